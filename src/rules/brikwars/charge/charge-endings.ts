import { certain, type Distribution, highest } from '../../dice/distribution.ts';
import type { Side } from '../attack/fight.ts';
import { totalOf } from '../attack/hit.ts';
import { fallKept, flightsKept, heldInHand, heldKept, marginsKept } from './charge-book.ts';
import { type Collision, type Flies, opponent } from './charge-clash.ts';
import { flightOf, type Landing, landing } from './charge-landing.ts';
import { wants } from './charge-line.ts';
import type { ChargePath } from './charge-paths.ts';
import { momentumPool } from './charge-rules.ts';
import type { Charge } from './charge-setup.ts';
import { shoveInches } from './charge-shove.ts';
import { add, countGoingOn, endKey, type Tally } from './charge-tally.ts';
import type { Holding } from './charge-wound.ts';

/** Pairs of Momentum dice rarer than this do not matter: all of them together stay far below what may be cut off. */
const rarest = 1e-16;

/** One way of a Charge on its way down. */
interface Fall {
  readonly charge: Charge;
  readonly collision: Collision;
  readonly tally: Tally;
}

/** The chance of what a way says became of a side under its blow, and what its armor holds. */
interface Fate {
  readonly chance: number;
  readonly held: Holding;
}

/** Adds one way that a Charge can go, with everything that its dice can do. */
export function tallyPath(charge: Charge, { chance, collision }: ChargePath, tally: Tally): void {
  const { rules, model, chargers } = charge;
  const fall: Fall = { charge, collision, tally };
  const once = model === 'die' && rules.momentumRoll === 'once' && chargers === 1;
  if (once && collision.contest) {
    landOnce(fall, chance);
    return;
  }
  const defends = once ? overall(fall, 'defender') : fate(fall, 'defender');
  const attacks = once ? overall(fall, 'attacker') : fate(fall, 'attacker');
  const weight = chance * defends.chance * attacks.chance;
  if (weight > 0) land(fall, weight, defends.held);
}

function fate({ charge, collision, tally }: Fall, side: Side, momentum?: number): Fate {
  const { taken, hurt } = collision;
  const blow = taken[side];
  if (!blow) return { chance: 1, held: tally.book.bare };
  const die = charge[blow.by].points > 0 ? momentum : undefined;
  const begun = tally.book.known?.taken[side];
  const held = begun ? heldInHand(charge, tally.book, begun, die) : heldKept(charge, tally.book, blow, die);
  return { chance: hurt[side] ? 1 - held(0) : held(0), held };
}

/** The totals of a Momentum die that serves for damage and KnockBack alike (BWC-81). */
function momentumDie({ charge, collision, tally }: Fall, by: Side): Distribution {
  const shown = tally.book.known?.pushed[by];
  if (shown !== undefined) return certain(shown);
  const bails = by === 'defender' && charge.plan.answer === 'bail';
  // A target without Momentum rolls for its opposition all the same (BW-CHGW-06).
  const rolls = by === 'attacker' ? charge.attacker.points > 0 : !bails;
  const used = collision.contest !== undefined || charge[by].points > 0;
  return rolls && used ? totalOf(momentumPool(1, charge[by], charge.rules), charge.rules.bonus) : certain(0);
}

/** The fate of a side over all totals of the striker's Momentum die, where nothing else depends on it. */
function overall(fall: Fall, side: Side): Fate {
  if (!fall.collision.taken[side]) return fate(fall, side);
  const die = momentumDie(fall, opponent[side]);
  let chance = 0;
  for (const [i, weight] of die.weights.entries()) {
    if (weight > 0) chance += weight * fate(fall, side, die.min + i).chance;
  }
  return { chance, held: fall.tally.book.bare };
}

interface Flown {
  readonly flies: Flies;
  readonly inches: number;
  /** Of a target that flies. */
  readonly lands?: Landing;
}

/** Both Momentum dice total by total: each serves for its side's damage and for the flight. */
function landOnce(fall: Fall, chance: number): void {
  const { charge, collision, tally } = fall;
  const { contest, struck, standing } = collision;
  if (!contest) return;
  const mine = momentumDie(fall, 'attacker');
  const theirs = momentumDie(fall, 'defender');
  const answers = Array.from(theirs.weights, (its, k) =>
    its > 0 ? its * fate(fall, 'attacker', theirs.min + k).chance : 0,
  );
  const lowest = mine.min - highest(theirs);
  const flown = Array.from({ length: highest(mine) - theirs.min - lowest + 1 }, (_, i): Flown => {
    const flight = flightOf(charge, contest, lowest + i);
    if (flight.flies !== 'defender') return flight;
    return { ...flight, lands: landing(charge, flight.inches, standing > 0) };
  });
  for (const [i, own] of mine.weights.entries()) {
    if (own === 0) continue;
    const total = mine.min + i;
    const defends = fate(fall, 'defender', total);
    const part = chance * own * defends.chance;
    if (part === 0) continue;
    let contact = 0;
    for (const [k, answered] of answers.entries()) {
      const weight = part * answered;
      if (own * answered < rarest) continue;
      contact += weight;
      const { flies, inches, lands } = flown[total - theirs.min - k - lowest] as Flown;
      if (flies === 'attacker') count(tally.attackerInches, inches, weight);
      if (flies === 'defender') count(tally.defenderInches, inches, weight);
      const dies = hurtAtLast(fall, defends.held, lands, weight);
      if (flies === 'nobody') countLocked(fall, weight * livesOn(fall, dies));
      end(fall, weight, flies, dies);
    }
    tally.contact += contact;
    if (struck.defender) tally.hits += contact;
  }
}

