import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource, type RandomSource } from '../../../../src/rules/dice/random.ts';
import { type Reroll, rerolls, type UsbTest, usbTestOdds } from '../../../../src/rules/usb/test/test.ts';
import {
  facesFromCounts,
  nextWave,
  rollTest,
  type TestRoll,
  testFromFaces,
} from '../../../../src/rules/usb/test/test-roll.ts';

const plain: UsbTest = {
  dice: 1,
  stat: 4,
  modifier: 0,
  reroll: 'none',
  onlySix: false,
  confirmingOnes: false,
};

function scripted(faces: readonly number[]): RandomSource {
  let next = 0;
  return (sides) => {
    const face = faces[next++];
    if (sides !== 6 || face === undefined) throw new Error(`asked for die ${next} with ${sides} sides`);
    return face;
  };
}

const trail = (roll: TestRoll) =>
  roll.dice.map(
    (die) => `${die.steps.map(({ purpose, face }) => `${purpose} ${face}`).join(', ')}: ${die.success}`,
  );

const scenarios: readonly {
  readonly title: string;
  readonly test: Partial<UsbTest>;
  readonly waves: readonly (readonly number[])[];
  readonly trail: readonly string[];
}[] = [
  { title: 'TE-08 a 1 fails a 2+', test: { stat: 2 }, waves: [[1]], trail: ['first 1: false'] },
  { title: 'TE-09 a 1 fails a 1+', test: { stat: 1 }, waves: [[1]], trail: ['first 1: false'] },
  { title: 'TE-10 a 2 passes a 2+', test: { stat: 2 }, waves: [[2]], trail: ['first 2: true'] },
  { title: 'TE-11 a 3 fails a 4+', test: {}, waves: [[3]], trail: ['first 3: false'] },
  { title: 'TE-12 a 4 passes a 4+', test: {}, waves: [[4]], trail: ['first 4: true'] },
  { title: 'TE-13 a 6 passes a 6+', test: { stat: 6 }, waves: [[6]], trail: ['first 6: true'] },
  { title: 'TE-14 six, then six', test: { stat: 7 }, waves: [[6], [6]], trail: ['first 6, confirm 6: true'] },
  {
    title: 'TE-15 six, then five',
    test: { stat: 7 },
    waves: [[6], [5]],
    trail: ['first 6, confirm 5: false'],
  },
  { title: 'TE-16 a five is dropped', test: { stat: 7 }, waves: [[5]], trail: ['first 5: false'] },
  {
    title: 'TE-17 a 10+ is six, then six',
    test: { stat: 10 },
    waves: [[6], [6]],
    trail: ['first 6, confirm 6: true'],
  },
  {
    title: 'USB-ACT-03 ones are rolled again once',
    test: { dice: 3, reroll: 'ones' },
    waves: [
      [1, 3, 1],
      [4, 1],
    ],
    trail: ['first 1, reroll 4: true', 'first 3: false', 'first 1, reroll 1: false'],
  },
  {
    title: 'USB-A-52 the rerolled one joins the sixes to be confirmed; a confirming 1 stays',
    test: { dice: 3, stat: 7, reroll: 'ones' },
    waves: [[1, 6, 5], [6], [6, 1]],
    trail: ['first 1, reroll 6, confirm 6: true', 'first 6, confirm 1: false', 'first 5: false'],
  },
  {
    title: 'USB-A-52 the house rule rolls a confirming 1 again',
    test: { stat: 7, reroll: 'ones', confirmingOnes: true },
    waves: [[6], [1], [6]],
    trail: ['first 6, confirm 1, confirm-reroll 6: true'],
  },
  {
    title: 'USB-TEST-05 failures are rolled again once',
    test: { dice: 3, reroll: 'fails' },
    waves: [
      [4, 3, 1],
      [3, 6],
    ],
    trail: ['first 4: true', 'first 3, reroll 3: false', 'first 1, reroll 6: true'],
  },
  {
    title: 'USB-A-52 a failed test of 7+ is rolled again whole',
    test: { dice: 3, stat: 7, reroll: 'fails' },
    waves: [
      [6, 6, 2],
      [6, 3],
      [6, 6],
      [6, 5],
    ],
    trail: [
      'first 6, confirm 6: true',
      'first 6, confirm 3, reroll 6, reroll-confirm 6: true',
      'first 2, reroll 6, reroll-confirm 5: false',
    ],
  },
  {
    title: 'USB-MOR-06 panicked dice hit on 6 alone',
    test: { dice: 2, stat: 2, onlySix: true },
    waves: [[5, 6]],
    trail: ['first 5: false', 'first 6: true'],
  },
];

