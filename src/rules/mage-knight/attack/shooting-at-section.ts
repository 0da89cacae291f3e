import type { Attacker } from './attack.ts';
import { judge, type Verdict } from './eligibility.ts';
import type { ShotReason, ShotVerdict } from './shooting-reasons.ts';

export const shooterLevels = ['ground', 'high-ground', 'hovering', 'other-section'] as const;
/** At what height a figure shoots from; another section's top is as high as any high ground (MK-HGT-01). */
export type ShooterLevel = (typeof shooterLevels)[number];

/** A figure that shoots at a section, alone. Inches, measured horizontally to the section's centre. */
export interface ShotAtSection {
  /** `stands` names the target "target", as in a castle attack. */
  readonly attacker: Attacker;
  readonly level: ShooterLevel;
  readonly range: number;
  readonly distance: number;
  readonly closedDoor: boolean;
}

/** The answer with the figure's eligibility, and whether the section has the height bonus of the base rules. */
export interface ShotAtSectionVerdict extends ShotVerdict {
  readonly eligibility: Verdict;
  readonly height: HeightVerdict;
}

export interface HeightVerdict {
  readonly applies: boolean;
  readonly reasons: readonly ShotReason[];
}

const heights: Readonly<Record<ShooterLevel, HeightVerdict>> = {
  ground: { applies: true, reasons: [{ rule: 'MK-RNG-02', effect: 'height-bonus' }] },
  'high-ground': { applies: false, reasons: [{ rule: 'MK-RNG-02', effect: 'no-bonus-from-high' }] },
  hovering: { applies: false, reasons: [{ rule: 'MK-RNG-02', effect: 'no-bonus-hovering' }] },
  'other-section': { applies: false, reasons: [{ rule: 'MK-HGT-01', effect: 'tops-level' }] },
};

/** Whether a section shot at from this height has the height bonus (MK-RNG-02, MK-HGT-01); its size is the base rules'. */
export function heightBonus(level: ShooterLevel): HeightVerdict {
  return heights[level];
}

/**
 * Whether a figure may make this shot at a section: it must qualify (MK-ELG-01 to MK-ELG-12), the line runs to the
 * section's centre on top past any base, and that centre lies within its range (MK-RNG-01).
 */
export function shootAtSection(shot: ShotAtSection): ShotAtSectionVerdict {
  const { attacker, range, distance, closedDoor } = shot;
  const eligibility = judge(attacker, 'ranged', 'target');
  const shared = { eligibility, height: heightBonus(shot.level), reach: range, others: [] };
  if (!eligibility.eligible) return { ...shared, outcome: 'may-not-attack', damage: 0, reasons: [] };
  if (closedDoor) {
    return {
      ...shared,
      outcome: 'closed-door',
      damage: 0,
      reasons: [{ rule: 'MK-ENT-02', effect: 'closed-door' }],
    };
  }
  if (distance > range) {
    return {
      ...shared,
      outcome: 'out-of-range',
      damage: 0,
      reasons: [{ rule: 'MK-RNG-01', effect: 'beyond-range', amount: range }],
    };
  }
  return {
    ...shared,
    outcome: 'hits-for',
    damage: attacker.baseRangedDamage,
    reasons: [
      { rule: 'MK-RNG-01', effect: 'within-range', amount: range },
      { rule: 'MK-RNG-01', effect: 'line-to-top' },
    ],
  };
}
