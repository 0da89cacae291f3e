import { highest } from '../../dice/distribution.ts';
import { type ChargeBook, type FlightGroup, type Margins, marginsKept } from './charge-book.ts';
import { type Flies, flights } from './charge-clash.ts';
import { momentumTotals } from './charge-rules.ts';
import type { Charge } from './charge-setup.ts';
import { shoveInches } from './charge-shove.ts';

/** Chargers who go on to the next target, by what has become of the first: how likely each group of flights is. */
export interface GoingOn {
  readonly defenderDied: boolean;
  /** They have taken a pip already. */
  readonly hurt: boolean;
  readonly flies: Flies;
  readonly rolled: Margins;
  readonly groups: Map<FlightGroup, number>;
}

/** Chances that add up while the ways of a Charge are gone through. */
export interface Tally {
  readonly book: ChargeBook;
  readonly ends: number[];
  readonly attackerInches: Float64Array;
  readonly defenderInches: Float64Array;
  /** How likely each group of flights is. */
  readonly flown: Map<FlightGroup, number>;
  readonly goingOn: Map<string, GoingOn>;
  hits: number;
  contact: number;
  knockedOver: number;
  afterwards: number;
  shoved: number;
  /** They touched, both live, and neither flies. */
  locked: number;
}

export function endKey(defenderDies: boolean, attackerDies: boolean, flies: Flies): number {
  return (defenderDies ? 6 : 0) + (attackerDies ? 3 : 0) + flights.indexOf(flies);
}

export function createTally(charge: Charge, book: ChargeBook): Tally {
  const widest = marginsKept(charge, book, {
    pushing: charge.chargers,
    struck: { attacker: false, defender: false },
  });
  const shoved = shoveInches + highest(momentumTotals(1, charge.rules, charge.attacker));
  const room = Math.max(highest(widest.mine), highest(widest.theirs), shoved) + 1;
  return {
    book,
    ends: Array.from({ length: 12 }, () => 0),
    attackerInches: new Float64Array(room),
    defenderInches: new Float64Array(room),
    flown: new Map(),
    goingOn: new Map(),
    hits: 0,
    contact: 0,
    knockedOver: 0,
    afterwards: 0,
    shoved: 0,
    locked: 0,
  };
}

export function add<Key>(sums: Map<Key, number>, key: Key, weight: number): void {
  sums.set(key, (sums.get(key) ?? 0) + weight);
}

/** Counts chargers who go on after the first target. */
export function countGoingOn(
  { goingOn }: Tally,
  rolled: Margins,
  group: FlightGroup,
  { defenderDied, hurt }: Pick<GoingOn, 'defenderDied' | 'hurt'>,
  weight: number,
): void {
  if (weight === 0) return;
  const key = `${defenderDied} ${hurt} ${group.flies}`;
  const known = goingOn.get(key) ?? { defenderDied, hurt, flies: group.flies, rolled, groups: new Map() };
  goingOn.set(key, known);
  add(known.groups, group, weight);
}

/** The inches of all flights, once every way is counted. */
export function layOut({ flown, attackerInches, defenderInches }: Tally): void {
  for (const [{ flies, flights: alike }, weight] of flown) {
    if (flies === 'nobody') continue;
    const all = flies === 'attacker' ? attackerInches : defenderInches;
    for (const { inches, part } of alike) all[inches] = (all[inches] ?? 0) + weight * part;
  }
}

/** The Momentum that is left: what beat the target, or where rolls are merely compared all that was rolled (BW-CCB-07, BWC-34). */
export function leftMomentum({ rules }: Charge, { rolled, groups }: GoingOn): Float64Array {
  const { mine, theirs } = rolled;
  const left = new Float64Array(highest(mine) + 1);
  const shares = new Float64Array(left.length);
  for (const [{ flights: alike }, weight] of groups) {
    for (const { by, part } of alike) {
      left[by] = (left[by] ?? 0) + weight * part;
      shares[by] = (shares[by] ?? 0) + weight;
    }
  }
  if (rules.ploughing === 'reduce') return left;
  for (let mom = 0; mom < left.length; mom++) {
    const weight = mine.weights[mom - mine.min] ?? 0;
    let share = 0;
    if (weight > 0) {
      for (let k = 0; k < theirs.weights.length; k++) {
        const by = mom - theirs.min - k;
        if (by <= 0) break;
        share += (theirs.weights[k] as number) * (shares[by] as number);
      }
    }
    left[mom] = weight * share;
  }
  return left;
}
