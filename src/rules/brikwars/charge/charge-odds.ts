import { certain, type Distribution, mean } from '../../dice/distribution.ts';
import { type ChargeBook, createChargeBook } from './charge-book.ts';
import type { Flies } from './charge-clash.ts';
import type { ChargeExplained, ChargeReason } from './charge-effects.ts';
import { tallyPath } from './charge-endings.ts';
import { type LineOdds, lineBlow, passTarget } from './charge-line.ts';
import type { ChargeEndings } from './charge-order.ts';
import { everyPath } from './charge-paths.ts';
import {
  blowReasons,
  contestReasons,
  knockedOverReasons,
  landingReasons,
  lineReasons,
  orderReasons,
} from './charge-reasons.ts';
import type { Charge } from './charge-setup.ts';
import { createTally, endKey, layOut, leftMomentum, type Tally } from './charge-tally.ts';

/** Who dies of a way to go, in chances. */
export interface ChargeFate {
  readonly defenderDies: number;
  readonly attackerDies: number;
}

/** One way the first collision can end, the charger's later fate in the line included. */
export interface ChargeEnd {
  readonly defenderDies: boolean;
  readonly attackerDies: boolean;
  readonly flies: Flies;
  readonly chance: number;
}

/** The exact odds of a whole Charge. The four endings add up to 1, and so do the inches of each side. */
export interface ChargeOdds extends ChargeEndings {
  /** The charger strikes with what he leads with; a body always does. */
  readonly hits: ChargeExplained;
  /** Anything strikes, so that KnockBack is rolled for. */
  readonly contact: ChargeExplained;
  /** Inches that each side flies; 0 where it stays. */
  readonly inches: { readonly attacker: Distribution; readonly defender: Distribution };
  readonly attackerFlies: ChargeExplained;
  readonly defenderFlies: ChargeExplained;
  readonly meanInches: ChargeExplained;
  /** There was contact, and nobody flies. */
  readonly stops: ChargeExplained;
  /** The same, and both live: they go on fighting hand to hand. */
  readonly locked: ChargeExplained;
  /** The defender lives, but lies on the ground. */
  readonly knockedOver: ChargeExplained;
  /** The defender lived through the blow, but not through what came after: crushing, trampling, a smash, a fall. */
  readonly diesAfterwards: ChargeExplained;
  readonly shoved: ChargeExplained;
  readonly line: readonly LineOdds[];
  /** By who dies and who flies. */
  readonly ends: readonly ChargeEnd[];
}

/** Everything that a Charge can come to, added up. */
export function tallied(charge: Charge, book: ChargeBook, begun = charge.plan): Tally {
  const tally = createTally(charge, book);
  for (const path of everyPath(charge, book, begun)) tallyPath(charge, path, tally);
  endInLine(charge, tally);
  return tally;
}

/** Who dies of a whole Charge; a book spares what another plan of it has worked out. */
export function chargeFate(charge: Charge, book: ChargeBook): ChargeFate {
  const { defender, attacker, both } = sumsOf(tallied(charge, book));
  return { defenderDies: settled(defender + both), attackerDies: settled(attacker + both) };
}

function sumsOf({ ends }: Tally) {
  const sums = { defender: 0, attacker: 0, both: 0, neither: 0 };
  for (const [key, chance] of ends.entries()) {
    const dies = key % 6 >= 3 ? (['attacker', 'both'] as const) : (['neither', 'defender'] as const);
    sums[dies[key < 6 ? 0 : 1]] += chance;
  }
  return sums;
}

