import { describe, expect, it } from 'vitest';
import { fold } from '../../src/platform/fold.ts';
import { chapters } from '../../src/reference/chapters.ts';
import type { EntryFacts, EntryText } from '../../src/reference/types.ts';
import type { RuleId } from '../../src/rules/ids.ts';
import { figuresOf } from './figures.ts';

const languages = ['en', 'pl', 'hu'] as const;
type Language = (typeof languages)[number];

const editions = ['2005', 'web5', 'pl', 'pl-supplements', 'league', 'quick', 'lugpol'];

interface Entry {
  readonly id: RuleId;
  readonly chapter: string;
  readonly facts: EntryFacts | undefined;
  readonly texts: Readonly<Record<Language, EntryText | undefined>>;
}

const entries: readonly Entry[] = (
  await Promise.all(
    chapters.map(async ({ id: name, game, ids, facts, texts }) => {
      const [known, en, pl, hu] = await Promise.all([facts(), texts.en(), texts.pl(), texts.hu()]);
      return ids.map((id) => ({
        id,
        chapter: `${game}/${name}`,
        facts: known[id],
        texts: { en: en[id], pl: pl[id], hu: hu[id] },
      }));
    }),
  )
).flat();

const known = new Set<string>(entries.map(({ id }) => id));
const isRuling = (id: string) => /^(BWC|USB-[ACX]|MK-A)-\d+$/.test(id);
const pairs: readonly (readonly [Language, Language])[] = [
  ['en', 'pl'],
  ['en', 'hu'],
  ['pl', 'hu'],
];

describe('reference/chapters', () => {
  it('reference/chapters: every id stands in exactly one chapter, and there are at least 90', () => {
    const ids = entries.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.length).toBeGreaterThanOrEqual(90);
  });

  it('reference/chapters: names are unique within a game', () => {
    const names = chapters.map(({ game, id }) => `${game}/${id}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('reference/chapters: a file holds no entry that its list does not name', async () => {
    for (const { ids, facts, texts } of chapters) {
      for (const load of [facts, texts.en, texts.pl, texts.hu]) {
        expect(Object.keys(await load()).sort()).toEqual([...ids].sort());
      }
    }
  });
});

describe('entries', () => {
  it.each(entries)('$id is whole, alike in three languages, and leads on', ({ id, facts, texts }) => {
    for (const language of languages) {
      const { title = '', text = '', words = '' } = texts[language] ?? {};
      expect(title, language).toMatch(/^\S.{0,88}\S$/);
      expect(text.length, language).toBeGreaterThan(20);
      expect(text.length, language).toBeLessThanOrEqual(700);
      expect(words, language).toMatch(/^\S+( \S+)*$/);
      for (const passage of [title, text])
        expect(passage, language).not.toMatch(/ {2}|^\s|\s$|\s[.,;:!?](\s|$)/);
      expect(text, language).toMatch(/[.?!]["”)]?$/);
    }

    // Rewritten in each language, with the same figures.
    for (const [a, b] of pairs) {
      expect(texts[a]?.text).not.toBe(texts[b]?.text);
      expect(texts[a]?.title).not.toBe(texts[b]?.title);
    }
    const figures = (one: Language) => figuresOf(`${texts[one]?.title}\n${texts[one]?.text}`, one);
    for (const language of ['pl', 'hu'] as const) expect(figures(language), language).toEqual(figures('en'));

    // Dice with k in Polish and Hungarian, with d in English.
    expect(texts.en?.text).not.toMatch(/\d*k\d+/);
    expect(texts.pl?.text).not.toMatch(/\bd\d+|\d+d\d+/);
    expect(texts.hu?.text).not.toMatch(/\bd\d+|\d+d\d+/);

    // It leads only to entries that exist.
    const { related = [], rulings = [] } = facts ?? {};
    expect([...related, ...rulings].filter((other) => !known.has(other))).toEqual([]);
    expect([...related]).not.toContain(id);
    expect(new Set(related).size).toBe(related.length);
    expect(rulings.filter((other) => !isRuling(other))).toEqual([]);

    // It names its source and editions.
    const source = facts?.source ?? '';
    const part = /^[EPW]:\d+(-\d+)?$|^U\d+(-\d+)?(\/\d+(-\d+)?)?$|^M\d+(\.\d+)?(-\d+(\.\d+)?)?$/;
    expect(source.split('; ').filter((piece) => piece !== '' && !part.test(piece))).toEqual([]);
    expect(source !== '' || isRuling(id)).toBe(true);
    expect((facts?.editions ?? []).filter((edition) => !editions.includes(edition))).toEqual([]);
  });
});

describe('editions', () => {
  const sourceOf = ({ facts: known }: Entry) => known?.source ?? '';
  const linesOf = (entry: Entry) => [...sourceOf(entry).matchAll(/P:(\d+)/g)].map(([, line]) => Number(line));
  const within = (entry: Entry, passages: readonly (readonly [number, number])[]) =>
    sourceOf(entry) !== '' &&
    !/[EWUM]:?\d/.test(sourceOf(entry)) &&
    linesOf(entry).every((line) => passages.some(([from, to]) => line >= from && line <= to));
  const editionsOf = ({ facts: known }: Entry) => known?.editions ?? editions;

  it.each([
    [
      'pl-supplements and league',
      'pl-supplements,league',
      [
        [1470, 1537],
        [1668, 1680],
      ],
    ],
    ['league', 'league', [[1538, 1667]]],
  ] as const)(
    'entries: what only the Polish pages of it say is of %s, and nothing else',
    (_name, wanted, pages) => {
      const said = entries.filter((entry) => within(entry, pages));
      expect(said.length).toBeGreaterThan(15);
      expect(said.filter((entry) => editionsOf(entry).join() !== wanted).map(({ id }) => id)).toEqual([]);
      const carried = entries.filter(({ facts: known }) => known?.editions?.join() === wanted);
      const strange = carried.filter((entry) => !isRuling(entry.id) && !within(entry, pages));
      expect(strange.map(({ id }) => id)).toEqual([]);
    },
  );

  it('entries: every edition is carried by some entry of its own or shared', () => {
    const carried = new Set(entries.flatMap(({ facts: known }) => known?.editions ?? []));
    expect([...carried].sort()).toEqual([...editions].sort());
  });
});

/** What English texts set off by a capital and is no term of a game: people, months, languages, the game itself. */
const names = new Set(
  'rayhawk tomasz misterka tybalt romeo february august november english polish hungarian mage knight'.split(
    ' ',
  ),
);

describe('terms in the texts', () => {
  it.each(['brikwars', 'usb', 'mage-knight'])(
    'entries: every term that a text of %s sets off leads by its words to an entry',
    (game) => {
      const own = entries.filter(({ chapter }) => chapter.startsWith(`${game}/`));
      const known = own
        .flatMap(({ texts: { en } }) => (en ? fold(`${en.title} ${en.words}`).split(/[^\p{L}\p{N}]+/u) : []))
        .map(plain);
      const shown = new Set(known);
      const strange = own.flatMap(({ id, texts: { en } }) =>
        [...(en?.text ?? '').matchAll(/(?<=[a-z,;:’)\d"”] )\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)*/gu)]
          .flatMap(([term]) => fold(term.replaceAll(/’s?(?!\p{L})/gu, '')).split(/[ -]/))
          .filter((word) => !names.has(word) && !shown.has(plain(word)))
          .map((word) => `${id}: ${word}`),
      );
      expect(strange).toEqual([]);
    },
  );
});

/** Without the s of a plural. */
function plain(word: string): string {
  return word.replace(/(?<=\p{L}{3})s$/u, '');
}
