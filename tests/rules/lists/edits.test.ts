import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArmyText } from '../../../src/rules/lists/army-text.ts';
import {
  asHeading,
  asNote,
  asUnit,
  counted,
  type SettledRow,
  settling,
  split,
  switched,
  taken,
} from '../../../src/rules/lists/edits.ts';

const list =
  'Ford (300 pts)\n\nCore\n5x Spears [60 pts]\n- shields\n3x Bows [100 pts]\n\n9 8 halberds ... 140';
const rows = () => settling(readArmyText(list).rows);
const said = (of: readonly SettledRow[]) =>
  taken(of).map(({ count, name, points, squad, note }) => [count, name, points, squad, note]);
const idOf = (of: readonly SettledRow[], text: string) => of.find((row) => row.said.includes(text))?.id ?? -1;

describe('rules/lists/edits', () => {
  it('rules/lists/edits: a row is left out and taken again; what is left out heads nothing', () => {
    const spears = idOf(rows(), 'Spears');
    const out = switched(rows(), spears);
    expect(said(out)).toEqual([[3, 'Bows', 100, 'Core', '']]);
    expect(said(switched(out, spears))).toEqual(said(rows()));
    expect(taken(switched(rows(), idOf(rows(), 'Core')))[0]?.squad).toBeUndefined();
  });

  it('rules/lists/edits: so many of them cost what the line says, and two halves what the whole did', () => {
    const spears = idOf(rows(), 'Spears');
    expect(said(counted(rows(), spears, 6))[0]).toEqual([6, 'Spears', 60, 'Core', 'shields']);
    expect(said(counted(rows(), spears, 99_999))).toEqual(said(rows()));
    expect(said(split(rows(), spears, false)).slice(0, 2)).toEqual([
      [3, 'Spears', 36, 'Core', 'shields'],
      [2, 'Spears', 24, 'Core', 'shields'],
    ]);
    expect(said(split(rows(), spears, true)).slice(0, 2)).toEqual([
      [3, 'Spears', 60, 'Core', 'shields'],
      [2, 'Spears', 60, 'Core', 'shields'],
    ]);
  });

  it('rules/lists/edits: what was not understood becomes a unit with the points in it, a heading, or a note of the unit above', () => {
    const open = idOf(rows(), 'halberds');
    expect(said(asUnit(rows(), open)).at(-1)).toEqual([1, '9 8 halberds', 140, 'Core', '']);
    expect(said(asNote(rows(), open)).at(-1)).toEqual([3, 'Bows', 100, 'Core', '9 8 halberds ... 140']);
    expect(asHeading(rows(), open).at(-1)).toMatchObject({ kind: 'heading', name: '9 8 halberds ... 140' });
    // Above the first unit there is nobody whose note it could be.
    expect(asNote(rows(), idOf(rows(), 'Core'))).toEqual(rows());
  });

  it('rules/lists/edits: a unit becomes the heading of those below it, and a unit again', () => {
    const bows = idOf(rows(), 'Bows');
    const headed = asHeading(rows(), idOf(rows(), 'Spears'));
    expect(said(headed)).toEqual([[3, 'Bows', 100, 'Spears', '']]);
    expect(said(asUnit(headed, idOf(rows(), 'Spears')))[0]).toEqual([5, 'Spears', 60, 'Core', '']);
    expect(said(asUnit(rows(), bows))).toEqual(said(rows()));
  });

  it('rules/lists/edits: whatever is split, every row keeps a number of its own, and the sum stays', () => {
    const cents = (of: readonly SettledRow[]) =>
      taken(of).reduce((sum, { points }) => sum + Math.round(points * 100), 0);
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 6 }), (ids) => {
        const after = ids.reduce((all, id) => split(all, id, false), rows());
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
        expect(cents(after)).toBe(cents(rows()));
      }),
      { numRuns: 60 },
    );
  });
});
