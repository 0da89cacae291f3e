import type { ReadonlySignal } from '@preact/signals';
import { AskInWords, FightGamesProvider } from '../../fight/facts.ts';
import { modeOn } from '../../fight/kept-models.ts';
import type { FightGame } from '../../fight/saved-fights.ts';
import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fetched, type Render } from '../../kit/controls/fetched.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import type { LanguageModel } from '../../platform/language.ts';
import type { FightPlaceModel } from './model.ts';
import '../../fight/fight.css';

const fetchGame: Readonly<
  Record<FightGame, (model: FightPlaceModel, language: LanguageModel) => Promise<Render>>
> = {
  brikwars: async (model, language) => {
    const [{ BrikwarsPlace }, frame] = await Promise.all([
      import('../../brikwars/entry.ts'),
      model.brikwars().then(firstShown),
      language.load(['brikwars']),
    ]);
    return () => <BrikwarsPlace frame={frame} />;
  },
  usb: async (model, language) => {
    const [{ UsbPlace }, frame] = await Promise.all([
      import('../../usb/entry.ts'),
      model.usb().then(firstShown),
      language.load(['usb']),
    ]);
    return () => <UsbPlace frame={frame} />;
  },
};

const AskFight = later(() => import('./ask/entry.ts').then((module) => module.AskFight), ['fight/ask']);

interface Frame {
  readonly page: ReadonlySignal<string>;
  load(part: string): Promise<unknown>;
}

/** The frame with the mode it shows first: the place is drawn once, and nothing moves. */
async function firstShown<Of extends Frame>(frame: Of): Promise<Of> {
  const page = frame.page.peek();
  if (modeOn(page)) await frame.load(page);
  return frame;
}

/** The part of one game, fetched when it is first shown: who plays USB needs nothing of BrikWars. */
function GamePlace({ game, model }: { readonly game: FightGame; readonly model: FightPlaceModel }) {
  const { language } = useServices();
  return (
    <div data-game={game}>
      <Fetched key={game} load={() => fetchGame[game](model, language)} />
    </div>
  );
}

/** The place for fights: one part for each game played. */
export default function FightScreen({ model }: { readonly model: FightPlaceModel }) {
  const { navigation } = useServices();
  const t = useTexts('fight');
  const games = model.games.value;
  const game = model.game.value;
  if (game === undefined) {
    return (
      <div class="screen">
        <p>{t.noGame}</p>
        <Button onClick={() => navigation.go('settings')}>{t.toSettings}</Button>
      </div>
    );
  }
  return (
    <div class="screen fight-screen" data-game={game}>
      <FightGamesProvider value={{ games, game, choose: model.chooseGame }}>
        <AskInWords.Provider value={AskFight}>
          <GamePlace key={game} game={game} model={model} />
        </AskInWords.Provider>
      </FightGamesProvider>
    </div>
  );
}
