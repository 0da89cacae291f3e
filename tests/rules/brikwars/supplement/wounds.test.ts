import { expect, it } from 'vitest';
import { healingChance, treatmentOdds } from '../../../../src/rules/brikwars/supplement/healing.ts';
import { casualty, patientFate } from '../../../../src/rules/brikwars/supplement/wounds.ts';
import { chanceThat, dice, rules, waysOf } from './rolled.ts';

const hit = { damage: 8, armor: 6, declared: true, medics: 1, adjacent: true, carriers: [] };

it('EX-HEAL-01 BW-HEAL-01 BWC-120: damage 8 against a roll of 6 is two wounds, or death where nobody heals', () => {
  expect(casualty(hit)).toMatchObject({ wounds: 2, dead: false, medics: 1, penalty: 0 });
  expect(casualty({ ...hit, declared: false })).toMatchObject({ wounds: 0, dead: true, medics: 0 });
  expect(casualty({ ...hit, damage: 6 })).toMatchObject({ wounds: 0, dead: false, medics: 0 });
});

it('EX-HEAL-04 BW-HEAL-05: of four medics three treat him, at -2', () => {
  expect(casualty({ ...hit, medics: 4 })).toMatchObject({ medics: 3, penalty: 2 });
  expect(casualty({ ...hit, medics: 4, adjacent: false })).toMatchObject({ medics: 0, penalty: 0 });
});

it('BW-HEAL-02 who carries him goes at half the speed of the slowest', () => {
  expect(casualty({ ...hit, carriers: [5, 4] }).carried).toBe(2);
  expect(casualty({ ...hit, carriers: [5] }).carried).toBe(2.5);
  expect(casualty({ ...hit, declared: false, carriers: [5] }).carried).toBe(0);
});

it('BW-HEAL-04 BWC-91: who is treated is Disrupted or dead, who is not treated dies', () => {
  expect(patientFate(2, { total: 3, fails: false })).toBe('healed-disrupted');
  expect(patientFate(2, { total: 2, fails: false })).toBe('dies-treated');
  expect(patientFate(0, { total: 1, fails: true })).toBe('dies-treated');
  expect(patientFate(2, undefined)).toBe('dies-untreated');
});

it('BW-HEAL-03 BW-HEAL-04: the chance is that of all rolls that end well', () => {
  for (const wounds of [1, 2, 3, 4, 5])
    for (const medics of [1, 2, 3, 4]) {
      const count = Math.min(3, medics);
      const odds = treatmentOdds(dice('1d6'), wounds, medics, rules);
      const well = chanceThat(
        waysOf(dice(`${count}d6`), 1 - count),
        ({ total, ones }) => patientFate(wounds, { total, fails: ones }) === 'healed-disrupted',
      );
      expect(odds.value).toBeCloseTo(well, 12);
      expect(odds.value).toBeCloseTo(
        healingChance(dice('1d6'), wounds, medics, { bonus: 'none', criticalFailure: true }),
        12,
      );
      expect(odds.reasons[0]).toEqual({ rule: 'BW-HEAL-03', effect: 'more-than-the-wounds', amount: wounds });
    }
});
