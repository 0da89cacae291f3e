import { beforeEach, describe, expect, it } from 'vitest';
import { saveArmy } from '../../../src/storage/army/armies.ts';
import type { Army } from '../../../src/storage/army/army.ts';
import { moveToTrash } from '../../../src/storage/army/trash-can.ts';
import { listVersions } from '../../../src/storage/army/versions.ts';
import { type Backup, decodeBackup, encodeBackup, makeBackup } from '../../../src/storage/backup/backup.ts';
import {
  applyImport,
  defaultParts,
  type ImportChoice,
  type ImportReport,
  isUsed,
  offers,
  previewImport,
} from '../../../src/storage/backup/import.ts';
import { importParts } from '../../../src/storage/backup/import-parts.ts';
import { castleFiguresList, type SavedFigure } from '../../../src/storage/castle/castle-figures.ts';
import { type SavedFight, savedFightsList } from '../../../src/storage/fights.ts';
import { listRolls } from '../../../src/storage/rolls.ts';
import { type SavedRoll, savedRollsList } from '../../../src/storage/saved-rolls.ts';
import { loadSettings } from '../../../src/storage/settings.ts';
import type { Settings } from '../../../src/storage/settings-mirror.ts';
import { readOne, write } from '../../../src/storage/store.ts';
import type { Tally } from '../../../src/storage/tally.ts';
import { profilesList, type SavedProfile } from '../../../src/storage/units/profiles.ts';
import { type SavedUsbUnit, usbUnitsList } from '../../../src/storage/units/usb-units.ts';
import { army, fillDevice, fixture, freshDevice, given, openTab } from '../device.ts';

beforeEach(freshDevice);

const everything = defaultParts({ used: false, setUp: false });
const newer: ImportChoice = { armies: 'newer', take: everything };
const settings = fixture('settings-1.json') as Settings;

function backupOf(parts: Partial<Backup>): Backup {
  return {
    created: 1,
    app: '0.1.0',
    armies: [],
    trash: [],
    drafts: [],
    rolls: [],
    savedRolls: [],
    fights: [],
    profiles: [],
    usbUnits: [],
    castleFigures: [],
    castlePlans: [],
    dials: [],
    sieges: [],
    plays: [],
    photos: [],
    seasons: [],
    unreadable: [],
    ...parts,
  };
}

function roll(time: number) {
  return {
    time,
    label: '',
    notation: '1d6',
    rules: { bonus: 'none' as const, floor: true },
    faces: [4],
    typed: false,
    total: 4,
  };
}

async function run(backup: Backup, choice = newer): Promise<ImportReport> {
  const store = openTab();
  const before = given(await store.readAll(''));
  const preview = given(await previewImport(store, backup, choice, 9000));
  expect(given(await store.readAll(''))).toEqual(before);
  const report = given(await applyImport(store, backup, choice, 9000));
  expect(report).toEqual(preview);
  return report;
}

async function armyHere(id: string): Promise<Army> {
  return given(await readOne(openTab(), `army:${id}`)) as Army;
}

