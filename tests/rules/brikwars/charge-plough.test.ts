import { describe, expect, it } from 'vitest';
import {
  canCharge,
  canCrush,
  handsInCharge,
  momentumAfter,
  ploughOdds,
  tramples,
} from '../../../src/rules/brikwars/charge-plough.ts';
import { type ChargeRules, chargeRules } from '../../../src/rules/brikwars/charge-rules.ts';
import { roll } from '../../../src/rules/dice/roll.ts';
import { everyWay, points } from './charge-twins.ts';

const rules = chargeRules['2005'];
const plain: ChargeRules = { ...rules, bonus: 'none' };

function ploughed(
  momentum: number,
  opposing: readonly number[],
  own: ChargeRules,
): readonly (number | undefined)[] {
  let left: number | undefined = momentum;
  return opposing.map((roll) => {
    left = left === undefined ? undefined : momentumAfter(left, roll, 1, own);
    return left;
  });
}

describe('Ploughing on', () => {
  it('DV-15: 9 clears targets that roll 2, 3 and 2', () => {
    expect(ploughed(9, [2, 3, 2], rules)).toEqual([7, 4, 2]);
  });

  it('DV-16: 5 is stopped by the second of 3 and 2', () => {
    expect(ploughed(5, [3, 2], rules)).toEqual([2, undefined]);
  });

  it('BWC-34: merely compared, the Momentum stays whole', () => {
    expect(ploughed(5, [3, 2], { ...rules, ploughing: 'compare' })).toEqual([5, 5]);
  });

  it('BW-CCB-07: odds are those of every way the dice can fall', () => {
    for (const ploughing of ['reduce', 'compare'] as const) {
      const own = { ...plain, ploughing };
      const targets = [
        { points: 1, size: 1 },
        { points: 1, size: 0 },
        { points: 1, size: 2 },
      ];
      const counted = everyWay((source) => {
        const total = (count: number) => roll(points(count), { bonus: 'none', floor: true }, source).total;
        let left: number | undefined = total(2);
        let cleared = 0;
        for (const target of targets) {
          left = momentumAfter(left, total(target.points), target.size, own);
          if (left === undefined) break;
          cleared++;
        }
        return `${cleared}`;
      });
      const { cleared } = ploughOdds(2, targets, own);
      for (let count = 1; count <= 3; count++) {
        let chance = 0;
        for (const [text, weight] of counted) if (Number(text) >= count) chance += weight;
        expect(cleared[count - 1]?.value).toBeCloseTo(chance, 12);
      }
    }
  });

  it('BW-CCB-07: each further target is cleared no more often', () => {
    const { cleared } = ploughOdds(
      6,
      Array.from({ length: 8 }, () => ({ points: 1, size: 1 })),
      rules,
    );
    const chances = cleared.map(({ value }) => value);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
  });
});

describe('Trampling and crushing', () => {
  const path = { knockedOver: true, low: true, inReach: true, wanted: true };

  it('BW-CCB-08: who is down and low may be trampled while the straight run lasts', () => {
    expect(tramples(path, rules)).toBe(true);
    for (const missing of ['knockedOver', 'low', 'inReach', 'wanted']) {
      expect(tramples({ ...path, [missing]: false }, rules)).toBe(false);
    }
  });

  it('EX-JST-13: on Leo’s turn the Knight has no Move left to trample', () => {
    expect(tramples({ ...path, inReach: false }, rules)).toBe(false);
  });

  it('BWC-33: by itself, trampling asks neither for the choice nor for the fall', () => {
    const automatic = { trampling: 'automatic' } as const;
    expect(tramples({ ...path, knockedOver: false, wanted: false }, automatic)).toBe(true);
    expect(tramples({ ...path, low: false }, automatic)).toBe(false);
  });

  it('EX-CHG-04: a piano crushes against the ground', () => {
    expect(canCrush('ground', true)).toBe(true);
  });

  it('EX-CHG-05: a car that cannot get there crushes nobody', () => {
    expect(canCrush('larger-rooted', false)).toBe(false);
    expect(canCrush('other', true)).toBe(false);
  });
});

describe('Charging Weapons', () => {
  it('BW-CHG-13: Heavy or larger and made to thrust, or agreed on', () => {
    expect(canCharge({ size: 'L', thrusts: true })).toBe(true);
    expect(canCharge({ size: 'M', thrusts: true })).toBe(true);
    expect(canCharge({ size: 'S', thrusts: true })).toBe(false);
    expect(canCharge({ size: 'L', thrusts: false })).toBe(false);
    expect(canCharge({ size: 'S', thrusts: false, agreed: true })).toBe(true);
  });

  it('BW-CHG-14: a rider holds the lance in one hand', () => {
    expect(handsInCharge(2, true)).toBe(1);
    expect(handsInCharge(2, false)).toBe(2);
  });
});
