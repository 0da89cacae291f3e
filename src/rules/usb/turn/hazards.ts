import { binomial } from '../../dice/binomial.ts';
import { certain, type Distribution } from '../../dice/distribution.ts';
import type { UsbRules } from '../house-rules.ts';
import type { UsbRuleId } from '../ids.ts';
import { type Modifier, saveModifiers, totalOf } from '../modifiers.ts';
import { afterLoss, type Fate, fateChances, type MoraleMoment } from '../morale/morale-odds.ts';
import { effectiveTarget, plainTest, type UsbTest, usbTestOdds } from '../test/test.ts';
import { areAllSpecialised, type Fighter, figuresOf, pointsOf, savingTough } from '../units/fighter.ts';
import { hurt } from '../wounds.ts';

/** What hits a unit by itself, without an enemy's roll (USB-WOUND-04). */
export const hazardKinds = ['climbing', 'dangerous', 'carrier'] as const;
export type HazardKind = (typeof hazardKinds)[number];

export const hazardRules: Readonly<Record<HazardKind, UsbRuleId>> = {
  climbing: 'USB-TERR-10',
  dangerous: 'USB-TERR-06',
  carrier: 'USB-TRANS-04',
};

export interface Hazard {
  readonly kind: HazardKind;
  /** Inches climbed or fallen; of no account otherwise. */
  readonly height: number;
}

/** Hits of a climb or a fall: one a model for each full 2 inches (USB-TERR-10, USB-A-07). */
export function climbingHits(models: number, inches: number): number {
  return models * Math.floor(inches / 2);
}

/** Whether a unit crosses dangerous ground without touching it; unit and hero must both fly (USB-A-56, USB-A-35). */
function fliesOver(fighter: Fighter): boolean {
  return areAllSpecialised(fighter, 'fliers');
}

/** Hits that a hazard deals to a unit: one a model, for a climb one a model for each full 2 inches. */
export function hazardHits(fighter: Fighter, { kind, height }: Hazard): number {
  const models = figuresOf(fighter);
  switch (kind) {
    case 'climbing':
      return climbingHits(models, height);
    case 'dangerous':
      return fliesOver(fighter) ? 0 : models;
    case 'carrier':
      return models;
  }
}

export interface HazardSave {
  readonly test: UsbTest;
  /** The face that a save needs, 2 to 7. */
  readonly target: number;
  readonly modifiers: readonly Modifier[];
}

/**
 * The save against hits that nobody deals: a normal one, without a weapon. A unit that moves is not entrenched any more
 * by an action of its own, and a phalanx has no front against them (USB-A-04, USB-WOUND-04).
 */
export function hazardSave(fighter: Fighter, rules: UsbRules): HazardSave {
  const formation = fighter.formation === 'phalanx' ? 'skirmish' : fighter.formation;
  const moved: Fighter = { ...fighter, formation, entrenched: false };
  const modifiers = saveModifiers(moved, undefined, { mode: 'melee' }, rules, undefined);
  const test = plainTest(savingTough(fighter, rules), totalOf(modifiers));
  return { test, target: effectiveTarget(test).value, modifiers };
}

export interface HazardEnd {
  readonly models: number;
  readonly fate: Fate;
  readonly chance: number;
}

export interface HazardOdds {
  readonly kind: HazardKind;
  readonly hits: number;
  readonly save: HazardSave;
  readonly unsaved: Distribution;
  /** Each way it can end: models lost in all, those of an unbreakable unit's test included, and what becomes of it. */
  readonly ends: readonly HazardEnd[];
  /** Models lost in all. */
  readonly models: Distribution;
  /** The chance that a morale test is due. */
  readonly tested: number;
  readonly fates: Readonly<Record<Fate, number>>;
}

/** What becomes of a unit that a hazard hits, with `unsaved` of its hits where the saves are thrown: hits, saves, losses, morale (USB-WOUND-04, USB-WOUND-02, USB-MOR-08). */
export function hazardOdds(
  fighter: Fighter,
  hazard: Hazard,
  rules: UsbRules,
  moment: MoraleMoment & { readonly unsaved?: number } = {},
): HazardOdds {
  const hits = hazardHits(fighter, hazard);
  const save = hazardSave(fighter, rules);
  const chance = 1 - usbTestOdds(save.test).perDie.value;
  const unsaved = moment.unsaved === undefined ? binomial(hits, chance) : certain(moment.unsaved);
  const before = pointsOf(fighter, rules).length;
  const models = new Float64Array(before + 1);
  const ends: HazardEnd[] = [];
  let tested = 0;
  unsaved.weights.forEach((weight, at) => {
    const lost = unsaved.min + at;
    const now = hurt(fighter, lost, rules);
    const odds = afterLoss(fighter, now, rules, moment);
    if (odds.level !== undefined) tested += weight;
    for (const { fate, chance: of, after } of odds.outcomes) {
      // Models removed by a failed test have not fallen: only wounds are counted here.
      const stand = after ?? (fate === 'destroyed' ? now : undefined);
      const gone = before - (stand ? pointsOf(stand, rules).length : 0);
      models[gone] = (models[gone] as number) + weight * of;
      ends.push({ models: gone, fate, chance: weight * of });
    }
  });
  return {
    kind: hazard.kind,
    hits,
    save,
    unsaved,
    ends,
    models: { min: 0, weights: models, cutOff: 0 },
    tested,
    fates: fateChances(ends),
  };
}
