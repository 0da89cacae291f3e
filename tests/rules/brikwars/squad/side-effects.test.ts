import { describe, expect, it } from 'vitest';
import { behindInLine, caughtBy } from '../../../../src/rules/brikwars/squad/side-effects.ts';

/** Two ranks of four, an inch apart, the front rank at y = 0. */
const block = [0, 1].flatMap((y) => [0, 1, 2, 3].map((x) => ({ x, y })));

describe('side effects of a hit on a squad', () => {
  it('BW-SQ-39: an explosion goes by where the chosen victim stands, not by the squad', () => {
    expect(caughtBy(block, 0)).toEqual([0, 1, 2, 4, 5]);
    expect(caughtBy(block, 1)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(caughtBy(block, 9)).toEqual([]);
  });

  it("BW-SQ-39: the owner's choice decides how many an explosion catches", () => {
    const file = Array.from({ length: 8 }, (_, x) => ({ x, y: 0 }));
    expect(file.map((_, at) => caughtBy(file, at).length)).toEqual([3, 4, 5, 5, 5, 5, 4, 3]);
  });

  it('BW-SQ-39: a shot with Overkill goes on to the one who stands behind, from the shooter’s side', () => {
    expect(behindInLine(block, 2, { x: 2, y: -6 })).toEqual([2, 6]);
    expect(behindInLine(block, 6, { x: 2, y: -6 })).toEqual([6]);
    expect(behindInLine(block, 0, { x: -6, y: 0 })).toEqual([0, 1, 2, 3]);
    expect(behindInLine(block, 3, { x: 9, y: 0 })).toEqual([3, 2, 1, 0]);
  });

  it('BW-SQ-39: a shooter on the very spot, or a victim who is not there, leaves nobody behind', () => {
    expect(behindInLine(block, 2, { x: 2, y: 0 })).toEqual([2]);
    expect(behindInLine(block, 9, { x: 0, y: 0 })).toEqual([]);
  });
});
