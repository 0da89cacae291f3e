import {
  at,
  behind,
  checked,
  columns,
  type Field,
  list,
  maybe,
  oneOf,
  row,
  shaped,
  whole,
  words,
} from '../../kit/question/link.ts';
import { otherSide } from '../../platform/whose.ts';
import { ownWeaponKinds } from '../../rules/brikwars/attack/setup.ts';
import { type Profile, type ProfileWeapon, profileLimits } from '../../rules/brikwars/units/profile.ts';
import { type WeaponId, weaponIds } from '../../rules/brikwars/weapons.ts';
import { creationField } from '../creation/creation-field.ts';
import { dice } from '../dice.ts';
import { type HandedOver, handedOver, readHandedOver } from '../handed-over.ts';

const name = checked(words, (text) => text.length <= profileLimits.name);

const ownWeapon: Field<ProfileWeapon> = columns(
  [
    at('kind', oneOf(ownWeaponKinds)),
    at('use', whole(0, profileLimits.use)),
    at('damage', dice),
    maybe('name', name, ''),
  ],
  '*',
);

const known = oneOf(weaponIds);
const weapon: Field<WeaponId | ProfileWeapon> = {
  write: (held) => (typeof held === 'string' ? known.write(held) : ownWeapon.write(held)),
  read: (text) => known.read(text) ?? ownWeapon.read(text),
};

/** Points in hundredths, so that they stay whole numbers. */
const points = shaped(
  whole(0, 1e8),
  (cost: number) => Math.round(100 * cost),
  (hundredths) => hundredths / 100,
);

const shown = columns(
  [
    at('name', name),
    at('skill', dice),
    at('armor', dice),
    row({ move: whole(0, profileLimits.move), size: whole(0, profileLimits.size), hands: oneOf([0, 2]) }),
    at('weapons', list(weapon, '~', 0, profileLimits.weapons)),
    maybe('cost', points, ''),
    maybe('creation', creationField, ''),
  ],
  ';',
);

/**
 * A unit as text: `Dragon;1d6;2d6;10.4.0;bite;1200;` and what it is built of, then the Explosives that it carries, if any.
 * What has happened to it is no part of it.
 */
export const profileField: Field<Profile> = shaped(
  behind(shown, ';', 'explosives', whole(1, profileLimits.explosives)),
  ({ explosives, ...profile }: Profile) => ({ ...profile, ...(explosives && { explosives }) }),
  (profile) => profile,
);

/** A unit on its way to a fight, and for which side. */
export interface Brought {
  readonly side: 'attacker' | 'defender';
  readonly profile: Profile;
  /** How many of them there are. */
  readonly count: number;
}

/** The address of a fight with this unit on one side; `from` says who acts where it comes from, and by which rules. */
export function fightAddress(
  { side, profile, count }: Brought,
  place: 'brikwars' | 'many',
  from: Pick<HandedOver, 'acting' | 'table'>,
): string {
  const acting = side === 'attacker' ? from.acting : otherSide(from.acting);
  return handedOver(`fight/${place}?${side}${count}=${profileField.write(profile)}`, { ...from, acting });
}

/** The unit that such an address brings. */
export function unitBrought(query: string): Brought | undefined {
  const { what } = readHandedOver(query);
  const [, side, count, text = ''] = /^(attacker|defender)(\d\d?)=(.*)$/.exec(what) ?? [];
  const profile = profileField.read(text);
  if (!profile || (side !== 'attacker' && side !== 'defender') || Number(count) < 1) return undefined;
  return { side, profile, count: Number(count) };
}
