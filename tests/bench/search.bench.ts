import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { indexTexts } from '../../src/lookup/finder.ts';
import { wordsOf } from '../../src/lookup/search/excerpt.ts';
import { createEntries } from '../../src/lookup/search.ts';
import { fold } from '../../src/platform/fold.ts';
import { chapters } from '../../src/reference/chapters.ts';
import { judged, looked, measure, printTable, printTime, printTimes, within } from './measure.ts';

/** Milliseconds that a question may take on a phone four times as slow as this machine. */
const goal = 16 / 4;
/** How many times as long as looking through all texts for the beginnings of its words. */
const scanGoal = 4;

/** The language with the most words in its texts, and the one that joins words. */
const languages = ['pl', 'hu'] as const;

/** More words than the search remembers, so that it meets each as if for the first time. */
const asked = [1, 2, 3, 4].map((set) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/search-asked-${set}.json`), 'utf8')),
);

it.each(languages)('bench: a question to the look-up in %s', async (language) => {
  const texts = await createEntries().fetchTexts(chapters, language);
  const questions: readonly string[] = asked.flatMap((set) =>
    set[language].map(({ query }: { readonly query: string }) => query),
  );
  const index = await indexTexts(texts, language);
  const scanned = Array.from(
    texts.values(),
    ({ title, words, text }) => ` ${fold(`${title} ${words} ${text}`)}`,
  );
  const question = (turn: number) => questions[turn % questions.length] ?? '';
  const { time, ratio } = measure({
    search: looked(
      (turn) => () => index.search(question(turn), 'meant').length,
      (found) => expect(found).toBeGreaterThan(0),
    ),
    scan: (turn) => {
      const starts = wordsOf(question(turn)).map(({ term }) => ` ${term.slice(0, 4)}`);
      return () => scanned.filter((text) => starts.some((start) => text.includes(start))).length;
    },
  });
  const times = ratio('search', 'scan');
  const rows = [
    ['search', printTime(time('search')), `${goal} ms ${within(time('search'), goal)}`],
    [
      'against a scan',
      printTimes(times),
      `${scanGoal}x ${judged('a question against a scan', times, scanGoal)}`,
    ],
  ];
  process.stdout.write(`${printTable(rows, `A question to the look-up in ${language}`)}\n`);
});
