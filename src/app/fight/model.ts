import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { BrikwarsPlaceModel } from '../../brikwars/place.ts';
import type { FrameServices, KeepingFrame } from '../../fight/kept-models.ts';
import type { FightGame } from '../../fight/saved-fights.ts';
import { once } from '../../platform/lazily.ts';
import { followActing } from '../../platform/whose.ts';
import type { UsbPlaceModel } from '../../usb/place.ts';
import { turnDraftsOfOld } from './acting-of-old.ts';

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
  if (settings.value.peek().acting === 'theirs') {
    await turnDraftsOfOld(services.drafts);
    settings.change({ acting: 'mine' });
  }
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
  const frames = signal<Partial<Record<FightGame, Pick<KeepingFrame, 'acting'>>>>({});
  const acting = computed(() => {
    const frame = game.value && frames.value[game.value];
    return navigation.location.value.place === 'fight' ? frame?.acting.value : undefined;
  });
  followActing(acting, services.language);

  /** The frame of a game, which knows whose the sides are of the fight that it shows. */
  async function framed<Frame extends KeepingFrame>(
    of: FightGame,
    create: CreateFrame<Frame>,
  ): Promise<Frame> {
    const frame = await create(
      services,
      computed(() => game.value === of),
    );
    frames.value = { ...frames.peek(), [of]: frame };
    return frame;
  }

  return {
    games,
    game,
    chooseGame(chosen) {
      settings.useGame(chosen);
      lastGame.value = chosen;
      navigation.swap(chosen === 'usb' ? 'fight/usb' : 'fight');
    },
    brikwars: once(async () => framed('brikwars', (await code.brikwars()).createFrame)),
    usb: once(async () => framed('usb', (await code.usb()).createFrame)),
  };
}
