// What a hit on a squad does beside its first victim (E:2738-2740; P:1331-1333).
import { blastRadius } from '../many/explosion.ts';

/** A spot on the table, in inches. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How far from a straight line somebody may stand to be on it: half the breadth of a minifig, in inches. */
const halfBreadth = 0.5;

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Who is hit by an explosion on the member that the owner chose, by places: himself and everybody within 2 inches of where
 * he stands (BW-SQ-39, BW-WEAP-12).
 */
export function caughtBy(members: readonly Spot[], victim: number): readonly number[] {
  const centre = members[victim];
  if (!centre) return [];
  return members.flatMap((spot, at) => (apart(spot, centre) <= blastRadius ? [at] : []));
}

/**
 * Who a shot with Overkill meets in turn, by places: the member that the owner chose, then the one who stands behind
 * him on the straight line from the shooter, the nearest first (BW-SQ-39, BW-DMG-11).
 */
export function behindInLine(members: readonly Spot[], victim: number, shooter: Spot): readonly number[] {
  const first = members[victim];
  if (!first) return [];
  const reach = apart(first, shooter);
  if (reach === 0) return [victim];
  const along = { x: (first.x - shooter.x) / reach, y: (first.y - shooter.y) / reach };
  const behind = members.flatMap((spot, at) => {
    const far = (spot.x - first.x) * along.x + (spot.y - first.y) * along.y;
    const aside = Math.abs((spot.x - first.x) * along.y - (spot.y - first.y) * along.x);
    return at !== victim && far > 0 && aside <= halfBreadth ? [{ at, far }] : [];
  });
  return [victim, ...behind.sort((a, b) => a.far - b.far).map(({ at }) => at)];
}
