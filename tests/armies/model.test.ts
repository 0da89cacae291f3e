import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadArmy } from '../../src/storage/army/armies.ts';
import type { Army } from '../../src/storage/army/army.ts';
import { summaryOf } from '../../src/storage/army/summary.ts';
import { write } from '../../src/storage/store.ts';
import { openSync } from '../../src/storage/sync.ts';
import { army, fillDevice, freshDevice, given, line, openTab, refusingDevice } from '../storage/device.ts';
import { openArmiesTab, type Tab } from './tab.ts';

beforeEach(freshDevice);

const tabs: Tab[] = [];
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

async function open(hash?: string, clock?: { time: number }): Promise<Tab> {
  const tab = await openArmiesTab(hash, clock);
  tabs.push(tab);
  return tab;
}

async function stored(id: string): Promise<Army | undefined> {
  const decoded = given(await loadArmy(openTab(), id));
  return decoded?.state === 'ok' ? decoded.value : undefined;
}

async function put(...armies: readonly Army[]): Promise<void> {
  for (const each of armies) {
    given(
      await write(openTab(), [
        [`army:${each.id}`, each],
        [`summary:${each.id}`, summaryOf(each)],
      ]),
    );
  }
}

const names = (tab: Tab) => tab.model.list.rows.value.map(({ name }) => name);
const state = (tab: Tab) => tab.model.editor.current.value.state;
const notice = (tab: Tab) => tab.services.notices.current.value;

