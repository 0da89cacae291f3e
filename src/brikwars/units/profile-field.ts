import { checked, type Field, list, oneOf, row, whole, words } from '../../kit/link.ts';
import { otherSide } from '../../platform/whose.ts';
import { type Profile, type ProfileWeapon, profileLimits } from '../../rules/brikwars/profile.ts';
import { ownWeaponKinds } from '../../rules/brikwars/setup.ts';
import { type WeaponId, weaponIds } from '../../rules/brikwars/weapons.ts';
import { creationField } from '../creation/creation-field.ts';
import { dice } from '../dice.ts';
import { type HandedOver, handedOver, readHandedOver } from '../handed-over.ts';

const name = checked(words, (text) => text.length <= profileLimits.name);

const ownWeapon = row<Required<ProfileWeapon>>(
  { kind: oneOf(ownWeaponKinds), use: whole(0, profileLimits.use), damage: dice, name },
  '*',
);

const weapon: Field<WeaponId | ProfileWeapon> = {
  write: (held) => (typeof held === 'string' ? held : ownWeapon.write({ name: '', ...held })),
  read(text) {
    const known = oneOf(weaponIds).read(text);
    if (known !== undefined) return known;
    const read = ownWeapon.read(text);
    if (!read) return undefined;
    const { name: called, ...values } = read;
    return called === '' ? values : { ...values, name: called };
  },
};

/** Points in hundredths, so that they stay whole numbers. */
const points = whole(0, 1e8);

const values = row({
  move: whole(0, profileLimits.move),
  size: whole(0, profileLimits.size),
  hands: oneOf([0, 2]),
});
const held = list(weapon, '~', 0, profileLimits.weapons);

const carried = whole(1, profileLimits.explosives);

/**
 * A unit as text: `Dragon;1d6;2d6;10.4.0;bite;1200;` and what it is built of, then the Explosives that it carries, if any.
 * What has happened to it is no part of it.
 */
export const profileField: Field<Profile> = {
  write: (profile) =>
    [
      name.write(profile.name),
      dice.write(profile.skill),
      dice.write(profile.armor),
      values.write(profile),
      held.write(profile.weapons),
      profile.cost === undefined ? '' : points.write(Math.round(100 * profile.cost)),
      profile.creation ? creationField.write(profile.creation) : '',
      ...(profile.explosives ? [carried.write(profile.explosives)] : []),
    ].join(';'),
  read(text) {
    const parts = text.split(';');
    const part = <Value>(field: Field<Value>, place: number) => field.read(parts[place] ?? '');
    const called = part(name, 0);
    const skill = part(dice, 1);
    const armor = part(dice, 2);
    const body = part(values, 3);
    const weapons = part(held, 4);
    const cost = parts[5] === '' ? 0 : part(points, 5);
    const creation = parts[6] === '' ? undefined : part(creationField, 6);
    const explosives = parts.length === 8 ? part(carried, 7) : undefined;
    const whole = parts.length === (explosives === undefined ? 7 : 8) && (parts[6] === '' || creation);
    if (!whole || called === undefined || skill === undefined || armor === undefined) return undefined;
    if (!body || !weapons || cost === undefined) return undefined;
    return {
      name: called,
      skill,
      armor,
      ...body,
      weapons,
      ...(parts[5] !== '' && { cost: cost / 100 }),
      ...(creation && { creation }),
      ...(explosives !== undefined && { explosives }),
    };
  },
};

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
