import { describe, expect, it } from 'vitest';
import { inOneRow, recordOf, rolledFights } from '../../../src/dice/history/fights.tsx';

const fight = (id: string, parts: { readonly time?: number; readonly play?: string }) => ({
  id,
  name: id,
  mode: 'brikwars',
  query: 'v=2',
  ...parts,
});

describe('dice/history/fights', () => {
  it('dice/history/fights: only what was rolled, and of what is known when, the oldest first', () => {
    const play = 'v=2\n5\n-';
    const all = [
      fight('late', { time: 9, play }),
      fight('bare', { time: 3 }),
      fight('old', { play }),
      fight('early', { time: 2, play }),
    ];
    expect(rolledFights(all).map(({ id }) => id)).toEqual(['early', 'late']);
  });

  it('dice/history/fights: stand between the rolls by their times; those before the rolls shown wait for them', () => {
    const rolls = [{ time: 8 }, { time: 5 }];
    const fights = [{ time: 2 }, { time: 6 }, { time: 9 }];
    expect(inOneRow(rolls, fights, false).map(({ time }) => time)).toEqual([9, 8, 6, 5]);
    expect(inOneRow(rolls, fights, true).map(({ time }) => time)).toEqual([9, 8, 6, 5, 2]);
    expect(inOneRow([], fights, true)).toHaveLength(3);
  });

  it('dice/history/fights: each opens on the page of its game', () => {
    expect(recordOf({ mode: 'charge', id: 'a' })).toBe('#/fight/saved?a');
    expect(recordOf({ mode: 'usb-charge', id: 'b' })).toBe('#/fight/usb/saved?b');
  });
});
