import type { CastleReason } from './answer.ts';
import { type SectionKind, sectionFacts } from './kinds.ts';

export const conditions = ['standing', 'breached', 'destroyed'] as const;
export type Condition = (typeof conditions)[number];

/** Broken towers on the dial that end a section (MK-GEN-02). */
export const towersToDestroy = 3;

export const breachEffects = [
  'three-broken-towers',
  'demoralised-is-breached',
  'yellow-fortification',
  'yellow-matters-on-walls',
  'breached-for-good',
  'doors-stay-open',
  'not-yet-breached',
] as const;
export type BreachEffect = (typeof breachEffects)[number];

/** What the dial of a section shows now. */
export interface ShownDial {
  readonly kind: SectionKind;
  readonly brokenTowers: number;
  readonly demoralised: boolean;
  /** The fortification value (what it adds to the defence of a figure on it) stands on yellow. */
  readonly yellow: boolean;
  /** It was breached before; that does not pass. */
  readonly breachedBefore?: boolean | undefined;
}

export interface SectionCondition {
  readonly condition: Condition;
  readonly reasons: readonly CastleReason<BreachEffect>[];
}

/**
 * Whether a section stands, is breached or is destroyed: destroyed at three broken towers (MK-DST-01, MK-A-35), breached when
 * demoralised (MK-BRE-01) and a wall also when its fortification value turns yellow (MK-BRE-02, MK-WALL-04).
 */
export function conditionOf(dial: ShownDial): SectionCondition {
  if (dial.brokenTowers >= towersToDestroy) {
    return {
      condition: 'destroyed',
      reasons: [{ rule: 'MK-DST-01', effect: 'three-broken-towers', amount: dial.brokenTowers }],
    };
  }
  const { wall, doors } = sectionFacts[dial.kind];
  const reasons: CastleReason<BreachEffect>[] = [];
  if (dial.demoralised) reasons.push({ rule: 'MK-BRE-01', effect: 'demoralised-is-breached' });
  if (dial.yellow && wall) reasons.push({ rule: 'MK-BRE-02', effect: 'yellow-fortification' });
  if (reasons.length === 0 && dial.breachedBefore) {
    reasons.push({ rule: 'MK-BRE-03', effect: 'breached-for-good' });
  }
  if (reasons.length > 0) {
    if (doors.length > 0) reasons.push({ rule: 'MK-BRE-03', effect: 'doors-stay-open' });
    return { condition: 'breached', reasons };
  }
  const still: CastleReason<BreachEffect> = {
    rule: wall ? 'MK-BRE-02' : 'MK-BRE-01',
    effect: 'not-yet-breached',
  };
  const other: readonly CastleReason<BreachEffect>[] = dial.yellow
    ? [{ rule: 'MK-BRE-02', effect: 'yellow-matters-on-walls' }]
    : [];
  return { condition: 'standing', reasons: [still, ...other] };
}
