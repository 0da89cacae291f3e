import { describe, expect, test } from 'vitest';
import { chanceOf, mean } from '../../../src/rules/dice/distribution.ts';
import { type UsbRules, usbOwnRules } from '../../../src/rules/usb/house-rules.ts';
import {
  automaticPool,
  costsOf,
  diceOf,
  hitsByCost,
  type Pool,
  passChance,
  pointsLost,
  poolOf,
  removedFrom,
  unsavedOf,
} from '../../../src/rules/usb/pools.ts';
import { effectiveTarget, type Reroll, rerolls, type UsbTest } from '../../../src/rules/usb/test/test.ts';
import type { WoundDie } from '../../../src/rules/usb/units/equipment.ts';
import { fresh } from '../../../src/rules/usb/units/fighter.ts';
import { crewsOf } from '../../../src/rules/usb/units/profile.ts';
import { pointsTaken } from '../../../src/rules/usb/wounds.ts';
import { soldiers } from '../../support/samples/usb-units.ts';

function testOf(stat: number, modifier: number, reroll: Reroll = 'none', onlySix = false): UsbTest {
  return { dice: 1, stat, modifier, reroll, onlySix, confirmingOnes: false };
}

const poolWith = (dice: number, hit: UsbTest, save: UsbTest, wound: WoundDie): Pool => ({
  of: 'soldiers',
  weapon: 'small-arms',
  models: dice,
  dice,
  hit,
  hitModifiers: [],
  save,
  saveModifiers: [],
  wound,
});

/** Every face of one test, a six to confirm and a reroll included, counted one by one. */
function passByFaces(test: UsbTest): number {
  const target = effectiveTarget(test).value;
  const faces = [1, 2, 3, 4, 5, 6];
  const plain = (face: number) => (target > 6 ? (face === 6 ? 1 / 6 : 0) : face >= target ? 1 : 0);
  const whole = faces.reduce((sum, face) => sum + plain(face) / 6, 0);
  return faces.reduce((sum, face) => {
    if (test.reroll === 'ones' && face === 1) return sum + whole / 6;
    const passed = plain(face);
    return sum + (passed + (test.reroll === 'fails' ? (1 - passed) * whole : 0)) / 6;
  }, 0);
}

/** Every outcome of every die of small pools, one after the other. */
function lostByEnumeration(
  pools: readonly Pool[],
  points: readonly number[],
  rules: Pick<UsbRules, 'd3Overflow'>,
): number[] {
  const all = points.reduce((sum, of) => sum + of, 0);
  const lost = Array.from({ length: all + 1 }, () => 0);
  const dice = pools.flatMap((pool) => Array.from({ length: pool.dice }, () => pool));
  const walk = (die: number, hits: readonly [number, number, number], chance: number): void => {
    const pool = dice[die];
    if (!pool) {
      const taken = pointsTaken(points, hits, rules);
      lost[taken] = (lost[taken] ?? 0) + chance;
      return;
    }
    const unsaved = (pool.hit ? passByFaces(pool.hit) : 1) * (1 - passByFaces(pool.save));
    walk(die + 1, hits, chance * (1 - unsaved));
    const faces = pool.wound === 1 ? 1 : pool.wound === 'd2' ? 2 : 3;
    for (let cost = 0; cost < faces; cost++) {
      const more = hits.map((of, at) => of + (at === cost ? 1 : 0)) as [number, number, number];
      walk(die + 1, more, (chance * unsaved) / faces);
    }
  };
  walk(0, [0, 0, 0], 1);
  return lost;
}

