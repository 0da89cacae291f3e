import { describe, expect, it } from 'vitest';
import { lookAt } from '../../../src/castle/ask/candidate.ts';
import { parseAsked as read } from '../../../src/castle/ask/parse.ts';
import { fillers, vocabulary } from '../../../src/castle/ask/vocabulary.ts';
import { fold } from '../../../src/platform/fold.ts';

/** The words as a question sees them, and what is not understood. */
function parseAsked(text: string) {
  const words = read(text);
  const { concepts, numbers } = lookAt(words).asking;
  return { concepts, numbers, unknown: words.flatMap((word) => (word.unknown ? word.text : [])) };
}

describe('castle/ask/parse', () => {
  it.each([
    ['sebzés 3 fal', ['damage', 'wall'], { damage: 3 }],
    ['3 damage wall', ['damage', 'wall'], { damage: 3 }],
    ['obrażenia 3 mur', ['damage', 'wall'], { damage: 3 }],
    ['titán létra', ['titan', 'ladder'], {}],
    ['drabina, tytan', ['ladder', 'titan'], {}],
    ['kapu nyitva', ['gate', 'open'], {}],
    ['zamknięta brama', ['shut', 'gate'], {}],
    ['wall with door', ['door-wall'], {}],
    ['ajtós falon', ['door-wall'], {}],
    ['lövés figurára 8″', ['shoot', 'figure', 'distance'], { distance: 8 }],
    [
      'strzał w figurkę 7,5 cala obrona 16',
      ['shoot', 'figure', 'distance', 'defence'],
      { distance: 7.5, defence: 16 },
    ],
    ['range 10 distance 8 shoot', ['range', 'distance', 'shoot'], { range: 10, distance: 8 }],
    ['távsebzés 4', ['ranged-damage'], { 'ranged-damage': 4 }],
    ['obrażenia z dystansu 4', ['ranged-damage'], { 'ranged-damage': 4 }],
    ['mágikus robbantással', ['magikus-robbantas'], {}],
    ['több tárcsás', ['multi-dial'], {}],
    ['can a titan attack the castle?', ['titan', 'attack', 'castle'], {}],
  ])('castle/ask/parse: %s', (text, concepts, numbers) => {
    const asked = parseAsked(text);
    expect(asked.concepts).toEqual(concepts);
    expect(asked.numbers).toEqual(numbers);
    expect(asked.unknown).toEqual([]);
  });

  it('castle/ask/parse: endings and a slip of a letter are forgiven, what is about something else is not taken', () => {
    for (const text of ['létrán', 'letrra', 'LÉTRÁVAL', 'laddr', 'drabiną', 'drabbina'])
      expect(parseAsked(text).concepts, text).toEqual(['ladder']);
    for (const text of ['zeppelin', 'riposte', 'valami', 'cokolwiek'])
      expect(parseAsked(text), text).toMatchObject({ concepts: [], unknown: [text] });
    expect(parseAsked('')).toEqual({ concepts: [], numbers: {}, unknown: [] });
  });

  it('castle/ask/vocabulary: every word is folded, is found again, and no filler is one', () => {
    const faults: string[] = [];
    for (const [concept, ...languages] of vocabulary) {
      expect(languages, concept).toHaveLength(3);
      for (const text of languages.flatMap((language) => language.split(' '))) {
        const word = text.replace('=', '').replaceAll('_', ' ');
        if (word !== word.toLowerCase()) faults.push(`${word} has capitals`);
        if (fillers.some((words) => words.split(' ').includes(fold(word))) && fold(word) === word)
          faults.push(`${word} says nothing`);
        const found = parseAsked(word).concepts;
        // Of words that several concepts share, such as "magas", the longest counts: one is enough.
        if (found.length === 0) faults.push(`${word} (${concept}) is not found`);
      }
    }
    expect(faults).toEqual([]);
  });
});
