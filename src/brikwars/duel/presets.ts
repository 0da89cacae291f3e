import type { Side } from '../../rules/brikwars/attack/fight.ts';
import type { OwnWeaponKind } from '../../rules/brikwars/attack/setup.ts';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import type { Profile, ProfileWeapon } from '../../rules/brikwars/units/profile.ts';
import { type UnitId, units } from '../../rules/brikwars/units.ts';
import type { WeaponId } from '../../rules/brikwars/weapons.ts';
import { creationLeft } from '../../rules/brikwars/wreck/creation-left.ts';
import { withSideOf } from './changes.ts';
import { armsOf, creationValues } from './creation-arms.ts';
import type { Held } from './hands.ts';
import {
  armorOf,
  type DuelInputs,
  type OwnWeaponInputs,
  ownWeaponOf,
  type Shot,
  type SideInputs,
  shots,
  skillOf,
} from './inputs.ts';
import { rearmed } from './rearm.ts';

/** What stands one tap away, the commonest first. */
export const presetIds = [
  'minifig',
  'minifig-shield',
  'armored-minifig',
  'officer',
  'hero',
  'warhorse',
  'barded-warhorse',
] as const;
export type PresetId = (typeof presetIds)[number];

function hasShield(inputs: DuelInputs, side: Side): boolean {
  if (inputs.mode === 'ranged') return side === 'defender' && inputs.shieldAgainstShots;
  return inputs[side].hands.includes('shield');
}

/** The preset that a side is, or `own`. */
export function presetOf(inputs: DuelInputs, side: Side): PresetId | 'own' {
  const { unit } = inputs[side];
  return unit === 'minifig' && hasShield(inputs, side) ? 'minifig-shield' : unit;
}

/** The presets that a side offers; who shoots has no use for a shield. */
export function presetsFor(inputs: DuelInputs, side: Side): readonly PresetId[] {
  return presetIds.filter(
    (id) =>
      (id !== 'minifig-shield' || inputs.mode === 'close' || side === 'defender') &&
      (id !== 'barded-warhorse' || inputs[side].unit === id),
  );
}

/** A side that was a creation with empty hands again. */
function withoutCreation(inputs: DuelInputs, side: Side): DuelInputs {
  if (!inputs[side].creation) return inputs;
  const bare: Partial<SideInputs> = {
    unit: 'minifig',
    hands: ['hand', 'nothing'],
    size: 1,
    bonusDice: 'take',
  };
  const next = withSideOf(inputs, side, bare);
  return side === 'attacker' && next.shot === 'own' ? { ...next, shot: 'short-ranged' } : next;
}

export function withPreset(before: DuelInputs, side: Side, preset: PresetId): DuelInputs {
  const inputs = withoutCreation(before, side);
  const shielded = preset === 'minifig-shield';
  const unit: UnitId = shielded ? 'minifig' : preset;
  if (inputs.mode === 'ranged') {
    const shieldAgainstShots = side === 'defender' ? shielded : inputs.shieldAgainstShots;
    return { ...withSideOf(inputs, side, { unit }), shieldAgainstShots };
  }
  const [first, other] = inputs[side].hands;
  if (!shielded) {
    const bare: Held = first === 'shield' ? 'hand' : first;
    // The shield goes with the preset that brought it; one taken up by itself stays.
    const hands = presetOf(inputs, side) === 'minifig-shield' ? ([bare, 'nothing'] as const) : undefined;
    return withSideOf(inputs, side, { unit, ...(hands ? { hands } : {}) });
  }
  const beside = first === 'two-handed' || first === 'bite' || first === 'nothing' ? 'hand' : first;
  return withSideOf(inputs, side, { unit, hands: first === 'shield' ? [first, other] : [beside, 'shield'] });
}

const emptyHanded: ReadonlySet<string> = new Set(['bare-hands', 'nothing']);

function isOwn(weapon: WeaponId | ProfileWeapon): weapon is ProfileWeapon {
  return typeof weapon !== 'string';
}

/** What is shot or thrown in close combat is a random object (BW-WEAP-10, BW-WEAP-16). */
function inHand(weapon: WeaponId): Held {
  const close: readonly Held[] = ['hand', 'heavy', 'two-handed', 'shield', 'bite'];
  return close.includes(weapon) ? weapon : emptyHanded.has(weapon) ? 'nothing' : 'random-object';
}

