import { type TextField, written } from '../../kit/question/fields.ts';
import { list, oneOf, shaped } from '../../kit/question/link.ts';
import type { OwnWeaponKind } from '../../rules/brikwars/attack/setup.ts';
import { type UnitId, units } from '../../rules/brikwars/units.ts';
import { type WeaponId, weaponIds } from '../../rules/brikwars/weapons.ts';

/** What a hand may hold: a weapon of the table, one of two with own values, or nothing. */
export type Held = WeaponId | 'own' | 'own-2' | 'nothing';

export type Hands = readonly [first: Held, other: Held];

const heldThings: readonly Held[] = [...weaponIds, 'own', 'own-2', 'nothing'];

/** The two things that a side holds: `heavy,nothing`. */
export const handsField: TextField<Hands> = written(
  shaped(
    list(oneOf(heldThings), ',', 2, 2),
    (hands: Hands) => hands,
    ([first = 'nothing', other = 'nothing']): Hands => [first, other],
  ),
  ['hand', 'nothing'],
);

/** What decides which things fit a side's hands. */
interface Bearer {
  readonly unit: UnitId | 'own';
  readonly hands: Hands;
  readonly ownWeapon: { readonly kind: OwnWeaponKind };
  readonly secondWeapon: { readonly kind: OwnWeaponKind };
}

const strikers = ['hand', 'heavy', 'two-handed', 'random-object', 'own'] as const satisfies readonly Held[];

/** What the first hand may hold; an attacker needs something that strikes. */
export function firstOptions({ unit, hands }: Bearer, attacks: boolean): readonly Held[] {
  if (unit !== 'own' && units[unit].hands === 0) return units[unit].natural ?? [];
  if (hands[0] === 'bite' && unit === 'own') return [...strikers, 'bite'];
  return attacks ? strikers : [...strikers, 'shield', 'nothing'];
}

/** Whether these hands can attack at all; a shield alone can only shove. */
export function strikes([first]: Hands): boolean {
  return first !== 'nothing' && first !== 'shield';
}

/** What fits beside it (BW-WEAP-17); nothing always does. */
export function otherOptions(first: Held, { ownWeapon, secondWeapon }: Bearer): readonly Held[] {
  const second: readonly Held[] =
    secondWeapon.kind === 'hand' || secondWeapon.kind === 'natural' ? ['own-2'] : [];
  const light: readonly Held[] = ['nothing', 'shield', 'hand', 'random-object', ...second];
  switch (first) {
    case 'hand':
    case 'random-object':
      return light;
    case 'heavy':
      return ['nothing', 'shield'];
    case 'own':
      if (ownWeapon.kind === 'natural')
        return ['nothing', ...(secondWeapon.kind === 'natural' ? second : [])];
      return ownWeapon.kind === 'two-handed' ? ['nothing'] : light;
    default:
      return ['nothing'];
  }
}

/** The nearest hands that are allowed: the first thing decides, the other goes if it does not fit. */
export function fittingHands(bearer: Bearer, attacks: boolean): Hands {
  const [first, other] = bearer.hands;
  const allowed = firstOptions(bearer, attacks);
  const held = allowed.includes(first) ? first : (allowed[0] ?? 'nothing');
  return [held, otherOptions(held, bearer).includes(other) ? other : 'nothing'];
}
