import { describe, expect, it } from 'vitest';
import { chapterOf, chaptersOfRules } from '../../src/lookup/finder.ts';
import { linkTerms } from '../../src/lookup/terms.ts';
import { chapters } from '../../src/reference/chapters.ts';
import type { EntryFacts, EntryText } from '../../src/reference/types.ts';
import type { RuleId } from '../../src/rules/ids.ts';
import { type Language, languages } from '../../src/rules/languages.ts';

/** The text with what leads on in brackets, and the rule it leads to. */
function shown(text: string, language: Language, among: Readonly<Partial<Record<RuleId, string>>>): string {
  const titled = Object.entries(among).map(([id, title]) => ({ id: id as RuleId, title }));
  return linkTerms(text, language, 'BW-ATK-01', titled)
    .map((pieces) => pieces.map(({ text: words, id }) => (id ? `[${words} ${id}]` : words)).join(''))
    .join('\n');
}

describe('lookup/terms', () => {
  it('lookup/terms: the longest title counts, and each leads on once in all paragraphs', () => {
    const among = {
      'BW-CC-16': 'Parry',
      'BW-CC-20': 'Parry and riposte',
      'BW-CC-13': 'Counterattack',
    } as const;
    expect(shown('A parry and riposte is no parry.\nTwo parries, two counterattacks.', 'en', among)).toBe(
      'A [parry and riposte BW-CC-20] is no [parry BW-CC-16].\nTwo parries, two [counterattacks BW-CC-13].',
    );
  });

  it('lookup/terms: never to itself, nor to another by a part of its own title', () => {
    const among = { 'BW-ATK-01': 'Magic shield', 'BW-WEAP-13': 'Shield' } as const;
    expect(shown('A magic shield is a shield.', 'en', among)).toBe(
      'A magic shield is a [shield BW-WEAP-13].',
    );
  });

  it('lookup/terms: no sentence, no question, and no name that has to be told apart is a term', () => {
    const among = {
      'BWC-10': 'Who can be shoved?',
      'BW-WEAP-14': 'Armor (suit)',
      'BW-GATE': 'Gatehouse: entrances',
      'BW-WEAP-17': 'What two hands can hold',
      'BW-WEAP-02': 'Hand Weapon (S)',
    } as Readonly<Partial<Record<RuleId, string>>>;
    expect(
      shown(
        'Who can be shoved? Armor; gatehouse: entrances, what two hands can hold: a hand weapon.',
        'en',
        among,
      ),
    ).toBe(
      'Who can be shoved? Armor; gatehouse: entrances, what two hands can hold: a [hand weapon BW-WEAP-02].',
    );
  });

  it('lookup/terms: plates of a creation are no suit of armor', () => {
    expect(shown('Zbroja płytowa: w zbroi płytowej. Zbroja.', 'pl', { 'BW-WEAP-14': 'Zbroja' })).toBe(
      'Zbroja płytowa: w zbroi płytowej. [Zbroja BW-WEAP-14].',
    );
  });

  it('lookup/terms: a sign between words parts them', () => {
    expect(shown('Parry, and riposte.', 'en', { 'BW-CC-20': 'Parry and riposte' })).toBe(
      'Parry, and riposte.',
    );
  });

  it('lookup/terms: short English nouns that are verbs too are terms with a capital alone', () => {
    const among = { 'BW-UNIT-03': 'Move', 'BW-CC-07': 'Shove' } as const;
    expect(shown('They move 2" of their Move and shove.', 'en', among)).toBe(
      'They move 2" of their [Move BW-UNIT-03] and [shove BW-CC-07].',
    );
  });

  it.each<[Language, string, string, string]>([
    ['en', 'Heavy Weapon (M)', 'two heavy weapons', 'two [heavy weapons BW-CC-16]'],
    ['en', 'Knocked Over', 'was knocked over', 'was [knocked over BW-CC-16]'],
    ['en', 'Shaken', 'it is shaking', 'it is shaking'],
    ['en', 'Ruins', 'a ruin', 'a [ruin BW-CC-16]'],
    ['en', 'Hiding', 'the hide', 'the hide'],
    ['pl', 'Tarcza', 'tarczą', '[tarczą BW-CC-16]'],
    ['pl', 'Tarcza', 'dwóch tarcz', 'dwóch [tarcz BW-CC-16]'],
    ['pl', 'Tarcza', 'tarczownik', 'tarczownik'],
    ['pl', 'Cal Wściekłości', 'Calem Wściekłości', '[Calem Wściekłości BW-CC-16]'],
    ['pl', 'Rzut pechowy', 'rzutów pechowych', '[rzutów pechowych BW-CC-16]'],
    ['pl', 'Poziom struktury', 'na poziomie struktury', 'na [poziomie struktury BW-CC-16]'],
    ['pl', 'Ruch', 'poruszany ruchomy ruchem', 'poruszany ruchomy [ruchem BW-CC-16]'],
    ['pl', 'Strefa rozstawienia', 'w strefie rozstawienia', 'w [strefie rozstawienia BW-CC-16]'],
    ['hu', 'A hős', 'hősnek', '[hősnek BW-CC-16]'],
    ['hu', 'A hős', 'hőstett', 'hőstett'],
    ['hu', 'Hősi ego', 'hősi egójáért', '[hősi egójáért BW-CC-16]'],
    ['hu', 'Hárítás', 'hárítással', '[hárítással BW-CC-16]'],
    ['hu', 'Pajzs', 'pajzsot', '[pajzsot BW-CC-16]'],
    ['hu', 'Puszta kéz', 'puszta kézzel', '[puszta kézzel BW-CC-16]'],
    ['hu', 'Zsémbesség', 'a zsémbességnél', 'a [zsémbességnél BW-CC-16]'],
    ['hu', 'Roham', 'rohamoz', 'rohamoz'],
    ['hu', 'Méretsebzés', 'méretsebzését', '[méretsebzését BW-CC-16]'],
  ])('lookup/terms: %s %s: %s', (language, title, text, linked) => {
    expect(shown(text, language, { 'BW-CC-16': title })).toBe(linked);
  });

  it.each(languages)(
    'lookup/terms: over all entries words lead to rules of the same game (%s)',
    async (language) => {
      const texts = new Map<RuleId, EntryText>();
      const facts = new Map<RuleId, EntryFacts>();
      for (const chapter of chapters) {
        for (const [id, text] of Object.entries(await chapter.texts[language]()))
          texts.set(id as RuleId, text);
        for (const [id, fact] of Object.entries(await chapter.facts())) facts.set(id as RuleId, fact);
      }
      const links: string[] = [];
      for (const [id, { text }] of texts) {
        const near = chaptersOfRules([id, ...(facts.get(id)?.related ?? [])]);
        const among = near.flatMap(({ ids }) =>
          ids.map((one) => ({ id: one, title: texts.get(one)?.title ?? '' })),
        );
        const paragraphs = linkTerms(text, language, id, among);
        expect(paragraphs.map((pieces) => pieces.map((piece) => piece.text).join('')).join('\n')).toBe(
          text.normalize('NFC'),
        );
        const named = paragraphs.flat().flatMap((piece) => piece.id ?? []);
        expect(named).not.toContain(id);
        expect(new Set(named).size).toBe(named.length);
        for (const one of named) expect(chapterOf(one).game).toBe(chapterOf(id).game);
        links.push(...named);
      }
      expect(links.length).toBeGreaterThan(430);
    },
  );
});
