import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type ForeignIssue, foreignCodes, readDice } from '../../src/dice/foreign.ts';
import { table } from '../../src/dice/words/en.ts';
import { phraseFault } from '../../src/kit/stage/dice-faults.ts';
import { compose } from '../../src/kit/words/en.ts';
import { createFormat } from '../../src/platform/format.ts';
import { type NotationIssue, parseDice, printDice } from '../../src/rules/dice/notation.ts';
import { totalDistribution } from '../../src/rules/dice/odds.ts';
import world from '../cases/world/dice.json' with { type: 'json' };

/** What a text comes to: the dice in our notation, or the codes of what is wrong. */
function told(text: string): string {
  const read = readDice(text);
  if (read.ok) return printDice(read.value);
  return read.issues.map(({ code }) => code).join(' ');
}

const format = createFormat('en');

/** What the app says of a fault. */
function sentence(issue: NotationIssue | ForeignIssue, typed: string): string {
  return 'at' in issue ? phraseFault(issue, typed, format, compose) : table.refused[issue.code];
}

describe('dice/foreign', () => {
  test.each(world.cases.map(({ id, text, want }) => [id, text, want] as const))(
    '%s dice/foreign: %s is what it means elsewhere, or a sentence says what to write',
    (_, text, want) => {
      const read = readDice(text);
      if (read.ok) {
        expect(want).toContain(printDice(read.value));
        return;
      }
      expect(want).toContain('named');
      for (const { code } of read.issues)
        expect(['unexpected', 'missing-number', 'missing-sides', 'empty']).not.toContain(code);
    },
  );

  test.each<[text: string, means: string]>([
    ['4k6k3', '4d6kh3'],
    ['4d6 K3', '4d6kh3'],
    ['4d6 keep highest 3', '4d6kh3'],
    ['4d6 keep lowest 3', '4d6kl3'],
    ['4d6 drop 1', '4d6dl1'],
    ['4d6 drop highest 1', '4d6dh1'],
    ['10d6@4+', '10d6>=4'],
    ['10d6, 4+', '10d6>=4'],
    ['10d6 (4+)', '10d6>=4'],
    ['10d6r1 on 4+', '10d6r1>=4'],
    ['1d6 + 2d6 4+', '1d6+2d6>=4'],
    ['10d6>3', '10d6>=4'],
    ['10d6=>4', '10d6>=4'],
    ['8d10t7', '8d10>=7'],
    ['10d6=6', '10d6>=6'],
    ['2d6ro1', '2d6r1'],
    ['2d6ro<3', '2d6r1,2'],
    ['2d6r=1', '2d6r1'],
    ['2d6r1r2', '2d6r1,2'],
    ['2k%', '2d100'],
    ['d%+1', '1d100+1'],
    ['dF', '1d3-2'],
    ['4dF+1', '4d3-7'],
    ['2W6+3', '2d6+3'],
    ['1d20--5', '1d20+5'],
    ['1d20-+5', '1d20-5'],
    ['1d20 advantage', '2d20kh1'],
    ['2d20 dis', '2d20kl1'],
    ['(2d6+3)', '2d6+3'],
    ['４ｄ６＋１', '4d6+1'],
    ['2d6+3 # fire, 4+', '2d6+3'],
    ['2d6 // a comment', '2d6'],
    ['2d6[sword]+1', '2d6+1'],
    ['2d6+3 damage', '2d6+3'],
    ['/roll 2d6', '2d6'],
    ['!r 2d6', '2d6'],
    ['[[2d6+1]]', '2d6+1'],
    ['2d6+3 # note # x', '2d6+3'],
    ['4d6 # d6 of fire', '4d6'],
    ['4df', '4d3-8'],
    ['1 W 6', '1d6'],
    ['4d6 drop lowest', '4d6dl1'],
    ['3d20 keep highest', '3d20kh1'],
    ['10d6>=4+', '10d6>=4'],
    ['10d6cs>=4', '10d6>=4'],
    ['10d6 TN4', '10d6>=4'],
    ['10d6 na 4+', '10d6>=4'],
    ['10k6 od 4', '10d6>=4'],
    ['10k6 4-től', '10d6>=4'],
    ['10d6 4+ r1', '10d6r1>=4'],
    ['5d6 5+ reroll 1s', '5d6r1>=5'],
    ['2d6r>4', '2d6r5,6'],
    ['2d6r>=6', '2d6r6'],
    ['1d20+5 to hit', '1d20+5'],
  ])('dice/foreign: %s means %s', (text, means) => {
    expect(parseDice(text).ok).toBe(false);
    expect(told(text)).toBe(means);
  });

  test.each<[text: string, code: string]>([
    ['d66', 'tens-and-ones'],
    [' K66 ', 'tens-and-ones'],
    ['2d6+1d8kl1', 'keep-of-one'],
    ['2d6/2', 'times'],
    ['3 × 2d6', 'repeat'],
    ['3#d6', 'repeat'],
    ['3 # 2d6+1', 'repeat'],
    ['3d6 x2', 'repeat'],
    ['2*(3d6)', 'times'],
    ['{2d6,1d8}', 'brackets'],
    ['(2d6)+(1d8+1)', 'brackets'],
    ['4d6>=5f1', 'failures'],
    ['10d6=3', 'exactly'],
    ['10d6<=2', 'at-most'],
    ['3d6!!', 'explode'],
    ['5d10!>=9', 'explode'],
    ['2d6rr1', 'reroll-until'],
    // The fault of what was meant, and no word about the signs.
    ['2d6r<=6', 'no-face-left'],
    ['1001W6', 'too-many-dice'],
    // No dice at all, or half of them.
    ['hello', 'unexpected'],
    // A raised figure is no digit of the number before it.
    ['1d6¹', 'unexpected'],
    ['# only words', 'unexpected'],
    ['4d6 drop', 'unexpected'],
    ['', 'empty'],
    ['1 = 2', 'unexpected'],
  ])('dice/foreign: %s is not rolled: %s', (text, code) => {
    expect(told(text)).toBe(code);
  });

  it('dice/foreign: each refusal is reached', () => {
    const texts = [
      'd66',
      '1d6+1d6kh1',
      '2d6*2',
      '2x 2d6',
      '{2d6}',
      '2d6>=5f1',
      '2d6=3',
      '2d6<3',
      '2d6!!',
      '2d6rr1',
    ];
    expect(texts.map(told).toSorted()).toEqual([...foreignCodes].toSorted());
  });

  it('dice/foreign: our own notation is read as ever, but for d66 and the best of one', () => {
    for (const text of [
      '2d6+3',
      '1d66',
      '3d66',
      '1d8kh1',
      '20d6r1>=4rf',
      '1d10~',
      '1d6−2min0',
      '2d6!d6',
      '4d6kl3+1d8',
    ]) {
      expect(readDice(text)).toEqual(parseDice(text));
    }
  });

  it('dice/foreign: what is read has the odds of what it means elsewhere, face by face', () => {
    const d6 = [1, 2, 3, 4, 5, 6];
    const sum = (faces: readonly number[]) => faces.reduce((all, face) => all + face, 0);
    const upwards = (faces: readonly number[]) => faces.toSorted((one, other) => one - other);
    const reach = (face: number) => (faces: readonly number[]) => faces.filter((each) => each >= face).length;
    const once = (again: readonly number[]) => (faces: readonly number[]) =>
      again.includes(faces[0] ?? 0) ? (faces[1] ?? 0) : (faces[0] ?? 0);
    const forms: readonly [text: string, thrown: number, means: (faces: readonly number[]) => number][] = [
      ['4d6k3', 4, (faces) => sum(upwards(faces).slice(1))],
      ['4d6d1', 4, (faces) => sum(upwards(faces).slice(1))],
      ['3d6 drop highest', 3, (faces) => sum(upwards(faces).slice(0, 2))],
      ['3W6 keep lowest 1', 3, (faces) => Math.min(...faces)],
      ['4d6 4+', 4, reach(4)],
      ['4d6>4', 4, reach(5)],
      ['4k6 na 3+', 4, reach(3)],
      ['3d6=6', 3, reach(6)],
      ['1d6r<=2', 2, once([1, 2])],
      ['1d6r>4', 2, once([5, 6])],
      ['1d6ro1', 2, once([1])],
      ['2d6+-5 # fire', 2, (faces) => sum(faces) - 5],
      ['２d６', 2, sum],
    ];
    for (const [text, thrown, means] of forms) {
      const read = readDice(text);
      if (!read.ok) throw new Error(text);
      const rows = Array.from({ length: thrown }).reduce<readonly (readonly number[])[]>(
        (all) => all.flatMap((row) => d6.map((face) => [...row, face])),
        [[]],
      );
      const chances = new Map<number, number>();
      for (const row of rows) chances.set(means(row), (chances.get(means(row)) ?? 0) + 1 / rows.length);
      const odds = totalDistribution(read.value, { bonus: 'none', floor: false });
      if (!odds.ok) throw new Error(text);
      const { min, weights } = odds.value;
      const found = new Map([...weights].map((chance, at) => [min + at, chance] as const));
      for (const total of new Set([...chances.keys(), ...found.keys()])) {
        expect(found.get(total) ?? 0, `${text}: ${total}`).toBeCloseTo(chances.get(total) ?? 0, 10);
      }
    }
  });

  it('dice/foreign: no text throws, and what is read can be written and read again', () => {
    const piece = fc.constantFrom(
      ...[
        '4',
        'd',
        '6',
        '20',
        '66',
        '%',
        'k',
        'K',
        'W',
        'F',
        'r',
        'o',
        '<',
        '=',
        '>',
        '+',
        '-',
        '−',
        '!',
        ' ',
      ],
      ...[
        '(',
        ')',
        '{',
        ',',
        '#',
        '//',
        'x',
        '*',
        '~',
        'kh1',
        'dl',
        'min0',
        'adv',
        'na 4+',
        ' reroll 1s',
        'cs',
        'tn',
        '¹',
        '[[',
        ']]',
        'drop',
        '４',
        'd6',
        '3d6',
        '[a]',
      ],
    );
    const texts = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        const read = readDice(text);
        if (!read.ok) {
          expect(read.issues.length).toBeGreaterThan(0);
          return;
        }
        const printed = printDice(read.value);
        expect(told(printed)).toBe(printed);
      }),
      { numRuns: 10_000 },
    );
  });

  it('dice/foreign: 10,000 mutated notations of players are dice, or a fault that has its sentence', () => {
    const cut = fc.tuple(fc.nat(20), fc.nat(3), fc.string({ maxLength: 2 }));
    const texts = world.cases.map(({ text }) => text);
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(cut, { minLength: 1, maxLength: 3 }), (text, cuts) => {
        const typed = cuts.reduce(
          (known, [at, gone, put]) => known.slice(0, at) + put + known.slice(at + gone),
          text,
        );
        const read = readDice(typed);
        if (read.ok) expect(told(printDice(read.value))).toBe(printDice(read.value));
        else for (const issue of read.issues) expect(sentence(issue, typed)).toMatch(/\p{L}.*[.:]/u);
      }),
      { numRuns: 10_000 },
    );
  });
});
