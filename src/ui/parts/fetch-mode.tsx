import type { ComponentType } from 'preact';
import type { Part as TextPart } from '../../i18n/messages.ts';
import type { LanguageModel } from '../../state/language.ts';
import type { Render } from './fetched.tsx';

/** Each mode of a place with its screen and its words. */
export type Modes<Models> = {
  readonly [Part in keyof Models]: readonly [
    screen: () => Promise<ComponentType<{ model: Models[Part] }>>,
    ...words: readonly TextPart[],
  ];
};

interface Frame<Models> {
  load<Part extends keyof Models>(part: Part): Promise<Models[Part]>;
}

/** The screen of a mode, its model and its words, all fetched at once. */
export async function fetchMode<Models, Part extends keyof Models>(
  modes: Modes<Models>,
  part: Part,
  frame: Frame<Models>,
  language: LanguageModel,
): Promise<Render> {
  const [screen, ...words] = modes[part];
  const [Screen, model] = await Promise.all([screen(), frame.load(part), language.load(words)]);
  return () => <Screen model={model} />;
}
