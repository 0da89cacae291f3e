import { describe, expect, it } from 'vitest';
import { type ChargeSetup, checkCharge } from '../../../src/rules/brikwars/charge-check.ts';
import { collisionOdds } from '../../../src/rules/brikwars/charge-collision.ts';
import { chargeRules } from '../../../src/rules/brikwars/charge-rules.ts';

const joust: ChargeSetup = {
  rules: chargeRules['2005'],
  run: { straight: 13, target: { inches: 14, direction: 'towards' } },
  attacker: {
    armor: '4+1d6',
    size: 2,
    struckSize: 1,
    weapon: { skill: '1d6', use: 6, damage: '2d6', reach: 6 },
    shield: { skill: '1d6', use: 2, damage: '1d6' },
  },
  defender: { armor: '4+1d6', size: 3, weapon: { skill: '1d6', use: 5, damage: '2d6', reach: 3 } },
  braced: true,
};

describe('a Charge as it is entered', () => {
  it('EX-JST-01: the joust becomes Momentum 2 against Physical Opposition 3 at 27"', () => {
    const charge = checkCharge(joust);
    if (!charge.ok) throw new Error(JSON.stringify(charge.issues));
    const { speed, attacker, defender, rules } = charge.value;
    expect([speed, attacker.points, attacker.size, defender.points, defender.size]).toEqual([27, 2, 1, 3, 3]);
    const odds = collisionOdds(attacker, defender, rules);
    expect(odds.order).toBe('attacker-first');
    expect(odds.attackerDies.value).toBeGreaterThan(odds.defenderDies.value);
  });

  it('BW-CHG-12: who crushes adds the Size of the whole', () => {
    const charge = checkCharge({ ...joust, defender: { ...joust.defender, crushes: true } });
    expect(charge.ok && charge.value.defender.crushing).toBe(3);
  });

  it('BW-CHG-10: unbraced, Size 3 opposes with 1', () => {
    const charge = checkCharge({ ...joust, braced: false });
    expect(charge.ok && charge.value.defender.points).toBe(1);
  });

  it('BW-CHG-05: every issue is named at once, each with its place', () => {
    const charge = checkCharge({
      ...joust,
      run: { straight: -1 },
      attacker: { armor: 'x', size: 1.5, struckSize: -1 },
      defender: {
        armor: '900d1000',
        size: 3,
        weapon: { skill: '1d6', use: -1, damage: '?', reach: Number.NaN },
      },
    });
    expect(
      charge.ok ? [] : charge.issues.map(({ code, path }) => `${code} ${path.join('.')}`).sort(),
    ).toEqual([
      'dice-too-large defender.armor',
      'inches-range defender.weapon.reach',
      'inches-range run.straight',
      'notation attacker.armor',
      'notation defender.weapon.damage',
      'size-range attacker.size',
      'size-range attacker.struckSize',
      'use-range defender.weapon.use',
    ]);
  });
});
