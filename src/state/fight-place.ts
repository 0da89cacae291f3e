import { computed, type ReadonlySignal } from '@preact/signals';
import type { Game } from '../rules/ids.ts';
import type { FightModel, FightServices } from './fight.ts';
import { once } from './once.ts';
import type { UsbTestModel } from './usb-test.ts';

/** The games that fight here. */
export type FightGame = Exclude<Game, 'mage-knight'>;

/** The place for fights: which game, each with a model of its own that is fetched when it is first shown. */
export interface FightPlaceModel {
  readonly games: ReadonlySignal<readonly FightGame[]>;
  readonly game: ReadonlySignal<FightGame | undefined>;
  chooseGame(game: FightGame): void;
  brikwars(): Promise<FightModel>;
  usbTest(): Promise<UsbTestModel>;
}

/** BrikWars has the address `#/fight` or `#/fight/brikwars`; the test of USB is `#/fight/usb`. */
export async function createFightPlaceModel(services: FightServices): Promise<FightPlaceModel> {
  const { settings, navigation } = services;
  const lastGame = settings.currentGame.peek();
  const games = computed(() =>
    settings.games.value.filter((game): game is FightGame => game !== 'mage-knight'),
  );
  const game = computed((): FightGame | undefined => {
    const { rest, query } = navigation.location.value;
    const wanted = games.value.find((played) => played === rest);
    if (wanted !== undefined) return wanted;
    if (query !== '' && games.value.includes('brikwars')) return 'brikwars';
    return games.value.find((played) => played === lastGame) ?? games.value[0];
  });
  return {
    games,
    game,
    chooseGame(chosen) {
      settings.useGame(chosen);
      navigation.go(`fight/${chosen}`);
    },
    brikwars: once(async () => (await import('./fight.ts')).createFightModel(services)),
    usbTest: once(async () => (await import('./usb-test.ts')).createUsbTestModel(services)),
  };
}
