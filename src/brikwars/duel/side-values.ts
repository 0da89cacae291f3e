import type { Side } from '../../rules/brikwars/attack/fight.ts';
import { asksSize, crankyOf, type DuelInputs, mayBeHurt } from './inputs.ts';

/** The values of a side that few need, in the order in which they are shown. */
export const sideValues = [
  'skillModifier',
  'cranky',
  'size',
  'pips',
  'bonusDice',
  'master',
  'shieldParries',
  'weapon',
  'own',
] as const;
export type SideValue = (typeof sideValues)[number];

/** Which of a side's values are not what is usual. */
export function valuesInForce(inputs: DuelInputs, side: Side): readonly SideValue[] {
  const { unit, skillModifier, bonusDice, size, hands, master, pips } = inputs[side];
  const close = inputs.mode === 'close';
  const keeps = side === 'attacker' && close && hands.includes('shield');
  const differs: Readonly<Record<SideValue, boolean>> = {
    skillModifier: skillModifier !== 0,
    cranky: crankyOf(inputs[side]) > 0,
    size: asksSize(inputs) && size !== 1,
    pips: mayBeHurt(inputs, side) && pips > 0,
    bonusDice: bonusDice !== 'take',
    master,
    shieldParries: keeps && !inputs.shieldParriesCounter,
    weapon: close ? hands[0] === 'own' : side === 'attacker' && inputs.shot === 'own',
    own: unit === 'own',
  };
  return sideValues.filter((value) => differs[value]);
}
