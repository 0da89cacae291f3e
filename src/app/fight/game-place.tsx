import type { ReadonlySignal } from '@preact/signals';
import type { FightGame } from '../../fight/address.ts';
import { useServices } from '../../kit/context.ts';
import { Fetched, type Render } from '../../kit/fetched.tsx';
import type { LanguageModel } from '../../platform/language.ts';
import type { FightPlaceModel } from './model.ts';

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

interface Frame {
  readonly page: ReadonlySignal<string>;
  load(part: string): Promise<unknown>;
}

/** The frame with the mode it shows first: the place is drawn once, and nothing moves. */
async function firstShown<Of extends Frame>(frame: Of): Promise<Of> {
  const page = frame.page.peek();
  if (page !== 'saved') await frame.load(page);
  return frame;
}

/** The part of one game, fetched when it is first shown: who plays USB needs nothing of BrikWars. */
export function GamePlace({ game, model }: { readonly game: FightGame; readonly model: FightPlaceModel }) {
  const { language } = useServices();
  return (
    <div data-game={game}>
      <Fetched key={game} load={() => fetchGame[game](model, language)} />
    </div>
  );
}
