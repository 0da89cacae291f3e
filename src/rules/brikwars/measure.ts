/** What an inch is in bricks (BW-GEN-08): 3 studs long, 3 bricks high, about 3 centimetres. */
const perInch = { studs: 3, bricks: 3, centimetres: 3 } as const;

export type Measure = keyof typeof perInch;

/** Inches in another measure of the table (BW-GEN-08); centimetres are the table's round figure, not 2.54. */
export function inchesTo(measure: Measure, inches: number): number {
  return inches * perInch[measure];
}

/** The highest single jump in inches (BW-MOVE-02). */
export const highestJump = 1;

/** The stick that measures the Angry Inch (BW-CC-03): pieces put on top of each other. */
export const angryInchStick = { bricks: 2, plates: 2 } as const;
