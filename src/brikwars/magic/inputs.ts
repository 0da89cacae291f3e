import { namedLink, question } from '../../kit/question/asked.ts';
import { battleField } from '../../kit/question/battle-ref.ts';
import { choice, type InputsOf, number, onOff, optional, written } from '../../kit/question/fields.ts';
import type { InputCodec } from '../../kit/question/inputs.ts';
import { checked, oneOf, plain, whole } from '../../kit/question/link.ts';
import { faceRange, fightLimits } from '../../rules/brikwars/attack/check-side.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import { medicsAt, mostAtLarge } from '../../rules/brikwars/supplement/healing.ts';
import { stances } from '../../rules/brikwars/supplement/hiding.ts';
import { spellValues } from '../../rules/brikwars/supplement/spell-values.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { sizeOfUnit, type UnitId, unitIds, units } from '../../rules/brikwars/units.ts';
import type { WeaponId } from '../../rules/brikwars/weapons.ts';
import { pipsOf } from '../../rules/brikwars/wreck/size-damage.ts';
import { parseDice } from '../../rules/dice/notation.ts';
import { crankyField, hasEgo } from '../cranky.ts';
import { dice } from '../dice.ts';
import { begun, tableField } from '../house-rules.ts';
import { mageField } from '../mage-field.ts';
import { profileField } from '../units/profile-field.ts';
import { readMagic1 } from './link-1.ts';

/** What is tried. */
export const magicKinds = ['bolt', 'area', 'shield', 'summon', 'raise', 'heal', 'shot'] as const;
export type MagicKind = (typeof magicKinds)[number];

/** Who has a Skill of his own and hands to use it. */
const casters = ['minifig', 'officer', 'hero'] as const satisfies readonly UnitId[];

/** What strikes somebody who is shielded or healed. */
const striking = [
  'hand',
  'heavy',
  'two-handed',
  'short-ranged',
  'long-ranged',
  'explosive',
] as const satisfies readonly WeaponId[];

/** What a hider is shot at with. */
const shooting = ['short-ranged', 'long-ranged'] as const satisfies readonly WeaponId[];

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
const armor = '4';
const farthest = 60;
export const mostSteps = 30;

const fields = {
  table: tableField,
  kind: choice(magicKinds, 'bolt'),
  caster: choice([...casters, 'own'], 'minifig'),
  /** Skill of a caster with own values. */
  ownSkill: written(unitDice, '1d6'),
  /** Added to his Skill roll. */
  modifier: number({ least: -9, most: 9 }),
  /** Of who acts, and of who is struck. */
  cranky: crankyField,
  targetCranky: crankyField,
  magic: number({ default: 3, least: 1, most: 10 }),
  /** Levels of the other mages in his circle; 0 is no circle. */
  others: number({ most: 20 }),
  /** At which the spell is cast. */
  level: number({ default: 1, least: 1, most: 10 }),
  distance: number({ default: 6, most: farthest }),
  /** Whose Armor is struck. */
  target: choice([...unitIds, 'own'], 'minifig'),
  /** Armor of a target with own values. */
  ownArmor: written(unitDice, armor),
  /** Pips that destroy who is struck, where they are not those of his kind (BW-DMG-03). */
  steps: optional(whole(1, mostSteps)),
  /** How many stand in the blast. */
  count: number({ default: 3, most: 12 }),
  struck: choice(striking, 'hand'),
  shoots: choice(shooting, 'long-ranged'),
  /** Of the unit that is called, that died, or that is treated. */
  size: number({ default: 1, least: 1, most: 5 }),
  /** Undead that the mage controls already. */
  undead: number({ most: 10 }),
  /** As counted on the table; 0 rolls the hit first. */
  wounds: number({ most: 20 }),
  medics: number({ default: 1, least: 1, most: mostAtLarge }),
  /** Thirds of the hider behind cover. */
  hidden: choice([0, 1, 2], 1),
  stance: choice(stances, 'still'),
  hides: onOff(true),
  perceives: onOff(),
  master: onOff(),
  /** The unit that is called, in the place of a mere Size. */
  called: optional(profileField),
  /** Inches by which an area spell that was cast has missed: its blast comes down there (BW-RNG-03). */
  landed: optional(whole(0, farthest)),
  /** How it fell, where it did not fly past its target. */
  fell: optional(oneOf(['short', 'feet'])),
  /** Armor of the mage, as his own area spell may reach him; where it is left out, nobody rolls for him. */
  selfArmor: optional(unitDice),
  /** By which a battle knows the cast that missed. */
  after: optional(plain(/^[0-9a-z]{1,8}$/)),
  /** Inches of Move of the slowest who carries the patient; 0 is nobody. */
  carriers: number({ most: 20 }),
  /** What the mage has used up, where that is kept count of. */
  tally: optional(mageField),
  battle: battleField,
};

export type MagicInputs = InputsOf<typeof fields>;

type When = { readonly when: (inputs: MagicInputs) => boolean };

