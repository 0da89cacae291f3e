import { expect, it } from 'vitest';
import {
  healingChance,
  healingRoll,
  medicsAt,
  mostMedics,
  woundOdds,
} from '../../../../src/rules/brikwars/supplement/healing.ts';
import { parseDice, printDice } from '../../../../src/rules/dice/notation.ts';

const rules = { bonus: 'none', criticalFailure: true, damageCriticalFailure: 'zero' } as const;

function dice(text: string) {
  const read = parseDice(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

it('EX-HEAL-02 BWC-91: two wounds are healed by a 3, and not by a 2', () => {
  expect(healingChance(dice('3'), 2, 1, rules)).toBe(1);
  expect(healingChance(dice('2'), 2, 1, rules)).toBe(0);
  expect(healingChance(dice('1d6'), 2, 1, rules)).toBeCloseTo(4 / 6, 12);
});

it('EX-HEAL-03 EX-HEAL-04: two medics roll two dice and one less; of four only three count', () => {
  expect(printDice(healingRoll(dice('1d6'), 2))).toBe(printDice(dice('2d6-1')));
  expect(healingRoll(dice('1d6'), 4)).toEqual(healingRoll(dice('1d6'), mostMedics));
});

it('BWC-170: three treat a minifig, and up to six what is larger', () => {
  expect([0, 1, 2, 5].map(medicsAt)).toEqual([3, 3, 6, 6]);
  expect(printDice(healingRoll(dice('1d6'), 5, medicsAt(2)))).toBe(printDice(dice('5d6-4')));
  expect(healingRoll(dice('1d6'), 8, medicsAt(2))).toEqual(healingRoll(dice('1d6'), 6, 6));
});

it('BW-HEAL-05 BWC-92: as every way of the dice, one by one, all ones failing', () => {
  for (const medics of [1, 2, 3])
    for (let wounds = 1; wounds <= 8; wounds += 1) {
      let good = 0;
      const ways = 6 ** medics;
      for (let way = 0; way < ways; way += 1) {
        const faces = Array.from({ length: medics }, (_, at) => (Math.floor(way / 6 ** at) % 6) + 1);
        const total = faces.reduce((sum, face) => sum + face, 0) - (medics - 1);
        if (faces.some((face) => face > 1) && total > wounds) good += 1;
      }
      expect(healingChance(dice('1d6'), wounds, medics, rules)).toBeCloseTo(good / ways, 12);
    }
});

it('BWC-50 BW-HEAL-01: all ones of the damage wound nobody, where they do nothing', () => {
  expect(woundOdds(dice('1d6'), dice('0'), dice('3'), 1, rules).wounded).toBeCloseTo(5 / 6, 12);
  const shown = { ...rules, damageCriticalFailure: 'total' } as const;
  expect(woundOdds(dice('1d6'), dice('0'), dice('3'), 1, shown).wounded).toBeCloseTo(1, 12);
});

it('EX-HEAL-01 BW-HEAL-01: damage 8 against an Armor of 6 is two wounds', () => {
  expect(woundOdds(dice('8'), dice('6'), dice('3'), 1, rules)).toEqual({
    wounded: 1,
    healedGivenWounded: 1,
    dead: 0,
  });
  expect(woundOdds(dice('8'), dice('6'), dice('2'), 1, rules).dead).toBe(1);
  expect(woundOdds(dice('6'), dice('6'), dice('2'), 1, rules)).toEqual({
    wounded: 0,
    healedGivenWounded: 0,
    dead: 0,
  });
});
