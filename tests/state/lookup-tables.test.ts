import { describe, expect, it } from 'vitest';
import { chapters } from '../../src/reference/chapters.ts';
import { tableIds } from '../../src/rules/brikwars/table-ids.ts';
import { tablesOf } from '../../src/state/lookup-tables.ts';

describe('state/lookup-tables', () => {
  it('state/lookup-tables: an entry has the tables it names, in its order, or none', () => {
    expect(tablesOf({})).toEqual([]);
    expect(tablesOf({ tables: ['units', 'weapons'] }).map(({ id }) => id)).toEqual(['units', 'weapons']);
  });

  it('state/lookup-tables: every table is shown by some entry, and no entry names one twice', async () => {
    const facts = (await Promise.all(chapters.map((chapter) => chapter.facts()))).flatMap((all) =>
      Object.values(all),
    );
    const named = facts.flatMap(({ tables = [] }) => tables);
    expect([...new Set(named)].sort()).toEqual([...tableIds].sort());
    for (const { tables = [] } of facts) expect(new Set(tables).size).toBe(tables.length);
  });
});
