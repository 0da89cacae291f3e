import type { DiceGroup, KeepMode } from '../rules/dice/expression.ts';
import type { Roll, RolledDie } from '../rules/dice/roll.ts';
import type { RuleId } from '../rules/ids.ts';
import { fewDice, mostFaces } from './chains.ts';
import { isPresetId, type PresetId, presetRules } from './composer/preset-list.ts';
import { isCriticalFailure } from './history/history-model.ts';

/** What happened in a roll, step by step; the screen puts it into words. Dice are numbered from 1 as they fell. */
export type TrailStep = { readonly rule?: RuleId } & (
  | {
      readonly kind: 'dice';
      readonly count: number;
      readonly sides: number;
      readonly twoD6: boolean;
      readonly faces: readonly number[];
      readonly sum: number;
    }
  | {
      readonly kind: 'rerolled';
      readonly count: number;
      readonly faces: readonly number[];
      /** What the dice of the group come to now; a pool has no sum. */
      readonly sum?: number;
    }
  | {
      readonly kind: 'kept';
      readonly mode: KeepMode;
      readonly count: number;
      readonly faces: readonly number[];
      readonly sum: number;
    }
  | {
      readonly kind: 'pool';
      readonly count: number;
      readonly sides: number;
      readonly target: number;
      readonly faces: readonly number[];
      readonly successes: number;
    }
  | { readonly kind: 'confirmed'; readonly tried: number; readonly faces: readonly number[] }
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
  | { readonly kind: 'purpose'; readonly preset: PresetId }
);

/** A die as players see it: two d6 that stand for a d10 are one. */
interface Unit {
  readonly at: number;
  readonly faces: readonly number[];
  readonly shown: number;
  readonly die: RolledDie;
}

const mostBonusSteps = 12;

const isFirst = ({ die }: Unit): boolean =>
  die.bonusOf === undefined && die.rerollOf === undefined && die.confirms === undefined;
const facesOf = (units: readonly Unit[]): readonly number[] => units.flatMap((unit) => unit.faces);
const sumOf = (units: readonly Unit[]): number => units.reduce((total, unit) => total + unit.shown, 0);

export function trailOf(roll: Roll, preset?: string): readonly TrailStep[] {
  const units = unitsOf(roll.dice);
  const steps = purposeSteps(preset);
  steps.push(
    ...roll.expression.groups.flatMap((group, index) =>
      stepsOfGroup(
        group,
        units.filter(({ die }) => die.group === index),
      ),
    ),
  );
  steps.push(...bonusSteps(units));
  steps.push(...penaltySteps(roll, units));
  const amount = roll.expression.constant;
  if (amount !== 0 && units.length > 0) {
    const once = roll.bonusDice > 0;
    steps.push({ kind: 'modifier', rule: once ? 'BW-DICE-07' : 'BW-DICE-01', amount, once });
  }
  if (roll.floored) steps.push({ kind: 'floor', rule: 'BW-DICE-03', sum: roll.sum });
  if (isCriticalFailure(roll, preset)) steps.push({ kind: 'ones', rule: 'BW-DICE-04' });
  return steps;
}

/** What the roll was for, with its rule. */
function purposeSteps(preset: string | undefined): TrailStep[] {
  const rule = isPresetId(preset) ? presetRules[preset] : undefined;
  return isPresetId(preset) && rule ? [{ kind: 'purpose', rule, preset }] : [];
}

function unitsOf(dice: readonly RolledDie[]): readonly Unit[] {
  return dice.flatMap((die, at) => {
    const { face, pair } = die;
    if (pair === undefined) return [{ at, faces: [face], shown: face, die }];
    if (pair < at) return [];
    const other = dice[pair]?.face ?? 0;
    return [{ at, faces: [face, other], shown: face + other - 2, die }];
  });
}