const casts = ({ kind }: MagicInputs): boolean => kind === 'bolt' || kind === 'area' || kind === 'shield';
const calls = ({ kind }: Pick<MagicInputs, 'kind'>): boolean => kind === 'summon' || kind === 'raise';
/** Whether what is tried is magic. */
export const isMagic = ({ kind }: MagicInputs): boolean => kind !== 'heal' && kind !== 'shot';
/** Whether a hit is rolled, and the patient treated then. */
const rollsHit = ({ kind, wounds }: MagicInputs): boolean => kind === 'heal' && wounds === 0;

const heals: When = { when: ({ kind }) => kind === 'heal' };
const shoots: When = { when: ({ kind }) => kind === 'shot' };

/** Whether who acts may be Cranky, and who is struck. */
const mayBeCranky = ({ caster }: Pick<MagicInputs, 'caster'>): boolean => hasEgo(caster);
const targetMayBeCranky = (inputs: Pick<MagicInputs, 'kind' | 'target'>): boolean =>
  !calls(inputs) && hasEgo(inputs.target);

export const magicAsked = question(fields, {
  limits: {
    modifier: { when: ({ kind }) => kind !== 'heal' },
    cranky: { when: mayBeCranky },
    targetCranky: { when: targetMayBeCranky },
    magic: { when: isMagic },
    others: { when: (inputs) => isMagic(inputs) && inputs.kind !== 'raise' },
    level: { when: casts, most: ({ magic, others }) => Math.min(fields.level.most, magic + others) },
    count: { when: ({ kind }) => kind === 'area' },
    struck: { when: (inputs) => inputs.kind === 'shield' || rollsHit(inputs) },
    undead: { when: ({ kind, tally }) => kind === 'raise' && !tally },
    medics: { ...heals, most: ({ size }) => medicsAt(size) },
    wounds: heals,
    carriers: heals,
    ...{ shoots, hidden: shoots, stance: shoots, hides: shoots, perceives: shoots, master: shoots },
  },
});

const link = namedLink(magicAsked, readMagic1);

export const { encode: encodeMagic, decode: decodeMagic } = link;

export const initialMagic = (edition: EditionId): MagicInputs => begun(magicAsked.default, edition);

export function magicCodec(edition: EditionId): InputCodec<MagicInputs> {
  return { ...link, initial: initialMagic(edition) };
}

/** What who acts rolls for Skill. */
export function skillOf({ caster, ownSkill }: Pick<MagicInputs, 'caster' | 'ownSkill'>): string {
  return caster === 'own' ? ownSkill : units[caster].skill;
}

/** What who acts loses by Crankiness, and who is struck. */
export function crankyOf(inputs: Pick<MagicInputs, 'caster' | 'cranky'>): number {
  return mayBeCranky(inputs) ? inputs.cranky : 0;
}

export function targetCrankyOf(inputs: Pick<MagicInputs, 'kind' | 'target' | 'targetCranky'>): number {
  return targetMayBeCranky(inputs) ? inputs.targetCranky : 0;
}

/** The Armor that is struck. */
export function armorOf({ target, ownArmor }: Pick<MagicInputs, 'target' | 'ownArmor'>): string {
  return target === 'own' ? ownArmor : units[target].armor;
}

/** Pips that destroy who is struck; a patient is wounded instead (BW-DMG-04, BW-HEAL-01). */
export function stepsOf(inputs: Pick<MagicInputs, 'kind' | 'target' | 'steps'>): number {
  const { kind, target, steps } = inputs;
  if (kind === 'heal' || calls(inputs)) return 1;
  if (target === 'own') return steps ?? 1;
  const whole = sizeOfUnit(target);
  return Math.min(steps ?? whole, whole);
}

/** The pips that a unit has left, so many being taken. */
export function stepsLeft(
  unit: Pick<Profile, 'size' | 'wreck'>,
  taken = unit.wreck?.pips ?? 0,
): Pick<MagicInputs, 'steps'> {
  const left = Math.min(mostSteps, pipsOf(unit) - taken);
  return left > 1 ? { steps: left } : {};
}

/** The Armor of who casts. */
export function casterArmorOf({ caster, selfArmor }: Pick<MagicInputs, 'caster' | 'selfArmor'>): string {
  return caster === 'own' ? (selfArmor ?? armor) : units[caster].armor;
}

/** Inputs where the mage may be reached by his own area spell, as all are that are entered from now on. */
export function withSelf(inputs: MagicInputs): MagicInputs {
  const { selfArmor: _, ...rest } = inputs;
  if (inputs.kind === 'area') return { ...rest, selfArmor: casterArmorOf(inputs) };
  return inputs.caster === 'own' ? inputs : rest;
}

/** Inches that a spell carries; undefined where they are rolled, or do not matter. */
export function reachOf({ kind, level }: MagicInputs): number | undefined {
  return kind === 'bolt' ? spellValues('bolt', level).inches : undefined;
}
