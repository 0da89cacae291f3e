import type { Roll, RolledDie } from '../rules/dice/roll.ts';
import type { RuleId } from '../rules/ids.ts';
import { isCriticalFailure } from './dice-outcome.ts';

/** What happened in a roll, step by step; the screen puts it into words. Dice are numbered from 1 as they fell. */
export type TrailStep = { readonly rule: RuleId } & (
  | {
      readonly kind: 'dice';
      readonly count: number;
      readonly sides: number;
      readonly twoD6: boolean;
      readonly faces: readonly number[];
      readonly sum: number;
    }
  | {
      readonly kind: 'bonus';
      readonly die: number;
      readonly of: number;
      readonly top: number;
      readonly faces: readonly number[];
      readonly shown: number;
    }
  | { readonly kind: 'more-bonus'; readonly count: number; readonly sum: number }
  | { readonly kind: 'penalty'; readonly each: number; readonly amount: number }
  | { readonly kind: 'modifier'; readonly amount: number; readonly once: boolean }
  | { readonly kind: 'floor'; readonly sum: number }
  | { readonly kind: 'ones' }
);

/** A die as players see it: two d6 that stand for a d10 are one. */
interface Unit {
  readonly at: number;
  readonly faces: readonly number[];
  readonly shown: number;
  readonly group: number;
  readonly bonusOf: number | undefined;
}

const mostBonusSteps = 12;

export function trailOf(roll: Roll): readonly TrailStep[] {
  const steps: TrailStep[] = [];
  const units = unitsOf(roll.dice);
  const numbers = new Map(units.map((unit, index) => [unit.at, index + 1]));
  roll.expression.groups.forEach(({ count, sides, twoD6 = false }, index) => {
    const own = units.filter((unit) => unit.group === index && unit.bonusOf === undefined);
    const faces = own.flatMap((unit) => unit.faces);
    const sum = own.reduce((total, unit) => total + unit.shown, 0);
    steps.push({ kind: 'dice', rule: twoD6 ? 'BW-DICE-02' : 'BW-DICE-01', count, sides, twoD6, faces, sum });
  });
  steps.push(...bonusSteps(units, numbers));
  const each = roll.rules.penaltyPerDie ?? 0;
  if (each > 0) steps.push({ kind: 'penalty', rule: 'BW-HERO-03', each, amount: -each * units.length });
  const amount = roll.expression.constant;
  if (amount !== 0 && units.length > 0) {
    const once = roll.bonusDice > 0;
    steps.push({ kind: 'modifier', rule: once ? 'BW-DICE-07' : 'BW-DICE-01', amount, once });
  }
  if (roll.floored) steps.push({ kind: 'floor', rule: 'BW-DICE-03', sum: roll.sum });
  if (isCriticalFailure(roll)) steps.push({ kind: 'ones', rule: 'BW-DICE-04' });
  return steps;
}

function unitsOf(dice: readonly RolledDie[]): readonly Unit[] {
  return dice.flatMap(({ face, group, bonusOf, pair }, at) => {
    if (pair === undefined) return [{ at, faces: [face], shown: face, group, bonusOf }];
    if (pair < at) return [];
    const other = dice[pair]?.face ?? 0;
    return [{ at, faces: [face, other], shown: face + other - 2, group, bonusOf }];
  });
}

function bonusSteps(units: readonly Unit[], numbers: ReadonlyMap<number, number>): readonly TrailStep[] {
  const bonus = units.filter((unit) => unit.bonusOf !== undefined);
  const byPlace = new Map(units.map((unit) => [unit.at, unit]));
  const told = bonus.length > mostBonusSteps ? bonus.slice(0, mostBonusSteps - 1) : bonus;
  const steps = told.map((unit): TrailStep => {
    const of = unit.bonusOf ?? 0;
    const die = numbers.get(unit.at) ?? 0;
    const top = byPlace.get(of)?.shown ?? 0;
    const { faces, shown } = unit;
    return { kind: 'bonus', rule: 'BW-DICE-05', die, of: numbers.get(of) ?? 0, top, faces, shown };
  });
  const rest = bonus.slice(told.length);
  if (rest.length === 0) return steps;
  const sum = rest.reduce((total, unit) => total + unit.shown, 0);
  return [...steps, { kind: 'more-bonus', rule: 'BW-DICE-05', count: rest.length, sum }];
}

export interface FaceCount {
  readonly face: number;
  readonly count: number;
  /** Dice that show this face or more. */
  readonly orMore: number;
}

/** How often each face fell, for a handful of equal dice; undefined where it would tell nothing. */
export function faceCounts(roll: Roll): readonly FaceCount[] | undefined {
  const [group, second] = roll.expression.groups;
  if (!group || second || group.twoD6 || group.count < 4 || group.sides > 10) return undefined;
  if (roll.dice.some((die) => die.sides !== group.sides)) return undefined;
  return Array.from({ length: group.sides }, (_, index) => {
    const face = index + 1;
    return {
      face,
      count: roll.dice.filter((die) => die.face === face).length,
      orMore: roll.dice.filter((die) => die.face >= face).length,
    };
  });
}
