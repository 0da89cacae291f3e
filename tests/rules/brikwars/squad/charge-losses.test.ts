import { describe, expect, it } from 'vitest';
import { chargeRules } from '../../../../src/rules/brikwars/charge-rules.ts';
import { squadChargeOdds } from '../../../../src/rules/brikwars/squad/charge-losses.ts';
import { chanceAtLeast, chanceOf, highest } from '../../../../src/rules/dice/distribution.ts';

const fixed = (constant: number) => ({ groups: [], constant });
const rules = { ...chargeRules['2005'], bonus: 'none' } as const;
const charger = { momentum: 2, resisting: 8, armors: [fixed(4)] };
const member = { size: 1, armor: fixed(7) };

describe('the odds of a squad that charges a squad', () => {
  it('BW-SQ-34 BW-SQ-38 a braced squad takes one blow on one member: 2d6 beat Armor 7 fifteen times of 36', () => {
    const odds = squadChargeOdds(charger, { braced: true, members: [member, member] }, 5, rules);
    expect(odds.reached).toBe(1);
    expect(chanceOf(odds.charged, 1)).toBeCloseTo(15 / 36, 12);
    // Two points of Opposition beat Armor 4 by 5 and more.
    expect(chanceOf(odds.chargers, 1)).toBeCloseTo(30 / 36, 12);
  });

  it('BW-SQ-34 BWC-153 KnockBack moves whole plates by the margin less all their Sizes', () => {
    const odds = squadChargeOdds(charger, { braced: true, members: [member, member] }, 5, rules);
    // 12 against 2, less Size 2; the chargers would need a margin above 8: 12 against 2 and 3.
    expect(highest(odds.chargedFly)).toBe(8);
    expect(chanceAtLeast(odds.chargersFly, 1)).toBeCloseTo((1 + 2 + 2) / 36 / 36, 12);
  });

  it('BW-SQ-33 BW-SQ-35 members who did not brace are ploughed through one by one', () => {
    const odds = squadChargeOdds(
      { ...charger, momentum: 3 },
      { braced: false, members: Array(4).fill(member) },
      6,
      rules,
    );
    expect(odds.reached).toBe(4);
    const each = (216 - 35) / 216;
    expect(chanceOf(odds.charged, 4)).toBeCloseTo(each ** 4, 12);
    expect(chanceAtLeast(odds.chargers, 1)).toBe(0);
  });

  it('BW-CHG-16 a weapon that misses leaves the body', () => {
    const weapon = {
      skill: { groups: [{ count: 1, sides: 6 }], constant: 0 },
      use: 4,
      damage: fixed(10),
      reach: 1,
    };
    const odds = squadChargeOdds({ ...charger, weapon }, { braced: true, members: [member] }, 5, rules);
    expect(chanceOf(odds.charged, 1)).toBeCloseTo(0.5 * (35 / 36) + 0.5 * (15 / 36), 12);
  });
});
