import { describe, expect, it } from 'vitest';
import {
  defaultDefence,
  isLegalDefence,
  lateResponses,
  legalDefences,
} from '../../../../src/rules/brikwars/attack/defences.ts';
import type { DefencePlan } from '../../../../src/rules/brikwars/attack/fight.ts';
import { exchangeOdds } from '../../../../src/rules/brikwars/duel/exchange.ts';
import { fightOf, minifig } from '../support.ts';
import { enumerate, fights, print } from './plans.ts';

describe('legal defences', () => {
  it.each(fights)('BW-CC-11 %s: the same plans as dealing jobs to arms', (_, fight) => {
    const plans = legalDefences(fight).map(print);
    expect([...plans].sort()).toEqual(enumerate(fight));
    expect(new Set(plans).size).toBe(plans.length);
  });

  it('BW-CC-02 no weapon twice in a turn', () => {
    const fight = fightOf({ attacker: { ...minifig, weapons: ['hand', 'hand'] } });
    const twice: DefencePlan = [
      { kind: 'counterattack', arm: 'hand.1' },
      { kind: 'parry', arm: 'hand.1' },
    ];
    expect(isLegalDefence(fight, twice)).toBe(false);
    expect(isLegalDefence(fight, twice.slice(0, 1))).toBe(false);
    expect(isLegalDefence(fight, [{ kind: 'none' }, { kind: 'parry', arm: 'hand.1' }])).toBe(true);
    expect(isLegalDefence(fight, [{ kind: 'none' }, { kind: 'parry', arm: 'shield.1' }])).toBe(false);
  });

  it.each([
    ['a weapon counterattacks', ['heavy'], 'heavy.1 -'],
    ['a shield parries', ['shield'], '- shield.1'],
    ['a weapon comes before a shield', ['shield', 'heavy'], 'heavy.1 -'],
    ['bare hands stand there', ['bare-hands'], '- -'],
  ] as const)('BW-CC-12 unless said otherwise %s', (_, weapons, plan) => {
    expect(print(defaultDefence(fightOf({ defender: { ...minifig, weapons } })))).toBe(plan);
  });

  it('BW-RESP-08 BWC-125 who is Disrupted answers nothing, not even a withdrawal, and that is shown', () => {
    const defender = { ...minifig, weapons: ['heavy', 'shield'] as const, disrupted: true };
    for (const action of ['attack', 'shove', 'withdraw'] as const) {
      const fight = fightOf({ action, defender });
      expect(legalDefences(fight).map(print)).toEqual(['- -']);
      expect(lateResponses(fight, [{ kind: 'none' }], 0)).toEqual([]);
      expect(exchangeOdds(fight, [{ kind: 'none' }]).attackerDies).toMatchObject({ value: 0 });
    }
    expect(exchangeOdds(fightOf({ defender }), [{ kind: 'none' }]).defenderDies.reasons).toContainEqual({
      rule: 'BW-RESP-08',
      effect: 'disrupted-no-counter',
    });
  });

  it('BW-CC-12 against two attacks the weapon answers the first and the shield parries the second', () => {
    const fight = fightOf({
      attacker: { ...minifig, weapons: ['hand', 'hand'] },
      defender: { ...minifig, weapons: ['heavy', 'shield'] },
    });
    expect(print(defaultDefence(fight))).toBe('heavy.1 -, - shield.1');
  });
});
