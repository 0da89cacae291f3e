// Pools of dice: some models alike with one weapon, their tests, the saves against them and what each hit costs.
import { binomial } from '../dice/binomial.ts';
import { certain, type Distribution, sum } from '../dice/distribution.ts';
import { type MeleeId, meleeWeapons, type RangedId, rangedWeapons, type WoundDie } from './equipment.ts';
import { type Fighter, savingTough, sumOf } from './fighter.ts';
import type { UsbRules } from './house-rules.ts';
import { type AttackMoment, hitModifiers, type Modifier, saveModifiers, totalOf } from './modifiers.ts';
import type { Crew } from './profile.ts';
import { plainTest, type Reroll, type UsbTest, usbTestOdds } from './test.ts';
import { type HitsByCost, pointsTaken, spread } from './wounds.ts';

/** Some models alike that attack with one weapon of theirs; without a weapon the hits come by themselves. */
export interface Pool {
  readonly of: Crew['of'] | 'automatic';
  readonly weapon?: MeleeId | RangedId;
  readonly models: number;
  /** To-hit tests, or automatic hits (USB-WOUND-04). */
  readonly dice: number;
  /** One die of the to-hit roll; undefined for automatic hits. */
  readonly hit?: UsbTest;
  readonly hitModifiers: readonly Modifier[];
  /** One die of the save against a hit. */
  readonly save: UsbTest;
  readonly saveModifiers: readonly Modifier[];
  readonly wound: WoundDie;
}

/** Who attacks whom, and how. */
export interface Attack {
  readonly attacker: Fighter;
  readonly target: Fighter;
  readonly moment: AttackMoment;
  readonly rules: UsbRules;
}

const isRanged = (weapon: MeleeId | RangedId): weapon is RangedId => weapon in rangedWeapons;

/** Dice that models roll with a weapon: Initiative each, twice or three times with some (USB-SHOOT-03, USB-MELEE-04). */
export function diceOf(
  { models, initiative }: Pick<Crew, 'models' | 'initiative'>,
  weapon: MeleeId | RangedId,
) {
  return models * initiative * (isRanged(weapon) ? rangedWeapons[weapon].dice : 1);
}

function saveOf({ attacker, target, moment, rules }: Attack, weapon: MeleeId | RangedId | undefined) {
  const modifiers = saveModifiers(target, attacker, moment, rules, weapon);
  return { save: plainTest(savingTough(target, rules), totalOf(modifiers)), saveModifiers: modifiers };
}

/**
 * What a crew does with one weapon (USB-SHOOT-06, USB-SHOOT-07, USB-MELEE-05). `dice` where they are fewer than
 * `diceOf`; rerolls are the caller's, of hits and of saves.
 */
export function poolOf(
  attack: Attack,
  crew: Crew,
  weapon: MeleeId | RangedId,
  also: { readonly dice?: number; readonly reroll?: Reroll; readonly saveReroll?: Reroll } = {},
): Pool {
  const { attacker, target, moment, rules } = attack;
  const modifiers = hitModifiers(attacker, target, moment, rules, isRanged(weapon) ? undefined : weapon);
  const { save, saveModifiers: saving } = saveOf(attack, weapon);
  return {
    of: crew.of,
    weapon,
    models: crew.models,
    dice: also.dice ?? diceOf(crew, weapon),
    hit: {
      ...plainTest(crew.hit, totalOf(modifiers)),
      reroll: also.reroll ?? 'none',
      onlySix: attacker.state === 'panicked',
    },
    hitModifiers: modifiers,
    save: { ...save, reroll: also.saveReroll ?? 'none' },
    saveModifiers: saving,
    wound: isRanged(weapon) ? rangedWeapons[weapon].wound : meleeWeapons[weapon].wound,
  };
}

/** Hits that come by themselves, each with a save that no weapon makes harder (USB-WOUND-04, USB-C-29). */
export function automaticPool(attack: Attack, hits: number, saveReroll: Reroll = 'none'): Pool {
  const { save, saveModifiers: saving } = saveOf(attack, undefined);
  return {
    of: 'automatic',
    models: 1,
    dice: hits,
    hitModifiers: [],
    save: { ...save, reroll: saveReroll },
    saveModifiers: saving,
    wound: 1,
  };
}

/** The chance that one die of a test ends as a success. */
export function passChance(test: UsbTest): number {
  return usbTestOdds({ ...test, dice: 1 }).perDie.value;
}

/** Number of hits of a pool. */
export function hitsOf({ dice, hit }: Pool): Distribution {
  return hit ? binomial(dice, passChance(hit)) : certain(dice);
}

/** The chance that one die of a pool becomes an unsaved hit. */
export function unsavedChance({ hit, save }: Pool): number {
  return (hit ? passChance(hit) : 1) * (1 - passChance(save));
}

/** Number of unsaved hits of a pool. */
export function unsavedOf(pool: Pool): Distribution {
  return binomial(pool.dice, unsavedChance(pool));
}

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

function landingOf(pool: Pool): Landing {
  return landing(pool.dice, unsavedChance(pool), pool.wound);
}

/** Points that the unsaved hits of a pool cost in all, whoever pays (USB-WOUND-03). */
export function costsOf(pool: Pool): Distribution {
  return costsOfLanding(landingOf(pool));
}

function costsOfLanding({ dice, chance, costs }: Landing): Distribution {
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
 * Points of Standfast that all pools together take from models (their points, weakest first): 0 to all they have
 * (USB-WOUND-01 to USB-WOUND-03, USB-A-18).
 */
export function pointsLost(
  pools: readonly Pool[],
  points: readonly number[],
  rules: Pick<UsbRules, 'd3Overflow'>,
): Distribution {
  return pointsLostTo(pools.map(landingOf), points, rules);
}

/** The same of dice of which some have been thrown. */
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

interface WeighedHits {
  readonly hits: HitsByCost;
  readonly chance: number;
}

/** How many unsaved hits of each cost come from all pools, with their chances. */
export function hitsByCost(pools: readonly Pool[]): readonly WeighedHits[] {
  return hitsOfLandings(pools.map(landingOf));
}

function hitsOfLandings(landings: readonly Landing[]): readonly WeighedHits[] {
  const plain = landings
    .filter(({ costs }) => costs.length === 1)
    .reduce((total, of) => sum(total, costsOfLanding(of)), certain(0));
  const dear = landings.filter(({ costs }) => costs.length !== 1);
  const most = dear.reduce((total, { dice }) => total + dice, 0);
  const side = most + 1;
  // A cube of chances by ones, twos and threes; each die adds one to one of them, or none.
  const cube = new Float64Array(side ** 3);
  cube[0] = 1;
  let thrown = 0;
  for (const { dice, chance, costs } of dear) {
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

/** How many of the models (their points, weakest first) go, from the points lost. */
export function removedFrom(lost: Distribution, points: readonly number[]): Distribution {
  const weights = new Float64Array(points.length + 1);
  lost.weights.forEach((chance, at) => {
    const removed = spread(points, lost.min + at).removed;
    weights[removed] = (weights[removed] as number) + chance;
  });
  return { min: 0, weights, cutOff: lost.cutOff };
}
