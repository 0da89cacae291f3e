import { binomial } from '../../dice/binomial.ts';
import { certain, type Distribution, mean, sum } from '../../dice/distribution.ts';
import type { Asked } from '../../steps.ts';
import { firstArm } from '../attack/fight.ts';
import { bodyOf } from '../attack/standing.ts';
import type { Assault, AttackGroup, Volley } from './check-volley.ts';
import { combinedDamage, combinedOdds, groupOdds, killChance } from './combined-fire.ts';
import { type DamagePile, joinsPile, pilesOf } from './many-piles.ts';
import type { ManyEntry, ManyMoment } from './many-record.ts';
import { count, deathsUnder, inRange, madeIt, pointsOf } from './many-shown.ts';
import { narrowed, wideSum } from './many-sum.ts';
import { assaultOdds, atMost } from './volley.ts';

type Next = Asked<ManyMoment>;

/** The attackers of a group that has begun to shoot: so many have hit, of others only so much is known. */
function shotsOf(group: AttackGroup, log: readonly ManyEntry[], next: Next): readonly AttackGroup[] {
  const ranges = log.filter(({ purpose }) => purpose === 'range');
  const attacks = log.filter(({ purpose }) => purpose === 'attack');
  const thrown = count(ranges, (entry) => entry.count);
  // Of several thrown together the line says how many flew far enough; of one alone, whether it did.
  const far = count(ranges, (entry) => (entry.count > 1 ? entry.amount : madeIt(entry, 'in-range', 'hits')));
  const hits = count(attacks, (entry) => madeIt(entry, 'hit', 'hits'));
  const parts: AttackGroup[] = [{ ...group, count: hits, hits }];
  const { hits: _, ...open } = group;
  const near = { ...open, fight: inRange(group.fight) };
  if (next.purpose === 'range') parts.push({ ...near, count: far }, { ...open, count: group.count - thrown });
  if (next.purpose === 'attack') {
    const all = ranges.length > 0 ? far : group.count;
    parts.push({ ...near, count: all - count(attacks, (entry) => entry.count) });
  }
  return parts.filter((part) => part.count > 0);
}

/** The attackers of an assault, as far as their attacks are known. */
function allShots({ groups }: Assault, log: readonly ManyEntry[], next: Next): readonly AttackGroup[] {
  const at = next.purpose === 'range' || next.purpose === 'attack' ? (next.group ?? 0) : groups.length;
  return groups.flatMap((group, place) => {
    const own = log.filter((entry) => entry.group === place);
    if (place > at) return [group];
    return shotsOf(group, own, place === at ? next : { ...next, purpose: 'damage' });
  });
}

/** What one assault comes to. */
interface AssaultAhead {
  readonly deaths: Distribution;
  readonly meanHits: number;
  readonly meanDamage: number;
}

const settled = (dead: number): AssaultAhead => ({ deaths: certain(dead), meanHits: 0, meanDamage: 0 });

/** Each attack alone, group after group (BWC-54): those before the one in hand are known, those after it are not. */
function singleAhead(assault: Assault, log: readonly ManyEntry[], next: Next): AssaultAhead {
  const { groups, targets } = assault;
  let dead = certain(0);
  for (const [place, group] of groups.entries()) {
    const own = log.filter((entry) => entry.group === place);
    const { fight } = group;
    const at = next.group ?? 0;
    let fallen: Distribution;
    if (place < at || next.purpose === 'armor') {
      if (place <= at) fallen = deathsUnder(fight, place < at ? [] : pointsOf(fight, own), own);
      else fallen = freshDeaths(group);
    } else if (place > at) fallen = freshDeaths(group);
    else {
      const points = pointsOf(fight, own);
      const open = shotsOf(group, own, next);
      // Hits that have thrown their damage are no longer open.
      const left = open.map((part) => (part.hits === undefined ? part : lessHits(part, points.length)));
      fallen = left.reduce((all, part) => sum(all, freshDeaths(part)), deathsUnder(fight, points, []));
    }
    dead = atMost(sum(dead, fallen), targets);
  }
  return { deaths: dead, meanHits: 0, meanDamage: 0 };
}

function lessHits(group: AttackGroup, less: number): AttackGroup {
  const hits = Math.max(0, (group.hits ?? 0) - less);
  return { ...group, count: hits, hits };
}

