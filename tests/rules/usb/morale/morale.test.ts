import { describe, expect, it } from 'vitest';
import {
  type MoraleLevel,
  type MoraleState,
  moraleAfter,
  moraleDue,
  moraleLevel,
  moraleLevels,
  moraleStates,
  moraleTest,
  moraleTests,
} from '../../../../src/rules/usb/morale/morale.ts';
import { usbTestOdds } from '../../../../src/rules/usb/test/test.ts';
import { unwrap } from '../../../support/cases/case-adapters.ts';

describe('morale', () => {
  it.each<[id: string, start: number, lost: number, level: number]>([
    ['MO-01', 20, 4, 0],
    ['MO-02', 20, 5, 25],
    ['MO-03', 20, 9, 25],
    ['MO-04', 20, 10, 50],
    ['MO-05', 20, 14, 50],
    ['MO-06', 20, 15, 75],
    ['MO-07', 10, 2, 0],
    ['MO-08', 10, 3, 25],
    ['MO-09', 7, 1, 0],
    ['MO-10', 7, 2, 25],
    ['MO-11', 7, 4, 50],
    ['MO-12', 7, 6, 75],
    ['MO-13', 21, 5, 0],
    ['MO-14', 21, 6, 25],
    ['MO-15', 21, 11, 50],
    ['MO-16', 21, 16, 75],
    ['MO-17', 1, 0, 0],
  ])('%s: of %d Standfast %d lost reach %d per cent', (_, start, lost, level) => {
    expect(moraleLevel(start, lost) ?? 0).toBe(level);
  });

  it.each<[id: string, level: MoraleLevel, die: number, target: number, state: MoraleState]>([
    ['MO-18', 25, 4, 4, 'steady'],
    ['MO-19', 25, 3, 4, 'shaken'],
    ['MO-20', 50, 5, 5, 'steady'],
    ['MO-21', 50, 4, 5, 'panicked'],
    ['MO-22', 75, 6, 5, 'panicked'],
    ['MO-23', 75, 4, 5, 'destroyed'],
    ['MO-24', 25, 1, 2, 'shaken'],
  ])('%s: the test at %d per cent with a %d on %d+ leaves the unit %s', (_, level, die, target, state) => {
    expect(moraleAfter(level, die >= target)).toBe(state);
  });

  it('USB-MOR-02: each test names its rule, and failing is worse than passing', () => {
    expect(moraleLevels.map((level) => moraleTests[level].rule)).toEqual([
      'USB-MOR-02',
      'USB-MOR-03',
      'USB-MOR-04',
    ]);
    for (const level of moraleLevels) {
      const { passed, failed } = moraleTests[level];
      expect(moraleStates.indexOf(failed)).toBeGreaterThan(moraleStates.indexOf(passed));
    }
  });

  it('USB-MOR-07: brave helps, a pit of corpses hurts, together nothing', () => {
    const chance = (modifiers: Parameters<typeof moraleTest>[1]) =>
      usbTestOdds(unwrap(moraleTest(4, modifiers))).perDie.value;
    expect(chance({})).toBeCloseTo(3 / 6, 12);
    expect(chance({ brave: true })).toBeCloseTo(4 / 6, 12);
    expect(chance({ pitOfCorpses: true })).toBeCloseTo(2 / 6, 12);
    expect(chance({ brave: true, pitOfCorpses: true })).toBeCloseTo(3 / 6, 12);
    expect(moraleTest(0)).toEqual({ ok: false, issues: [{ code: 'stat-range', lowest: 1, highest: 20 }] });
  });

  it('USB-MOR-08: one event, one test, at the highest level newly reached', () => {
    expect(moraleDue(20, 0, 12)).toBe(50);
    expect(moraleDue(20, 5, 9)).toBeUndefined();
    expect(moraleDue(20, 5, 15)).toBe(75);
    expect(moraleDue(20, 0, 4)).toBeUndefined();
    expect(moraleDue(20, 10, 8)).toBeUndefined();
  });

  it('USB-A-24: a test never makes the state better', () => {
    expect(moraleAfter(25, true, 'panicked')).toBe('panicked');
    expect(moraleAfter(25, false, 'panicked')).toBe('panicked');
    expect(moraleAfter(50, false, 'shaken')).toBe('panicked');
    expect(moraleAfter(75, true, 'shaken')).toBe('panicked');
  });
});