describe('rolling a test', () => {
  it.each(scenarios)('$title', ({ test, waves, trail: expected }) => {
    const whole = { ...plain, ...test };
    const rolled = rollTest(whole, scripted(waves.flat()));
    expect(trail(rolled)).toEqual(expected);
    expect(rolled.waves).toEqual(waves);
    expect(rolled.successes).toBe(expected.filter((die) => die.endsWith('true')).length);
    expect(rolled.typed).toBe(false);
    expect(testFromFaces(whole, waves)).toEqual({ ok: true, value: { ...rolled, typed: true } });
  });

  it('USB-TEST-05 says which dice are typed next', () => {
    const test: UsbTest = { ...plain, dice: 3, stat: 7, reroll: 'fails' };
    expect(nextWave(test, [])).toEqual({ ok: true, value: { purpose: 'first', dice: [0, 1, 2] } });
    expect(nextWave(test, [[6, 2, 6]])).toEqual({ ok: true, value: { purpose: 'confirm', dice: [0, 2] } });
    expect(
      nextWave(test, [
        [6, 2, 6],
        [6, 6],
      ]),
    ).toEqual({ ok: true, value: { purpose: 'reroll', dice: [1] } });
    expect(nextWave(test, [[6, 2, 6], [6, 6], [5]])).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['a 7', [[7]], [{ code: 'face-range', wave: 0 }]],
    ['a half', [[1.5]], [{ code: 'face-range', wave: 0 }]],
    ['nothing at all', [], [{ code: 'too-few-faces', wave: 0, expected: 1 }]],
    ['an empty wave', [[]], [{ code: 'too-few-faces', wave: 0, expected: 1 }]],
    ['a missing confirming roll', [[6]], [{ code: 'too-few-faces', wave: 1, expected: 1 }]],
    [
      'two dice too many and a 0',
      [[6, 0, 1]],
      [
        { code: 'too-many-faces', wave: 0, expected: 1 },
        { code: 'face-range', wave: 0 },
      ],
    ],
    ['a wave after the end', [[5], []], [{ code: 'too-many-faces', wave: 1, expected: 0 }]],
  ])('usb/test/test-roll: refuses %s', (_, waves, issues) => {
    expect(testFromFaces({ ...plain, stat: 7 }, waves)).toEqual({ ok: false, issues });
  });

  it('usb/test/test-roll: turns counts by face into faces', () => {
    expect(facesFromCounts([0, 2, 1, 0, 0, 3])).toEqual([2, 2, 3, 6, 6, 6]);
    expect(facesFromCounts([])).toEqual([]);
  });
});

/** Plays every possible fall of the dice and adds up how likely each number of successes is. */
function everyFall(test: UsbTest): readonly number[] {
  const found = Array.from({ length: test.dice + 1 }, () => 0);
  const visit = (waves: readonly (readonly number[])[], weight: number): void => {
    const next = nextWave(test, waves);
    if (!next.ok) throw new Error(JSON.stringify(next.issues));
    if (!next.value) {
      const whole = testFromFaces(test, waves);
      if (!whole.ok) throw new Error(JSON.stringify(whole.issues));
      found[whole.value.successes] = (found[whole.value.successes] ?? 0) + weight;
      return;
    }
    const count = next.value.dice.length;
    for (let code = 0; code < 6 ** count; code++) {
      const faces = Array.from({ length: count }, (_, place) => 1 + (Math.floor(code / 6 ** place) % 6));
      visit([...waves, faces], weight / 6 ** count);
    }
  };
  visit([], 1);
  return found;
}

describe('rolling against odds', () => {
  const grid = rerolls.flatMap((reroll: Reroll) =>
    [3, 6, 7].map((stat) => ({ ...plain, dice: 2, stat, reroll })),
  );

  it.each(grid)('USB-TEST-05 every fall of two dice, $stat+, reroll $reroll', (test) => {
    const { successes } = usbTestOdds(test);
    for (const [n, weight] of everyFall(test).entries()) {
      expect(Math.abs(weight - chanceOf(successes, n))).toBeLessThan(1e-12);
    }
  });

  it('USB-A-52 every fall of two dice with the house rule', () => {
    const test: UsbTest = { ...plain, dice: 2, stat: 7, reroll: 'ones', confirmingOnes: true };
    const { successes } = usbTestOdds(test);
    for (const [n, weight] of everyFall(test).entries()) {
      expect(Math.abs(weight - chanceOf(successes, n))).toBeLessThan(1e-12);
    }
  });

  it('USB-TEST-01 the rolled mean lies within four standard errors of the odds', () => {
    const random = createSeededSource(20261120);
    for (const test of grid) {
      const chance = usbTestOdds(test).perDie.value;
      const pool = { ...test, dice: 1000 };
      let successes = 0;
      for (let round = 0; round < 10; round++) successes += rollTest(pool, random).successes;
      const error = Math.sqrt(10_000 * chance * (1 - chance));
      expect(Math.abs(successes - 10_000 * chance)).toBeLessThan(4 * error);
    }
  });
});
