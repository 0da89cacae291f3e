import { certain, difference } from '../dice/distribution.ts';
import { killChance } from './charge-blow.ts';
import { type Collision, type Flies, flights, opponent } from './charge-clash.ts';
import { chargerRunsOn } from './charge-knockback.ts';
import { flightOf, type Landing, landing, resistance } from './charge-landing.ts';
import { wants } from './charge-line.ts';
import type { ChargePath } from './charge-paths.ts';
import { d6 } from './charge-rules.ts';
import type { Charge } from './charge-setup.ts';
import { shoveInches } from './charge-shove.ts';
import {
  endKey,
  type Flight,
  flightsKept,
  flightsOf,
  goingOn,
  marginsKept,
  type Tally,
} from './charge-tally.ts';
import { type Holding, heldBlow } from './charge-wound.ts';
import { armorOdds, damageOdds } from './damage.ts';
import type { Side } from './fight.ts';
import { totalOf } from './hit.ts';

/** Pairs of Momentum dice rarer than this do not matter: all of them together stay far below what may be cut off. */
const rarest = 1e-16;

/** Adds one way that a Charge can go, with everything that its dice can do. */
export function tallyPath(charge: Charge, { chance, collision }: ChargePath, tally: Tally): void {
  const answers = knownDice(charge, collision, 'defender').map(
    ([theirs, its]) =>
      [theirs, its, its * fate(charge, collision, 'attacker', theirs, tally).chance] as const,
  );
  for (const [mine, own] of knownDice(charge, collision, 'attacker')) {
    const defends = fate(charge, collision, 'defender', mine, tally);
    const part = chance * own * defends.chance;
    if (part === 0) continue;
    const fall = { charge, collision, held: defends.held, tally };
    for (const [theirs, its, answered] of answers) {
      if (answered > 0 && own * its >= rarest) land(fall, part * answered, mine, theirs);
    }
  }
}

type KnownDie = readonly [total: number | undefined, chance: number];

/** The totals of a Momentum die that serves for damage and KnockBack alike, or none where each has its own (BWC-81). */
function knownDice(
  { rules, model, chargers, ...sides }: Charge,
  { taken }: Collision,
  by: Side,
): readonly KnownDie[] {
  const blow = taken[opponent[by]];
  const once =
    model === 'die' && rules.momentumRoll === 'once' && chargers === 1 && sides[by].points > 0 && blow;
  if (!once) return [[undefined, 1]];
  const { min, weights } = totalOf(d6(1), rules.bonus);
  return Array.from(weights, (weight, i): KnownDie => [min + i, weight]).filter(([, weight]) => weight > 0);
}

/** The chance of what this way says became of a side under its blow, and what its armor holds. */
function fate(
  charge: Charge,
  { taken, dead }: Collision,
  side: Side,
  momentum: number | undefined,
  tally: Tally,
): { readonly chance: number; readonly held: Holding } {
  const blow = taken[side];
  if (!blow) return { chance: 1, held: tally.bare };
  const key = `${side} ${blow.hits} ${blow.bodies} ${momentum}`;
  const held = tally.held.get(key) ?? heldBlow(charge, blow, tally.holds[side], momentum);
  tally.held.set(key, held);
  return { chance: dead[side] ? 1 - held(0) : held(0), held };
}

/** One way of a Charge on its way down. */
interface Fall {
  readonly charge: Charge;
  readonly collision: Collision;
  readonly held: Holding;
  readonly tally: Tally;
}