describe('armies/model one army', () => {
  it('armies/model a new army is stored with the first thing entered, not before', async () => {
    const tab = await open();
    tab.model.create('brikwars');
    const { id } = tab.army();
    expect(tab.hash()).toBe(`#/armies/${id}`);
    expect(await stored(id)).toBeUndefined();
    expect(tab.asked()).toBe(0);
    tab.model.editor.rename('<b>Guard</b>');
    await vi.waitFor(async () => expect((await stored(id))?.name).toBe('<b>Guard</b>'));
    expect(names(tab)).toEqual(['<b>Guard</b>']);
    expect(tab.asked()).toBe(1);
  });

  it('armies/model an army is of the game it is begun for, with the edition last used', async () => {
    const tab = await open();
    tab.services.settings.change({ lastGame: 'brikwars', edition: 'pl' });
    tab.model.create('brikwars');
    expect(tab.army()).toMatchObject({ game: 'brikwars', edition: 'pl' });
    tab.model.editor.setGame('usb');
    expect(tab.army().edition).toBeUndefined();
    expect(tab.model.editor.limits.value).toEqual([250, 500, 1000]);
    expect(tab.services.settings.currentGame.value).toBe('usb');
    tab.model.create('brikwars');
    expect(tab.army()).toMatchObject({ game: 'brikwars', edition: 'pl' });
  });

  it('armies/model everything typed quickly is stored, and the total follows each key', async () => {
    const tab = await open();
    tab.model.create('brikwars');
    const { editor } = tab.model;
    const { id } = tab.army();
    editor.typeLimit('100');
    const row = editor.addLine();
    for (const text of ['S', 'Sp', 'Spe', 'Spear']) editor.changeLine(row, { name: text });
    for (const text of ['6', '6,', '6,5']) expect(editor.typePoints(row, text)).toBeUndefined();
    for (let count = 1; count <= 16; count++) editor.changeLine(row, { count });
    expect(editor.totals.value).toMatchObject({ points: 104, left: -4, models: 16 });
    editor.changeLine(row, { count: 12 });
    expect(editor.totals.value).toMatchObject({ points: 78, left: 22 });
    await vi.waitFor(async () => expect(await stored(id)).toEqual(tab.army()));
    expect(await stored(id)).toMatchObject({
      limit: 100,
      lines: [{ name: 'Spear', points: 6.5, count: 12 }],
    });
    expect(tab.model.list.rows.value[0]).toMatchObject({ points: 78, models: 12 });
    expect(given(await openTab().names('version:'))).toEqual([]);
    const reopened = await open(`#/armies/${id}`);
    await vi.waitFor(() => expect(reopened.army()).toEqual(tab.army()));
  });

  it('armies/model points that cannot be read are refused and the last good ones stay', async () => {
    const tab = await open();
    tab.model.create('brikwars');
    const { editor } = tab.model;
    const row = editor.addLine();
    editor.typePoints(row, '7');
    expect(editor.typePoints(row, '7x')?.code).toBe('points-not-a-number');
    expect(editor.typePoints(row, '7.125')?.code).toBe('points-decimals');
    expect(editor.typeLimit('1e9')?.code).toBe('points-not-a-number');
    expect(tab.army()).toMatchObject({ lines: [{ points: 7 }] });
    expect(tab.army().limit).toBeUndefined();
    expect(editor.typePoints(row, '')).toBeUndefined();
    expect(tab.army().lines[0]?.points).toBe(0);
  });

  it('armies/model a removed line comes back where it was, also after another army was opened', async () => {
    await put(army('a', { lines: [line('x'), line('y', { name: 'Golem' }), line('z')] }), army('b'));
    const tab = await open('#/armies/a');
    await vi.waitFor(() => expect(tab.army().id).toBe('a'));
    tab.model.editor.removeLine('y');
    expect(notice(tab)?.text).toContain('Golem');
    notice(tab)?.action?.run();
    expect(tab.army().lines.map(({ id }) => id)).toEqual(['x', 'y', 'z']);

    tab.model.editor.removeLine('x');
    const undo = notice(tab)?.action?.run;
    tab.services.navigation.go('armies/b');
    await vi.waitFor(() => expect(tab.army().id).toBe('b'));
    undo?.();
    await vi.waitFor(async () =>
      expect((await stored('a'))?.lines.map(({ id }) => id)).toEqual(['x', 'y', 'z']),
    );
    expect(tab.army().id).toBe('b');
  });

  it('armies/model a duplicate has no link to the original', async () => {
    await put(army('a', { name: 'Guard', lines: [line('x', { count: 2 })], revision: 3 }));
    const tab = await open('#/armies/a');
    await vi.waitFor(() => expect(tab.army().id).toBe('a'));
    await tab.model.duplicate('a');
    await vi.waitFor(() => expect(tab.army().name).toBe('Guard (copy)'));
    const { id, lines } = tab.army();
    tab.model.editor.changeLine(lines[0]?.id ?? '', { count: 9 });
    await vi.waitFor(async () => expect((await stored(id))?.lines[0]?.count).toBe(9));
    expect((await stored('a'))?.lines[0]).toEqual(line('x', { count: 2 }));
    expect(names(tab)).toEqual(['Guard (copy)', 'Guard']);
  });

  it('armies/model the browser is asked to keep the data once for each army worked on', async () => {
    await put(army('a'), army('b'));
    const tab = await open('#/armies/a');
    await vi.waitFor(() => expect(tab.army().id).toBe('a'));
    for (const name of ['one', 'two', 'three']) {
      tab.model.editor.rename(name);
      await vi.waitFor(async () => expect((await stored('a'))?.name).toBe(name));
    }
    expect(tab.asked()).toBe(1);
    tab.services.navigation.go('armies/b');
    await vi.waitFor(() => expect(tab.army().id).toBe('b'));
    tab.model.editor.rename('four');
    await vi.waitFor(() => expect(tab.asked()).toBe(2));
  });

  it('armies/model an address of an army that is not there says so', async () => {
    const tab = await open('#/armies/nobody');
    await vi.waitFor(() => expect(state(tab)).toBe('missing'));
    const odd = await open(`#/armies/${encodeURIComponent('<script>:')}`);
    await vi.waitFor(() => expect(state(odd)).toBe('missing'));
  });
});

