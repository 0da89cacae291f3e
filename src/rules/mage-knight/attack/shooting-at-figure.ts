import type { RulingId } from '../answer.ts';
import type { AttackMode } from './attack.ts';
import type { ShotOutcome, ShotReason } from './shooting-reasons.ts';

export const targetPlaces = ['top', 'planking', 'arch', 'yard'] as const;
/** Where at a castle a figure under attack stands. Only the top and a wall's planking are on a section (MK-PLK-05, MK-A-21). */
export type TargetPlace = (typeof targetPlaces)[number];

export const shooterPlaces = [
  'ground',
  'high-ground',
  'hovering',
  'yard',
  'same-section',
  'other-section',
  'other-castle',
] as const;
/** Where its attacker stands: `yard` is inside the castle, `other-section` on another section of the same castle. */
export type ShooterPlace = (typeof shooterPlaces)[number];

export interface AttackOnFigure {
  readonly mode: AttackMode;
  readonly target: TargetPlace;
  readonly from: ShooterPlace;
}

export interface FortificationVerdict {
  /** The section's printed bonus is added to the target's defence. */
  readonly fortified: boolean;
  /** The height modifier of the base rules may be added as well (MK-DEF-02). */
  readonly higher: boolean;
  readonly reasons: readonly ShotReason[];
  readonly others: readonly { readonly ruling: RulingId; readonly fortified: boolean }[];
}

/** A shot at a figure at a castle. Inches, measured as the base rules have it. */
export interface ShotAtFigure {
  readonly range: number;
  readonly distance: number;
  readonly closedDoor: boolean;
}

export interface ReachVerdict {
  readonly outcome: Extract<ShotOutcome, 'hits-for' | 'closed-door' | 'out-of-range'>;
  /** Why not, the reason that decides first; within range the grounds. */
  readonly reasons: readonly ShotReason[];
}

/** Whether the shot gets to the figure: through no closed door (MK-ENT-02), and within the range of the base rules (MK-GEN-04). */
export function reachFigure({ range, distance, closedDoor }: ShotAtFigure): ReachVerdict {
  const far = distance > range;
  const door: readonly ShotReason[] = closedDoor ? [{ rule: 'MK-ENT-02', effect: 'closed-door' }] : [];
  const beyond: readonly ShotReason[] = far
    ? [{ rule: 'MK-GEN-04', effect: 'target-beyond-range', amount: range }]
    : [];
  if (closedDoor) return { outcome: 'closed-door', reasons: [...door, ...beyond] };
  if (far) return { outcome: 'out-of-range', reasons: beyond };
  return {
    outcome: 'hits-for',
    reasons: [{ rule: 'MK-GEN-04', effect: 'target-within-range', amount: range }],
  };
}

const isOn = (place: TargetPlace) => place === 'top' || place === 'planking';
const isBelow = (place: ShooterPlace) => place === 'ground' || place === 'yard';

/**
 * Whether a figure at a castle has the section's defence bonus against this attack (MK-DEF-01 to MK-DEF-03): only
 * against a ranged attack, only on a section, not against one inside the castle or on the same section.
 */
export function fortification({ mode, target, from }: AttackOnFigure): FortificationVerdict {
  const ranged = mode === 'ranged';
  const higher = ranged && isOn(target) && isBelow(from);
  const answer = (
    fortified: boolean,
    reasons: readonly ShotReason[],
    ...others: FortificationVerdict['others']
  ): FortificationVerdict => ({
    fortified,
    higher,
    reasons: [
      ...reasons,
      ...(higher ? [{ rule: 'MK-DEF-02', effect: 'height-may-apply' } as const] : []),
      ...(ranged && isOn(target) && onSection(from)
        ? [{ rule: 'MK-HGT-01', effect: 'tops-level' } as const]
        : []),
    ],
    others,
  });

  if (!ranged) return answer(false, [{ rule: 'MK-DEF-01', effect: 'close-no-fortification' }]);
  if (target === 'yard') return answer(false, [{ rule: 'MK-DEF-01', effect: 'not-on-section' }]);
  const [decided, crossing] = byLine(from);
  if (target === 'arch') {
    const reason: ShotReason = { rule: 'MK-A-21', effect: 'arch-is-not-on' };
    return decided
      ? answer(false, [reason], { ruling: 'MK-A-21', fortified: true })
      : answer(false, [reason]);
  }
  const planking: readonly ShotReason[] =
    target === 'planking' ? [{ rule: 'MK-A-20', effect: 'planking-counts' }] : [];
  const otherReading = from === 'other-section' ? [{ ruling: 'MK-A-22', fortified: false } as const] : [];
  return answer(decided, [crossing, ...planking], ...otherReading);
}

const onSection = (place: ShooterPlace) =>
  place === 'same-section' || place === 'other-section' || place === 'other-castle';

/** Whether the line of fire crosses the target's section on its way from outside the castle. */
function byLine(from: ShooterPlace): readonly [boolean, ShotReason] {
  switch (from) {
    case 'yard':
      return [false, { rule: 'MK-DEF-03', effect: 'attacker-inside' }];
    case 'same-section':
      return [false, { rule: 'MK-DEF-03', effect: 'same-section' }];
    case 'other-section':
      return [true, { rule: 'MK-A-22', effect: 'line-crosses' }];
    default:
      return [true, { rule: 'MK-DEF-01', effect: 'fortified' }];
  }
}
