import { beforeEach, describe, expect, it, test } from 'vitest';
import { mostEvents, playHistory, withEvent } from '../../../src/rules/mage-knight/siege/siege-history.ts';
import { decodeBackup, encodeBackup, makeBackup } from '../../../src/storage/backup/backup.ts';
import {
  applyImport,
  defaultParts,
  type ImportChoice,
  previewImport,
} from '../../../src/storage/backup/import.ts';
import { decodeSetup } from '../../../src/storage/castle/siege-setup.ts';
import {
  addSiege,
  changeSiege,
  loadSieges,
  mergeSieges,
  removeSiege,
  type StoredSiege,
  siegeKey,
  siegeKind,
} from '../../../src/storage/castle/sieges.ts';
import { readOne, write } from '../../../src/storage/store.ts';
import { fixture, freshDevice, given, openTab } from '../device.ts';

beforeEach(freshDevice);

const siege = fixture('siege-1.json') as StoredSiege;
const key = siegeKey(siege.id);
const acts = { do: 'warrior-acts', more: 1 } as const;
const choice: ImportChoice = { armies: 'newer', take: defaultParts({ used: false, setUp: true }) };

describe('storage/castle/sieges', () => {
  it('storage/castle/sieges a siege of version 1 reads and can be gone on with', () => {
    expect(siegeKind.decode(siege)).toEqual({ state: 'ok', value: siege });
    const played = playHistory(siege);
    if (!played.ok) throw new Error('not played');
    const { state, log } = played.value;
    expect(log).toHaveLength(siege.events.length);
    expect(state.sections[0]?.breached).toEqual({ cause: 'demoralised', by: 1 });
    expect(state.falls).toEqual(
      [{ section: 2, figure: 1, face: 4, typed: true, damage: 4 }].slice(state.falls.length ? 0 : 1),
    );
  });

  it('MK-VP-01 storage/sieges the numbers of a plan, what a figure costs and who scores it are kept, and played alike', () => {
    const [first, ...rest] = siege.setup.sections;
    if (!first) throw new Error('no section');
    const numbered: StoredSiege = {
      ...siege,
      setup: { ...siege.setup, sections: [{ ...first, number: 4 }, ...rest] },
      events: [
        {
          do: 'figure',
          section: 0,
          name: 'Archer',
          owner: 1,
          kind: 'warrior',
          part: 'top',
          points: 22,
          forced: true,
        },
        { do: 'eliminate', figure: 0 },
      ],
      undone: [],
    };
    const { base: _, ...begun } = { base: undefined, ...numbered, folded: 0 };
    const read = siegeKind.decode(JSON.parse(JSON.stringify(begun)));
    expect(read).toEqual({ state: 'ok', value: begun });
    const played = playHistory(begun);
    if (!played.ok) throw new Error('not played');
    const { state } = played.value;
    expect(state.sections[0]?.number).toBe(4);
    expect(state.figures[0]).toMatchObject({ points: 22, eliminated: true, outBy: 0 });
    // What was folded into its beginning reads as well.
    const folded = { ...begun, base: state, folded: 2, events: [] };
    expect(siegeKind.decode(JSON.parse(JSON.stringify(folded)))).toEqual({ state: 'ok', value: folded });
  });

  const { sections } = siege.setup;
  const wrong: readonly (readonly [string, object])[] = [
    ['events of no kind', { events: [{ do: 'dance' }] }],
    ['a number where none is', { events: [{ do: 'dial', section: 0, click: 1.5 }] }],
    ['an event that cannot be', { events: [{ do: 'begin' }] }],
    ['too many events', { events: Array.from({ length: mostEvents + 1 }, () => acts) }],
    ['a set-up that is none', { setup: { ...siege.setup, players: [] } }],
    ['a lord who is not there', { setup: { ...siege.setup, sections: [{ ...sections[0], owner: 7 }] } }],
    ['a beginning that is not sound', { base: { ...siege.base, nextLadder: 0 } }],
    ['a name as long as a book', { name: 'x'.repeat(41) }],
    ['another game', { game: 'usb' }],
  ];
  test.each(wrong)('storage/castle/sieges with %s it is damaged', (_, part) => {
    expect(siegeKind.decode({ ...siege, ...part }).state).toBe('damaged');
  });

  it('storage/castle/sieges what was taken back and cannot be done again is dropped', () => {
    const again = { ...siege, undone: [acts] };
    expect(siegeKind.decode(again)).toEqual({ state: 'ok', value: again });
    const act = { do: 'act', section: 39, order: 'ranged' } as const;
    // The first of them is done again last.
    const broken = { ...siege, undone: [act, acts] };
    expect(siegeKind.decode(broken)).toEqual({ state: 'ok', value: { ...siege, undone: [] } });
  });

  it('storage/castle/sieges what a later version added stays when one goes on with it', async () => {
    const store = openTab();
    const later = {
      ...siege,
      weather: 'rain',
      events: siege.events.map((event) => ({ ...event, at: 5 })),
    };
    given(await write(store, [[key, later]]));
    given(await changeSiege(store, siege.id, (known) => ({ ...known, name: 'Eger' })));
    expect(given(await readOne(store, key))).toEqual({ ...later, name: 'Eger' });
  });

  it('storage/castle/sieges one of a newer version and a damaged one are left alone and counted', async () => {
    const store = openTab();
    const raw = { ...siege, version: 2 };
    given(
      await write(store, [
        [key, raw],
        [siegeKey('bad'), { version: 1 }],
      ]),
    );
    expect(given(await loadSieges(store))).toEqual({ sieges: [], unreadable: 2 });
    expect(given(await changeSiege(store, siege.id, (known) => ({ ...known, name: '' })))).toBeUndefined();
    given(await addSiege(store, siege));
    expect(given(await readOne(store, key))).toEqual(raw);
  });

  it('storage/castle/sieges two tabs playing at once lose no event', async () => {
    const [one, two] = [openTab(), openTab()];
    given(await addSiege(one, { ...siege, undone: [] }));
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        changeSiege(n % 2 ? one : two, siege.id, (known) =>
          withEvent(known, { do: 'tokens', section: 0, tokens: (n + 1) % 3, forced: true }),
        ),
      ),
    );
    const [kept] = given(await loadSieges(openTab())).sieges;
    expect(kept?.events).toHaveLength(siege.events.length + 12);
  });

  it('storage/castle/sieges what does not change is not written, what is gone stays gone', async () => {
    const store = openTab();
    given(await addSiege(store, siege));
    given(await changeSiege(store, siege.id, (known) => known));
    const broken = { ...siege, undone: [{ do: 'destroy', section: 99 }] };
    given(await write(store, [[key, broken]]));
    given(await changeSiege(store, siege.id, (known) => known));
    expect(given(await readOne(store, key))).toEqual(broken);
    given(await removeSiege(store, siege.id));
    expect(given(await changeSiege(store, siege.id, (known) => ({ ...known, name: 'x' })))).toBeUndefined();
    expect(given(await loadSieges(store))).toEqual({ sieges: [], unreadable: 0 });
  });

  it('storage/castle/sieges a backup brings them to another device, once', async () => {
    const backup = makeBackup(
      [
        [key, siege],
        ['castle-dials', fixture('castle-dials-1.json')],
        [siegeKey('bad'), { version: 1 }],
      ],
      1_000,
      '1',
    );
    const read = given(decodeBackup(encodeBackup(backup)));
    expect(read.sieges).toEqual([siege]);
    expect(read.dials).toHaveLength(2);
    expect(read.unreadable.map((each) => each.key)).toEqual([siegeKey('bad')]);
    const store = openTab();
    expect(given(await previewImport(store, read, choice, 2_000))).toMatchObject({ sieges: 1, dials: 2 });
    given(await applyImport(store, read, choice, 2_000));
    expect(given(await loadSieges(store)).sieges).toEqual([siege]);
    expect(given(await previewImport(store, read, choice, 3_000))).toMatchObject({ sieges: 0, dials: 0 });
  });

  it('storage/castle/sieges a siege that went on in two places stays in both states', () => {
    const other = { ...siege, name: 'Eger' };
    const merged = mergeSieges([other, other, siege], new Map([[key, siege]]));
    expect(merged.put).toEqual([[siegeKey(`${siege.id}-2`), { ...other, id: `${siege.id}-2` }]]);
    expect(merged.added).toBe(1);
  });

  it('storage/castle/sieges in a backup one that cannot be read is named with its place', () => {
    const { created: _, ...rest } = JSON.parse(encodeBackup(makeBackup([[key, siege]], 1, '1')));
    const text = JSON.stringify({
      ...rest,
      created: new Date(1).toISOString(),
      sieges: [siege, { ...siege, events: 7 }],
    });
    const read = given(decodeBackup(text));
    expect(read.sieges).toHaveLength(1);
    expect(read.unreadable[0]?.issues[0]?.path).toBe('sieges.1.events');
    // Backups made before sieges were kept have none.
    const { sieges: __, dials: ___, ...old } = JSON.parse(text);
    expect(given(decodeBackup(JSON.stringify(old)))).toMatchObject({ sieges: [], dials: [] });
  });
});

describe('storage/castle/siege-setup', () => {
  it('storage/castle/siege-setup a draft reads back, even one that cannot be played yet', () => {
    const draft = { game: 'ordinary', players: [{ name: '' }, { name: '' }], sections: [] };
    expect(decodeSetup(JSON.stringify(draft))).toEqual(draft);
    expect(decodeSetup(JSON.stringify(siege.setup))).toEqual(siege.setup);
  });

  test.each(['', 'x', '7', '{"game":"chess"}', JSON.stringify({ ...siege.setup, sections: [{}] })])(
    'storage/castle/siege-setup %j is none',
    (text) => {
      expect(decodeSetup(text)).toBeUndefined();
    },
  );
});
