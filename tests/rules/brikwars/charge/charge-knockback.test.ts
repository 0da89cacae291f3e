import { describe, expect, it } from 'vitest';
import {
  afterKnockback,
  chargerRunsOn,
  knockbackInches,
} from '../../../../src/rules/brikwars/charge/charge-knockback.ts';
import { type ChargeRules, chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import { chanceOf, mean } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { roll } from '../../../../src/rules/dice/roll.ts';
import { contestOf } from './charge-table.ts';
import { everyWay, points } from './charge-twins.ts';

const rules = chargeRules['2005'];
const plain: ChargeRules = { ...rules, bonus: 'none' };

describe('KnockBack', () => {
  it('EX-JST-10: 11 against 7 throws Leo of Size 1 by 3"', () => {
    expect(knockbackInches(11, 7, { size: 1 })).toBe(3);
  });

  it('EX-JST-11: the Knight would have resisted with Size 3', () => {
    expect(knockbackInches(11, 7, { size: 3 })).toBe(1);
  });

  it('BWC-79: Momentum of mount and rider, resistance of the rider alone', () => {
    const rider = contestOf({ points: 3, size: 3 }, { points: 2, size: 1 }, plain);
    const mount = contestOf({ points: 3, size: 3 }, { points: 2, size: 2 }, plain);
    expect(rider.defenderFlies.value).toBeGreaterThan(mount.defenderFlies.value);
  });

  it('EX-CRO-05: 3 against nothing throws the frog of Size 1 by 2"', () => {
    expect(knockbackInches(3, 0, { size: 1 })).toBe(2);
  });

  it('DV-13: 7 against 6 does not throw Size 1', () => {
    expect(knockbackInches(7, 6, { size: 1 })).toBe(0);
  });

  it('DV-14: 9 against 6 throws Size 1 by 2"', () => {
    expect(knockbackInches(9, 6, { size: 1 })).toBe(2);
  });

  it('BW-CHG-18: what is rooted never flies, but others bounce off it', () => {
    const tree = contestOf({ points: 1, size: 1 }, { points: 3, size: 5, rooted: true }, rules);
    expect(tree.defenderFlies.value).toBe(0);
    expect(tree.attackerFlies.value).toBeGreaterThan(0.8);
    expect(knockbackInches(20, 1, { size: 1, rooted: true })).toBe(0);
  });

  it('BWC-80: within the Size the charger stops, or runs on as a house rule', () => {
    expect(chargerRunsOn(1, 2, rules)).toBe(false);
    expect(chargerRunsOn(3, 2, rules)).toBe(true);
    expect(chargerRunsOn(1, 2, { withinSize: 'runs-on' })).toBe(true);
    expect(chargerRunsOn(0, 2, { withinSize: 'runs-on' })).toBe(false);
  });

  it('BW-CHG-17: odds are those of every way the dice can fall', () => {
    for (const [mine, theirs, own, other] of [
      [1, 0, 1, 1],
      [1, 1, 2, 1],
      [2, 1, 2, 3],
      [2, 3, 1, 3],
    ] as const) {
      const odds = contestOf({ points: mine, size: own }, { points: theirs, size: other }, plain);
      const counted = everyWay((source) => {
        const total = (count: number) => roll(points(count), { bonus: 'none', floor: true }, source).total;
        return `${total(mine) - total(theirs)}`;
      });
      let stops = 0;
      const inches = new Map<number, number>();
      const bounce = new Map<number, number>();
      for (const [text, chance] of counted) {
        const margin = Number(text);
        const flown = knockbackInches(margin, 0, { size: other });
        inches.set(flown, (inches.get(flown) ?? 0) + chance);
        const back = knockbackInches(-margin, 0, { size: own });
        if (flown === 0 && back === 0) stops += chance;
        bounce.set(back, (bounce.get(back) ?? 0) + chance);
      }
      expect(odds.stops.value).toBeCloseTo(stops, 12);
      for (let by = 0; by < 20; by++) {
        expect(chanceOf(odds.inches.defender, by)).toBeCloseTo(inches.get(by) ?? 0, 12);
        expect(chanceOf(odds.inches.attacker, by)).toBeCloseTo(bounce.get(by) ?? 0, 12);
      }
    }
  });

  it('BWC-30: one die multiplied keeps the mean without bonus dice and spreads wider', () => {
    const each = contestOf({ points: 3, size: 1 }, { points: 0, size: 0 }, plain);
    const multiplied = contestOf(
      { points: 3, size: 1 },
      { points: 0, size: 0 },
      { ...plain, momentumDice: 'multiplied' },
    );
    expect(mean(each.inches.defender)).toBeCloseTo(10.5, 12);
    expect(mean(multiplied.inches.defender)).toBeCloseTo(10.5, 12);
    expect(chanceOf(multiplied.inches.defender, 18)).toBeCloseTo(1 / 6, 12);
    expect(chanceOf(multiplied.inches.defender, 17)).toBe(0);
  });

  it('BW-CHG-17: more Momentum never makes the target fly less, more Size never more', () => {
    let before = 0;
    for (let count = 1; count < 8; count++) {
      const flies = contestOf({ points: count, size: 8 }, { points: 2, size: 2 }, rules).defenderFlies.value;
      expect(flies).toBeGreaterThanOrEqual(before);
      before = flies;
    }
    for (let size = 0; size < 8; size++) {
      const flies = contestOf({ points: 3, size: 8 }, { points: 2, size }, rules).defenderFlies.value;
      const larger = contestOf({ points: 3, size: 8 }, { points: 2, size: size + 1 }, rules);
      expect(larger.defenderFlies.value).toBeLessThanOrEqual(flies);
    }
  });

  it('BW-CHG-17: a seeded simulation with bonus dice agrees within 4 standard errors', () => {
    const source = createSeededSource(17);
    const odds = contestOf({ points: 3, size: 3 }, { points: 2, size: 1 }, rules);
    const times = 20_000;
    let flown = 0;
    for (let i = 0; i < times; i++) {
      const total = (count: number) => roll(points(count), { bonus: 'd6', floor: true }, source).total;
      if (knockbackInches(total(3), total(2), { size: 1 }) > 0) flown++;
    }
    const p = odds.defenderFlies.value;
    expect(Math.abs(flown / times - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / times));
  });
});

describe('Knocked Over', () => {
  const minifig = { topplesAtOneInch: true, base: 1 };

  it('EX-CHG-03: 1" knocks a lone minifig over', () => {
    expect(afterKnockback(1, minifig, rules)).toEqual({ knockedOver: 'yes', disrupted: 'yes' });
  });

  it('BW-CHG-20: a large model is left to the table', () => {
    expect(afterKnockback(4, { topplesAtOneInch: false, base: 5 }, rules).knockedOver).toBe('table');
    expect(afterKnockback(0, minifig, rules).knockedOver).toBe('no');
  });

  it('BW-CHG-21 BWC-32: the Polish base rule, under which all who flew are Disrupted', () => {
    const base = { knockedOver: 'base' } as const;
    expect(afterKnockback(1, minifig, base)).toEqual({ knockedOver: 'no', disrupted: 'yes' });
    expect(afterKnockback(2, minifig, base)).toEqual({ knockedOver: 'yes', disrupted: 'yes' });
  });
});
