import { describe, expect, it } from 'vitest';
import { checkCharge } from '../../../../src/rules/brikwars/charge/charge-check.ts';
import { chargeOdds } from '../../../../src/rules/brikwars/charge/charge-odds.ts';
import {
  handsInCharge,
  momentumAfter,
  tramples,
} from '../../../../src/rules/brikwars/charge/charge-plough.ts';
import { type ChargeRules, chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import { roll } from '../../../../src/rules/dice/roll.ts';
import { chargeOf, contestOf, lance, plan, setupOf } from './charge-table.ts';
import { everyWay, points } from './charge-twins.ts';

const rules = chargeRules['2005'];
const plain: ChargeRules = { ...rules, bonus: 'none' };
const bodies = { ...plan, strikes: 'body', answer: 'body' } as const;

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

  const clearedOf = (
    momentum: number,
    target: { points: number; size: number },
    own: ChargeRules,
    line: number,
  ) => {
    const odds = contestOf({ points: momentum, size: momentum }, target, own, { line, moveLeft: 10 });
    return [odds.defenderFlies.value, ...odds.line.map(({ cleared }) => cleared.value)];
  };

  it('BW-CCB-07: odds are those of every way the dice can fall', () => {
    for (const ploughing of ['reduce', 'compare'] as const) {
      for (const size of [0, 1, 2]) {
        const own = { ...plain, ploughing };
        const counted = everyWay((source) => {
          const total = (count: number) => roll(points(count), { bonus: 'none', floor: true }, source).total;
          let left: number | undefined = total(2);
          let cleared = 0;
          while (cleared < 3) {
            left = momentumAfter(left, total(1), size, own);
            if (left === undefined) break;
            cleared++;
          }
          return `${cleared}`;
        });
        const cleared = clearedOf(2, { points: 1, size }, own, 2);
        for (let count = 1; count <= 3; count++) {
          let chance = 0;
          for (const [text, weight] of counted) if (Number(text) >= count) chance += weight;
          expect(cleared[count - 1]).toBeCloseTo(chance, 12);
        }
      }
    }
  });

  it('BW-CCB-07: each further target is cleared no more often', () => {
    const chances = clearedOf(6, { points: 1, size: 1 }, rules, 7);
    expect(chances).toHaveLength(8);
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

  it('BW-CCB-08: odds of trampling are those of every way the dice can fall, by the straight inches left', () => {
    const rider = { armor: '240', size: 2 };
    const minifig = { armor: '4', size: 1 };
    const deaths = [1, 2, 3, 6, 9, 12].map((moveLeft) => {
      const counted = everyWay((source) => {
        const total = (count: number) => roll(points(count), { bonus: 'none', floor: true }, source).total;
        const thrown = total(2);
        const damage = thrown === 2 ? 0 : thrown;
        if (damage > 4) return 'dies';
        const inches = total(2) - total(1) - 1;
        return inches >= 1 && inches <= moveLeft && damage + 2 > 4 ? 'dies' : 'lives';
      });
      const dies = counted.get('dies') ?? 0;
      const odds = chargeOdds(
        chargeOf({
          rules: plain,
          attacker: rider,
          defender: minifig,
          moveLeft,
          plan: { ...bodies, tramples: true },
        }),
      );
      expect(odds.defenderDies.value).toBeCloseTo(dies, 12);
      const said = odds.defenderDies.reasons.find(({ effect }) => effect === 'trampled-in-reach');
      expect(said).toMatchObject({ amount: moveLeft });
      return dies;
    });
    expect(deaths).toEqual([...deaths].sort((a, b) => a - b));
    expect(deaths[0]).toBeLessThan(deaths[4] ?? 0);
  });

  it('EX-CHG-04: a piano crushes against the ground', () => {
    const minifig = { armor: '12', size: 1 };
    const dies = (crushes: boolean) =>
      chargeOdds(
        chargeOf({
          rules: plain,
          attacker: { armor: '240', size: 3, crushes },
          defender: minifig,
          plan: bodies,
        }),
      ).defenderDies.value;
    expect(chargeOf({ attacker: { armor: '4', size: 3, crushes: true } }).attacker.crushing).toBe(3);
    expect(dies(true)).toBeGreaterThan(dies(false));
  });

  it('EX-CHG-05: a car that cannot get there crushes nobody', () => {
    const car = { armor: '240', size: 4 };
    const deaths = (moveLeft: number) =>
      chargeOdds(
        chargeOf({
          attacker: car,
          defender: { armor: '20', size: 1 },
          behind: { kind: 'wall', free: 3 },
          moveLeft,
          low: false,
          plan: bodies,
        }),
      ).diesAfterwards.value;
    expect(deaths(2)).toBe(0);
    expect(deaths(3)).toBeGreaterThan(0);
  });
});

describe('Charging Weapons', () => {
  it('BW-CHG-13: a weapon that was not made to thrust, or is too light, does not charge', () => {
    const leads = (charges?: boolean) =>
      checkCharge(
        setupOf({
          attacker: { armor: '4', size: 2, weapon: { ...lance, ...(charges !== undefined && { charges }) } },
        }),
      );
    expect(leads().ok).toBe(true);
    expect(leads(true).ok).toBe(true);
    expect(leads(false)).toMatchObject({
      issues: [{ code: 'cannot-charge', path: ['attacker', 'weapon'] }],
    });
  });

  it('BW-CHG-14: a rider holds the lance in one hand', () => {
    expect(handsInCharge(2, true)).toBe(1);
    expect(handsInCharge(2, false)).toBe(2);
  });
});
