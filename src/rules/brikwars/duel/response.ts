import type { Reason } from '../../reason.ts';
import type { BrikwarsRuleId } from '../ids.ts';

export const responseEffects = [
  'action-saved',
  'action-used',
  'responded-already',
  'disrupted',
  'out-of-sight',
  'in-sight',
  'movement-answered-first',
  'no-weapon-in-hand',
  'struck-this-mover',
  'locked-strikes-free',
  'strikes-passers',
  'costs-saved-action',
  'costs-nothing',
] as const;
export type ResponseEffect = (typeof responseEffects)[number];
export type ResponseReason = Reason<BrikwarsRuleId, ResponseEffect>;

/** Whether something is allowed, with every rule that says so or forbids it. */
export interface Allowed {
  readonly allowed: boolean;
  readonly reasons: readonly ResponseReason[];
}

/** A unit in an opponent's turn, as far as answering him goes. */
export interface Responder {
  /** It used its Action on its own last turn. */
  readonly actionUsed: boolean;
  /** It has spent the saved Action since. */
  readonly responded?: boolean;
  readonly disrupted?: boolean;
  /** Degrees between where its head faces and what it answers; left out, it sees it. */
  readonly bearing?: number;
}

/** Degrees to either side of where the head faces that a unit sees (BW-RESP-03). */
const coneOfVision = 45;
/** Inches that a responding unit may shift to touch something or to fight (BW-RESP-02). */
export const respondingInches = 1;

/** What stands against a response, whatever its trigger (BW-RESP-01, BW-RESP-03, BW-RESP-08). */
function hindrances({ actionUsed, responded, disrupted, bearing = 0 }: Responder): ResponseReason[] {
  const reasons: ResponseReason[] = [];
  if (actionUsed) reasons.push({ rule: 'BW-RESP-01', effect: 'action-used' });
  else if (responded) reasons.push({ rule: 'BW-RESP-01', effect: 'responded-already' });
  if (disrupted) reasons.push({ rule: 'BW-RESP-08', effect: 'disrupted' });
  if (Math.abs(bearing) > coneOfVision) {
    reasons.push({ rule: 'BW-RESP-03', effect: 'out-of-sight', amount: coneOfVision });
  }
  return reasons;
}

/**
 * Whether a unit may act in an opponent's turn: one saved Action, not Disrupted, and what it answers within its Cone of
 * Vision (BW-RESP-01, BW-RESP-03, BW-RESP-08). Movement is always answered in time (BW-RESP-04); against an Action the
 * contest of `firstActs` decides.
 */
export function mayRespond(unit: Responder, trigger: 'movement' | 'action'): Allowed {
  const against = hindrances(unit);
  if (against.length > 0) return { allowed: false, reasons: against };
  const reasons: ResponseReason[] = [
    { rule: 'BW-RESP-01', effect: 'action-saved' },
    { rule: 'BW-RESP-03', effect: 'in-sight', amount: coneOfVision },
  ];
  if (trigger === 'movement') reasons.push({ rule: 'BW-RESP-04', effect: 'movement-answered-first' });
  return { allowed: true, reasons };
}

/** What a blow at a passer-by costs: the saved Action, or nothing (BWC-70). */
export const passingBlows = ['response', 'free'] as const;
export interface ResponseRules {
  readonly passingBlow: (typeof passingBlows)[number];
}
const responseRules: ResponseRules = { passingBlow: 'response' };

/** A unit that somebody moves past within reach of its weapon. */
export interface Bystander extends Responder {
  /** It holds a weapon that strikes hand to hand. */
  readonly armed: boolean;
  /** It is in close combat with the mover already. */
  readonly locked?: boolean;
  /** It has struck at this mover in this turn. */
  readonly struck?: boolean;
}

export interface PassingBlow extends Allowed {
  /** It spends the saved Action. */
  readonly costsAction: boolean;
}

/**
 * Whether a unit may strike an enemy who moves within reach of its weapon: once for each mover, as a Response that spends
 * the saved Action, or for nothing where the pair is locked in close combat (BW-MOVE-04, BWC-70). The blow is an ordinary
 * attack; a mover who counters is locked and stops, any other who lives may move on.
 */
export function mayStrikePasser(
  unit: Bystander,
  { passingBlow }: ResponseRules = responseRules,
): PassingBlow {
  const against: ResponseReason[] = [];
  if (!unit.armed) against.push({ rule: 'BW-MOVE-04', effect: 'no-weapon-in-hand' });
  if (unit.struck) against.push({ rule: 'BWC-70', effect: 'struck-this-mover' });
  const free = unit.locked === true || passingBlow === 'free';
  if (free) {
    const { disrupted, bearing } = unit;
    against.push(
      ...hindrances({
        actionUsed: false,
        ...(disrupted === undefined ? {} : { disrupted }),
        ...(bearing === undefined || unit.locked ? {} : { bearing }),
      }),
    );
  } else against.push(...hindrances(unit));
  if (against.length > 0) return { allowed: false, costsAction: false, reasons: against };
  const cost: ResponseReason = unit.locked
    ? { rule: 'BWC-70', effect: 'locked-strikes-free' }
    : { rule: 'BWC-70', effect: free ? 'costs-nothing' : 'costs-saved-action' };
  return {
    allowed: true,
    costsAction: !free,
    reasons: [
      { rule: 'BW-MOVE-04', effect: 'strikes-passers' },
      { rule: 'BW-RESP-04', effect: 'movement-answered-first' },
      cost,
    ],
  };
}
