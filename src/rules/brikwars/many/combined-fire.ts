import { binomial } from '../../dice/binomial.ts';
import { certain, type Distribution, mean, sum } from '../../dice/distribution.ts';
import type { BonusDice, DiceExpression } from '../../dice/expression.ts';
import { allOnesChance } from '../../dice/odds.ts';
import { damageOdds, eitherDamage, noDamage } from '../attack/damage.ts';
import { explainAttack } from '../attack/explain.ts';
import { type Fight, firstArm } from '../attack/fight.ts';
import { bodyOf } from '../attack/standing.ts';
import { type Blow, blowOdds } from '../attack/strike.ts';
import type { Assault, AttackGroup } from './check-volley.ts';
import { joinsPile } from './many-piles.ts';
import { narrowed, sumOfAlike, wideSum } from './many-sum.ts';
import { distinctReasons, type VolleyExplained, type VolleyReason } from './volley-effects.ts';

/** What the attacks of one group do, each of them alone and all together. */
export interface GroupOdds {
  /** One attacker's chance to hit, with the dice of a throw inside. */
  readonly hit: VolleyExplained;
  readonly killGivenHit: VolleyExplained;
  /** Points of one attack; 0 for a miss. */
  readonly damage: VolleyExplained<Distribution>;
  /** How many of the group hit. */
  readonly hits: VolleyExplained<Distribution>;
  readonly damageGivenHit: Distribution;
}

/** What groups do together to one target; points count before the target's Armor. */
export interface CombinedOdds {
  readonly groups: readonly GroupOdds[];
  readonly hits: VolleyExplained<Distribution>;
  readonly damage: VolleyExplained<Distribution>;
  readonly meanHits: VolleyExplained;
  readonly meanDamage: VolleyExplained;
  readonly kill: VolleyExplained;
}

const onlyBlow = (fight: Fight): Blow => ({
  by: 'attacker',
  arm: firstArm(fight).id,
  strikerPenalty: 0,
  parryPenalty: 0,
  first: true,
});

/** The chance that so many points kill: they must be more than the Armor, rolled once (BW-ATK-07, BWC-54). */
export function killChance(damage: Distribution, hold: Float64Array): number {
  return damage.weights.reduce((chance, weight, i) => chance + weight * (1 - (hold[damage.min + i] ?? 0)), 0);
}

/** The odds of one group (BW-ATK-06, BW-ATK-07, BW-ATK-05): each attacker rolls for himself unless the hits are known. */
export function groupOdds({ count, fight, hits }: AttackGroup): GroupOdds {
  const blow = onlyBlow(fight);
  const odds = blowOdds(fight, blow);
  const reasons = explainAttack(fight, blow);
  const known: readonly VolleyReason[] =
    hits === undefined ? reasons.hit : [{ rule: 'BW-SQ-22', effect: 'hits-counted', amount: hits }];
  const counted = hits === undefined ? binomial(count, Math.min(1, odds.hit)) : certain(hits);
  const one = eitherDamage(odds.hit, odds.damageGivenHit, noDamage);
  return {
    hit: { value: odds.hit, reasons: reasons.hit },
    killGivenHit: {
      value: killChance(odds.damageGivenHit, bodyOf(fight, 'defender').hold),
      reasons: reasons.kill,
    },
    damage: { value: one, reasons: [...reasons.hit, ...reasons.damage] },
    hits: { value: counted, reasons: known },
    damageGivenHit: odds.damageGivenHit,
  };
}

const together: readonly VolleyReason[] = [
  { rule: 'BW-COMB-01', effect: 'damage-summed' },
  { rule: 'BW-COMB-02', effect: 'rolled-together' },
  { rule: 'BW-COMB-03', effect: 'only-hits-add' },
];

/** The points of all hits: those thrown as one pile are one roll, the others each their own (BW-SQ-22, BWC-50). */
export function combinedDamage(checked: readonly AttackGroup[], odds: readonly GroupOdds[]): Distribution {
  let total = noDamage;
  const piles = new Map<BonusDice, Piled[]>();
  checked.forEach(({ count, fight, hits }, index) => {
    const { hit, damageGivenHit } = odds[index] as GroupOdds;
    const { damage } = firstArm(fight);
    const { bonus } = fight.attacker;
    const strikes = { count: hits ?? count, chance: hits === undefined ? hit.value : 1 };
    if (joinsPile(damage)) piles.set(bonus, [...(piles.get(bonus) ?? []), { ...strikes, damage }]);
    else total = added(total, struck({ ...strikes, points: damageGivenHit }));
  });
  const onesFail = checked[0]?.fight.rules.damageCriticalFailure === 'zero';
  for (const [bonus, piled] of piles) total = added(total, pileDamage(piled, bonus, onesFail));
  return total;
}