/** How many die of a group nothing of which has been thrown yet. */
function freshDeaths(group: AttackGroup): Distribution {
  if (group.count === 0) return certain(0);
  const { hit, killGivenHit } = groupOdds(group);
  const { hits } = group;
  return hits === undefined
    ? binomial(group.count, Math.min(1, hit.value * killGivenHit.value))
    : binomial(hits, Math.min(1, killGivenHit.value));
}

/** The dice of a pile that is still to be thrown. */
function pileOdds({ groups }: Assault, hits: readonly number[], pile: DamagePile): Distribution {
  const own = groups.flatMap((group, place): readonly AttackGroup[] => {
    const { damage } = firstArm(group.fight);
    if (!joinsPile(damage)) return pile.group === place ? [{ ...group, count: 1, hits: 1 }] : [];
    const apart = pile.group !== undefined && pile.group !== place;
    const made = hits[place] ?? 0;
    return apart || made === 0 || group.fight.attacker.bonus !== pile.bonus
      ? []
      : [{ ...group, count: made, hits: made }];
  });
  return combinedDamage(own, own.map(groupOdds));
}

/** All damage in one sum (BW-COMB-01, BW-SQ-22). */
function combinedAhead(assault: Assault, log: readonly ManyEntry[], next: Next): AssaultAhead {
  const { groups } = assault;
  const [first] = groups;
  if (first === undefined) return settled(0);
  const shots = allShots(assault, log, next);
  const damages = log.filter(({ purpose }) => purpose === 'damage');
  let damage = certain(count(damages, (entry) => entry.amount));
  let meanHits = 0;
  if (next.purpose === 'range' || next.purpose === 'attack') {
    const odds = combinedOdds({ groups: shots });
    damage = odds.damage.value;
    meanHits = odds.meanHits.value;
  } else {
    const hits = groups.map((_, place) =>
      count(
        log.filter((entry) => entry.group === place && entry.purpose === 'attack'),
        (entry) => madeIt(entry, 'hit', 'hits'),
      ),
    );
    meanHits = hits.reduce((all, one) => all + one, 0);
    for (const pile of pilesOf(assault, hits).slice(damages.length)) {
      damage = narrowed(wideSum(damage, pileOdds(assault, hits, pile)));
    }
  }
  const kill = Math.min(1, killChance(damage, bodyOf(first.fight, 'defender').hold));
  return { deaths: binomial(1, kill), meanHits, meanDamage: mean(damage) };
}

/** What a volley comes to, given what has been rolled. */
export interface VolleyAhead {
  /** How many targets die. */
  readonly deaths: Distribution;
  /** Where all damage of one assault makes one sum. */
  readonly meanHits: number;
  readonly meanDamage: number;
}

/** The exact odds of a volley after the rolls of its record (BW-COMB-01 to BW-COMB-04, BWC-54). */
export function volleyAhead({ assaults }: Volley, log: readonly ManyEntry[], next: Next): VolleyAhead {
  const parts = assaults.map((assault, place): AssaultAhead => {
    // Who else is hit by a shot that missed is no target.
    const own = log.filter(
      (entry) => entry.assault === place && entry.thing === undefined && entry.purpose !== 'stray',
    );
    if (place > next.assault) {
      const { deaths } = assaultOdds(assault);
      return { deaths: deaths.value, meanHits: 0, meanDamage: 0 };
    }
    if (place < next.assault || next.purpose === 'stray' || next.thing !== undefined) {
      const dead = count(own, (entry) => (entry.purpose === 'armor' ? madeIt(entry, 'dies', 'dead') : 0));
      const points = own.filter(({ purpose }) => purpose === 'damage');
      const hits = own.filter(({ purpose }) => purpose === 'attack');
      return {
        deaths: certain(Math.min(assault.targets, dead)),
        meanHits: count(hits, (entry) => madeIt(entry, 'hit', 'hits')),
        meanDamage: count(points, (entry) => entry.amount),
      };
    }
    return assault.way === 'single' ? singleAhead(assault, own, next) : combinedAhead(assault, own, next);
  });
  const deaths = parts.reduce((all, part) => sum(all, part.deaths), certain(0));
  const [first] = parts;
  return { deaths, meanHits: first?.meanHits ?? 0, meanDamage: first?.meanDamage ?? 0 };
}
