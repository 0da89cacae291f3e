import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceAtLeast, chanceOf, mean } from '../../../../src/rules/dice/distribution.ts';
import {
  checkUsbTest,
  effectiveTarget,
  rerolls,
  type UsbTest,
  usbTestOdds,
} from '../../../../src/rules/usb/test/test.ts';

const plain: UsbTest = {
  dice: 1,
  stat: 4,
  modifier: 0,
  reroll: 'none',
  onlySix: false,
  confirmingOnes: false,
};
const with_ = (changes: Partial<UsbTest>): UsbTest => ({ ...plain, ...changes });
const chance = (changes: Partial<UsbTest>) => usbTestOdds(with_(changes)).perDie.value;

describe('effective target', () => {
  it.each([
    ['TE-18 aimed shot', 4, 1, 3],
    ['TE-19 no easier than 2', 3, 2, 2],
    ['TE-20 aimed at cover', 4, 0, 4],
    ['TE-21 a save of 5+ against -2', 5, -2, 7],
    ['TE-22 a save of 4+ against -2', 4, -2, 6],
    ['TE-23 a save of 3+ against -2', 3, -2, 5],
    ['TE-24 a save of 3+ against -3', 3, -3, 6],
    ['TE-25 a save of 4+ against -3', 4, -3, 7],
    ['TE-28 5+ with fatigue -3', 5, -3, 8],
    ['USB-C-07 a minus makes 4+ harder', 4, -1, 5],
    ['USB-A-51 below 2 is 2', 2, 5, 2],
  ])('%s', (_, stat, modifier, target) => {
    expect(effectiveTarget(with_({ stat, modifier })).value).toBe(target);
  });

  it.each([
    ['USB-TEST-01 plain', {}, ['USB-TEST-01 stat 4']],
    ['USB-TEST-04 modifier', { modifier: -1 }, ['USB-TEST-01 stat 4', 'USB-TEST-04 modifier -1']],
    [
      'USB-TEST-02 a rolled 1 fails',
      { stat: 2, modifier: 1 },
      [
        'USB-TEST-01 stat 2',
        'USB-TEST-04 modifier 1',
        'USB-TEST-02 one-always-fails',
        'USB-A-51 no-easier-than-two',
      ],
    ],
    ['USB-TEST-03 seven', { stat: 7 }, ['USB-TEST-01 stat 7', 'USB-TEST-03 six-then-six 7']],
    [
      'USB-A-51 eight is no harder than seven',
      { stat: 8 },
      ['USB-TEST-01 stat 8', 'USB-TEST-03 six-then-six 8', 'USB-A-51 no-harder-than-seven'],
    ],
    ['USB-MOR-06 panicked', { onlySix: true }, ['USB-TEST-01 stat 4', 'USB-MOR-06 only-six']],
    [
      'USB-MOR-06 panicked, and penalties make it 7',
      { onlySix: true, modifier: -3 },
      ['USB-TEST-01 stat 4', 'USB-TEST-04 modifier -3', 'USB-TEST-03 six-then-six 7'],
    ],
  ])('%s', (_, changes, reasons) => {
    expect(
      effectiveTarget(with_(changes)).reasons.map(({ rule, effect, amount }) =>
        [rule, effect, amount].filter((part) => part !== undefined).join(' '),
      ),
    ).toEqual(reasons);
  });

  it.each([
    ['USB-ACT-03 rerolled ones', { reroll: 'ones' }, ['reroll-ones']],
    ['USB-A-52 rerolled ones at 7+', { reroll: 'ones', stat: 7 }, ['reroll-ones', 'reroll-first-roll-only']],
    ['USB-A-52 the house rule', { reroll: 'ones', stat: 7, confirmingOnes: true }, ['reroll-ones']],
    ['USB-TEST-05 rerolled failures', { reroll: 'fails' }, ['reroll-fails']],
    ['USB-A-52 rerolled failures at 7+', { reroll: 'fails', stat: 7 }, ['reroll-fails', 'reroll-whole-test']],
    ['USB-TEST-05 a pool', { dice: 10 }, ['pool']],
  ] as const)('%s', (_, changes, effects) => {
    const test = with_(changes);
    const added = usbTestOdds(test).perDie.reasons.slice(effectiveTarget(test).reasons.length);
    expect(added.map((reason) => reason.effect)).toEqual(effects);
  });
});

