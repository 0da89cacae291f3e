import { describe, expect, it } from 'vitest';
import {
  type ChargeSide,
  chargeDamage,
  killChance,
} from '../../../../src/rules/brikwars/charge/charge-blow.ts';
import { chargeEffects } from '../../../../src/rules/brikwars/charge/charge-effects.ts';
import { type ChargeRules, chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import { certain, chanceOf, highest, mean } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { rollFromFaces } from '../../../../src/rules/dice/roll.ts';
import { dice } from '../support.ts';
import { blowOf } from './charge-table.ts';
import { everyWay, rolledBlow, tallied } from './charge-twins.ts';

const rules = chargeRules['2005'];
const plain: ChargeRules = { ...rules, bonus: 'none' };

const lance = { skill: dice('1d6'), use: 5, damage: dice('2d6'), reach: 3 };
const target: ChargeSide = { armor: dice('4'), points: 0 };
const faces = (text: string, shown: readonly number[]) => {
  const made = rollFromFaces(dice(text), { bonus: 'd6', floor: true }, shown);
  if (!made.ok) throw new Error('faces');
  return made.value;
};

describe('the joust and the crocodile', () => {
  it('EX-JST-03: the oversized lance with Use 6 hits as often as a 6 comes up', () => {
    const leo: ChargeSide = { armor: dice('4+1d6'), points: 2, weapon: { ...lance, use: 6 } };
    expect(blowOf(leo, target, rules).hit).toBeCloseTo(1 / 6, 12);
  });

  it('EX-JST-04: a 2 misses at Use 6', () => {
    expect(faces('1d6', [2]).total).toBeLessThan(6);
  });

  it('EX-JST-05: a 5 hits at Use 5, nothing taken off for speed', () => {
    const knight: ChargeSide = { armor: dice('4'), points: 3, weapon: lance };
    expect(blowOf(knight, target, rules).hit).toBeCloseTo(1 / 3, 12);
  });

  it('EX-JST-06: Physical Opposition 3 and a lance of 2d6 make 5d6', () => {
    const damage = chargeDamage(lance.damage, 3, 0, { ...plain, damageCriticalFailure: 'total' });
    expect([damage.min, highest(damage)]).toEqual([5, 30]);
    expect(mean(damage)).toBeCloseTo(17.5, 12);
  });

  it('EX-JST-07: Armor 4+1d6 with 6 and 3 holds 13, and 16 beats it', () => {
    expect(faces('4+1d6', [6, 3]).total).toBe(13);
    expect(killChance(certain(16), certain(13))).toBe(1);
  });

  it('EX-JST-08: a parry of 5 meets Use 2 and the attack roll of 5', () => {
    const shield = { skill: dice('5'), use: 2, damage: dice('4') };
    const knight: ChargeSide = { armor: dice('4'), points: 3, weapon: { ...lance, skill: dice('5') } };
    expect(blowOf(knight, { ...target, shield }, rules).parried).toBe(1);
  });

  it('EX-JST-09: 4 of 16 are parried, and 12 do not beat 13', () => {
    const knight: ChargeSide = {
      armor: dice('4'),
      points: 0,
      weapon: { ...lance, skill: dice('5'), damage: dice('16') },
    };
    const shield = { skill: dice('5'), use: 2, damage: dice('4') };
    const odds = blowOf(knight, { armor: dice('13'), points: 0, shield }, rules);
    expect(chanceOf(odds.damage, 12)).toBe(1);
    expect(odds.kill).toBe(0);
  });

  it('EX-JST-12: trampled by Size 3 besides, Leo would take 15 and die', () => {
    expect(killChance(certain(12), certain(13))).toBe(0);
    expect(killChance(chargeDamage(dice('12'), 0, 3, rules), certain(13))).toBe(1);
  });

  it('EX-CRO-03: three ones do nothing to the frog', () => {
    const odds = blowOf({ armor: dice('4'), points: 1, weapon: lance }, target, plain);
    const counted = blowOf({ armor: dice('4'), points: 1, weapon: lance }, target, {
      ...plain,
      damageCriticalFailure: 'total',
    });
    expect(odds.meanDamageGivenHit).toBeCloseTo(counted.meanDamageGivenHit - 3 / 216, 12);
    expect(odds.killGivenHit).toBeCloseTo(counted.killGivenHit, 12);
  });

  it('EX-CRO-04: without Physical Opposition the body does nothing', () => {
    expect(blowOf(target, { armor: dice('0'), points: 1 }, rules).kill).toBe(0);
  });
});

describe('one blow of a Charge', () => {
  it('BW-CHG-11: a body hits by itself with a d6 for each point', () => {
    const odds = blowOf({ armor: dice('4'), points: 1 }, target, plain);
    expect(odds.hit).toBe(1);
    expect(odds.kill).toBeCloseTo(1 / 3, 12);
    expect(odds.reasons).toContainEqual({ rule: 'BW-CHG-11', effect: 'body-hits-by-itself' });
  });

  it('BW-CHG-12: crushing adds the Size', () => {
    const odds = blowOf({ armor: dice('4'), points: 1, crushing: 2 }, target, {
      ...plain,
      damageCriticalFailure: 'total',
    });
    expect(odds.kill).toBeCloseTo(4 / 6, 12);
  });

  it('BWC-31: by the Polish sentence a weapon hits by itself too', () => {
    const side: ChargeSide = { armor: dice('4'), points: 1, weapon: lance };
    expect(blowOf(side, target, { ...rules, skillRoll: 'none' }).hit).toBe(1);
    expect(blowOf(side, target, rules).hit).toBeCloseTo(1 / 3, 12);
  });

  it('BWC-30: a multiplied die fails where it and the weapon show ones', () => {
    const own = { ...plain, momentumDice: 'multiplied' } as const;
    const damage = chargeDamage(dice('1d6'), 3, 0, own);
    expect(chanceOf(damage, 0)).toBeCloseTo(1 / 36, 12);
    expect(chanceOf(damage, 4)).toBe(0);
    expect(highest(damage)).toBe(24);
    expect(mean(damage)).toBeCloseTo(3.5 + 10.5 - 4 / 36, 12);
  });

  it('BW-CHG-14: odds with weapon, body and shield are those of every way the dice can fall', () => {
    const shield = { skill: dice('1d4'), use: 2, damage: dice('1d3') };
    const weapon = { skill: dice('1d4+1'), use: 3, damage: dice('1d4+1'), reach: 1 };
    for (const damageCriticalFailure of ['zero', 'total'] as const) {
      for (const striker of [
        { armor: dice('4'), points: 1, weapon },
        { armor: dice('4'), points: 0, weapon },
        { armor: dice('4'), points: 2, crushing: 1 },
      ]) {
        for (const struck of [target, { armor: dice('2+1d4'), points: 0, shield }]) {
          const own = { ...plain, damageCriticalFailure };
          const odds = blowOf(striker, struck, own);
          let hit = 0;
          let kills = 0;
          let damage = 0;
          for (const [text, chance] of everyWay((source) =>
            JSON.stringify(rolledBlow(striker, struck, own, source)),
          )) {
            const blow = JSON.parse(text) as ReturnType<typeof rolledBlow>;
            if (blow.hit) hit += chance;
            if (blow.kills) kills += chance;
            damage += chance * blow.damage;
          }
          expect(odds.hit).toBeCloseTo(hit, 10);
          expect(odds.kill).toBeCloseTo(kills, 10);
          expect(odds.meanDamage).toBeCloseTo(damage, 10);
        }
      }
    }
  });

  it('BW-CHG-15: more Momentum never hurts the charger, more Armor never the target', () => {
    let before = 0;
    for (let points = 0; points < 8; points++) {
      const kill = blowOf(
        { armor: dice('4'), points, weapon: lance },
        { armor: dice('2d6'), points: 0 },
        rules,
      ).kill;
      // A further die makes all ones rarer and every total higher.
      expect(kill).toBeGreaterThanOrEqual(before);
      before = kill;
      const plated = blowOf(
        { armor: dice('4'), points, weapon: lance },
        { armor: dice('2d6+1'), points: 0 },
        rules,
      );
      expect(plated.kill).toBeLessThanOrEqual(kill);
    }
  });

  it('BW-CHG-16: a seeded simulation with bonus dice agrees within 4 standard errors', () => {
    const source = createSeededSource(5);
    const shield = { skill: dice('1d6'), use: 2, damage: dice('1d6') };
    const struck: ChargeSide = { armor: dice('4+1d6'), points: 0, shield };
    const striker: ChargeSide = { armor: dice('4'), points: 2, weapon: { ...lance, skill: dice('1d10') } };
    for (const own of [rules, chargeRules.pl]) {
      const times = 10_000;
      const found = tallied(times, () => `${rolledBlow(striker, struck, own, source).kills}`);
      const p = blowOf(striker, struck, own).kill;
      expect(Math.abs((found.get('true') ?? 0) - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / times));
    }
  });

  it('BW-CHG-15: every reason is of the list', () => {
    const odds = blowOf({ armor: dice('4'), points: 2, crushing: 1, weapon: lance }, target, rules);
    for (const { effect } of odds.reasons) expect(chargeEffects).toContain(effect);
    expect(odds.reasons.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['BW-CHG-11', 'BW-CHG-12', 'BW-CHG-15', 'BW-CHG-16', 'BWC-50', 'BW-UNIT-04']),
    );
  });
});
