import { namedLink, question } from '../../kit/question/asked.ts';
import { battleField } from '../../kit/question/battle-ref.ts';
import { choice, group, type InputsOf, number, onOff, optional } from '../../kit/question/fields.ts';
import type { InputCodec } from '../../kit/question/inputs.ts';
import { chargeAims } from '../../rules/brikwars/charge/charge-aims.ts';
import { afterMisses } from '../../rules/brikwars/charge/charge-blow.ts';
import {
  type ChargeSetup,
  type ChargeSideSetup,
  chargeAnswers,
  chargeManners,
} from '../../rules/brikwars/charge/charge-setup.ts';
import { targetMoves } from '../../rules/brikwars/charge/charge-speed.ts';
import { creationBounds } from '../../rules/brikwars/creation/built.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import { chargeRulesOf, editionOf, type TableRules } from '../../rules/brikwars/house-rules.ts';
import { type UnitId, units } from '../../rules/brikwars/units.ts';
import { sizeDamage, stepsToDestroy } from '../../rules/brikwars/wreck/size-damage.ts';
import { crankyField, mayBeCranky } from '../cranky.ts';
import { creationField } from '../creation/creation-field.ts';
import { diceField } from '../dice.ts';
import { type Fate, fateOf } from '../fates.ts';
import { begun, tableField } from '../house-rules.ts';
import { situationGroup } from '../situation.ts';
import { readCharge1 } from './link-1.ts';

export const chargeUnits = ['minifig', 'armored-minifig', 'officer', 'hero', 'own'] as const;

export const mounts = ['none', 'warhorse', 'barded-warhorse'] as const;
export type Mount = (typeof mounts)[number];

/** A lance, a spear or pike, a weapon that does not charge, one with own values, none. */
export const chargeArms = ['nothing', 'two-handed', 'heavy', 'hand', 'own'] as const;
export type ChargeArm = (typeof chargeArms)[number];

const sideFields = {
  unit: choice(chargeUnits, 'minifig'),
  /** Skill and armor of a unit with own values; kept while another unit is chosen. */
  ownSkill: diceField('1d6'),
  ownArmor: diceField('4'),
  mount: choice(mounts, 'none'),
  /** Of the whole, in inches. */
  size: number({ default: 1, most: 30 }),
  /** Where the enemy aims, if the unit is mounted (BWC-79). */
  struck: choice(['rider', 'mount'], 'rider'),
  arm: choice(chargeArms, 'nothing'),
  ownUse: number({ default: 5, most: 15 }),
  ownDamage: diceField('2d6'),
  /** Inches that the weapon stands out. */
  reach: number({ default: 1, most: 12 }),
  shield: onOff(),
  rooted: onOff(),
  /** Other conscious heroes on the team of one who charges or is charged himself (BW-HERO-03). */
  cranky: crankyField,
  /** What it is built of, where it is a vehicle, a creature or a building. */
  creation: optional(creationField),
  /** Pips of Size Damage of the creation, or of the horse. */
  pips: number({ most: creationBounds.size }),
};

export type ChargeSideInputs = InputsOf<typeof sideFields>;

const ownValues = ({ unit }: ChargeSideInputs) => unit === 'own';

const ownWeapon = ({ arm }: ChargeSideInputs) => arm === 'own';

export const chargeSide = question(sideFields, {
  limits: {
    pips: { most: mostPips, when: (side) => mostPips(side) > Number(side.creation !== undefined) },
    cranky: { when: mayBeCranky },
    ownSkill: { when: ownValues },
    ownArmor: { when: ownValues },
    struck: { when: isMounted },
    ownUse: { when: ownWeapon },
    ownDamage: { when: ownWeapon },
    reach: { when: ({ arm }) => arm !== 'nothing' },
  },
});

export const footman: ChargeSideInputs = chargeSide.default;

export const knight: ChargeSideInputs = {
  ...footman,
  unit: 'armored-minifig',
  mount: 'warhorse',
  size: 2,
  arm: 'two-handed',
  reach: 3,
};

export const target: ChargeSideInputs = { ...footman, shield: true };

/** A horse is a creature of this Size (BW-UNIT-01). */
const mountSize = 2;

const behindKinds = ['open', 'wall', 'drop'] as const;

const inches = { most: 99 };

