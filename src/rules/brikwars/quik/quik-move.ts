import { fail, ok, type Result } from '../../result.ts';
import type { QuikExplained, QuikReason } from './quik-effects.ts';
import type { QuikRules } from './quik-game.ts';

/** How a minifig covers ground; climbing counts its inches up. */
export const quikSteps = ['run', 'climb', 'leap', 'swim'] as const;

export interface QuikStep {
  readonly how: (typeof quikSteps)[number];
  readonly inches: number;
  /** Inches upwards, of a leap. */
  readonly height?: number;
}

/** A Movement Phase of one minifig, as a person enters it. */
export interface QuikMove {
  readonly steps: readonly QuikStep[];
  /** Things picked up or dropped on the way. */
  readonly handled: number;
}

const quikMoveLimits = { inches: 5, jump: 2, swim: 2 } as const;

export const quikMoveCodes = [
  'inches-range',
  'height-range',
  'handled-range',
  'too-far',
  'jump-too-high',
  'jump-too-far',
  'swim-too-far',
  'one-act-only',
] as const;

export interface QuikMoveIssue {
  readonly code: (typeof quikMoveCodes)[number];
  readonly path: readonly (string | number)[];
  readonly limit?: number;
}

/**
 * Inches of a Movement Phase, or everything against it: `most` inches in all, 2 of them swimming, no jump above 2 (by
 * the other reading none longer either), and by the Polish text one act only (BW-QW-02, BW-QW-04, BW-QW-05, BW-LP-01,
 * BWC-105, BWC-106).
 */
export function checkQuikMove(
  { steps, handled }: QuikMove,
  { jump, handling }: Pick<QuikRules, 'jump' | 'handling'>,
  most: number = quikMoveLimits.inches,
): Result<QuikExplained, QuikMoveIssue> {
  const limits = quikMoveLimits;
  const issues: QuikMoveIssue[] = [];
  let inches = 0;
  let swum = 0;
  let leaps = 0;
  steps.forEach((step, place) => {
    const path = ['steps', place];
    const { height = 0 } = step;
    if (!(step.inches >= 0)) issues.push({ code: 'inches-range', path: [...path, 'inches'] });
    else inches += step.inches;
    if (step.how === 'swim') swum += step.inches;
    if (!(height >= 0)) issues.push({ code: 'height-range', path: [...path, 'height'] });
    if (step.how !== 'leap') return;
    leaps++;
    if (height > limits.jump)
      issues.push({ code: 'jump-too-high', path: [...path, 'height'], limit: limits.jump });
    if (jump === 'distance' && step.inches > limits.jump)
      issues.push({ code: 'jump-too-far', path: [...path, 'inches'], limit: limits.jump });
  });
  if (inches > most) issues.push({ code: 'too-far', path: ['steps'], limit: most });
  if (swum > limits.swim) issues.push({ code: 'swim-too-far', path: ['steps'], limit: limits.swim });
  if (!(Number.isInteger(handled) && handled >= 0)) issues.push({ code: 'handled-range', path: ['handled'] });
  else if (handling === 'one-act' && handled + Number(inches > 0) > 1)
    issues.push({ code: 'one-act-only', path: ['handled'], limit: 1 });
  if (issues.length > 0) return fail(...issues);
  const reasons: QuikReason[] = [{ rule: 'BW-QW-04', effect: 'move-limit', amount: most }];
  if (swum > 0) reasons.push({ rule: 'BW-QW-04', effect: 'swim-limit', amount: limits.swim });
  if (leaps > 0)
    reasons.push({
      rule: 'BWC-106',
      effect: jump === 'distance' ? 'jump-distance' : 'jump-height',
      amount: limits.jump,
    });
  if (handled > 0)
    reasons.push({ rule: 'BWC-105', effect: handling === 'any' ? 'any-number-handled' : 'one-act' });
  return ok({ value: inches, reasons });
}

/** Studs of the 2x4 brick that a minifig lifts alone. */
const studsPerCarrier = 8;

/** How many minifigs lift a thing of so many studs; sharing by the brick is the translator's norm (BW-QW-05). */
export function quikCarriers(studs: number): QuikExplained {
  return {
    value: Math.max(1, Math.ceil(studs / studsPerCarrier)),
    reasons: [{ rule: 'BW-QW-05', effect: 'studs-per-carrier', amount: studsPerCarrier }],
  };
}
