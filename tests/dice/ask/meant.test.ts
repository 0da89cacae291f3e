import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diceMeant } from '../../../src/dice/ask/meant.ts';
import { parseDice, printDice } from '../../../src/rules/dice/notation.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { type Language, languages } from '../../../src/rules/languages.ts';
import { deepOr } from '../../support/deep.ts';

/** What is said in three languages, and what it sets up, decided before anything was asked; `|` between what it may mean. */
type Row = Readonly<Record<'want' | Language, string>>;

const rows = JSON.parse(
  readFileSync(new URL('../../fixtures/ask/dice.json', import.meta.url), 'utf8'),
) as Row[];

const canonical = (text: string) => {
  const read = parseDice(text);
  return read.ok ? printDice(read.value) : text;
};

function judge({ want }: Row, text: string, language: Language): string {
  const { readings, left, unknown } = diceMeant(text, language);
  const whole = left.length === 0 && unknown.length === 0 ? readings : [];
  const told = whole.map(
    ({ text: dice, atLeast }) => `${dice}${atLeast === undefined ? '' : ` n=${atLeast}`}`,
  );
  const wanted = want.split('|').map((each) => each.replace(/^\S+/, canonical));
  if (want === 'named') {
    if (told.length > 0) return `wrong: ${told}`;
    return left.length + unknown.length > 0 || readings.length === 0 ? 'right' : 'mute';
  }
  if (told.length === 0) return `named: ${readings.map((each) => each.text)} left ${left} unknown ${unknown}`;
  return told.toSorted().join() === wanted.toSorted().join() ? 'right' : `wrong: ${told}`;
}

describe('dice/ask', () => {
  it.each(languages)('dice/ask: %s, dice as they are said, right or named, never wrong', (language) => {
    const judged = rows.map((row) => [row.want, row[language], judge(row, row[language], language)]);
    const right = judged.filter(([, , verdict]) => verdict === 'right').length;
    const wrong = judged.filter(([, , verdict]) => verdict?.startsWith('wrong'));
    const named = judged.filter(([, , verdict]) => verdict?.startsWith('named'));
    process.stdout.write(
      `dice, ${language}: ${right} right, ${named.length} named, ${wrong.length} wrong of ${rows.length}\n`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(wrong).toEqual([]);
    expect(right / rows.length, JSON.stringify(named)).toBeGreaterThanOrEqual(0.9);
  });

  it('dice/ask: whatever is typed, what it sets can be rolled, and nothing of it is passed over in silence', () => {
    const random = createSeededSource(37);
    const said = rows.flatMap((row) => languages.map((language) => [row[language], language] as const));
    for (let run = 0; run < deepOr(6_000, 3_000); run++) {
      const [text, language] = said[random(said.length) - 1] ?? ['', 'en'];
      const pieces = text.split(' ');
      const other = said[random(said.length) - 1]?.[0].split(' ') ?? [];
      const at = random(pieces.length) - 1;
      const mutated =
        [
          () => pieces.filter((_, place) => place !== at),
          () => pieces.toSpliced(at, 0, other[random(other.length) - 1] ?? ''),
          () => pieces.with(at, other[random(other.length) - 1] ?? ''),
          () => pieces.with(at, [...(pieces[at] ?? '')].toReversed().join('')),
          () => [...pieces, '💥', '−3'],
        ]
          [random(5) - 1]?.()
          .join(' ') ?? '';
      const { readings, words, left, unknown } = diceMeant(mutated, language);
      for (const reading of readings) expect(parseDice(reading.text).ok, mutated).toBe(true);
      // Of what is set as a whole no number is missing; a one says nothing beside dice.
      if (left.length + unknown.length > 0) continue;
      for (const reading of readings)
        for (const { number = 0 } of words)
          if (number > 1) expect(`${reading.text} ${reading.atLeast}`, mutated).toContain(String(number));
    }
  });
});
