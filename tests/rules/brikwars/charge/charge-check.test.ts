import { describe, expect, it } from 'vitest';
import { checkCharge } from '../../../../src/rules/brikwars/charge/charge-check.ts';
import { orderOf } from '../../../../src/rules/brikwars/charge/charge-clash.ts';
import { chargeOdds } from '../../../../src/rules/brikwars/charge/charge-odds.ts';
import { chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import type { ChargeSetup } from '../../../../src/rules/brikwars/charge/charge-setup.ts';
import type { DiceExpression } from '../../../../src/rules/dice/expression.ts';
import { plan } from './charge-table.ts';

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
  plan: { ...plan, braced: true },
};

describe('a Charge as it is entered', () => {
  it('EX-JST-01: the joust becomes Momentum 2 against Physical Opposition 3 at 27"', () => {
    const charge = checkCharge(joust);
    if (!charge.ok) throw new Error(JSON.stringify(charge.issues));
    const { speed, attacker, defender } = charge.value;
    expect([speed.value, attacker.points, defender.points]).toEqual([27, 2, 3]);
    expect([attacker.size, attacker.struckSize, defender.struckSize]).toEqual([2, 1, 3]);
    const odds = chargeOdds(charge.value);
    expect(orderOf(charge.value)).toBe('attacker-first');
    expect(odds.attackerDies.value).toBeGreaterThan(odds.defenderDies.value);
  });

  it('BW-HERO-03: a Cranky Hero loses on every die that he rolls, but not on the Armor of his mount', () => {
    const cranky = { ...joust.attacker, armor: '1d6', cranky: 2 };
    const own = checkCharge({ ...joust, attacker: cranky });
    const mount = checkCharge({ ...joust, attacker: { ...cranky, mountStruck: true } });
    if (!own.ok || !mount.ok) throw new Error('unchecked');
    const penalty = ({ groups }: DiceExpression) => groups.map((group) => group.penalty ?? 0);
    const { armor, weapon, shield } = own.value.attacker;
    expect(
      [armor, weapon?.skill, weapon?.damage, shield?.skill, shield?.damage].map(
        (dice) => dice && penalty(dice),
      ),
    ).toEqual([[2], [2], [2], [2], [2]]);
    expect(penalty(mount.value.attacker.armor)).toEqual([0]);
    expect(penalty(own.value.defender.armor)).toEqual([0]);
    const odds = [chargeOdds(own.value), chargeOdds(mount.value)].map(
      ({ attackerDies }) => attackerDies.value,
    );
    expect(odds[0]).toBeGreaterThan(odds[1] ?? 1);
  });

  it('BW-HERO-03: more than 5 other Egos are not taken', () => {
    const checked = checkCharge({ ...joust, attacker: { ...joust.attacker, cranky: 6 } });
    expect(checked).toMatchObject({ ok: false, issues: [{ path: ['attacker', 'cranky'], limit: 5 }] });
  });

  it('BW-CHG-12: who crushes adds the Size of the whole', () => {
    const charge = checkCharge({ ...joust, defender: { ...joust.defender, crushes: true } });
    expect(charge.ok && charge.value.defender.crushing).toBe(3);
  });

  it('BW-CHG-10: unbraced, Size 3 opposes with 1', () => {
    const charge = checkCharge({
      ...joust,
      run: { straight: 27 },
      plan: { ...plan, braced: false },
    });
    expect(charge.ok && charge.value.defender.points).toBe(1);
  });

  it('BW-DMG-03: the pips of a charger cap its Momentum, those of a target nothing', () => {
    const pips = {
      ...joust,
      attacker: { ...joust.attacker, pips: 1 },
      defender: { ...joust.defender, pips: 2 },
    };
    const charge = checkCharge(pips);
    expect(charge.ok && [charge.value.attacker.points, charge.value.defender.points]).toEqual([1, 3]);
    const wrong = checkCharge({ ...joust, attacker: { ...joust.attacker, pips: -1 } });
    expect(wrong.ok ? [] : wrong.issues.map(({ path }) => path.join('.'))).toEqual(['attacker.pips']);
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

  it('BW-CHG-10: who charges head-on or is rooted is braced by itself', () => {
    const unbraced = { ...joust, plan: { ...plan, braced: false } };
    for (const setup of [
      unbraced,
      { ...unbraced, run: { straight: 27 }, defender: { ...joust.defender, rooted: true } },
    ]) {
      const charge = checkCharge(setup);
      expect(charge.ok && charge.value.opposition.value).toBe(3);
    }
  });

  it('BWC-08: by the later Chapter Five minifigs charge by a die, larger ones by speed and Size', () => {
    const minifig = { armor: '4', size: 1, shield: { skill: '1d6', use: 2, damage: '1d6' } };
    const setup: ChargeSetup = {
      ...joust,
      rules: chargeRules.web5,
      attacker: minifig,
      defender: { ...minifig, weapon: { skill: '1d6', use: 2, damage: '1d6', reach: 1, charges: false } },
    };
    const charge = checkCharge(setup);
    expect(charge.ok && [charge.value.model, charge.value.momentum.value, charge.value.mutual]).toEqual([
      'die',
      1,
      true,
    ]);
    const larger = checkCharge({ ...setup, attacker: joust.attacker, defender: joust.defender });
    expect(larger.ok && [larger.value.model, larger.value.momentum.value]).toEqual(['size', 2]);
  });

  it('BW-CHGW-02: who strikes back has no counter left for his shield', () => {
    const armed = { armor: '4', size: 1, weapon: joust.attacker.weapon, shield: joust.attacker.shield };
    const setup = { ...joust, rules: chargeRules.web5, attacker: armed, defender: armed } as ChargeSetup;
    const striking = checkCharge(setup);
    expect(striking.ok && [striking.value.plan.answer, striking.value.plan.defenderParries]).toEqual([
      'weapon',
      false,
    ]);
    const parrying = checkCharge({ ...setup, plan: { ...plan, answer: 'body' } });
    expect(parrying.ok && parrying.value.plan.defenderParries).toBe(true);
    expect(parrying.ok && parrying.value.plan.attackerParries).toBe(false);
  });

  it('BW-CHG-13: a weapon that does not charge, and too many units, are refused together', () => {
    const sword = { skill: '1d6', use: 2, damage: '1d6', reach: 1, charges: false };
    const charge = checkCharge({
      ...joust,
      attacker: { ...joust.attacker, weapon: sword },
      plan: { ...plan, strikes: 'shove' },
      chargers: 7,
      line: -1,
      moveLeft: Number.NaN,
      behind: { kind: 'drop', free: -1, height: 2000 },
    });
    expect(
      charge.ok ? [] : charge.issues.map(({ code, path }) => `${code} ${path.join('.')}`).sort(),
    ).toEqual([
      'cannot-charge attacker.weapon',
      'count-range chargers',
      'count-range line',
      'inches-range behind.free',
      'inches-range behind.height',
      'inches-range moveLeft',
      'not-in-this-model plan.strikes',
    ]);
  });
});
