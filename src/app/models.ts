import type { ArmiesModel } from '../armies/model.ts';
import type { CastleModel } from '../castle/model.ts';
import type { DiceModel } from '../dice/model.ts';
import type { LookupModel } from '../lookup/model.ts';
import type { FightPlaceModel } from './fight/model.ts';
import type { ExampleModel } from './welcome/model.ts';

/** The models of the places: each is built once, when its place is first opened. */
export interface PlaceModels {
  dice(): Promise<DiceModel>;
  fight(): Promise<FightPlaceModel>;
  castle(): Promise<CastleModel>;
  armies(): Promise<ArmiesModel>;
  lookup(): Promise<LookupModel>;
  example(): Promise<ExampleModel>;
}
