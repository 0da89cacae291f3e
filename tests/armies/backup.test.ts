import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backupFileName } from '../../src/platform/download-backup.ts';
import { saveArmy } from '../../src/storage/army/armies.ts';
import { backupBounds } from '../../src/storage/backup/backup.ts';
import { loadSettings } from '../../src/storage/settings.ts';
import { write } from '../../src/storage/store.ts';
import {
  army,
  breakDevice,
  fillDevice,
  fixture,
  freshDevice,
  given,
  openTab,
  refusingDevice,
} from '../storage/device.ts';
import { openArmiesTab, type Tab } from './tab.ts';

beforeEach(freshDevice);

const tabs: Tab[] = [];
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

async function open(fresh = true): Promise<Tab> {
  const tab = await openArmiesTab(undefined, undefined, fresh);
  tabs.push(tab);
  return tab;
}

function file(text: string, size = text.length) {
  return { name: 'backup.json', size, text: async () => text };
}

const sample = JSON.stringify(fixture('backup-1.json'));
const importing = (tab: Tab) => tab.model.backup.importing.value;

describe('platform/backup', () => {
  it('platform/backup a download holds everything and is remembered', async () => {
    given(await saveArmy(openTab(), army('a', { name: 'Guard' }), 5));
    const tab = await open();
    expect(tab.model.backup.last.value).toBeUndefined();
    await tab.model.backup.download();
    const [saved] = tab.saved;
    expect(saved?.name).toMatch(/^adjutant-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(saved?.text ?? '')).toMatchObject({ app: '0.1.0', armies: [{ name: 'Guard' }] });
    expect(tab.model.backup.last.value).toBeGreaterThan(0);
  });

  it('platform/backup the file is named by the day', () => {
    expect(backupFileName(new Date(2026, 0, 5, 23, 59).getTime())).toBe('adjutant-2026-01-05.json');
  });

  it('platform/backup from one device to a new one: preview first, then everything is there', async () => {
    const tab = await open();
    await tab.model.backup.read(file(sample));
    const state = importing(tab);
    expect(state).toMatchObject({
      step: 'ready',
      choice: { armies: 'newer', take: { rolls: true, settings: true } },
    });
    expect(tab.model.backup.changesAnything.value).toBe(true);
    expect(tab.model.list.total.value).toBe(0);
    expect(given(await openTab().names('army:'))).toEqual([]);
    await tab.model.backup.apply();
    expect(importing(tab)).toEqual({ step: 'idle' });
    expect(tab.model.list.rows.value.map(({ name }) => name)).toEqual(['Straż Żelaznego Mostu']);
    expect(tab.model.trash.items.value.length).toBe(1);
    expect(tab.services.settings.value.value).toMatchObject({ language: 'hu', theme: 'dark' });
    await expect.poll(() => tab.services.language.language.value).toBe('hu');
    expect(tab.services.notices.current.value?.text).toBe('Betöltve.');
  });

  it('platform/backup on a device with armies the settings stay unless asked for', async () => {
    given(await saveArmy(openTab(), army('a'), 5));
    const tab = await open();
    await tab.model.backup.read(file(sample));
    expect(importing(tab)).toMatchObject({
      used: true,
      choice: { take: { armies: true, rolls: false, settings: false } },
      offers: { armies: 1, rolls: 2, settings: 1 },
    });
    tab.model.backup.take('settings', true);
    tab.model.backup.take('armies', false);
    await tab.model.backup.apply();
    expect(tab.services.settings.value.value).toMatchObject({ language: 'hu' });
    expect(tab.model.list.total.value).toBe(1);
    expect(given(await openTab().names('rolls:'))).toEqual([]);
  });

  it('platform/backup on a device that is set up but empty only the settings stay', async () => {
    const tab = await open(false);
    await tab.model.backup.read(file(sample));
    expect(importing(tab)).toMatchObject({ used: false, choice: { take: { rolls: true, settings: false } } });
    await tab.model.backup.apply();
    expect(tab.services.settings.value.value).toMatchObject({ language: 'en' });
    expect(tab.model.list.total.value).toBe(1);
  });

  it('platform/backup another choice makes another preview', async () => {
    const mine = army('0k3v9d2m1q8s7t4u', { name: 'Mine', revision: 0 });
    given(await saveArmy(openTab(), mine, Date.now()));
    const tab = await open();
    await tab.model.backup.read(file(sample));
    expect(importing(tab)).toMatchObject({ report: { armies: [{ action: 'keep' }] } });
    await tab.model.backup.choose('backup');
    expect(importing(tab)).toMatchObject({ report: { armies: [{ action: 'replace' }] } });
    await tab.model.backup.apply();
    expect(tab.model.list.rows.value.map(({ name }) => name)).toEqual(['Straż Żelaznego Mostu']);
  });

  it('platform/backup the open army follows an import, in both tabs', async () => {
    const mine = army('0k3v9d2m1q8s7t4u', { name: 'Mine' });
    given(await saveArmy(openTab(), mine, 5));
    const [one, two] = [await open(), await open()];
    for (const tab of [one, two]) {
      tab.services.navigation.go(`armies/${mine.id}`);
      await vi.waitFor(() => expect(tab.army().name).toBe('Mine'));
    }
    await one.model.backup.read(file(sample));
    await one.model.backup.apply();
    expect(one.army().name).toBe('Straż Żelaznego Mostu');
    await vi.waitFor(() => expect(two.army().name).toBe('Straż Żelaznego Mostu'));
    expect(one.model.editor.versions.value.map((each) => each.army.name)).toEqual(['Mine']);
  });

  it('platform/backup rolls, saved rolls and the tally come along, and this tab hears of them too', async () => {
    const tab = await open();
    const heard: string[] = [];
    tab.services.sync.listen(({ kind }) => heard.push(kind));
    const { rolls: savedRolls } = fixture('saved-rolls-1.json') as { rolls: object[] };
    const { rolls } = fixture('rolls-1-all.json') as { rolls: object[] };
    const { fights } = fixture('fights-1.json') as { fights: object[] };
    const more = {
      savedRolls,
      rolls,
      fights,
      tally: fixture('tally-1.json'),
      armies: [],
      trash: [],
      drafts: [],
    };
    await tab.model.backup.read(file(JSON.stringify({ ...JSON.parse(sample), ...more })));
    tab.model.backup.take('settings', false);
    expect(importing(tab)).toMatchObject({ offers: { rolls: 4, savedRolls: 2, fights: 2, tally: 1 } });
    expect(tab.model.backup.changesAnything.value).toBe(true);
    await tab.model.backup.apply();
    expect(heard).toEqual([
      ...['rolls', 'saved-rolls', 'profiles', 'usb-units', 'castle-figures', 'castle-dials', 'castle-plans'],
      ...['sieges', 'seasons', 'plays', 'fights', 'tally'],
    ]);
    await tab.model.backup.download();
    expect(JSON.parse(tab.saved[0]?.text ?? '')).toMatchObject({
      rolls,
      savedRolls,
      fights,
      tally: more.tally,
    });
  });

  it('platform/backup what was imported once changes nothing the second time', async () => {
    const tab = await open();
    for (let round = 0; round < 2; round++) {
      await tab.model.backup.read(file(sample));
      expect(importing(tab).step).toBe('ready');
      expect(tab.model.backup.changesAnything.value).toBe(round === 0);
      await tab.model.backup.apply();
    }
    expect(tab.model.list.total.value).toBe(1);
  });

  it.each<[string, { name: string; size: number; text: () => Promise<string> }, string]>([
    ['no JSON', file('hello'), 'not-json'],
    ['something else', file('{}'), 'not-a-backup'],
    ['a newer backup', file('{"format":"adjutant-backup","version":9,"app":"2.0"}'), 'newer-version'],
    ['a damaged one', file('{"format":"adjutant-backup","version":1}'), 'damaged'],
    [
      'a huge one, without reading it',
      { ...file('', backupBounds.bytes + 1), text: () => Promise.reject(new Error('read')) },
      'too-large',
    ],
    [
      'one that went away',
      { ...file(''), text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) },
      'not-json',
    ],
  ])('platform/backup %s is refused with a reason and changes nothing', async (_title, bad, code) => {
    given(await saveArmy(openTab(), army('a'), 5));
    const tab = await open();
    const before = given(await openTab().readAll(''));
    await tab.model.backup.read(bad);
    expect(importing(tab)).toMatchObject({
      step: 'refused',
      file: 'backup.json',
      issues: expect.arrayContaining([expect.objectContaining({ code })]),
    });
    await tab.model.backup.apply();
    expect(given(await openTab().readAll(''))).toEqual(before);
  });

  it('platform/backup on a full device nothing of the import happens, not even in memory', async () => {
    const tab = await open();
    await tab.model.backup.read(file(sample));
    const free = fillDevice('at the end');
    await tab.model.backup.apply();
    free();
    expect(importing(tab)).toMatchObject({ step: 'failed', issue: { code: 'storage-full' } });
    expect(tab.model.list.total.value).toBe(0);
    expect(given(await tab.services.store.names(''))).toEqual([]);
  });

  it('platform/backup a cancelled import changes nothing', async () => {
    const tab = await open();
    await tab.model.backup.read(file(sample));
    tab.model.backup.cancel();
    await tab.model.backup.apply();
    expect(importing(tab)).toEqual({ step: 'idle' });
    expect(given(await openTab().names(''))).toEqual([]);
  });

  const wayOf = (tab: Tab) => tab.services.notices.current.value?.text;

  it('platform/backup while the storage cannot be read there is no backup, and none is counted', async () => {
    given(await saveArmy(openTab(), army('a', { name: 'Guard' }), 5));
    const tab = await open();
    const fix = breakDevice();
    given(await write(tab.services.store, [['army:b', army('b')]]));
    await tab.model.backup.download();
    await tab.model.backup.share('Backup');
    expect(tab.saved).toEqual([]);
    expect(tab.model.backup.last.value).toBeUndefined();
    expect(wayOf(tab)).toMatch(/^No backup was made/);
    fix();
    await tab.model.backup.download();
    expect(JSON.parse(tab.saved[0]?.text ?? '')).toMatchObject({ armies: [{ id: 'a' }, { id: 'b' }] });
    expect(tab.model.backup.last.value).toBeGreaterThan(0);
  });

  it('platform/backup where the browser stores nothing, what the window holds can be taken along, which is no backup', async () => {
    refusingDevice('SecurityError');
    const tab = await open();
    await tab.model.backup.download();
    expect([tab.saved, wayOf(tab)]).toEqual([[], expect.stringMatching(/^No backup was made/)]);
    given(await write(tab.services.store, [['army:b', army('b')]]));
    await tab.model.backup.download();
    expect(tab.saved[0]?.name).toMatch(/-part\.json$/);
    expect(JSON.parse(tab.saved[0]?.text ?? '')).toMatchObject({ armies: [{ id: 'b' }] });
    expect(wayOf(tab)).toMatch(/^Only what is in this window/);
    expect(tab.model.backup.last.value).toBeUndefined();
  });

  it('platform/backup a device that asks whether to save has one when the player says so', async () => {
    given(await saveArmy(openTab(), army('a'), 5));
    const tab = await open();
    vi.stubGlobal('navigator', { userAgent: 'iPhone' });
    await tab.model.backup.download();
    vi.unstubAllGlobals();
    expect(tab.saved).toHaveLength(1);
    expect([tab.model.backup.last.value, tab.model.backup.unsure.value]).toEqual([undefined, false]);
    expect(wayOf(tab)).toMatch(/^Was the backup saved/);
    tab.services.notices.current.value?.action?.run();
    expect(tab.model.backup.last.value).toBeGreaterThan(0);
  });

  it('platform/backup one that was not saved after all is taken back, in every window', async () => {
    given(await saveArmy(openTab(), army('a'), 5));
    const [tab, other] = [await open(), await open()];
    await tab.model.backup.download();
    expect([tab.model.backup.last.value, tab.model.backup.unsure.value]).toEqual([expect.any(Number), true]);
    await vi.waitFor(() => expect(other.model.backup.last.value).toBeGreaterThan(0));
    tab.model.backup.takeBack();
    expect([tab.model.backup.last.value, tab.model.backup.unsure.value]).toEqual([undefined, false]);
    await vi.waitFor(() => expect(other.model.backup.last.value).toBeUndefined());
    expect(given(await loadSettings(openTab()))).not.toHaveProperty('lastBackup');
  });

  /** Every look at the clock takes long, so that each step says how far it is. */
  function slowly(): void {
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      time += 400;
      return time;
    });
    onTestFinished(() => clock.mockRestore());
  }

  it('platform/backup a long one says how far it is, and takes its words away when it is there', async () => {
    for (let each = 0; each < 60; each++) given(await saveArmy(openTab(), army(`a${each}`), 5));
    const tab = await open();
    const said: string[] = [];
    const stop = tab.services.notices.current.subscribe((notice) => notice && said.push(notice.text));
    onTestFinished(stop);
    slowly();
    const first = tab.model.backup.download();
    // A second one meanwhile is none.
    await tab.model.backup.download();
    await first;
    expect(tab.saved).toHaveLength(1);
    expect(said.at(-1)).toMatch(/^Backup made/);
    expect(said.slice(0, -1).length).toBeGreaterThan(1);
    for (const text of said.slice(0, -1))
      expect(text).toMatch(/^Making the backup: (0|25|50|75|100)\u00a0%$/);
    expect(new Set(said)).toHaveLength(said.length);
  });

  it('platform/backup one that is stopped is not saved, not counted, and the next one is whole', async () => {
    for (let each = 0; each < 60; each++) given(await saveArmy(openTab(), army(`a${each}`), 5));
    const tab = await open();
    slowly();
    const stop = tab.services.notices.current.subscribe((notice) => notice?.action?.run());
    await tab.model.backup.download();
    stop();
    expect(tab.saved).toEqual([]);
    expect(tab.model.backup.last.value).toBeUndefined();
    expect(tab.services.notices.current.value).toBeUndefined();
    await tab.model.backup.download();
    expect(JSON.parse(tab.saved[0]?.text ?? '').armies).toHaveLength(60);
  });

  it('platform/backup an army that goes to the trash while it is being made is in it', async () => {
    for (let each = 0; each < 60; each++) given(await saveArmy(openTab(), army(`a${each + 10}`), 5));
    const tab = await open();
    const { strict } = tab.services.store;
    let reads = 0;
    const read = vi.spyOn(strict, 'readMany').mockImplementation(async (keys) => {
      reads += 1;
      if (reads === 1) await tab.model.remove('a69');
      return openTab().readMany(keys);
    });
    onTestFinished(() => read.mockRestore());
    await tab.model.backup.download();
    const made = JSON.parse(tab.saved[0]?.text ?? '');
    expect([made.armies.length, made.trash.map(({ id }: { id: string }) => id)]).toEqual([59, ['a69']]);
  });

  it('platform/backup a file of all the photos that a device may have is not too large', async () => {
    const tab = await open();
    await tab.model.backup.read(file(sample, 800 * 270_000));
    expect(importing(tab).step).toBe('ready');
  });
});
