import { describe, expect, it } from 'vitest';
import {
  lugpolActOdds,
  lugpolActRoll,
  lugpolDifficulties,
  lugpolUses,
} from '../../../../src/rules/brikwars/quik/lugpol-acts.ts';
import { lugpolGame } from '../../../../src/rules/brikwars/quik/lugpol-game.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { roll } from '../../../../src/rules/dice/roll.ts';
import { isNear } from './quik-twins.ts';

const { rules } = lugpolGame;

describe('LUGPolWars extra acts', () => {
  it.each([
    ['trivial', 1],
    ['easy', 5 / 6],
    ['normal', 4 / 6],
    ['tricky', 3 / 6],
    ['hard', 2 / 6],
    ['very-hard', 1 / 6],
    ['heroic', 5 / 36],
    ['legendary', 3 / 36],
    ['divine', 1 / 36],
  ] as const)('BW-LP-05: a %s act succeeds with %d', (difficulty, chance) => {
    expect(lugpolActOdds(difficulty, rules).value).toBeCloseTo(chance, 12);
  });

  it('BW-LP-05: beyond 12 every step is harder', () => {
    expect(lugpolActOdds(13, rules).value).toBeCloseTo(1 / 36, 12);
    expect(lugpolActOdds(14, rules).value).toBeCloseTo(5 / 216, 12);
  });

  it('BW-LP-05: the steps only rise, and each names its Use', () => {
    const uses = lugpolDifficulties.map((difficulty) => lugpolUses[difficulty]);
    expect(uses).toEqual([0, 2, 3, 4, 5, 6, 8, 10, 12]);
    expect(lugpolActOdds('trivial', rules).reasons).toEqual([
      { rule: 'BW-LP-05', effect: 'nothing-to-roll' },
    ]);
    expect(lugpolActOdds('heroic', rules).reasons[0]).toEqual({
      rule: 'BW-LP-05',
      effect: 'difficulty',
      amount: 8,
    });
  });

  it('BW-LP-05: dice thrown again and again come near the odds', () => {
    const random = createSeededSource(45);
    const { expression, rules: rolled } = lugpolActRoll(rules);
    const totals = Array.from({ length: 20_000 }, () => roll(expression, rolled, random).total);
    for (const difficulty of lugpolDifficulties) {
      const made = totals.filter((total) => total >= lugpolUses[difficulty]).length;
      expect(isNear(made, totals.length, lugpolActOdds(difficulty, rules).value)).toBe(true);
    }
  });
});
