import { describe, expect, it } from 'vitest';
import { readFight } from '../../../src/brikwars/ask/vocabulary.ts';
import { languages } from '../../../src/rules/languages.ts';
import { readUsb } from '../../../src/usb/ask/vocabulary.ts';
import { words } from '../../support/words.ts';

/** The concepts of a name as it stands in the words of a game. */
const meant =
  (read: (text: string, own: 'en' | 'pl' | 'hu') => readonly { readonly concept?: string }[]) =>
  (name: string, language: 'en' | 'pl' | 'hu') =>
    read(name, language).map(({ concept }) => concept);

describe('ask: the names of the app', () => {
  it.each(languages)(
    'ask: weapons and units are known by the names that the app itself has for them (%s)',
    async (language) => {
      const [brikwars, usb] = await Promise.all([words[language].brikwars(), words[language].usb()]);
      const fight = meant(readFight);
      const { weapons, units } = brikwars;
      for (const id of [
        'hand',
        'heavy',
        'two-handed',
        'short-ranged',
        'long-ranged',
        'explosive',
        'shield',
      ] as const)
        expect(fight(weapons[id], language), weapons[id]).toContain(id);
      for (const id of ['minifig', 'armored-minifig', 'officer', 'hero'] as const)
        expect(fight(units[id], language), units[id]).toContain(id);
      const of = meant(readUsb);
      const named = (names: Readonly<Record<string, string>>, ids: readonly string[]) => {
        for (const id of ids) expect(of(names[id] ?? '', language), names[id]).toContain(id);
      };
      named(usb.ranks, ['rookie', 'regular', 'veteran']);
      named(usb.tiers, ['aspiring', 'daredevil', 'hero', 'legend']);
      named(usb.melee, ['pole', 'heavy', 'cavalry']);
      named(usb.ranged, ['light-arms', 'small-arms', 'automatic']);
      named(usb.formations, ['column', 'phalanx', 'hide']);
      named(usb.terrains, ['screen', 'difficult', 'pit', 'ruins', 'forest', 'road']);
      named(usb.states, ['shaken', 'panicked']);
      named({ shield: usb.shield, entrenched: usb.entrenched }, ['shield', 'entrenched']);
    },
  );
});
