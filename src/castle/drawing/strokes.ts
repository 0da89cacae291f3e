import type { Point } from '../../rules/mage-knight/plan/plan.ts';

/** What a line or a face is painted as; the app has a class for each, the picture that is sent a colour. */
export type Paint =
  | 'shadow'
  | 'side'
  | 'shade'
  | 'top'
  | 'walk'
  | 'merlons'
  | 'ribbon'
  | 'slit'
  | 'opening'
  | 'leaf'
  | 'plank'
  | 'roof'
  | 'pole'
  | 'pennant'
  | 'white-flag'
  | 'crack'
  | 'badge'
  | 'badge-sign'
  | 'rubble';

export interface Stroke {
  readonly paint: Paint;
  readonly d: string;
}

/** How a section looks at the moment; as it was built where nothing is said. */
export interface Looks {
  /** How many of its doors stand open; of a gatehouse 1 for the double door, 2 for the portcullis, 3 for both. */
  readonly open?: number;
  /** It shows damage. */
  readonly cracked?: boolean;
  readonly breached?: boolean;
  /** Who is in it has lost heart: a white flag. */
  readonly demoralised?: boolean;
  readonly destroyed?: boolean;
  readonly planking?: boolean;
  readonly ladders?: number;
}

/**
 * A section seen from the south and above: its footprint true to the inch, its top pushed up. Paths in inches about
 * the middle of the footprint, in the order in which they are painted.
 */
export interface Piece {
  readonly strokes: readonly Stroke[];
  /** All that it covers. */
  readonly silhouette: string;
  /** So many inches its top is pushed up. */
  readonly rise: number;
}

export const round = (value: number): number => Math.round(value * 1000) / 1000;

export const path = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}z`;

export const line = (from: Point, to: Point): string =>
  `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;

export const up = ({ x, y }: Point, by: number): Point => ({ x, y: y - by });

export const between = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
