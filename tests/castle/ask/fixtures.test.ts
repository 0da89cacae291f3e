import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answersAll, candidatesFor } from '../../../src/castle/ask/candidates.ts';
import { quickVerdict } from '../../../src/castle/quick-verdict.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { languages } from '../../../src/rules/languages.ts';
import { laddersFor } from '../../../src/rules/mage-knight/ladders.ts';

/** What is asked in three languages, and its answer by the rules, decided before anything was asked. */
interface Row {
  readonly rule: string;
  /** A question with its answer, or a rule that says it. */
  readonly want: string;
  /** Values that it has to be asked with. */
  readonly with?: Readonly<Record<string, unknown>>;
  readonly en: string;
  readonly pl: string;
  readonly hu: string;
}

const rows = JSON.parse(
  readFileSync(new URL('../../fixtures/ask/castle.json', import.meta.url), 'utf8'),
) as Row[];

const valueAt = (inputs: unknown, path: string) =>
  path.split('.').reduce<unknown>((found, name) => (found as Record<string, unknown>)?.[name], inputs);

/** `right`, `named` where the field says that it does not know, `wrong` where it says something else. */
function judge({ want, with: values = {} }: Row, text: string, language: (typeof languages)[number]): string {
  const { questions, unknown, rules, words } = candidatesFor(text, language);
  const [asked, answer] = want.split(' ');
  const whole = questions.filter(({ left }) => left.length === 0 && unknown.length === 0);
  const shown = whole.map(({ question }) => ({
    question,
    said:
      question.ask === 'ladders'
        ? `ladders ${laddersFor(question.walls)}`
        : `${question.ask} ${quickVerdict(question).answer}`,
  }));
  if (asked === 'rule') {
    if (shown.length > 0) return `wrong: ${shown.map(({ said }) => said).join(', ')}`;
    return rules.slice(0, 3).some((id) => id === answer) ? 'right' : `named: ${rules} | ${unknown}`;
  }
  const other = shown.filter(({ said }) => said !== want && said.startsWith(`${asked} `));
  const found = shown.find(({ said }) => said === want);
  if (found && other.length === 0) {
    const inputs = 'inputs' in found.question ? found.question.inputs : {};
    const faults = Object.entries(values).filter(([path, value]) => valueAt(inputs, path) !== value);
    return faults.length === 0 ? 'right' : `wrong: ${JSON.stringify(faults)}`;
  }
  if (shown.length > 0) return `wrong: ${shown.map(({ said }) => said).join(', ')}`;
  const left = questions.map((each) => `${each.question.ask} lacks ${each.left}`);
  return `named: ${[...left, ...rules].join('; ')} | ${unknown} | ${words.map(({ concept, text: typed }) => concept ?? typed).join(' ')}`;
}

describe('castle/ask/fixtures', () => {
  it.each(languages)('castle/ask: %s, questions of the table, right or named, never wrong', (language) => {
    const judged = rows.map((row) => [row.rule, row[language], judge(row, row[language], language)] as const);
    const right = judged.filter(([, , verdict]) => verdict === 'right').length;
    const wrong = judged.filter(([, , verdict]) => verdict.startsWith('wrong'));
    const named = judged.filter(([, , verdict]) => verdict.startsWith('named'));
    process.stdout.write(
      `castle, ${language}: ${right} right, ${named.length} named, ${wrong.length} wrong of ${rows.length}\n`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(wrong).toEqual([]);
    expect(right / rows.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('castle/ask/mutated', () => {
  it('castle/ask: whatever is typed, no exception, and no verdict beside a word that is not understood or has no place', () => {
    const random = createSeededSource(37);
    const said = rows.flatMap((row) => languages.map((language) => [row[language], language] as const));
    const any = () => said[random(said.length) - 1] ?? (['', 'en'] as const);
    for (let run = 0; run < 3_000; run++) {
      const [text, language] = any();
      const pieces = text.split(' ');
      const other = any()[0].split(' ');
      const word = other[random(other.length) - 1] ?? '';
      const at = random(pieces.length) - 1;
      const ways = [
        pieces.toSpliced(at, 1),
        pieces.toSpliced(at, 0, word),
        pieces.with(at, word),
        pieces.with(at, (pieces[at] ?? '').slice(1)),
        pieces.with(at, [...(pieces[at] ?? '')].toReversed().join('')),
        [...pieces, 'zzyzx', '💥', '−3'],
      ];
      const asked = ways[random(ways.length) - 1]?.join(' ') ?? '';
      const found = candidatesFor(asked, language);
      for (const meant of found.questions) {
        quickVerdict(meant.question);
        if (answersAll(meant, found))
          expect(
            found.words.every(({ unknown }) => !unknown),
            asked,
          ).toBe(true);
      }
      // Each word is in sight as a chip: understood or not, and in its place.
      for (const { text: typed, start, end } of found.words)
        expect(asked.normalize('NFC').slice(start, end), asked).toBe(typed);
    }
  });
});
