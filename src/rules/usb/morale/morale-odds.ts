import type { UsbRules } from '../house-rules.ts';
import type { UsbRuleId } from '../ids.ts';
import { ignoresTerrain } from '../modifiers.ts';
import { type Fighter, leading, lostOf, moraleTough, pointsOf, startOf, sumOf } from '../units/fighter.ts';
import { isSpecialised } from '../units/profile.ts';
import { hurt } from '../wounds.ts';
import { type MoraleLevel, type MoraleState, moraleAfter, moraleDue, moraleTests } from './morale.ts';
import { type DieEnd, dieEnds } from './morale-die.ts';
import { withoutModels } from './morale-losses.ts';

/** How a unit can end after a loss: a state, removed by a failed test, or without a model. */
export const fates = ['steady', 'shaken', 'panicked', 'destroyed', 'wiped'] as const;
export type Fate = (typeof fates)[number];

export const moraleEffects = [
  'best-tough',
  'hero-tough',
  'brave',
  'pit',
  'modifier',
  'blessed',
  'level',
  'level-known',
  'below-quarter',
  'defeat',
  'commander',
  'no-worse-than-before',
  'unbreakable-models',
  'unbreakable-points',
  'wiped',
  'beaten',
  'band-decides',
] as const;
export type MoraleEffect = (typeof moraleEffects)[number];

export interface MoraleReason {
  readonly rule: UsbRuleId;
  readonly effect: MoraleEffect;
  readonly amount?: number;
}

/** What is true at the moment of a morale test beside the unit itself. */
export interface MoraleMoment {
  /** Obrona of a friendly hero within 10 inches (USB-HERO-01). */
  readonly aura?: number;
  /** What the table adds to the die beside what the rules name; below 0 it makes the test harder (USB-TEST-04). */
  readonly modifier?: number;
  /** Blessed, used now: a failed die is rolled again (USB-SPEC-08, USB-A-23). */
  readonly blessed?: boolean;
  /** The die lies on the table, and ended so. */
  readonly thrown?: DieEnd;
}

/** One end of a morale test. */
export interface MoraleOutcome {
  readonly fate: Fate;
  readonly chance: number;
  /** Models and points of Standfast that an unbreakable unit loses by the test itself (USB-MOR-09). */
  readonly models: number;
  readonly points: number;
  /** The unit after it; undefined when it is destroyed or wiped out. */
  readonly after: Fighter | undefined;
}

export interface MoraleOdds {
  /** The threshold that is tested; undefined when nothing is tested. */
  readonly level: MoraleLevel | undefined;
  /** The face that the die needs, 2 to 7; undefined when nothing is tested. */
  readonly target: number | undefined;
  readonly passes: number;
  readonly outcomes: readonly MoraleOutcome[];
  readonly reasons: readonly MoraleReason[];
}

/** The face that a morale test of this unit needs now, 2 to 7, with what made it (USB-MOR-07, USB-A-23). */
export function moraleTarget(
  fighter: Fighter,
  rules: UsbRules,
  { aura, modifier = 0 }: MoraleMoment = {},
): { readonly value: number; readonly reasons: readonly MoraleReason[] } {
  const own = moraleTough(fighter, rules);
  const stat = Math.min(own, aura ?? own);
  const brave = isBrave(fighter) ? 1 : 0;
  const pit = fighter.terrain === 'pit' && !ignoresTerrain(fighter) ? -1 : 0;
  const reasons: MoraleReason[] = [
    stat < own
      ? { rule: 'USB-HERO-01', effect: 'hero-tough', amount: stat }
      : { rule: 'USB-MOR-01', effect: 'best-tough', amount: stat },
  ];
  if (brave) reasons.push({ rule: 'USB-SPEC-09', effect: 'brave', amount: brave });
  if (pit) reasons.push({ rule: 'USB-TERR-05', effect: 'pit', amount: pit });
  if (modifier) reasons.push({ rule: 'USB-TEST-04', effect: 'modifier', amount: modifier });
  return { value: Math.min(7, Math.max(2, stat - brave - pit - modifier)), reasons };
}

/** Brave and unbreakable are the whole unit's: its soldiers decide while one lives (USB-COMP-05). */
function isBrave(fighter: Fighter): boolean {
  return isSpecialised(leading(fighter), 'brave');
}

export function isUnbreakable(fighter: Fighter): boolean {
  return isSpecialised(leading(fighter), 'unbreakable');
}

/**
 * What becomes of a unit after one event that cost it Standfast: `before` as it stood before the event, `now` as it
 * stands after it (its state what the event itself has made it), undefined when nothing of it is left. Only the highest threshold newly reached is tested
 * (USB-MOR-08); `defeat` asks for the 50 % test at least (USB-A-22, `lostBy2`); `earlier` points of the same event are off
 * `before` already. The chances add up to 1.
 */