function stepsOfGroup(group: DiceGroup, units: readonly Unit[]): TrailStep[] {
  const { count, sides, twoD6 = false, keep, target } = group;
  const first = units.filter(isFirst);
  const rerolled = units.filter(({ die }) => die.rerollOf !== undefined);
  const standing = units.filter(({ die }) => die.bonusOf === undefined && !die.replaced);
  const again: TrailStep[] =
    rerolled.length === 0
      ? []
      : [
          {
            kind: 'rerolled',
            count: rerolled.length,
            faces: facesOf(rerolled),
            ...(target === undefined ? { sum: sumOf(standing) } : { rule: 'USB-TEST-05' }),
          },
        ];
  if (target !== undefined) {
    const confirming = units.filter(({ die }) => die.confirms !== undefined);
    const successes = units.filter(({ die }) => die.success).length;
    const confirmed: TrailStep[] =
      confirming.length === 0
        ? []
        : [
            {
              kind: 'confirmed',
              rule: 'USB-TEST-03',
              tried: confirming.length,
              faces: facesOf(confirming),
            },
          ];
    const faces = facesOf(first);
    return [
      { kind: 'pool', rule: 'USB-TEST-01', count, sides, target, faces, successes },
      ...again,
      ...confirmed,
    ];
  }
  const whole: TrailStep = {
    kind: 'dice',
    rule: twoD6 ? 'BW-DICE-02' : 'BW-DICE-01',
    count,
    sides,
    twoD6,
    faces: facesOf(first),
    sum: sumOf(first),
  };
  if (!keep) return [whole, ...again];
  const kept = standing.filter(({ die }) => !die.dropped);
  const { mode } = keep;
  return [
    whole,
    ...again,
    { kind: 'kept', mode, count: kept.length, faces: facesOf(kept), sum: sumOf(kept) },
  ];
}

/** A penalty counts on every die that counts, bonus dice too. */
function penaltySteps({ expression, rules }: Roll, units: readonly Unit[]): readonly TrailStep[] {
  return expression.groups.flatMap((group, index): TrailStep[] => {
    const each = group.target === undefined ? (group.penalty ?? rules.penaltyPerDie ?? 0) : 0;
    const counted = units.filter(({ die }) => die.group === index && !die.dropped && !die.replaced).length;
    return each > 0 ? [{ kind: 'penalty', rule: 'BW-HERO-03', each, amount: -each * counted }] : [];
  });
}

function bonusSteps(units: readonly Unit[]): readonly TrailStep[] {
  const numbers = new Map(units.map((unit, index) => [unit.at, index + 1]));
  const byPlace = new Map(units.map((unit) => [unit.at, unit]));
  const bonus = units.filter(({ die }) => die.bonusOf !== undefined);
  const described = bonus.length > mostBonusSteps ? bonus.slice(0, mostBonusSteps - 1) : bonus;
  const steps = described.map((unit): TrailStep => {
    const of = unit.die.bonusOf ?? 0;
    const die = numbers.get(unit.at) ?? 0;
    const top = byPlace.get(of)?.shown ?? 0;
    const { faces, shown } = unit;
    return { kind: 'bonus', rule: 'BW-DICE-05', die, of: numbers.get(of) ?? 0, top, faces, shown };
  });
  const rest = bonus.slice(described.length);
  if (rest.length === 0) return steps;
  return [...steps, { kind: 'more-bonus', rule: 'BW-DICE-05', count: rest.length, sum: sumOf(rest) }];
}

export interface FaceCount {
  readonly face: number;
  readonly count: number;
  /** Dice that show this face or more. */
  readonly orMore: number;
}

/** How often each face of one kind of die fell. */
export interface FaceCounts {
  readonly sides: number;
  readonly dice: number;
  readonly faces: readonly FaceCount[];
}

/**
 * How often each face fell, by kind of die, where there are enough dice to count. Dice rolled again count as they lie
 * now, confirming dice not at all.
 */
export function faceCounts(roll: Roll): readonly FaceCounts[] {
  const counted = roll.dice.filter(
    ({ replaced, confirms, sides }) => !replaced && confirms === undefined && sides <= mostFaces,
  );
  if (roll.expression.groups.some((group) => group.twoD6)) return [];
  const kinds = [...new Set(counted.map((die) => die.sides))].sort((a, b) => a - b);
  return kinds.flatMap((sides) => {
    const tally = new Array<number>(sides).fill(0);
    for (const die of counted) if (die.sides === sides) tally[die.face - 1] = (tally[die.face - 1] ?? 0) + 1;
    const dice = tally.reduce((sum, count) => sum + count, 0);
    if (dice < fewDice) return [];
    let orMore = dice;
    const faces = tally.map((count, index) => {
      const row = { face: index + 1, count, orMore };
      orMore -= count;
      return row;
    });
    return [{ sides, dice, faces }];
  });
}