describe('chance per die', () => {
  it.each([
    ['TE-01', 2, 5 / 6, 35 / 36],
    ['TE-02', 3, 2 / 3, 7 / 9],
    ['TE-03', 4, 1 / 2, 7 / 12],
    ['TE-04', 5, 1 / 3, 7 / 18],
    ['TE-05', 6, 1 / 6, 7 / 36],
    ['TE-06', 7, 1 / 36, 7 / 216],
    ['TE-07', 9, 1 / 36, 7 / 216],
  ])('%s target %i', (_, stat, once, ones) => {
    expect(chance({ stat })).toBeCloseTo(once, 14);
    expect(chance({ stat, reroll: 'ones' })).toBeCloseTo(ones, 14);
  });

  it('USB-X-08 the printed 16.66 and 2.77 are sixths and thirty-sixths', () => {
    expect(1 - chance({ stat: 1 })).toBeCloseTo(1 / 6, 14);
    expect(chance({ stat: 20 })).toBeCloseTo(1 / 36, 14);
  });

  /** Four faces are enough for one die in any case; each reading is written out as a player would do it. */
  function slowSuccess(test: UsbTest, faces: readonly number[]): boolean {
    let next = 0;
    const die = () => faces[next++] ?? 0;
    let need = test.stat - test.modifier;
    if (test.onlySix) need = Math.max(6, need);
    const once = (mayRerollOnes: boolean): boolean => {
      let face = die();
      if (face === 1 && mayRerollOnes) face = die();
      if (need <= 6) return face > 1 && face >= need;
      if (face < 6) return false;
      let second = die();
      if (second === 1 && mayRerollOnes && test.confirmingOnes) second = die();
      return second === 6;
    };
    if (test.reroll === 'fails') return once(false) || once(false);
    return once(test.reroll === 'ones');
  }

  it('USB-TEST-03 agrees with every face of every die over the whole grid', () => {
    const grid: UsbTest[] = [];
    for (let stat = 1; stat <= 9; stat++)
      for (let modifier = -4; modifier <= 4; modifier++)
        for (const reroll of rerolls)
          for (const onlySix of [false, true])
            for (const confirmingOnes of [false, true])
              grid.push({ dice: 1, stat, modifier, reroll, onlySix, confirmingOnes });
    const falls = Array.from({ length: 6 ** 4 }, (_, code) =>
      [0, 1, 2, 3].map((place) => 1 + (Math.floor(code / 6 ** place) % 6)),
    );
    const wrong = grid.filter((test) => {
      let successes = 0;
      for (const faces of falls) if (slowSuccess(test, faces)) successes++;
      return !(Math.abs(usbTestOdds(test).perDie.value - successes / 6 ** 4) < 1e-14);
    });
    expect(wrong).toEqual([]);
  });
});

describe('successes of a pool', () => {
  it('USB-TEST-05 the mean is dice times chance, and all chances make 1', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(...rerolls),
        (dice, stat, reroll) => {
          const { perDie, successes } = usbTestOdds(with_({ dice, stat, reroll }));
          expect(mean(successes)).toBeCloseTo(dice * perDie.value, 9);
          const all = Array.from({ length: dice + 1 }, (_, n) => chanceOf(successes, n));
          expect(all.reduce((total, one) => total + one, 0)).toBeCloseTo(1, 12);
        },
      ),
    );
  });

  it('USB-TEST-04 a bonus never hurts the roller, and a reroll never does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: -4, max: 3 }),
        fc.constantFrom(...rerolls),
        (dice, stat, modifier, reroll) => {
          const base = usbTestOdds(with_({ dice, stat, modifier, reroll })).successes;
          const better = usbTestOdds(with_({ dice, stat, modifier: modifier + 1, reroll })).successes;
          const rerolled = usbTestOdds(with_({ dice, stat, modifier, reroll: 'fails' })).successes;
          for (let n = 0; n <= dice; n++) {
            expect(chanceAtLeast(better, n)).toBeGreaterThanOrEqual(chanceAtLeast(base, n) - 1e-12);
            expect(chanceAtLeast(rerolled, n)).toBeGreaterThanOrEqual(chanceAtLeast(base, n) - 1e-12);
          }
        },
      ),
    );
  });
});

describe('pool as entered', () => {
  it('usb/test: passes a whole pool on, without the house rule', () => {
    expect(checkUsbTest({ dice: 8, stat: 4, modifier: -1, reroll: 'ones', onlySix: true })).toEqual({
      ok: true,
      value: { dice: 8, stat: 4, modifier: -1, reroll: 'ones', onlySix: true, confirmingOnes: false },
    });
  });

  it.each([
    ['no dice', { dice: 0 }, [{ code: 'dice-range', lowest: 1, highest: 1000 }]],
    ['999999 dice', { dice: 999_999 }, [{ code: 'dice-range', lowest: 1, highest: 1000 }]],
    ['half a die', { dice: 1.5 }, [{ code: 'dice-range', lowest: 1, highest: 1000 }]],
    ['no stat', { stat: 0 }, [{ code: 'stat-range', lowest: 1, highest: 20 }]],
    ['a huge modifier', { modifier: -21 }, [{ code: 'modifier-range', lowest: -20, highest: 20 }]],
    ['an unknown reroll', { reroll: 'sixes' }, [{ code: 'unknown-reroll' }]],
    [
      'everything at once',
      { dice: Number.NaN, stat: 21, modifier: 0.5, reroll: '' },
      [
        { code: 'dice-range', lowest: 1, highest: 1000 },
        { code: 'stat-range', lowest: 1, highest: 20 },
        { code: 'modifier-range', lowest: -20, highest: 20 },
        { code: 'unknown-reroll' },
      ],
    ],
  ])('usb/test: refuses %s', (_, changes, issues) => {
    expect(
      checkUsbTest({ dice: 1, stat: 4, modifier: 0, reroll: 'none', onlySix: false, ...changes }),
    ).toEqual({
      ok: false,
      issues,
    });
  });
});