function shotOf({ weapons, explosives = 0 }: Profile): Shot | undefined {
  const known = explosives > 0 ? [...weapons, 'explosive'] : weapons;
  return (
    shots.find((shot) => shot !== 'own' && known.includes(shot)) ?? (weapons.some(isOwn) ? 'own' : undefined)
  );
}

/**
 * A creation takes the place of a side as its damage has left it. Who attacks with guns alone shoots, and with nothing to
 * shoot strikes.
 */
function withCreationProfile(
  inputs: DuelInputs,
  side: Side,
  { size, wreck }: Profile,
  built: BuiltCreation,
): DuelInputs {
  const creation = wreck ? creationLeft(built, wreck) : built;
  const other = inputs.mode === 'close' ? 'ranged' : 'close';
  const turns =
    side === 'attacker' && armsOf(creation, inputs.mode).length === 0 && armsOf(creation, other).length > 0;
  const values = { ...creationValues(creation, inputs.table.edition), size, creation, skillModifier: 0 };
  const next = withSideOf({ ...inputs, ...(turns && { mode: other }) }, side, {
    ...values,
    hands: ['nothing', 'nothing'],
    pips: wreck?.pips ?? 0,
  });
  return { ...rearmed(next), ...(side === 'defender' && { shieldAgainstShots: false }) };
}

/** A unit of one's own takes the place of a side, with its weapons in its hands. */
export function withProfile(inputs: DuelInputs, side: Side, profile: Profile): DuelInputs {
  const { skill, armor, size, weapons } = profile;
  if (profile.creation) return withCreationProfile(inputs, side, profile, profile.creation);
  const before = inputs[side];
  const own: OwnWeaponInputs[] = weapons
    .filter(isOwn)
    .map(({ use, damage, kind }) => ({ use, damage, kind }));
  let named = 0;
  const held = weapons
    .map((weapon): Held => (isOwn(weapon) ? (named++ === 0 ? 'own' : 'own-2') : inHand(weapon)))
    .filter((thing) => thing !== 'nothing')
    // What cannot attack alone stands in the other hand.
    .sort((a, b) => Number(a === 'shield') - Number(b === 'shield'));
  const part: Partial<SideInputs> = {
    unit: 'own',
    ownSkill: skill,
    ownArmor: armor,
    size,
    hands: [held[0] ?? 'nothing', held[1] ?? 'nothing'],
    ownWeapon: own[0] ?? before.ownWeapon,
    secondWeapon: own[1] ?? before.secondWeapon,
    skillModifier: 0,
  };
  const shot = side === 'attacker' ? shotOf(profile) : undefined;
  const shieldAgainstShots = side === 'defender' ? weapons.includes('shield') : inputs.shieldAgainstShots;
  return { ...withSideOf(inputs, side, part), shieldAgainstShots, ...(shot ? { shot } : {}) };
}

function profileWeapon(held: Held | Shot, side: SideInputs): readonly (WeaponId | ProfileWeapon)[] {
  if (held === 'nothing') return [];
  return [held === 'own' || held === 'own-2' ? (ownWeaponOf(side, held) ?? side.ownWeapon) : held];
}

const kindsWithoutHands: ReadonlySet<OwnWeaponKind> = new Set(['natural']);

/** A side of the fight as a profile to be kept. */
export function profileOf(inputs: DuelInputs, side: Side, name: string): Profile {
  const entered = inputs[side];
  const { unit, size, hands } = entered;
  const things: readonly (Held | Shot)[] =
    inputs.mode === 'ranged' && side === 'attacker' ? [inputs.shot] : hands;
  const natural = hands[0] === 'own' && kindsWithoutHands.has(entered.ownWeapon.kind);
  return {
    name,
    skill: skillOf(entered),
    armor: armorOf(entered),
    move: unit === 'own' ? units.minifig.move : units[unit].move,
    size,
    hands: unit === 'own' ? (natural ? 0 : 2) : units[unit].hands,
    weapons: things.flatMap((held) => profileWeapon(held, entered)),
  };
}
