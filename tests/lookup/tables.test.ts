import { describe, expect, it } from 'vitest';
import { brikwarsTables, castleTables, tablesByGame, usbTables } from '../../src/lookup/entry-body.tsx';
import { chapters } from '../../src/reference/chapters.ts';
import { tableIds } from '../../src/rules/brikwars/table-ids.ts';
import { castleTableIds } from '../../src/rules/mage-knight/table-ids.ts';
import { usbTableIds } from '../../src/rules/usb/table-ids.ts';

const known = { brikwars: tableIds, usb: usbTableIds, 'mage-knight': castleTableIds };

describe('lookup/tables', () => {
  it('lookup/tables: an entry has the tables it names, in its order, or none', () => {
    expect(tablesByGame({})).toEqual({ brikwars: [], usb: [], castle: [] });
    const { brikwars, usb, castle } = tablesByGame({
      tables: ['units', 'usb-types', 'mk-strengths', 'weapons', 'usb-ranks', 'mk-sections'],
    });
    expect(brikwarsTables(brikwars).map(({ id }) => id)).toEqual(['units', 'weapons']);
    expect(usbTables(usb).map(({ id }) => id)).toEqual(['usb-types', 'usb-ranks']);
    expect(castleTables(castle).map(({ id }) => id)).toEqual(['mk-strengths', 'mk-sections']);
  });

  it('lookup/tables: every table is shown by some entry of its game, and no entry names one twice', async () => {
    for (const game of ['brikwars', 'usb', 'mage-knight'] as const) {
      const all = await Promise.all(chapters.filter((one) => one.game === game).map((one) => one.facts()));
      const facts = all.flatMap((some) => Object.values(some));
      const named = facts.flatMap(({ tables = [] }) => tables);
      expect([...new Set(named)].sort()).toEqual([...known[game]].sort());
      for (const { tables = [] } of facts) expect(new Set(tables).size).toBe(tables.length);
    }
  });
});
