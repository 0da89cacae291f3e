import { describe, expect, it, test } from 'vitest';
import { dice as enDice } from '../../src/app/words/en.ts';
import { dice as huDice } from '../../src/app/words/hu.ts';
import { dice as plDice } from '../../src/app/words/pl.ts';
import { diceWords } from '../../src/dice/composer/dice-words.ts';
import { foreignCodes, readDice } from '../../src/dice/foreign.ts';
import { phraseStep } from '../../src/dice/step-phrases.ts';
import type { TrailStep } from '../../src/dice/trail-model.ts';
import { table as enTable } from '../../src/dice/words/en.ts';
import { table as huTable } from '../../src/dice/words/hu.ts';
import { table as plTable } from '../../src/dice/words/pl.ts';
import { phraseFault } from '../../src/kit/stage/dice-faults.ts';
import { compose as en, rolls as enRolls } from '../../src/kit/words/en.ts';
import { compose as hu } from '../../src/kit/words/hu.ts';
import { compose as pl } from '../../src/kit/words/pl.ts';
import { createFormat } from '../../src/platform/format.ts';
import { notationCodes, parseDice } from '../../src/rules/dice/notation.ts';

const languages = [
  { language: 'en', t: en, dice: enDice },
  { language: 'pl', t: pl, dice: plDice },
  { language: 'hu', t: hu, dice: huDice },
] as const;

const tables = { en: enTable, pl: plTable, hu: huTable };

