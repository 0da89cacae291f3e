import type { SectionKind } from '../kinds.ts';

/** A point of the table in inches: x to the right from its left edge, y down from its far edge. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const tableEdges = ['far', 'right', 'near', 'left'] as const;
export type TableEdge = (typeof tableEdges)[number];

/** A rectangle along an edge of the table: from `from` to `to` inches along it (left to right, far to near), `depth` deep. */
export interface StartingArea {
  readonly edge: TableEdge;
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

/** The outline seen from above: a rectangle turned about its centre, or a circle. Inches, degrees clockwise. */
export type Outline =
  | {
      readonly shape: 'rectangle';
      readonly centre: Point;
      readonly width: number;
      readonly depth: number;
      readonly angle: number;
    }
  | { readonly shape: 'circle'; readonly centre: Point; readonly radius: number };

/** A section where it stands; `owner` is the place of its lord among the players. */
export interface PlacedSection {
  readonly kind: SectionKind;
  readonly owner: number;
  readonly outline: Outline;
}

/** Anything that is no section: a piece of terrain, by its outline. */
export interface PlacedTerrain {
  readonly owner: number;
  readonly outline: Outline;
}

/** The base of a figure where it starts. */
export interface PlacedFigure {
  readonly owner: number;
  readonly centre: Point;
  readonly radius: number;
  readonly name?: string;
  readonly demoralised?: boolean;
}

/** What is put on the table, in the order of the rules (MK-SET-02, MK-PLK-01). */
export const placingSteps = ['castle', 'planks', 'terrain', 'figures'] as const;
export type PlacingStep = (typeof placingSteps)[number];

export interface PlanPlayer {
  readonly area: StartingArea;
}

/** A table set up with castles; the players are known by their place in the list. Lengths in inches. */
export interface CastlePlan {
  readonly width: number;
  readonly depth: number;
  readonly players: readonly PlanPlayer[];
  readonly sections: readonly PlacedSection[];
  readonly terrain: readonly PlacedTerrain[];
  readonly figures: readonly PlacedFigure[];
  /** Every player has agreed to castles (MK-SET-01). */
  readonly consent: boolean;
  readonly order: readonly PlacingStep[];
}
