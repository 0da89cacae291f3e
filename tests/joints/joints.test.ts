import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepOr } from '../support/deep.ts';
import { frameParts, usbParts } from '../support/modes.ts';
import { joint, walkJoint } from './fields.ts';
import { rows, size, withHouseRules } from './table.ts';

interface Small {
  readonly name: string;
  readonly count: number;
  readonly inner?: { readonly mark: 'a' | 'b' };
  readonly list: readonly ('plain' | { readonly own: number })[];
}

const anySmall: fc.Arbitrary<Small> = fc.record(
  {
    name: fc.constantFrom('one', 'two'),
    count: fc.nat(3),
    inner: fc.record({ mark: fc.constantFrom('a' as const, 'b' as const) }),
    list: fc.array(fc.oneof(fc.constant('plain' as const), fc.record({ own: fc.nat(3) })), { maxLength: 3 }),
  },
  { requiredKeys: ['name', 'count', 'list'], noNullPrototype: true },
);

const smallJoint = (walk: (small: Small) => unknown) =>
  walkJoint(
    joint<Small>({
      what: 'small',
      fields: {
        name: 'travels',
        count: { why: 'counted anew' },
        inner: { mark: 'travels' },
        list: { own: 'travels' },
      },
      any: anySmall,
      walk,
    }),
  );

describe('joints', () => {
  it('joints: the table sees what is lost, what changes in a list, and what it says wrongly', async () => {
    expect(await smallJoint((small) => ({ ...small, count: 9 }))).toEqual([]);
    expect(await smallJoint((small) => small)).toEqual(['count travels: the table says that it does not']);
    await expect(smallJoint(({ inner: _, ...small }) => small)).rejects.toThrow('inner');
    await expect(smallJoint(({ list, ...small }) => ({ ...small, list: list.slice(1) }))).rejects.toThrow(
      'list',
    );
    await expect(
      smallJoint(({ list, ...small }) => ({
        ...small,
        list: list.map((each) => (each === 'plain' ? 'other' : each)),
      })),
    ).rejects.toThrow('list');
  });

  it.each(rows.map(({ row, made }) => [row, made.what, made] as const))(
    'joints: %s: %s',
    async (_row, _what, made) => {
      expect(await walkJoint(made, deepOr(20, 1))).toEqual([]);
    },
  );

  it('joints: edition and house rules → all of these', () => {
    const named = withHouseRules.map(({ made }) => made.what);
    expect(named).toEqual(
      expect.arrayContaining([...frameParts, ...usbParts.filter((mode) => mode !== 'usb-test')]),
    );
    for (const way of ['fight', 'shoot', 'charge', 'many', 'squads', 'wreck', 'magic'])
      expect(named).toContain(`battle unit → ${way}`);
    for (const way of ['shoot', 'charge', 'morale']) expect(named).toContain(`battle unit of USB → ${way}`);
    expect(named).toEqual(expect.arrayContaining(['duel → many', 'duel → its next turn']));
  });

  it('joints: nothing that should travel is lost', () => {
    expect(size.lost).toEqual([]);
    expect(size.rows).toBe(22);
    expect(size.fields).toBeGreaterThan(size.travel);
  });
});
