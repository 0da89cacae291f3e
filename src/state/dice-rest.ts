import { type ContestsModel, createContestsModel } from './contests.ts';
import type { DiceCore } from './dice.ts';
import { createDiceComposer, type DiceComposer } from './dice-composer.ts';
import { luckOf, rememberOdds, thresholdOf } from './dice-odds.ts';
import { faceCounts, trailOf } from './dice-trail.ts';
import { createFairnessModel, type FairnessModel } from './fairness.ts';
import { once } from './once.ts';
import { createSavedRolls, type SavedRolls } from './saved-rolls.ts';

/** All of the Dice place that a first roll does not need. */
export interface DiceRest {
  /** Sets up and replays dice. */
  readonly composer: DiceComposer;
  readonly saved: SavedRolls;
  readonly oddsFor: ReturnType<typeof rememberOdds>;
  readonly thresholdOf: typeof thresholdOf;
  readonly luckOf: typeof luckOf;
  readonly trailOf: typeof trailOf;
  readonly faceCounts: typeof faceCounts;
  contests(): Promise<ContestsModel>;
  fairness(): Promise<FairnessModel>;
}

export function createDiceRest(core: DiceCore): DiceRest {
  const { services, history } = core;
  return {
    composer: createDiceComposer(core),
    saved: createSavedRolls(services),
    oddsFor: rememberOdds(),
    thresholdOf,
    luckOf,
    trailOf,
    faceCounts,
    contests: once(async () => createContestsModel(services, history)),
    fairness: once(async () => createFairnessModel(services)),
  };
}
