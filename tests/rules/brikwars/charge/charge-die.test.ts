import { describe, expect, it } from 'vitest';
import type { ChargeSide } from '../../../../src/rules/brikwars/charge/charge-blow.ts';
import {
  dieMomentum,
  smashDamage,
  sprintChargeChance,
} from '../../../../src/rules/brikwars/charge/charge-die.ts';
import { chargeOdds } from '../../../../src/rules/brikwars/charge/charge-odds.ts';
import { type ChargeRules, chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import type { ChargeSetup } from '../../../../src/rules/brikwars/charge/charge-setup.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource, type RandomSource } from '../../../../src/rules/dice/random.ts';
import { roll } from '../../../../src/rules/dice/roll.ts';
import { deepOr } from '../../../support/deep.ts';
import { dice } from '../support.ts';
import { chargeOf, plan } from './charge-table.ts';
import { everyWay, rolledBlow, tallied } from './charge-twins.ts';

const rules = chargeRules.web5;
const plain: ChargeRules = { ...rules, bonus: 'none' };
const spear = { skill: '1d4', use: 3, damage: '1d6' };
const minifig = { armor: '4', size: 1 };

/** A Charge after so many inches, spear against spear of such reaches. */
const exchange = (reaches: readonly [number, number], own: ChargeRules, straight = 5) =>
  chargeOdds(
    chargeOf({
      rules: own,
      run: { straight },
      attacker: { ...minifig, weapon: { ...spear, reach: reaches[0] } },
      defender: { ...minifig, weapon: { ...spear, reach: reaches[1] } },
    }),
  );

/** Two bodies that nothing kills. */
const bodies = (own: ChargeRules, more: Partial<ChargeSetup> = {}) =>
  chargeOdds(
    chargeOf({
      rules: own,
      attacker: { armor: '240', size: 1 },
      defender: { armor: '240', size: 1 },
      plan: { ...plan, strikes: 'body', answer: 'body' },
      ...more,
    }),
  );
const headOn: Partial<ChargeSetup> = { run: { straight: 5, target: { inches: 5, direction: 'towards' } } };

describe('Momentum of the later Chapter Five', () => {
  it('EX-CHG-06: less than 2" make none', () => {
    expect(dieMomentum(1.9).value).toBe(0);
    expect(dieMomentum(1.9).reasons[0]?.effect).toBe('too-short-run');
  });

  it('EX-CHG-07: 2" or more make 1d6', () => {
    expect(dieMomentum(2).value).toBe(1);
    expect(dieMomentum(12).value).toBe(1);
  });

  it('BW-CHGW-01: without Momentum a Charge is an ordinary attack', () => {
    const walking = exchange([2, 2], rules, 1);
    const charging = exchange([2, 2], rules);
    expect(charging.defenderDies.value).toBeGreaterThan(walking.defenderDies.value);
    expect(charging.attackerDies.value).toBeCloseTo(walking.attackerDies.value, 12);
  });

  it('BW-CHGW-05: a Sprint of 1d6" from Move 5" covers 7" with 2 or more', () => {
    expect(sprintChargeChance(7, 5, plain).value).toBeCloseTo(5 / 6, 12);
    expect(sprintChargeChance(5, 5, plain).value).toBe(1);
    expect(sprintChargeChance(12, 5, plain).value).toBe(0);
    expect(sprintChargeChance(12, 5, rules).value).toBeCloseTo(1 / 6, 12);
  });
});

describe('one blow each', () => {
  it('BW-CHGW-02: odds of every order are those of every way the dice can fall', () => {
    const weapon = { skill: dice('1d4'), use: 3, damage: dice('1d6'), reach: 2 };
    const defender: ChargeSide = { armor: dice('4'), points: 0, weapon };
    const attacker: ChargeSide = { ...defender, points: 1 };
    for (const [order, reaches] of [
      ['attacker-first', [2, 1]],
      ['defender-first', [1, 2]],
      ['together', [2, 2]],
    ] as const) {
      const odds = exchange(reaches, plain);
      const counted = everyWay((source) => {
        const mine = () => rolledBlow(attacker, defender, plain, source).kills;
        const theirs = () => rolledBlow(defender, attacker, plain, source).kills;
        if (order === 'together') return `${[mine() && 'd', theirs() && 'a'].filter(Boolean).join('')}`;
        if (order === 'attacker-first') return mine() ? 'd' : theirs() ? 'a' : '';
        return theirs() ? 'a' : mine() ? 'd' : '';
      });
      expect(odds.bothDie.value).toBeCloseTo(counted.get('da') ?? 0, 10);
      expect(odds.neitherDies.value).toBeCloseTo(counted.get('') ?? 0, 10);
      expect(odds.defenderDies.value - odds.bothDie.value).toBeCloseTo(counted.get('d') ?? 0, 10);
      expect(odds.attackerDies.value - odds.bothDie.value).toBeCloseTo(counted.get('a') ?? 0, 10);
    }
  });

  it('BW-CHGW-03: the longer weapon never does its owner harm', () => {
    const first = exchange([3, 2], rules);
    const together = exchange([2, 2], rules);
    expect(first.attackerDies.value).toBeLessThan(together.attackerDies.value);
    expect(first.defenderDies.value).toBeCloseTo(together.defenderDies.value, 12);
  });

  it('BWC-82: struck at once, both may die and nobody counters again', () => {
    const { bothDie, defenderDies, attackerDies } = exchange([2, 2], rules);
    expect(bothDie.value).toBeCloseTo(defenderDies.value * attackerDies.value, 12);
    expect(bothDie.reasons).toContainEqual({ rule: 'BWC-82', effect: 'no-further-counter' });
  });

  it('BWC-08: only the later Chapter Five has the model of one die', () => {
    expect(chargeRules.web5.model).toBe('die');
    expect([chargeRules['2005'].model, chargeRules.pl.model]).toEqual(['size', 'size']);
  });
});

describe('KnockBack of the later Chapter Five', () => {
  it('EX-CHG-08: as much or less locks both, more throws by the difference', () => {
    const { inches, stops } = bodies(plain);
    expect(stops.value).toBeCloseTo(21 / 36, 12);
    for (let by = 1; by <= 5; by++) expect(chanceOf(inches.defender, by)).toBeCloseTo((6 - by) / 36, 12);
  });

  it('BW-CHGW-06: with bonus dice the charger wins in 3 of 7', () => {
    expect(bodies(rules).defenderFlies.value).toBeCloseTo(3 / 7, 12);
  });

  it('BW-CHGW-06: who bailed offers nothing', () => {
    const { inches } = bodies(plain, { plan: { ...plan, strikes: 'body', answer: 'bail' } });
    for (let by = 1; by <= 6; by++) expect(chanceOf(inches.defender, by)).toBeCloseTo(1 / 6, 12);
  });

  it('EX-CHG-10: charging each other, equal dice lock both', () => {
    expect(bodies(plain, headOn).stops.value).toBeCloseTo(1 / 6, 12);
    expect(bodies(rules, headOn).stops.value).toBeCloseTo(1 / 7, 12);
  });

  it('BW-CHGW-08: the higher throws the lower by the difference', () => {
    const { inches } = bodies(plain, headOn);
    for (let by = 1; by <= 5; by++) {
      for (const side of ['attacker', 'defender'] as const) {
        expect(chanceOf(inches[side], by)).toBeCloseTo((6 - by) / 36, 12);
      }
    }
  });
});

describe('Smash Damage', () => {
  it('EX-CHG-09: what the obstacle takes off the flight', () => {
    expect(smashDamage(5, 2)).toBe(3);
    expect(smashDamage(2, 5)).toBe(0);
  });

  it('DV-45: 5 against 2 with a wall after 1" makes 2', () => {
    expect(smashDamage(5 - 2, 1)).toBe(2);
  });

  const smashDice = { '1d4+1': dice('1d4+1'), '1d6': dice('1d6'), '1d4': dice('1d4') };
  const smashed = (own: ChargeRules, source: RandomSource): string => {
    const total = (text: keyof typeof smashDice) =>
      roll(smashDice[text], { bonus: own.bonus, floor: true }, source);
    const weapon = total('1d4+1');
    const forDamage = total('1d6');
    const forFlight = own.momentumRoll === 'once' ? forDamage : total('1d6');
    const smash = smashDamage(Math.max(0, forFlight.total - total('1d6').total), 1);
    const fails = own.damageCriticalFailure === 'zero' && weapon.allOnes && forDamage.allOnes;
    const damage = fails ? 0 : weapon.total + forDamage.total;
    if (own.smash === 'added') return `${damage + smash > 0 && damage + smash > 3 + total('1d4').total}`;
    const struck = damage > 0 && damage > 3 + total('1d4').total;
    return `${struck || (smash > 0 && smash > 3 + total('1d4').total)}`;
  };
  /** A weapon that cannot miss hurls its target against a wall after so many inches. */
  const dies = (own: ChargeRules, free = 1) =>
    bodies(own, {
      attacker: { armor: '240', size: 1, weapon: { skill: '1', use: 0, damage: '1d4+1', reach: 1 } },
      defender: { armor: '3+1d4', size: 1 },
      plan: { ...plan, answer: 'body' },
      behind: { kind: 'wall', free },
    }).defenderDies.value;

  it('BWC-83: added or alone, odds are those of every way the dice can fall', () => {
    for (const smash of ['added', 'alone'] as const) {
      for (const damageCriticalFailure of ['zero', 'total'] as const) {
        const own: ChargeRules = { ...plain, smash, damageCriticalFailure };
        const counted = everyWay((source) => smashed(own, source));
        expect(dies(own)).toBeCloseTo(counted.get('true') ?? 0, 10);
      }
    }
  });

  it('BWC-81: one Momentum die for damage and flight, odds are those of every way the dice can fall', () => {
    for (const smash of ['added', 'alone'] as const) {
      for (const damageCriticalFailure of ['zero', 'total'] as const) {
        const own: ChargeRules = { ...plain, momentumRoll: 'once', smash, damageCriticalFailure };
        const counted = everyWay((source) => smashed(own, source));
        const odds = dies(own);
        expect(odds).toBeCloseTo(counted.get('true') ?? 0, 10);
        // Alone, this Armor holds any smash, so that it does not matter whose die throws the victim.
        const apart = dies({ ...own, momentumRoll: 'apart' });
        if (smash === 'added') expect(Math.abs(odds - apart)).toBeGreaterThan(1e-6);
      }
    }
  });

  it('BW-CHGW-07: a seeded simulation with bonus dice agrees within 4 standard errors', () => {
    const source = createSeededSource(7);
    const times = deepOr(10_000, 3_000);
    for (const momentumRoll of ['apart', 'once'] as const) {
      const own: ChargeRules = { ...rules, momentumRoll };
      const p = dies(own);
      const found = tallied(times, () => smashed(own, source)).get('true') ?? 0;
      expect(Math.abs(found - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / times));
    }
  });

  it('BW-CHGW-07: a nearer wall never hurts less', () => {
    let before = 1;
    for (let free = 0; free < 8; free++) {
      const value = dies(rules, free);
      expect(value).toBeLessThanOrEqual(before + 1e-15);
      before = value;
    }
  });
});
