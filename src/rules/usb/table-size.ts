/** Sizes of games by the limit of each side; larger ones are allowed (USB-ARMY-03, USB-X-06). */
export const gameSizes = ['small', 'medium', 'large'] as const;
export type GameSize = (typeof gameSizes)[number];

/** Most points a side, and the sides of the smallest table in feet (USB-ARMY-03). */
export const sizeFacts: Readonly<
  Record<GameSize, { readonly points: number; readonly feet: readonly [number, number] }>
> = {
  small: { points: 250, feet: [2, 2] },
  medium: { points: 500, feet: [3, 3] },
  large: { points: 1000, feet: [3, 3] },
};

/** The size of a game by its limit; undefined above the standard sizes (USB-ARMY-03, USB-X-06). */
export function gameSizeOf(limit: number): GameSize | undefined {
  return gameSizes.find((size) => limit <= sizeFacts[size].points);
}

/** The fewest pieces of terrain for a table with such sides in feet: one for each foot of its edge (USB-FIELD-01). */
export function terrainPieces(a: number, b: number): number {
  return Math.ceil(2 * (a + b));
}

export const inchesPerFoot = 12;

/**
 * Depth of each deployment zone in inches: a quarter of the table between the two edges. The printed example of 12
 * inches for a table of 2 feet is wrong (USB-DEP-01, USB-X-01, USB-A-55).
 */
export function deploymentDepth(inches: number): number {
  return inches / 4;
}
