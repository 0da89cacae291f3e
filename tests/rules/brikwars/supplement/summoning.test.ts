import { describe, expect, it } from 'vitest';
import {
  necromancyTurns,
  raising,
  summonerSize,
  summoning,
  undeadRoom,
} from '../../../../src/rules/brikwars/supplement/summoning.ts';
import { chanceOf, highest } from '../../../../src/rules/dice/distribution.ts';
import { chanceThat, dice, reached, rules, waysOf } from './rolled.ts';

const mage = (magic: number, more: object = {}) => ({
  skill: dice('1d6'),
  modifier: 0,
  magic,
  learned: true,
  ...more,
});
const codes = (made: { readonly ok: boolean; readonly issues?: readonly { readonly code: string }[] }) =>
  made.issues?.map(({ code }) => code);
const beside = { size: 1, adjacent: true, obstacle: false };

describe('one mage who summons', () => {
  it('EX-SUM-01 EX-SUM-02 EX-SUM-03 BW-MAG-06: half the level, rounded down', () => {
    expect([2, 3, 4].map((magic) => summonerSize(mage(magic)))).toEqual([1, 1, 2]);
    expect(codes(summoning(mage(3), 2, rules))).toEqual(['too-big']);
    const horse = summoning(mage(4), 2, rules);
    expect(horse.ok && horse.value.use).toBe(6);
  });

  it('BWC-95 nobody summons what is larger than 5', () => {
    expect(summonerSize(mage(14))).toBe(5);
  });

  it('BW-MAG-06 as every way of the dice, Size by Size', () => {
    for (const skill of ['1d6', '1d10', '2d6'])
      for (const size of [0, 1, 2, 3])
        for (const modifier of [-1, 0, 1]) {
          const done = summoning(mage(8, { skill: dice(skill), modifier }), size, rules);
          if (!done.ok) throw new Error('not summoned');
          const wanted = chanceThat(waysOf(dice(skill), modifier), reached(3 * size));
          expect(done.value.success.value).toBeCloseTo(wanted, 12);
        }
  });

  it('BW-MAG-06 asks the skill and magic of level 2', () => {
    expect(codes(summoning(mage(1), 1, rules))).toEqual(['magic-too-low']);
    expect(codes(summoning(mage(4, { learned: false }), 1, rules))).toEqual(['no-skill']);
    expect(summonerSize(mage(4, { learned: false }))).toBe(0);
  });
});

describe('one mage who raises the dead', () => {
  it('EX-NEC-01 BW-MAG-08 BWC-165: a minifig is Use 4, and one more than he controls may rise', () => {
    const done = raising(mage(2), 1, beside, rules);
    expect(done.ok && [done.value.use, done.value.room]).toEqual([4, 1]);
    expect(done.ok && done.value.success.value).toBeCloseTo(3 / 6, 12);
  });

  it('BW-MAG-08 says everything against it at once', () => {
    const far = { size: 1, adjacent: false, obstacle: true };
    expect(codes(raising(mage(2), 2, far, rules))).toEqual([
      'too-many-undead',
      'not-adjacent',
      'obstacle-between',
    ]);
    expect(codes(raising(mage(0), 0, beside, rules))).toEqual(['magic-too-low']);
    expect(codes(raising(mage(2, { learned: false }), 0, beside, rules))).toEqual(['no-skill']);
    expect(undeadRoom(mage(2), 5)).toBe(0);
  });

  it('BW-MAG-08 many turns, try by try, stopping at the level', () => {
    for (const magic of [1, 2, 3])
      for (const turns of [0, 1, 4, 6]) {
        const odds = necromancyTurns(mage(magic), 1, turns, rules);
        const counted = new Float64Array(magic + 1);
        for (let way = 0; way < 2 ** turns; way += 1) {
          // Each turn fails or succeeds, at even chances with 1d6 against 4.
          let raised = 0;
          for (let turn = 0; turn < turns; turn += 1)
            if (raised < magic && (way >> turn) % 2 === 1) raised += 1;
          counted[raised] = (counted[raised] ?? 0) + 1 / 2 ** turns;
        }
        expect(odds.each.value).toBeCloseTo(1 / 2, 12);
        expect(highest(odds.undead.value)).toBeLessThanOrEqual(magic);
        counted.forEach((chance, n) => {
          expect(chanceOf(odds.undead.value, n)).toBeCloseTo(chance, 12);
        });
        expect(odds.mean.value).toBeCloseTo(
          counted.reduce((sum, chance, n) => sum + n * chance, 0),
          12,
        );
      }
  });
});
