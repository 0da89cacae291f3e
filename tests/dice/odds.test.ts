import { computed, effect } from '@preact/signals';
import { describe, expect, it, test, vi } from 'vitest';
import { type KnownOdds, oddsOf, rememberOdds, thresholdOf } from '../../src/dice/odds.ts';
import { parseDice } from '../../src/rules/dice/notation.ts';
import { totalDistribution, totalInSteps } from '../../src/rules/dice/odds.ts';

const english = { bonus: 'd6', floor: true } as const;
const plain = { bonus: 'none', floor: true } as const;

function expression(text: string) {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

function known(text: string, rules: Parameters<typeof oddsOf>[1] = english): KnownOdds {
  const odds = oddsOf(expression(text), rules);
  if (odds.state !== 'known') throw new Error(text);
  return odds;
}

describe('dice/odds', () => {
  test.each<[text: string, rules: Parameters<typeof oddsOf>[1], expected: Partial<KnownOdds>]>([
    ['2d6', plain, { lowest: 2, highest: 12, reach: 12, likely: [7, 7], lowestTotal: 2, bonus: 0 }],
    ['1d6', plain, { likely: [1, 6] }],
    ['1d6', english, { lowest: 1, highest: undefined, likely: [1, 5] }],
    ['1d6-100', plain, { lowest: 0, highest: 0, reach: 0, likely: [0, 0], lowestTotal: 0 }],
    ['7', english, { lowest: 7, highest: 7, ones: 0, mean: 7 }],
  ])('dice/odds %s under %o', (text, rules, expected) => {
    expect(known(text, rules)).toMatchObject(expected);
  });

  it('BW-DICE-05 with bonus dice the scale ends where chances are no longer thinkable', () => {
    const odds = known('1d6');
    expect(odds.mean).toBeCloseTo(4.2, 12);
    expect(odds.reach).toBeGreaterThan(60);
    expect(odds.reach).toBeLessThan(100);
  });

  it('dice/odds says what is too large', () => {
    expect(oddsOf(expression('1000d10000'), plain)).toEqual({
      state: 'too-large',
      limit: 100_000,
      totals: 9_999_001,
    });
  });

  test.each<[text: string, wanted: number | undefined, n: number, chance: number, task: number | undefined]>([
    ['1d6', undefined, 4, 1 / 2, undefined],
    ['1d6', 1, 1, 1, 5 / 6],
    ['1d6+3', 4, 4, 1, 5 / 6],
    ['1d6+3', 5, 5, 5 / 6, undefined],
    ['1d6', -5, 1, 1, 5 / 6],
    ['1d6-1', 0, 0, 1, 5 / 6],
  ])('BW-DICE-04 %s, at least %s', (text, wanted, n, chance, task) => {
    const threshold = thresholdOf(known(text), wanted === undefined ? {} : { atLeast: wanted }, english);
    expect(threshold.n).toBe(n);
    expect(threshold.chance).toBeCloseTo(chance, 12);
    if (task === undefined) expect(threshold.task).toBeUndefined();
    else expect(threshold.task).toBeCloseTo(task, 12);
  });

  it('BW-DICE-04 ones fail only where the dice rules of BrikWars are on', () => {
    expect(thresholdOf(known('1d6'), { atLeast: 1 }, { bonus: 'd6', floor: false }).task).toBeUndefined();
  });

  it('BWC-50 a Sprint is no task: ones do not fail', () => {
    expect(thresholdOf(known('1d6'), { atLeast: 1, preset: 'sprint' }, english).task).toBeUndefined();
  });

  it('dice/odds a wish beyond the dice stops at what they can show', () => {
    const beyond = thresholdOf(known('2d6', plain), { atLeast: 99 }, plain);
    expect(beyond.n).toBe(12);
    expect(beyond.asked).toBe(0);
    expect(thresholdOf(known('1d6'), { atLeast: 1 }, english).asked).toBeCloseTo(5 / 6, 12);
  });

  it.each<[text: string, turns: number, rules?: Parameters<typeof oddsOf>[1]]>([
    ['200d20kh100', 10],
    ['50d100+50d99+50d98+50d97', 10],
    ['300d30+300d29', 10],
    ['50d100kh25+50d99kh25', 15, plain],
    ['17d6+23d10+937', 0],
  ])('dice/odds of %s let the page have its turn at least %i times', (text, turns, rules = english) => {
    const steps = totalInSteps(expression(text), rules);
    let count = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) count += 1;
    expect(count).toBeGreaterThanOrEqual(turns);
    expect(step.value).toEqual(totalDistribution(expression(text), rules));
  });

  it('dice/odds what takes longer is coming, and is announced; what is small is there at once', async () => {
    const remembered = rememberOdds();
    const heavy = expression('200d20kh100');
    const shown = computed(() => remembered(heavy, english).state);
    const seen: string[] = [];
    const stop = effect(() => {
      seen.push(shown.value);
    });
    await vi.waitFor(() => expect(seen).toEqual(['coming', 'known']));
    stop();
    expect(remembered(heavy, english)).toEqual(oddsOf(heavy, english));
    expect(remembered(expression('100d6'), plain).state).toBe('known');
  });

  it('dice/odds remembers the last odds and forgets older ones', () => {
    const remembered = rememberOdds(2);
    const first = remembered(expression('1d6'), english);
    expect(remembered(expression('1d6'), { ...english })).toBe(first);
    expect(remembered(expression('1d6'), plain)).not.toBe(first);
    remembered(expression('2d6'), plain);
    expect(remembered(expression('1d6'), english)).not.toBe(first);
  });
});
