import type { Reason } from '../../reason.ts';
import type { BrikwarsRuleId } from '../ids.ts';
import type { VolleyReason } from '../many/volley-effects.ts';

/** What a rule of the supplements did to a figure, beside what the rules of attacks do; the screen phrases each code with its amount. */
export const supplementEffects = [
  // magic
  'two-for-a-level',
  'three-for-a-level',
  'three-for-a-size',
  'four-for-a-size',
  'shield-takes-off',
  'shield-ones-count',
  'best-mage-rolls',
  'levels-together',
  'half-the-level',
  'half-the-levels',
  'turns-of-a-circle',
  'paid-for-each-cast',
  'undead-at-most',
  'one-try-a-turn',
  // hiding
  'cover-hidden',
  'hides-at-half-speed',
  'hides-standing-still',
  'spotting-takes-cover',
  'spot-the-cover',
  // wounds
  'damage-above-armor',
  'more-than-the-wounds',
  'medics-roll-together',
  'medics-quarrel',
  'medics-at-most',
  'carried-at-half',
] as const;
export type SupplementEffect = (typeof supplementEffects)[number];

export type SupplementReason = Reason<
  BrikwarsRuleId,
  SupplementEffect | VolleyReason['effect'] | 'cranky-per-die' | 'cranky-per-roll'
>;

/** A figure together with the reasons that made it. */
export interface SupplementExplained<Value = number> {
  readonly value: Value;
  readonly reasons: readonly SupplementReason[];
}

export type SupplementCode =
  | 'not-a-count'
  | 'above-level'
  | 'no-skill'
  | 'magic-too-low'
  | 'too-big'
  | 'too-few-mages'
  | 'too-many-undead'
  | 'not-adjacent'
  | 'obstacle-between';

/** Why something may not be done, by which rule, and where it was said. */
export interface SupplementIssue {
  readonly code: SupplementCode;
  readonly rule: BrikwarsRuleId;
  readonly path: readonly (string | number)[];
  readonly lowest?: number;
  readonly limit?: number;
}

/** Reports what is no whole number from `lowest` on. */
export function countIssues(
  counts: Readonly<Record<string, number>>,
  lowest: number,
  rule: BrikwarsRuleId,
): readonly SupplementIssue[] {
  return Object.entries(counts).flatMap(([name, count]): readonly SupplementIssue[] =>
    Number.isInteger(count) && count >= lowest ? [] : [{ code: 'not-a-count', rule, path: [name], lowest }],
  );
}
