// The exact odds of a melee, from the declared charge to the morale of both sides.
import { certain, type Distribution } from '../../dice/distribution.ts';
import { hidingTest } from '../hiding.ts';
import type { UsbRules } from '../house-rules.ts';
import { type Landing, pointsLostTo } from '../landings.ts';
import type { DieEnd } from '../morale/morale-die.ts';
import { type Pool, passChance, pointsLost } from '../pools.ts';
import { chargeInches, reactionPools } from '../reaction/reaction.ts';
import { chargeBroken } from '../reaction/reaction-rights.ts';
import { type Fighter, pointsOf, startOf, sumOf } from '../units/fighter.ts';
import type { strikePools } from './melee-blows.ts';
import { type AfterBlows, clash, type SeenClash } from './melee-clash.ts';
import { type Begun, blowsOf, each } from './melee-exchange.ts';
import { earlierLoss, type MeleeRole, type MeleeSetup, reactionInches } from './melee-setup.ts';
import { createTally, type MeleeSideOdds } from './melee-tally.ts';
import { afterReaction, inContact } from './melee-units.ts';
import {
  differenceOf,
  endedByBlows,
  endedByScores,
  type Friends,
  friendsOf,
  lostBy,
  type MeleeEnding,
  meleeEndings,
} from './melee-verdict.ts';

export interface MeleeOdds {
  /** How it ends, by the result; the chances add up to 1. */
  readonly endings: Readonly<Record<MeleeEnding, number>>;
  /** The chance that blows are struck, and that scores are compared after them. */
  readonly fought: number;
  readonly compared: number;
  /** The charger's score less the target's; its chances add up to `compared`. */
  readonly difference: Distribution;
  readonly charger: MeleeSideOdds;
  readonly target: MeleeSideOdds;
  /** The likeliest end of blows after which scores are compared. */
  readonly likeliest?: Likeliest;
}

export interface Likeliest {
  readonly chance: number;
  readonly charger: AfterBlows;
  readonly target: AfterBlows;
}

/** Whether the target has moved out of the charger's reach (USB-REACT-02). */
export function movesAway(setup: MeleeSetup): boolean {
  return setup.reaction === 'move' && setup.distance + reactionInches > chargeInches(setup).value;
}

/** The shots that the charger meets on its way; none where the target does not shoot (USB-REACT-02). */
export function shotsAtCharger(setup: MeleeSetup, rules: UsbRules): readonly Pool[] {
  const { charger, target, reaction, distance } = setup;
  if (reaction !== 'shoot') return [];
  const attack = {
    attacker: inContact(target.fighter, false),
    target: inContact(charger.fighter, true),
    rules,
  };
  return reactionPools(attack, distance);
}

/** What comes from elsewhere than the units themselves: dice of other making, friends that only count. */
export interface Given {
  readonly strikes?: typeof strikePools;
  readonly friends?: Readonly<Record<MeleeRole, Friends>>;
  /** Called where the scores leave both locked. */
  readonly locks?: SeenClash;
  /** What lies on the table already. */
  readonly begun?: {
    readonly found?: boolean | undefined;
    /** Of the shots at the charger. */
    readonly shots?: readonly Landing[] | undefined;
    readonly blows: Begun;
    readonly morale: Partial<Record<MeleeRole, DieEnd>>;
  };
}

/**
 * The exact odds of a checked melee: reaction, broken charge, blows of both sides and of their heroes, result, morale
 * (USB-MELEE-13, USB-RES-02, USB-A-24).
 */
