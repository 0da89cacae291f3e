import { fail, ok, type Result } from '../../result.ts';
import { sizeDamage } from '../wreck/size-damage.ts';
import type { ChargeExplained, ChargeReason } from './charge-effects.ts';
import { type ChargeRules, mostPoints } from './charge-rules.ts';

/** How the target moved on its last turn: at any angle its move does not count (BW-CHG-07). */
export const targetMoves = ['towards', 'away', 'angle'] as const;
export type TargetMove = (typeof targetMoves)[number];

/** The run-up as it is entered: inches; nothing in it is checked yet. */
export interface Run {
  /** The last unbroken straight line of this turn (BW-CHG-05). */
  readonly straight: number;
  /** Straight inches of earlier turns, each at full speed (BW-CHG-06). */
  readonly earlier?: number;
  /** The target's last move and how it lay to the charger (BW-CHG-07). */
  readonly target?: { readonly inches: number; readonly direction: TargetMove };
  /** Nobody meant to collide: only the last turn counts (BW-CHG-08). */
  readonly unintentional?: boolean;
}

export const chargeIssueCodes = ['inches-range', 'size-range', 'use-range', 'count-range'] as const;
export type ChargeIssueCode = (typeof chargeIssueCodes)[number];

/** What is wrong with what was entered, and the bounds it must keep. */
export interface ChargeIssue {
  readonly code: ChargeIssueCode;
  readonly path: readonly (string | number)[];
  readonly lowest: number;
  readonly limit: number;
}

export const chargeLimits = {
  inches: 1000,
  size: mostPoints,
  use: 30,
  chargers: 6,
  line: 8,
  total: 240,
} as const;

/** The Collision Speed in inches, or every distance that is none (BW-CHG-05 to BW-CHG-08, BWC-29). */
export function collisionSpeed(
  run: Run,
  rules: Pick<ChargeRules, 'addedMove'>,
): Result<ChargeExplained, ChargeIssue> {
  const issues: ChargeIssue[] = [];
  const check = (value: number, path: readonly string[]) => {
    if (!(value >= 0 && value <= chargeLimits.inches)) {
      issues.push({ code: 'inches-range', path, lowest: 0, limit: chargeLimits.inches });
    }
  };
  check(run.straight, ['straight']);
  check(run.earlier ?? 0, ['earlier']);
  check(run.target?.inches ?? 0, ['target', 'inches']);
  if (issues.length > 0) return fail(...issues);
  const reasons: ChargeReason[] = [
    run.unintentional
      ? { rule: 'BW-CHG-08', effect: 'straight-run', amount: run.straight }
      : { rule: 'BW-CHG-05', effect: 'straight-run', amount: run.straight },
  ];
  let speed = run.straight;
  if (run.earlier && !run.unintentional) {
    speed += run.earlier;
    reasons.push({ rule: 'BW-CHG-06', effect: 'earlier-turns', amount: run.earlier });
  }
  const { inches = 0, direction = 'angle' } = run.target ?? {};
  if (inches > 0) {
    const adds = rules.addedMove === 'towards' ? 'towards' : 'away';
    const sign = direction === 'angle' ? 0 : direction === adds ? 1 : -1;
    speed += sign * inches;
    const rule = rules.addedMove === 'towards' ? 'BW-CHG-07' : 'BWC-29';
    if (sign === 0) reasons.push({ rule: 'BW-CHG-07', effect: 'angle-ignored' });
    else
      reasons.push({
        rule,
        effect: direction === 'towards' ? 'target-towards' : 'target-away',
        amount: sign * inches,
      });
  }
  return ok({ value: Math.max(0, speed), reasons });
}

function points(speed: number, cap: number, capReason: ChargeReason): ChargeExplained {
  const whole = Math.floor(speed / 2);
  const reasons: ChargeReason[] = [{ rule: 'BW-CHG-04', effect: 'point-per-two-inches', amount: whole }];
  const always = capReason.effect === 'braced' || capReason.effect === 'half-size-unbraced';
  if (always || whole > cap) reasons.push(capReason);
  return { value: Math.min(whole, cap), reasons };
}

/**
 * Points of Momentum: one for each full 2", no more than the charger's Size, or what so many pips of Size Damage have left
 * of it (BW-CHG-04, BW-CHG-09, BW-DMG-03). What resists a push keeps its whole Size: of a target's the texts say nothing.
 */
export function momentum(speed: number, size: number, pips = 0): ChargeExplained {
  if (pips === 0) return points(speed, size, { rule: 'BW-CHG-04', effect: 'capped-by-size', amount: size });
  const { momentumCap } = sizeDamage({ size, move: 0, weapons: [], fliesIn: 'none' }, pips);
  return points(speed, momentumCap, {
    rule: 'BW-DMG-03',
    effect: 'capped-by-damage',
    amount: momentumCap,
  });
}

/** Points of Physical Opposition: the same by the target's Size, or half of it when it is not braced (BW-CHG-10). */
export function opposition(speed: number, size: number, braced: boolean): ChargeExplained {
  if (braced) return points(speed, size, { rule: 'BW-CHG-10', effect: 'braced', amount: size });
  const half = Math.floor(size / 2);
  return points(speed, half, { rule: 'BW-CHG-10', effect: 'half-size-unbraced', amount: half });
}

/** How a target comes to be braced (BW-CHG-10). */
export interface Bracing {
  readonly rooted: boolean;
  readonly chargingHeadOn: boolean;
  readonly canFace: boolean;
  readonly spendsResponse: boolean;
}

/** Rooted things and those charging head-on brace by themselves, others by facing the Charge with a Response (BW-CHG-10). */
export function isBraced({ rooted, chargingHeadOn, canFace, spendsResponse }: Bracing): boolean {
  return rooted || chargingHeadOn || (canFace && spendsResponse);
}

/** What a fall of so many inches does: d6 of damage to the unit, and its own Momentum (BW-CHG-08, BWC-84). */
export interface Fall {
  readonly damageDice: ChargeExplained;
  readonly momentum: ChargeExplained;
}

export function fallOnto(height: number, size: number, rules: Pick<ChargeRules, 'falls'>): Fall {
  const dice = rules.falls === 'height' ? Math.floor(height / 2) : 0;
  const fell: ChargeReason = { rule: 'BW-CHG-08', effect: 'fall-height', amount: height };
  const own = momentum(height, size);
  return {
    damageDice: {
      value: dice,
      reasons:
        rules.falls === 'height'
          ? [fell, { rule: 'BWC-84', effect: 'ground-without-limit', amount: dice }]
          : [],
    },
    momentum: { value: own.value, reasons: [fell, ...own.reasons] },
  };
}
