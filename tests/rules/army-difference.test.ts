import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armyDifference, type PlainLine } from '../../src/rules/army-difference.ts';

const line = (id: string, name: string, more: Partial<PlainLine> = {}): PlainLine => ({
  id,
  name,
  count: 1,
  points: 10,
  ...more,
});

const notify = (before: readonly PlainLine[], after: readonly PlainLine[]) => {
  const { added, removed, changed, same, moved } = armyDifference(before, after);
  return {
    added: added.map(({ id }) => id),
    removed: removed.map(({ id }) => id),
    changed: changed.map((pair) => [pair.before.id, pair.after.id, ...pair.fields]),
    same: same.map((pair) => [pair.before.id, pair.after.id]),
    moved,
  };
};
const nothing = { added: [], removed: [], changed: [], same: [], moved: false };

describe('rules/army-difference', () => {
  it.each<[string, readonly PlainLine[], readonly PlainLine[], Partial<ReturnType<typeof notify>>]>([
    ['two empty lists', [], [], {}],
    ['a new line', [], [line('a', 'Spears')], { added: ['a'] }],
    ['a line that went', [line('a', 'Spears')], [], { removed: ['a'] }],
    ['a line that stayed', [line('a', 'Spears')], [line('a', 'Spears')], { same: [['a', 'a']] }],
    [
      'every field that differs, in one order',
      [line('a', 'Spears', { note: 'old', unit: { hit: 4 } })],
      [line('a', 'Pikes', { count: 2, points: 11, models: 5, note: '', unit: { hit: 3 } })],
      { changed: [['a', 'a', 'name', 'count', 'points', 'models', 'unit', 'note']] },
    ],
    [
      'what is left out is no difference',
      [line('a', 'Spears', { models: 1, note: '' })],
      [line('a', 'Spears')],
      { same: [['a', 'a']] },
    ],
    [
      'the order of the keys of a unit is no difference',
      [line('a', 'Spears', { unit: { hit: 4, of: { x: 1, y: [1, 2] } } })],
      [line('a', 'Spears', { unit: { of: { y: [1, 2], x: 1 }, hit: 4 } })],
      { same: [['a', 'a']] },
    ],
    [
      'the order of a list in a unit is one',
      [line('a', 'Spears', { unit: { arms: ['bow', 'axe'] } })],
      [line('a', 'Spears', { unit: { arms: ['axe', 'bow'] } })],
      { changed: [['a', 'a', 'unit']] },
    ],
    [
      'another id: the same name with the same unit comes before the same name alone',
      [line('a', 'Spears', { unit: { hit: 4 } }), line('b', 'Spears', { unit: { hit: 3 } })],
      [line('c', 'Spears', { unit: { hit: 3 } }), line('d', 'Spears', { unit: { hit: 2 } })],
      { changed: [['a', 'd', 'unit']], same: [['b', 'c']], moved: true },
    ],
    [
      'the id comes before the name',
      [line('a', 'Spears'), line('b', 'Bows')],
      [line('b', 'Spears')],
      { removed: ['a'], changed: [['b', 'b', 'name']] },
    ],
    [
      'names as they are said, not as they are written',
      [line('a', 'Łucznicy'.normalize('NFD'))],
      [line('b', ' łucznicy ')],
      { changed: [['a', 'b', 'name']] },
    ],
    [
      'lines without a name are known by their id',
      [line('a', '')],
      [line('b', ' ')],
      { added: ['b'], removed: ['a'] },
    ],
    [
      'as many of one name as both have',
      [line('a', 'Spears'), line('b', 'Spears')],
      [line('c', 'Spears')],
      { removed: ['b'], same: [['a', 'c']] },
    ],
    [
      'another order is one, a new line between is none',
      [line('a', 'A'), line('b', 'B'), line('c', 'C')],
      [line('c', 'C'), line('a', 'A'), line('b', 'B')],
      {
        same: [
          ['c', 'c'],
          ['a', 'a'],
          ['b', 'b'],
        ],
        moved: true,
      },
    ],
    [
      'the same id twice in a damaged list is two lines',
      [line('a', 'A'), line('a', 'A')],
      [line('a', 'A')],
      { removed: ['a'], same: [['a', 'a']] },
    ],
  ])('rules/army-difference: %s', (_, before, after, expected) => {
    expect(notify(before, after)).toEqual({ ...nothing, ...expected });
  });

  const lines = fc.array(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      name: fc.constantFrom('', 'Spears', 'Bows', 'bows'),
      count: fc.integer({ min: 0, max: 3 }),
      points: fc.constantFrom(0, 1.5, 7),
      unit: fc.option(fc.record({ hit: fc.integer({ min: 2, max: 4 }) }), { nil: undefined }),
    }),
    { maxLength: 6 },
  );

  it('rules/army-difference: every line of both lists is shown once', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const { added, removed, changed, same } = armyDifference(before, after);
        const pairs = [...changed, ...same];
        const sorted = (some: readonly PlainLine[]) => new Set(some);
        expect([...removed, ...pairs.map((pair) => pair.before)]).toHaveLength(before.length);
        expect([...added, ...pairs.map((pair) => pair.after)]).toHaveLength(after.length);
        expect(sorted([...removed, ...pairs.map((pair) => pair.before)])).toEqual(sorted(before));
        expect(sorted([...added, ...pairs.map((pair) => pair.after)])).toEqual(sorted(after));
      }),
    );
  });

  it('rules/army-difference: a list does not differ from itself, and the other way round adds what was removed', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const alike = notify(before, before);
        expect([alike.added, alike.removed, alike.changed]).toEqual([[], [], []]);
        const [there, back] = [armyDifference(before, after), armyDifference(after, before)];
        expect(back.removed).toHaveLength(there.added.length);
        expect(back.added).toHaveLength(there.removed.length);
      }),
    );
  });
});
