import { describe, expect, it } from 'vitest';
import type { BonusDice } from '../../src/rules/dice/expression.ts';
import { parseDice } from '../../src/rules/dice/notation.ts';
import { plainFaces, readRoll } from '../../src/rules/played-roll.ts';

function read(text: string, bonus: BonusDice, faces: readonly number[], declined: boolean) {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return readRoll(parsed.value, { bonus, floor: true }, { faces, ...(declined ? { declined: true } : {}) });
}

function issuesOf(result: ReturnType<typeof read>) {
  return result.ok ? [] : result.issues;
}

describe('readRoll', () => {
  it.each([
    ['BW-DICE-06', '1d6', 'd6', [6], 6, 0],
    ['BW-DICE-06', '2d6', 'd6', [6, 6, 3], 15, 1],
    ['BW-DICE-06', '1d6+2', 'd6', [6, 6], 14, 1],
    ['BW-DICE-06', '1d10', 'same', [10, 10], 20, 1],
    ['BW-DICE-06', '1d6', 'd6', [4], 4, 0],
    ['BWC-62', '1d10~', 'd6', [6, 6], 10, 0],
    ['BWC-62', '1d10~', 'same', [6, 6, 6, 6], 20, 1],
    ['BW-DICE-03', '1d6-9', 'd6', [6], 0, 0],
  ] as const)('%s %s with bonus dice %s left at %j is %i', (_, text, bonus, faces, total, bonusDice) => {
    const roll = read(text, bonus, faces, true);
    expect(roll).toMatchObject({ ok: true, value: { total, bonusDice } });
    expect(roll.ok && roll.value.dice.map(({ face }) => face)).toEqual(faces);
  });

  it('BW-DICE-05 a bonus die that is not declined must be rolled', () => {
    expect(read('1d6', 'd6', [6], false)).toMatchObject({
      ok: false,
      issues: [{ code: 'missing-face', at: 1 }],
    });
  });

  it('BW-DICE-06 only bonus dice can be declined', () => {
    const [first] = issuesOf(read('2d6', 'd6', [6], true));
    expect(first).toMatchObject({ code: 'missing-face', at: 1 });
    expect(read('1d10~', 'same', [6, 6, 6], true)).toMatchObject({
      ok: false,
      issues: [{ code: 'missing-face', at: 3 }],
    });
  });

  it('BW-DICE-02 a d10 played with two d6 shows two faces', () => {
    expect(
      plainFaces({
        groups: [
          { count: 2, sides: 10, twoD6: true },
          { count: 1, sides: 6 },
        ],
        constant: 0,
      }),
    ).toBe(5);
  });
});
