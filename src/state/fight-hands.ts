import type { OwnWeaponKind } from '../rules/brikwars/setup.ts';
import { type UnitId, units } from '../rules/brikwars/units.ts';
import type { WeaponId } from '../rules/brikwars/weapons.ts';

/** What a hand may hold: a weapon of the table, one with own values, or nothing. */
export type Held = WeaponId | 'own' | 'nothing';
export type Hands = readonly [first: Held, other: Held];

const strikers = ['hand', 'heavy', 'two-handed', 'random-object', 'own'] as const satisfies readonly Held[];

/** What the first hand may hold; an attacker needs something that strikes. */
export function firstOptions(unit: UnitId | 'own', attacks: boolean): readonly Held[] {
  if (unit !== 'own' && units[unit].hands === 0) return units[unit].natural ?? [];
  return attacks ? strikers : [...strikers, 'shield', 'nothing'];
}

/** What fits beside it (BW-WEAP-17); nothing always does. */
export function otherOptions(first: Held, ownKind: OwnWeaponKind): readonly Held[] {
  switch (first) {
    case 'hand':
    case 'random-object':
      return ['nothing', 'shield', 'hand', 'random-object'];
    case 'heavy':
      return ['nothing', 'shield'];
    case 'own':
      return ownKind === 'two-handed' || ownKind === 'natural'
        ? ['nothing']
        : ['nothing', 'shield', 'hand', 'random-object'];
    default:
      return ['nothing'];
  }
}

/** The nearest hands that are allowed: the first thing decides, the other goes if it does not fit. */
export function fittingHands(
  [first, other]: Hands,
  unit: UnitId | 'own',
  ownKind: OwnWeaponKind,
  attacks: boolean,
): Hands {
  const allowed = firstOptions(unit, attacks);
  const held = allowed.includes(first) ? first : (allowed[0] ?? 'nothing');
  return [held, otherOptions(held, ownKind).includes(other) ? other : 'nothing'];
}
