import { chanceAtLeast, mean } from '../../dice/distribution.ts';
import type { Goal } from '../attack/goals.ts';
import type { GangCounter, GangUp } from './gang-up.ts';
import { createGangBook, type GangChances, gangChances } from './gang-up-chances.ts';

/** One way for the victim to use his Counters. */
export interface GangPlan {
  readonly counters: readonly GangCounter[];
  readonly victimDies: number;
  /** At least one of them. */
  readonly attackerDies: number;
  /** He and one of them, where he has pips to take. */
  readonly bothDie: number;
  readonly meanAttackersDead: number;
  readonly best: boolean;
}

/** Every way to use the victim's weapons: each rests, strikes back at one attacker or parries one attack (BW-CC-10, BW-CC-11). */
export function gangCounters({ fights }: Pick<GangUp, 'fights'>): readonly (readonly GangCounter[])[] {
  const arms = fights[0]?.defender.arms ?? [];
  let plans: (readonly GangCounter[])[] = [[]];
  arms.forEach(({ id: arm, strikes, parries }) => {
    const kinds = [...(strikes ? ['counterattack' as const] : []), ...(parries ? ['parry' as const] : [])];
    plans = plans.flatMap((plan) => [
      plan,
      ...kinds.flatMap((kind) =>
        fights.flatMap((_, against) => {
          // One attack can be parried once.
          const taken =
            kind === 'parry' && plan.some((other) => other.kind === 'parry' && other.against === against);
          return taken ? [] : [[...plan, { kind, arm, against }]];
        }),
      ),
    ]);
  });
  return plans;
}

/** The default Counters: a weapon strikes back at the first attacker, a shield parries him (BW-CC-12). */
export function defaultCounters({ fights }: Pick<GangUp, 'fights'>): readonly GangCounter[] {
  const arms = fights[0]?.defender.arms ?? [];
  return arms.flatMap(({ id: arm, strikes, parries, shield }): GangCounter[] => {
    if (shield && parries) return [{ kind: 'parry', arm, against: 0 }];
    return strikes ? [{ kind: 'counterattack', arm, against: 0 }] : [];
  });
}

function scores({ victimDies, attackersDead }: GangChances, goal: Goal): readonly number[] {
  const kills = mean(attackersDead);
  const lives = 1 - victimDies;
  return { survive: [lives, kills], trade: [kills - victimDies, lives], kill: [kills, lives] }[goal];
}

/** What differs by less is equal. */
const equal = 1e-9;

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const more = (a[i] ?? 0) - (b[i] ?? 0);
    if (Math.abs(more) > equal) return more > 0;
  }
  return false;
}

/** All ways to counter a gang, the best first; equal ones are all best. */
export function adviseGang(gang: GangUp, goal: Goal): readonly GangPlan[] {
  const book = createGangBook(gang);
  const plans = gangCounters(gang).map((counters) => {
    const chances = gangChances({ ...gang, counters }, book);
    return { counters, chances, scores: scores(chances, goal) };
  });
  plans.sort((a, b) => (isBetter(a.scores, b.scores) ? -1 : isBetter(b.scores, a.scores) ? 1 : 0));
  const [top] = plans;
  return plans.map(({ counters, chances, scores: own }) => ({
    counters,
    victimDies: chances.victimDies,
    attackerDies: chanceAtLeast(chances.attackersDead, 1),
    bothDie: chances.bothDie,
    meanAttackersDead: mean(chances.attackersDead),
    best: top !== undefined && !isBetter(top.scores, own),
  }));
}