describe('armies/model list', () => {
  const some = [
    army('1', { name: 'Żelazny Mur', changed: 3, lines: [line('l', { points: 10 })] }),
    army('2', { name: 'Łucznicy 10', changed: 1, lines: [line('l', { points: 30 })] }),
    army('3', { name: 'Łucznicy 9', changed: 2, lines: [line('l', { points: 20 })] }),
  ];

  it.each<['changed' | 'name' | 'points', string[]]>([
    ['changed', ['Żelazny Mur', 'Łucznicy 9', 'Łucznicy 10']],
    ['name', ['Łucznicy 9', 'Łucznicy 10', 'Żelazny Mur']],
    ['points', ['Łucznicy 10', 'Łucznicy 9', 'Żelazny Mur']],
  ])('armies/model sorted by %s, and so again at the next start', async (sort, expected) => {
    await put(...some);
    const tab = await open();
    await tab.services.language.change('pl');
    tab.model.list.sortBy(sort);
    expect(names(tab)).toEqual(expected);
    await vi.waitFor(async () => expect((await open()).model.list.sort.value).toBe(sort));
  });

  it.each<[string, string[]]>([
    ['luczn', ['Łucznicy 9', 'Łucznicy 10']],
    ['ŁUCZNICY 9', ['Łucznicy 9']],
    ['9 luc', ['Łucznicy 9']],
    ['mur', ['Żelazny Mur']],
    ['  ', ['Żelazny Mur', 'Łucznicy 9', 'Łucznicy 10']],
    ['golem', []],
  ])('armies/model a search for %j', async (query, expected) => {
    await put(...some);
    const tab = await open();
    tab.model.list.search(query);
    expect(names(tab)).toEqual(expected);
  });

  it('armies/model only armies of one game are shown where that is asked for, all again when none is left', async () => {
    await put(
      army('a', { name: 'Guard', game: 'usb' }),
      army('b', { name: 'Vikings', game: 'brikwars' }),
      army('c', { name: 'Levy', game: 'usb' }),
    );
    const tab = await open();
    const { list } = tab.model;
    expect(list.games.value).toEqual([
      { game: 'brikwars', armies: 1 },
      { game: 'usb', armies: 2 },
    ]);
    list.showOnly('usb');
    expect(names(tab)).toEqual(expect.arrayContaining(['Guard', 'Levy']));
    expect(names(tab)).toHaveLength(2);
    list.showOnly(undefined);
    expect(names(tab)).toHaveLength(3);
    list.showOnly('brikwars');
    await tab.model.remove('b');
    expect(list.games.value).toEqual([{ game: 'usb', armies: 2 }]);
    expect(names(tab)).toHaveLength(2);
  });

  it('armies/model a thousand armies are there at once, the screen takes them in portions', async () => {
    const many = Array.from({ length: 1000 }, (_, n) => army(`id${n}`, { name: `Army ${n}`, changed: n }));
    given(
      await write(
        openTab(),
        many.flatMap((each) => [
          [`army:${each.id}`, each] as const,
          [`summary:${each.id}`, summaryOf(each)] as const,
        ]),
      ),
    );
    const { model } = await open();
    expect(model.list.total.value).toBe(1000);
    expect(model.list.rows.value[0]?.name).toBe('Army 999');
    expect(model.list.shown.value).toBeLessThan(100);
    model.list.search('77');
    expect(model.list.rows.value.length).toBe(19);
  });
});

describe('armies/model trash', () => {
  it('armies/model the offer to undo goes when the army or the line is back by another way', async () => {
    await put(army('a', { lines: [line('x'), line('y', { name: 'Golem' })] }));
    const tab = await open('#/armies/a');
    await vi.waitFor(() => expect(tab.army().id).toBe('a'));
    tab.model.editor.removeLine('y');
    expect(notice(tab)?.text).toContain('Golem');
    notice(tab)?.action?.run();
    expect(notice(tab)).toBeUndefined();
    await tab.model.remove('a');
    expect(notice(tab)?.action).toBeDefined();
    await tab.model.trash.restore('a');
    expect(notice(tab)).toBeUndefined();
    await tab.model.remove('a');
    await tab.model.trash.empty();
    expect(notice(tab)).toBeUndefined();
  });

  it('armies/model delete, undo, and the same army stands there again', async () => {
    await put(army('a', { name: 'Guard' }));
    const tab = await open('#/armies/a');
    await vi.waitFor(() => expect(tab.army().id).toBe('a'));
    tab.model.editor.rename('Old Guard');
    await tab.model.remove('a');
    expect(tab.hash()).toBe('#/armies');
    expect(names(tab)).toEqual([]);
    expect(notice(tab)?.text).toContain('Old Guard');
    expect(tab.model.trash.items.value.map(({ id }) => id)).toEqual(['a']);
    notice(tab)?.action?.run();
    await vi.waitFor(() => expect(tab.hash()).toBe('#/armies/a'));
    await vi.waitFor(() => expect(tab.army().name).toBe('Old Guard'));
    expect(names(tab)).toEqual(['Old Guard']);
    expect(tab.model.trash.items.value).toEqual([]);
  });

  it('armies/model restored from the trash, or emptied for good', async () => {
    await put(army('a'), army('b'), army('c'));
    const tab = await open();
    for (const id of ['a', 'b', 'c']) await tab.model.remove(id);
    await tab.model.trash.restore('b');
    expect(names(tab)).toEqual(['Army b']);
    await tab.model.trash.empty();
    expect(tab.model.trash.items.value).toEqual([]);
    expect(given(await openTab().names(''))).toEqual(['army:b', 'summary:b']);
  });

  it('armies/model no clock empties the trash: wrong by days or years, ahead or behind', async () => {
    await put(army('a'), army('b'));
    const year = 365 * 24 * 60 * 60 * 1000;
    const now = 50 * year;
    await (await open('#/armies', { time: now })).model.remove('a');
    await (await open('#/armies', { time: 0 })).model.remove('b');
    for (const time of [now + year / 9, now + 30 * year, 0, now]) {
      const { items } = (await open('#/armies', { time })).model.trash;
      expect(items.value.map(({ id }) => id)).toEqual(['a', 'b']);
    }
  });

  it('armies/model an army in which nothing was entered leaves no trace', async () => {
    const tab = await open();
    tab.model.create('brikwars');
    await tab.model.remove(tab.army().id);
    expect(notice(tab)).toBeUndefined();
    expect(given(await openTab().names(''))).toEqual([]);
  });
});

