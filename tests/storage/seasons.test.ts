import fc from 'fast-check';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { decodeBackup, encodeBackup, makeBackup } from '../../src/storage/backup/backup.ts';
import {
  applyImport,
  defaultParts,
  type ImportChoice,
  previewImport,
} from '../../src/storage/backup/import.ts';
import {
  joinSeasons,
  type StoredSeason,
  seasonBounds,
  seasonKey,
  seasonKind,
} from '../../src/storage/season.ts';
import {
  addSeason,
  changeSeason,
  loadSeasons,
  mergeSeasons,
  removeTrashedSeasons,
} from '../../src/storage/seasons.ts';
import { readOne, write } from '../../src/storage/store.ts';
import { fixture, freshDevice, given, openTab } from './device.ts';

beforeEach(freshDevice);

const stored = fixture('season-1.json') as StoredSeason;
const { deleted: _deleted, ...season } = stored;
const key = seasonKey(season.id);
const take = defaultParts({ used: false, setUp: true });
const choice: ImportChoice = { armies: 'newer', take };
const [first, second, third] = season.meetings;
const meeting = (part: object) => ({ meetings: [{ ...first, ...part }] });
const player = (part: object) => ({ players: [{ ...season.players[0], ...part }] });

describe('storage/seasons', () => {
  it('storage/seasons a season of version 1 reads', () => {
    expect(seasonKind.decode(stored)).toEqual({ state: 'ok', value: stored });
  });

  const wrong: readonly (readonly [string, string, object])[] = [
    ['a name as long as a book', 'name', { name: 'x'.repeat(seasonBounds.name + 1) }],
    ['a day that is none', 'start', { start: '30.09.2026' }],
    ['a player without a name', 'players.0.name', player({ name: '' })],
    [
      'a player with a list of lists',
      'players.0.armies',
      player({ armies: Array(5).fill({ id: 'a', name: '' }) }),
    ],
    [
      'more meetings than fit',
      'meetings',
      {
        meetings: Array.from({ length: seasonBounds.meetings + 1 }, (_, at) => ({ ...third, id: `m${at}` })),
      },
    ],
    ['a meeting of one with himself', 'meetings.0', meeting({ dark: 'anna' })],
    ['a scenario of no kind', 'meetings.0.scenario', meeting({ scenario: 'duel' })],
    [
      'a winner who is none',
      'meetings.0.result.winner',
      meeting({ result: { ...first?.result, winner: 'anna' } }),
    ],
    ['a result of no kind', 'meetings.0.result.by', meeting({ result: { by: 'lot' } })],
    ['half a unit', 'meetings.0.card.reserve', meeting({ card: { ...first?.card, reserve: 0.5 } })],
    ['a die with seven pips', 'meetings.0.card.dice.0', meeting({ card: { ...first?.card, dice: [7] } })],
    ['a table as large as a field', 'meetings.0.ask.width', meeting({ ask: { ...first?.ask, width: 5000 } })],
    ['a time that is none', 'deleted', { deleted: 1e300 }],
  ];
  test.each(wrong)('storage/seasons with %s it is damaged, at %s', (_, path, part) => {
    expect(seasonKind.decode({ ...stored, ...part })).toMatchObject({ state: 'damaged', issues: [{ path }] });
  });

  it('storage/seasons what a later version added stays when one goes on with it', async () => {
    const store = openTab();
    const later = { ...season, prize: 'cup', meetings: [{ ...first, photo: 'x' }, second, third] };
    given(await write(store, [[key, later]]));
    given(await changeSeason(store, season.id, (known) => ({ ...known, name: 'Zima' })));
    expect(given(await readOne(store, key))).toEqual({ ...later, name: 'Zima' });
  });

  it('storage/seasons one of a newer version and a damaged one are left alone and counted', async () => {
    const store = openTab();
    const raw = { ...season, version: 2 };
    given(
      await write(store, [
        [key, raw],
        [seasonKey('bad'), { version: 1 }],
      ]),
    );
    expect(given(await loadSeasons(store))).toEqual({ seasons: [], unreadable: 2 });
    expect(given(await changeSeason(store, season.id, (known) => ({ ...known, name: '' })))).toBeUndefined();
    given(await addSeason(store, season));
    expect(given(await readOne(store, key))).toEqual(raw);
  });

  it('storage/seasons two tabs entering results at once lose none', async () => {
    const [one, two] = [openTab(), openTab()];
    given(await addSeason(one, season));
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        changeSeason(n % 2 ? one : two, season.id, (known) => ({
          ...known,
          meetings: [
            ...known.meetings,
            { id: `n${n}`, kind: 'game', scenario: 'flag', light: 'a', dark: 'b' },
          ],
        })),
      ),
    );
    expect(given(await loadSeasons(openTab())).seasons[0]?.meetings).toHaveLength(15);
  });

  it('storage/seasons only what lies in the trash is removed for good', async () => {
    const store = openTab();
    given(await addSeason(store, season));
    given(await addSeason(store, { ...stored, id: 'old' }));
    given(await removeTrashedSeasons(store, [season.id, 'old', 'none']));
    expect(given(await loadSeasons(store)).seasons).toEqual([season]);
    expect(given(await changeSeason(store, 'old', (known) => ({ ...known, name: 'x' })))).toBeUndefined();
  });

  it('storage/seasons a backup brings them to another device, once, trash and all', async () => {
    const entries = [[key, season] as const, [seasonKey('old'), { ...stored, id: 'old' }] as const];
    const backup = makeBackup([...entries, [seasonKey('bad'), { version: 1 }]], 1_000, '1');
    const read = given(decodeBackup(encodeBackup(backup)));
    expect(read.seasons).toEqual([season, { ...stored, id: 'old' }]);
    expect(read.unreadable.map((each) => each.key)).toEqual([seasonKey('bad')]);
    const store = openTab();
    const preview = given(await previewImport(store, read, choice, 2_000));
    expect(preview.seasons.map(({ action }) => action)).toEqual(['add', 'add']);
    expect(given(await loadSeasons(store)).seasons).toEqual([]);
    given(await applyImport(store, read, choice, 2_000));
    expect(given(await loadSeasons(store)).seasons).toEqual([{ ...stored, id: 'old' }, season]);
    const again = given(await previewImport(store, read, choice, 3_000));
    expect(again.seasons.map(({ action }) => action)).toEqual(['same', 'same']);
    // Backups made before seasons were kept have none.
    const { seasons: _, ...old } = JSON.parse(encodeBackup(backup));
    expect(given(decodeBackup(JSON.stringify(old))).seasons).toEqual([]);
  });

  it('storage/seasons of two different states the later wins, or the one asked for, and the other lies in the trash', () => {
    const later = { ...season, name: 'Zima', changed: season.changed + 1 };
    const here = new Map<string, unknown>([[key, season]]);
    const aside = `${season.id}-2`;
    const replaced = [
      [seasonKey(aside), { ...season, id: aside, deleted: 5 }],
      [key, { ...later, revision: season.revision + 1 }],
    ];
    const merge = (wins: Exclude<ImportChoice['armies'], 'both'>, theirs: StoredSeason = later) =>
      mergeSeasons([theirs], here, wins, 5);
    expect(merge('newer').put).toEqual(replaced);
    expect(merge('backup').put).toEqual(replaced);
    expect(merge('mine')).toMatchObject({ put: [], seasons: [{ action: 'keep' }] });
    expect(merge('newer', { ...later, changed: 1 })).toMatchObject({
      put: [],
      seasons: [{ action: 'keep' }],
    });
    const newer = mergeSeasons([season], new Map([[key, { ...season, version: 2 }]]), 'backup', 5);
    expect(newer).toMatchObject({ put: [], seasons: [{ action: 'keep', unreadableHere: true }] });
  });

  it('storage/seasons in a backup one that cannot be read is named with its place', () => {
    const whole = JSON.parse(encodeBackup(makeBackup([[key, season]], 1, '1')));
    const read = given(
      decodeBackup(JSON.stringify({ ...whole, seasons: [season, { ...season, juniors: 7 }] })),
    );
    expect(read.seasons).toHaveLength(1);
    expect(read.unreadable[0]?.issues[0]?.path).toBe('seasons.1.juniors');
  });

  it('storage/seasons what was done is undone, and what another tab did meanwhile stays', () => {
    const anyChange = fc.constantFrom(
      (known: StoredSeason) => ({ ...known, name: 'Zima' }),
      (known: StoredSeason) => ({ ...known, players: known.players.slice(1) }),
      (known: StoredSeason) => ({ ...known, meetings: known.meetings.filter(({ id }) => id !== 'm2') }),
      (known: StoredSeason) => ({
        ...known,
        meetings: known.meetings.map((each) => ({ ...each, day: '2026-12-01' })),
      }),
      ({ meetings, ...known }: StoredSeason) => ({
        ...known,
        meetings: meetings.map(({ result: _, ...each }) => each),
      }),
    );
    const theirs = (known: StoredSeason): StoredSeason => ({
      ...known,
      start: '2026-10-01',
      meetings: [
        ...known.meetings,
        { id: 'new', kind: 'game', scenario: 'flag', light: 'anna', dark: 'bolek' },
      ],
    });
    fc.assert(
      fc.property(anyChange, (change) => {
        const after = change(season);
        const { revision, changed } = season;
        expect(joinSeasons(after, season, after)).toEqual({ ...season, revision, changed });
        expect(joinSeasons(after, season, theirs(after))).toEqual(theirs(season));
      }),
    );
  });
});