describe('dice/phrases', () => {
  test.each(languages)('dice/phrases $language has words of its own for every fault', ({ language, t }) => {
    const format = createFormat(language);
    const said = notationCodes.map((code) =>
      phraseFault({ code, at: 2, length: 2, limit: 1000, expected: [] }, '12345', format, t),
    );
    expect(new Set(said).size).toBe(notationCodes.length);
    for (const words of said.slice(1)) expect(words).toMatch(/34.*: .+/);
  });

  test.each(languages)('dice/phrases $language says of every foreign sign what to write', ({ language }) => {
    const { refused, meant, readAs } = tables[language];
    expect(Object.keys(refused).toSorted()).toEqual([...foreignCodes].toSorted());
    expect(new Set(Object.values(refused)).size).toBe(foreignCodes.length);
    // An example in it is read, in the letter of the language, and is none of another tool.
    for (const words of Object.values(refused))
      for (const [example] of words.matchAll(/\d+[dk]\d+[^\s.:,;-]*/g)) {
        const read = readDice(example.replace('≥', '>='));
        expect(read, example).toEqual(parseDice(example.replace('≥', '>=')));
        expect(read.ok).toBe(true);
      }
    expect(Object.keys(meant).toSorted()).toEqual(['dh', 'dl', 'kh', 'kl', 'reroll', 'target']);
    expect(readAs('4d6')).toContain('4d6');
  });

  it('dice/phrases tells dice of another tool in words', () => {
    const said = (text: string) => {
      const read = readDice(text);
      return read.ok && diceWords(read.value, tables.en, enDice);
    };
    expect(said('4d6k3')).toBe('4d6, the best 3');
    expect(said('4d6 drop 1')).toBe('4d6, without the lowest 1');
    expect(said('10d6r<=2 4+')).toBe('10d6, 1, 2 rerolled once, how many show 4 or more');
    expect(said('4dF')).toBe('4d3 − 8');
    expect(said('1W6+d%+2')).toBe('1d6 + 1d100 + 2');
  });

  it('dice/phrases distinguishes a die with too few sides from one with too many', () => {
    const format = createFormat('en');
    const fault = (limit: number) =>
      phraseFault({ code: 'sides-range', at: 2, length: 1, limit, expected: [] }, '1d1', format, en);
    expect(fault(2)).toBe('“1”: a die has at least 2 sides.');
    expect(fault(10_000)).toBe('“1”: a die has at most 10,000 sides.');
  });

  const steps: readonly (readonly [TrailStep, string])[] = [
    [
      { kind: 'dice', rule: 'BW-DICE-01', count: 3, sides: 6, twoD6: false, faces: [3, 6, 4], sum: 13 },
      '3d6: 3 + 6 + 4 = 13',
    ],
    [
      { kind: 'dice', rule: 'BW-DICE-01', count: 1, sides: 10, twoD6: false, faces: [10], sum: 10 },
      '1d10: 10',
    ],
    [
      {
        kind: 'dice',
        rule: 'BW-DICE-01',
        count: 14,
        sides: 6,
        twoD6: false,
        faces: [...Array(9).fill(2), ...Array(5).fill(1)],
        sum: 23,
      },
      '14d6: 5 × 1 + 9 × 2 = 23',
    ],
    [
      { kind: 'dice', rule: 'BW-DICE-02', count: 1, sides: 10, twoD6: true, faces: [4, 5], sum: 7 },
      'Two d6 minus 2 for each d10: 4 + 5, together 7',
    ],
    [
      { kind: 'bonus', rule: 'BW-DICE-05', die: 4, of: 2, top: 6, faces: [3], shown: 3 },
      'Die 2 shows 6 and earns a bonus die (die 4): 3',
    ],
    [
      { kind: 'bonus', rule: 'BW-DICE-05', die: 2, of: 1, top: 10, faces: [3, 4], shown: 5 },
      'Die 1 comes to 10 and earns a bonus die (die 2): 3 + 4 minus 2 = 5',
    ],
    [{ kind: 'modifier', rule: 'BW-DICE-01', amount: -2, once: false }, 'Modifier −2'],
    [{ kind: 'rerolled', count: 2, faces: [4, 5], sum: 13 }, '2 dice rolled again: 4 + 5; together 13'],
    [{ kind: 'kept', mode: 'kh', count: 2, faces: [6, 4], sum: 10 }, 'Highest kept: 6 + 4 = 10'],
    [
      { kind: 'pool', rule: 'USB-TEST-01', count: 3, sides: 6, target: 4, faces: [1, 4, 6], successes: 2 },
      '3d6, each needs 4+: 1 + 4 + 6; 2 successes',
    ],
    [{ kind: 'confirmed', rule: 'USB-TEST-03', tried: 1, faces: [3] }, 'The six rolled again: 3'],
    [{ kind: 'floor', rule: 'BW-DICE-03', sum: -95 }, '−95 counts as 0: no total is lower'],
  ];
  test.each(steps)('dice/phrases says %o', (step, words) => {
    expect(phraseStep(step, { t: en, dice: enDice, format: createFormat('en') })).toBe(words);
  });

  test.each(languages)('dice/phrases $language says every step in other words', ({ language, t, dice }) => {
    const format = createFormat(language);
    const more: readonly TrailStep[] = [
      ...steps.map(([step]) => step),
      { kind: 'more-bonus', rule: 'BW-DICE-05', count: 9, sum: 18 },
      { kind: 'penalty', rule: 'BW-HERO-03', each: 2, amount: -4 },
      { kind: 'modifier', rule: 'BW-DICE-07', amount: 2, once: true },
      { kind: 'ones', rule: 'BW-DICE-04' },
      { kind: 'purpose', rule: 'BW-RESP-07', preset: 'bail' },
    ];
    const said = more.map((step) => phraseStep(step, { t, dice, format }));
    expect(new Set(said).size).toBe(more.length);
    expect(said[0]).toBe(language === 'en' ? '3d6: 3 + 6 + 4 = 13' : '3k6: 3 + 6 + 4 = 13');
  });

  test.each<[notation: string, en: string, pl: string]>([
    ['2d6+1', '2d6+1', '2k6+1'],
    ['1d10~', '2d6−2', '2k6−2'],
    ['3d10~-1', '3×(2d6−2)−1', '3×(2k6−2)−1'],
    ['4d6dl1', '4d6dl1', '4k6dl1'],
    ['20d6>=4!d6', '20d6≥4!d6', '20k6≥4!k6'],
  ])('BW-DICE-02 %s is shown as %s and %s', (notation, english, polish) => {
    expect([enDice.dice(notation), plDice.dice(notation), huDice.dice(notation)]).toEqual([
      english,
      polish,
      polish,
    ]);
  });

  test.each<[count: number, dice: string, en: string, pl: string]>([
    [1, '1', 'success of 1 die', 'sukces z 1 kostki'],
    [0, '1', 'successes of 1 die', 'sukcesów z 1 kostki'],
    [1, '5', 'success of 5 dice', 'sukces z 5 kostek'],
    [3, '5', 'successes of 5 dice', 'sukcesy z 5 kostek'],
  ])('dice/phrases %d of %s dice succeed', (count, of, english, polish) => {
    expect([en.successes(count, of), pl.successes(count, of)]).toEqual([english, polish]);
  });

  it('dice/phrases the history counts one roll and two rolls', () => {
    expect([enRolls.historyCount(1), enRolls.historyCount(2)]).toEqual(['roll', 'rolls']);
  });
});
