import { chanceAtLeast, type Distribution, highest, mean } from '../../rules/dice/distribution.ts';
import { ok, type Result } from '../../rules/result.ts';
import { type UsbRules, usbRulesOf } from '../../rules/usb/house-rules.ts';
import type { Pool } from '../../rules/usb/pools.ts';
import { checkShooting, type ShootingIssue } from '../../rules/usb/shooting/check-shooting.ts';
import type { ShootingSetup } from '../../rules/usb/shooting/shooting.ts';
import {
  type ShootingOdds,
  type ShootingPoolOdds,
  type ShotsEnd,
  shootingOdds,
} from '../../rules/usb/shooting/shooting-odds.ts';
import { rangedWeapons } from '../../rules/usb/units/equipment.ts';
import { type Fighter, figuresOf, heroIn, savingTough } from '../../rules/usb/units/fighter.ts';
import { shootSetupOf, type UsbShootInputs } from './inputs.ts';

/** How it ends for the target, as the bar has it: its nerve or all of it gone, losses and no more, or none. */
export function barEnds({
  odds,
  setup,
}: ShootAnswer): readonly [broken: number, losses: number, none: number] {
  const broken = breaksOf(odds, setup.target.state);
  // Who loses no point tests no morale.
  const none = Math.max(0, 1 - chanceAtLeast(odds.points, 1));
  return [broken, Math.max(0, 1 - broken - none), none];
}

/** How many points are lost, from none upwards: of most models each has one; and the ends of the bar, of which the last is that none is. */
export function lossEnds(answer: ShootAnswer): {
  readonly falls: readonly number[];
  readonly ends: readonly number[];
} {
  const { min, weights } = answer.odds.points;
  return { falls: [...new Array<number>(min).fill(0), ...weights], ends: barEnds(answer) };
}

/** What the screen shows of a shooting. */
export interface ShootAnswer {
  readonly setup: ShootingSetup;
  readonly rules: UsbRules;
  readonly odds: ShootingOdds;
}

export function shootAnswerOf(inputs: UsbShootInputs): Result<ShootAnswer, ShootingIssue> {
  const setup = shootSetupOf(inputs);
  const rules = usbRulesOf(inputs.table);
  const checked = checkShooting(setup, rules);
  return checked.ok ? ok({ setup, rules, odds: shootingOdds(setup, rules) }) : checked;
}

/** Of a unit of one model, points of Standfast say more than models. */
export function countsModels(target: Fighter): boolean {
  return figuresOf(target) > 1;
}

/** What the target loses: models, morale included, or of a single model points. */
export function lostIn({ setup, odds }: ShootAnswer): { readonly odds: Distribution; readonly mean: number } {
  const lost = countsModels(setup.target) ? odds.allModels : odds.points;
  return { odds: lost, mean: mean(lost) };
}

/** The chance that nothing of the target is left. */
export function goneOf({ fates: { destroyed, wiped } }: Pick<ShotsEnd, 'fates'>): number {
  return destroyed + wiped;
}

/** The chance that shots break the target: that it panics or is gone; who came in panic can only be gone. */
export function breaksOf(odds: Pick<ShotsEnd, 'fates'>, state: Fighter['state']): number {
  return (state === 'panicked' ? 0 : odds.fates.panicked) + goneOf(odds);
}

/** The same where a hidden target is found: what an attack usually costs is said of those that come off. */
export function lostWhenFound(answer: ShootAnswer): Distribution {
  const { odds } = lostIn(answer);
  const { found } = answer.odds;
  // On the table it may be known already.
  if (found === 1 || found === 0 || odds.min !== 0) return odds;
  const missed = 1 - found;
  const weights = odds.weights.map((weight, lost) => Math.max(0, weight - (lost === 0 ? missed : 0)) / found);
  return { ...odds, weights };
}

/** Hits of a weapon and those not saved, on average. */
export function meansOf({ hits, unsaved }: ShootingPoolOdds): {
  readonly hits: number;
  readonly unsaved: number;
} {
  return { hits: mean(hits), unsaved: mean(unsaved) };
}

/** The Obrona that shooters roll to find a hidden target. */
export function findingTough({ setup, rules }: ShootAnswer): number {
  return savingTough(setup.shooter, rules);
}

/** Whether the shooters had no choice of their target: no hero, and nobody charges them. */
export function hasToTakeNearest({ setup: { shooter, kind } }: ShootAnswer): boolean {
  return kind !== 'reaction' && heroIn(shooter) === undefined;
}

/** Inches that the weapon of a pool reaches. */
export function rangeOf({ weapon }: Pool): number {
  const ranges: Readonly<Record<string, { readonly range: number }>> = rangedWeapons;
  return ranges[weapon ?? '']?.range ?? 0;
}

/** Chances below this are left out of lists. */
const unlisted = 0.0005;

/** The chance of each number or more, from one up. */
export function atLeastIn(
  lost: Distribution,
): readonly { readonly number: number; readonly chance: number }[] {
  return Array.from({ length: highest(lost) }, (_, index) => index + 1)
    .map((number) => ({ number, chance: chanceAtLeast(lost, number) }))
    .filter(({ chance }) => chance >= unlisted);
}
