import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { replay } from '../../../../src/rules/steps.ts';
import { rerolls, type UsbTest, usbTestOdds } from '../../../../src/rules/usb/test/test.ts';
import { nextWave, successesGiven, testFromFaces } from '../../../../src/rules/usb/test/test-roll.ts';
import { type TestEntry, type TestWay, testSteps } from '../../../../src/rules/usb/test/test-steps.ts';

const plain: UsbTest = {
  dice: 2,
  stat: 4,
  modifier: 0,
  reroll: 'none',
  onlySix: false,
  confirmingOnes: false,
};

const faces = [1, 2, 3, 4, 5, 6];

/** All ways in which so many dice may fall. */
function falls(dice: number): readonly (readonly number[])[] {
  return dice === 0 ? [[]] : falls(dice - 1).flatMap((rest) => faces.map((face) => [...rest, face]));
}

/** The slow twin: every way in which the rest of a pool may fall, thrown to its end. */
function counted(test: UsbTest, waves: readonly (readonly number[])[], chance = 1): Map<number, number> {
  const next = nextWave(test, waves);
  if (!next.ok) throw new Error('a wave that does not fit');
  const found = new Map<number, number>();
  const add = (successes: number, more: number) => found.set(successes, (found.get(successes) ?? 0) + more);
  if (!next.value) {
    const roll = testFromFaces(test, waves);
    if (!roll.ok) throw new Error('a pool that is not finished');
    add(roll.value.successes, chance);
    return found;
  }
  const all = falls(next.value.dice.length);
  for (const wave of all)
    for (const [successes, more] of counted(test, [...waves, wave], chance / all.length))
      add(successes, more);
  return found;
}

const way: TestWay = { blessed: false, sums: false };

function played(test: UsbTest, moves: readonly (readonly number[] | string)[], how = way) {
  const made = replay(
    (log: TestEntry[]) => testSteps(test, how, log),
    moves.map((move) => (typeof move === 'string' ? { option: move } : { faces: move })),
  );
  if (!made.ok) throw new Error(JSON.stringify(made.issues));
  return made.value;
}

describe('usb/test/test-steps: odds given what lies on the table', () => {
  it.each(rerolls.flatMap((reroll) => [4, 6, 7].map((stat) => [reroll, stat] as const)))(
    'USB-TEST-05 rerolls %s at %s+: before the first die they are those of the pool',
    (reroll, stat) => {
      const test = { ...plain, dice: 9, stat, reroll };
      const given = successesGiven(test, []);
      const { successes } = usbTestOdds(test);
      for (let number = 0; number <= 9; number++)
        expect(given.ok && chanceOf(given.value.odds, number)).toBeCloseTo(chanceOf(successes, number), 12);
    },
  );

  it.each([
    ['none', 7, [[6, 2]]],
    ['ones', 4, [[1, 4]]],
    ['ones', 7, [[1, 6]]],
    ['ones', 7, [[1, 6], [6]]],
    ['fails', 5, [[2, 5]]],
    ['fails', 7, [[6, 3]]],
    ['fails', 7, [[6, 3], [4]]],
  ] as const)(
    'USB-TEST-03 USB-A-52 rerolls %s at %s+ after %j: as all ways to go on',
    (reroll, stat, waves) => {
      const test = { ...plain, stat, reroll };
      const given = successesGiven(test, waves);
      const twin = counted(test, waves);
      for (let number = 0; number <= test.dice; number++)
        expect(given.ok && chanceOf(given.value.odds, number)).toBeCloseTo(twin.get(number) ?? 0, 12);
    },
  );

  it('usb/test/test-steps: what does not fit is an issue', () => {
    expect(successesGiven(plain, [[6]])).toMatchObject({ ok: false });
  });
});

describe('usb/test/test-steps: a pool played wave by wave', () => {
  it('USB-TEST-03 a six is confirmed: what each wave has brought, and what is left of it', () => {
    const test = { ...plain, dice: 3, stat: 7 };
    const { log, next } = played(test, [[6, 6, 2]]);
    expect(log).toMatchObject([{ purpose: 'first', dice: 3, successes: 0, open: 2 }]);
    expect(next).toMatchObject({ purpose: 'confirm', dice: 2 });
    const { outcome, log: whole } = played(test, [
      [6, 6, 2],
      [6, 1],
    ]);
    expect(whole[1]).toMatchObject({ purpose: 'confirm', successes: 1, open: 0 });
    expect(outcome).toMatchObject({ kept: false, roll: { successes: 1 } });
  });

  it('SP-58 USB-SPEC-08 twenty attacks with two hits: the blessed may roll the other 18 again, or leave it', () => {
    const test = { ...plain, dice: 20, stat: 6, reroll: 'fails' } as const;
    const first = [6, 6, ...Array.from({ length: 18 }, () => 2)];
    const blessed = { ...way, blessed: true };
    expect(played(test, [first], blessed).next).toMatchObject({
      purpose: 'bless',
      dice: 18,
      options: ['again', 'keep'],
    });
    expect(played(test, [first, 'again'], blessed).next).toMatchObject({ purpose: 'reroll', dice: 18 });
    expect(played(test, [first, 'keep'], blessed).outcome).toMatchObject({
      kept: true,
      roll: { successes: 2 },
    });
    // A shield is no choice.
    expect(played(test, [first]).next).toMatchObject({ purpose: 'reroll', dice: 18 });
  });

  it('USB-TEST-05 where nothing failed nobody is asked', () => {
    const test = { ...plain, reroll: 'fails' } as const;
    expect(played(test, [[4, 5]], { ...way, blessed: true }).outcome).toMatchObject({
      kept: false,
      roll: { successes: 2 },
    });
  });

  it('USB-DICE-01 faces that are added up count nothing', () => {
    const test = { ...plain, stat: 2 };
    const { outcome, log } = played(test, [[1, 6]], { ...way, sums: true });
    expect(log[0]?.roll).toMatchObject({ total: 7 });
    expect(outcome?.roll.waves).toEqual([[1, 6]]);
  });
});
