// Dice that may become unsaved hits, and the points that those take: of a pool, or what is still open of one in play.
import { binomial } from '../dice/binomial.ts';
import { certain, type Distribution, sum } from '../dice/distribution.ts';
import type { UsbRules } from './house-rules.ts';
import type { WoundDie } from './units/equipment.ts';
import { sumOf } from './units/fighter.ts';
import { type HitsByCost, pointsTaken } from './wounds.ts';

/** Points that one unsaved hit costs: their chances from one up (USB-DICE-01). */
const woundChances: Readonly<Record<WoundDie, readonly number[]>> = {
  1: [1],
  d2: [1 / 2, 1 / 2],
  d3: [1 / 3, 1 / 3, 1 / 3],
};

/** Dice alike that may each become an unsaved hit, and the chances of what such a hit costs, from one point up. */
export interface Landing {
  readonly dice: number;
  readonly chance: number;
  readonly costs: readonly number[];
}

/** What is still open of some dice with a weapon: each becomes an unsaved hit with this chance. */
export function landing(dice: number, chance: number, wound: WoundDie): Landing {
  return { dice, chance, costs: woundChances[wound] };
}

/** Unsaved hits of which it is known what they cost. */
export function paidHits(hits: number, cost: number): Landing {
  return { dice: hits, chance: 1, costs: Array.from({ length: cost }, (_, at) => (at + 1 === cost ? 1 : 0)) };
}

/** Points that they cost in all, no matter who pays. */
export function costsOfLanding({ dice, chance, costs }: Landing): Distribution {
  if (costs.length === 1) return binomial(dice, chance);
  const die: Distribution = {
    min: 0,
    weights: Float64Array.of(1 - chance, ...costs.map((of) => of * chance)),
    cutOff: 0,
  };
  let all = certain(0);
  for (let i = 0; i < dice; i++) all = sum(all, die);
  return all;
}

/**
 * Points of Standfast that all of them together take from models (their points, weakest first): 0 to all they have
 * (USB-WOUND-01 to USB-WOUND-03, USB-A-18).
 */
export function pointsLostTo(
  landings: readonly Landing[],
  points: readonly number[],
  rules: Pick<UsbRules, 'd3Overflow'>,
): Distribution {
  const all = sumOf(points);
  const weights = new Float64Array(all + 1);
  if (rules.d3Overflow === 'spill' || landings.every(({ costs }) => costs.length === 1)) {
    const cost = landings.reduce((total, of) => sum(total, costsOfLanding(of)), certain(0));
    cost.weights.forEach((chance, at) => {
      const lost = Math.min(all, cost.min + at);
      weights[lost] = (weights[lost] as number) + chance;
    });
  } else {
    for (const { hits, chance } of hitsOfLandings(landings)) {
      const lost = pointsTaken(points, hits, rules);
      weights[lost] = (weights[lost] as number) + chance;
    }
  }
  return { min: 0, weights, cutOff: 0 };
}

export interface WeighedHits {
  readonly hits: HitsByCost;
  readonly chance: number;
}

/** How many unsaved hits of each cost come of all of them, with their chances. */
export function hitsOfLandings(landings: readonly Landing[]): readonly WeighedHits[] {
  const plain = landings
    .filter(({ costs }) => costs.length === 1)
    .reduce((total, of) => sum(total, costsOfLanding(of)), certain(0));
  const costly = landings.filter(({ costs }) => costs.length !== 1);
  const most = costly.reduce((total, { dice }) => total + dice, 0);
  const side = most + 1;
  // A cube of chances by ones, twos and threes; each die adds one to one of them, or none.
  const cube = new Float64Array(side ** 3);
  cube[0] = 1;
  let thrown = 0;
  for (const { dice, chance, costs } of costly) {
    const [one = 0, two = 0, three = 0] = costs.map((of) => of * chance);
    for (let die = 0; die < dice; die++, thrown++) addDie(cube, side, thrown, [1 - chance, one, two, three]);
  }
  const found: WeighedHits[] = [];
  for (let threes = 0; threes <= most; threes++)
    for (let twos = 0; twos <= most - threes; twos++)
      for (let ones = 0; ones <= most - threes - twos; ones++) {
        const chance = cube[(threes * side + twos) * side + ones] as number;
        if (chance === 0) continue;
        plain.weights.forEach((of, more) => {
          if (of > 0) found.push({ hits: [ones + more, twos, threes], chance: chance * of });
        });
      }
  return found;
}

/** One more die on a cube of chances by ones, twos and threes, of which at most `thrown` were hits so far. */
function addDie(
  cube: Float64Array,
  side: number,
  thrown: number,
  [none, one, two, three]: readonly [number, number, number, number],
): void {
  const at = (index: number) => cube[index] as number;
  for (let h = thrown + 1; h >= 0; h--)
    for (let t = thrown + 1 - h; t >= 0; t--)
      for (let o = thrown + 1 - h - t; o >= 0; o--) {
        const place = (h * side + t) * side + o;
        cube[place] =
          at(place) * none +
          (o > 0 ? at(place - 1) * one : 0) +
          (t > 0 ? at(place - side) * two : 0) +
          (h > 0 ? at(place - side * side) * three : 0);
      }
}
