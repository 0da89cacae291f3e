import { describe, expect, it } from 'vitest';
import { costliest, type Decision, lookBack, weightOf } from '../../src/rules/look-back.ts';

/** Every decision between three options whose worths are among these. */
function* grid(): Generator<Decision> {
  const steps = [0, 0.004, 0.3, 0.31, 1];
  for (const a of steps)
    for (const b of steps) for (const c of steps) yield { chosen: 'a', worths: { a, b, c } };
}

describe('rules/look-back', () => {
  it('rules/look-back: a choice is weighed against the best of all others, over a grid', () => {
    for (const decision of grid()) {
      const { a = 0, b = 0, c = 0 } = decision.worths;
      const weight = weightOf(decision);
      // Slowly: no other is better than the one named, and the difference is theirs.
      const named = decision.worths[weight?.other ?? ''] ?? Number.NaN;
      expect(named).toBe(Math.max(b, c));
      expect(weight?.by).toBe(a - named);
    }
  });

  it('rules/look-back: what was better than what happens by itself has brought that, however many were as good', () => {
    for (const decision of grid()) {
      const { a = 0, b = 0, c = 0 } = decision.worths;
      const weight = weightOf({ ...decision, standard: 'c' });
      expect(weight?.by).toBe(Math.max(b, c) > a ? a - Math.max(b, c) : a - c);
    }
  });

  it('rules/look-back: what cost or brought most is named, however small the others are', () => {
    const few = { chosen: 'parry', worths: { parry: 0.5, none: 0.45 } };
    const cost = { chosen: 'none', worths: { none: 0.2, parry: 0.34, strike: 0.3 } };
    expect(lookBack([few, cost])).toMatchObject({ kind: 'told', other: 'parry', decision: cost });
    expect(lookBack([few])).toMatchObject({ kind: 'told', other: 'none', decision: few });
    expect(lookBack([few])).toHaveProperty('by', expect.closeTo(0.05, 12));
  });

  it('rules/look-back: less than one fight in twenty is not felt, and nothing is said to have decided', () => {
    const little = (parry: number) => ({ chosen: 'none', worths: { none: 0.3, parry } });
    expect(lookBack([little(0.33)])).toEqual({ kind: 'right' });
    expect(lookBack([little(0.3499)])).toEqual({ kind: 'right' });
    expect(lookBack([little(0.35)])).toMatchObject({ kind: 'told', other: 'parry' });
    // A third would have been felt: what was chosen is as good as the best of them.
    expect(lookBack([{ chosen: 'a', worths: { a: 0.3, b: 0.33, c: 0.1 } }])).toEqual({ kind: 'right' });
    expect(lookBack([little(0.33), little(0.1)])).toMatchObject({
      kind: 'told',
      by: expect.closeTo(0.2, 12),
    });
  });

  it('rules/look-back: that nothing would have changed it is said only where it is so', () => {
    expect(lookBack([])).toBeUndefined();
    expect(lookBack([{ chosen: 'a', worths: { a: 1 } }])).toBeUndefined();
    expect(lookBack([{ chosen: 'a', worths: { a: 0.3, b: 0.3, c: 0.302 } }])).toEqual({ kind: 'same' });
    // Another that was as good makes no difference, a third would have.
    expect(lookBack([{ chosen: 'a', worths: { a: 0.3, b: 0.3, c: 0.1 } }])).toEqual({ kind: 'right' });
  });

  it('rules/look-back: of a whole battle those that cost most, and none that brought something', () => {
    const all = [{ by: -0.1 }, { by: 0.4 }, { by: -0.3 }, { by: -0.2 }, { by: -0.01 }];
    expect(costliest(all, 3)).toEqual([{ by: -0.3 }, { by: -0.2 }, { by: -0.1 }]);
  });
});