/** The chance that the Armor of the target has failed at last, in the blow or where it lands. */
function hurtAtLast(fall: Fall, held: Holding, lands: Landing | undefined, weight: number): number {
  const { dead, hurt } = fall.collision;
  return dead.defender || !lands ? Number(hurt.defender) : afterFlight(fall, held, lands, weight);
}

/** How likely the target is alive then: one with pips takes one of them. */
const livesOn = ({ charge }: Fall, hurt: number): number => (charge.defender.sturdy ? 1 : 1 - hurt);

/** Who is dead is locked with nobody. */
function countLocked({ collision, tally }: Fall, weight: number): void {
  if (!collision.dead.attacker) tally.locked += weight;
}

function count(inches: Float64Array, at: number, weight: number): void {
  inches[at] = (inches[at] ?? 0) + weight;
}

function land(fall: Fall, weight: number, held: Holding): void {
  const { charge, collision, tally } = fall;
  const { contest, shoved, struck, hurt, standing, flies: given } = collision;
  if (!contest) {
    if (struck.defender || struck.attacker) tally.contact += weight;
    if (struck.defender) tally.hits += weight;
    if (shoved) landShoved(fall, weight, held);
    else end(fall, weight, 'nobody', Number(hurt.defender));
    return;
  }
  const known = flightsKept(charge, tally.book, contest, standing > 0);
  const going = charge.line > 0 && charge.moveLeft >= 1 && standing > 0;
  const rolled = marginsKept(charge, tally.book, contest);
  // By speed and Size the way itself says who flies.
  const groups = charge.model === 'size' ? known[given] : Object.values(known).flat();
  for (const group of groups) {
    const { flies, part, lands, runsOn } = group;
    const both = weight * part;
    tally.contact += both;
    if (struck.defender) tally.hits += both;
    add(tally.flown, group, weight);
    const dies = hurtAtLast(fall, held, lands, both);
    if (flies === 'nobody') countLocked(fall, both * livesOn(fall, dies));
    end(fall, both, flies, dies);
    if (!going || !runsOn) continue;
    const charger = { hurt: hurt.attacker };
    countGoingOn(tally, rolled, group, { ...charger, defenderDied: true }, weight * dies);
    countGoingOn(tally, rolled, group, { ...charger, defenderDied: false }, weight * (1 - dies));
  }
}

/** How far a shove goes, and what awaits the target there (BW-CC-07, BW-CHGW-04). */
function landShoved(fall: Fall, weight: number, held: Holding): void {
  const { charge, collision, tally } = fall;
  tally.shoved += weight;
  const shown = tally.book.known?.shove;
  const extra =
    shown !== undefined
      ? certain(shown)
      : charge.attacker.points > 0
        ? totalOf(momentumPool(1, charge.attacker, charge.rules), charge.rules.bonus)
        : certain(0);
  for (const [i, part] of extra.weights.entries()) {
    if (part === 0) continue;
    const inches = shoveInches + extra.min + i;
    count(tally.defenderInches, inches, weight * part);
    const lands = landing(charge, inches, collision.standing > 0);
    end(fall, weight * part, 'defender', afterFlight(fall, held, lands, weight * part));
  }
}

/** The chance that a target which lived through its blow dies where it lands; counts who lies there alive. */
function afterFlight(
  { charge, collision, tally }: Fall,
  held: Holding,
  lands: Landing,
  weight: number,
): number {
  const { shoved, hurt } = collision;
  const down = lands.knockedOver === 'yes' && !shoved;
  // What comes on top of a blow that took a pip is one hit with it; a fall alone is not counted twice.
  if (hurt.defender) {
    if (down) tally.knockedOver += weight;
    return 1;
  }
  const smash = shoved && charge.attacker.points === 0 ? 0 : lands.smash;
  const more = lands.crushed || (lands.mayTrample && wants(charge)) ? charge.attacker.size : smash;
  let lives = 1;
  if (more > 0 && !tally.book.known?.pressed) {
    const alone = charge.model === 'die' && charge.rules.smash === 'alone';
    lives = alone ? tally.book.bare(more) : held(more) / held(0);
  }
  lives *= 1 - fallKept(charge, tally.book, lands.fallDice);
  tally.afterwards += weight * (1 - lives);
  if (down) tally.knockedOver += weight * (charge.defender.sturdy ? 1 : lives);
  return 1 - lives;
}

/** Counts an ending; `dies` is the chance that the target is dead then. */
function end({ collision, tally }: Fall, weight: number, flies: Flies, dies: number): void {
  const alive = endKey(false, collision.hurt.attacker, flies);
  const gone = endKey(true, collision.hurt.attacker, flies);
  tally.ends[alive] = (tally.ends[alive] ?? 0) + weight * (1 - dies);
  tally.ends[gone] = (tally.ends[gone] ?? 0) + weight * dies;
}
