import { describe, expect, it } from 'vitest';
import { castleterms as english } from '../../src/kit/words/en.ts';
import { castleterms as polish } from '../../src/kit/words/pl.ts';
import { chapters } from '../../src/reference/chapters.ts';
import type { EntryText } from '../../src/reference/types.ts';
import type { RuleId } from '../../src/rules/ids.ts';
import { abilities } from '../../src/rules/mage-knight/attack/abilities.ts';

const languages = ['en', 'pl', 'hu'] as const;
type Language = (typeof languages)[number];

const castle = chapters.filter(({ game }) => game === 'mage-knight');

async function textsIn(language: Language) {
  const loaded = await Promise.all(castle.map(({ texts }) => texts[language]()));
  return Object.assign({}, ...loaded) as Readonly<Record<RuleId, EntryText>>;
}

const texts = { en: await textsIn('en'), pl: await textsIn('pl'), hu: await textsIn('hu') };
const facts = Object.assign({}, ...(await Promise.all(castle.map((chapter) => chapter.facts()))));
const ofRules = castle.flatMap(({ id, ids }) => (id === 'rulings' ? [] : ids));

/** Words whose official name nobody has found: an entry that uses one names the Hungarian word too. */
const unverified = [
  { hungarian: 'belépési pont', en: /access point/i, pl: /przejści(?!owy)/i },
  { hungarian: 'kapurács', en: /portcullis/i, pl: /\bbron(a|ę|y|ą|ie)\b/i },
  { hungarian: 'erődítmény értéke', en: /fortification value/i, pl: /wartość fortyfikacji/i },
] as const;

describe('reference/castle-entries', () => {
  it('reference/castle-entries: all 96 rules and the 13 rows of the decision table have an entry', () => {
    expect(ofRules.length).toBe(96 + 13);
  });

  it.each(languages)(
    'MK-GEN-04 says in %s that a Hungarian fan text of later rules is followed',
    (language) => {
      const { text } = texts[language]['MK-GEN-04'];
      expect(text).toMatch(/Hungarian fan|węgierskiego tekstu fanowskiego|magyar rajongói/);
      expect(text).toContain('2.0');
    },
  );

  it.each(['en', 'pl'] as const)(
    'reference/castle-entries: names the Hungarian word beside an unverified one in %s',
    (language) => {
      for (const { hungarian, ...words } of unverified) {
        for (const id of ofRules) {
          const { text } = texts[language][id];
          if (words[language].test(text)) expect(text, id).toContain(hungarian);
        }
      }
    },
  );

  it('MK-IMM-02 names all ten abilities in the language of the reader', () => {
    const listed = abilities.filter((ability) => !('row' in ability));
    expect(listed.length).toBe(10);
    for (const { id, hungarian } of listed) {
      expect(texts.hu['MK-IMM-02'].text).toContain(hungarian);
      for (const [language, { glosses }] of [
        ['en', english],
        ['pl', polish],
      ] as const) {
        expect(texts[language]['MK-IMM-02'].text).toContain(glosses[id]);
      }
    }
  });

  it('reference/castle-entries: every ruling is named by a rule that it settles', () => {
    const named = new Set(ofRules.flatMap((id) => facts[id].rulings ?? []));
    const rulings = castle.find(({ id }) => id === 'rulings')?.ids ?? [];
    expect(rulings.filter((id) => !named.has(id))).toEqual([]);
    expect(rulings.length).toBe(36);
  });

  it('reference/castle-entries: every rule can be reached from another one', () => {
    const reached = new Set(castle.flatMap(({ ids }) => ids.flatMap((id) => facts[id].related)));
    expect(ofRules.filter((id) => !reached.has(id))).toEqual([]);
  });
});
