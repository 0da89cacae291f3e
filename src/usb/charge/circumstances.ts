import type { Circumstance } from '../../fight/circumstances.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { matters } from '../../kit/question/asked.ts';
import { isMachine } from '../unit-arms.tsx';
import { usbChargeAnswerOf, winChance } from './answer.ts';
import { type UsbChargeInputs, usbCharge, withMeleeSide } from './inputs.ts';
import type { UsbChargeModel } from './model.ts';

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
