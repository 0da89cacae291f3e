import { beforeEach, describe, expect, it } from 'vitest';
import { dialFault } from '../../../src/rules/mage-knight/siege/siege-setup.ts';
import { dialsList, type SavedDial } from '../../../src/storage/castle/dials.ts';
import { fixture, freshDevice, given, openTab } from '../device.ts';

beforeEach(freshDevice);

const record = fixture('castle-dials-1.json') as { readonly dials: readonly SavedDial[] };

describe('storage/castle/dials', () => {
  it('storage/castle/dials a record of version 1 reads, and its dials can be followed', () => {
    expect(dialsList.decode(record)).toEqual({ state: 'ok', value: record.dials });
    for (const { range, clicks } of record.dials) {
      expect(dialFault({ kind: 'values', profile: { range, clicks } })).toBeUndefined();
    }
  });

  it('storage/castle/dials a dial without clicks or with strange ones is damaged', () => {
    const [first] = record.dials;
    for (const clicks of [[], [{}], [{ ...first?.clicks[0], brokenTowers: 4 }]]) {
      expect(dialsList.decode({ version: 1, dials: [{ ...first, clicks }] }).state).toBe('damaged');
    }
  });

  it('storage/castle/dials the same dial from a backup is not doubled, another one is joined', async () => {
    given(await dialsList.change(openTab(), () => record.dials));
    const same = record.dials.map((dial) => ({ ...dial, id: `${dial.id}-elsewhere` }));
    expect(dialsList.merge(same, record).added).toBe(0);
    expect(dialsList.merge([{ ...(same[0] as SavedDial), range: 9 }], record).added).toBe(1);
  });
});
