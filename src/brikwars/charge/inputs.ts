import type { OfBattle } from '../../kit/battle-ref.ts';
import type { ChargeAim } from '../../rules/brikwars/charge-aims.ts';
import type { AfterMiss } from '../../rules/brikwars/charge-blow.ts';
import type {
  ChargeAnswer,
  ChargeManner,
  ChargeSetup,
  ChargeSideSetup,
} from '../../rules/brikwars/charge-setup.ts';
import type { TargetMove } from '../../rules/brikwars/charge-speed.ts';
import type { Situation } from '../../rules/brikwars/circumstances.ts';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import { crankiest } from '../../rules/brikwars/creation/price-training.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import { chargeRulesOf, editionOf, type TableRules } from '../../rules/brikwars/house-rules.ts';
import { type UnitId, units } from '../../rules/brikwars/units.ts';
import { sizeDamage, stepsToDestroy } from '../../rules/brikwars/wreck/size-damage.ts';
import { type Fate, fateOf } from '../fates.ts';

export const chargeUnits = ['minifig', 'armored-minifig', 'officer', 'hero', 'own'] as const;
export type ChargeUnit = (typeof chargeUnits)[number];

export const mounts = ['none', 'warhorse', 'barded-warhorse'] as const;
export type Mount = (typeof mounts)[number];

/** A lance, a spear or pike, a weapon that does not charge, one with own values, none. */
export const chargeArms = ['nothing', 'two-handed', 'heavy', 'hand', 'own'] as const;
export type ChargeArm = (typeof chargeArms)[number];

export interface ChargeSideInputs {
  readonly unit: ChargeUnit;
  /** Skill and armor of a unit with own values; kept while another unit is chosen. */
  readonly ownSkill: string;
  readonly ownArmor: string;
  readonly mount: Mount;
  /** Of the whole, in inches. */
  readonly size: number;
  /** Where the enemy aims, if the unit is mounted (BWC-79). */
  readonly struck: 'rider' | 'mount';
  readonly arm: ChargeArm;
  readonly ownUse: number;
  readonly ownDamage: string;
  /** Inches that the weapon stands out. */
  readonly reach: number;
  readonly shield: boolean;
  readonly rooted: boolean;
  /** Other conscious heroes on the team of one who charges or is charged himself; none is left out (BW-HERO-03). */
  readonly cranky?: number;
  /** What it is built of, where it is a vehicle, a creature or a building. */
  readonly creation?: BuiltCreation;
  /** Pips of Size Damage of the creation, or of the horse; none is left out. */
  readonly pips?: number;
}

/** A horse is a creature of this Size (BW-UNIT-01). */
const mountSize = 2;

export const behindKinds = ['open', 'wall', 'drop'] as const;

/** Everything the Charge screen asks. */
export interface ChargeInputs extends OfBattle {
  readonly table: TableRules;
  readonly attacker: ChargeSideInputs;
  readonly defender: ChargeSideInputs;
  /** Inches of the last straight run, and of the turns before it. */
  readonly straight: number;
  readonly earlier: number;
  readonly targetMove: number;
  readonly direction: TargetMove;
  readonly unintentional: boolean;
  readonly braced: boolean;
  readonly strikes: ChargeManner;
  readonly afterMiss: AfterMiss;
  readonly tramples: boolean;
  readonly attackerParries: boolean;
  readonly answer: ChargeAnswer;
  readonly defenderParries: boolean;
  readonly chargers: number;
  readonly sameDirection: boolean;
  readonly line: number;
  readonly moveLeft: number;
  readonly low: boolean;
  readonly behind: (typeof behindKinds)[number];
  readonly free: number;
  readonly height: number;
  readonly aimApart: boolean;
  /** Around the charger's blow. */
  readonly situation?: Situation;
  /** What the advice is for. */
  readonly goal: ChargeAim;
}

export const chargeBounds = {
  inches: 99,
  size: 30,
  use: 15,
  reach: 12,
  chargers: 6,
  line: 8,
  cranky: crankiest,
} as const;

export const footman: ChargeSideInputs = {
  unit: 'minifig',
  ownSkill: '1d6',
  ownArmor: '4',
  mount: 'none',
  size: 1,
  struck: 'rider',
  arm: 'nothing',
  ownUse: 5,
  ownDamage: '2d6',
  reach: 1,
  shield: false,
  rooted: false,
};

export const knight: ChargeSideInputs = {
  ...footman,
  unit: 'armored-minifig',
  mount: 'warhorse',
  size: 2,
  arm: 'two-handed',
  reach: 3,
};

export const target: ChargeSideInputs = { ...footman, shield: true };

export function initialCharge(edition: EditionId): ChargeInputs {
  return {
    table: { edition, house: {} },
    attacker: knight,
    defender: target,
    straight: 10,
    earlier: 0,
    targetMove: 0,
    direction: 'angle',
    unintentional: false,
    braced: true,
    strikes: 'weapon',
    afterMiss: 'ram',
    tramples: false,
    attackerParries: true,
    answer: 'weapon',
    defenderParries: true,
    chargers: 1,
    sameDirection: true,
    line: 0,
    moveLeft: 0,
    low: true,
    behind: 'open',
    free: 2,
    height: 4,
    aimApart: false,
    goal: 'kill',
  };
}

/** The usual reach of each weapon in inches; the table measures its own models. */
export const usualReach: Readonly<Record<ChargeArm, number>> = {
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
export const mostPips = (side: ChargeSideInputs): number => wholeOf(side) - (side.creation ? 0 : 1);

/** Pips of Size Damage of a side (BW-DMG-03). */
export const pipsOf = (side: ChargeSideInputs): number => Math.min(side.pips ?? 0, mostPips(side));

/** Pips that still destroy what is struck of a side: a minifig, and who rides, has one (BW-DMG-01, BW-DMG-03). */
export function stepsOf(side: ChargeSideInputs): number {
  return side.mount !== 'none' && side.struck === 'rider' ? 1 : wholeOf(side) - pipsOf(side);
}

export function fateOfSide(side: ChargeSideInputs): Fate {
  return fateOf(stepsOf(side), side.creation !== undefined);
}

/** Whether a mood may spoil the dice of a side: only a Hero's, or of one with own values (BW-HERO-03). */
export function mayBeCranky({ unit, creation }: Pick<ChargeSideInputs, 'unit' | 'creation'>): boolean {
  return (unit === 'hero' || unit === 'own') && !creation;
}

export function crankyOf(side: ChargeSideInputs): number {
  return mayBeCranky(side) ? (side.cranky ?? 0) : 0;
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
export function mayBrace(inputs: ChargeInputs): boolean {
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
    ...(inputs.situation && { situation: inputs.situation }),
  };
}
