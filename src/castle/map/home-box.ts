import { bounds } from '../../rules/mage-knight/plan/geometry.ts';
import { limits } from '../../rules/mage-knight/plan/placement-limits.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan/plan.ts';
import { riseOf } from '../drawing/labels.ts';
import { areaOf, outlineOf, thingsOf } from '../plan/model.ts';
import type { Box } from './map-view.ts';

/** Tops and flags rise so far over a footprint, in inches. */
const flags = 3;

const around = (boxes: readonly Box[]): Box => ({
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

/** All that stands on the table, with some ground about it; undefined where nothing does. */
export function standingBox(plan: CastlePlan): Box | undefined {
  const boxes = thingsOf(plan).flatMap((thing) => {
    const outline = outlineOf(plan, thing);
    if (!outline) return [];
    const { left, right, top, bottom } = bounds(outline);
    return [{ left: left - 2, far: top - flags - 1, right: right + 2, near: bottom + 2 }];
  });
  return boxes.length > 0 ? around(boxes) : undefined;
}

/** A player's starting area, with the ground where his castle may stand. */
export function homeBox(plan: CastlePlan, owner: number): Box {
  const { x, y, width, depth } = areaOf(plan, owner);
  const reach = limits.ownArea + flags;
  return {
    left: Math.max(-1, x - reach),
    far: Math.max(-1, y - reach),
    right: Math.min(plan.width + 1, x + width + reach),
    near: Math.min(plan.depth + 1, y + depth + reach),
  };
}
