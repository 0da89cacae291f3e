import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type BonusDice, bonusDice } from '../../../src/rules/dice/expression.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { nextDice, type RolledDie, roll, rollFromFaces } from '../../../src/rules/dice/roll.ts';
import { rerolls } from '../../../src/rules/usb/test/test.ts';
import { rollTest } from '../../../src/rules/usb/test/test-roll.ts';
import { deepOr } from '../../support/deep.ts';
import { anyGroups, expressionsOf, plainGroups, smallSize } from './arbitraries.ts';
import { dice, enumerate } from './twins.ts';

function typed(
  text: string,
  faces: readonly number[],
  rules: { bonus: BonusDice; penaltyPerDie?: number; floor?: boolean },
) {
  const result = rollFromFaces(dice(text), { floor: true, ...rules }, faces);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value;
}

describe('worked examples', () => {
  test.each<
    [
      id: string,
      text: string,
      faces: readonly number[],
      rules: { bonus: BonusDice; penaltyPerDie?: number; floor?: boolean },
      expected: { total: number; sum?: number; allOnes?: boolean; bonusDice?: number; floored?: boolean },
    ]
  >([
    ['EX-DICE-02', '1d10~', [1, 1], { bonus: 'none' }, { total: 0, allOnes: true }],
    ['EX-DICE-02', '1d10~', [6, 6], { bonus: 'none' }, { total: 10, allOnes: false }],
    ['EX-DICE-06', '1d6-100', [5], { bonus: 'd6' }, { total: 0, sum: -95, floored: true }],
    ['EX-DICE-07', '1d6', [1], { bonus: 'd6' }, { total: 1, allOnes: true }],
    ['EX-DICE-07', '2d6', [1, 1], { bonus: 'same' }, { total: 2, allOnes: true }],
    ['EX-DICE-08', '2d6', [1, 2], { bonus: 'd6' }, { total: 3, allOnes: false }],
    ['EX-DICE-09', '3d6', [3, 6, 4, 6, 3], { bonus: 'same' }, { total: 22, bonusDice: 2 }],
    ['EX-DICE-11', '1d10', [10, 4], { bonus: 'd6' }, { total: 14, bonusDice: 1 }],
    ['EX-DICE-12', '1d10', [10, 10, 7], { bonus: 'same' }, { total: 27, bonusDice: 2 }],
    ['EX-DICE-13', '1d6+2', [6, 6, 1], { bonus: 'same' }, { total: 15, bonusDice: 2 }],
    ['EX-DICE-14', '1d6', [6, 6, 6, 6, 2], { bonus: 'd6' }, { total: 26, bonusDice: 4 }],
    ['EX-DICE-16', '1d6-4', [2], { bonus: 'none', floor: false }, { total: -2, sum: -2, floored: false }],
    ['DV-17', '1d10', [10, 3], { bonus: 'd6', penaltyPerDie: 2 }, { total: 9 }],
    ['DV-18', '2d6', [2, 1], { bonus: 'd6', penaltyPerDie: 3 }, { total: 0, sum: -3, floored: true }],
    ['BWC-56', '1d6', [1], { bonus: 'd6', penaltyPerDie: 1 }, { total: 0, allOnes: true, floored: false }],
    ['BWC-62', '1d10~', [6, 6, 6, 2], { bonus: 'd6' }, { total: 18, bonusDice: 2 }],
    ['BWC-62', '1d10~', [6, 6, 6, 6, 1, 1], { bonus: 'same' }, { total: 20, bonusDice: 2 }],
    ['BWC-62', '1d10~', [6, 5], { bonus: 'd6' }, { total: 9, bonusDice: 0 }],
    ['BWC-62', '1d10~', [6, 6, 3], { bonus: 'd6', penaltyPerDie: 2 }, { total: 9, bonusDice: 1 }],
    ['BW-DICE-06', '2d6', [6, 6], { bonus: 'none' }, { total: 12, bonusDice: 0 }],
    ['BW-DICE-07', '2d6+2', [6, 1, 3], { bonus: 'd6' }, { total: 12, bonusDice: 1 }],
    ['BW-DICE-01', '7', [], { bonus: 'd6' }, { total: 7, allOnes: false }],
  ])('%s %s showing %j', (_id, text, faces, rules, expected) => {
    expect(typed(text, faces, rules)).toMatchObject({ ...expected, typed: true });
  });

  it('EX-DICE-01 five sixes and five tens are 80, not the 86 of the caption', () => {
    expect(typed('5d6+5d10', [6, 6, 6, 6, 6, 10, 10, 10, 10, 10], { bonus: 'none' }).total).toBe(80);
  });

  it('EX-DICE-15 a d6 times fifteen degrees is 15 to 90', () => {
    expect(
      [...enumerate(dice('1d6'), { bonus: 'none', floor: true }).keys()].map((face) => face * 15),
    ).toEqual([15, 30, 45, 60, 75, 90]);
  });
});

