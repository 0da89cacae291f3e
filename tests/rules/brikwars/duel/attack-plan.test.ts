import { describe, expect, it } from 'vitest';
import {
  attackId,
  attackOf,
  declareAttack,
  legalAttacks,
} from '../../../../src/rules/brikwars/duel/attack-plan.ts';
import { editionIds, editions } from '../../../../src/rules/brikwars/edition.ts';
import type { ArmId } from '../../../../src/rules/brikwars/weapons.ts';
import { enumerateAttacks, hands, printAttack } from '../attack/plans.ts';
import { fightOf, issuesOf, minifig } from '../support.ts';

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
      'attack:hand.1',
      'attack:hand.1:random-object.1',
      'attack:random-object.1',
      'attack:random-object.1:hand.1',
      'shove:random-object.1',
      'withdraw',
    ]);
  });

  it('BW-CC-15 a shield may be used, kept for the counterattack, or neither', () => {
    const fight = fightOf({ attacker: { ...minifig, weapons: ['heavy', 'shield'] } });
    expect(legalAttacks(fight).map(printAttack)).toEqual([
      'attack:heavy.1 shield',
      'attack:heavy.1',
      'attack:heavy.1:shield.1',
      'attack:shield.1',
      'attack:shield.1:heavy.1',
      'shove:heavy.1 shield',
      'shove:heavy.1',
      'withdraw',
    ]);
  });

  it('BW-RNG-01 a shooter shoots', () => {
    const fight = fightOf({ mode: 'ranged', attacker: { ...minifig, weapons: ['short-ranged'] } });
    expect(legalAttacks(fight).map(attackId)).toEqual(['attack:short-ranged.1']);
  });

  it('BW-ATK-08 what cannot defend itself is attacked', () => {
    const attacker = { ...minifig, weapons: ['heavy', 'shield'] as const };
    expect(legalAttacks(fightOf({ automaticHit: true, attacker })).map(printAttack)).toEqual([
      'attack:heavy.1 shield',
      'attack:heavy.1',
    ]);
    expect(issuesOf({ automaticHit: true, attacker, order: ['shield.1'] })).toEqual([
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
    const orders: readonly (readonly ArmId[])[] = [
      [],
      ['hand.1', 'hand.1'],
      ['hand.2'],
      ['shield.1'],
      ['heavy.1', 'hand.1'],
    ];
    for (const order of orders) {
      expect(issuesOf({ attacker, order })).toEqual([{ code: 'attack-order', path: ['order'] }]);
    }
    expect(fightOf({ attacker, order: ['random-object.1', 'hand.1'] }).attacks).toEqual([
      'random-object.1',
      'hand.1',
    ]);
    expect(() =>
      declareAttack(fightOf({ attacker }), {
        action: 'attack',
        arms: ['hand.1', 'hand.1'],
        shieldParries: false,
      }),
    ).toThrow(RangeError);
  });
});