describe('USB-WOUND-03 points lost against every outcome of every die', () => {
  const mixes: readonly (readonly Pool[])[] = [
    [poolWith(4, testOf(4, 0), testOf(5, -1), 1)],
    [poolWith(4, testOf(5, -2), testOf(3, 1), 'd2')],
    [poolWith(4, testOf(3, 1), testOf(4, -3), 'd3')],
    [
      poolWith(2, testOf(4, 0, 'ones'), testOf(4, 0, 'fails'), 1),
      poolWith(2, testOf(4, 0), testOf(4, -3), 'd3'),
    ],
    [
      poolWith(1, testOf(4, 0, 'none', true), testOf(5, -2), 'd2'),
      poolWith(2, testOf(3, 0), testOf(4, -3), 'd3'),
    ],
  ];
  const targets = [[1, 1, 1, 1], [2, 2, 2], [1, 2, 2, 3], [9]];
  for (const d3Overflow of ['spill', 'perModel'] as const)
    test.each(mixes.map((pools, at) => ({ pools, at })))(
      `USB-WOUND-03 mix $at, ${d3Overflow}`,
      ({ pools }) => {
        for (const points of targets) {
          const fast = pointsLost(pools, points, { d3Overflow });
          lostByEnumeration(pools, points, { d3Overflow }).forEach((chance, lost) => {
            expect(chanceOf(fast, lost)).toBeCloseTo(chance, 12);
          });
          expect(fast.weights.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
          expect(removedFrom(fast, points).weights.reduce((sum, of) => sum + of, 0)).toBeCloseTo(1, 12);
        }
      },
    );

  test('USB-TEST-05 the chance of one die against its faces, every reroll', () => {
    for (let stat = 2; stat <= 8; stat++)
      for (const reroll of rerolls)
        for (const onlySix of [false, true]) {
          const one = testOf(stat, 0, reroll, onlySix);
          expect(passChance(one)).toBeCloseTo(passByFaces(one), 14);
        }
  });

  test.each([
    ['EX-01', testOf(2, 5), 5 / 6],
    ['EX-02', testOf(9, 0), 1 / 36],
  ] as const)('%s the least chances of failure and success', (_, one, chance) => {
    expect(passChance(one)).toBeCloseTo(chance, 14);
  });

  test('USB-WOUND-03 hits by cost add up to the costs of the pool', () => {
    const pool = poolWith(5, testOf(3, 0), testOf(5, -2), 'd3');
    const cost = costsOf(pool);
    const total = Array.from({ length: 16 }, () => 0);
    for (const { hits, chance } of hitsByCost([pool])) {
      const points = hits[0] + 2 * hits[1] + 3 * hits[2];
      total[points] = (total[points] ?? 0) + chance;
    }
    total.forEach((chance, points) => {
      expect(chanceOf(cost, points)).toBeCloseTo(chance, 13);
    });
    expect(mean(cost)).toBeCloseTo(2 * mean(unsavedOf(pool)), 12);
  });
});

const riders = soldiers({ type: 'riders', models: 4, melee: 'cavalry', ranged: 'automatic' });

describe('USB-SHOOT-03 dice by Initiative and weapon', () => {
  const rows = [
    ['DI-09', 5, 1, 'small-arms', 5],
    ['DI-10', 5, 1, 'automatic', 10],
    ['DI-11', 2, 1, 'special', 6],
    ['DI-12', 4, 2, 'automatic', 16],
    ['DI-13', 1, 6, 'automatic', 12],
    ['DI-14', 1, 7, 'huge-arms', 7],
    ['DI-15', 1, 3, 'light-arms', 3],
  ] as const;
  test.each(rows)('%s %i models of Initiative %i with %s', (_, models, initiative, weapon, dice) => {
    expect(diceOf({ models, initiative }, weapon)).toBe(dice);
  });
});

describe('USB-MELEE-05 what a weapon does to its pool', () => {
  const attack = {
    attacker: fresh(riders),
    target: fresh(riders),
    moment: { mode: 'melee', charging: true },
    rules: usbOwnRules,
  } as const;
  test('USB-MELEE-05 a cavalry weapon that charges', () => {
    const [crew] = crewsOf(riders, 4, usbOwnRules);
    if (!crew) throw new Error('no crew');
    const pool = poolOf(attack, crew, 'cavalry', { reroll: 'ones', saveReroll: 'fails' });
    expect(pool).toMatchObject({ dice: 8, hit: { modifier: 1, reroll: 'ones' }, wound: 1 });
    expect(pool.save).toMatchObject({ stat: 4, modifier: -1, reroll: 'fails' });
  });

  test('USB-WOUND-04 automatic hits are saved without a weapon', () => {
    const pool = automaticPool(attack, 6);
    expect(pool).toMatchObject({ of: 'automatic', dice: 6, save: { modifier: 0 } });
    expect(mean(unsavedOf(pool))).toBeCloseTo(3, 12);
  });
});
