import { describe, expect, it } from 'vitest';
import { readSource, sourceTexts } from '../../src/reference/books.ts';
import { chapters } from '../../src/reference/chapters.ts';

describe('lookup/rule-sheet', () => {
  it('lookup/rule-sheet: names each book once, with its chapters and headings', () => {
    expect(readSource('E:582; E:1528; P:175; W:149-151; E:319-321; E:570')).toEqual([
      {
        book: 'brikwars-2005',
        language: 'en',
        chapters: ['Chapter One: Gameplay, 1.4: Rolling Dice', 'Chapter Five: Combat, 5.2: Close Combat'],
      },
      { book: 'brikwars-polish', language: 'pl', chapters: ['Rozgrywka'] },
      { book: 'chapter-five', language: 'en', chapters: ['Chapter Five: Combat'] },
      { book: 'quikwars', language: 'en', chapters: ['QuikWars'] },
    ]);
  });

  it('lookup/rule-sheet: names a chapter once, with all that is cited of it', () => {
    expect(readSource('E:749; E:757; E:954-980; E:1015')).toMatchObject([
      {
        book: 'brikwars-2005',
        chapters: [
          'Chapter Three: Minifig Weapons, 3.1: Close Combat Weapons, 3.3: Bodily Protection, 3.4: Desperate Measures',
        ],
      },
    ]);
  });

  it.each([
    ['U37/40', 'usb', 'Testy'],
    ['U67-69/74-76', 'usb', 'Kompozycja armii'],
    ['M17.7-9', 'castle', 'A vár támadása'],
    ['P:1421', 'lugpolwars', 'Kosztorysy do LUGPolWars'],
    ['P:1484', 'supplements', 'Leczenie w BrikWars'],
    ['P:1562', 'league', 'Mała Liga BrikWars'],
  ])('lookup/rule-sheet: %s', (source, book, chapter) => {
    expect(readSource(source)).toMatchObject([{ book, chapters: [chapter] }]);
  });

  it('lookup/rule-sheet: a ruling of ours has no book', () => {
    expect(readSource('')).toEqual([]);
  });

  it('lookup/rule-sheet: chapters of a text stand in the order of their lines', () => {
    for (const { chapters: list, headings = [] } of Object.values(sourceTexts)) {
      const lines = list.map(({ from }) => from);
      const below = headings.map(([from]) => from);
      expect(below).toEqual([...new Set(below)].sort((a, b) => a - b));
      expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
      expect(lines[0]).toBe(1);
    }
  });

  it('lookup/rule-sheet: every source of every entry is understood', async () => {
    for (const chapter of chapters) {
      for (const { source = '' } of Object.values(await chapter.facts())) {
        const pieces = source === '' ? [] : source.split('; ');
        expect(pieces.filter((piece) => readSource(piece).length !== 1)).toEqual([]);
      }
    }
  });
});
