// Heroes: Crankiness, RedShirts and the time of a Feat (E:1743-1858; P:668-746).
import type { DiceExpression } from '../../dice/expression.ts';
import type { Reason } from '../../reason.ts';
import { crankiest, crankinessDiscount } from '../creation/price-training.ts';
import type { CrankyWay } from '../edition.ts';
import { byEdition } from '../edition-ids.ts';
import type { BrikwarsRuleId } from '../ids.ts';

/** Another Heroic Ego on the table; what becomes of it changes how Cranky a Hero is (BW-HERO-03). */
export interface OtherEgo {
  readonly team: 'own' | 'ally' | 'enemy';
  /** It was there when the battle began. */
  readonly atStart: boolean;
  /** It is conscious. */
  readonly now: boolean;
}

export interface Crankiness {
  /** Taken from every die that the Hero rolls, 0 to 5. */
  readonly penalty: number;
  /** Construction Points off his own price. */
  readonly discount: number;
}

/**
 * How Cranky a Hero is now, by the other conscious Egos of his own team, and what that took off his price at the start
 * (BW-HERO-03, BW-HERO-04, BWC-86). `cost` is his own price in Construction Points, without equipment.
 */
export function crankinessOf(cost: number, others: readonly OtherEgo[]): Crankiness {
  const own = others.filter(({ team }) => team === 'own');
  return {
    penalty: Math.min(crankiest, own.filter(({ now }) => now).length),
    discount: crankinessDiscount(cost, 1 + own.filter(({ atStart }) => atStart).length),
  };
}

/**
 * A roll of a Cranky Hero: so much less on every die, bonus dice too, or once on the roll (BW-HERO-03, BWC-56). The
 * roller floors it at 0 once. The faces on the table still decide about bonus dice and all ones; what is not rolled
 * loses nothing.
 */
export function crankyDice(expression: DiceExpression, penalty: number, way: CrankyWay): DiceExpression {
  const { groups, constant } = expression;
  if (penalty === 0 || groups.length === 0) return expression;
  if (way === 'roll') return { ...expression, constant: constant - penalty };
  return {
    ...expression,
    groups: groups.map((group) => ({ ...group, penalty: (group.penalty ?? 0) + penalty })),
  };
}

/** Why his rolls lose something; `undefined` where nobody else has an Ego. */
export function crankyReason(
  penalty: number,
  way: CrankyWay,
): Reason<BrikwarsRuleId, 'cranky-per-die' | 'cranky-per-roll'> | undefined {
  if (penalty === 0) return undefined;
  return way === 'die'
    ? { rule: 'BW-HERO-03', effect: 'cranky-per-die', amount: -penalty }
    : { rule: 'BWC-56', effect: 'cranky-per-roll', amount: -penalty };
}

/** Who might jump in front of a Hero, and what for. */
export interface RedShirtCall {
  /** Construction Points as printed, without equipment and discounts. */
  readonly heroCost: number;
  readonly unitCost: number;
  readonly sameTeam: boolean;
  readonly canLeap: boolean;
  /** The damage comes from outside: no poison. */
  readonly external: boolean;
  /** Somebody was called against this damage already. */
  readonly called: boolean;
}

/** Whether a Hero may call this unit against this damage (BW-HERO-05, BWC-85). */
export function mayCallRedShirt(call: RedShirtCall): boolean {
  const { heroCost, unitCost, sameTeam, canLeap, external, called } = call;
  return sameTeam && canLeap && external && !called && unitCost < heroCost;
}

/** What a Feat on one's own turn costs beside itself (BWC-15). */
export type FeatCost = 'nothing' | 'action';

export const featCosts = byEdition<FeatCost>({ '2005': 'nothing', pl: 'action' });

/** What a Hero may still do in an enemy's turn, after his own: respond at all, and with a Feat (BW-HERO-11, BWC-15). */
export function featTiming(
  { featUsed, actionUsed }: { readonly featUsed: boolean; readonly actionUsed: boolean },
  cost: FeatCost,
): { readonly mayRespond: boolean; readonly mayFeat: boolean } {
  const mayRespond = !actionUsed && !(featUsed && cost === 'action');
  return { mayRespond, mayFeat: mayRespond && !featUsed };
}
