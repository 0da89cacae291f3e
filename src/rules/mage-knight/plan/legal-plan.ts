import { castleOwners } from './chain.ts';
import { apart } from './geometry.ts';
import { fixedCastle, type Search } from './legal-castle.ts';
import { atNearestLegalPlace, type Movable, names, outlineOf } from './legal-place.ts';
import { checkPlan, type Violation } from './placement.ts';
import type { CastlePlan, Outline } from './plan.ts';

/** A plan after its pieces were moved to where the rules allow them. */
export interface LegalPlan {
  readonly plan: CastlePlan;
  readonly moved: readonly Movable[];
  /** What moving cannot fix: a castle without an entrance, say, or a piece for which there is no place. */
  readonly left: readonly Violation[];
}

/** One thing at the nearest place that keeps the rules; undefined where there is none. */
export function legalByMoving(plan: CastlePlan, thing: Movable): LegalPlan | undefined {
  const next = atNearestLegalPlace(plan, thing);
  return next && compared(plan, next);
}

/**
 * Everything that breaks a rule at a place that keeps them, each as near as may be to where it stood; what stands right
 * stays, if that can be. A castle of which all stands on wrong ground is also moved as a whole, as it was built. Castles go
 * before terrain, and terrain before figures (MK-SET-02).
 */
export function* legalPlanInSteps(plan: CastlePlan): Search<LegalPlan> {
  let next = plan;
  for (const owner of castleOwners(plan)) next = yield* fixedCastle(next, owner);
  const rest: readonly Movable[] = [
    ...plan.terrain.map((_, index) => ({ kind: 'terrain', index }) as const),
    ...plan.figures.map((_, index) => ({ kind: 'figure', index }) as const),
  ];
  for (const thing of rest) {
    const wrong = checkPlan(next).some((found) => names(found, thing));
    if (wrong) next = atNearestLegalPlace(next, thing) ?? next;
    yield;
  }
  return compared(plan, next);
}

function compared(before: CastlePlan, plan: CastlePlan): LegalPlan {
  const all: readonly Movable[] = [
    ...plan.sections.map((_, index) => ({ kind: 'section', index }) as const),
    ...plan.terrain.map((_, index) => ({ kind: 'terrain', index }) as const),
    ...plan.figures.map((_, index) => ({ kind: 'figure', index }) as const),
  ];
  const moved = all.filter((thing) => {
    const [was, is] = [outlineOf(before, thing), outlineOf(plan, thing)];
    return was && is && (apart(was.centre, is.centre) > 0 || angleOf(was) !== angleOf(is));
  });
  return { plan, moved, left: checkPlan(plan) };
}

const angleOf = (outline: Outline): number => (outline.shape === 'circle' ? 0 : outline.angle);
