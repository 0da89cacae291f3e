import { Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { LengthStepper } from '../length-stepper.tsx';
import type { Meeting } from './meeting.ts';
import type { UsbChargeModel } from './model.ts';
import { usbChargeOptions } from './options.ts';
import './meeting-card.css';
import { ReachWhy } from './reach-why.tsx';

interface ApproachProps {
  readonly model: UsbChargeModel;
  readonly meeting: Meeting;
}

/** The way up to contact: distance, reaction, and what lies between. */
export function UsbChargeApproach({ model, meeting }: ApproachProps) {
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

const flags = ['slowWay', 'roadWay', 'seen', 'falseFlag'] as const;

/** What few charges have on their way. */
function OnTheWay({ model }: Pick<ApproachProps, 'model'>) {
  const t = useTexts('usbchargemore');
  const { setup } = model.inputs.value.value;
  const { slowWay, roadWay, seen, falseFlag, nearness, lostOnTheWay } = setup;
  const unusual = [slowWay, roadWay, !seen, falseFlag, nearness !== 'nearest', lostOnTheWay > 0];
  return (
    <Fold title={t.around} count={unusual.filter(Boolean).length} countLabel={t.inForce}>
      <div class="chips">
        {flags.map((name) => (
          <Toggle key={name} pressed={setup[name]} onChange={(on) => model.change({ [name]: on })}>
            {t[name]}
          </Toggle>
        ))}
      </div>
      <Choice
        legend={t.nearest}
        value={nearness}
        options={usbChargeOptions.nearnesses.map((value) => ({ value, label: t.nearnesses[value] }))}
        onChange={(value) => model.change({ nearness: value })}
      />
      <Stepper
        label={t.lostOnTheWay}
        value={lostOnTheWay}
        min={0}
        max={usbChargeOptions.mostLost}
        onChange={(value) => model.change({ lostOnTheWay: value })}
      />
    </Fold>
  );
}
