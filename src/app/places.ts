import { type ComponentChildren, type ComponentType, createElement } from 'preact';
import type { ArmiesModel } from '../armies/model.ts';
import type { CastleModel } from '../castle/model.ts';
import type { DiceModel } from '../dice/model.ts';
import DiceScreen from '../dice/screen.tsx';
import type { IconName } from '../kit/controls/icon.tsx';
import type { LookupModel } from '../lookup/model.ts';
import type { Messages, Slice } from '../platform/words.ts';
import type { Game } from '../rules/ids.ts';
import { doors } from './doors.ts';
import type { FightPlaceModel } from './fight/model.ts';

/** The models of the places: each is built once, when its place is first opened. */
export interface PlaceModels {
  dice(): Promise<DiceModel>;
  fight(): Promise<FightPlaceModel>;
  castle(): Promise<CastleModel>;
  armies(): Promise<ArmiesModel>;
  lookup(): Promise<LookupModel>;
}

/** A place: its texts, its code and its model come with it, all lazily. */
export interface PlaceRoute {
  readonly id: PlaceId;
  readonly words: readonly Slice[];
  /** Shown in the bar with this icon. */
  readonly icon?: IconName;
  /** Only where this game is played. */
  readonly game?: Game;
  readonly load: (models: PlaceModels) => Promise<() => ComponentChildren>;
}

export type PlaceId = 'dice' | 'fight' | 'castle' | 'armies' | 'rules' | 'settings' | 'welcome';

async function screen<Model>(
  code: Promise<{ readonly default: ComponentType<{ readonly model: Model }> }>,
  model: Promise<Model>,
): Promise<() => ComponentChildren> {
  const [{ default: Screen }, built] = await Promise.all([code, model]);
  return () => createElement(Screen, { model: built });
}

/** The one table of places. A new game or place is a line here. */
export const places: readonly [PlaceRoute, ...PlaceRoute[]] = [
  {
    id: 'dice',
    icon: 'dice',
    words: [],
    // The first roll is part of the start.
    load: (models) => screen(Promise.resolve({ default: DiceScreen }), models.dice()),
  },
  {
    id: 'fight',
    icon: 'fight',
    words: ['kit', 'fight'],
    load: (models) => screen(doors.fight(), models.fight()),
  },
  {
    id: 'castle',
    icon: 'castle',
    game: 'mage-knight',
    words: ['kit', 'castle'],
    load: (models) => screen(doors.castle(), models.castle()),
  },
  {
    id: 'armies',
    icon: 'armies',
    words: ['kit', 'armies'],
    load: (models) => screen(doors.armies(), models.armies()),
  },
  {
    id: 'rules',
    icon: 'rules',
    words: ['kit', 'lookup'],
    load: (models) => screen(doors.lookup(), models.lookup()),
  },
  {
    id: 'settings',
    words: ['kit', 'settings', 'armies'],
    load: (models) => screen(import('./settings/entry.ts'), models.armies()),
  },
  {
    id: 'welcome',
    words: ['welcome'],
    // Its example is rolled there alone: nothing of it outlives the screen.
    load: () =>
      import('./welcome/entry.ts').then(
        ({ default: Welcome }) =>
          () =>
            createElement(Welcome, null),
      ),
  },
];

function findPlace(id: string): PlaceRoute | undefined {
  return places.find((place) => place.id === id);
}

const [dice] = places;

/** The place of an address; one that does not exist leads to the start. */
export function firstPlace(id: string, welcomed: boolean): PlaceRoute {
  return findPlace(id) ?? (welcomed ? undefined : findPlace('welcome')) ?? dice;
}

/** The heading of a place; the first start has the name of the app. */
export function titleOf(place: PlaceId | undefined, texts: Messages['shell']): string {
  return place === undefined || place === 'welcome' ? texts.appName : texts.places[place];
}