describe('storage/backup/import', () => {
  it('storage/backup/import into an empty app brings everything back', async () => {
    const full = given(decodeBackup(JSON.stringify(fixture('backup-1.json'))));
    const report = await run(full);
    expect(report).toMatchObject({
      trash: 1,
      drafts: 1,
      rolls: 2,
      settings: 'replace',
      armies: [{ action: 'add' }],
    });
    const entries = given(await openTab().readAll(''));
    const again = makeBackup(entries, full.created, full.app);
    const { lastBackup: _old, ...moved } = settings;
    expect({ ...again, armies: again.armies.map((each) => ({ ...each, revision: 4 })) }).toEqual({
      ...full,
      settings: moved,
      unreadable: [],
    });
    expect(entries.map(([key]) => key)).toContain('summary:0k3v9d2m1q8s7t4u');
  });

  it.each(importParts)('storage/backup/import of %s alone brings nothing else', async (part) => {
    const all = given(decodeBackup(JSON.stringify(fixture('backup-1.json'))));
    const list = (name: string, field: string) => (fixture(name) as Record<string, never[]>)[field] ?? [];
    const full: Backup = {
      ...all,
      savedRolls: list('saved-rolls-1.json', 'rolls'),
      fights: list('fights-1.json', 'fights'),
      profiles: list('profiles-1.json', 'profiles'),
      usbUnits: list('usb-units-1.json', 'units'),
      castleFigures: list('castle-figures-1.json', 'figures'),
      dials: list('castle-dials-1.json', 'dials'),
      castlePlans: list('castle-plans-1.json', 'plans'),
      sieges: [fixture('siege-1.json') as Backup['sieges'][number]],
      seasons: [fixture('season-1.json') as Backup['seasons'][number]],
      plays: [fixture('play-2.json') as Backup['plays'][number]],
      tally: fixture('tally-1.json') as Tally,
    };
    const nothing = Object.fromEntries(importParts.map((each) => [each, each === part]));
    const report = await run(full, { armies: 'newer', take: nothing as ImportChoice['take'] });
    const names = given(await openTab().names(''));
    const starts: Readonly<Record<(typeof importParts)[number], readonly string[]>> = {
      armies: ['army:', 'summary:'],
      trash: ['trash:'],
      seasons: ['season:'],
      plays: ['play:', 'play-summary:'],
      units: ['profiles', 'usb-units'],
      figures: ['castle-figures'],
      castlePlans: ['castle-plans'],
      dials: ['castle-dials'],
      sieges: ['battle:'],
      fights: ['fights'],
      savedRolls: ['saved-rolls'],
      rolls: ['rolls:'],
      tally: ['tally'],
      drafts: ['draft:'],
      settings: ['settings'],
    };
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !starts[part].some((start) => name.startsWith(start)))).toEqual([]);
    for (const each of starts[part]) expect(names.join()).toContain(each);
    // What is left is counted all the same.
    for (const count of Object.values(offers(report))) expect(count).toBeGreaterThan(0);
  });

  it('storage/backup/import on a device in use leaves rolls, counts, entries and settings to be asked for', async () => {
    expect(given(await isUsed(openTab()))).toBe(false);
    given(await write(openTab(), [['settings', settings]]));
    expect(given(await isUsed(openTab()))).toBe(false);
    given(await saveArmy(openTab(), army('a'), 2000));
    expect(given(await isUsed(openTab()))).toBe(true);
    const left = (device: { used: boolean; setUp: boolean }) =>
      importParts.filter((part) => !defaultParts(device)[part]);
    expect(left({ used: true, setUp: true })).toEqual(['rolls', 'tally', 'drafts', 'settings']);
    expect(left({ used: false, setUp: true })).toEqual(['settings']);
    expect(left({ used: false, setUp: false })).toEqual([]);
  });

  it('storage/backup/import a second time changes nothing', async () => {
    const full = given(decodeBackup(JSON.stringify(fixture('backup-1.json'))));
    await run(full);
    const before = given(await openTab().readAll(''));
    const report = await run(full);
    expect(report).toMatchObject({
      trash: 0,
      drafts: 0,
      rolls: 0,
      settings: 'same',
      armies: [{ action: 'same' }],
    });
    expect(given(await openTab().readAll(''))).toEqual(before);
  });

  it('storage/backup/import an export of what is here changes nothing', async () => {
    const store = openTab();
    given(await saveArmy(store, army('a', { name: '<b>A</b>' }), 2000));
    given(await write(store, [['settings', settings]]));
    const before = given(await store.readAll(''));
    const text = encodeBackup(makeBackup(before, 3000, '0.1.0'));
    const report = await run(given(decodeBackup(text)));
    expect(report.armies).toMatchObject([{ action: 'same' }]);
    expect(given(await store.readAll(''))).toEqual(before);
  });

  it.each<[string, number, ImportChoice['armies'], string]>([
    ['later in the backup', 3000, 'newer', 'replace'],
    ['later here', 1000, 'newer', 'keep'],
    ['later here, but the backup is to win', 1000, 'backup', 'replace'],
    ['later in the backup, but mine stays', 3000, 'mine', 'keep'],
    ['at the same moment', 2000, 'newer', 'keep'],
  ])('storage/backup/import an army changed %s', async (_title, changed, armies, action) => {
    given(await saveArmy(openTab(), army('a', { name: 'Here' }), 2000));
    const theirs = army('a', { name: 'Backup', changed, revision: 1 });
    const report = await run(backupOf({ armies: [theirs] }), { armies, take: everything });
    expect(report.armies).toEqual([
      { id: 'a', name: 'Backup', game: 'brikwars', action, theirs: changed, mine: 2000 },
    ]);
    const replaced = action === 'replace';
    expect((await armyHere('a')).name).toBe(replaced ? 'Backup' : 'Here');
    expect((await armyHere('a')).revision).toBe(replaced ? 2 : 1);
    const versions = given(await listVersions(openTab(), 'a'));
    expect(versions.map(({ why, army: each }) => [why, each.name])).toEqual(
      replaced ? [['imported', 'Here']] : [],
    );
    expect(given(await readOne(openTab(), 'summary:a'))).toMatchObject({
      name: replaced ? 'Backup' : 'Here',
    });
  });

  it.each<[string, unknown]>([
    ['damaged', 'rubbish'],
    ['of a newer version', { version: 2 }],
  ])(
    'storage/backup/import an army here that is %s stays, even if the backup is to win',
    async (_title, raw) => {
      given(await write(openTab(), [['army:a', raw]]));
      const report = await run(backupOf({ armies: [army('a')] }), { armies: 'backup', take: everything });
      expect(report.armies).toMatchObject([{ action: 'keep', unreadableHere: true }]);
      expect(await armyHere('a')).toEqual(raw);
    },
  );

  it('storage/backup/import an army that is in the trash here comes back; the trashed one is kept as a version', async () => {
    const store = openTab();
    given(await saveArmy(store, army('a', { name: 'Trashed' }), 2000));
    given(await moveToTrash(store, ['a'], 2500));
    const report = await run(backupOf({ armies: [army('a', { name: 'Backup' })] }));
    expect(report.armies).toMatchObject([{ action: 'add' }]);
    expect(given(await store.names('trash:'))).toEqual([]);
    expect(given(await listVersions(store, 'a')).map(({ army: each }) => each.name)).toEqual(['Trashed']);
  });

  it('storage/backup/import the trash of the backup never hides an army that lives here', async () => {
    given(await saveArmy(openTab(), army('a'), 2000));
    const record = { version: 1 as const, deleted: 1, army: army('a') };
    const report = await run(
      backupOf({
        trash: [
          { id: 'a', record },
          { id: 'b', record },
        ],
      }),
    );
    expect(report.trash).toBe(1);
    expect(given(await openTab().names('trash:'))).toEqual(['trash:b']);
  });

  it('storage/backup/import drafts in hand stay', async () => {
    const draft = (data: unknown) => ({ version: 1 as const, saved: 1, data });
    given(await write(openTab(), [['draft:dice', draft('mine')]]));
    const drafts = [
      { place: 'dice', record: draft('theirs') },
      { place: 'fight', record: draft('theirs') },
    ];
    expect((await run(backupOf({ drafts }))).drafts).toBe(1);
    expect(given(await openTab().readMany(['draft:dice', 'draft:fight']))).toEqual([
      draft('mine'),
      draft('theirs'),
    ]);
  });

  it.each<[string, boolean, string, string]>([
    ['taken over', true, 'replace', 'hu'],
    ['left as they are', false, 'keep', 'pl'],
  ])('storage/backup/import settings %s', async (_title, wanted, action, language) => {
    given(await write(openTab(), [['settings', { ...settings, language: 'pl', lastBackup: 42 }]]));
    const report = await run(backupOf({ settings }), {
      armies: 'newer',
      take: { ...everything, settings: wanted },
    });
    expect(report.settings).toBe(action);
    expect(given(await loadSettings(openTab()))).toMatchObject({ language, lastBackup: 42 });
  });

  it('storage/backup/import rolls are joined in order of time, each once, the last thousand', async () => {
    const store = openTab();
    given(
      await write(store, [
        ['rolls:4', { version: 1, rolls: [2, 4, 6].map(roll) }],
        ['rolls:5', 'rubbish'],
      ]),
    );
    expect((await run(backupOf({ rolls: [1, 2, 3, 7].map(roll) }))).rolls).toBe(3);
    expect(given(await listRolls(store)).map(({ time }) => time)).toEqual([1, 2, 3, 4, 6, 7]);
    expect(given(await readOne(store, 'rolls:5'))).toBe('rubbish');
    expect(
      (await run(backupOf({ rolls: Array.from({ length: 1030 }, (_, n) => roll(100 + n)) }))).rolls,
    ).toBe(1000);
    expect(given(await listRolls(store)).map(({ time }) => time)).toEqual(
      Array.from({ length: 1000 }, (_, n) => 130 + n),
    );
  });

  it('storage/backup/import saved rolls are joined without losing either side, and once only', async () => {
    const saved = (id: string, name: string, notation = '1d6') => ({
      id,
      name,
      notation,
      rules: { bonus: 'none' as const, floor: false },
    });
    const mine = [saved('a', 'Bow'), saved('b', 'Axe')];
    given(await write(openTab(), [['saved-rolls', { version: 1, rolls: mine }]]));
    const savedRolls = [saved('b', 'Axe'), saved('a', 'Bow', '2d6'), saved('c', 'Sling'), saved('d', 'Bow')];
    for (const added of [2, 0]) {
      expect((await run(backupOf({ savedRolls }))).savedRolls).toBe(added);
      expect(given(await savedRollsList.load(openTab()))).toEqual([
        ...mine,
        saved('a-2', 'Bow', '2d6'),
        saved('c', 'Sling'),
      ]);
    }
  });

  it.each<[string, unknown, number]>([
    ['damaged: put aside', 'rubbish', 2],
    ['of a newer version: left alone', { version: 2 }, 0],
  ])('storage/backup/import saved rolls here that are %s', async (_title, raw, added) => {
    given(await write(openTab(), [['saved-rolls', raw]]));
    const { rolls } = fixture('saved-rolls-1.json') as { readonly rolls: readonly SavedRoll[] };
    expect((await run(backupOf({ savedRolls: rolls }))).savedRolls).toBe(added);
    const [now, aside] = given(await openTab().readMany(['saved-rolls', 'damaged:saved-rolls']));
    expect(added > 0 ? aside : now).toEqual(raw);
  });

  it('storage/backup/import saved fights are joined without losing either side, and once only', async () => {
    const { fights } = fixture('fights-1.json') as { readonly fights: readonly SavedFight[] };
    const [mine, theirs] = fights as [SavedFight, SavedFight];
    given(await write(openTab(), [['fights', { version: 1, fights: [mine] }]]));
    const other = { ...theirs, id: mine.id };
    for (const added of [1, 0]) {
      expect((await run(backupOf({ fights: [mine, other] }))).fights).toBe(added);
      expect(given(await savedFightsList.load(openTab()))).toEqual([mine, { ...other, id: `${mine.id}-2` }]);
    }
  });

  it('storage/backup/import profiles are joined without losing either side, and once only', async () => {
    const { profiles } = fixture('profiles-1.json') as { readonly profiles: readonly SavedProfile[] };
    const [mine, theirs] = profiles as [SavedProfile, SavedProfile];
    given(await write(openTab(), [['profiles', { version: 1, profiles: [mine] }]]));
    const other = { ...theirs, id: mine.id };
    for (const added of [1, 0]) {
      expect((await run(backupOf({ profiles: [mine, other] }))).profiles).toBe(added);
      expect(given(await profilesList.load(openTab()))).toEqual([mine, { ...other, id: `${mine.id}-2` }]);
    }
  });

  it('storage/backup/import units of USB are joined without losing either side, and once only', async () => {
    const { units } = fixture('usb-units-1.json') as { readonly units: readonly SavedUsbUnit[] };
    const [mine, theirs] = units as [SavedUsbUnit, SavedUsbUnit];
    given(await write(openTab(), [['usb-units', { version: 1, units: [mine] }]]));
    const other = { ...theirs, id: mine.id };
    for (const added of [1, 0]) {
      expect((await run(backupOf({ usbUnits: [mine, other] }))).usbUnits).toBe(added);
      expect(given(await usbUnitsList.load(openTab()))).toEqual([mine, { ...other, id: `${mine.id}-2` }]);
    }
  });

  it('storage/backup/import figures of Mage Knight are joined without losing either side, and once only', async () => {
    const { figures } = fixture('castle-figures-1.json') as { readonly figures: readonly SavedFigure[] };
    const [mine, theirs] = figures as [SavedFigure, SavedFigure];
    given(await write(openTab(), [['castle-figures', { version: 1, figures: [mine] }]]));
    const other = { ...theirs, id: mine.id };
    for (const added of [1, 0]) {
      expect((await run(backupOf({ castleFigures: [mine, other] }))).castleFigures).toBe(added);
      expect(given(await castleFiguresList.load(openTab()))).toEqual([
        mine,
        { ...other, id: `${mine.id}-2` },
      ]);
    }
  });

  it('storage/backup/import the tally comes only where nothing was counted yet', async () => {
    const tally = fixture('tally-1.json') as Tally;
    expect((await run(backupOf({ tally }))).tally).toBe(true);
    const other = { ...tally, faces: { 6: [1, 1, 1, 1, 1, 1] } };
    expect((await run(backupOf({ tally: other }))).tally).toBe(false);
    expect(given(await readOne(openTab(), 'tally'))).toEqual(tally);
  });

  it('storage/backup/import full storage changes nothing at all', async () => {
    const store = openTab();
    given(await saveArmy(store, army('a'), 2000));
    const before = given(await store.readAll(''));
    const free = fillDevice('at the end');
    const result = await applyImport(
      store,
      backupOf({ armies: [army('b'), army('c')], settings }),
      newer,
      9000,
    );
    free();
    expect(result).toMatchObject({ ok: false, issues: [{ code: 'storage-full' }] });
    expect(given(await store.readAll(''))).toEqual(before);
  });
});
