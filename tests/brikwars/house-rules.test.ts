import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullHouse } from '../../src/brikwars/house-rules.ts';
import { editionIds } from '../../src/rules/brikwars/edition.ts';
import {
  type HouseRuleId,
  houseRuleIds,
  ownRules,
  type TableRules,
  valuesOf,
  withHouseRule,
} from '../../src/rules/brikwars/house-rules.ts';

const plain: TableRules = { edition: '2005', house: {} };

/** Any table: an edition, and for each switch a value of its own or none. */
const tables: fc.Arbitrary<TableRules> = fc
  .tuple(
    fc.constantFrom(...editionIds),
    fc.tuple(...houseRuleIds.map((id) => fc.option(fc.constantFrom(...valuesOf(id)), { nil: undefined }))),
  )
  .map(([edition, values]) =>
    values.reduce<TableRules>(
      (table, value, at) => {
        const id = houseRuleIds[at] as HouseRuleId;
        return value === undefined ? table : withHouseRule(table, id, value as never);
      },
      { edition, house: {} },
    ),
  );

describe('brikwars/house-rules', () => {
  it.each([
    [plain, '2005'],
    [{ edition: 'pl', house: {} }, 'pl'],
    [
      withHouseRule(withHouseRule(plain, 'bonus', 'none'), 'parryRolled', 'always'),
      '2005~bonus.none~parryRolled.always',
    ],
    [withHouseRule(plain, 'heightCap', 5), '2005~heightCap.5'],
    [
      withHouseRule({ edition: 'web5', house: {} }, 'heightCap', Number.POSITIVE_INFINITY),
      'web5~heightCap.Infinity',
    ],
    [withHouseRule(plain, 'automaticHits', false), '2005~automaticHits.false'],
  ] as const)('brikwars/house-rules: %j is written %s and read back', (table, text) => {
    expect(fullHouse.write(table)).toBe(text);
    expect(fullHouse.read(text)).toEqual(table);
  });

  it('brikwars/house-rules: whatever a table plays by comes back the same', () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(fullHouse.read(fullHouse.write(table))).toEqual(table);
      }),
      { numRuns: 300, seed: 4 },
    );
  });

  it('brikwars/house-rules: even all switches at once leave a link room for the fight', () => {
    const longest = houseRuleIds.reduce<TableRules>((table, id) => {
      const other = valuesOf(id).find((value) => value !== ownRules('2005')[id]);
      return withHouseRule(table, id, other as never);
    }, plain);
    expect(Object.keys(longest.house)).toHaveLength(houseRuleIds.length);
    expect(fullHouse.write(longest).length).toBeLessThan(1000);
    expect(encodeURIComponent(fullHouse.write(longest))).toBe(fullHouse.write(longest));
  });

  it('brikwars/house-rules: a value that is the edition’s own is no house rule', () => {
    expect(fullHouse.read('2005~bonus.d6')).toEqual(plain);
    expect(fullHouse.read('web5~heightCap.5')).toEqual({ edition: 'web5', house: {} });
  });

  it.each([
    '',
    '2004',
    'PL',
    'quick',
    '2005~',
    '2005~~bonus.none',
    '2005~bonus',
    '2005~bonus.',
    '2005~bonus.none.more',
    '2005~bonus.all',
    '2005~bonus.toString',
    '2005~toString.none',
    '2005~heightCap.6',
    '2005~heightCap.05',
    '2005~automaticHits.maybe',
    '2005~ripostePenalty.1',
    'bonus.none',
  ])('brikwars/house-rules: %j is refused whole', (text) => {
    expect(fullHouse.read(text)).toBeUndefined();
  });
});
