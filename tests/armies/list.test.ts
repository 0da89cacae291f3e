import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSelectedArmies } from '../../src/armies/selected/model.ts';
import type { Army } from '../../src/storage/army/army.ts';
import { summaryOf } from '../../src/storage/army/summary.ts';
import { write } from '../../src/storage/store.ts';
import { unitOf } from '../../src/storage/units/usb-units.ts';
import { army, freshDevice, given, line, openTab } from '../storage/device.ts';
import { hero as plainHero, soldiers as plainSoldiers } from '../support/samples/usb-units.ts';
import { openArmiesTab, type Tab } from './tab.ts';

beforeEach(freshDevice);

const tabs: Tab[] = [];
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

async function open(): Promise<Tab> {
  const tab = await openArmiesTab();
  tabs.push(tab);
  return tab;
}

async function put(...armies: readonly Army[]): Promise<void> {
  for (const each of armies)
    given(
      await write(openTab(), [
        [`army:${each.id}`, each],
        [`summary:${each.id}`, summaryOf(each)],
      ]),
    );
}

const ids = (tab: Tab) => tab.model.list.rows.value.map(({ id }) => id).join('');
const notice = (tab: Tab) => tab.services.notices.current.value;
const unit = (name: string) => line('l', { name });

describe('armies/list-model search', () => {
  it('armies/list-model finds by unit and tag, and says which unit it was', async () => {
    await put(
      army('a', { name: 'Guard', lines: [unit('Łucznicy'), line('m', { name: 'Golem' })], changed: 3 }),
      army('b', { name: 'Lucznicy', lines: [unit('Spears')], tags: ['Klub'], changed: 2 }),
      army('c', { name: 'Raid', changed: 1 }),
    );
    const { list } = (await open()).model;
    const found = (text: string) => {
      list.search(text);
      return list.rows.value.map((row) => [row.id, list.unitFound(row)]);
    };
    expect(found('łucz')).toEqual([
      ['a', 'Łucznicy'],
      ['b', undefined],
    ]);
    expect(found('guard golem')).toEqual([['a', 'Golem']]);
    expect(found('klub')).toEqual([['b', undefined]]);
    expect(found('dragon')).toEqual([]);
  });

  it('armies/list-model an army whose summary is older or holds not all names is found by every unit', async () => {
    const many = Array.from({ length: 60 }, (_, n) => line(`l${n}`, { name: `Unit ${n} ${'x'.repeat(60)}` }));
    const old = army('old', { name: 'Old', lines: [unit('Halberds')] });
    await put(army('long', { name: 'Long', lines: [...many, unit('Dragon')] }));
    const { units: _, ...before } = summaryOf(old);
    given(
      await write(openTab(), [
        ['army:old', old],
        ['summary:old', before],
      ]),
    );
    const tab = await open();
    tab.model.list.search('dragon');
    await vi.waitFor(() => expect(ids(tab)).toBe('long'));
    tab.model.list.search('halb');
    await vi.waitFor(() => expect(ids(tab)).toBe('old'));
    await vi.waitFor(async () =>
      expect(given(await openTab().readMany(['summary:old']))).toMatchObject([{ units: ['Halberds'] }]),
    );
  });

  it('armies/list-model tags are counted and gather; with the last army of one its filter goes', async () => {
    await put(
      army('a', { tags: ['Club', 'Autumn'], changed: 3 }),
      army('b', { tags: ['Club'], changed: 2 }),
      army('c', { changed: 1 }),
    );
    const tab = await open();
    const { list } = tab.model;
    expect(list.tags.value).toEqual([
      { tag: 'Autumn', armies: 1 },
      { tag: 'Club', armies: 2 },
    ]);
    list.want('Club', true);
    expect(ids(tab)).toBe('ab');
    list.want('Autumn', true);
    expect(ids(tab)).toBe('a');
    await tab.model.remove('a');
    expect(list.wanted.value).toEqual(['Club']);
    expect(ids(tab)).toBe('b');
  });
});

describe('armies/list-model own order', () => {
  it('armies/list-model armies stay where they were put, at the next start too; a new one is on top', async () => {
    await put(army('a', { created: 1 }), army('b', { created: 2 }), army('c', { created: 3 }));
    const tab = await open();
    const { list } = tab.model;
    list.sortBy('own');
    expect(ids(tab)).toBe('cba');
    expect(list.move(['a'], -1)).toBe(1);
    expect(list.move(['c'], -1)).toBeUndefined();
    list.moveTo('b', 'c', -1);
    expect(ids(tab)).toBe('bca');
    await put(army('d', { created: 9 }));
    await vi.waitFor(async () => expect(ids(await open())).toBe('dbca'));
  });
});

