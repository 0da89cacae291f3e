import type { DiceExpression } from '../../dice/expression.ts';
import { armorOdds, damageOdds, survival } from '../attack/damage.ts';
import { type SkillOdds, skillOdds } from '../attack/hit.ts';
import type { FightRules } from '../edition.ts';
import { type Contender, contenderRoll, orderReasons } from './acts-first.ts';
import type { ContestExplained, ContestReason } from './contest-effects.ts';

/** A side that strikes or shoots at the other and can be struck. */
export interface Duellist extends Contender {
  readonly damage: DiceExpression;
  readonly armor: DiceExpression;
}

/** What equal margins mean: both act at once, or the active side is first where that is impossible (BW-RESP-05). */
export const ties = ['simultaneous', 'active-first'] as const;
export type Tie = (typeof ties)[number];

export interface DuelOdds {
  readonly activeDies: ContestExplained;
  readonly responderDies: ContestExplained;
  readonly bothDie: ContestExplained;
  readonly neitherDies: ContestExplained;
}

/** One margin of a roll: its chance, and the part of it that hits. */
interface Aim {
  readonly margin: number;
  readonly all: number;
  readonly hit: number;
}

function aimsOf({ totals, failing, failingTotal }: SkillOdds, use: number): readonly Aim[] {
  return Array.from(totals.weights, (all, place) => {
    const total = totals.min + place;
    const spoiled = total === failingTotal ? failing : 0;
    return { margin: total - use, all, hit: total >= use ? Math.max(0, all - spoiled) : 0 };
  });
}

function killChance(by: Duellist, against: Duellist, rules: FightRules): number {
  const damage = damageOdds(by.damage, rules.bonus, rules.damageCriticalFailure);
  const armor = armorOdds(against.armor, rules.bonus, rules);
  let killed = 0;
  damage.weights.forEach((weight, place) => {
    killed += weight * (1 - survival(armor, damage.min + place));
  });
  return killed;
}

/**
 * Two who act against each other, one roll each for order and success: the faster acts, the slower only if he still can,
 * equal margins as `tie` says (BW-RESP-05, BWC-51). Damage against armor is rolled after the order.
 */
export function duelOdds(active: Duellist, responder: Duellist, rules: FightRules, tie: Tie): DuelOdds {
  const aims = (side: Duellist): readonly Aim[] =>
    aimsOf(
      skillOdds(contenderRoll(side, rules.bonus).expression, rules.bonus, rules.skillCriticalFailure),
      side.use ?? 0,
    );
  const mine = aims(active);
  const theirs = aims(responder);
  const activeKills = killChance(active, responder, rules);
  const responderKills = killChance(responder, active, rules);
  let activeDies = 0;
  let responderDies = 0;
  let bothDie = 0;
  let all = 0;
  for (const one of mine) {
    for (const other of theirs) {
      all += one.all * other.all;
      const strikes = one.hit * other.all * activeKills;
      const struck = other.hit * one.all * responderKills;
      const trade = one.hit * other.hit * activeKills * responderKills;
      const together = one.margin === other.margin && tie === 'simultaneous';
      const activeFirst = one.margin >= other.margin;
      responderDies += together || activeFirst ? strikes : strikes - trade;
      activeDies += together || !activeFirst ? struck : struck - trade;
      if (together) bothDie += trade;
    }
  }
  const reasons: readonly ContestReason[] = [
    ...orderReasons([active, responder], rules.bonus),
    { rule: 'BW-RESP-05', effect: 'tie-simultaneous' },
    { rule: 'BWC-51', effect: 'slower-acts-if-able' },
    ...(rules.skillCriticalFailure
      ? [{ rule: 'BW-DICE-04', effect: 'ones-fail' } satisfies ContestReason]
      : []),
  ];
  const explain = (value: number): ContestExplained => ({ value, reasons });
  return {
    activeDies: explain(activeDies),
    responderDies: explain(responderDies),
    bothDie: explain(bothDie),
    neitherDies: explain(Math.max(0, all - activeDies - responderDies + bothDie)),
  };
}
