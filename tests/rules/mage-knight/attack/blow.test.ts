import { describe, expect, it } from 'vitest';
import { blowOf, thrownBlow, toldBlow } from '../../../../src/rules/mage-knight/attack/blow.ts';
import type { Figure } from '../../../../src/rules/mage-knight/attack/figure.ts';

const captain: Figure = {
  ...{ name: 'Captain', kind: 'warrior', baseDamage: 3, baseRangedDamage: 0, abilities: [], clicks: 9 },
  ...{ attack: 10, defence: 17 },
};
const scout: Figure = { ...captain, attack: 8, defence: 14, baseDamage: 1, baseRangedDamage: 2, range: 8 };

describe('mage-knight/attack/blow', () => {
  it('MK-A-15 mage-knight/attack/blow: two dice and the attack reach the defence, and a hit turns the dial by the damage', () => {
    const blow = blowOf({ figure: captain, clicks: 0 }, { figure: scout, clicks: 0 });
    expect(blow?.need.needed).toBe(4);
    expect(blow?.damages).toEqual({ close: 3 });
    if (!blow) return;
    const chance = blow.need.ways / 36;
    expect(thrownBlow(blow, 3, [3, 1])).toEqual({
      ...{ clicks: 3, expected: 3 * chance },
      thrown: { faces: [3, 1], likely: chance },
    });
    const missed = thrownBlow(blow, 3, [1, 1]);
    expect([missed.clicks, missed.thrown?.likely]).toEqual([0, 1 - chance]);
    expect(toldBlow(blow, 3, true)).toEqual({ clicks: 3, expected: 3 * chance });
    expect(toldBlow(blow, 3, false).clicks).toBe(0);
  });

  it('MK-A-15 mage-knight/attack/blow: who shoots has a damage of its own; of a dial that nobody typed and that was turned nothing is known', () => {
    expect(blowOf({ figure: scout, clicks: 0 }, { figure: captain, clicks: 0 })?.damages).toEqual({
      ...{ close: 1, ranged: 2 },
    });
    expect(blowOf({ figure: captain, clicks: 1 }, { figure: scout, clicks: 0 })).toBeUndefined();
    expect(blowOf({ figure: captain, clicks: 0 }, { figure: scout, clicks: 1 })).toBeUndefined();
    expect(blowOf({ figure: captain, clicks: 0 }, { figure: undefined, clicks: 0 })).toBeUndefined();
    const dial = [
      { attack: 10, defence: 17, damage: 3 },
      { attack: 9, defence: 16, damage: 2 },
    ];
    const turned = blowOf({ figure: { ...captain, dial }, clicks: 1 }, { figure: scout, clicks: 0 });
    expect([turned?.need.needed, turned?.damages.close]).toEqual([5, 2]);
    expect(blowOf({ figure: { ...captain, dial }, clicks: 9 }, { figure: scout, clicks: 0 })).toBeUndefined();
  });

  it('MK-A-15 mage-knight/attack/blow: of who has fewer clicks left than the damage no more is expected than those', () => {
    const dial = Array.from({ length: 6 }, () => ({ attack: 8, defence: 14, damage: 1 }));
    const blow = blowOf({ figure: captain, clicks: 0 }, { figure: { ...scout, dial, clicks: 6 }, clicks: 5 });
    expect(blow && toldBlow(blow, 3, true)).toEqual({ clicks: 3, expected: (blow?.need.ways ?? 0) / 36 });
  });
});
