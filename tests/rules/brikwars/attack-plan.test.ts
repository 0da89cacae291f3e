import { describe, expect, it } from 'vitest';
import { attackId, attackOf, declareAttack, legalAttacks } from '../../../src/rules/brikwars/attack-plan.ts';
import { editionIds, editions } from '../../../src/rules/brikwars/edition.ts';
import { enumerateAttacks, hands, printAttack } from './plans.ts';
import { fightOf, issuesOf, minifig } from './support.ts';

describe('legal attacks', () => {
  const fights = hands.flatMap((weapons) =>
    editionIds.flatMap((id) =>
      [1, 2].map(
        (size) =>
          [
            `${weapons.join('+') || 'nothing'} against Size ${size} in ${id}`,
            fightOf({
              edition: editions[id],
              action: 'withdraw',
              attacker: { ...minifig, weapons },
              defender: { ...minifig, size },
            }),
          ] as const,
      ),
    ),
  );

  it.each(fights)('BW-CC-04 %s: the same as trying every order', (_, fight) => {
    const printed = legalAttacks(fight).map(printAttack);
    expect([...printed].sort()).toEqual(enumerateAttacks(fight));
    expect(new Set(printed).size).toBe(printed.length);
  });

  it.each(hands.map((weapons) => [weapons.join('+') || 'nothing', weapons] as const))(
    'BW-CC-02 %s: each turn is the same as if it had been entered',
    (_, weapons) => {
      const attacker = { ...minifig, weapons };
      const fight = fightOf({ action: 'withdraw', attacker });
      for (const plan of legalAttacks(fight)) {
        // Of several weapons with the highest Use the first shoves, if nobody says otherwise.
        if (plan.action === 'shove' && plan.arms[0] !== fightOf({ action: 'shove', attacker }).attacks[0])
          continue;
        const entered = fightOf({
          attacker,
          action: plan.action,
          ...(plan.action === 'attack' ? { order: plan.arms } : {}),
          shieldParriesCounter: plan.shieldParries,
        });
        expect(entered).toEqual(declareAttack(fight, plan));
        expect(attackOf(entered)).toEqual(plan);
      }
    },
  );

  it('BW-CC-05 one weapon, both in either order, a shove, a withdrawal', () => {
    const fight = fightOf({ attacker: { ...minifig, weapons: ['hand', 'random-object'] } });
    expect(legalAttacks(fight).map(attackId)).toEqual([
      'attack-0',
      'attack-0-1',
      'attack-1',
      'attack-1-0',
      'shove-1',
      'withdraw',
    ]);
  });

  it('BW-CC-15 a shield may be used, kept for the counterattack, or neither', () => {
    const fight = fightOf({ attacker: { ...minifig, weapons: ['heavy', 'shield'] } });
    expect(legalAttacks(fight).map(printAttack)).toEqual([
      'attack-0 shield',
      'attack-0',
      'attack-0-1',
      'attack-1',
      'attack-1-0',
      'shove-0 shield',
      'shove-0',
      'withdraw',
    ]);
  });

  it('BW-RNG-01 a shooter shoots', () => {
    const fight = fightOf({ mode: 'ranged', attacker: { ...minifig, weapons: ['short-ranged'] } });
    expect(legalAttacks(fight).map(attackId)).toEqual(['attack-0']);
  });

  it('BW-ATK-08 what cannot defend itself is attacked', () => {
    const attacker = { ...minifig, weapons: ['heavy', 'shield'] as const };
    expect(legalAttacks(fightOf({ automaticHit: true, attacker })).map(printAttack)).toEqual([
      'attack-0 shield',
      'attack-0',
    ]);
    expect(issuesOf({ automaticHit: true, attacker, order: [1] })).toEqual([
      { code: 'attack-order', path: ['order'] },
    ]);
    for (const action of ['shove', 'withdraw'] as const) {
      expect(issuesOf({ automaticHit: true, action })).toEqual([
        { code: 'close-combat-only', path: ['action'] },
      ]);
    }
  });

  it('BW-CC-02 an order that the rules do not allow is refused', () => {
    const attacker = { ...minifig, weapons: ['hand', 'random-object'] as const };
    for (const order of [[], [0, 0], [2], [-1], [0.5]]) {
      expect(issuesOf({ attacker, order })).toEqual([{ code: 'attack-order', path: ['order'] }]);
    }
    expect(fightOf({ attacker, order: [1, 0] }).attacks).toEqual([1, 0]);
    expect(() =>
      declareAttack(fightOf({ attacker }), { action: 'attack', arms: [0, 0], shieldParries: false }),
    ).toThrow(RangeError);
  });
});
