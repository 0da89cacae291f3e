import { describe, expect, it } from 'vitest';
import { readSource } from '../../src/lookup/rule-sheet.tsx';
import { sourceTexts } from '../../src/reference/books.ts';
import { chapters } from '../../src/reference/chapters.ts';

describe('lookup/rule-sheet', () => {
  it('lookup/rule-sheet: names each book once, with its chapters and lines', () => {
    expect(readSource('E:582; E:1528; P:175; W:149-151; E:319-321')).toEqual([
      {
        book: 'brikwars-2005',
        language: 'en',
        chapters: ['Chapter One: Gameplay', 'Chapter Five: Combat'],
        lines: ['582', '1528'],
      },
      { book: 'brikwars-polish', language: 'pl', chapters: ['Rozgrywka'], lines: ['175'] },
      { book: 'chapter-five', language: 'en', chapters: ['Chapter Five: Combat'], lines: ['149–151'] },
      { book: 'quikwars', language: 'en', chapters: ['QuikWars'], lines: ['319–321'] },
    ]);
  });

  it.each([
    ['U37/40', 'usb', 'Testy', '37/40'],
    ['U67-69/74-76', 'usb', 'Kompozycja armii', '67–69/74–76'],
    ['M17.7-9', 'castle', 'A vár támadása', '17.7–9'],
    ['P:1421', 'lugpolwars', 'Kosztorysy do LUGPolWars', '1421'],
    ['P:1484', 'supplements', 'Leczenie w BrikWars', '1484'],
    ['P:1562', 'league', 'Mała Liga BrikWars', '1562'],
  ])('lookup/rule-sheet: %s', (source, book, chapter, lines) => {
    expect(readSource(source)).toMatchObject([{ book, chapters: [chapter], lines: [lines] }]);
  });

  it('lookup/rule-sheet: a ruling of ours has no book', () => {
    expect(readSource('')).toEqual([]);
  });

  it('lookup/rule-sheet: chapters of a text stand in the order of their lines', () => {
    for (const { chapters: list } of Object.values(sourceTexts)) {
      const lines = list.map(({ from }) => from);
      expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
      expect(lines[0]).toBe(1);
    }
  });

  it('lookup/rule-sheet: every source of every entry is understood', async () => {
    for (const chapter of chapters) {
      for (const { source = '' } of Object.values(await chapter.facts())) {
        const read = readSource(source).flatMap(({ lines }) => lines);
        expect(read).toHaveLength(source === '' ? 0 : source.split('; ').length);
      }
    }
  });
});
