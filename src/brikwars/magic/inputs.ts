import type { InputCodec } from '../../kit/inputs.ts';
import { at, flag, link, oneOf, row, whole } from '../../kit/link.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import { mostMedics } from '../../rules/brikwars/supplement/healing.ts';
import { type Stance, stances } from '../../rules/brikwars/supplement/hiding.ts';
import { type UnitId, unitIds } from '../../rules/brikwars/units.ts';
import type { WeaponId } from '../../rules/brikwars/weapons.ts';
import { fullHouse } from '../house-rules.ts';

/** What is tried. */
export const magicKinds = ['bolt', 'area', 'shield', 'summon', 'raise', 'heal', 'shot'] as const;
export type MagicKind = (typeof magicKinds)[number];

/** Who has a Skill of his own and hands to use it. */
export const casters = ['minifig', 'officer', 'hero'] as const satisfies readonly UnitId[];
export type CasterId = (typeof casters)[number];

/** What strikes somebody who is shielded or healed. */
export const striking = [
  'hand',
  'heavy',
  'two-handed',
  'short-ranged',
  'long-ranged',
  'explosive',
] as const satisfies readonly WeaponId[];

/** What a hider is shot at with. */
export const shooting = ['short-ranged', 'long-ranged'] as const satisfies readonly WeaponId[];

export interface MagicInputs {
  readonly table: TableRules;
  readonly kind: MagicKind;
  readonly caster: CasterId;
  /** Added to his Skill roll. */
  readonly modifier: number;
  readonly magic: number;
  /** Levels of the other mages in his circle; 0 is no circle. */
  readonly others: number;
  /** At which the spell is cast. */
  readonly level: number;
  readonly distance: number;
  /** Whose Armor is struck. */
  readonly target: UnitId;
  /** How many stand in the blast. */
  readonly count: number;
  readonly struck: (typeof striking)[number];
  readonly shoots: (typeof shooting)[number];
  /** Of the unit that is called, or that died. */
  readonly size: number;
  /** Undead that the mage controls already. */
  readonly undead: number;
  /** As counted on the table; 0 rolls the hit first. */
  readonly wounds: number;
  readonly medics: number;
  /** Thirds of the hider behind cover. */
  readonly hidden: number;
  readonly stance: Stance;
  readonly hides: boolean;
  readonly perceives: boolean;
  readonly master: boolean;
}

export const magicBounds = {
  modifier: 9,
  magic: 10,
  others: 20,
  level: 10,
  distance: 60,
  count: 12,
  size: 5,
  undead: 10,
  wounds: 20,
  medics: mostMedics,
  hidden: 2,
} as const;

function initialMagic(edition: EditionId): MagicInputs {
  return {
    table: { edition, house: {} },
    kind: 'bolt',
    caster: 'minifig',
    modifier: 0,
    magic: 3,
    others: 0,
    level: 1,
    distance: 6,
    target: 'minifig',
    count: 3,
    struck: 'hand',
    shoots: 'long-ranged',
    size: 1,
    undead: 0,
    wounds: 0,
    medics: 1,
    hidden: 1,
    stance: 'still',
    hides: true,
    perceives: false,
    master: false,
  };
}

/** `v=1&e=pl&k=bolt&m=minifig.0.3.0.1&t=minifig.6.3.hand.1.0&h=0.1&s=long-ranged.1.still.1.0.0`. */
const codec = link(initialMagic('pl'), {
  e: at('table', fullHouse),
  k: at('kind', oneOf(magicKinds)),
  m: row({
    caster: oneOf(casters),
    modifier: whole(-magicBounds.modifier, magicBounds.modifier),
    magic: whole(1, magicBounds.magic),
    others: whole(0, magicBounds.others),
    level: whole(1, magicBounds.level),
  }),
  t: row({
    target: oneOf(unitIds),
    distance: whole(0, magicBounds.distance),
    count: whole(1, magicBounds.count),
    struck: oneOf(striking),
    size: whole(1, magicBounds.size),
    undead: whole(0, magicBounds.undead),
  }),
  h: row({ wounds: whole(0, magicBounds.wounds), medics: whole(1, magicBounds.medics) }),
  s: row({
    shoots: oneOf(shooting),
    hidden: whole(0, magicBounds.hidden),
    stance: oneOf(stances),
    hides: flag,
    perceives: flag,
    master: flag,
  }),
});

export function magicCodec(edition: EditionId): InputCodec<MagicInputs> {
  return { ...codec, initial: initialMagic(edition) };
}