/** The exact odds of all outcomes of a whole Charge, by either model (BW-CHG-01 to BW-CHG-21, BW-CCB-07, BW-CCB-08, BW-CHGW-01 to BW-CHGW-08). */
export function chargeOdds(charge: Charge): ChargeOdds {
  const tally = tallied(charge, createChargeBook(charge));
  layOut(tally);
  const line = ploughed(charge, tally);
  const ends: ChargeEnd[] = [];
  for (const defenderDies of [false, true]) {
    for (const attackerDies of [false, true]) {
      for (const flies of ['nobody', 'defender', 'attacker'] as const) {
        const chance = tally.ends[endKey(defenderDies, attackerDies, flies)] ?? 0;
        if (chance > 0) ends.push({ defenderDies, attackerDies, flies, chance });
      }
    }
  }
  const sums = sumsOf(tally);
  const order = orderReasons(charge);
  const mine = blowReasons(charge, 'attacker');
  const theirs = blowReasons(charge, 'defender');
  const contest = contestReasons(charge);
  const after = landingReasons(charge);
  const notify = (value: number, ...reasons: readonly (readonly ChargeReason[])[]): ChargeExplained => ({
    value: settled(value),
    reasons: reasons.flat(),
  });
  const inches = { attacker: inchesOf(tally.attackerInches), defender: inchesOf(tally.defenderInches) };
  const flies = (weights: Float64Array) => weights.subarray(1).reduce((sum, weight) => sum + weight, 0);
  return {
    defenderDies: notify(sums.defender + sums.both, order, mine, tally.afterwards > 0 ? after : []),
    attackerDies: notify(sums.attacker + sums.both, order, theirs),
    bothDie: notify(sums.both, order),
    neitherDies: notify(sums.neither, order),
    hits: notify(tally.hits, mine),
    contact: notify(tally.contact, mine),
    inches,
    attackerFlies: notify(flies(tally.attackerInches), contest),
    defenderFlies: notify(flies(tally.defenderInches), contest),
    meanInches: { value: mean(inches.defender), reasons: contest },
    stops: notify(
      tally.contact - flies(tally.attackerInches) - flies(tally.defenderInches),
      contest,
      charge.model === 'size' ? [{ rule: 'BW-CHG-17', effect: 'tie-stops-both' }] : [],
    ),
    locked: notify(tally.locked, contest),
    knockedOver: notify(tally.knockedOver, contest, knockedOverReasons(charge)),
    diesAfterwards: notify(tally.afterwards, after),
    shoved: notify(tally.shoved, mine),
    line: line.map(({ reached, cleared, dies }) => ({
      reached: notify(reached, lineReasons(charge)),
      cleared: notify(cleared, lineReasons(charge)),
      dies: notify(dies, mine, lineReasons(charge)),
    })),
    ends,
  };
}

/** Chances this near to none or to certainty are it; what is left is rounding and cut-off bonus dice. */
const rounding = 1e-12;

function settled(chance: number): number {
  if (chance < rounding) return 0;
  return chance > 1 - rounding ? 1 : chance;
}

/** A charger who dies among the further targets has died in this Charge. */
function endInLine(charge: Charge, { book, goingOn, ends }: Tally): void {
  if (goingOn.size === 0) return;
  const { visits, chargerDies } = lineBlow(charge, book);
  for (const going of goingOn.values()) {
    // Nothing more becomes of who is hurt.
    if (going.hurt) continue;
    const reached = leftMomentum(charge, going).reduce(
      (sum, weight, momentum) => sum + weight * (visits[momentum] ?? 0),
      0,
    );
    const dies = reached * chargerDies;
    const alive = endKey(going.defenderDied, false, going.flies);
    const dead = endKey(going.defenderDied, true, going.flies);
    ends[alive] = (ends[alive] ?? 0) - dies;
    ends[dead] = (ends[dead] ?? 0) + dies;
  }
}

/** The further targets, one by one. */
function ploughed(charge: Charge, { book, goingOn }: Tally) {
  if (charge.line === 0) return [];
  const blow = lineBlow(charge, book);
  let left: Float64Array = new Float64Array(blow.visits.length);
  for (const going of goingOn.values()) {
    const more = leftMomentum(charge, going);
    left = left.map((weight, momentum) => weight + (more[momentum] ?? 0));
  }
  return Array.from({ length: charge.line }, () => {
    const passed = passTarget(charge, left, blow);
    left = passed.left;
    return passed;
  });
}

function inchesOf(weights: Float64Array): Distribution {
  const flown = weights.subarray(1).reduce((sum, weight) => sum + weight, 0);
  if (flown === 0) return certain(0);
  let end = weights.length;
  while (end > 1 && (weights[end - 1] ?? 0) === 0) end--;
  const all = weights.slice(0, end);
  all[0] = Math.max(0, 1 - flown);
  return { min: 0, weights: all, cutOff: 1e-12 };
}