/** So many attacks whose damage lies in one pile. */
interface Piled {
  readonly count: number;
  readonly chance: number;
  readonly damage: DiceExpression;
}

const added = (a: Distribution, b: Distribution): Distribution => narrowed(wideSum(a, b));

/** What so many attacks do, each hitting with this chance for these points. */
function struck({
  count,
  chance,
  points,
}: Pick<Piled, 'count' | 'chance'> & { readonly points: Distribution }): Distribution {
  return sumOfAlike(eitherDamage(chance, points, noDamage), count);
}

/** A pile as one roll: where all its dice show 1 it may do nothing, whatever is added (BWC-50). */
function pileDamage(piled: readonly Piled[], bonus: BonusDice, onesFail: boolean): Distribution {
  const totals = piled
    .map((part) => struck({ ...part, points: damageOdds(part.damage, bonus, 'total') }))
    .reduce(added);
  if (!onesFail) return totals;
  const ones = piled.map((part) => onlyOnes(part)).reduce(added);
  // Without a die on the table nothing shows 1.
  const diceless = piled
    .map((part) =>
      part.damage.groups.length > 0
        ? { min: 0, weights: Float64Array.of((1 - part.chance) ** part.count), cutOff: 0 }
        : struck({ ...part, points: certain(Math.max(0, part.damage.constant)) }),
    )
    .reduce(added);
  const weights = new Float64Array(totals.min + totals.weights.length);
  weights.set(totals.weights, totals.min);
  const move = ({ min, weights: moved }: Distribution, sign: 1 | -1) => {
    moved.forEach((weight, i) => {
      if (min + i >= weights.length) return;
      weights[min + i] = (weights[min + i] ?? 0) - sign * weight;
      weights[0] = (weights[0] ?? 0) + sign * weight;
    });
  };
  move(ones, 1);
  move(diceless, -1);
  return { min: 0, weights: weights.map((weight) => Math.max(0, weight)), cutOff: totals.cutOff };
}

/** The ways in which no attack shows another face than 1: those that miss, and those that hit with ones only. */
function onlyOnes({ count, chance, damage }: Piled): Distribution {
  const lowest = damage.groups.reduce((sum, group) => sum + group.count, damage.constant);
  const weights = new Float64Array(lowest + 1);
  weights[0] = 1 - chance;
  weights[lowest] = (weights[lowest] ?? 0) + chance * (damage.groups.length > 0 ? allOnesChance(damage) : 1);
  return sumOfAlike({ min: 0, weights, cutOff: 0 }, count);
}

/**
 * The odds of a combined attack on one target: the damage of all hits makes one sum against one Armor (BW-COMB-01 to
 * BW-COMB-05, BW-SQ-22).
 */
export function combinedOdds({ groups: checked }: Pick<Assault, 'groups'>): CombinedOdds {
  const [first] = checked;
  if (first === undefined) throw new RangeError('no group');
  const groups = checked.map((group) => groupOdds(group));
  const hits = groups.reduce((all, group) => sum(all, group.hits.value), certain(0));
  const damage = combinedDamage(checked, groups);
  const { fight } = first;
  const how: VolleyReason =
    fight.mode === 'ranged'
      ? { rule: 'BW-COMB-04', effect: 'any-shooter-joins' }
      : { rule: 'BW-COMB-05', effect: 'damage-summed' };
  const toHit = distinctReasons([...together, how, ...groups.flatMap((group) => group.hits.reasons)]);
  const toHurt = distinctReasons([...toHit, ...groups.flatMap((group) => group.damage.reasons)]);
  const toKill = distinctReasons([
    ...toHurt,
    ...groups.flatMap((group) => group.killGivenHit.reasons),
    ...(fight.defender.armor.groups.length > 0
      ? [{ rule: 'BWC-54', effect: 'one-armor-roll' } as const]
      : []),
  ]);
  return {
    groups,
    hits: { value: hits, reasons: toHit },
    damage: { value: damage, reasons: toHurt },
    meanHits: { value: mean(hits), reasons: toHit },
    meanDamage: { value: mean(damage), reasons: toHurt },
    kill: { value: killChance(damage, bodyOf(fight, 'defender').hold), reasons: toKill },
  };
}
