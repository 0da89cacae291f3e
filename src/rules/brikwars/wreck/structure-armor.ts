import type { DiceExpression } from '../../dice/expression.ts';

/** What of a creation is struck: its Structure, a part of its Surface, or a hinge, a turret, a moving part. */
export const structureParts = ['structure', 'surface', 'moving'] as const;
export type StructurePart = (typeof structureParts)[number];

const levelsWeaker: Readonly<Record<StructurePart, number>> = { structure: 0, surface: 1, moving: 2 };

/** The Structure Level of a part: Surface is one lower, moving parts two, never below 0 (BW-CRE-07, BW-CCB-06, BWC-38). */
export function partLevel(level: number, part: StructurePart): number {
  return Math.max(0, level - levelsWeaker[part]);
}

/**
 * The Armor of a Structure Level: 1d6 at 0, else so many d10 (BW-CRE-06). A plate of `plate` inches over it adds as
 * many d6 (BW-CRE-14).
 */
export function levelArmor(level: number, plate = 0): DiceExpression {
  const d6 = (level === 0 ? 1 : 0) + plate;
  return {
    groups: [
      ...(level > 0 ? [{ count: level, sides: 10 }] : []),
      ...(d6 > 0 ? [{ count: d6, sides: 6 }] : []),
    ],
    constant: 0,
  };
}
