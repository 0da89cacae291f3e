import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../src/rules/dice/distribution.ts';
import { collapse, collapseOdds, fallDamage } from '../../../src/rules/mage-knight/collapse.ts';

/** Every fall of the dice, one by one. */
function* falls(dice: number): Generator<readonly number[]> {
  if (dice === 0) yield [];
  else for (const rest of falls(dice - 1)) for (const face of [1, 2, 3, 4, 5, 6]) yield [...rest, face];
}

function counted(clicks: readonly number[]) {
  const each = clicks.map(() => 0);
  const eliminated = Array.from({ length: clicks.length + 1 }, () => 0);
  let all = 0;
  for (const faces of falls(clicks.length)) {
    const dead = clicks.map((left, place) => (faces[place] ?? 0) >= left);
    for (const [place, is] of dead.entries()) if (is) each[place] = (each[place] ?? 0) + 1;
    const count = dead.filter(Boolean).length;
    eliminated[count] = (eliminated[count] ?? 0) + 1;
    all++;
  }
  return { each: each.map((count) => count / all), eliminated: eliminated.map((count) => count / all) };
}

const groups: readonly (readonly number[])[] = [
  ...Array.from({ length: 9 }, (_, clicks) => [clicks]),
  ...Array.from({ length: 64 }, (_, place) => [1 + (place % 8), 1 + Math.floor(place / 8)]),
  [1, 3, 5],
  [2, 2, 2, 2],
  [6, 4, 7, 1, 3],
  [5, 5, 5, 5, 5, 5],
];

describe('collapse', () => {
  it.each(groups)('MK-DST-03 odds against every fall of the dice, clicks left %j %j', (...clicks) => {
    const odds = collapseOdds(clicks);
    const slow = counted(clicks);
    for (const [place, chance] of slow.each.entries()) expect(odds.each[place]).toBeCloseTo(chance, 12);
    for (const [count, chance] of slow.eliminated.entries())
      expect(chanceOf(odds.eliminated, count)).toBeCloseTo(chance, 12);
    expect(odds.eliminated.cutOff).toBe(0);
    expect(odds.allSurvive).toBeCloseTo(slow.eliminated[0] ?? 0, 12);
    expect(odds.allEliminated).toBeCloseTo(slow.eliminated[clicks.length] ?? 0, 12);
    expect(odds.mean).toBeCloseTo(
      slow.eliminated.reduce((sum, chance, count) => sum + chance * count, 0),
      12,
    );
  });

  it('MK-DST-03 nobody on it, nobody falls', () => {
    expect(collapseOdds([])).toMatchObject({ each: [], mean: 0, allSurvive: 1, allEliminated: 1 });
    expect(collapse([], false).reasons.map(({ effect }) => effect)).toEqual([
      'leaves-the-game',
      'rubble-of-same-shape',
    ]);
  });

  it('MK-DST-03 a figure is eliminated exactly when its die reaches the clicks left', () => {
    for (const clicks of [1, 2, 3, 4, 5, 6, 7])
      expect(collapseOdds([clicks]).each[0]).toBeCloseTo(
        [1, 2, 3, 4, 5, 6].filter((face) => fallDamage(face).value >= clicks).length / 6,
        12,
      );
  });

  it('MK-DST-03 the damage is what the die shows, and no die shows anything else', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => fallDamage(face).value)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const face of [0, 7, 2.5, Number.NaN]) expect(() => fallDamage(face)).toThrow(RangeError);
  });

  it('MK-A-21 who stands under the arch is spared, who stands on top or on planking falls', () => {
    const top = { part: 'top', name: 'archer' } as const;
    const planking = { part: 'planking', name: 'guard' } as const;
    const arch = { part: 'arch', name: 'porter' } as const;
    const { falling, spared, reasons } = collapse([top, arch, planking], true);
    expect(
      collapse([top], false)
        .reasons.slice(2)
        .map(({ amount }) => amount),
    ).toEqual([1, 1]);
    expect(falling).toEqual([top, planking]);
    expect(spared).toEqual([arch]);
    expect(reasons).toContainEqual({ rule: 'MK-A-21', effect: 'arch-is-not-on', amount: 1 });
  });
});
