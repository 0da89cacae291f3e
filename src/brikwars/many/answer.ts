import type { Fight } from '../../rules/brikwars/attack/fight.ts';
import type { Volley } from '../../rules/brikwars/many/check-volley.ts';
import { isEnemy } from '../../rules/brikwars/many/explosion.ts';
import type { GangUp } from '../../rules/brikwars/many/gang-up.ts';
import { adviseGang, type GangPlan } from '../../rules/brikwars/many/gang-up-advice.ts';
import { type GangUpOdds, gangUpOdds } from '../../rules/brikwars/many/gang-up-odds.ts';
import { withdrawalDies } from '../../rules/brikwars/many/gang-up-withdrawal.ts';
import type { Grenade } from '../../rules/brikwars/many/many-grenade.ts';
import {
  type GrenadeOdds,
  grenadeOdds,
  type SideDeaths,
} from '../../rules/brikwars/many/many-grenade-odds.ts';
import { type VolleyOdds, volleyOdds } from '../../rules/brikwars/many/volley.ts';
import type { VolleyExplained } from '../../rules/brikwars/many/volley-effects.ts';
import type { VolleyIssue } from '../../rules/brikwars/many/volley-setup.ts';
import { chanceAtLeast, chanceOf, type Distribution, highest, mean } from '../../rules/dice/distribution.ts';
import { ok, type Result } from '../../rules/result.ts';
import { type ManyInputs, stepsOf } from './inputs.ts';
import { encodeCounters, gangMembers, gangOf, grenadeOf, volleyOf } from './setup.ts';

export interface VolleyAnswer {
  readonly kind: 'volley';
  readonly volley: Volley;
  readonly odds: VolleyOdds;
}

export interface GangAnswer {
  readonly kind: 'gang';
  /** With the counters that are chosen. */
  readonly gang: GangUp;
  /** Every way to counter, the best first; of those that differ only in which of two twins they mean, one. */
  readonly plans: readonly GangPlan[];
  readonly chosen: GangPlan;
  /** Of the chosen one. */
  readonly odds: GangUpOdds;
  /** The victim withdraws in his own turn. */
  readonly withdrawal: VolleyExplained;
}

export interface BlastAnswer {
  readonly kind: 'blast';
  readonly grenade: Grenade;
  readonly odds: GrenadeOdds;
}

export type ManyAnswer = VolleyAnswer | GangAnswer | BlastAnswer;

/** A plan with twins named apart only where it means both. */
function kindOf({ counters }: GangPlan, members: readonly number[]): string {
  const named: number[] = [];
  return counters
    .map(({ kind, arm, against }) => {
      if (!named.includes(against)) named.push(against);
      const twins = named.filter((other) => members[other] === members[against]);
      return `${kind} ${arm} ${members[against]} ${twins.indexOf(against)}`;
    })
    .join();
}

function withoutTwins(
  plans: readonly GangPlan[],
  chosen: GangPlan,
  members: readonly number[],
): readonly GangPlan[] {
  const seen = new Set([kindOf(chosen, members)]);
  return plans.filter((plan) => {
    const kind = kindOf(plan, members);
    const fresh = !seen.has(kind);
    seen.add(kind);
    return fresh || plan === chosen;
  });
}

function gangAnswer(inputs: ManyInputs): Result<GangAnswer, VolleyIssue> {
  const checked = gangOf(inputs, []);
  if (!checked.ok) return checked;
  const plans = adviseGang(checked.value, inputs.gang.goal);
  const chosen =
    plans.find(({ counters }) => encodeCounters(counters, inputs) === inputs.gang.plan) ?? plans[0];
  if (chosen === undefined) throw new RangeError('no plan');
  const gang = { ...checked.value, counters: chosen.counters };
  return ok({
    kind: 'gang',
    gang,
    plans: withoutTwins(plans, chosen, gangMembers(inputs)),
    chosen,
    odds: gangUpOdds(gang),
    withdrawal: withdrawalDies(gang),
  });
}

/** Many ask for the answer of the same inputs: the screen, its dice, its advice. */
const known = new WeakMap<ManyInputs, Result<ManyAnswer, VolleyIssue>>();

/** The odds of what is entered, or why there are none. */
export function manyAnswerOf(inputs: ManyInputs): Result<ManyAnswer, VolleyIssue> {
  const before = known.get(inputs);
  if (before) return before;
  const answer = workedOut(inputs);
  known.set(inputs, answer);
  return answer;
}

