import { bounds } from '../../rules/mage-knight/plan/geometry.ts';
import { limits } from '../../rules/mage-knight/plan/placement-limits.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan/plan.ts';
import { around, type Box } from '../plan/castle-box.ts';
import { areaOf, outlineOf, thingsOf } from '../plan/model.ts';

/** Tops and flags rise so far over a footprint, in inches. */
const flags = 3;

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
