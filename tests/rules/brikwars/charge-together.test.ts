import { describe, expect, it } from 'vitest';
import { chargeRules } from '../../../src/rules/brikwars/charge-rules.ts';
import { chargeTogether } from '../../../src/rules/brikwars/charge-together.ts';

const three = { points: [1, 1, 2], sameDirection: true, allReach: true };

describe('a combined Charge', () => {
  it('BW-COMB-07: in the 2005 rulebook Momentum adds up to one Charge, with the damage of all that hit', () => {
    const together = chargeTogether(three, chargeRules['2005']);
    expect(together).toMatchObject({ points: 4, damageAddsUp: true, knockbackAddsUp: true });
  });

  it('BWC-07: as a house rule Momentum alone adds up, behind one weapon', () => {
    const together = chargeTogether(three, { combined: 'momentum' });
    expect(together).toMatchObject({ points: 4, damageAddsUp: false, knockbackAddsUp: true });
    expect(together?.reasons).toEqual([{ rule: 'BW-COMB-07', effect: 'momentum-adds-up', amount: 4 }]);
  });

  it('BW-COMB-07: not against a target that not all can reach', () => {
    expect(chargeTogether({ ...three, allReach: false }, chargeRules['2005'])).toBeUndefined();
  });

  it('BWC-07: the Polish text adds the damage too', () => {
    expect(chargeTogether(three, chargeRules.pl)).toMatchObject({ points: 4, damageAddsUp: true });
  });

  it('BWC-07: the later Chapter Five adds damage, and KnockBack from one direction only', () => {
    const web5 = chargeTogether(three, chargeRules.web5);
    expect(web5).toMatchObject({ damageAddsUp: true, knockbackAddsUp: true });
    expect(web5?.points).toBeUndefined();
    expect(chargeTogether({ ...three, sameDirection: false }, chargeRules.web5)?.knockbackAddsUp).toBe(false);
  });
});
