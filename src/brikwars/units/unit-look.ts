import type { FigureLook, Weapon } from '../../kit/figures/figure.tsx';
import { handsOf } from '../../rules/brikwars/units/held-things.ts';
import { bodyOf } from '../../rules/brikwars/units/printed-body.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import type { ShortUnit } from '../../rules/brikwars/units/short-unit.ts';
import { dress, weaponPictures } from '../looks.ts';
import { type ShortThing, shortHands } from './unit-choices.ts';

type Picture = Weapon | 'shield';

const pictures: Readonly<Record<string, Picture>> = { ...weaponPictures, bite: 'none', 'bare-hands': 'none' };

const ownPictures = {
  hand: 'hand',
  heavy: 'axe',
  'two-handed': 'two-handed',
  shield: 'shield',
  natural: 'none',
} as const satisfies Readonly<Record<string, Picture>>;

const shortPictures: Readonly<Record<ShortThing, Picture>> = {
  hand: 'hand',
  short: 'hand',
  heavy: 'axe',
  'two-handed': 'two-handed',
  ranged: 'bow',
  'short-ranged': 'bow',
  'long-ranged': 'rifle',
  brick: 'object',
  improvised: 'object',
  explosive: 'grenade',
  siege: 'rifle',
  mounted: 'rifle',
  shield: 'shield',
  'bare-hands': 'none',
};

function pictureOf(thing: Profile['weapons'][number] | undefined): Picture {
  if (thing === undefined) return 'none';
  return typeof thing === 'string' ? (pictures[thing] ?? 'none') : ownPictures[thing.kind];
}

/** A shield has its place at the other arm. */
function held(right: Picture, left: Picture): Pick<FigureLook, 'weapon' | 'other'> {
  if (right === 'shield') return { weapon: left === 'shield' ? 'none' : left, other: 'shield' };
  return { weapon: right, ...(left === 'none' ? {} : { other: left }) };
}

function shortLook(short: ShortUnit): FigureLook {
  const { right, left } = shortHands(short);
  const both = right !== undefined && right === left;
  const arms = held(right ? shortPictures[right] : 'none', left && !both ? shortPictures[left] : 'none');
  if (short.unit === 'steed') return { ...dress.warhorse, ...arms };
  const worn = short.unit === 'hero' || short.unit === 'officer' ? dress[short.unit] : dress.minifig;
  return { ...worn, armour: short.armor, ...arms };
}

/** How a unit looks with what it holds and wears. */
export function lookOfUnit(
  unit: Pick<Profile, 'skill' | 'armor' | 'move' | 'size' | 'hands' | 'weapons' | 'short'>,
): FigureLook {
  if (unit.short) return shortLook(unit.short);
  const body = bodyOf(unit);
  const { right, left, both } = handsOf(unit.weapons);
  const arms = held(pictureOf(right), both ? 'none' : pictureOf(left));
  if (!body) return { ...dress.own, ...arms };
  if (body.unit === 'warhorse') return { ...dress[body.armored ? 'barded-warhorse' : 'warhorse'], ...arms };
  const worn = dress[body.armored && body.unit === 'minifig' ? 'armored-minifig' : body.unit];
  return { ...worn, ...(body.armored && { armour: true }), ...arms };
}
