import { fail, ok, type Result } from '../../result.ts';
import { mayAct, mostTokens } from '../actions.ts';
import type { SectionKind } from '../kinds.ts';
import type { SiegeAbilityId } from './abilities.ts';
import type { Attacker } from './attack.ts';
import { judge } from './eligibility.ts';
import { actingReasons, type OtherShot, type ShotReason, type ShotVerdict } from './shooting-reasons.ts';

/** A section does not shoot at what is as near as this to its edge (MK-ATT-04). */
export const minimumRange = 4;

export const shotTargets = ['warrior', 'titan', 'multi-dial', 'section'] as const;
/** What is shot at; a warrior is any figure that is not one of the others. */
export type ShotTarget = (typeof shotTargets)[number];

/** A section that shoots, and how its target stands to it. Distances in inches, measured horizontally. */
export interface SectionShot {
  readonly kind: SectionKind;
  readonly range: number;
  readonly attack: number;
  /** Its damage is ranged damage (MK-GEN-03). */
  readonly damage: number;
  readonly abilities: readonly SiegeAbilityId[];
  /** Action tokens on it now. */
  readonly tokens: number;
  /** It has had an action this turn. */
  readonly acted: boolean;
  readonly demoralised: boolean;
  readonly target: ShotTarget;
  /** From the section's edge to the target's centre. */
  readonly edge: number;
  /** From the section's centre to the target's centre. */
  readonly distance: number;
  /** The line of fire goes through a closed door. */
  readonly closedDoor: boolean;
}

export type ShotIssueCode = 'not-a-length' | 'edge-beyond-centre' | 'not-a-value' | 'too-many-tokens';

export interface ShotIssue {
  readonly code: ShotIssueCode;
  readonly field: 'range' | 'edge' | 'distance' | 'attack' | 'damage' | 'tokens';
}

const isLength = (value: number) => Number.isFinite(value) && value >= 0;
const isValue = (value: number) => Number.isInteger(value) && value >= 0;

/** Every issue of the numbers: lengths not below 0, no edge farther off than the centre, two tokens at most (MK-ACT-05). */
export function checkSectionShot(shot: SectionShot): Result<SectionShot, ShotIssue> {
  const issues: ShotIssue[] = [];
  for (const field of ['range', 'edge', 'distance'] as const) {
    if (!isLength(shot[field])) issues.push({ code: 'not-a-length', field });
  }
  for (const field of ['attack', 'damage', 'tokens'] as const) {
    if (!isValue(shot[field])) issues.push({ code: 'not-a-value', field });
  }
  if (shot.edge > shot.distance) issues.push({ code: 'edge-beyond-centre', field: 'edge' });
  if (shot.tokens > mostTokens) issues.push({ code: 'too-many-tokens', field: 'tokens' });
  return issues.length === 0 ? ok(shot) : fail(...issues);
}

/** Range doubles and damage falls by two against these (MK-LONG-01). */
function isLongShot(target: ShotTarget): boolean {
  return target !== 'warrior';
}

/** How far a section shoots at this target, in inches. */
export function reachOf({ range, target }: Pick<SectionShot, 'range' | 'target'>): number {
  return isLongShot(target) ? range * 2 : range;
}

/**
 * Whether a section may make this shot, and the damage of a hit: it must be able to act, qualify if it shoots at a
 * castle (MK-A-17), see past closed doors, keep more than 4″ from its edge and have the target's centre in range
 * (MK-ACT-03, MK-ATT-02 to MK-ATT-04, MK-LONG-01).
 */
export function shootFromSection(shot: SectionShot): ShotVerdict {
  const plain = readShot(shot, {});
  const others: OtherShot[] = [];
  const readAlso = (ruling: OtherShot['ruling'], reading: Reading): void => {
    const { outcome, damage } = readShot(shot, reading);
    if (outcome !== plain.outcome || damage !== plain.damage) others.push({ ruling, outcome, damage });
  };
  if (plain.outcome === 'may-not-attack') readAlso('MK-A-17', { anySectionQualifies: true });
  else readAlso('MK-A-18', { longOnlyBeyondRange: true });
  return {
    ...plain,
    reach: reachOf(shot),
    others: others.filter(({ outcome }) => outcome === 'hits-for'),
  };
}

/** What another ruling would say (MK-A-17, MK-A-18). */
interface Reading {
  readonly anySectionQualifies?: boolean;
  readonly longOnlyBeyondRange?: boolean;
}

type ReadShot = Omit<ShotVerdict, 'reach' | 'others'>;

function readShot(shot: SectionShot, reading: Reading): ReadShot {
  const stopped = (outcome: ReadShot['outcome'], ...reasons: readonly ShotReason[]): ReadShot => ({
    outcome,
    damage: 0,
    reasons,
  });
  const action = mayAct({ ...shot, actedThisTurn: shot.acted }, 'ranged');
  const acting = actingReasons(action.reasons);
  if (!action.allowed) return stopped('may-not-act', ...acting);

  const castle = shot.target === 'section';
  const qualifies = judge(asAttacker(shot), 'ranged', 'target').eligible;
  if (castle && !qualifies && !reading.anySectionQualifies) {
    return stopped('may-not-attack', { rule: 'MK-A-17', effect: 'does-not-qualify', amount: shot.damage });
  }
  if (shot.closedDoor) return stopped('closed-door', { rule: 'MK-ENT-02', effect: 'closed-door' });

  const sectionsToo: readonly ShotReason[] = castle ? [{ rule: 'MK-A-33', effect: 'sections-too' }] : [];
  if (shot.edge <= minimumRange) {
    return stopped('too-near', { rule: 'MK-ATT-04', effect: 'too-near', amount: shot.edge }, ...sectionsToo);
  }
  const reach = reachOf(shot);
  const long = isLongShot(shot.target);
  const doubled: readonly ShotReason[] = long
    ? [{ rule: 'MK-LONG-01', effect: 'range-doubled', amount: reach }]
    : [];
  if (shot.distance > reach) {
    return stopped('out-of-range', { rule: 'MK-ATT-03', effect: 'beyond-range', amount: reach }, ...doubled);
  }
  const lessened = long && !(reading.longOnlyBeyondRange && shot.distance <= shot.range);
  const less: readonly ShotReason[] = lessened ? damageReasons(shot) : [];
  return {
    outcome: 'hits-for',
    damage: lessened ? Math.max(0, shot.damage - longShotLoss) : shot.damage,
    reasons: [
      { rule: 'MK-ATT-03', effect: 'within-range', amount: reach },
      ...doubled,
      ...less,
      { rule: 'MK-ATT-04', effect: 'far-enough', amount: shot.edge },
      ...sectionsToo,
      ...(castle ? [{ rule: 'MK-A-17', effect: 'qualifies-at-castle' } as const] : []),
      { rule: 'MK-ATT-02', effect: 'line-from-top' },
      ...acting,
    ],
  };
}

const longShotLoss = 2;

function damageReasons({ damage, distance, range }: SectionShot): readonly ShotReason[] {
  return [
    { rule: 'MK-LONG-01', effect: 'damage-less', amount: -longShotLoss },
    ...(distance <= range ? [{ rule: 'MK-A-18', effect: 'always-long' } as const] : []),
    ...(damage < longShotLoss ? [{ rule: 'MK-A-19', effect: 'not-below-zero' } as const] : []),
  ];
}

function asAttacker({ damage, abilities }: SectionShot): Attacker {
  return {
    kind: 'section',
    baseDamage: 0,
    baseRangedDamage: damage,
    abilities,
    frontArcTouches: false,
    stands: undefined,
  };
}
