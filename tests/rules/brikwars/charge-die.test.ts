import { describe, expect, it } from 'vitest';
import type { ChargeSide } from '../../../src/rules/brikwars/charge-blow.ts';
import {
  chargeExchangeOdds,
  dieKnockbackOdds,
  dieMomentum,
  mutualChargeOdds,
  smashDamage,
  smashOdds,
  sprintChargeChance,
} from '../../../src/rules/brikwars/charge-die.ts';
import { type ChargeRules, chargeRules } from '../../../src/rules/brikwars/charge-rules.ts';
import { chanceOf } from '../../../src/rules/dice/distribution.ts';
import { createSeededSource, type RandomSource } from '../../../src/rules/dice/random.ts';
import { roll } from '../../../src/rules/dice/roll.ts';
import { everyWay, rolledBlow, tallied } from './charge-twins.ts';
import { dice } from './support.ts';

const rules = chargeRules.web5;
const plain: ChargeRules = { ...rules, bonus: 'none' };
const minifig: ChargeSide = {
  armor: dice('4'),
  points: 0,
  weapon: { skill: dice('1d4'), use: 3, damage: dice('1d6'), reach: 2 },
};

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
    const walking = chargeExchangeOdds(minifig, minifig, 'together', rules);
    const charging = chargeExchangeOdds({ ...minifig, points: 1 }, minifig, 'together', rules);
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
    const attacker = { ...minifig, points: 1 };
    for (const order of ['attacker-first', 'defender-first', 'together'] as const) {
      const odds = chargeExchangeOdds(attacker, minifig, order, plain);
      const counted = everyWay((source) => {
        const mine = () => rolledBlow(attacker, minifig, plain, source).kills;
        const theirs = () => rolledBlow(minifig, attacker, plain, source).kills;
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
    const first = chargeExchangeOdds(minifig, minifig, 'attacker-first', rules);
    const together = chargeExchangeOdds(minifig, minifig, 'together', rules);
    expect(first.attackerDies.value).toBeLessThan(together.attackerDies.value);
    expect(first.defenderDies.value).toBeCloseTo(together.defenderDies.value, 12);
  });

  it('BWC-82: struck at once, both may die and nobody counters again', () => {
    const { bothDie, defenderDies, attackerDies } = chargeExchangeOdds(minifig, minifig, 'together', rules);
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
    const { inches, locked } = dieKnockbackOdds(dice('1d6'), dice('1d6'), plain);
    expect(locked.value).toBeCloseTo(21 / 36, 12);
    for (let by = 1; by <= 5; by++) expect(chanceOf(inches, by)).toBeCloseTo((6 - by) / 36, 12);
  });

  it('BW-CHGW-06: with bonus dice the charger wins in 3 of 7', () => {
    expect(1 - dieKnockbackOdds(dice('1d6'), dice('1d6'), rules).locked.value).toBeCloseTo(3 / 7, 12);
  });

  it('BW-CHGW-06: who bailed offers nothing', () => {
    const { inches } = dieKnockbackOdds(dice('1d6'), undefined, plain);
    for (let by = 1; by <= 6; by++) expect(chanceOf(inches, by)).toBeCloseTo(1 / 6, 12);
  });

  it('EX-CHG-10: charging each other, equal dice lock both', () => {
    expect(mutualChargeOdds(plain).locked.value).toBeCloseTo(1 / 6, 12);
    expect(mutualChargeOdds(rules).locked.value).toBeCloseTo(1 / 7, 12);
  });

  it('BW-CHGW-08: the higher throws the lower by the difference', () => {
    const { inches } = mutualChargeOdds(plain);
    for (let by = 1; by <= 5; by++) expect(chanceOf(inches, by)).toBeCloseTo((2 * (6 - by)) / 36, 12);
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

  const smashed = (own: ChargeRules, source: RandomSource): string => {
    const total = (text: string) => roll(dice(text), { bonus: own.bonus, floor: true }, source);
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
  const setup = { free: 1, armor: dice('3+1d4'), damage: dice('1d4+1'), momentumDamage: true };

  it('BWC-83: added or alone, odds are those of every way the dice can fall', () => {
    for (const smash of ['added', 'alone'] as const) {
      for (const damageCriticalFailure of ['zero', 'total'] as const) {
        const own: ChargeRules = { ...plain, smash, damageCriticalFailure };
        const counted = everyWay((source) => smashed(own, source));
        expect(smashOdds(setup, own).dies.value).toBeCloseTo(counted.get('true') ?? 0, 10);
      }
    }
  });

  it('BWC-81: one Momentum die for damage and flight, odds are those of every way the dice can fall', () => {
    for (const smash of ['added', 'alone'] as const) {
      for (const damageCriticalFailure of ['zero', 'total'] as const) {
        const own: ChargeRules = { ...plain, momentumRoll: 'once', smash, damageCriticalFailure };
        const counted = everyWay((source) => smashed(own, source));
        const odds = smashOdds(setup, own);
        expect(odds.dies.value).toBeCloseTo(counted.get('true') ?? 0, 10);
        // Alone, this Armor holds any smash, so that it does not matter whose die throws the victim.
        const apart = smashOdds(setup, { ...own, momentumRoll: 'apart' }).dies.value;
        if (smash === 'added') expect(Math.abs(odds.dies.value - apart)).toBeGreaterThan(1e-6);
      }
    }
  });

  it('BW-CHGW-07: a seeded simulation with bonus dice agrees within 4 standard errors', () => {
    const source = createSeededSource(7);
    const times = 10_000;
    for (const momentumRoll of ['apart', 'once'] as const) {
      const own: ChargeRules = { ...rules, momentumRoll };
      const p = smashOdds(setup, own).dies.value;
      const found = tallied(times, () => smashed(own, source)).get('true') ?? 0;
      expect(Math.abs(found - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / times));
    }
  });

  it('BW-CHGW-07: a nearer wall never hurts less', () => {
    let before = 1;
    for (let free = 0; free < 8; free++) {
      const { value } = smashOdds({ ...setup, free }, rules).dies;
      expect(value).toBeLessThanOrEqual(before + 1e-15);
      before = value;
    }
  });
});
