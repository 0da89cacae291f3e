import { describe, expect, it } from 'vitest';
import { knownSkill, skillOdds, splitAt, successTable } from '../../../../src/rules/brikwars/attack/hit.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import type { BonusDice } from '../../../../src/rules/dice/expression.ts';
import { dice } from '../support.ts';

const uses = [2, 3, 4, 5, 6, 8, 10, 12];
const success: readonly [string, string, BonusDice, readonly number[]][] = [
  ['BW-ATK-06', '1d6', 'd6', [5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 5 / 36, 1 / 12, 1 / 36]],
  ['BW-ATK-06', '1d6+1', 'd6', [5 / 6, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 1 / 9, 1 / 18]],
  ['BW-ATK-06', '1d6-1', 'd6', [4 / 6, 3 / 6, 2 / 6, 1 / 6, 1 / 6, 1 / 9, 1 / 18, 1 / 36]],
  ['BW-DICE-03', '1d6-2', 'd6', [3 / 6, 2 / 6, 1 / 6, 1 / 6, 5 / 36, 1 / 12, 1 / 36, 5 / 216]],
  ['BW-DICE-05', '1d10', 'd6', [0.9, 0.8, 0.7, 0.6, 0.5, 0.3, 0.1, 1 / 12]],
  ['BWC-05', '1d10', 'same', [0.9, 0.8, 0.7, 0.6, 0.5, 0.3, 0.1, 0.09]],
];

describe('skill rolls', () => {
  it.each(success)('%s %s with bonus dice %s reaches each Use', (_, text, bonus, expected) => {
    const skill = skillOdds(dice(text), bonus, true);
    uses.forEach((use, index) => {
      expect(splitAt(skill, use).chance).toBeCloseTo(expected[index] ?? Number.NaN, 12);
      expect(successTable(skill)[use]).toBeCloseTo(expected[index] ?? Number.NaN, 12);
    });
  });

  it.each([
    [1, 5 / 6],
    [7, 1 / 6],
    [9, 1 / 9],
    [11, 1 / 18],
    [13, 1 / 36],
    [14, 5 / 216],
    [15, 1 / 54],
  ])('BW-DICE-04 1d6 reaches Use %i', (use, chance) => {
    expect(splitAt(skillOdds(dice('1d6'), 'd6', true), use).chance).toBeCloseTo(chance, 12);
  });

  it.each([
    [2, 35 / 36],
    [3, 35 / 36],
    [4, 33 / 36],
    [5, 30 / 36],
    [6, 26 / 36],
    [8, 17 / 36],
  ])('BW-DICE-04 2d6 reaches Use %i', (use, chance) => {
    expect(splitAt(skillOdds(dice('2d6'), 'd6', true), use).chance).toBeCloseTo(chance, 12);
  });

  it('BW-DICE-04 without critical failures a modifier makes a hit certain', () => {
    expect(splitAt(skillOdds(dice('1d6+3'), 'd6', false), 4).chance).toBeCloseTo(1, 12);
  });

  it('BWC-62 two d6 for a d10 fail in 1 of 36', () => {
    expect(splitAt(skillOdds(dice('1d10~+5'), 'd6', true), 2).chance).toBeCloseTo(35 / 36, 12);
  });

  it('BWC-58 splitting keeps all totals on one side or the other', () => {
    const skill = skillOdds(dice('1d6'), 'd6', true);
    const { chance, success: won, failure } = splitAt(skill, 4);
    for (let total = 0; total < 20; total++) {
      const again = chance * chanceOf(won, total) + (1 - chance) * chanceOf(failure, total);
      expect(again).toBeCloseTo(chanceOf(skill.totals, total), 12);
    }
    expect([chanceOf(won, 3), chanceOf(failure, 4)]).toEqual([0, 0]);
  });

  it('BWC-61 a known roll either hits or not', () => {
    expect(splitAt(knownSkill(4, false), 4).chance).toBe(1);
    expect(splitAt(knownSkill(4, true), 4).chance).toBe(0);
    expect(splitAt(knownSkill(3, false), 4).success.weights).toHaveLength(0);
  });
});