describe('armies/model two tabs', () => {
  it('armies/model what one writes the other shows, list and open army', async () => {
    await put(army('a'));
    const [one, two] = [await open('#/armies/a'), await open('#/armies/a')];
    await vi.waitFor(() => expect([one.army().id, two.army().id]).toEqual(['a', 'a']));
    one.model.editor.rename('From one');
    await vi.waitFor(() => expect(two.army().name).toBe('From one'));
    expect(names(two)).toEqual(['From one']);
    two.model.editor.rename('From two');
    await vi.waitFor(() => expect(one.army().name).toBe('From two'));
    expect(one.model.editor.versions.value).toEqual([]);
  });

  it('armies/model when both write at once the last wins and the other is kept, with a word about it', async () => {
    await put(army('a'));
    const [one, two] = [await open('#/armies/a'), await open('#/armies/a')];
    await vi.waitFor(() => expect([one.army().id, two.army().id]).toEqual(['a', 'a']));
    one.model.editor.rename('From one');
    two.model.editor.rename('From two');
    await vi.waitFor(() => expect(one.army().name).toBe(two.army().name));
    const winner = one.army().name;
    const loser = winner === 'From one' ? 'From two' : 'From one';
    const writer = winner === 'From one' ? one : two;
    await vi.waitFor(() =>
      expect(writer.model.editor.versions.value.map((each) => each.army.name)).toEqual([loser]),
    );
    expect(notice(writer)?.text).toContain('Earlier versions');
    await writer.model.editor.restore(1);
    expect(writer.army().name).toBe(loser);
    await vi.waitFor(() => expect([one.army().name, two.army().name]).toEqual([loser, loser]));
  });

  it('armies/model what is being typed is never replaced by what was stored before it', async () => {
    await put(army('a'));
    const tab = await open('#/armies/a');
    const other = openSync();
    await vi.waitFor(() => expect(tab.army().id).toBe('a'));
    for (let key = 0; key < 60; key++) {
      other.notify({ kind: 'army', id: 'a' });
      tab.model.editor.rename(`Typed ${key}`);
      await new Promise(setImmediate);
      expect(tab.army().name).toBe(`Typed ${key}`);
    }
    other.close();
    await vi.waitFor(async () => expect((await stored('a'))?.name).toBe('Typed 59'));
  });

  it('armies/model an army deleted in one tab is missing in the other, and back after undo', async () => {
    await put(army('a'));
    const [one, two] = [await open('#/armies/a'), await open('#/armies/a')];
    await vi.waitFor(() => expect(two.army().id).toBe('a'));
    await one.model.remove('a');
    await vi.waitFor(() => expect(state(two)).toBe('missing'));
    expect(two.model.trash.items.value.length).toBe(1);
    await two.model.trash.restore('a');
    expect(two.army().id).toBe('a');
    await vi.waitFor(() => expect(names(one)).toEqual(['Army a']));
  });

  it('armies/model a record that a newer version took over stays, and what was typed becomes a copy', async () => {
    await put(army('a', { name: 'Guard' }));
    const tab = await open('#/armies/a');
    await vi.waitFor(() => expect(tab.army().id).toBe('a'));
    const newer = { version: 2, id: 'a', troops: [] };
    given(await write(openTab(), [['army:a', newer]]));
    tab.model.editor.rename('Mine');
    await vi.waitFor(() => expect(state(tab)).toBe('unreadable'));
    await vi.waitFor(() => expect(names(tab)).toContain('Mine (copy)'));
    expect(given(await openTab().readMany(['army:a']))).toEqual([newer]);
    expect(notice(tab)?.text).toContain('copy');
  });
});

