import type { FightIssue, FightIssueCode } from '../attack/setup.ts';

/** A thing held, as far as hands go. */
export interface Held {
  readonly hands: number;
  /** The other hand may hold a shield and nothing else (BW-WEAP-03). */
  readonly heavy: boolean;
  readonly shield: boolean;
  readonly bareHands: boolean;
}

/**
 * Whether these things fit two hands (BW-WEAP-17): two short things, a short or heavy one with a shield, or one
 * two-hander. All issues at once, each at the thing that stands in the way.
 */
export function checkHands(held: readonly Held[], path: readonly (string | number)[]): FightIssue[] {
  const issues: FightIssue[] = [];
  const report = (code: FightIssueCode, index: number): void => {
    issues.push({ code, path: [...path, index] });
  };
  const others = (index: number): Held[] => held.filter((thing, other) => other !== index && thing.hands > 0);
  held.forEach((thing, index) => {
    const beside = others(index);
    if (beside.length === 0) return;
    if (thing.bareHands) report('bare-hands-alone', index);
    else if (thing.hands === 2) report('two-handed-alone', index);
    else if (thing.heavy && beside.some((other) => !other.shield)) report('shield-only-beside-heavy', index);
  });
  return issues;
}
