// Mages who cast or summon together (P:1520-1522, P:1528).
import { mean } from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import { fail, ok, type Result } from '../../result.ts';
import { totalOf } from '../attack/hit.ts';
import { countIssues, type SupplementExplained, type SupplementIssue } from './effects.ts';
import { type SupplementRules, useTest } from './skill-test.ts';
import { areaCast, type SpellKind, spellValues } from './spell-values.ts';
import { spellUse } from './spells.ts';
import { largestSummoned, summonedUse } from './summoning.ts';

/** A mage of a circle. */
export interface Mage {
  readonly magic: number;
  readonly skill: DiceExpression;
}

/** The highest level of a circle's spells (BW-MAG-05). */
const highestCircle = 10;

export interface MagicCircle {
  readonly maxLevel: number;
  /** Turns that it takes; a mage's death breaks it (BW-MAG-05). */
  readonly turns: number;
  readonly use: number;
  /** Construction Points that one cast takes, planned when the army is made. */
  readonly costPerCast: number;
  /** Place of the mage who rolls: the one with the highest Skill on average (BWC-93). */
  readonly roller: number;
  readonly success: SupplementExplained;
}

/** The level up to which mages cast together (BW-MAG-05). */
export function circleLevel(mages: readonly Mage[]): number {
  return Math.min(highestCircle, levelsOf(mages));
}

/** The levels of all mages together. */
function levelsOf(mages: readonly Mage[]): number {
  return mages.reduce((sum, { magic }) => sum + magic, 0);
}

/** A circle is of two mages or more, each with magic of his own (BW-MAG-05). */
function circleIssues(mages: readonly Mage[]): readonly SupplementIssue[] {
  const few: readonly SupplementIssue[] =
    mages.length >= 2 ? [] : [{ code: 'too-few-mages', rule: 'BW-MAG-05', path: ['mages'], lowest: 2 }];
  return [
    ...few,
    ...mages.flatMap(({ magic }, place) =>
      countIssues({ magic }, 1, 'BW-MAG-05').map((issue) => ({ ...issue, path: ['mages', place, 'magic'] })),
    ),
  ];
}

/** The mage with the highest Skill on average, the first of several; he rolls for all (BWC-93). */
function bestMage(
  mages: readonly Mage[],
  rules: SupplementRules,
): { readonly place: number; readonly skill: DiceExpression } {
  let best = { place: -1, skill: { groups: [], constant: 0 } as DiceExpression, average: -1 };
  mages.forEach(({ skill }, place) => {
    const average = mean(totalOf(skill, rules.bonus));
    if (average > best.average) best = { place, skill, average };
  });
  return best;
}

/** A spell of mages together: how long it takes, what it costs, and the chance that it comes off (BW-MAG-05, BWC-93). */
export function magicCircle(
  mages: readonly Mage[],
  spell: SpellKind,
  level: number,
  rules: SupplementRules,
): Result<MagicCircle, SupplementIssue> {
  const maxLevel = circleLevel(mages);
  const issues = [...circleIssues(mages), ...countIssues({ level }, 1, 'BW-MAG-05')];
  if (level > maxLevel)
    issues.push({ code: 'above-level', rule: 'BW-MAG-05', path: ['level'], limit: maxLevel });
  if (issues.length > 0) return fail(...issues);
  const { use } = spellValues(spell, level);
  const { place, skill } = bestMage(mages, rules);
  return ok({
    maxLevel,
    turns: level,
    use,
    costPerCast: spell === 'area' ? areaCast(level) : 0,
    roller: place,
    success: useTest(
      skill,
      0,
      use,
      [
        spellUse(spell, level),
        { rule: 'BW-MAG-05', effect: 'levels-together', amount: maxLevel },
        { rule: 'BW-MAG-05', effect: 'turns-of-a-circle', amount: level },
        { rule: 'BWC-93', effect: 'best-mage-rolls' },
      ],
      rules,
    ),
  });
}

export interface SummoningCircle {
  readonly maxSize: number;
  readonly turns: number;
  readonly use: number;
  readonly roller: number;
  readonly success: SupplementExplained;
}

/** The Size up to which mages summon together: at most half their levels or by a house rule less than half, and 5 (BW-MAG-07, BWC-95). */
export function circleSize(
  mages: readonly Mage[],
  { summonCircle = 'half' }: Pick<SupplementRules, 'summonCircle'> = {},
): number {
  // Below half of a sum is half of one that is less by one.
  const less = summonCircle === 'below-half' ? 1 : 0;
  return largestSummoned(Math.max(0, levelsOf(mages) - less));
}

/** A unit that mages call together: how long it takes and the chance that it comes (BW-MAG-07, BWC-93, BWC-95). */
export function summoningCircle(
  mages: readonly Mage[],
  size: number,
  rules: SupplementRules,
): Result<SummoningCircle, SupplementIssue> {
  const maxSize = circleSize(mages, rules);
  const issues = [...circleIssues(mages), ...countIssues({ size }, 0, 'BW-MAG-07')];
  if (size > maxSize) issues.push({ code: 'too-big', rule: 'BW-MAG-07', path: ['size'], limit: maxSize });
  if (issues.length > 0) return fail(...issues);
  const use = summonedUse(size);
  const { place, skill } = bestMage(mages, rules);
  return ok({
    maxSize,
    turns: size,
    use,
    roller: place,
    success: useTest(
      skill,
      0,
      use,
      [
        { rule: 'BW-MAG-06', effect: 'three-for-a-size', amount: use },
        { rule: 'BWC-95', effect: 'half-the-levels', amount: maxSize },
        { rule: 'BW-MAG-07', effect: 'turns-of-a-circle', amount: size },
        { rule: 'BWC-93', effect: 'best-mage-rolls' },
      ],
      rules,
    ),
  });
}

/** A circle in the making. */
export interface CircleProgress {
  readonly mages: readonly Mage[];
  readonly turns: number;
  readonly done: number;
}

/** What happens to a circle: its mages hold it for a turn more, or one of them dies (BW-MAG-05). */
export type CircleEvent = { readonly act: 'turn' } | { readonly act: 'death'; readonly place: number };

/** A circle after an event: the death of one of its mages breaks it, and those who are left start again (BW-MAG-05). */
export function circleAfter(circle: CircleProgress, event: CircleEvent): CircleProgress {
  const { mages, turns, done } = circle;
  if (event.act === 'turn') return { ...circle, done: Math.min(turns, done + 1) };
  if (!mages[event.place]) return circle;
  return { mages: mages.filter((_, place) => place !== event.place), turns, done: 0 };
}