function workedOut(inputs: ManyInputs): Result<ManyAnswer, VolleyIssue> {
  if (inputs.kind === 'gang') return gangAnswer(inputs);
  if (inputs.kind === 'blast') {
    const grenade = grenadeOf(inputs);
    return grenade.ok
      ? ok({ kind: 'blast', grenade: grenade.value, odds: grenadeOdds(grenade.value) })
      : grenade;
  }
  const volley = volleyOf(inputs);
  return volley.ok ? ok({ kind: 'volley', volley: volley.value, odds: volleyOdds(volley.value) }) : volley;
}

/** The dead as a player asks for them: at least one, and all of so many. */
interface DescribedDead {
  readonly any: VolleyExplained;
  readonly all: VolleyExplained;
  /** How many there are to die. */
  readonly of: number;
  /** As many die four times out of five at least. */
  readonly likely: readonly [low: number, high: number];
}

type Explained = VolleyExplained<Distribution>;

const anyOf = ({ value, reasons }: Explained): VolleyExplained => ({
  value: chanceAtLeast(value, 1),
  reasons,
});

/** How far a count must be from either end of what happens: one time in ten. */
const rare = 0.1;

export function likelyRange(odds: Distribution): readonly [low: number, high: number] {
  let low = odds.min;
  while (low < highest(odds) && 1 - chanceAtLeast(odds, low + 1) < rare) low++;
  let high = highest(odds);
  while (high > low && chanceAtLeast(odds, high) < rare) high--;
  return [low, high];
}

/** How many pips the targets of a volley have: one each if they are not larger (BW-DMG-03, BW-DMG-04). */
export function targetsOf({ kind, assaults }: Pick<ManyInputs, 'kind' | 'assaults'>): number {
  return assaults.reduce(
    (sum, { target }) => sum + stepsOf(target) * (kind === 'single' ? target.count : 1),
    0,
  );
}

/** Who dies of a volley, all its targets together. */
export function volleyDead({ odds: { deaths } }: VolleyAnswer, inputs: ManyInputs): DescribedDead {
  const of = targetsOf(inputs);
  const possible = highest(deaths.value) >= of;
  const all = { value: possible ? chanceOf(deaths.value, of) : 0, reasons: deaths.reasons };
  return { any: anyOf(deaths), all, of, likely: likelyRange(deaths.value) };
}

/** What becomes of a gang beside its victim's death: an attacker dies, he and not the victim, or nobody. */
export function gangDead({ odds: { victimDies, attackersDead, bothDie } }: GangAnswer): {
  readonly attacker: VolleyExplained;
  readonly only: VolleyExplained;
  readonly nobody: VolleyExplained;
} {
  const { value, reasons } = attackersDead;
  const attacker = anyOf(attackersDead);
  return {
    attacker,
    only: { value: Math.max(0, attacker.value - bothDie), reasons },
    nobody: { value: Math.max(0, chanceOf(value, 0) - victimDies.value + bothDie), reasons },
  };
}

/** One side of a blast: at least one of it dies, and how many on average. */
interface SideNames {
  readonly any: VolleyExplained;
  readonly mean: VolleyExplained;
}

function sideOf({ deaths, meanDeaths }: SideDeaths): SideNames {
  return { any: anyOf(deaths), mean: meanDeaths };
}

/** Who dies of a blast; a side that nobody of stands near is left out, and so are one's own who are safe. */
export function blastDead({ grenade, odds }: BlastAnswer): {
  readonly enemies?: SideNames;
  readonly own?: SideNames;
} {
  const { targets } = grenade.blast;
  const near = targets.some((target, thing) => target.own && thing !== grenade.thrower);
  return {
    ...(targets.some(isEnemy) && { enemies: sideOf(odds.enemies) }),
    ...((near || highest(odds.own.deaths.value) > 0) && { own: sideOf(odds.own) }),
  };
}

/** The highest total that has a chance worth a chart. */
export function highestOf(odds: Distribution): number {
  return highest(odds);
}

/** The least damage that kills the target of a fight; undefined where its Armor is rolled. */
export function killingDamage(fight: Fight | undefined): number | undefined {
  const armor = fight?.defender.armor;
  return armor === undefined || armor.groups.length > 0 ? undefined : Math.max(0, armor.constant) + 1;
}

/** Hits that the attackers and their target take on average; undefined of several targets, of which the battle has the first. */
export function expectedLoss(inputs: ManyInputs) {
  const answer = manyAnswerOf(inputs);
  if (!answer.ok) return undefined;
  const { value } = answer;
  switch (value.kind) {
    case 'volley':
      return targetsOf(inputs) === 1 ? { acts: 0, other: value.odds.meanDeaths.value } : undefined;
    case 'gang':
      return { acts: mean(value.odds.attackersDead.value), other: value.odds.victimDies.value };
    case 'blast':
      return { acts: value.odds.own.meanDeaths.value, other: value.odds.enemies.meanDeaths.value };
  }
}
