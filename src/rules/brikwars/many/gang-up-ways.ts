import { chanceAtLeast } from '../../dice/distribution.ts';
import { withBonus } from '../attack/bonus-choice.ts';
import type { Goal } from '../attack/goals.ts';
import type { BonusChoice } from '../attack/setup.ts';
import type { GangCounter, GangUp } from './gang-up.ts';
import { gangCounters } from './gang-up-advice.ts';
import { createWaveBook, type WaveChances } from './gang-up-waves.ts';

/** One way for the attackers to go about it, by their places, and what the victim had best do about that. */
export interface GangWay {
  /** Who strikes together, wave after wave; those in no wave stay out of it. */
  readonly waves: readonly (readonly number[])[];
  readonly counters: readonly GangCounter[];
  readonly victimDies: number;
  /** At least one of them. */
  readonly attackerDies: number;
  readonly bothDie: number;
  readonly meanAttackersDead: number;
  readonly score: number;
  readonly best: boolean;
}

export interface GangWayAdvice {
  /** Every way, the best first; of those that differ only in which of two alike they mean, one. */
  readonly ways: readonly GangWay[];
  /** All together. */
  readonly standard: GangWay;
  /** How much better the best way scores than all together. */
  readonly gain: number;
}

/** More than these have too many ways to compare. */
const mostAdvised = 3;

const equal = 1e-9;

function scoreOf(goal: Goal, { victimDies, meanAttackersDead }: WaveChances): number {
  return { survive: -meanAttackersDead, trade: victimDies - meanAttackersDead, kill: victimDies }[goal];
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  for (const [index, figure] of a.entries()) {
    const more = figure - (b[index] ?? 0);
    if (Math.abs(more) > equal) return more > 0;
  }
  return false;
}

/** Every list of waves: at least one attacker, nobody twice (BW-COMB-02, BW-COMB-05). */
export function gangWaves({ fights }: Pick<GangUp, 'fights'>): readonly (readonly (readonly number[])[])[] {
  const kinds = fights.map((fight) => JSON.stringify(fight));
  const found = new Map<string, readonly (readonly number[])[]>();
  const extend = (waves: readonly (readonly number[])[]): void => {
    const free = [...fights.keys()].filter((place) => !waves.flat().includes(place));
    for (let chosen = 1; chosen < 2 ** free.length; chosen++) {
      const wave = free.filter((_, bit) => (chosen >> bit) % 2 === 1);
      const longer = [...waves, wave];
      const like = longer
        .map((members) =>
          members
            .map((place) => kinds[place])
            .sort()
            .join(),
        )
        .join(' / ');
      if (found.has(like)) continue;
      found.set(like, longer);
      extend(longer);
    }
  };
  extend([]);
  return [...found.values()];
}

/** The plans of the victim against those who come at all. */
function repliesTo(gang: GangUp, waves: readonly (readonly number[])[]): readonly (readonly GangCounter[])[] {
  const there = waves.flat();
  return gangCounters(gang).filter((counters) => counters.every(({ against }) => there.includes(against)));
}

/**
 * Every way for a gang to attack: together, in waves, one by one, or not all of them, each against the victim's best
 * answer by his own goal; the best for the attackers' goal (BW-COMB-02, BW-COMB-05, BW-CC-10). Undefined for so many that
 * nobody can compare all. With `bonus` all of them take or decline their bonus dice (BW-DICE-06).
 */
export function adviseWays(
  gang: GangUp,
  goal: Goal,
  victimGoal: Goal,
  bonus?: BonusChoice,
): GangWayAdvice | undefined {
  if (gang.fights.length > mostAdvised) return undefined;
  const played =
    bonus === undefined
      ? gang
      : { ...gang, fights: gang.fights.map((fight) => withBonus(fight, 'attacker', bonus)) };
  const book = createWaveBook(played);
  const made = gangWaves(played).map((waves) => {
    let answer:
      | { counters: readonly GangCounter[]; chances: WaveChances; rank: readonly number[] }
      | undefined;
    for (const counters of repliesTo(played, waves)) {
      const chances = book.follow(waves, counters);
      const { victimDies, meanAttackersDead } = chances;
      const score = {
        survive: -victimDies,
        trade: meanAttackersDead - victimDies,
        kill: meanAttackersDead,
      }[victimGoal];
      const rank = [score, meanAttackersDead, -victimDies];
      if (answer === undefined || isBetter(rank, answer.rank)) answer = { counters, chances, rank };
    }
    if (answer === undefined) throw new Error('no answer at all');
    const { chances, counters } = answer;
    const { victimDies, bothDie, meanAttackersDead, attackersDead } = chances;
    const score = scoreOf(goal, chances);
    return {
      waves,
      counters,
      victimDies,
      attackerDies: chanceAtLeast(attackersDead, 1),
      bothDie,
      meanAttackersDead,
      score,
      rank: [score, victimDies, -meanAttackersDead],
    };
  });
  made.sort((a, b) => (isBetter(a.rank, b.rank) ? -1 : isBetter(b.rank, a.rank) ? 1 : 0));
  const top = made[0]?.score ?? 0;
  const ways = made.map(({ rank: _, ...way }): GangWay => ({ ...way, best: way.score >= top - equal }));
  const standard = ways.find(({ waves }) => waves[0]?.length === gang.fights.length);
  if (standard === undefined) throw new Error('no attack at all');
  return { ways, standard, gain: top - standard.score };
}
