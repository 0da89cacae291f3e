// The record of a melee that is played at the table.
import { chanceAtLeast, chanceOf } from '../../dice/distribution.ts';
import type { Roll } from '../../dice/roll.ts';
import type { MoraleLevel } from '../morale/morale.ts';
import type { Fate } from '../morale/morale-odds.ts';
import type { Pool } from '../pools.ts';
import type { ResultReason } from '../turn/score.ts';
import type { MeleeId, RangedId } from '../units/equipment.ts';
import type { Fighter } from '../units/fighter.ts';
import type { MeleeOdds } from './melee-odds.ts';
import type { MeleeRole, MeleeSetup, MeleeSide } from './melee-setup.ts';
import type { MeleeEnding } from './melee-verdict.ts';

/** Parts of a melee in their order. */
export const meleeParts = [
  'approach',
  'reaction',
  'duel',
  'first',
  'at-once',
  'back',
  'result',
  'morale',
] as const;
export type MeleePart = (typeof meleeParts)[number];

/** What is rolled, chosen or noted. */
export const meleePurposes = [
  'find',
  'hit',
  'bend',
  'save',
  'shield',
  'save-again',
  'wounds',
  'losses',
  'no-blows',
  'broken',
  'score',
  'band',
  'result-wounds',
  'morale',
  'morale-again',
] as const;
export type MeleePurpose = (typeof meleePurposes)[number];

/** The place of a roll, a choice or a note; `who` rolls, chooses, or is it that something befalls. */
export interface MeleeMoment {
  readonly part: MeleePart;
  readonly purpose: MeleePurpose;
  readonly who: MeleeRole;
  readonly of?: Pool['of'];
  readonly weapon?: MeleeId | RangedId;
  /** The face needed; 7 is a six, then another. */
  readonly need?: number;
  readonly dice?: number;
  readonly level?: MoraleLevel;
  /** What the die is that Power points may bend. */
  readonly bends?: 'find' | 'hit' | 'save' | 'morale';
}

/** To use a shield or to keep the strike back; to leave a roll or make it again; to spend so many Power points on a die. */
export const meleeOptions = [
  'strike',
  'reroll',
  'keep',
  'again',
  'bend-1',
  'bend-2',
  'bend-3',
  'bend-4',
  'bend-5',
] as const;
export type MeleeOption = (typeof meleeOptions)[number];

/** One line of the record. Without `roll` nothing was thrown for it. */
export interface MeleeEntry extends MeleeMoment {
  readonly roll?: Roll;
  /** Hits, saves, points of Standfast, models, points of a score: what the line counts. */
  readonly count: number;
  /** Of what goes one way or the other. */
  readonly good?: boolean;
  readonly option?: MeleeOption;
  /** Models that went with the points of a line of losses. */
  readonly models?: number;
  /** Power points spent. */
  readonly spent?: number;
  readonly fate?: Fate;
  readonly ending?: MeleeEnding;
  /** What a score is made of. */
  readonly reasons?: readonly ResultReason[];
}

export interface MeleeSideOutcome {
  /** Lost in all before the result or a failed test took the rest away. */
  readonly points: number;
  readonly models: number;
  readonly fate: Fate;
  /** As it goes on playing: its state, losses and fights. */
  readonly after?: Fighter;
}

export interface MeleeOutcome {
  readonly ending: MeleeEnding;
  /** The charger's score less the target's, where they were compared. */
  readonly difference?: number;
  readonly charger: MeleeSideOutcome;
  readonly target: MeleeSideOutcome;
}

export interface MeleeLikelihood {
  readonly ending: number;
  /** Of exactly so many models lost, and of at least so many. */
  readonly models: Readonly<Record<MeleeRole, { readonly exactly: number; readonly atLeast: number }>>;
  readonly fates: Readonly<Record<MeleeRole, number>>;
}

/** The melee with the choices that were made in its play; undefined where Power points changed dice, which nobody foretells. */
export function meleeAsPlayed(setup: MeleeSetup, log: readonly MeleeEntry[]): MeleeSetup | undefined {
  if (log.some(({ spent = 0 }) => spent > 0)) return undefined;
  const shield = log.find(({ purpose }) => purpose === 'shield')?.option;
  const side = (who: MeleeRole): MeleeSide => {
    const of = setup[who];
    const tests = log.filter((entry) => entry.who === who && entry.good !== undefined);
    const failed = tests.some(({ purpose, good }) => purpose === 'morale' && !good);
    const again = tests.some(({ purpose }) => purpose === 'morale-again');
    return of.blessed === 'morale' && failed && !again ? { ...of, blessed: 'none' } : of;
  };
  return {
    ...setup,
    charger: side('charger'),
    target: side('target'),
    ...((shield === 'strike' || shield === 'reroll') && { shield }),
  };
}

/** How likely it was that a melee went as it did: its end, and each side's losses and fate. */
export function meleeLikelihood(odds: MeleeOdds, outcome: MeleeOutcome): MeleeLikelihood {
  const models = (who: MeleeRole) => ({
    exactly: chanceOf(odds[who].models, outcome[who].models),
    atLeast: chanceAtLeast(odds[who].models, outcome[who].models),
  });
  const fate = (who: MeleeRole) => odds[who].fates[outcome[who].fate];
  return {
    ending: odds.endings[outcome.ending],
    models: { charger: models('charger'), target: models('target') },
    fates: { charger: fate('charger'), target: fate('target') },
  };
}
