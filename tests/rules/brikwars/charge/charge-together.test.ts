import { describe, expect, it } from 'vitest';
import { type ChargeRules, chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import { momentumTogether, togetherOf } from '../../../../src/rules/brikwars/charge/charge-together.ts';
import { chargeOf } from './charge-table.ts';

const three = (rules: ChargeRules, sameDirection = true) =>
  togetherOf(chargeOf({ rules, attacker: { armor: '4', size: 1 }, chargers: 3, sameDirection }));

describe('a combined Charge', () => {
  it('BW-COMB-07: in the 2005 rulebook Momentum adds up to one Charge, with the damage of all that hit', () => {
    const together = three(chargeRules['2005']);
    expect(together).toMatchObject({ damageAddsUp: true, knockbackAddsUp: true });
    expect(together.reasons).toContainEqual({ rule: 'BW-COMB-07', effect: 'momentum-adds-up', amount: 3 });
  });

  it('BW-COMB-07: three chargers of one point each show three, and one each where only damage adds up', () => {
    const points = (rules: ChargeRules) =>
      momentumTogether(chargeOf({ rules, attacker: { armor: '4', size: 1 }, chargers: 3 }));
    expect(points(chargeRules['2005'])).toBe(3);
    expect(points({ ...chargeRules['2005'], combined: 'damage' })).toBe(1);
  });

  it('BWC-07: as a house rule Momentum alone adds up, behind one weapon', () => {
    const together = three({ ...chargeRules['2005'], combined: 'momentum' });
    expect(together).toMatchObject({ damageAddsUp: false, knockbackAddsUp: true });
    expect(together.reasons).toEqual([{ rule: 'BW-COMB-07', effect: 'momentum-adds-up', amount: 3 }]);
  });

  it('BWC-07: as a house rule damage alone adds up by speed and Size, and each pushes for himself', () => {
    const rules = { ...chargeRules['2005'], combined: 'damage' } as const;
    for (const sameDirection of [true, false]) {
      const together = three(rules, sameDirection);
      expect(together).toMatchObject({ damageAddsUp: true, knockbackAddsUp: false });
      expect(together.reasons.map(({ effect }) => effect)).toEqual(['damage-adds-up', 'knockback-alone']);
    }
  });

  it('BWC-07: the Polish text adds the damage too', () => {
    expect(three(chargeRules.pl)).toMatchObject({ damageAddsUp: true });
  });

  it('BWC-07: the later Chapter Five adds damage, and KnockBack from one direction only', () => {
    const web5 = three(chargeRules.web5);
    expect(web5).toMatchObject({ damageAddsUp: true, knockbackAddsUp: true });
    expect(web5.reasons.map(({ rule }) => rule)).toEqual(['BWC-07']);
    expect(three(chargeRules.web5, false).knockbackAddsUp).toBe(false);
  });
});
