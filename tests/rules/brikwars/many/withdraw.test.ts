import { describe, expect, it } from 'vitest';
import { defaultDefence, legalDefences } from '../../../../src/rules/brikwars/attack/defences.ts';
import type { DefencePlan } from '../../../../src/rules/brikwars/attack/fight.ts';
import { exchangeOdds } from '../../../../src/rules/brikwars/duel/exchange.ts';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import { print } from '../attack/plans.ts';
import { faces, fightOf, issuesOf, minifig, playOf, withRules } from '../support.ts';

const strike: DefencePlan = [{ kind: 'counterattack', arm: 'hand.1' }];

describe('withdrawing', () => {
  it('BW-CC-09 the opponent strikes once, and nothing is struck at him', () => {
    const fight = fightOf({ action: 'withdraw', defender: { ...minifig, weapons: ['heavy', 'shield'] } });
    const odds = exchangeOdds(fight, [{ kind: 'counterattack', arm: 'heavy.1' }]);
    expect(odds.attacks).toEqual([]);
    expect(odds.counters).toHaveLength(1);
    expect(odds.defenderDies.value).toBe(0);
    expect(odds.attackerDies.value).toBeCloseTo((1 / 2) * (2 / 3), 12);
    expect(odds.neitherDies.value).toBeCloseTo(2 / 3, 12);
    expect(odds.attackerDies.reasons).toContainEqual({ rule: 'BW-CC-09', effect: 'free-counterattack' });
  });

  it('BW-CC-09 the free counterattack is with one weapon, never a parry, and may be let go', () => {
    const fight = fightOf({ action: 'withdraw', defender: { ...minifig, weapons: ['hand', 'shield'] } });
    expect(legalDefences(fight).map(print)).toEqual(['- -', 'hand.1 -', 'shield.1 -']);
    expect(print(defaultDefence(fight))).toBe('hand.1 -');
    const unarmed = fightOf({ action: 'withdraw', defender: { ...minifig, weapons: [] } });
    expect(legalDefences(unarmed).map(print)).toEqual(['- -']);
  });

  it('BW-CC-09 it cannot be countered, so a shield of the one who withdraws does not parry it', () => {
    const fight = fightOf({ action: 'withdraw', attacker: { ...minifig, weapons: ['hand', 'shield'] } });
    expect(fight.counterShield).toBeUndefined();
    expect(exchangeOdds(fight, strike).attackerDies.value).toBeCloseTo((5 / 6) * (1 / 3), 12);
  });

  it('BWC-60 also where counterattacks need a failed attack', () => {
    const edition = withRules(editions['2005'], { counterAfter: 'failed' });
    const fight = fightOf({ edition, action: 'withdraw' });
    expect(exchangeOdds(fight, strike).attackerDies.value).toBeCloseTo((5 / 6) * (1 / 3), 12);
  });

  it('BW-CC-09 who lives gets away', () => {
    const fight = fightOf({ action: 'withdraw' });
    const away = playOf(fight, strike, faces([2], [4]));
    expect(away.log.at(-1)).toMatchObject({ purpose: 'withdrawal', result: 'gets-away' });
    expect(away.outcome).toMatchObject({ attackerDies: false, withdrawn: true });
    const dead = playOf(fight, strike, faces([2], [5]));
    expect(dead.outcome).toMatchObject({ attackerDies: true });
    expect(dead.outcome?.withdrawn).toBeUndefined();
  });

  it('BW-CC-06 damage of the turn counts against the free counterattack', () => {
    const fight = fightOf({ action: 'withdraw', attacker: { ...minifig, priorDamage: 3 } });
    expect(exchangeOdds(fight, strike).attackerDies.value).toBeCloseTo((5 / 6) * (5 / 6), 12);
  });

  it('BW-ACT-01 BWC-126 nobody withdraws, shoves or attacks whose Action is spent', () => {
    for (const action of ['attack', 'shove', 'withdraw'] as const) {
      expect(issuesOf({ action, actionSpent: true })).toEqual([
        { code: 'action-spent', path: ['actionSpent'] },
      ]);
    }
  });

  it('BW-CC-04 shoves and withdrawals belong to close combat', () => {
    for (const action of ['shove', 'withdraw'] as const) {
      expect(issuesOf({ mode: 'ranged', action })).toEqual([{ code: 'close-combat-only', path: ['action'] }]);
    }
  });

  it('BW-CC-09 who withdraws needs no weapon, and a known roll means nothing', () => {
    const fight = fightOf({
      action: 'withdraw',
      attackRoll: 77,
      attacker: { ...minifig, weapons: [], bonusDice: 'decline' },
    });
    expect(fight.attackRoll).toBeUndefined();
  });
});
