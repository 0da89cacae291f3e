import type { ArmiesModel } from './armies.ts';
import type { CastleModel } from './castle.ts';
import type { DiceModel } from './dice.ts';
import type { ExampleModel } from './example.ts';
import type { FightPlaceModel } from './fight-place.ts';
import type { LookupModel } from './lookup.ts';

/** The models of the places: each is built once, when its place is first opened. */
export interface PlaceModels {
  dice(): Promise<DiceModel>;
  fight(): Promise<FightPlaceModel>;
  castle(): Promise<CastleModel>;
  armies(): Promise<ArmiesModel>;
  lookup(): Promise<LookupModel>;
  example(): Promise<ExampleModel>;
}
