import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { BrikwarsPlaceModel } from '../../brikwars/place.ts';
import type { FrameServices } from '../../fight/kept-models.ts';
import type { FightGame } from '../../fight/saved-fights.ts';
import { once } from '../../platform/lazily.ts';
import { followActing } from '../../platform/whose.ts';
import type { UsbPlaceModel } from '../../usb/place.ts';

/** The place for fights: which game, each with a model of its own that is fetched when it is first shown. */
export interface FightPlaceModel {
  readonly games: ReadonlySignal<readonly FightGame[]>;
  readonly game: ReadonlySignal<FightGame | undefined>;
  chooseGame(game: FightGame): void;
  brikwars(): Promise<BrikwarsPlaceModel>;
  usb(): Promise<UsbPlaceModel>;
}

/** `shown` says whether the place shows the game. */
type CreateFrame<Frame> = (services: FrameServices, shown: ReadonlySignal<boolean>) => Promise<Frame>;

/** The code of each game: it comes with its screens. */
export interface GameCode {
  brikwars(): Promise<{ readonly createFrame: CreateFrame<BrikwarsPlaceModel> }>;
  usb(): Promise<{ readonly createFrame: CreateFrame<UsbPlaceModel> }>;
}

/** BrikWars has the address `#/fight` and all below it but `#/fight/usb`, below which all of USB is. */
export async function createFightPlaceModel(
  services: FrameServices,
  code: GameCode,
): Promise<FightPlaceModel> {
  const { settings, navigation } = services;
  followActing(settings, services.language);
  const lastGame = signal(settings.currentGame.peek());
  const games = computed(() =>
    settings.games.value.filter((game): game is FightGame => game !== 'mage-knight'),
  );
  const game = computed((): FightGame | undefined => {
    const { rest, query } = navigation.location.value;
    const wanted = games.value.find((played) => played === rest.split('/')[0]);
    if (wanted !== undefined) return wanted;
    if ((rest !== '' || query !== '') && games.value.includes('brikwars')) return 'brikwars';
    return games.value.find((played) => played === lastGame.value) ?? games.value[0];
  });
  return {
    games,
    game,
    chooseGame(chosen) {
      settings.useGame(chosen);
      lastGame.value = chosen;
      navigation.swap(chosen === 'usb' ? 'fight/usb' : 'fight');
    },
    brikwars: once(async () => {
      const { createFrame } = await code.brikwars();
      return createFrame(
        services,
        computed(() => game.value === 'brikwars'),
      );
    }),
    usb: once(async () => {
      const { createFrame } = await code.usb();
      return createFrame(
        services,
        computed(() => game.value === 'usb'),
      );
    }),
  };
}
