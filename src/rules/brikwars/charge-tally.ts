import { certain, chanceOf, type Distribution, difference, highest } from '../dice/distribution.ts';
import { type ChargeContest, type Flies, flights } from './charge-clash.ts';
import { contestPoints, flightOf, type Landing } from './charge-landing.ts';
import { momentumTotals } from './charge-rules.ts';
import type { Charge } from './charge-setup.ts';
import { shoveInches } from './charge-shove.ts';
import { type Holding, heldByArmor, holding } from './charge-wound.ts';
import type { Side } from './fight.ts';

/** Chargers who go on to the next target, by what has become of the first: the chances of how much they beat it by. */
export interface GoingOn {
  readonly defenderDied: boolean;
  readonly flies: Flies;
  readonly rolled: Margins;
  readonly beaten: Float64Array;
}

/** Chances that add up while the ways of a Charge are gone through. */
export interface Tally {
  readonly ends: number[];
  readonly attackerInches: Float64Array;
  readonly defenderInches: Float64Array;
  readonly goingOn: Map<string, GoingOn>;
  hits: number;
  contact: number;
  knockedOver: number;
  afterwards: number;
  shoved: number;
  readonly held: Map<string, Holding>;
  readonly margins: Map<number, Margins>;
  readonly flights: Map<string, Readonly<Record<Flies, readonly Flight[]>>>;
  readonly bare: Holding;
  /** What each side's armor holds. */
  readonly holds: Readonly<Record<Side, Float64Array>>;
  readonly falls: Map<number, number>;
  readonly landings: Map<string, readonly (Landing | undefined)[]>;
}

/** The rolls of a KnockBack contest, and by how much the charger's beats the target's. */
export interface Margins {
  readonly mine: Distribution;
  readonly theirs: Distribution;
  readonly margin: Distribution;
}

export function endKey(defenderDies: boolean, attackerDies: boolean, flies: Flies): number {
  return (defenderDies ? 6 : 0) + (attackerDies ? 3 : 0) + flights.indexOf(flies);
}

export function createTally(charge: Charge): Tally {
  const widest = marginsOf(charge, {
    pushing: charge.chargers,
    struck: { attacker: false, defender: false },
  });
  const room = Math.max(highest(widest.mine), highest(widest.theirs), shoveInches) + shoveInches + 200;
  const holds = { attacker: heldByArmor(charge, 'attacker'), defender: heldByArmor(charge, 'defender') };
  return {
    ends: Array.from({ length: 12 }, () => 0),
    attackerInches: new Float64Array(room),
    defenderInches: new Float64Array(room),
    goingOn: new Map(),
    hits: 0,
    contact: 0,
    knockedOver: 0,
    afterwards: 0,
    shoved: 0,
    held: new Map(),
    margins: new Map(),
    flights: new Map(),
    bare: holding(certain(0), holds.defender),
    holds,
    falls: new Map(),
    landings: new Map(),
  };
}

function marginsOf(charge: Charge, contest: ChargeContest): Margins {
  const points = contestPoints(charge, contest);
  const mine = momentumTotals(points.attacker, charge.rules);
  const theirs = momentumTotals(points.defender, charge.rules);
  return { mine, theirs, margin: difference(mine, theirs) };
}

/** Where chargers who go on after the first target are counted. */
export function goingOn(
  tally: Tally,
  rolled: Margins,
  pushing: number,
  defenderDied: boolean,
  flies: Flies,
): Float64Array {
  const key = `${pushing} ${defenderDied} ${flies}`;
  const known = tally.goingOn.get(key);
  if (known) return known.beaten;
  const beaten = new Float64Array(highest(rolled.mine) + 1);
  tally.goingOn.set(key, { defenderDied, flies, rolled, beaten });
  return beaten;
}

/** The Momentum that is left: what beat the target, or where rolls are merely compared all that was rolled (BW-CCB-07, BWC-34). */
export function leftMomentum(charge: Charge, { rolled, beaten }: GoingOn): Float64Array {
  return charge.rules.ploughing === 'reduce' ? beaten : wholeMomentum(rolled, beaten);
}

function wholeMomentum({ mine, theirs, margin }: Margins, beaten: Float64Array): Float64Array {
  const left = new Float64Array(beaten.length);
  const shares = beaten.map((share, by) => (share > 0 ? share / chanceOf(margin, by) : 0));
  for (const [i, weight] of mine.weights.entries()) {
    let kept = 0;
    for (const [k, other] of theirs.weights.entries()) {
      kept += other * (shares[mine.min + i - theirs.min - k] ?? 0);
    }
    left[mine.min + i] = weight * kept;
  }
  return left;
}

/** The rolls of a contest, worked out once. */
export function marginsKept(charge: Charge, contest: ChargeContest, tally: Tally): Margins {
  const kept = tally.margins.get(contest.pushing) ?? marginsOf(charge, contest);
  tally.margins.set(contest.pushing, kept);
  return kept;
}

/** One way that a KnockBack contest can fall out: by how much the charger's roll beats the target's, and who flies for it. */
export interface Flight {
  readonly by: number;
  readonly part: number;
  readonly flies: Flies;
  readonly inches: number;
}

export function flightsOf(charge: Charge, contest: ChargeContest, margin: Distribution): readonly Flight[] {
  const found: Flight[] = [];
  margin.weights.forEach((part, i) => {
    const by = margin.min + i;
    if (part > 0) found.push({ by, part, ...flightOf(charge, contest, by) });
  });
  return found;
}

/** The flights of a contest by who flies, worked out once. */
export function flightsKept(
  charge: Charge,
  contest: ChargeContest,
  tally: Tally,
): Readonly<Record<Flies, readonly Flight[]>> {
  const { pushing, struck } = contest;
  const key = `${pushing} ${struck.attacker} ${struck.defender}`;
  const known = tally.flights.get(key);
  if (known) return known;
  const all = flightsOf(charge, contest, marginsKept(charge, contest, tally).margin);
  const of = (flies: Flies) => all.filter((flight) => flight.flies === flies);
  const kept = { nobody: of('nobody'), defender: of('defender'), attacker: of('attacker') };
  tally.flights.set(key, kept);
  return kept;
}
