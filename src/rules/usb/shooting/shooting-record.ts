import type { Roll } from '../../dice/roll.ts';
import type { UsbRules } from '../house-rules.ts';
import type { MoraleLevel } from '../morale/morale.ts';
import type { Fate } from '../morale/morale-odds.ts';
import type { MeleeId, RangedId } from '../units/equipment.ts';
import type { Fighter } from '../units/fighter.ts';
import type { Crew } from '../units/profile.ts';
import type { ShootingSetup } from './shooting.ts';
import { firingLine } from './shooting-line.ts';
import type { ShootingOdds } from './shooting-odds.ts';

export const shootingPurposes = [
  'find',
  'hit',
  'hit-again',
  'bend',
  'save',
  'save-again',
  'wounds',
  'losses',
  'morale',
  'morale-again',
] as const;
export type ShootingPurpose = (typeof shootingPurposes)[number];

/** The place of a roll or a choice in a shooting; without a weapon it is the whole unit's. */
export interface ShootingMoment {
  readonly purpose: ShootingPurpose;
  readonly weapon?: MeleeId | RangedId;
  readonly of?: Crew['of'] | 'automatic';
  /** The face needed; 7 is a six, then another. */
  readonly need?: number;
  readonly dice?: number;
  readonly level?: MoraleLevel;
}

/** To leave a roll, to roll its failures again by being blessed, or to spend so many Power points on one of its dice. */
export const shootingOptions = ['keep', 'again', 'bend-1', 'bend-2', 'bend-3', 'bend-4', 'bend-5'] as const;
export type ShootingOption = (typeof shootingOptions)[number];

/** One line of the record. Without `roll` nothing was thrown for it. */
export interface ShootingEntry extends ShootingMoment {
  readonly roll?: Roll;
  /** Hits, saves, points of Standfast or models: what the step counts. */
  readonly count: number;
  /** Of a step that goes one way or the other. */
  readonly good?: boolean;
  /** Power points spent. */
  readonly spent?: number;
  readonly points?: number;
  readonly fate?: Fate;
}

export interface ShootingOutcome {
  readonly found: boolean;
  /** Points of Standfast lost by the shots, and models in all. */
  readonly points: number;
  readonly models: number;
  readonly fate: Fate;
  /** What is left of the target. */
  readonly after?: Fighter;
}

/**
 * The shooting with the choices that were made in its play; undefined where nobody foretells them: Power points changed
 * dice, or Blessed went to another roll than the best.
 */
export function shootingAsPlayed(
  setup: ShootingSetup,
  rules: UsbRules,
  log: readonly ShootingEntry[],
): ShootingSetup | undefined {
  if (log.some(({ spent = 0 }) => spent > 0)) return undefined;
  const { pools } = firingLine(setup, rules);
  const use = (planned: boolean, of: 'hit' | 'save') => {
    if (!planned) return 'as-planned';
    const best = pools.find((pool) => pool[of]?.reroll === 'fails');
    const isBest = (entry: ShootingEntry) => best?.of === entry.of && best?.weapon === entry.weapon;
    const again = log.find(({ purpose }) => purpose === `${of}-again`);
    if (again) return isBest(again) ? 'as-planned' : 'elsewhere';
    const failed = log.some(
      (entry) => entry.purpose === of && isBest(entry) && entry.count < (entry.dice ?? 0),
    );
    return failed ? 'left' : 'as-planned';
  };
  const { targetBlessed } = setup;
  const hits = use(setup.blessed, 'hit');
  const saves = use(targetBlessed === 'saves', 'save');
  if (hits === 'elsewhere' || saves === 'elsewhere') return undefined;
  const tested = log.find(({ purpose }) => purpose === 'morale');
  const again = log.some(({ purpose }) => purpose === 'morale-again');
  const keeps = targetBlessed === 'morale' && tested?.good === false && !again;
  return {
    ...setup,
    blessed: setup.blessed && hits !== 'left',
    targetBlessed: saves === 'left' || keeps ? 'none' : targetBlessed,
  };
}

/** How likely it was that so many models went and the target ended so. */
export function shootingLikelihood({ ends }: ShootingOdds, { models, fate }: ShootingOutcome): number {
  return ends.reduce((sum, end) => sum + (end.allModels === models && end.fate === fate ? end.chance : 0), 0);
}
