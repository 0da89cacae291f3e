// Pools of dice: some models alike with one weapon, their tests, the saves against them and what each hit costs.
import { binomial } from '../dice/binomial.ts';
import { certain, type Distribution } from '../dice/distribution.ts';
import type { UsbRules } from './house-rules.ts';
import {
  costsOfLanding,
  hitsOfLandings,
  type Landing,
  landing,
  pointsLostTo,
  type WeighedHits,
} from './landings.ts';
import { type AttackMoment, hitModifiers, type Modifier, saveModifiers, totalOf } from './modifiers.ts';
import { plainTest, type Reroll, type UsbTest, usbTestOdds } from './test/test.ts';
import {
  type MeleeId,
  meleeWeapons,
  type RangedId,
  rangedWeapons,
  type WoundDie,
} from './units/equipment.ts';
import { type Fighter, savingTough } from './units/fighter.ts';
import type { Crew } from './units/profile.ts';
import { spread } from './wounds.ts';

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

function landingOf(pool: Pool): Landing {
  return landing(pool.dice, unsavedChance(pool), pool.wound);
}

/** Points that the unsaved hits of a pool cost in all, no matter who pays (USB-WOUND-03). */
export function costsOf(pool: Pool): Distribution {
  return costsOfLanding(landingOf(pool));
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

/** How many unsaved hits of each cost come from all pools, with their chances. */
export function hitsByCost(pools: readonly Pool[]): readonly WeighedHits[] {
  return hitsOfLandings(pools.map(landingOf));
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
