import { bounds } from '../../rules/mage-knight/plan/geometry.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan/plan.ts';
import { riseOf } from '../drawing/labels.ts';

/** A part of the table, in inches. */
export interface Box {
  readonly left: number;
  readonly far: number;
  readonly right: number;
  readonly near: number;
}

export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  far: Math.min(...boxes.map(({ far }) => far)),
  right: Math.max(...boxes.map(({ right }) => right)),
  near: Math.max(...boxes.map(({ near }) => near)),
});

/** The castle of a player, or all there are, with 2 inches of ground about it; undefined where there is none. */
export function castleBox(plan: CastlePlan, owner: number): Box | undefined {
  const own = plan.sections.filter((section) => section.owner === owner);
  const boxes = (own.length > 0 ? own : plan.sections).map(({ kind, outline }) => {
    const { left, right, top, bottom } = bounds(outline);
    return { left: left - 2, far: top - riseOf(kind) - 2, right: right + 2, near: bottom + 2 };
  });
  return boxes.length > 0 ? around(boxes) : undefined;
}
