import type { FightGame } from '../../state/fight-address.ts';
import type { FightPlaceModel } from '../../state/fight-place.ts';
import type { LanguageModel } from '../../state/language.ts';
import { useServices } from '../context.ts';
import { Fetched, type Render } from '../parts/fetched.tsx';

const fetchGame: Readonly<
  Record<FightGame, (model: FightPlaceModel, language: LanguageModel) => Promise<Render>>
> = {
  brikwars: async (model, language) => {
    const [{ BrikwarsPlace }, frame] = await Promise.all([
      import('./frame/brikwars-entry.ts'),
      model.brikwars(),
      language.load(['brikwars']),
    ]);
    return () => <BrikwarsPlace frame={frame} />;
  },
  usb: async (model, language) => {
    const [{ UsbPlace }, frame] = await Promise.all([
      import('./frame/usb-entry.ts'),
      model.usb(),
      language.load(['usb']),
    ]);
    return () => <UsbPlace frame={frame} />;
  },
};

/** The part of one game, fetched when it is first shown: who plays USB needs nothing of BrikWars. */
export function GamePlace({ game, model }: { readonly game: FightGame; readonly model: FightPlaceModel }) {
  const { language } = useServices();
  return (
    <div data-game={game}>
      <Fetched key={game} load={() => fetchGame[game](model, language)} />
    </div>
  );
}
