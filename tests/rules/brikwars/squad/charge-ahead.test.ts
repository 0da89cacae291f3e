import { describe, expect, it } from 'vitest';
import { type ChargeRules, chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import { chargeAhead, platesFly } from '../../../../src/rules/brikwars/squad/charge-ahead.ts';
import {
  type ChargeArms,
  chargeBlows,
  type SquadCharge,
} from '../../../../src/rules/brikwars/squad/charge-round.ts';
import { chanceAtLeast, highest } from '../../../../src/rules/dice/distribution.ts';
import { parseDice } from '../../../../src/rules/dice/notation.ts';

const fixed = (constant: number) => ({ groups: [], constant });
const rules: ChargeRules = { ...chargeRules['2005'], bonus: 'none' };
const member = { size: 1, armor: fixed(7) };
const charge = (made: Partial<SquadCharge>): SquadCharge => ({
  attacker: { members: Array(8).fill({ size: 1, armor: fixed(4) }) },
  defender: { members: [member, member] },
  momentum: 2,
  speed: 5,
  braced: true,
  rules,
  ...made,
});

function dice(text: string) {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

const spears = (count: number, damage = '1d6+2'): ChargeArms => ({
  count,
  skill: dice('1d6'),
  use: 4,
  damage: dice(damage),
});

/** The chance that so many of a side die. */
function dies(given: SquadCharge, side: 'attacker' | 'defender', count: number): number {
  return chargeAhead(given).reduce((sum, { dead, chance }) => sum + (dead[side] === count ? chance : 0), 0);
}

/** Every sum that so many dice show, face by face. */
function sumsOf(count: number): readonly number[] {
  let sums = [0];
  for (let die = 0; die < count; die++)
    sums = sums.flatMap((sum) => [1, 2, 3, 4, 5, 6].map((face) => sum + face));
  return sums;
}

/** One blow, counted out: which of the weapons hit, then every face of their dice and of those of Momentum. */
function slowly(weapons: number, points: number, plus: number, armor: number): number {
  let kill = 0;
  for (let which = 0; which < 2 ** weapons; which++) {
    const hits = which.toString(2).replaceAll('0', '').length;
    const sums = sumsOf(hits + points);
    // All ones do nothing.
    const deadly = sums.filter((sum) => sum > hits + points && sum + hits * plus > armor).length;
    kill += deadly / sums.length / 2 ** weapons;
  }
  return kill;
}

describe('the odds of a squad that charges a squad', () => {
  it('BW-SQ-34 BW-SQ-38 a braced squad takes one blow on one member: 2d6 beat Armor 7 fifteen times of 36', () => {
    expect(dies(charge({}), 'defender', 1)).toBeCloseTo(15 / 36, 12);
    // Two points of Opposition beat Armor 4 by 5 and more.
    expect(dies(charge({}), 'attacker', 1)).toBeCloseTo(30 / 36, 12);
  });

  it('BW-SQ-34 BWC-153 KnockBack moves whole plates by the margin less all their Sizes', () => {
    const { attacker, defender } = platesFly(charge({}));
    // 12 against 2, less Size 2; the chargers would need a margin above 8: 12 against 2 and 3.
    expect(highest(defender)).toBe(8);
    expect(chanceAtLeast(attacker, 1)).toBeCloseTo((1 + 2 + 2) / 36 / 36, 12);
  });

  it('BW-SQ-33 BW-SQ-35 members who did not brace are ploughed through one by one', () => {
    const through = charge({
      momentum: 3,
      speed: 6,
      braced: false,
      defender: { members: Array(4).fill(member) },
    });
    const each = (216 - 35) / 216;
    expect(dies(through, 'defender', 4)).toBeCloseTo(each ** 4, 12);
    expect(dies(through, 'attacker', 0)).toBe(1);
  });

  it('BW-CHG-16 a weapon that misses leaves the body', () => {
    const one = { ...spears(1), damage: fixed(10) };
    const attacker = { ...charge({}).attacker, arms: [one] };
    expect(dies(charge({ attacker }), 'defender', 1)).toBeCloseTo(0.5 * (35 / 36) + 0.5 * (15 / 36), 12);
  });

  it('BWC-07 BW-SQ-34 all weapons that hit add up in the one blow, as counted out face by face', () => {
    for (const weapons of [0, 1, 2, 3])
      for (const points of [1, 2, 3])
        for (const plus of [0, 2])
          for (const armor of [3, 7, 12]) {
            const damage = plus === 0 ? '1d6' : `1d6+${plus}`;
            const given = charge({
              momentum: points,
              attacker: { ...charge({}).attacker, arms: [spears(weapons, damage)] },
              defender: { members: [{ size: 1, armor: fixed(armor) }] },
            });
            const shown = `${weapons} weapons +${plus}, ${points} points on Armor ${armor}`;
            expect(dies(given, 'defender', 1), shown).toBeCloseTo(slowly(weapons, points, plus, armor), 12);
          }
  });

  it('BWC-07 an Officer’s weapon joins with his own Skill, and one weapon alone is a house rule', () => {
    const arms = [spears(2), { ...spears(1), skill: dice('1d8') }];
    const attacker = { ...charge({}).attacker, arms };
    const [all] = chargeBlows(charge({ attacker }));
    expect(all?.arms.map(({ count }) => count)).toEqual([2, 1]);
    const alone = charge({ attacker, rules: { ...rules, combined: 'momentum' } });
    expect(chargeBlows(alone)[0]?.arms.map(({ count }) => count)).toEqual([1]);
    expect(dies(alone, 'defender', 1)).toBeCloseTo(slowly(1, 2, 2, 7), 12);
    // The Officer hits in five of eight.
    const together = dies(charge({ attacker }), 'defender', 1);
    const without = slowly(2, 2, 2, 7);
    expect(together).toBeGreaterThan(without);
  });

  it('BW-CHG-10 BW-CHG-11 giants who do not brace hurt the chargers with half their Size', () => {
    const giant = { size: 4, armor: fixed(20) };
    const met = charge({ momentum: 8, speed: 16, braced: false, defender: { members: [giant, giant] } });
    expect(chargeBlows(met).map(({ by, points }) => [by, points])).toEqual([
      ['attacker', 8],
      ['defender', 2],
      ['attacker', 6],
      ['defender', 2],
    ]);
    // 2d6 beat Armor 4 thirty times of 36, and each giant strikes once.
    expect(dies(met, 'attacker', 2)).toBeCloseTo((30 / 36) ** 2, 12);
    expect(dies(met, 'attacker', 0)).toBeCloseTo((6 / 36) ** 2, 12);
    expect(chargeAhead(met).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});
