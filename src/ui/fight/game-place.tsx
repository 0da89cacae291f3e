import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { FightGame, FightPlaceModel } from '../../state/fight-place.ts';
import type { LanguageModel } from '../../state/language.ts';
import { useServices, useTexts } from '../context.ts';

type Render = () => ComponentChildren;

const fetchGame: Readonly<
  Record<FightGame, (model: FightPlaceModel, language: LanguageModel) => Promise<Render>>
> = {
  brikwars: async (model) => {
    const [{ BrikwarsFight }, fight] = await Promise.all([import('./brikwars-fight.tsx'), model.brikwars()]);
    return () => <BrikwarsFight model={fight} />;
  },
  usb: async (model, language) => {
    const [{ UsbTest }, test] = await Promise.all([
      import('./usb-test.tsx'),
      model.usbTest(),
      language.load(['usb']),
    ]);
    return () => <UsbTest model={test} />;
  },
};

/** The part of one game, fetched when it is first shown: who plays USB needs nothing of BrikWars. */
export function GamePlace({ game, model }: { readonly game: FightGame; readonly model: FightPlaceModel }) {
  const { offline, language } = useServices();
  const t = useTexts('fight');
  const render = useSignal<Render | undefined>(undefined);
  useEffect(() => {
    let current = true;
    fetchGame[game](model, language).then(
      (fetched) => {
        if (current) render.value = fetched;
      },
      () => {
        if (current) offline.markOutdated();
      },
    );
    return () => {
      current = false;
    };
  }, [game, model, offline, language, render]);
  return <div data-game={game}>{render.value ? render.value() : <p class="hint">{t.loading}</p>}</div>;
}