function land(fall: Fall, weight: number, mine: number | undefined, theirs: number | undefined): void {
  const { charge, collision, tally } = fall;
  const { contest, shoved, struck, flies: given } = collision;
  if (!contest) {
    if (struck.defender || struck.attacker) tally.contact += weight;
    if (struck.defender) tally.hits += weight;
    if (!shoved) {
      end(fall, weight, 'nobody', 0);
      return;
    }
    tally.shoved += weight;
    const extra = charge.attacker.points > 0 ? totalOf(d6(1), charge.rules.bonus) : certain(0);
    for (const [i, part] of extra.weights.entries()) {
      if (part > 0) end(fall, weight * part, 'defender', shoveInches + extra.min + i);
    }
    return;
  }
  const rolled = marginsKept(charge, contest, tally);
  const going = charge.line > 0 && charge.moveLeft >= 1 && collision.standing > 0;
  const size = resistance(charge, contest, 'defender');
  const gone = going
    ? {
        dead: goingOn(tally, rolled, contest.pushing, true, given),
        alive: goingOn(tally, rolled, contest.pushing, false, given),
      }
    : undefined;
  const settle = ({ by, part, flies, inches }: Flight): void => {
    const both = weight * part;
    tally.contact += both;
    if (struck.defender) tally.hits += both;
    const died = end(fall, both, flies, inches);
    if (!gone || !chargerRunsOn(by, size, charge.rules)) return;
    gone.dead[by] = (gone.dead[by] ?? 0) + died;
    gone.alive[by] = (gone.alive[by] ?? 0) + both - died;
  };
  if (mine === undefined && theirs === undefined) {
    const known = flightsKept(charge, contest, tally);
    // By speed and Size the way itself says who flies.
    for (const flies of charge.model === 'size' ? [given] : flights) known[flies].forEach(settle);
  } else if (mine !== undefined && theirs !== undefined) {
    settle({ by: mine - theirs, part: 1, ...flightOf(charge, contest, mine - theirs) });
  } else {
    const margin =
      mine !== undefined
        ? difference(certain(mine), rolled.theirs)
        : difference(rolled.mine, certain(theirs ?? 0));
    for (const flight of flightsOf(charge, contest, margin)) settle(flight);
  }
}

/** What awaits a target that flies so far, worked out once. */
function landingKept({ charge, tally }: Fall, inches: number, lives: boolean): Landing {
  const key = String(lives);
  const known = (tally.landings.get(key) ?? []) as (Landing | undefined)[];
  tally.landings.set(key, known);
  const kept = known[inches] ?? landing(charge, inches, lives);
  known[inches] = kept;
  return kept;
}

/** What becomes of the target where it lands; the part of the weight with which it is dead at the end. */
function end(fall: Fall, weight: number, flies: Flies, inches: number): number {
  const { charge, held, tally } = fall;
  const { dead, standing, shoved } = fall.collision;
  if (flies === 'attacker') tally.attackerInches[inches] = (tally.attackerInches[inches] ?? 0) + weight;
  if (flies === 'defender') tally.defenderInches[inches] = (tally.defenderInches[inches] ?? 0) + weight;
  let dies = dead.defender ? 1 : 0;
  if (flies === 'defender' && !dead.defender) {
    const lands = landingKept(fall, inches, standing > 0);
    const smash = shoved && charge.attacker.points === 0 ? 0 : lands.smash;
    const more = lands.crushed || (lands.mayTrample && wants(charge)) ? charge.attacker.size : smash;
    let lives = 1;
    if (more > 0) {
      const alone = charge.model === 'die' && charge.rules.smash === 'alone';
      lives = alone ? tally.bare(more) : held(more) / held(0);
    }
    lives *= 1 - fallKills(charge, lands.fallDice, tally);
    dies = 1 - lives;
    tally.afterwards += weight * dies;
    if (lands.knockedOver === 'yes' && !shoved) tally.knockedOver += weight * lives;
  }
  const alive = endKey(false, dead.attacker, flies);
  const gone = endKey(true, dead.attacker, flies);
  tally.ends[alive] = (tally.ends[alive] ?? 0) + weight * (1 - dies);
  tally.ends[gone] = (tally.ends[gone] ?? 0) + weight * dies;
  return weight * dies;
}

function fallKills({ rules, defender }: Charge, fallDice: number, tally: Tally): number {
  if (fallDice === 0) return 0;
  const known = tally.falls.get(fallDice);
  if (known !== undefined) return known;
  const damage = damageOdds(d6(fallDice), rules.bonus, rules.damageCriticalFailure);
  const chance = killChance(damage, armorOdds(defender.armor, rules.bonus));
  tally.falls.set(fallDice, chance);
  return chance;
}