const fields = {
  table: tableField,
  attacker: group(sideFields, knight),
  defender: group(sideFields, target),
  /** Inches of the last straight run, and of the turns before it. */
  straight: number({ default: 10, ...inches }),
  earlier: number(inches),
  targetMove: number(inches),
  direction: choice(targetMoves, 'angle'),
  unintentional: onOff(),
  braced: onOff(true),
  strikes: choice(chargeManners, 'weapon'),
  afterMiss: choice(afterMisses, 'ram'),
  tramples: onOff(),
  attackerParries: onOff(true),
  answer: choice(chargeAnswers, 'weapon'),
  defenderParries: onOff(true),
  chargers: number({ default: 1, least: 1, most: 6 }),
  sameDirection: onOff(),
  line: number({ most: 8 }),
  moveLeft: number(inches),
  low: onOff(true),
  behind: choice(behindKinds, 'open'),
  free: number({ default: 2, ...inches }),
  height: number({ default: 4, ...inches }),
  aimApart: onOff(),
  /** What the advice is for. */
  goal: choice(chargeAims, 'kill'),
  /** Around the charger's blow. */
  situation: situationGroup,
  battle: battleField,
};

/** Everything the Charge screen asks. */
export type ChargeInputs = InputsOf<typeof fields>;

const bySize = (inputs: ChargeInputs) => !goesByDie(inputs);

export const chargeAsked = question(fields, {
  limits: {
    earlier: { when: bySize },
    targetMove: { when: ({ direction }) => direction !== 'angle' },
    unintentional: { when: bySize },
    braced: { when: mayBrace },
    afterMiss: {
      when: (inputs) => bySize(inputs) && inputs.strikes === 'weapon' && inputs.attacker.arm !== 'nothing',
    },
    tramples: { when: (inputs) => bySize(inputs) && inputs.chargers === 1 && inputs.moveLeft > 0 },
    sameDirection: { when: (inputs) => inputs.chargers > 1 && asksDirection(inputs) },
    line: { when: (inputs) => inputs.chargers === 1 && bySize(inputs) },
    moveLeft: { when: bySize },
    low: { when: bySize },
    free: { when: ({ behind }) => behind !== 'open' },
    height: { when: ({ behind }) => behind === 'drop' },
  },
  // What does not thrust cannot charge.
  fits: ({ attacker }) => attacker.arm !== 'hand',
});

const link = namedLink(chargeAsked, readCharge1);

export const { encode: encodeCharge, decode: decodeCharge } = link;

export const initialCharge = (edition: EditionId): ChargeInputs => begun(chargeAsked.default, edition);

export function chargeCodec(edition: EditionId): InputCodec<ChargeInputs> {
  return { ...link, initial: initialCharge(edition) };
}

/** The default reach of each weapon in inches; the table measures its own models. */
export const defaultReach: Readonly<Record<ChargeArm, number>> = {
  nothing: 0,
  'two-handed': 3,
  heavy: 2,
  hand: 1,
  own: 3,
};

export function isMounted({ mount }: ChargeSideInputs): boolean {
  return mount !== 'none';
}

export function skillOf({ unit, ownSkill }: ChargeSideInputs): string {
  return unit === 'own' ? ownSkill : units[unit].skill;
}

/** The armor of the part that is struck. */
export function armorOf({ unit, ownArmor, mount, struck }: ChargeSideInputs): string {
  if (mount !== 'none' && struck === 'mount') return units[mount satisfies UnitId].armor;
  return unit === 'own' ? ownArmor : units[unit].armor;
}

/** Pips that destroy a side, a mounted one those of its horse: a minifig has one (BW-DMG-01, BW-DMG-04). */
function wholeOf({ creation, mount, unit, size }: ChargeSideInputs): number {
  if (mount !== 'none') return mountSize;
  return creation || unit === 'own' ? stepsToDestroy(size) : 1;
}

/** The most pips of Size Damage that a side can have: a creation those that destroy it, a creature one less. */
export function mostPips(side: ChargeSideInputs): number {
  return wholeOf(side) - (side.creation ? 0 : 1);
}

/** Pips of Size Damage of a side (BW-DMG-03). */
export const pipsOf = (side: ChargeSideInputs): number => Math.min(side.pips, mostPips(side));

/** Pips that still destroy what is struck of a side: a minifig, and who rides, has one (BW-DMG-01, BW-DMG-03). */
export function stepsOf(side: ChargeSideInputs): number {
  return side.mount !== 'none' && side.struck === 'rider' ? 1 : wholeOf(side) - pipsOf(side);
}

export function fateOfSide(side: ChargeSideInputs): Fate {
  return fateOf(stepsOf(side), side.creation !== undefined);
}

export function crankyOf(side: ChargeSideInputs): number {
  return mayBeCranky(side) ? side.cranky : 0;
}

