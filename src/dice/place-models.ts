import { once } from '../platform/lazily.ts';
import { createDiceComposer, type DiceComposer } from './composer/composer-model.ts';
import { type ContestsModel, createContestsModel } from './contests/model.ts';
import type { DiceCore } from './core.ts';
import { createFairnessModel, type FairnessModel } from './fairness/model.ts';
import { readDice } from './foreign.ts';
import { KeepBar } from './keep-bar.tsx';
import { luckOf, rememberOdds, thresholdOf } from './odds.ts';
import { createSavedRolls, type SavedRolls } from './saved/saved-rolls-model.ts';
import { faceCounts, trailOf } from './trail-model.ts';

/** All of the Dice place that a first roll does not need. */
export interface DiceRest {
  /** Sets up and replays dice. */
  readonly composer: DiceComposer;
  readonly saved: SavedRolls;
  readonly readDice: typeof readDice;
  readonly oddsFor: ReturnType<typeof rememberOdds>;
  readonly thresholdOf: typeof thresholdOf;
  readonly luckOf: typeof luckOf;
  readonly trailOf: typeof trailOf;
  readonly faceCounts: typeof faceCounts;
  /** Drawn in the same moment in which it is wanted, for it is there by then. */
  readonly KeepBar: typeof KeepBar;
  contests(): Promise<ContestsModel>;
  fairness(): Promise<FairnessModel>;
}

export function createDiceRest(core: DiceCore): DiceRest {
  const { services, history } = core;
  return {
    composer: createDiceComposer(core),
    saved: createSavedRolls(services),
    readDice,
    oddsFor: rememberOdds(),
    thresholdOf,
    luckOf,
    trailOf,
    faceCounts,
    KeepBar,
    contests: once(async () => createContestsModel(services, history)),
    fairness: once(async () => createFairnessModel(services)),
  };
}
