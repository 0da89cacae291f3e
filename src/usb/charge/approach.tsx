import { useFormat, useTexts } from '../../kit/context.ts';
import { Chips } from '../../kit/controls/choice.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { weighingBy } from '../../kit/controls/worth.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { chargeInches } from '../../rules/usb/reaction/reaction.ts';
import type { MoveReason } from '../../rules/usb/turn/movement.ts';
import { LengthStepper } from '../phase-card.tsx';
import { useMeleePartWorth } from './circumstances.ts';
import { usbCharge } from './inputs.ts';
import type { UsbChargeModel } from './model.ts';
import './charge.css';

/** Why a charge reaches so far. */
function ReachWhy({ reasons }: { readonly reasons: readonly MoveReason[] }) {
  const { moves } = useTexts('usb');
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

const { distance } = usbCharge.fields;

interface ApproachProps {
  readonly model: UsbChargeModel;
}

/** The way up to contact: how far it is, to a tenth of an inch, how far the charge gets, and what lies between. */
function UsbChargeApproach({ model }: ApproachProps) {
  const t = useTexts('usbcharge');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const weighing = useMeleePartWorth(inputs);
  const ask = asksIn(usbCharge, inputs, model.change, weighing);
  const reach = chargeInches(inputs);
  return (
    <>
      <LengthStepper
        inchesLabel={t.distance}
        centimetresLabel={t.distanceCm}
        value={inputs.distance}
        max={distance.most}
        decimals={distance.decimals}
        onChange={(inches) => model.change({ distance: inches })}
        weighing={weighingBy(weighing, (inches: number) => ({ distance: inches }))}
      />
      <Fold title={t.reach(format.number(reach.value, 1))}>{() => <ReachWhy reasons={reach.reasons} />}</Fold>
      <Chips legend={t.around}>
        {ask.flag('slowWay', t.slowWay)}
        {ask.flag('roadWay', t.roadWay)}
        {ask.flag('seen', t.seen)}
        {ask.flag('falseFlag', t.falseFlag)}
      </Chips>
      {ask.choice('nearness', t.nearest, t.nearnesses)}
      {ask.number('lostOnTheWay', t.lostOnTheWay)}
    </>
  );
}

/** How the two meet: how far, over what, and what the hero spends; the stage asks the rest. */
export function UsbChargeMeeting({ model }: ApproachProps) {
  const t = useTexts('usbcharge');
  const inputs = model.inputs.value.value;
  const { charger, locked } = inputs;
  const ask = asksIn(usbCharge, inputs, model.change, useMeleePartWorth(inputs));
  return (
    <>
      {charger.fighter.activated && <p class="hint">{t.activatedHint}</p>}
      {locked ? <p class="hint">{t.lockedHint}</p> : <UsbChargeApproach model={model} />}
      {ask.number('braveAttacks', t.brave)}
      {ask.number('luck', t.luck)}
    </>
  );
}
