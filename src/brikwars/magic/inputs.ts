import { type BattlePair, inBattle, type OfBattle, withoutRef } from '../../kit/battle-ref.ts';
import type { InputCodec } from '../../kit/inputs.ts';
import { at, checked, columns, type Field, flag, link, maybe, oneOf, row, whole } from '../../kit/link.ts';
import { faceRange, fightLimits } from '../../rules/brikwars/check-side.ts';
import { crankiest } from '../../rules/brikwars/creation/price-training.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import type { Profile } from '../../rules/brikwars/profile.ts';
import { mostAtLarge } from '../../rules/brikwars/supplement/healing.ts';
import { type Stance, stances } from '../../rules/brikwars/supplement/hiding.ts';
import { spellValues } from '../../rules/brikwars/supplement/spell-values.ts';
import type { StrayKind } from '../../rules/brikwars/supplement/stray-spell.ts';
import { type UnitId, unitIds, units } from '../../rules/brikwars/units.ts';
import type { WeaponId } from '../../rules/brikwars/weapons.ts';
import { parseDice } from '../../rules/dice/notation.ts';
import { dice } from '../dice.ts';
import { fullHouse } from '../house-rules.ts';
import { profileField } from '../units/profile-field.ts';
import { battleField, type MageBattle } from './battle-field.ts';

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
  readonly caster: CasterId | 'own';
  /** Skill of a caster with own values. */
  readonly ownSkill: string;
  /** Added to his Skill roll. */
  readonly modifier: number;
  /** Other conscious heroes on the team of who acts, and of who is struck; none is left out (BW-HERO-03). */
  readonly cranky?: number;
  readonly targetCranky?: number;
  readonly magic: number;
  /** Levels of the other mages in his circle; 0 is no circle. */
  readonly others: number;
  /** At which the spell is cast. */
  readonly level: number;
  readonly distance: number;
  /** Whose Armor is struck. */
  readonly target: UnitId | 'own';
  /** Armor of a target with own values. */
  readonly ownArmor: string;
  /** How many stand in the blast. */
  readonly count: number;
  readonly struck: (typeof striking)[number];
  readonly shoots: (typeof shooting)[number];
  /** Of the unit that is called, that died, or that is treated. */
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
  /** The unit that is called, in the place of a mere Size. */
  readonly called?: Profile;
  /** Inches by which an area spell that was cast has missed: its blast comes down there (BW-RNG-03). */
  readonly landed?: number;
  /** How it fell, where it did not fly past its target. */
  readonly fell?: Exclude<StrayKind, 'missed'>;
  /** Armor of the mage, whom his own area spell may reach; where it is left out, nobody rolls for him. */
  readonly selfArmor?: string;
  /** By which a battle knows the cast that missed. */
  readonly after?: string;
  /** Inches of Move of the slowest who carries the patient. */
  readonly carriers?: number;
  /** What the mage has used up, where that is kept count of. */
  readonly battle?: MageBattle;
  /** The two units of a battle that was sent here. */
  readonly pair?: BattlePair;
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
  medics: mostAtLarge,
  hidden: 2,
  landed: 60,
  carriers: 20,
  cranky: crankiest,
} as const;

/** What stands ready where own values are chosen. */
const usual = { ownSkill: '1d6', ownArmor: '4' } as const;

