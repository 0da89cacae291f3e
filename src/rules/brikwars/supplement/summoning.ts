// Summoning and necromancy (P:1524-1536).
import { binomial } from '../../dice/binomial.ts';
import { chanceAtLeast, type Distribution, mean } from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import { fail, ok, type Result } from '../../result.ts';
import { countIssues, type SupplementExplained, type SupplementIssue } from './effects.ts';
import { type SupplementRules, useTest } from './skill-test.ts';

/** No unit that is summoned is larger (BWC-95). */
const largest = 5;

/** The largest unit that so many levels of magic summon: half of them, rounded down (BW-MAG-06, BWC-95). */
export function largestSummoned(levels: number): number {
  return Math.min(largest, Math.floor(levels / 2));
}

/** Use of summoning a unit, for its Size (BW-MAG-06). */
export function summonedUse(size: number): number {
  return 3 * size;
}

/** A mage with what he has learnt beside magic. */
export interface Learned {
  readonly skill: DiceExpression;
  readonly modifier: number;
  readonly magic: number;
  /** Summoning or necromancy, whichever is asked. */
  readonly learned: boolean;
}

export interface Summoning {
  readonly maxSize: number;
  readonly use: number;
  readonly success: SupplementExplained;
}

/** The largest unit that one mage summons; 0 without the skill (BW-MAG-06). */
export function summonerSize({ magic, learned }: Pick<Learned, 'magic' | 'learned'>): number {
  return learned ? largestSummoned(magic) : 0;
}

/** The chance to summon a unit, which then stands next to the mage (BW-MAG-06). */
export function summoning(
  mage: Learned,
  size: number,
  rules: SupplementRules,
): Result<Summoning, SupplementIssue> {
  const { skill, modifier, magic, learned } = mage;
  const maxSize = summonerSize(mage);
  const issues = [...countIssues({ magic, size }, 0, 'BW-MAG-06')];
  if (!learned) issues.push({ code: 'no-skill', rule: 'BW-MAG-06', path: ['learned'] });
  if (magic < 2) issues.push({ code: 'magic-too-low', rule: 'BW-MAG-06', path: ['magic'], lowest: 2 });
  else if (learned && size > maxSize)
    issues.push({ code: 'too-big', rule: 'BW-MAG-06', path: ['size'], limit: maxSize });
  if (issues.length > 0) return fail(...issues);
  const use = summonedUse(size);
  return ok({
    maxSize,
    use,
    success: useTest(
      skill,
      modifier,
      use,
      [
        { rule: 'BW-MAG-06', effect: 'three-for-a-size', amount: use },
        { rule: 'BW-MAG-06', effect: 'half-the-level', amount: maxSize },
      ],
      rules,
    ),
  });
}

/** What a raised corpse is at most: a plain minifig who goes slower, whatever it was alive (BW-MAG-08). */
export const undead = {
  move: 4,
  skill: { groups: [{ count: 1, sides: 6 }], constant: 0 } satisfies DiceExpression,
} as const;

/** Use of raising a corpse, for the Size it had (BW-MAG-08, BWC-165). */
function raisedUse(size: number): number {
  return 4 * size;
}

/** For how many more undead there is room: one for each level of magic (BW-MAG-08). */
export function undeadRoom(
  { magic, learned }: Pick<Learned, 'magic' | 'learned'>,
  controlled: number,
): number {
  return learned ? Math.max(0, magic - controlled) : 0;
}

/** A corpse and where it lies. */
export interface Corpse {
  readonly size: number;
  readonly adjacent: boolean;
  /** A wall, a bush or the like between it and the mage. */
  readonly obstacle: boolean;
}

export interface Raising {
  readonly room: number;
  readonly use: number;
  readonly success: SupplementExplained;
}

/** The chance to raise a corpse, by a necromancer who controls so many already (BW-MAG-08). */
export function raising(
  mage: Learned,
  controlled: number,
  { size, adjacent, obstacle }: Corpse,
  rules: SupplementRules,
): Result<Raising, SupplementIssue> {
  const { skill, modifier, magic, learned } = mage;
  const room = undeadRoom(mage, controlled);
  const rule = 'BW-MAG-08';
  const issues = [...countIssues({ magic, controlled, size }, 0, rule)];
  if (!learned) issues.push({ code: 'no-skill', rule, path: ['learned'] });
  if (magic < 1) issues.push({ code: 'magic-too-low', rule, path: ['magic'], lowest: 1 });
  else if (learned && room === 0)
    issues.push({ code: 'too-many-undead', rule, path: ['controlled'], limit: magic });
  if (!adjacent) issues.push({ code: 'not-adjacent', rule, path: ['adjacent'] });
  if (obstacle) issues.push({ code: 'obstacle-between', rule, path: ['obstacle'] });
  if (issues.length > 0) return fail(...issues);
  const use = raisedUse(size);
  return ok({
    room,
    use,
    success: useTest(
      skill,
      modifier,
      use,
      [
        { rule: 'BWC-165', effect: 'four-for-a-size', amount: use },
        { rule, effect: 'undead-at-most', amount: magic },
      ],
      rules,
    ),
  });
}

export interface NecromancyTurns {
  readonly each: SupplementExplained;
  readonly undead: SupplementExplained<Distribution>;
  readonly mean: SupplementExplained;
}

/** How many undead a necromancer has after so many turns, one try in each, stopping at his level (BW-MAG-08). */
export function necromancyTurns(
  { skill, modifier, magic }: Omit<Learned, 'learned'>,
  size: number,
  turns: number,
  rules: SupplementRules,
): NecromancyTurns {
  const use = raisedUse(size);
  const each = useTest(
    skill,
    modifier,
    use,
    [{ rule: 'BWC-165', effect: 'four-for-a-size', amount: use }],
    rules,
  );
  const raised = binomial(turns, Math.min(1, each.value));
  const weights = raised.weights.slice(0, magic + 1);
  if (turns > magic) weights[magic] = chanceAtLeast(raised, magic);
  const odds: Distribution = { min: 0, weights, cutOff: 0 };
  const reasons: SupplementExplained['reasons'] = [
    { rule: 'BW-MAG-08', effect: 'one-try-a-turn', amount: turns },
    { rule: 'BW-MAG-08', effect: 'undead-at-most', amount: magic },
    ...each.reasons,
  ];
  return { each, undead: { value: odds, reasons }, mean: { value: mean(odds), reasons } };
}
