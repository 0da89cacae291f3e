import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foreignCodes, readDice } from '../../src/dice/foreign.ts';
import { parseDice, printDice } from '../../src/rules/dice/notation.ts';
import world from '../cases/world/dice.json' with { type: 'json' };

/** What a text comes to: the dice in our notation, or the codes of what is wrong. */
function told(text: string): string {
  const read = readDice(text);
  if (read.ok) return printDice(read.value);
  return read.issues.map(({ code }) => code).join(' ');
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
      { numRuns: 3000 },
    );
  });
});