function initialMagic(edition: EditionId): MagicInputs {
  return {
    table: { edition, house: {} },
    ...usual,
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

type Who = Pick<MagicInputs, 'caster' | 'ownSkill'>;
type Whom = Pick<MagicInputs, 'target' | 'ownArmor'>;

/** Dice that a unit may have: plain ones, no more than a fight can count. */
function isUnitDice(notation: string): boolean {
  const read = parseDice(notation);
  if (!read.ok || read.value.floor !== undefined) return false;
  const { groups, constant } = read.value;
  const plain = groups.every((group) =>
    Object.keys(group).every((key) => key === 'count' || key === 'sides'),
  );
  return plain && faceRange(read.value)[1] + Math.abs(constant) <= fightLimits.total;
}

const unitDice = checked(dice, isUnitDice);

const ownCaster = row<Who>({ caster: oneOf(['own']), ownSkill: unitDice }, '*');
const ownTarget = row<Whom>({ target: oneOf(['own']), ownArmor: unitDice }, '*');

/** A unit of the table by its name; own values are told only where they are used. */
const who: Field<Who> = {
  write: (entered) => (entered.caster === 'own' ? ownCaster.write(entered) : entered.caster),
  read(text) {
    if (text.startsWith('own')) return ownCaster.read(text);
    const caster = oneOf(casters).read(text);
    return caster && { caster, ownSkill: usual.ownSkill };
  },
};

const whom: Field<Whom> = {
  write: (entered) => (entered.target === 'own' ? ownTarget.write(entered) : entered.target),
  read(text) {
    if (text.startsWith('own')) return ownTarget.read(text);
    const target = oneOf(unitIds).read(text);
    return target && { target, ownArmor: usual.ownArmor };
  },
};

const mark: Field<string> = {
  write: (known) => known,
  read: (text) => (/^[0-9a-z]{1,8}$/.test(text) ? text : undefined),
};

/** `v=1&e=pl&k=bolt&m=minifig.0.3.0.1&t=minifig.6.3.hand.1.0&h=0.1&s=long-ranged.1.still.1.0.0`, and what there is of more. */
const codec = link(initialMagic('pl'), {
  e: at('table', fullHouse),
  k: at('kind', oneOf(magicKinds)),
  m: columns([
    who,
    at('modifier', whole(-magicBounds.modifier, magicBounds.modifier)),
    at('magic', whole(1, magicBounds.magic)),
    at('others', whole(0, magicBounds.others)),
    at('level', whole(1, magicBounds.level)),
  ]),
  t: columns([
    whom,
    at('distance', whole(0, magicBounds.distance)),
    at('count', whole(0, magicBounds.count)),
    at('struck', oneOf(striking)),
    at('size', whole(1, magicBounds.size)),
    at('undead', whole(0, magicBounds.undead)),
  ]),
  h: row({ wounds: whole(0, magicBounds.wounds), medics: whole(1, magicBounds.medics) }),
  s: row({
    shoots: oneOf(shooting),
    hidden: whole(0, magicBounds.hidden),
    stance: oneOf(stances),
    hides: flag,
    perceives: flag,
    master: flag,
  }),
  c: maybe('called', profileField, ''),
  l: maybe('landed', whole(0, magicBounds.landed), ''),
  g: maybe('fell', oneOf(['short', 'feet']), ''),
  f: maybe('after', mark, ''),
  p: maybe('carriers', whole(1, magicBounds.carriers), ''),
  b: maybe('battle', battleField, ''),
  n: maybe('cranky', whole(0, magicBounds.cranky), ''),
  o: maybe('targetCranky', whole(0, magicBounds.cranky), ''),
  i: maybe('selfArmor', unitDice, ''),
});

/** What who acts rolls for Skill. */
export function skillOf({ caster, ownSkill }: Who): string {
  return caster === 'own' ? ownSkill : units[caster].skill;
}

/** Whether a unit may have an Ego: a Hero has, and what has values of its own may. */
const hasEgo = (unit: UnitId | 'own'): boolean => unit === 'hero' || unit === 'own';

/** Whether who acts may be Cranky, and who is struck. */
export const mayBeCranky = ({ caster }: Who): boolean => hasEgo(caster);
export const targetMayBeCranky = ({ kind, target }: Pick<MagicInputs, 'kind' | 'target'>): boolean =>
  kind !== 'summon' && kind !== 'raise' && hasEgo(target);

/** What who acts loses by Crankiness, and who is struck. */
export function crankyOf(inputs: Who & Pick<MagicInputs, 'cranky'>): number {
  return mayBeCranky(inputs) ? (inputs.cranky ?? 0) : 0;
}

export function targetCrankyOf(inputs: Pick<MagicInputs, 'kind' | 'target' | 'targetCranky'>): number {
  return targetMayBeCranky(inputs) ? (inputs.targetCranky ?? 0) : 0;
}

/** The Armor that is struck. */
export function armorOf({ target, ownArmor }: Whom): string {
  return target === 'own' ? ownArmor : units[target].armor;
}

/** The Armor of who casts. */
export function casterArmorOf({ caster, selfArmor }: Pick<MagicInputs, 'caster' | 'selfArmor'>): string {
  return caster === 'own' ? (selfArmor ?? usual.ownArmor) : units[caster].armor;
}

/** Inputs of which the mage is one whom his area spell may reach, as all are that are entered from now on. */
export function withSelf(inputs: MagicInputs): MagicInputs {
  const { selfArmor: _, ...rest } = inputs;
  if (inputs.kind === 'area') return { ...rest, selfArmor: casterArmorOf(inputs) };
  return inputs.caster === 'own' ? inputs : rest;
}

/** Inches that a spell carries; undefined where they are rolled, or do not matter. */
export function reachOf({ kind, level }: MagicInputs): number | undefined {
  return kind === 'bolt' ? spellValues('bolt', level).inches : undefined;
}

interface Sent extends OfBattle {
  readonly entered: MagicInputs;
}

/** Without what there is not, and with the battle behind it. */
const sent = inBattle<Sent>({
  initial: { entered: codec.initial },
  encode: ({ entered }) => codec.encode(entered).replace(/&[clgfpbnoi]=(?=&|$)/g, ''),
  decode(text) {
    const entered = codec.decode(text);
    return entered && { entered };
  },
});

export function magicCodec(edition: EditionId): InputCodec<MagicInputs> {
  return {
    initial: initialMagic(edition),
    encode: ({ pair, ...entered }) => sent.encode({ entered, ...(pair && { battle: pair }) }),
    decode(text) {
      const read = sent.decode(text);
      return read && { ...read.entered, ...(read.battle && { pair: read.battle }) };
    },
  };
}

/** Inputs whose side is no longer the unit of the battle that it was. */
export function withoutPaired(inputs: MagicInputs, role: keyof BattlePair): MagicInputs {
  const { pair: battle, ...entered } = inputs;
  if (!battle) return inputs;
  const { battle: kept } = withoutRef<Sent>({ entered, battle }, role);
  return { ...entered, ...(kept && { pair: kept }) };
}
