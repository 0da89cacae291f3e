import { textLoaders } from '../../../src/app/word-files.ts';
import { brikwarsFacts } from '../../../src/brikwars/modes.ts';
import { castleCodec } from '../../../src/castle/attack/inputs.ts';
import { castleWaysCodec } from '../../../src/castle/questions/access/inputs.ts';
import { castleEffectsCodec } from '../../../src/castle/questions/inputs.ts';
import { castleShotsCodec } from '../../../src/castle/shots/inputs.ts';
import { tapeCodec } from '../../../src/castle/tape/model.ts';
import { titleOfFight } from '../../../src/fight/facts.ts';
import { addressOfMode } from '../../../src/fight/saved-fights.ts';
import { createLanguageModel } from '../../../src/platform/language.ts';
import { usbFacts } from '../../../src/usb/modes.ts';
import { frameParts, usbParts } from '../modes.ts';

const games = [
  { facts: brikwarsFacts, modes: frameParts },
  { facts: usbFacts, modes: usbParts },
] as const;

const castle: Readonly<Record<string, { decode(text: string): unknown }>> = {
  'castle/attack': castleCodec,
  'castle/shots': castleShotsCodec,
  'castle/effects/ways': castleWaysCodec,
  'castle/effects': castleEffectsCodec,
  'castle/tape': tapeCodec,
};

/** Of the fight or the question at an address, whether it can be read again as it stands there; true where there is none. */
export async function readAgain(hash: string): Promise<boolean> {
  const [path = '', query] = hash.replace('#/', '').split('?');
  if (!query) return true;
  if (castle[path]) return castle[path].decode(query) !== undefined;
  const language = createLanguageModel(textLoaders, 'en');
  for (const { facts, modes } of games) {
    const mode = modes.find((one) => addressOfMode(one) === path);
    if (!mode) continue;
    await language.load(['fight', 'brikwars', 'usb']);
    return (await titleOfFight(facts, { mode, query }, language)) !== undefined;
  }
  return true;
}