describe('the trail', () => {
  it('BW-DICE-05 names the die that earned each bonus die', () => {
    const { dice: trail } = typed('2d6+1d10', [6, 2, 10, 6, 5, 1], { bonus: 'd6' });
    expect(trail).toEqual<RolledDie[]>([
      { sides: 6, face: 6, group: 0 },
      { sides: 6, face: 2, group: 0 },
      { sides: 10, face: 10, group: 1 },
      { sides: 6, face: 6, group: 0, bonusOf: 0 },
      { sides: 6, face: 5, group: 1, bonusOf: 2 },
      { sides: 6, face: 1, group: 0, bonusOf: 3 },
    ]);
  });

  it('BWC-62 pairs the two d6 of a replaced d10, and its bonus die hangs on the first', () => {
    const { dice: trail } = typed('1d10~', [6, 6, 2], { bonus: 'd6' });
    expect(trail).toEqual<RolledDie[]>([
      { sides: 6, face: 6, group: 0, pair: 1 },
      { sides: 6, face: 6, group: 0, pair: 0 },
      { sides: 6, face: 2, group: 0, bonusOf: 0 },
    ]);
  });
});

describe('modifiers', () => {
  const show = (text: string, faces: readonly number[], bonus: BonusDice = 'none') => {
    const made = typed(text, faces, { bonus });
    const words = made.dice.map((die, at) => {
      const of = die.rerollOf ?? die.confirms ?? die.bonusOf;
      const link =
        die.rerollOf !== undefined ? 'again' : die.confirms !== undefined ? 'confirms' : 'bonus of';
      const end = die.success === undefined ? '' : die.success ? ' passes' : ' fails';
      const gone = `${die.dropped ? ' dropped' : ''}${die.replaced ? ' replaced' : ''}`;
      return `${at}: ${die.face}${of === undefined ? '' : ` ${link} ${of}`}${gone}${end}`;
    });
    return [...words, `${made.total}${made.successes === undefined ? '' : ` of ${made.successes}`}`];
  };

  test.each<[id: string, text: string, faces: readonly number[], bonus: BonusDice, trail: readonly string[]]>(
    [
      ['dice/roll', '4d6kh3', [2, 5, 1, 3], 'none', ['0: 2', '1: 5', '2: 1 dropped', '3: 3', '10']],
      ['dice/roll', '3d6kl1+2', [2, 5, 2], 'none', ['0: 2', '1: 5 dropped', '2: 2 dropped', '4']],
      ['dice/roll', '3d6dh1', [6, 6, 2, 4], 'd6', ['0: 6', '1: 6 dropped', '2: 2', '3: 4 bonus of 0', '12']],
      ['dice/roll', '2d6dl2', [3, 4], 'none', ['0: 3 dropped', '1: 4 dropped', '0']],
      [
        'dice/roll',
        '3d6r1,2kh1',
        [1, 4, 2, 6, 2, 5],
        'd6',
        [
          '0: 1 replaced',
          '1: 4 dropped',
          '2: 2 replaced',
          '3: 6 again 0',
          '4: 2 again 2 dropped',
          '5: 5 bonus of 3',
          '11',
        ],
      ],
      ['BWC-56', '2d6!d6c2', [6, 3, 4], 'none', ['0: 6', '1: 3', '2: 4 bonus of 0', '7']],
      ['BW-DICE-06', '1d6!0', [6], 'same', ['0: 6', '6']],
      ['BW-DICE-03', '1d6-5min0', [2], 'none', ['0: 2', '0']],
      ['USB-TEST-02', '3d6>=1', [1, 2, 6], 'd6', ['0: 1 fails', '1: 2 passes', '2: 6 passes', '2 of 2']],
      [
        'USB-ACT-03',
        '2d6>=4r1',
        [1, 4, 1],
        'none',
        ['0: 1 replaced', '1: 4 passes', '2: 1 again 0 fails', '1 of 1'],
      ],
      [
        'USB-A-52',
        '3d6>=7rf',
        [6, 6, 2, 6, 3, 6, 6, 6, 5],
        'none',
        [
          '0: 6',
          '1: 6 replaced',
          '2: 2 replaced',
          '3: 6 confirms 0 passes',
          '4: 3 confirms 1 replaced',
          '5: 6 again 1',
          '6: 6 again 2',
          '7: 6 confirms 5 passes',
          '8: 5 confirms 6 fails',
          '2 of 2',
        ],
      ],
      ['dice/roll', '2d10>=8+1d6', [8, 10, 3], 'none', ['0: 8 passes', '1: 10 passes', '2: 3', '5 of 2']],
    ],
  )('%s %s showing %j with bonus dice %s', (_id, text, faces, bonus, trail) => {
    expect(show(text, faces, bonus)).toEqual(trail);
  });

  test.each<[text: string, faces: readonly number[], allOnes: boolean]>([
    ['3d6kh1', [1, 1, 2], false],
    ['3d6kl1', [1, 1, 1], true],
    ['2d6r1', [1, 1, 1, 1], true],
    ['2d6r6', [6, 1, 1], true],
    ['2d6r1', [1, 2, 1], false],
    ['2d6>=4', [1, 1], false],
    ['2d6>=4+1d6', [1, 1, 1], false],
    ['2d6kh1+1d10~', [1, 1, 1, 1], true],
  ])('BW-DICE-04 %s showing %j: all ones %s', (text, faces, allOnes) => {
    expect(typed(text, faces, { bonus: 'none' }).allOnes).toBe(allOnes);
  });

  it('USB-TEST-05 a pool rolls as a test of USB does, face by face', () => {
    for (let seed = 0; seed < deepOr(300, 40); seed++) {
      const reroll = rerolls[seed % 3] ?? 'none';
      const stat = 2 + (seed % 7);
      const test = { dice: 8, stat, modifier: 0, reroll, onlySix: false, confirmingOnes: false };
      const theirs = rollTest(test, createSeededSource(seed));
      const letters = { none: '', ones: 'r1', fails: 'rf' }[reroll];
      const ours = typed(`8d6>=${stat}${letters}`, theirs.waves.flat(), { bonus: 'none' });
      expect(ours.successes).toBe(theirs.successes);
    }
  });
});

