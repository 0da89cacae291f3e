import { describe, expect, it } from 'vitest';
import { quikGames } from '../../../../src/rules/brikwars/quik/quik-game.ts';
import {
  heroWays,
  stupendousOdds,
  stupendousRolls,
  stupendousSucceeds,
} from '../../../../src/rules/brikwars/quik/quik-hero.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { roll } from '../../../../src/rules/dice/roll.ts';
import { dice } from '../support.ts';
import { countedKill, isNear } from './quik-twins.ts';

const { rules } = quikGames.en;
const plain = { ...rules, bonus: 'none' } as const;

describe('QuikWars heroes', () => {
  it('BW-QW-07: two attacks or the double one agree with a count', () => {
    for (const damage of ['1d6', '2d6'])
      for (const armor of ['2d6', '3d6'])
        for (const double of ['both-attacks', 'doubled-sum'] as const) {
          const ways = heroWays(dice(damage), dice(armor), { ...plain, double });
          const once = countedKill([{ damage: dice(damage), times: 1, factor: 1 }], dice(armor)).killed;
          const both = double === 'both-attacks';
          const counted = countedKill(
            [{ damage: dice(damage), times: both ? 2 : 1, factor: both ? 1 : 2 }],
            dice(armor),
          ).killed;
          expect(ways.two.value).toBeCloseTo(1 - (1 - once) ** 2, 12);
          expect(ways.double.value).toBeCloseTo(counted, 12);
          expect(ways[ways.better].value).toBe(Math.max(ways.two.value, ways.double.value));
        }
  });

  it('BW-QW-07: against one minifig the double attack is better, with a sword and with a gun', () => {
    expect(heroWays(dice('2d6'), dice('2d6'), rules).better).toBe('double');
    expect(heroWays(dice('2d6'), dice('2d6'), rules).double.value).toBeCloseTo(0.862496, 6);
    expect(heroWays(dice('1d6'), dice('2d6'), rules).double.value).toBeCloseTo(0.460525, 6);
  });

  it('BWC-69: dice added or a sum doubled differ, and say so', () => {
    const added = heroWays(dice('2d6'), dice('2d6'), rules).double;
    const doubled = heroWays(dice('2d6'), dice('2d6'), { ...rules, double: 'doubled-sum' }).double;
    expect(added.reasons[0]).toEqual({ rule: 'BWC-69', effect: 'hero-both-attacks' });
    expect(doubled.reasons[0]).toEqual({ rule: 'BWC-69', effect: 'hero-sum-doubled' });
    expect(doubled.value).toBeLessThan(added.value);
  });
});

describe('Stupendous Feats', () => {
  it('BW-QW-08: 4 of 7 succeed, 21 of 36 without bonus dice', () => {
    expect(stupendousOdds(rules).value).toBeCloseTo(4 / 7, 12);
    expect(stupendousOdds(plain).value).toBeCloseTo(21 / 36, 12);
  });

  it('BW-QW-08: equal is enough, and two ones succeed as well', () => {
    expect(stupendousSucceeds(1, 1)).toBe(true);
    expect(stupendousSucceeds(4, 5)).toBe(false);
    expect(stupendousOdds(rules).reasons).toEqual([
      { rule: 'BW-QW-08', effect: 'equal-succeeds' },
      { rule: 'BW-DICE-08', effect: 'bonus-d6' },
      { rule: 'BW-DICE-08', effect: 'ones-count' },
    ]);
  });

  it('BW-QW-08: dice thrown again and again come near the odds', () => {
    const random = createSeededSource(43);
    const { hero, opponent } = stupendousRolls(rules);
    let made = 0;
    for (let turn = 0; turn < 20_000; turn++) {
      const own = roll(hero.expression, hero.rules, random).total;
      if (stupendousSucceeds(own, roll(opponent.expression, opponent.rules, random).total)) made++;
    }
    expect(isNear(made, 20_000, stupendousOdds(rules).value)).toBe(true);
  });
});
