import type { Circumstance } from '../../fight/circumstances.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { Fighter } from '../../rules/usb/units/fighter.ts';
import { isMachine } from '../unit-arms.tsx';
import { barEnds, shootAnswerOf } from './explained-odds.ts';
import { type UsbShootInputs, withShootSide } from './inputs.ts';
import type { UsbShootModel } from './model.ts';

/** What around the shot may hold or not, the most frequent first, each with the chance that the target breaks. */
export function useShotCircumstances({ inputs: { value }, change }: UsbShootModel): readonly Circumstance[] {
  const t = useTexts('usbshoot');
  const units = useTexts('usb');
  const format = useFormat();
  const inputs = value.value;
  const { kind, target } = inputs;
  const { fighter } = target;
  const set = (part: Partial<Fighter>) =>
    withShootSide(inputs, 'target', { ...target, fighter: { ...fighter, ...part } });
  const shot = (of: UsbShootInputs['kind']): UsbShootInputs => ({
    ...inputs,
    kind: kind === of ? 'tactical' : of,
  });
  const row = (id: string, label: string, on: boolean, turned: UsbShootInputs): Circumstance => ({
    id,
    label,
    on,
    tap: () => change(turned),
    after() {
      const answer = shootAnswerOf(turned);
      return answer.ok ? format.hundredths(barEnds(answer.value)[0]) : undefined;
    },
  });
  const screen = fighter.terrain === 'screen';
  return [
    row('aimed', t.kinds.aimed, kind === 'aimed', shot('aimed')),
    row('screen', units.terrains.screen, screen, set({ terrain: screen ? 'open' : 'screen' })),
    ...(!isMachine(fighter.unit) && fighter.formation !== 'column'
      ? [row('entrenched', units.entrenched, fighter.entrenched, set({ entrenched: !fighter.entrenched }))]
      : []),
    row('reaction', t.kinds.reaction, kind === 'reaction', shot('reaction')),
  ];
}
