import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type BonusDice, bonusDice, type DiceExpression } from '../../../src/rules/dice/expression.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { nextDie, type RolledDie, roll, rollFromFaces } from '../../../src/rules/dice/roll.ts';
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

describe('typed faces', () => {
  test.each<[faces: readonly number[], expected: ReturnType<typeof nextDie>]>([
    [[], { sides: 6 }],
    [[6], { sides: 10 }],
    [[6, 10], { sides: 6, bonusOf: 0 }],
    [[6, 10, 6], { sides: 6, bonusOf: 1 }],
    [[6, 10, 6, 1], { sides: 6, bonusOf: 2 }],
    [[6, 10, 6, 1, 1], undefined],
    [[1, 1], undefined],
  ])('BW-DICE-05 1d6+1d10 after %j asks for', (faces, expected) => {
    expect(nextDie(dice('1d6+1d10'), { bonus: 'd6', floor: true }, faces)).toEqual(expected);
  });

  it('BWC-62 asks for both d6 of a replaced d10', () => {
    const rules = { bonus: 'same', floor: true } as const;
    expect(nextDie(dice('1d10~'), rules, [6])).toEqual({ sides: 6 });
    expect(nextDie(dice('1d10~'), rules, [6, 6])).toEqual({ sides: 6, bonusOf: 0 });
    expect(nextDie(dice('1d10~'), rules, [6, 6, 1])).toEqual({ sides: 6, bonusOf: 0 });
    expect(nextDie(dice('1d10~'), rules, [6, 6, 1, 1])).toBeUndefined();
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
  const someGroup = fc
    .record({
      count: fc.integer({ min: 1, max: 8 }),
      sides: fc.integer({ min: 2, max: 20 }),
      twoD6: fc.boolean(),
    })
    .map(({ count, sides, twoD6 }) =>
      twoD6 ? { count, sides: 10, twoD6: true as const } : { count, sides },
    );
  const expression: fc.Arbitrary<DiceExpression> = fc.record({
    groups: fc.array(someGroup, { maxLength: 4 }),
    constant: fc.integer({ min: -30, max: 30 }),
  });
  const rules = fc.record({
    bonus: fc.constantFrom(...bonusDice),
    penaltyPerDie: fc.integer({ min: 0, max: 5 }),
    floor: fc.boolean(),
  });

  it('BW-DICE-01 the faces of a roll, typed again, make the same roll', () => {
    fc.assert(
      fc.property(expression, rules, fc.integer(), (value, how, seed) => {
        const rolled = roll(value, how, createSeededSource(seed));
        const faces = rolled.dice.map((die) => die.face);
        expect(rollFromFaces(value, how, faces)).toEqual({ ok: true, value: { ...rolled, typed: true } });
        expect(nextDie(value, how, faces)).toBeUndefined();
        const asked = faces.map((_, i) => nextDie(value, how, faces.slice(0, i)));
        expect(asked).toEqual(
          rolled.dice.map(({ sides, bonusOf }) => (bonusOf === undefined ? { sides } : { sides, bonusOf })),
        );
      }),
      { seed: 7 },
    );
  });

  it('BW-DICE-05 every top face has exactly one bonus die, and the sum is what the trail shows', () => {
    fc.assert(
      fc.property(expression, rules, fc.integer(), (value, how, seed) => {
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
        expect(rolled.total).toBe(how.floor ? Math.max(0, rolled.sum) : rolled.sum);
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
  ])('BW-DICE-05 rolls of %s with bonus %s fall as the odds say', (text, bonus) => {
    const value = dice(text);
    const how = { bonus, floor: true };
    const random = createSeededSource(11);
    const throws = 30_000;
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
