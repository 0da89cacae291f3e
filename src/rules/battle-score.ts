// The score of a battle, as the rules of its game count it and as players correct it.
import {
  type BattleSetup,
  type BattleSide,
  type BattleState,
  battleSides,
  otherBattleSide,
} from './battle.ts';
import { unitsOnTable } from './battle-after.ts';
import { type SideCount, sideCount } from './battle-count.ts';
import type { BattleUnit } from './battle-unit.ts';

/**
 * What a side's losses give the other by the rules of the game: activations, a hero two (USB-VIC-01); points of figures
 * (MK-VP-01); all who fell in BrikWars, whose book counts nothing and has everybody destroyed (BW-GEN-05).
 */
const lossesOf = ({ game }: BattleSetup, { models, of, lost }: SideCount): number =>
  game === 'brikwars' ? of - models : lost;

/** What the loss of a whole unit gives the other side; undefined where nobody knows the points of a figure. */
export function lossWorth(
  game: BattleSetup['game'],
  { models, weight }: Pick<BattleUnit, 'models' | 'weight'>,
): number | undefined {
  if (game === 'brikwars') return models;
  return game === 'usb' ? (weight ?? 1) : weight;
}

/** The score of a side as the rules count it; 0 where only what is entered counts. */
function countedScore(setup: BattleSetup, state: BattleState, side: BattleSide): number {
  return setup.counted ? lossesOf(setup, sideCount(setup, state, otherBattleSide(side))) : 0;
}

/** The score of a side: as the rules count it, and with it what was entered. */
export function scoreOf(setup: BattleSetup, state: BattleState, side: BattleSide): number {
  const entered = state.score[side];
  return setup.counted ? Math.max(0, entered + countedScore(setup, state, side)) : entered;
}

/** The score of a side, as it was counted and as it was corrected. */
export interface SideScore {
  readonly score: number;
  readonly counted: number;
  /** So much more by hand, or less. */
  readonly corrected: number;
  /** Figures of the other side that fell and whose points nobody knows (MK-VP-01). */
  readonly unknown: number;
}

/** The score of both sides with all that it is made of. */
export function battleScore(setup: BattleSetup, state: BattleState): Readonly<Record<BattleSide, SideScore>> {
  const [mine, theirs] = battleSides.map((side): SideScore => {
    const counted = countedScore(setup, state, side);
    const score = scoreOf(setup, state, side);
    const unknown =
      setup.game === 'mage-knight' && setup.counted
        ? unitsOnTable(setup, state, otherBattleSide(side)).filter(
            ({ id, weight }) => weight === undefined && state.units.get(id)?.left === 0,
          ).length
        : 0;
    return { score, counted, corrected: setup.counted ? score - counted : 0, unknown };
  }) as [SideScore, SideScore];
  return { mine, theirs };
}
