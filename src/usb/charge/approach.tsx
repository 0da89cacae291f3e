import { asksOf } from '../../kit/asks.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import type { MoveReason } from '../../rules/usb/movement.ts';
import { LengthStepper } from '../phase-card.tsx';
import { type Meeting, meetingOf, usbChargeOptions } from './meeting.ts';
import type { UsbChargeModel } from './model.ts';
import './charge.css';

/** Why a charge reaches so far. */
function ReachWhy({ reasons }: { readonly reasons: readonly MoveReason[] }) {
  const { moves } = useTexts('usbphase');
  const format = useFormat();
  return (
    <Reasons
      items={reasons.map(({ rule, effect, amount = 0 }) => ({
        rule,
        text: moves[effect](
          effect === 'base' || effect === 'slow-ceiling' ? format.number(amount) : format.signed(amount),
        ),
      }))}
    />
  );
}

interface ApproachProps {
  readonly model: UsbChargeModel;
  readonly meeting: Meeting;
}

/** The way up to contact: distance, reaction, and what lies between. */
function UsbChargeApproach({ model, meeting }: ApproachProps) {
  const t = useTexts('usbchargemore');
  const format = useFormat();
  const { distance, reaction } = model.inputs.value.value.setup;
  const { reach, reactions } = meeting;
  return (
    <>
      <LengthStepper
        inchesLabel={t.distance}
        centimetresLabel={t.distanceCm}
        value={distance}
        max={usbChargeOptions.longestDistance}
        decimals={1}
        onChange={(inches) => model.change({ distance: inches })}
      />
      <Fold title={t.reach(format.number(reach.value, 1))}>{() => <ReachWhy reasons={reach.reasons} />}</Fold>
      <Choice
        legend={t.reaction}
        value={reaction}
        options={reactions.map(({ reaction: value, issue }) => ({
          value,
          label: t.reactions[value],
          disabled: issue !== undefined,
        }))}
        onChange={(chosen) => model.change({ reaction: chosen })}
      />
      {reactions.map(
        ({ reaction: offered, issue }) =>
          issue && (
            <p class="hint" key={offered}>
              {t.notThis(t.reactions[offered], t.reactionIssues[issue.code])}
            </p>
          ),
      )}
      <OnTheWay model={model} />
    </>
  );
}

/** What few charges have on their way. */
function OnTheWay({ model }: Pick<ApproachProps, 'model'>) {
  const t = useTexts('usbchargemore');
  const { setup } = model.inputs.value.value;
  const { slowWay, roadWay, seen, falseFlag, nearness, lostOnTheWay } = setup;
  const ask = asksOf(setup, model.change);
  const unusual = [slowWay, roadWay, !seen, falseFlag, nearness !== 'nearest', lostOnTheWay > 0];
  return (
    <Fold title={t.around} count={unusual.filter(Boolean).length} countLabel={t.inForce}>
      <div class="chips">
        {ask.flag('slowWay', t.slowWay)}
        {ask.flag('roadWay', t.roadWay)}
        {ask.flag('seen', t.seen)}
        {ask.flag('falseFlag', t.falseFlag)}
      </div>
      {ask.choice('nearness', t.nearest, usbChargeOptions.nearnesses, t.nearnesses)}
      {ask.number('lostOnTheWay', t.lostOnTheWay, usbChargeOptions.mostLost)}
    </Fold>
  );
}

interface MeetingProps {
  readonly model: UsbChargeModel;
}

/** How the two meet: how far, how the charged react, what their shields are for, what the heroes do. */
export function UsbChargeMeeting({ model }: MeetingProps) {
  const t = useTexts('usbchargemore');
  const inputs = model.inputs.value.value;
  const { charger, locked } = inputs.setup;
  const ask = asksOf(inputs.setup, model.change);
  const meeting = meetingOf(inputs);
  return (
    <section class="card">
      <h2 class="card-title">{t.meeting}</h2>
      <div class="chips">
        {ask.flag('locked', t.locked)}
        {meeting.phalanx && ask.flag('flank', t.flank)}
      </div>
      {charger.fighter.activated && <p class="hint">{t.activatedHint}</p>}
      {locked ? <p class="hint">{t.lockedHint}</p> : <UsbChargeApproach model={model} meeting={meeting} />}
      {meeting.shield && ask.choice('shield', t.shield, usbChargeOptions.shields, t.shields)}
      {meeting.duel && ask.choice('duel', t.duel, usbChargeOptions.duels, t.duels)}
      {meeting.power !== undefined && <Power model={model} power={meeting.power} />}
    </section>
  );
}

/** What the charger's hero spends his Power points on. */
function Power({ model, power }: MeetingProps & { readonly power: number }) {
  const t = useTexts('usbchargemore');
  const { setup } = model.inputs.value.value;
  const { braveAttacks, luck } = setup;
  const ask = asksOf(setup, model.change);
  return (
    <>
      {ask.number('braveAttacks', t.brave, power - luck)}
      {ask.number('luck', t.luck, power - braveAttacks)}
    </>
  );
}
