import type { Circumstance } from '../../fight/circumstances.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { Weighing } from '../../kit/controls/worth.tsx';
import { matters } from '../../kit/question/asked.ts';
import { isMachine } from '../unit-arms.tsx';
import { usbChargeAnswerOf, winChance } from './answer.ts';
import { type UsbChargeInputs, usbCharge, withMelee, withMeleeSide } from './inputs.ts';
import type { UsbChargeModel } from './model.ts';

/** What another melee would make of the odds, as the bar says them first: the charger wins. */
export function useMeleeWorth(inputs: UsbChargeInputs): Weighing<UsbChargeInputs> {
  const format = useFormat();
  return {
    worth(then) {
      const answer = usbChargeAnswerOf(then);
      return answer.ok ? `${format.hundredths(winChance(answer.value.odds, 'charger'))}\u00a0%` : undefined;
    },
    of: inputs,
  };
}

/** The same of a part of it. */
export function useMeleePartWorth(inputs: UsbChargeInputs): Weighing<Partial<UsbChargeInputs>> {
  const whole = useMeleeWorth(inputs);
  return { worth: (part) => whole.worth(withMelee(inputs, part)), of: inputs };
}

/** What around the melee may hold or not, the most frequent first, each with the chance that the charger wins. */
export function useMeleeCircumstances({
  inputs: { value },
  change,
}: UsbChargeModel): readonly Circumstance[] {
  const t = useTexts('usbcharge');
  const units = useTexts('usb');
  const format = useFormat();
  const inputs = value.value;
  const { locked, shield, flank, target } = inputs;
  const { fighter } = target;
  const row = (id: string, label: string, on: boolean, turned: UsbChargeInputs): Circumstance => ({
    id,
    label,
    on,
    tap: () => change(turned),
    after() {
      const answer = usbChargeAnswerOf(turned);
      return answer.ok ? format.hundredths(winChance(answer.value.odds, 'charger')) : undefined;
    },
  });
  const entrenched = !fighter.entrenched;
  const opened = fighter.formation === 'column' && { formation: 'skirmish' as const };
  return [
    ...(matters(usbCharge, 'flank', inputs)
      ? [row('flank', t.flank, flank, { ...inputs, flank: !flank })]
      : []),
    ...(matters(usbCharge, 'shield', inputs)
      ? [
          row('shield', t.shields.reroll, shield === 'reroll', {
            ...inputs,
            shield: shield === 'reroll' ? 'strike' : 'reroll',
          }),
        ]
      : []),
    ...(!locked && !isMachine(fighter.unit)
      ? [
          row(
            'entrenched',
            units.entrenched,
            fighter.entrenched,
            withMeleeSide(inputs, 'target', { fighter: { ...fighter, entrenched, ...opened } }),
          ),
        ]
      : []),
    row('locked', t.presets.locked, locked, { ...inputs, locked: !locked }),
  ];
}
