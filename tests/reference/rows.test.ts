import { describe, expect, it } from 'vitest';
import { oneLine } from '../../manifest/one-line.ts';
import { chapters } from '../../src/reference/chapters.ts';
import { entriesOf } from '../../src/reference/rows.ts';

describe('reference/rows', () => {
  // The built app has no ids in the files of a chapter: it gives each entry the id of its place in the list.
  it.each(chapters.map((chapter) => [`${chapter.game}/${chapter.id}`, chapter] as const))(
    'rows: all files of %s keep the order of its list, and read from one line as they are written',
    async (_name, { ids, facts, texts }) => {
      for (const [kind, load] of [
        ['facts', facts] as const,
        ...Object.values(texts).map((load) => ['texts', load] as const),
      ]) {
        const written = await load();
        expect(Object.keys(written)).toEqual(ids);
        const line = oneLine(kind, JSON.parse(JSON.stringify(written)));
        expect(entriesOf(kind, ids, line)).toEqual(written);
      }
    },
  );

  it('rows: what would be lost in a line is refused', () => {
    const entry = { title: 'One|two', text: '', words: '' };
    expect(() => oneLine('texts', { 'BW-ACT-01': entry })).toThrow('gets lost');
    expect(oneLine('texts', { 'BW-ACT-01': { ...entry, title: 'One' } })).toBe('One||');
  });
});
