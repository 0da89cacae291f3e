import { describe, expect, it } from 'vitest';
import { defaultDefence } from '../../../../src/rules/brikwars/attack/defences.ts';
import { adviseDefence, type Goal, goals } from '../../../../src/rules/brikwars/duel/advice.ts';
import { exchangeOdds } from '../../../../src/rules/brikwars/duel/exchange.ts';
import { enumerate, fights, print } from '../attack/plans.ts';
import { fightOf, minifig } from '../support.ts';

describe('advice', () => {
  const score = { survive: 'defenderDies', trade: 'attackerDies', kill: 'attackerDies' } as const;

  it.each(fights)('BW-CC-11 %s: no legal plan beats the advised one', (_, fight) => {
    for (const goal of goals) {
      const advice = adviseDefence(fight, goal);
      expect(advice.choices.map(({ plan }) => print(plan)).sort()).toEqual(enumerate(fight));
      for (const choice of advice.choices)
        expect(choice.score).toBeLessThanOrEqual(advice.best.score + 1e-12);
      for (const choice of advice.choices)
        expect(choice.isBest).toBe(Math.abs(choice.score - advice.best.score) < 1e-12);
      expect(advice.gain).toBeCloseTo(advice.best.score - advice.standard.score, 12);
      expect(advice.gain).toBeGreaterThanOrEqual(-1e-12);
      expect(print(advice.standard.plan)).toBe(print(defaultDefence(fight)));
      const shown = exchangeOdds(fight, advice.best.plan);
      expect(shown[score[goal]].reasons.length).toBeGreaterThan(0);
      expect(advice.best.chances[score[goal]]).toBe(shown[score[goal]].value);
    }
  });

  it.each([
    ['a knife', 'hand', '- shield.1'],
    // Both must reach the attack roll of 4 or more, and the sword stops more.
    ['a sword', 'heavy', '- heavy.1'],
  ] as const)(
    'BW-CC-11 sword and shield against %s: parry to live, strike back to trade',
    (_, weapon, plan) => {
      const fight = fightOf({
        attacker: { ...minifig, weapons: [weapon] },
        defender: { ...minifig, weapons: ['heavy', 'shield'] },
      });
      const best = (goal: Goal) => print(adviseDefence(fight, goal).best.plan);
      expect(best('survive')).toBe(plan);
      expect(best('trade')).toBe('heavy.1 -');
    },
  );

  it('BWC-61 after a bad attack roll there is nothing to parry, so he strikes back', () => {
    const fight = fightOf({
      attacker: { ...minifig, weapons: ['heavy'] },
      defender: { ...minifig, weapons: ['heavy', 'shield'] },
      attackRoll: 2,
    });
    const advice = adviseDefence(fight, 'survive');
    expect(print(advice.best.plan)).toBe('heavy.1 -');
    expect(advice.gain).toBe(0);
  });
});
