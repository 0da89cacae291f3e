import { describe, expect, it } from 'vitest';
import { chapters } from '../../src/reference/chapters.ts';
import type { EntryFacts } from '../../src/reference/types.ts';
import { type MageKnightRuleId, rulingIds } from '../../src/rules/mage-knight/ids.ts';

const castle = chapters.filter(({ game }) => game === 'mage-knight');
const facts: readonly EntryFacts[] = (await Promise.all(castle.map((chapter) => chapter.facts()))).flatMap(
  (some) => Object.values(some),
);
const rulings = castle.find(({ id }) => id === 'rulings');

/** What a ruling must say in each language: what the app does, and that one may play it otherwise. */
const phrases = {
  en: { app: /\bthe app\b/i, otherwise: /house rule|other reading/i },
  pl: { app: /aplikacj/i, otherwise: /zasad\p{L} domow|drug\p{L} interpretacj/iu },
  hu: { app: /\baz app\b/i, otherwise: /házi szabály|másik értelmezés/i },
} as const;
const languages = ['en', 'pl', 'hu'] as const;

/** Rulings beside which another reading can be played. */
const open: readonly MageKnightRuleId[] = [
  'MK-A-01',
  'MK-A-02',
  'MK-A-03',
  'MK-A-04',
  'MK-A-08',
  'MK-A-09',
  'MK-A-10',
  'MK-A-14',
  'MK-A-15',
  'MK-A-17',
  'MK-A-18',
  'MK-A-21',
  'MK-A-22',
  'MK-A-24',
  'MK-A-27',
  'MK-A-30',
  'MK-A-31',
  'MK-A-32',
];

describe('what the castle text leaves open', () => {
  it.each(rulingIds)(
    '%s is named by a rule that it settles, and leads on to two to four rules',
    async (id) => {
      const own = (await rulings?.facts())?.[id];
      expect(own?.related.length).toBeGreaterThanOrEqual(2);
      expect(own?.related.length).toBeLessThanOrEqual(4);
      expect(facts.some(({ rulings: named = [] }) => named.includes(id))).toBe(true);
    },
  );

  it.each(rulingIds)('%s asks a question and says what the app does, in each language', async (id) => {
    for (const language of languages) {
      const entry = (await rulings?.texts[language]())?.[id];
      expect(entry?.title).toMatch(/\?$/);
      expect(entry?.text).toMatch(phrases[language].app);
    }
  });

  it.each(open)('%s names the reading that the app does not take', async (id) => {
    for (const language of languages) {
      expect((await rulings?.texts[language]())?.[id]?.text).toMatch(phrases[language].otherwise);
    }
  });
});
