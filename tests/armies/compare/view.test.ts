import { describe, expect, it } from 'vitest';
import { comparePath, readCompared } from '../../../src/armies/compare/paths.ts';
import { type ComparedLine, compareArmies, type SaidArmy } from '../../../src/armies/compare/view.ts';
import { army, line } from '../../storage/device.ts';

const said = (id: string, parts: Partial<ComparedLine> = {}): ComparedLine => ({
  ...line(id),
  said: [],
  group: 'line',
  ...parts,
});
const side = (
  id: string,
  lines: readonly ComparedLine[],
  parts: Partial<SaidArmy['army']> = {},
): SaidArmy => ({
  army: army(id, { game: 'usb', ...parts }),
  lines,
});

describe('armies/compare', () => {
  const captain = { name: 'Captain', points: 40, group: 'hero' } as const;
  const one = side('a', [said('1', captain), said('2', { name: 'Spears', count: 2, points: 30, models: 5 })]);
  const other = side('b', [
    said('3', { ...captain, points: 50 }),
    said('4', { name: 'Bows', points: 25, models: 4 }),
  ]);

  it('armies/compare what each comes to, and which share each group has', () => {
    const { sides, groups } = compareArmies(one, other);
    expect(sides).toMatchObject([
      { points: 100, models: 11, units: 3, costliest: { name: 'Captain', points: 40 } },
      { points: 75, models: 5, units: 2, costliest: { name: 'Captain', points: 50 } },
    ]);
    expect(groups).toEqual(['hero', 'line']);
    expect(sides[0].groups.get('line')).toEqual({ points: 60, share: 0.6 });
  });

  it('armies/compare units in both with what differs, and those of one alone', () => {
    const { difference } = compareArmies(one, other);
    expect(difference.changed.map(({ after, fields }) => [after.name, ...fields])).toEqual([
      ['Captain', 'points'],
    ]);
    expect(difference.removed.map(({ name }) => name)).toEqual(['Spears']);
    expect(difference.added.map(({ name }) => name)).toEqual(['Bows']);
  });

  it('armies/compare armies of two games share nothing, and one group alone is not shown', () => {
    const { difference, groups } = compareArmies(one, side('c', [said('5', captain)], { game: 'brikwars' }));
    expect([difference.changed, difference.same]).toEqual([[], []]);
    expect(groups).toEqual([]);
    expect(compareArmies(side('d', [said('6')]), side('e', [])).groups).toEqual([]);
    expect(compareArmies(side('d', []), side('e', [])).sides[0]).toMatchObject({ points: 0, units: 0 });
  });

  it('armies/compare the address names both', () => {
    expect(comparePath('x', 'y')).toBe('armies/~compare/x/y');
    expect(readCompared('~compare/x/y')).toEqual(['x', 'y']);
    expect(readCompared('~compare/x')).toBeUndefined();
  });
});
