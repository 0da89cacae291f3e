import type { DiceExpression } from '../../dice/expression.ts';
import type { Creation, PartKind } from '../creation/creation.ts';

const levelsWeaker: Readonly<Record<PartKind, number>> = { structure: 0, surface: 1, moving: 2 };

/** The Structure Level of a part: Surface is one lower, moving parts two, never below 0 (BW-CRE-07, BW-CCB-06, BWC-38). */
export function partLevel(level: number, part: PartKind): number {
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

/** The Armor of a part of a creation; vermin have the points that were bought for them, on every part (BW-CRE-05 to 07). */
export function creationArmor(
  { size, level, verminArmor = 0 }: Pick<Creation, 'size' | 'level' | 'verminArmor'>,
  part: PartKind,
  plate = 0,
): DiceExpression {
  return metBy({ level, plate, ...(size === 0 && { verminArmor }) }, part);
}

/** What is struck, as far as its Armor goes: vermin alone have points that were bought. */
export interface Armored {
  readonly level: number;
  readonly verminArmor?: number;
  /** Weapon Size of a plate over it. */
  readonly plate?: number;
}

/** The Armor that a hit on such a part meets. */
export function metBy({ level, verminArmor, plate = 0 }: Armored, part: PartKind): DiceExpression {
  if (verminArmor === undefined) return levelArmor(partLevel(level, part), plate);
  return { groups: levelArmor(1, plate).groups.slice(1), constant: verminArmor };
}