describe('typed faces', () => {
  const first = (sides: number, count: number) => ({ sides, kind: 'first', count }) as const;
  const owed = (kind: 'reroll' | 'confirm' | 'bonus', of: number, count = 1, sides = 6) => ({
    sides,
    kind,
    count,
    of,
  });
  test.each<[id: string, text: string, faces: readonly number[], expected: ReturnType<typeof nextDice>]>([
    ['BW-DICE-05', '1d6+1d10', [], first(6, 1)],
    ['BW-DICE-05', '1d6+1d10', [6], first(10, 1)],
    ['BW-DICE-05', '1d6+1d10', [6, 10], owed('bonus', 0)],
    ['BW-DICE-05', '1d6+1d10', [6, 10, 6], owed('bonus', 1)],
    ['BW-DICE-05', '1d6+1d10', [6, 10, 6, 1], owed('bonus', 2)],
    ['BW-DICE-05', '1d6+1d10', [6, 10, 6, 1, 1], undefined],
    ['BW-DICE-05', '1d6+1d10', [1, 1], undefined],
    ['BW-DICE-05', '5d6', [6], first(6, 4)],
    ['BW-DICE-05', '5d6', [6, 6, 1, 6, 2], owed('bonus', 0, 3)],
    ['BW-DICE-05', '5d6', [6, 6, 1, 6, 2, 6], owed('bonus', 1, 3)],
    ['BW-DICE-01', '2d6kh1+3d6', [], first(6, 2)],
    ['dice/roll', '4d6r1', [1, 2, 1, 3], owed('reroll', 0, 2)],
    ['dice/roll', '4d6kh1', [6, 6, 1, 3], owed('bonus', 0)],
    ['USB-TEST-03', '4d6>=7', [6, 2, 6, 3], owed('confirm', 0, 2)],
    ['USB-TEST-05', '3d6>=4rf', [1, 4, 2], owed('reroll', 0, 2)],
    ['USB-TEST-05', '3d6>=4rf', [1, 4], first(6, 1)],
    ['USB-A-52', '3d6>=7rf', [6, 2, 6], owed('confirm', 0, 2)],
    ['USB-A-52', '3d6>=7rf', [6, 2, 6, 6, 1], owed('reroll', 1, 2)],
    ['USB-A-52', '3d6>=7rf', [6, 2, 6, 6, 1, 6, 6], owed('confirm', 5, 2)],
    ['USB-A-52', '2d6>=4r1rf', [1, 2], owed('reroll', 0)],
    ['USB-A-52', '2d6>=4r1rf', [1, 2, 3], owed('reroll', 2, 2)],
    ['USB-A-52', '2d6>=7r1', [1, 6], owed('reroll', 0)],
  ])('%s %s after %j asks for', (_id, text, faces, expected) => {
    expect(nextDice(dice(text), { bonus: 'd6', floor: true }, faces)).toEqual(expected);
  });

  it('BWC-62 asks for both d6 of a replaced d10', () => {
    const rules = { bonus: 'same', floor: true } as const;
    const next = (faces: readonly number[]) => nextDice(dice('2d10~'), rules, faces);
    expect([next([]), next([6]), next([6, 6]), next([6, 6, 1])]).toEqual([
      first(6, 2),
      first(6, 1),
      first(6, 2),
      first(6, 1),
    ]);
    expect(next([6, 6, 1, 2])).toEqual(owed('bonus', 0, 2));
    expect(next([6, 6, 1, 2, 1])).toEqual(owed('bonus', 0));
    expect(next([6, 6, 1, 2, 1, 1])).toBeUndefined();
  });

  test.each<[text: string, faces: readonly number[], issues: readonly unknown[]]>([
    ['2d6', [1], [{ code: 'missing-face', at: 1, sides: 6 }]],
    ['1d6', [6], [{ code: 'missing-face', at: 1, sides: 6 }]],
    [
      '2d6',
      [7, 0],
      [
        { code: 'face-range', at: 0, sides: 6 },
        { code: 'face-range', at: 1, sides: 6 },
      ],
    ],
    ['1d6', [2.5], [{ code: 'face-range', at: 0, sides: 6 }]],
    [
      '1d6',
      [2, 3, 4],
      [
        { code: 'surplus-face', at: 1 },
        { code: 'surplus-face', at: 2 },
      ],
    ],
    ['4', [4], [{ code: 'surplus-face', at: 0 }]],
    [
      '1d6+1d10',
      [9],
      [
        { code: 'face-range', at: 0, sides: 6 },
        { code: 'missing-face', at: 1, sides: 10 },
      ],
    ],
  ])('BW-DICE-01 %s cannot show %j', (text, faces, issues) => {
    expect(rollFromFaces(dice(text), { bonus: 'd6', floor: true }, faces)).toEqual({ ok: false, issues });
  });
});

