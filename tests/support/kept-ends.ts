import { textLoaders } from '../../src/app/word-files.ts';
import { brikwarsFacts } from '../../src/brikwars/modes.ts';
import { factsOfFight } from '../../src/fight/saved/fight-facts.ts';
import type { Outcome } from '../../src/kit/stage/outcome-bar.tsx';
import { createLanguageModel } from '../../src/platform/language.ts';
import { usbFacts } from '../../src/usb/modes.ts';
import type { FightMode } from './modes.ts';

/** The ends of a kept fight as a list has them in English. */
export async function keptEnds(mode: FightMode, query: string): Promise<readonly Outcome[] | undefined> {
  const language = createLanguageModel(textLoaders, 'en');
  await language.load(['kit', 'fight', 'brikwars', 'usb']);
  return (await factsOfFight(mode.startsWith('usb') ? usbFacts : brikwarsFacts, { mode, query }, language))
    .ends;
}
