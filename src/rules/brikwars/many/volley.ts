import { binomial } from '../../dice/binomial.ts';
import { certain, chanceAtLeast, type Distribution, mean, sum } from '../../dice/distribution.ts';
import type { Assault, Volley } from './check-volley.ts';
import { type CombinedOdds, combinedOdds, type GroupOdds, groupOdds } from './combined-fire.ts';
import { distinctReasons, type VolleyExplained, type VolleyReason } from './volley-effects.ts';

/** How many of its targets an assault kills. */
export interface AssaultOdds {
  readonly groups: readonly GroupOdds[];
  readonly deaths: VolleyExplained<Distribution>;
  readonly meanDeaths: VolleyExplained;
  /** At least one dies. */
  readonly anyDies: VolleyExplained;
  /** Where all damage makes one sum. */
  readonly combined?: CombinedOdds;
}

/** A whole volley: each assault, and all dead together. */
export interface VolleyOdds {
  readonly assaults: readonly AssaultOdds[];
  readonly deaths: VolleyExplained<Distribution>;
  readonly meanDeaths: VolleyExplained;
}

/** So many, each with the same chance to die. */
export interface Endangered {
  readonly count: number;
  readonly chance: number;
}

/** The number of dead where each dies or lives independently of the others. */
export function deathsOf(endangered: readonly Endangered[]): Distribution {
  return endangered.reduce(
    (dead, { count, chance }) => sum(dead, binomial(count, Math.max(0, Math.min(1, chance)))),
    certain(0),
  );
}

/** No more than `most` can happen. */
export function atMost({ min, weights, cutOff }: Distribution, most: number): Distribution {
  if (min + weights.length - 1 <= most) return { min, weights, cutOff };
  const kept = weights.slice(0, most - min + 1);
  for (let i = most - min + 1; i < weights.length; i++) {
    kept[most - min] = (kept[most - min] ?? 0) + (weights[i] ?? 0);
  }
  return { min, weights: kept, cutOff };
}

function explain(
  deaths: Distribution,
  reasons: readonly VolleyReason[],
): Pick<AssaultOdds, 'deaths' | 'meanDeaths' | 'anyDies'> {
  return {
    deaths: { value: deaths, reasons },
    meanDeaths: { value: mean(deaths), reasons },
    anyDies: { value: chanceAtLeast(deaths, 1), reasons },
  };
}

function singleOdds({ groups: checked, targets }: Assault): AssaultOdds {
  const groups = checked.map((group) => groupOdds(group));
  // Each attack meets an Armor roll of its own, so which target it goes to does not matter (BWC-54).
  const kills = deathsOf(
    checked.map(({ count, hits }, index) => {
      const { hit, killGivenHit } = groups[index] as GroupOdds;
      return hits === undefined
        ? { count, chance: killGivenHit.value * hit.value }
        : { count: hits, chance: killGivenHit.value };
    }),
  );
  const attackers = checked.reduce((all, { count }) => all + count, 0);
  const { steps = 1 } = checked[0]?.fight.defender ?? {};
  const reasons = distinctReasons([
    { rule: 'BWC-54', effect: 'one-armor-roll-each' },
    ...(targets < attackers
      ? [{ rule: 'BW-COMB-02', effect: 'next-target-when-dead', amount: targets / steps } as const]
      : []),
    ...groups.flatMap((group) => [...group.hits.reasons, ...group.killGivenHit.reasons]),
  ]);
  return { groups, ...explain(atMost(kills, targets), reasons) };
}

/** The odds of one assault: all damage in one sum (BW-COMB-01), or each attack alone with its own Armor roll (BWC-54). */
export function assaultOdds(assault: Assault): AssaultOdds {
  if (assault.way === 'single') return singleOdds(assault);
  const combined = combinedOdds(assault);
  const { kill, groups } = combined;
  return { groups, ...explain(deathsOf([{ count: 1, chance: kill.value }]), kill.reasons), combined };
}

/** The odds of all attacks of a turn together; targets of different assaults are different ones. */
export function volleyOdds({ assaults: checked }: Volley): VolleyOdds {
  const assaults = checked.map((assault) => assaultOdds(assault));
  const deaths = assaults.reduce((all, assault) => sum(all, assault.deaths.value), certain(0));
  const reasons = distinctReasons(assaults.flatMap((assault) => assault.deaths.reasons));
  return {
    assaults,
    deaths: { value: deaths, reasons },
    meanDeaths: { value: mean(deaths), reasons },
  };
}