/** Inches a turn of who runs, less what its damage takes (BW-DMG-03); own units say nothing of it here. */
export function moveOf(side: ChargeSideInputs): number | undefined {
  const { unit, mount, creation } = side;
  if (!creation && mount === 'none') return unit === 'own' ? undefined : units[unit].move;
  const move = creation
    ? Math.max(0, ...creation.propulsion.map(({ inches }) => inches))
    : units[mount as UnitId].move;
  return sizeDamage({ size: wholeOf(side), move, weapons: [], fliesIn: 'none' }, pipsOf(side)).move;
}

/** Use and damage of the weapon that a side leads with. */
export function weaponValues(
  table: TableRules,
  side: ChargeSideInputs,
): { readonly use: number; readonly damage: string } | undefined {
  const { arm, ownUse, ownDamage } = side;
  if (arm === 'nothing') return undefined;
  if (arm === 'own') return { use: ownUse, damage: ownDamage };
  const { use, damage = '0' } = editionOf(table).weapons[arm];
  return { use, damage };
}

/** By the later Chapter Five a Charge goes by a die, but only between minifigs (BWC-08). */
export function goesByDie({ table, attacker, defender }: ChargeInputs): boolean {
  return chargeRulesOf(table).model === 'die' && attacker.size <= 1 && defender.size <= 1;
}

/** Whether it matters if several chargers come from one direction (BWC-07). */
export function asksDirection({ table }: Pick<ChargeInputs, 'table'>): boolean {
  const { combined, model } = chargeRulesOf(table);
  return combined === 'damage' && model === 'die';
}

/** Whether the target can brace itself: it neither runs into the charger nor grows out of the ground. */
function mayBrace(inputs: ChargeInputs): boolean {
  return !goesByDie(inputs) && !inputs.defender.rooted && inputs.direction !== 'towards';
}

/** How many things are in force that the picture of a Charge may not show. */
export function aroundCount(inputs: ChargeInputs): number {
  return [
    inputs.direction !== 'angle',
    mayBrace(inputs) && !inputs.braced,
    inputs.chargers > 1,
    inputs.line > 0,
    inputs.moveLeft > 0,
    inputs.behind !== behindKinds[0],
    inputs.earlier > 0,
    inputs.unintentional,
    !inputs.low,
    inputs.aimApart,
  ].filter(Boolean).length;
}

function sideSetup(table: TableRules, side: ChargeSideInputs): ChargeSideSetup {
  const skill = skillOf(side);
  const values = weaponValues(table, side);
  const { use, damage = '0' } = editionOf(table).weapons.shield;
  return {
    armor: armorOf(side),
    skill,
    size: side.size,
    ...(stepsOf(side) > 1 && { steps: stepsOf(side) }),
    ...(pipsOf(side) > 0 && { pips: pipsOf(side) }),
    ...(crankyOf(side) > 0 && { cranky: crankyOf(side) }),
    ...(isMounted(side) && side.struck === 'mount' && { mountStruck: true }),
    ...(isMounted(side) && side.struck === 'rider' && { struckSize: Math.min(1, side.size) }),
    ...(values && { weapon: { ...values, skill, reach: side.reach, charges: side.arm !== 'hand' } }),
    ...(side.shield && { shield: { skill, use, damage } }),
    rooted: side.rooted,
  };
}

/** The Charge as the rules take it. */
export function chargeSetupOf(inputs: ChargeInputs): ChargeSetup {
  const { table, straight, earlier, targetMove, direction, unintentional, behind, free, height } = inputs;
  const byDie = goesByDie(inputs);
  const defender = sideSetup(table, inputs.defender);
  const { weapon, ...unarmed } = defender;
  // By speed and Size only a weapon made to thrust meets a Charge; by a die any weapon counters it.
  const meets = byDie || weapon?.charges !== false;
  return {
    rules: chargeRulesOf(table),
    run: {
      straight,
      earlier,
      target: { inches: targetMove, direction },
      unintentional,
    },
    attacker: sideSetup(table, inputs.attacker),
    defender: meets ? defender : unarmed,
    plan: {
      strikes: inputs.strikes === 'shove' && !byDie ? 'weapon' : inputs.strikes,
      afterMiss: inputs.afterMiss,
      attackerParries: inputs.attackerParries,
      tramples: inputs.tramples,
      answer: inputs.answer,
      defenderParries: inputs.defenderParries,
      braced: inputs.braced,
    },
    chargers: inputs.chargers,
    sameDirection: inputs.sameDirection,
    line: inputs.line,
    moveLeft: inputs.moveLeft,
    low: inputs.low,
    ...(behind !== 'open' && {
      behind: { kind: behind, free, ...(behind === 'drop' && { height }) },
    }),
    aimApart: inputs.aimApart,
    situation: inputs.situation,
  };
}
