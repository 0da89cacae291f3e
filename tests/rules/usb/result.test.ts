import { describe, expect, it } from 'vitest';
import { bandOf, foursOf } from '../../../src/rules/usb/result.ts';
import { type ResultInput, scoreOf } from '../../../src/rules/usb/turn/score.ts';

/** A side by the letters of the worked results: charged, wounds, survivors, enemies, most Standfast, phalanx, units. */
interface Given {
  readonly ch?: number;
  readonly w?: number;
  readonly n: number;
  readonly en: number;
  readonly X: number;
  readonly ph?: number;
  readonly units?: number;
  readonly fled?: number;
  readonly dead?: number;
}

const inputOf = ({ ch, w = 0, n, en, X, ph, units = 1, fled, dead }: Given): ResultInput => ({
  charged: ch === 1,
  wounds: w,
  survivors: n,
  enemies: en,
  units,
  most: X,
  phalanx: ph === 1,
  heroFled: fled === 1,
  heroFell: dead === 1,
});

describe('the result of a melee', () => {
  it.each<readonly [string, Given, Given, number, number, string]>([
    ['RE-01', { ch: 1, w: 3, n: 10, en: 6, X: 1 }, { w: 1, n: 6, en: 10, X: 1 }, 8, 3, 'flees'],
    ['RE-02', { ch: 1, n: 5, en: 5, X: 1 }, { n: 5, en: 5, X: 1 }, 3, 2, 'locked'],
    ['RE-03', { ch: 1, w: 2, n: 4, en: 3, X: 1 }, { w: 1, n: 3, en: 4, X: 1 }, 6, 2, 'flees'],
    ['RE-04', { ch: 1, w: 6, n: 20, en: 14, X: 1 }, { w: 2, n: 14, en: 20, X: 1 }, 12, 6, 'destroyed'],
    ['RE-05', { n: 1, en: 10, X: 21 }, { n: 10, en: 1, X: 1 }, 21, 4, 'destroyed'],
    ['RE-06', { n: 4, en: 4, X: 1, ph: 1 }, { n: 4, en: 4, X: 1 }, 3, 2, 'locked'],
    ['RE-07', { n: 8, en: 8, X: 4, fled: 1 }, { n: 8, en: 8, X: 4 }, 4, 6, 'pushed'],
    ['RE-08', { n: 8, en: 8, X: 1, dead: 1 }, { n: 8, en: 8, X: 1 }, 2, 3, 'locked'],
    ['RE-09', { n: 4, en: 3, X: 1, units: 2 }, { n: 3, en: 4, X: 1 }, 4, 1, 'pushed'],
  ])('%s: both scores and the band', (_, a, b, scoreA, scoreB, band) => {
    expect(scoreOf(inputOf(a)).value).toBe(scoreA);
    expect(scoreOf(inputOf(b)).value).toBe(scoreB);
    expect(bandOf(scoreA - scoreB)).toBe(band);
    expect(bandOf(scoreB - scoreA)).toBe(band);
  });

  it.each([
    ['RE-10', 0, 'locked'],
    ['RE-11', 1, 'locked'],
    ['RE-12', 2, 'pushed'],
    ['RE-13', 3, 'pushed'],
    ['RE-14', 4, 'flees'],
    ['RE-15', 5, 'flees'],
    ['RE-16', 6, 'destroyed'],
    ['RE-17', 7, 'destroyed'],
    ['RE-18', 8, 'destroyed'],
  ])('%s: a difference of %i is %s', (_, difference, band) => {
    expect(bandOf(difference)).toBe(band);
  });

  it('USB-RES-06: a point for each full four who live, three at most', () => {
    expect([0, 3, 4, 7, 8, 11, 12, 20].map(foursOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });

  it('USB-RES-06: equal numbers give nobody the point', () => {
    const even = { n: 3, en: 3, X: 1 };
    expect(scoreOf(inputOf(even)).reasons.map(({ effect }) => effect)).toEqual(['most-standfast']);
    expect(scoreOf(inputOf({ ...even, en: 2 })).value).toBe(2);
  });

  it('USB-RES-01: every point is shown with its rule, and nothing that adds nothing', () => {
    const input = inputOf({ ch: 1, w: 2, n: 9, en: 8, X: 3, ph: 1, units: 3, dead: 1 });
    expect(scoreOf(input)).toEqual({
      value: 11,
      reasons: [
        { rule: 'USB-C-24', effect: 'charged', amount: 1 },
        { rule: 'USB-A-39', effect: 'wounds', amount: 2 },
        { rule: 'USB-RES-06', effect: 'fours', amount: 2 },
        { rule: 'USB-RES-06', effect: 'outnumbers', amount: 1 },
        { rule: 'USB-RES-01', effect: 'more-units', amount: 2 },
        { rule: 'USB-A-41', effect: 'most-standfast', amount: 3 },
        { rule: 'USB-C-28', effect: 'phalanx-result', amount: 1 },
        { rule: 'USB-DUEL-02', effect: 'hero-fell', amount: -1 },
      ],
    });
  });

  it('USB-DUEL-01 USB-DUEL-02: a hero who flees costs two points, one who falls costs one', () => {
    const base = scoreOf(inputOf({ n: 4, en: 4, X: 1 })).value;
    expect(scoreOf(inputOf({ n: 4, en: 4, X: 1, fled: 1 })).value).toBe(base - 2);
    expect(scoreOf(inputOf({ n: 4, en: 4, X: 1, dead: 1 })).value).toBe(base - 1);
  });
});
