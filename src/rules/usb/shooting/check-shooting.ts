import { fail, ok, type Result } from '../../result.ts';
import type { UsbRules } from '../house-rules.ts';
import type { UsbRuleId } from '../ids.ts';
import { isEntrenched } from '../modifiers.ts';
import { isNearest } from '../nearness.ts';
import { reactionRights, shootBeyond } from '../reaction/reaction-rights.ts';
import { rangedWeapons } from '../units/equipment.ts';
import { crewsNow, figuresOf, heroIn, isBlessed, leading } from '../units/fighter.ts';
import { machineOf } from '../units/profile.ts';
import { cargoOf } from '../units/transport.ts';
import { isHidden, powerOf, type ShootingSetup } from './shooting.ts';
import { firingLine } from './shooting-line.ts';

/** Why a shot may not be fired. */
export const shootingIssueCodes = [
  'nobody',
  'no-ranged',
  'panicked',
  'out-of-range',
  'nobody-sees',
  'indirect-machines',
  'indirect-unspotted',
  'not-nearest',
  'hidden-not-nearest',
  'engaged',
  'false-flag',
  'transport-kind',
  'reaction-activated',
  'reaction-near',
  'power-reaction',
  'no-hero',
  'power-over',
  'not-blessed',
  'target-not-blessed',
  'flank-no-phalanx',
] as const;
export type ShootingIssueCode = (typeof shootingIssueCodes)[number];

/** `limit` is the longest range in inches, the inches of a reaction, or the Power points there are. */
export interface ShootingIssue {
  readonly code: ShootingIssueCode;
  readonly rule: UsbRuleId;
  readonly limit?: number;
}

/** Everything that forbids a shot, at once (USB-SHOOT-01 to USB-SHOOT-09, USB-FORM-05, USB-PP-01, USB-REACT-02). */
export function shootingIssues(setup: ShootingSetup, rules: UsbRules): readonly ShootingIssue[] {
  const { shooter, target, kind, distance, indirect, spotted, seeing, inTransport, engaged, falseFlag } =
    setup;
  const issues: ShootingIssue[] = [];
  const when = (wrong: boolean, code: ShootingIssueCode, rule: UsbRuleId, limit?: number) => {
    if (wrong) issues.push({ code, rule, ...(limit !== undefined && { limit }) });
  };
  const ranged = crewsNow(shooter, rules).flatMap((crew) => crew.ranged);
  const machine = machineOf(leading(shooter)) !== undefined;
  const nearest = isNearest(setup, rules);
  const hidden = isHidden(setup);
  const longest = Math.max(0, ...ranged.map((weapon) => rangedWeapons[weapon].range));
  when(figuresOf(shooter) === 0 || figuresOf(target) === 0, 'nobody', 'USB-SHOOT-03');
  when(ranged.length === 0, 'no-ranged', 'USB-SHOOT-04');
  when(kind !== 'reaction' && shooter.state === 'panicked', 'panicked', 'USB-MOR-06');
  const reach = setup.perfect ? Number.POSITIVE_INFINITY : longest;
  when(ranged.length > 0 && distance > reach, 'out-of-range', 'USB-SHOOT-01', longest);
  when(!indirect && seeing < 1, 'nobody-sees', 'USB-SHOOT-02');
  when(indirect && !machine, 'indirect-machines', 'USB-SHOOT-08');
  when(indirect && !spotted, 'indirect-unspotted', 'USB-SHOOT-08');
  when(
    kind !== 'reaction' && !nearest && heroIn(shooter) === undefined && !hidden,
    'not-nearest',
    'USB-SHOOT-05',
  );
  when(hidden && !nearest, 'hidden-not-nearest', 'USB-FORM-05');
  when(engaged && kind !== 'reaction', 'engaged', 'USB-A-37');
  when(falseFlag, 'false-flag', 'USB-PP-06');
  when(inTransport && !cargoOf(leading(shooter), shooter.models), 'transport-kind', 'USB-TRANS-01');
  if (kind === 'reaction') issues.push(...reactionIssues(setup));
  issues.push(...powerIssues(setup));
  when(setup.flank && target.formation !== 'phalanx', 'flank-no-phalanx', 'USB-FORM-04');
  // Those who could fire are none of the above, but all weapons that see are too short.
  if (issues.length === 0 && firingLine(setup, rules).pools.length === 0) {
    issues.push({ code: 'out-of-range', rule: 'USB-SHOOT-01', limit: longest });
  }
  return issues;
}

function reactionIssues({ shooter, target, distance }: ShootingSetup): readonly ShootingIssue[] {
  const entrenched = isEntrenched(shooter, target, { mode: 'shooting' });
  const { activated } = shooter;
  if (reactionRights({ distance, entrenched, activated }).includes('shoot')) return [];
  return activated
    ? [{ code: 'reaction-activated', rule: 'USB-REACT-01' }]
    : [{ code: 'reaction-near', rule: 'USB-REACT-02', limit: shootBeyond }];
}

function powerIssues(setup: ShootingSetup): readonly ShootingIssue[] {
  const { shooter, target, kind, perfect, again, luck, blessed, targetBlessed } = setup;
  const issues: ShootingIssue[] = [];
  const used = (perfect ? 1 : 0) + again + luck;
  const power = powerOf(shooter, kind);
  if (used > 0 && heroIn(shooter) === undefined) issues.push({ code: 'no-hero', rule: 'USB-PP-01' });
  else if (used > 0 && kind === 'reaction') issues.push({ code: 'power-reaction', rule: 'USB-PP-01' });
  else if (used > power) issues.push({ code: 'power-over', rule: 'USB-PP-01', limit: power });
  if (blessed && !isBlessed(shooter)) issues.push({ code: 'not-blessed', rule: 'USB-SPEC-08' });
  if (targetBlessed !== 'none' && !isBlessed(target))
    issues.push({ code: 'target-not-blessed', rule: 'USB-SPEC-08' });
  return issues;
}

/** Checks a shooting and returns it, or all that forbids it. */
export function checkShooting(setup: ShootingSetup, rules: UsbRules): Result<ShootingSetup, ShootingIssue> {
  const issues = shootingIssues(setup, rules);
  return issues.length === 0 ? ok(setup) : fail(...issues);
}