export function afterLoss(
  before: Fighter,
  now: Fighter | undefined,
  rules: UsbRules,
  moment: MoraleMoment & { readonly defeat?: boolean; readonly earlier?: number } = {},
): MoraleOdds {
  // A hero who fell in the event still counts: the unit started it with him (USB-A-57).
  const start = startOf(before, rules);
  const left = now ? pointsOf(now, rules) : [];
  if (!now || left.length === 0) {
    return untested([gone('wiped', 1, 0, 0)], [{ rule: 'USB-WOUND-01', effect: 'wiped' }]);
  }
  const lost = start - sumOf(left);
  const lostBefore = lostOf(before, rules) - (moment.earlier ?? 0);
  const due = moraleDue(start, lostBefore, lost);
  const level = moment.defeat && (due ?? 0) < 50 ? 50 : due;
  if (level === undefined) {
    const known = 4 * lost >= start && lost > 0;
    const reason: MoraleReason = known
      ? { rule: 'USB-MOR-08', effect: 'level-known' }
      : { rule: 'USB-MOR-01', effect: 'below-quarter' };
    return untested([stays(now, now.state, 1)], [reason]);
  }
  const reasons: readonly MoraleReason[] =
    level === due
      ? [{ rule: 'USB-MOR-01', effect: 'level', amount: level }]
      : [{ rule: 'USB-A-22', effect: 'defeat' }];
  const odds = testedAt(level, now, rules, moment);
  return { ...odds, reasons: [...reasons, ...odds.reasons] };
}

function untested(outcomes: readonly MoraleOutcome[], reasons: readonly MoraleReason[]): MoraleOdds {
  return { level: undefined, target: undefined, passes: 0, outcomes, reasons };
}

/** How the die of a test can end; once it was thrown, only as it did. */
export function endsOf(target: number, { blessed, thrown }: MoraleMoment): readonly DieEnd[] {
  return thrown ? [{ ...thrown, chance: 1 }] : dieEnds(target, blessed);
}

/**
 * One morale test at a given threshold, whatever asked for it; the death of a commander is a test at 50 %
 * (USB-MOR-02 to USB-MOR-04, USB-MOR-10), an unbreakable unit's losses included (USB-MOR-09).
 */
export function testedAt(
  level: MoraleLevel,
  fighter: Fighter,
  rules: UsbRules,
  moment: MoraleMoment = {},
): MoraleOdds {
  const target = moraleTarget(fighter, rules, moment);
  const ends = endsOf(target.value, moment);
  const outcomes = merged(ends.map((end) => outcomeOf(level, fighter, end, rules)));
  const reasons: MoraleReason[] = [...target.reasons];
  if (moment.blessed) reasons.push({ rule: 'USB-SPEC-08', effect: 'blessed' });
  reasons.push({ rule: moraleTests[level].rule, effect: 'level', amount: level });
  if (isUnbreakable(fighter)) {
    const effect = rules.unbreakable === 'panicOnly' ? 'unbreakable-models' : 'unbreakable-points';
    reasons.push({ rule: 'USB-MOR-09', effect });
  }
  if (fighter.state !== 'steady') reasons.push({ rule: 'USB-A-24', effect: 'no-worse-than-before' });
  const passes = ends.reduce((sum, { passed, chance }) => sum + (passed ? chance : 0), 0);
  return { level, target: target.value, passes, outcomes, reasons };
}

/** What follows one end of the die (USB-MOR-02 to USB-MOR-04, USB-MOR-09). */
export function outcomeOf(
  level: MoraleLevel,
  fighter: Fighter,
  { passed, margin, chance }: DieEnd,
  rules: UsbRules,
): MoraleOutcome {
  if (isUnbreakable(fighter)) {
    if (passed) return stays(fighter, fighter.state, chance);
    if (rules.unbreakable === 'allFailures')
      return lessened(fighter, hurt(fighter, margin, rules), chance, rules);
    if (level !== 25) return lessened(fighter, withoutModels(fighter, margin), chance, rules);
  }
  const state = moraleAfter(level, passed, fighter.state);
  return state === 'destroyed' ? gone('destroyed', chance, 0, 0) : stays(fighter, state, chance);
}

function lessened(
  before: Fighter,
  after: Fighter | undefined,
  chance: number,
  rules: UsbRules,
): MoraleOutcome {
  const had = pointsOf(before, rules);
  const has = after ? pointsOf(after, rules) : [];
  const models = had.length - has.length;
  const points = sumOf(had) - sumOf(has);
  return after ? { fate: after.state, chance, models, points, after } : gone('wiped', chance, models, points);
}

function stays(fighter: Fighter, state: Exclude<MoraleState, 'destroyed'>, chance: number): MoraleOutcome {
  return { fate: state, chance, models: 0, points: 0, after: { ...fighter, state } };
}

function gone(fate: 'destroyed' | 'wiped', chance: number, models: number, points: number): MoraleOutcome {
  return { fate, chance, models, points, after: undefined };
}

function merged(outcomes: readonly MoraleOutcome[]): readonly MoraleOutcome[] {
  const sums = new Map<string, MoraleOutcome>();
  for (const outcome of outcomes) {
    const key = `${outcome.fate} ${outcome.models} ${outcome.points}`;
    const chance = (sums.get(key)?.chance ?? 0) + outcome.chance;
    sums.set(key, { ...outcome, chance });
  }
  return [...sums.values()];
}

/** The chance of each fate, 0 for those that cannot come. */
export function fateChances(
  outcomes: readonly Pick<MoraleOutcome, 'fate' | 'chance'>[],
): Readonly<Record<Fate, number>> {
  const chances: Record<Fate, number> = { steady: 0, shaken: 0, panicked: 0, destroyed: 0, wiped: 0 };
  for (const { fate, chance } of outcomes) chances[fate] += chance;
  return chances;
}