describe('armies/model trouble', () => {
  it('armies/model damaged and newer armies are listed with their reason, exported raw, deleted and restored', async () => {
    const damaged = { id: 'bad', version: 1, name: 'Wreck', lines: 7 };
    const newer = { version: 9, name: 'Future' };
    given(
      await write(openTab(), [
        ['army:bad', damaged],
        ['army:new', newer],
      ]),
    );
    const tab = await open('#/armies/bad');
    const unreadable = tab.model.list.unreadable.value;
    expect(unreadable.map(({ id, decoded }) => [id, decoded.state])).toEqual([
      ['bad', 'damaged'],
      ['new', 'newer'],
    ]);
    await vi.waitFor(() => expect(state(tab)).toBe('unreadable'));
    for (const each of unreadable) tab.model.exportRaw(each);
    await vi.waitFor(() => expect(tab.saved).toHaveLength(2));
    expect(tab.saved.map(({ name, text }) => [name, JSON.parse(text)])).toEqual([
      ['adjutant-army-bad.json', damaged],
      ['adjutant-army-new.json', newer],
    ]);
    await tab.model.remove('bad');
    expect(tab.model.list.unreadable.value.map(({ id }) => id)).toEqual(['new']);
    await tab.model.trash.restore('bad');
    expect(given(await openTab().readMany(['army:bad', 'army:new']))).toEqual([damaged, newer]);
  });

  it('armies/model a damaged army behind a good summary is found soon after the start, and stays found', async () => {
    await put(army('a'), army('b'));
    given(await write(openTab(), [['army:a', 'rubbish']]));
    const tab = await open();
    await vi.waitFor(() => expect(tab.model.list.unreadable.value.map(({ id }) => id)).toEqual(['a']));
    expect(names(tab)).toEqual(['Army b']);
    expect((await open()).model.list.unreadable.value.map(({ id }) => id)).toEqual(['a']);
  });

  it('armies/model on a full device the army lives on in memory, says so, and is stored when there is room', async () => {
    await put(army('a'));
    const tab = await open('#/armies/a');
    await vi.waitFor(() => expect(tab.army().id).toBe('a'));
    const free = fillDevice();
    tab.model.editor.rename('Unstored');
    await vi.waitFor(() => expect(tab.model.unstored.value).toBe(true));
    await vi.waitFor(() => expect(notice(tab)).toMatchObject({ sticky: true }));
    tab.services.navigation.go('armies');
    expect(names(tab)).toEqual(['Unstored']);
    expect((await stored('a'))?.name).toBe('Army a');
    free();
    tab.model.editor.rename('Stored');
    await vi.waitFor(async () => expect((await stored('a'))?.name).toBe('Stored'));
    expect(tab.model.unstored.value).toBe(false);
  });

  it('armies/model where storage is refused everything works for this visit', async () => {
    refusingDevice('SecurityError');
    const tab = await open();
    tab.model.create('brikwars');
    const { id } = tab.army();
    tab.model.editor.rename('Only here');
    await vi.waitFor(() => expect(names(tab)).toEqual(['Only here']));
    await tab.model.duplicate(id);
    await tab.model.remove(id);
    expect(names(tab)).toEqual(['Only here (copy)']);
    expect(tab.model.unstored.value).toBe(true);
    await tab.model.backup.download();
    expect(JSON.parse(tab.saved[0]?.text ?? '').armies.length).toBe(1);
  });
});