describe('laws', () => {
  const rules = fc.record({
    bonus: fc.constantFrom(...bonusDice),
    penaltyPerDie: fc.integer({ min: 0, max: 5 }),
    floor: fc.boolean(),
  });
  const expression = expressionsOf(anyGroups(smallSize), smallSize);
  const plain = expressionsOf(plainGroups(smallSize), smallSize);

  it('BW-DICE-01 the faces of a roll, typed again, make the same roll', () => {
    fc.assert(
      fc.property(expression, rules, fc.integer(), (value, how, seed) => {
        const rolled = roll(value, how, createSeededSource(seed));
        const faces = rolled.dice.map((die) => die.face);
        expect(rollFromFaces(value, how, faces)).toEqual({ ok: true, value: { ...rolled, typed: true } });
        expect(nextDice(value, how, faces)).toBeUndefined();
        for (let at = 0, most = 0; at < faces.length; at++) {
          const next = nextDice(value, how, faces.slice(0, at));
          const { sides, bonusOf, confirms, rerollOf } = rolled.dice[at] ?? {};
          const of = bonusOf ?? confirms ?? rerollOf;
          expect([next?.sides, next?.of]).toEqual([sides, of]);
          // A wave loses a die with every face, and ends before the next begins.
          if (most > 1 && next?.kind === 'bonus') expect(next.count).toBeGreaterThanOrEqual(most - 1);
          else if (most > 1) expect(next?.count).toBe(most - 1);
          most = next?.count ?? 0;
        }
      }),
      { seed: 7 },
    );
  });

  it('BW-DICE-05 every top face has exactly one bonus die, and the sum is what the trail shows', () => {
    fc.assert(
      fc.property(plain, rules, fc.integer(), (value, how, seed) => {
        const rolled = roll(value, how, createSeededSource(seed));
        const units = rolled.dice
          .map((die, at) => ({ die, at }))
          .filter(({ die, at }) => die.pair === undefined || die.pair > at)
          .map(({ die, at }) => {
            const other = die.pair === undefined ? undefined : rolled.dice[die.pair];
            return {
              at,
              die,
              shown: other === undefined ? die.face : die.face + other.face - 2,
              max: other === undefined ? die.sides : 10,
            };
          });
        const shown = units.reduce((total, each) => total + each.shown - how.penaltyPerDie, value.constant);
        expect(rolled.sum).toBe(shown);
        const earned = units.filter((each) => each.shown === each.max).map((each) => each.at);
        const bonus = units.flatMap(({ die }) => (die.bonusOf === undefined ? [] : [die.bonusOf]));
        expect(bonus).toEqual(how.bonus === 'none' ? [] : earned);
        expect(rolled.bonusDice).toBe(bonus.length);
        expect(rolled.total).toBe(how.floor || value.floor ? Math.max(0, rolled.sum) : rolled.sum);
      }),
      { seed: 8 },
    );
  });

  test.each<[text: string, bonus: BonusDice]>([
    ['2d6', 'd6'],
    ['1d10', 'd6'],
    ['1d10', 'same'],
    ['1d10~', 'd6'],
    ['k6+2k3-1', 'same'],
    ['1d300', 'none'],
    ['4d6kh3', 'none'],
    ['3d6kl1', 'd6'],
    ['3d4dh1!d6', 'none'],
    ['3d10dl2', 'same'],
    ['2d6r1', 'd6'],
    ['2d8r1,8kh1', 'same'],
    ['2d6!', 'none'],
    ['1d10!d6c2', 'none'],
    ['2d6!0', 'same'],
    ['2d6c1', 'd6'],
    ['5d6>=4', 'd6'],
    ['5d6>=1', 'none'],
    ['5d6>=7', 'none'],
    ['5d6>=4r1', 'none'],
    ['5d6>=4rf', 'none'],
    ['5d6>=7rf', 'none'],
    ['5d6>=9r1,6rf', 'none'],
    ['4d10>=8rf+1d4kh1', 'none'],
    ['1d6-3min0', 'none'],
    ['1d10~!c1', 'none'],
  ])('BW-DICE-05 rolls of %s with bonus %s fall as the odds say', (text, bonus) => {
    const value = dice(text);
    const how = { bonus, floor: false };
    const random = createSeededSource(11);
    const throws = deepOr(30_000, 3_000);
    const seen = new Map<number, number>();
    for (let i = 0; i < throws; i++) {
      const { total } = roll(value, how, random);
      seen.set(total, (seen.get(total) ?? 0) + 1);
    }
    let chi = 0;
    let freedom = -1;
    let restExpected = throws;
    let restSeen = throws;
    for (const [total, chance] of enumerate(value, how, 1e-8)) {
      const expected = chance * throws;
      if (expected < 10) continue;
      const count = seen.get(total) ?? 0;
      chi += (count - expected) ** 2 / expected;
      freedom++;
      restExpected -= expected;
      restSeen -= count;
    }
    if (restExpected > 10) chi += (restSeen - restExpected) ** 2 / restExpected;
    expect(Math.abs(chi - freedom)).toBeLessThan(5 * Math.sqrt(2 * freedom) + 5);
  });

  it('BW-DICE-05 a source that shows only top faces is stopped', () => {
    expect(() => roll(dice('1d6'), { bonus: 'd6', floor: true }, (sides) => sides)).toThrow(/top faces/);
  });
});
