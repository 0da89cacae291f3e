import { describe, expect, it } from 'vitest';
import type { AttackSituation } from '../../../../src/rules/brikwars/attack/circumstances.ts';
import { attackModifier } from '../../../../src/rules/brikwars/attack/modifiers.ts';
import { editionIds, editions } from '../../../../src/rules/brikwars/edition.ts';
import { counterPenalty } from '../../../../src/rules/brikwars/many/gang-up.ts';

const scenarios: readonly [string, AttackSituation, number][] = [
  ['EX-MOD-01 a sleigh at 19 inches', { speed: 19 }, -3],
  ['BW-ATK-13 EX-MOD-02 a fast hero who stood still', { still: true, speed: 0 }, 1],
  ['EX-MOD-03 five inches', { speed: 5 }, 0],
  ['EX-MOD-03 six inches', { speed: 6 }, -1],
  ['EX-MOD-04 a visible 2x4', { thirds: 3 }, 0],
  ['EX-MOD-04 a visible 2x2', { thirds: 2 }, -1],
  ['EX-MOD-04 a visible 1x1', { thirds: 1 }, -2],
  ['EX-MOD-05 the head only', { thirds: 1 }, -2],
  ['EX-MOD-05 two sections', { thirds: 2 }, -1],
  ['EX-MOD-05 all three sections', { thirds: 3 }, 0],
  ['EX-MOD-06 only the head above a wall', { thirds: 1 }, -2],
  ['EX-MOD-07 a piece of equipment', { thirds: 1 }, -2],
  ['DV-05 EX-MOD-08 a castle', { large: 40 }, 5],
  ['EX-MOD-11 a shot at what cannot be seen', { blind: true }, -5],
  ['DV-03 BW-ATK-12 shooter 12 inches, target 7: the faster counts', { speed: 12 }, -2],
  ['DV-04 BW-ATK-14 both stood still, and he aimed', { still: true, aimed: true }, 2],
  ['DV-05 BWC-41 one inch', { large: 1 }, 0],
  ['DV-05 BWC-41 two inches', { large: 2 }, 1],
  ['DV-05 BWC-41 three inches', { large: 3 }, 1],
  ['DV-05 BWC-41 four inches', { large: 4 }, 2],
  ['DV-05 BWC-41 nine inches', { large: 9 }, 4],
  ['DV-05 BWC-41 ten inches', { large: 10 }, 5],
  ['BW-ATK-09 what the table agreed on', { other: -3, aimed: true }, -2],
];

describe('attackModifier', () => {
  it.each(scenarios)('%s', (_, situation, value) => {
    const modifier = attackModifier(situation, 'ranged', editions['2005'].rules);
    expect(modifier.value).toBe(value);
    expect(modifier.reasons.reduce((sum, { amount = 0 }) => sum + amount, 0)).toBe(value);
  });

  it('BW-ATK-15 nobody stands still in close combat', () => {
    expect(attackModifier({ still: true, aimed: true, thirds: 2 }, 'close', editions['2005'].rules)).toEqual({
      value: -1,
      reasons: [
        { rule: 'BW-ATK-15', effect: 'no-stationary-in-close-combat', amount: 0 },
        { rule: 'BW-ATK-11', effect: 'visible-thirds', amount: -1 },
      ],
    });
  });
});

describe('what cancels a modifier', () => {
  it('BW-ATK-18 cover means nothing where the target is not seen', () => {
    const modifier = attackModifier({ blind: true, thirds: 1, speed: 6 }, 'ranged', editions['2005'].rules);
    expect(modifier.value).toBe(-6);
    expect(modifier.reasons).toContainEqual({ rule: 'BW-ATK-18', effect: 'no-cover-unseen', amount: 0 });
  });

  it('BW-ATK-16 moving straight at each other cancels the speed by the later chapter only', () => {
    const value = (edition: (typeof editionIds)[number]) =>
      attackModifier({ speed: 12, headOn: true }, 'ranged', editions[edition].rules).value;
    expect(editionIds.map(value)).toEqual([-2, 0, -2]);
  });
});

describe('counterPenalty', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, undefined],
    [0, undefined],
  ] as const)('EX-MOD-12 %i attackers on one minifig', (attackers, penalty) => {
    expect(counterPenalty(attackers)).toBe(penalty);
  });
});