describe('armies/selected', () => {
  const three = [
    army('a', { name: 'A', changed: 3, lines: [unit('Spears')] }),
    army('b', { name: 'B', changed: 2 }),
    army('c', { name: 'C', changed: 1 }),
  ];

  it('armies/selected several go to the trash with one way back for all of them', async () => {
    await put(...three);
    const tab = await open();
    const several = tab.model.several(createSelectedArmies);
    tab.model.list.select(['a', 'c']);
    await several.remove(['a', 'c']);
    expect(ids(tab)).toBe('b');
    expect([...(tab.model.list.selected.value ?? [])]).toEqual([]);
    expect(notice(tab)?.text).toBe('Deleted: 2 armies.');
    notice(tab)?.action?.run();
    await vi.waitFor(() => expect(ids(tab)).toBe('abc'));
    expect(tab.model.trash.items.value).toEqual([]);
    expect(notice(tab)).toBeUndefined();
  });

  it('armies/selected several are copied; back takes the copies away', async () => {
    await put(...three);
    const tab = await open();
    const copies = await tab.model.several(createSelectedArmies).duplicate(['a', 'b']);
    expect(copies).toHaveLength(2);
    expect(tab.model.list.rows.value.map(({ name }) => name).sort()).toEqual([
      'A',
      'A (copy)',
      'B',
      'B (copy)',
      'C',
    ]);
    notice(tab)?.action?.run();
    await vi.waitFor(() => expect(tab.model.list.total.value).toBe(3));
  });

  it('armies/selected several are tagged with one way back; what stands there does not move meanwhile', async () => {
    await put(...three);
    const tab = await open();
    const { list } = tab.model;
    const several = tab.model.several(createSelectedArmies);
    list.select(['b', 'c']);
    await several.tag(['b', 'c'], ' Club ', true);
    expect(ids(tab)).toBe('abc');
    expect(list.tags.value).toEqual([{ tag: 'Club', armies: 2 }]);
    expect(notice(tab)?.text).toBe('Club: added to 2 armies.');
    notice(tab)?.action?.run();
    await vi.waitFor(() => expect(list.tags.value).toEqual([]));
    list.select(undefined);
    expect(ids(tab)).not.toBe('abc');
  });

  it('armies/selected a tag reaches the army that is open, and is not lost when that is edited', async () => {
    await put(...three);
    const tab = await open();
    tab.services.navigation.go('armies/a');
    await vi.waitFor(() => expect(tab.army().id).toBe('a'));
    await tab.model.several(createSelectedArmies).tag(['a'], 'Club', true);
    expect(tab.army().tags).toEqual(['Club']);
    tab.model.editor.rename('Renamed');
    await vi.waitFor(() =>
      expect(tab.model.list.rows.value.find(({ id }) => id === 'a')).toMatchObject({
        name: 'Renamed',
        tags: ['Club'],
      }),
    );
  });
});

describe('armies/list-model legality', () => {
  const men = line('men', { name: '', points: 70, unit: unitOf(plainSoldiers()) });
  const leader = line('leader', { name: '', points: 65, unit: unitOf(plainHero('daredevil')) });
  const legal = (id: string) => army(id, { game: 'usb', limit: 300, lines: [leader, men] });
  const heroless = (id: string) => army(id, { game: 'usb', limit: 300, lines: [men] });
  const signs = (tab: Tab) => tab.model.list.rows.value.map(({ id, broken }) => [id, broken]);

  it('USB-COMP-01 an army of a backup, a damaged summary or the trash shows its legality without being opened', async () => {
    const tab = await open();
    const text = JSON.stringify({
      ...{ format: 'adjutant-backup', version: 1, created: '2026-11-20T10:00:00.000Z', app: '0.1.0' },
      armies: [legal('a'), heroless('b'), army('c', { game: 'usb', lines: [men] }), army('d', { limit: 9 })],
    });
    await tab.model.backup.read({ name: 'b.json', size: text.length, text: async () => text });
    await tab.model.backup.apply();
    const all = [
      ['a', 0],
      ['b', 1],
      ['c', undefined],
      ['d', undefined],
    ];
    await vi.waitFor(() => expect(signs(tab)).toEqual(all));
    await vi.waitFor(async () =>
      expect(given(await openTab().readMany(['summary:a', 'summary:b']))).toMatchObject([
        { broken: 0 },
        { broken: 1 },
      ]),
    );
    await tab.model.remove('a');
    await tab.model.remove('b');
    expect(signs(tab).length).toBe(2);
    await tab.model.trash.restore('a', 'b');
    await vi.waitFor(() => expect(signs(tab)).toEqual(all));
    const { several } = tab.model;
    await several(createSelectedArmies).tag(['a'], 'Club', true);
    await vi.waitFor(() => expect(signs(tab).toSorted()).toEqual(all));
  });

  it('USB-COMP-01 forty that came at once are all judged', async () => {
    const forty = Array.from({ length: 40 }, (_, at) => (at % 2 ? legal(`a${at}`) : heroless(`a${at}`)));
    await put(...forty);
    const tab = await open();
    await vi.waitFor(() => {
      const found = signs(tab).map(([, broken]) => broken);
      expect(found.filter((broken) => broken === 0)).toHaveLength(20);
      expect(found.filter((broken) => broken === 1)).toHaveLength(20);
    });
  });
});