export function meleeOdds(setup: MeleeSetup, rules: UsbRules, given: Given = {}): MeleeOdds {
  const endings = Object.fromEntries(meleeEndings.map((ending) => [ending, 0])) as Record<
    MeleeEnding,
    number
  >;
  const { begun } = given;
  const tally = (who: MeleeRole) =>
    createTally(setup[who], earlierLoss(setup, who), rules, begun?.morale[who]);
  const tallies = { charger: tally('charger'), target: tally('target') };
  let likeliest: Likeliest | undefined;
  let fought = 0;
  let compared = 0;

  const start = inContact(setup.charger.fighter, !setup.locked);
  const target = setup.locked ? inContact(setup.target.fighter, false) : afterReaction(setup);
  const blows = blowsOf(setup, rules, given.strikes, begun?.blows);
  const at = (fighter: Fighter | undefined) => ({ fighter, place: blows.place(fighter) });
  const unfought = (ending: MeleeEnding, charger: Fighter | undefined, chance: number) => {
    if (chance <= 0) return;
    endings[ending] += chance;
    tallies.charger.add(at(charger), 0, chance);
    tallies.target.add(at(target), 0, chance);
  };
  // Only points of Standfast, fours, units and a few single points make a difference.
  const furthest = 64 + 2 * sumOf(blows.points(start)) + 2 * sumOf(blows.points(target));
  const differences = new Float64Array(2 * furthest + 1);

  const found = begun?.found === undefined ? findChance(setup, rules) : begun.found ? 1 : 0;
  unfought('not-found', start, 1 - found);
  if (!setup.locked && movesAway(setup)) unfought('out-of-reach', start, found);
  else {
    const friends = given.friends ?? {
      charger: friendsOf(setup.charger.others, rules),
      target: friendsOf(setup.target.others, rules),
    };
    const left = blows.hurt('charger', start);
    const started = startOf(setup.charger.fighter, rules);
    const shots = shotsAtCharger(setup, rules);
    const standing = pointsOf(start, rules);
    const shot = begun?.shots
      ? pointsLostTo(begun.shots, standing, rules)
      : shots.length > 0
        ? pointsLost(shots, standing, rules)
        : certain(0);
    each(shot, found, (lost, chance) => {
      const charger = left[lost];
      if (!charger) unfought('shot-down', undefined, chance);
      else if (!setup.locked && chargeBroken(started, lost + setup.lostOnTheWay))
        unfought('broken', charger, chance);
      else {
        fought += chance;
        clash(blows, charger, target, chance, (ours, theirs, weight) => {
          const ended = endedByBlows(friends, ours, theirs);
          if (ended) {
            endings[ended] += weight;
            tallies.charger.add(ours, 0, weight);
            tallies.target.add(theirs, 0, weight);
            return;
          }
          const difference = differenceOf(setup, friends, ours, theirs);
          if (given.locks && endedByScores(difference) === 'locked') given.locks(ours, theirs, weight);
          tallies.charger.add(ours, lostBy(difference, 'charger'), weight);
          tallies.target.add(theirs, lostBy(difference, 'target'), weight);
          differences[difference + furthest] = (differences[difference + furthest] ?? 0) + weight;
          if (weight > (likeliest?.chance ?? 0))
            likeliest = { chance: weight, charger: ours, target: theirs };
        });
      }
    });
  }
  differences.forEach((chance, place) => {
    endings[endedByScores(place - furthest)] += chance;
    compared += chance;
  });
  return {
    endings,
    fought,
    compared,
    difference: distributionOf(differences, -furthest),
    charger: tallies.charger.odds(),
    target: tallies.target.odds(),
    ...(likeliest && { likeliest }),
  };
}

/** The chance that the charger finds a hidden target; 1 where it hides not (USB-FORM-05). */
function findChance({ charger, target, locked }: MeleeSetup, rules: UsbRules): number {
  if (locked || target.fighter.formation !== 'hide') return 1;
  return passChance(hidingTest(charger.fighter, rules));
}

/** Without the chances of 0 at both ends. */
function distributionOf(chances: Float64Array, min: number): Distribution {
  const first = chances.findIndex((chance) => chance > 0);
  if (first < 0) return { min: 0, weights: new Float64Array(0), cutOff: 0 };
  const last = chances.findLastIndex((chance) => chance > 0);
  return { min: min + first, weights: chances.slice(first, last + 1), cutOff: 0 };
}
