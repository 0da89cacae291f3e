import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BattleModel, createBattleModel } from '../../../src/armies/battle/model.ts';
import { aftermath } from '../../../src/armies/words/aftermath-en.ts';
import { battle } from '../../../src/armies/words/battle-en.ts';
import { armies as words } from '../../../src/armies/words/en.ts';
import { battleLimits } from '../../../src/rules/battle.ts';
import { plainSoldiers } from '../../../src/rules/usb/units/plain-units.ts';
import type { Army } from '../../../src/storage/army/army.ts';
import { summaryOf } from '../../../src/storage/army/summary.ts';
import type { PlayedLeague } from '../../../src/storage/play-parts.ts';
import { write } from '../../../src/storage/store.ts';
import { unitOf as usbUnitLine } from '../../../src/storage/units/usb-units.ts';
import { heroOf } from '../../../src/usb/side.ts';
import { loadPlays } from '../../storage/all-plays.ts';
import { army, freshDevice, given, line, openTab } from '../../storage/device.ts';
import { openArmiesTab, type Tab } from '../tab.ts';

beforeEach(freshDevice);

const tabs: Tab[] = [];
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

async function open(...armies: readonly Army[]) {
  for (const each of armies)
    given(
      await write(openTab(), [
        [`army:${each.id}`, each],
        [`summary:${each.id}`, summaryOf(each)],
      ]),
    );
  // Each tab is opened later than the one before.
  const tab = await openArmiesTab('#/armies', { time: 1000 * (1 + tabs.length) });
  tabs.push(tab);
  return { tab, model: await tab.model.battles(createBattleModel) };
}

const men = (id: string, more: Partial<Army> = {}) =>
  army(id, { name: id, game: 'usb', lines: [line('a', { name: 'Men', count: 1 })], ...more });
const nobody = { kind: 'nobody' } as const;

describe('armies/battle/model', () => {
  it('armies/battle/model: the armies of the device stand with the last changed first', async () => {
    const { model } = await open(
      men('old', { changed: 1 }),
      men('new', { changed: 3, game: 'brikwars' }),
      men('mid', { changed: 2 }),
    );
    expect(model.armies.value).toEqual([]);
    await model.readArmies();
    expect(model.armies.value).toMatchObject([
      { id: 'new', name: 'new', game: 'brikwars' },
      { id: 'mid', name: 'mid', game: 'usb' },
      { id: 'old', name: 'old', game: 'usb' },
    ]);
  });

  it('armies/battle/model: a battle of two armies knows both, and none has a longer name than a battle holds', async () => {
    const { model } = await open(men('own'), men('other', { name: '' }));
    const play = model.find((await model.begin('own', { kind: 'army', id: 'other' })) ?? '');
    expect(play).toMatchObject({
      name: `own against ${words.unnamed}`,
      mine: { name: 'own', army: 'own' },
      theirs: { name: words.unnamed, army: 'other' },
      units: [
        { id: 'm1', side: 'mine' },
        { id: 't1', side: 'theirs' },
      ],
    });
    const long = 'n'.repeat(battleLimits.name);
    const { model: second } = await open(men('long', { name: `${long}n` }));
    const enemy = { kind: 'plain', units: 1, name: `${long}n` } as const;
    const named = second.find((await second.begin('long', enemy)) ?? '');
    // The enemy is called like the army: it is said which of the two is his, in no more letters.
    expect(named).toMatchObject({
      name: long,
      mine: { name: long },
      theirs: { name: `Enemy’s ${long}`.slice(0, battleLimits.name) },
    });
    expect(named?.theirs).not.toHaveProperty('army');
  });

  it('armies/battle/model: what may still come is asked of the army of that side, if it is still of this game', async () => {
    const { tab, model } = await open(
      men('own'),
      men('other', { lines: [line('b', { name: 'Orcs', count: 1 })] }),
    );
    const play = model.find((await model.begin('own', { kind: 'army', id: 'other' })) ?? '');
    if (!play) throw new Error('no battle');
    const names = async (side: 'mine' | 'theirs') =>
      (await model.reserves(play, side)).map(({ name }) => name);
    expect([await names('mine'), await names('theirs')]).toEqual([['Men'], ['Orcs']]);
    given(await write(tab.services.store, [['army:other', men('other', { game: 'brikwars' })]]));
    expect(await names('theirs')).toEqual([]);
    expect(await model.reserves({ ...play, mine: { name: 'Men' } }, 'mine')).toEqual([]);
  });

  it('armies/battle/model: each change is of its own battle and makes it newer; Undo of nothing is none', async () => {
    const { model } = await open(men('one'), men('two'));
    const ids = [(await model.begin('one', nobody)) ?? '', (await model.begin('two', nobody)) ?? ''] as const;
    expect(ids.map((id) => model.find(id)?.name)).toEqual(['one', 'two']);
    for (const id of ids) {
      model.undo(id);
      model.redo(id);
      expect(model.find(id)?.revision).toBe(0);
    }
    const [, id] = ids;
    for (const text of ['a', 'b', 'c']) model.tap(id, { do: 'note', text });
    const texts = () =>
      [model.find(id)?.events, model.find(id)?.undone].map((all = []) =>
        all.map((event) => (event.do === 'note' ? event.text : '')),
      );
    const before = model.find(id)?.revision ?? 0;
    model.undo(id);
    expect(texts()).toEqual([['a', 'b'], ['c']]);
    model.undo(id);
    expect(texts()).toEqual([['a'], ['b', 'c']]);
    model.redo(id);
    expect(texts()).toEqual([['a', 'b'], ['c']]);
    expect(model.find(id)?.revision).toBe(before + 3);
    expect(model.find(ids[0])?.events).toEqual([]);
  });

  it('armies/battle/model: a player who keeps his side is asked no more', async () => {
    const { model } = await open(men('own'));
    const id = (await model.begin('own', { kind: 'plain', units: 1, name: 'Ford' })) ?? '';
    model.side(id, 'mine');
    expect(model.find(id)).toMatchObject({ mine: { name: 'own' }, theirs: { name: 'Ford' } });
    expect(model.find(id)).not.toHaveProperty('begins');
    model.side(id, 'theirs');
    expect(model.find(id)).toMatchObject({
      mine: { name: 'Ford' },
      theirs: { name: 'own' },
      begins: 'theirs',
    });
  });

  it('armies/battle/model: what is typed is kept by battle and sheet till it is entered, and goes with its battle', async () => {
    const { tab, model } = await open(men('one'), men('two'));
    const [one = '', two = ''] = [await model.begin('one', nobody), await model.begin('two', nobody)];
    expect(model.typed(one, 'note')).toBe('');
    model.type(one, 'note', 'The bri');
    model.type(one, 'unit', 'Gia');
    model.type(two, 'note', 'Rain');
    model.type(one, 'note', 'The bridge');
    const all = () => [model.typed(one, 'note'), model.typed(one, 'unit'), model.typed(two, 'note')];
    expect(all()).toEqual(['The bridge', 'Gia', 'Rain']);
    const kept = () => tab.services.drafts.load('battle-typed');
    await expect.poll(kept).toContain('The bridge');
    // After a restart it is there again; what is no such text is as good as none.
    const again = async () => {
      const later = await openArmiesTab('#/armies');
      tabs.push(later);
      const found = await later.model.battles(createBattleModel);
      await expect.poll(() => later.services.drafts.load('battle-typed')).toBeDefined();
      return found;
    };
    const found = await again();
    await expect.poll(() => found.typed(two, 'note')).toBe('Rain');
    model.type(one, 'unit', '');
    expect(all()).toEqual(['The bridge', '', 'Rain']);
    await expect.poll(kept).not.toContain('Gia');
    // Of a battle that is gone nothing stays.
    model.remove(two);
    model.type(one, 'unit', 'X');
    expect(all()).toEqual(['The bridge', 'X', '']);
    for (const broken of ['{"', '5', '{"a":5}']) {
      tab.services.drafts.save('battle-typed', broken);
      await expect.poll(kept).toBe(broken);
      expect((await again()).typed(one, 'note')).toBe('');
    }
  });

  it('armies/battle/model: who won, its pictures and its end are said and taken back, each makes it newer', async () => {
    const { model } = await open(men('own'));
    const id = (await model.begin('own', { kind: 'plain', units: 1, name: 'Ford' })) ?? '';
    const now = () => model.stored(id);
    model.won(id, 'draw');
    model.photos(id, ['p1', 'p2']);
    model.end(id, true);
    expect(now()).toMatchObject({ won: 'draw', photos: ['p1', 'p2'], revision: 3 });
    expect(now()?.ended).toBeGreaterThan(0);
    model.won(id, undefined);
    model.photos(id, []);
    model.end(id, false);
    for (const field of ['won', 'photos', 'ended']) expect(now()).not.toHaveProperty(field);
    expect(now()?.revision).toBe(6);
  });

  it('armies/battle/model: going back to a step keeps what came after it, once to be brought back, and a notice undoes it', async () => {
    const { tab, model } = await open(men('own'));
    const id = (await model.begin('own', nobody)) ?? '';
    for (const text of ['a', 'b', 'c']) model.tap(id, { do: 'note', text });
    model.end(id, true);
    const texts = () =>
      [model.stored(id)?.events, model.stored(id)?.undone].map((all = []) =>
        all.map((event) => (event.do === 'note' ? event.text : '')),
      );
    model.backTo(id, 3);
    expect(texts()).toEqual([['a', 'b', 'c'], []]);
    model.backTo(id, 1);
    expect(texts()).toEqual([['a'], ['b', 'c']]);
    expect(model.stored(id)).not.toHaveProperty('ended');
    model.bringBack(id);
    expect(texts()).toEqual([['a', 'b', 'c'], []]);
    model.end(id, true);
    const { notices } = tab.services;
    /** The way back that is offered last. */
    const last = (offer: () => void) => {
      for (let shown = notices.current.value; shown; shown = notices.current.value) notices.dismiss(shown.id);
      offer();
      return notices.current.value?.action;
    };
    last(() => model.backTo(id, 2))?.run();
    // A battle in which nothing was taken back is as new as it was.
    const { revision } = model.stored(id) ?? {};
    model.bringBack(id);
    expect(model.stored(id)?.revision).toBe(revision);
    last(() => model.backTo(id, 1));
    expect(notices.current.value?.text).toBe(aftermath.wentBack(2));
    notices.current.value?.action?.run();
    expect(texts()).toEqual([['a', 'b', 'c'], []]);
    expect(model.stored(id)?.ended).toBeGreaterThan(0);
    // Where something has been played since, that stays.
    const undo = last(() => model.backTo(id, 2));
    model.tap(id, { do: 'note', text: 'd' });
    undo?.run();
    expect(texts()).toEqual([['a', 'b', 'd'], []]);
  });

  it('armies/battle/model: a clock of each side counts, stops with the end, and is taken off', async () => {
    const { model } = await open(men('own'));
    const id = (await model.begin('own', { kind: 'plain', units: 1, name: '' })) ?? '';
    model.clock(id, 1800);
    expect(model.stored(id)?.clock).toMatchObject({ limit: 1800, runs: 'mine', mine: 0, theirs: 0 });
    model.runClock(id, false);
    expect(model.stored(id)?.clock).not.toHaveProperty('runs');
    model.runClock(id, true);
    expect(model.stored(id)?.clock).toMatchObject({ runs: 'mine' });
    model.clock(id, 'counts');
    expect(model.stored(id)?.clock).not.toHaveProperty('limit');
    expect(model.stored(id)?.clock).toMatchObject({ runs: 'mine' });
    model.end(id, true);
    expect(model.stored(id)?.clock).not.toHaveProperty('runs');
    model.clock(id, undefined);
    expect(model.stored(id)).not.toHaveProperty('clock');
    // Without one there is nothing to let run.
    model.runClock(id, true);
    expect(model.stored(id)).not.toHaveProperty('clock');
  });

  it('armies/battle/model: all battles are listed, the last changed first, as they are now; only the last three that were opened are read whole', async () => {
    const { tab, model } = await open(men('one'), men('two'), men('three'), men('four'));
    const ids: string[] = [];
    for (const name of ['one', 'two', 'three', 'four']) ids.push((await model.begin(name, nobody)) ?? '');
    const [one = '', two = '', three = '', four = ''] = ids;
    const listed = (of: BattleModel) => of.list.value.map(({ name, round }) => `${name} ${round}`);
    await expect.poll(async () => given(await loadPlays(openTab())).plays.length).toBe(4);
    const { model: later } = await open();
    expect(later.plays.value).toEqual([]);
    expect(listed(later)).toEqual(['four 1', 'three 1', 'two 1', 'one 1']);
    for (const id of [one, two, three]) await later.open(id);
    const opened = () => later.plays.value.map(({ id }) => id).toSorted();
    expect(opened()).toEqual([one, two, three].toSorted());
    // Who is opened again is the last that was.
    await later.open(one);
    await later.open(four);
    expect(opened()).toEqual([one, three, four].toSorted());
    // What happens stands in the list before it is stored, here and in another tab.
    later.tap(one, { do: 'round' });
    expect(listed(later)).toEqual(['one 2', 'four 1', 'three 1', 'two 1']);
    await expect.poll(() => listed(model)[0]).toBe('one 2');
    expect(tab.services.notices.current.value).toBeUndefined();
    // One that nobody can read is counted, and hides no other.
    given(await write(openTab(), [['play:broken', { id: 'broken', version: 2 }]]));
    tab.services.sync.notifyAll({ kind: 'plays' });
    await expect.poll(() => model.unreadable.value).toBe(1);
    expect(listed(model)).toHaveLength(4);
  });

  it('armies/battle/model: a summary that an older version of the app left behind is made again when all is calm', async () => {
    const { model } = await open(men('own'));
    const id = (await model.begin('own', nobody)) ?? '';
    await expect.poll(async () => given(await loadPlays(openTab())).plays.length).toBe(1);
    const [play] = given(await loadPlays(openTab())).plays;
    const changed = { ...play, name: 'Ford', revision: 7 };
    given(await write(openTab(), [[`play:${id}`, changed]]));
    const waits = vi.spyOn(globalThis, 'setTimeout');
    const { model: later } = await open();
    const calm = waits.mock.calls.flatMap(([run, wait]) => (wait === 3000 ? [run] : []));
    waits.mockRestore();
    expect(later.list.value.map(({ name }) => name)).toEqual(['own']);
    for (const run of calm) run();
    await expect.poll(() => later.list.value.map(({ name }) => name)).toEqual(['Ford']);
  });

  it('armies/battle/model: an army is drawn as most of its models are, not as most of its lines', async () => {
    const knights = usbUnitLine(plainSoldiers({ type: 'riders', models: 5 }));
    const hero = usbUnitLine(heroOf('hero'));
    const { model } = await open(
      men('led', {
        lines: [
          line('a', { name: 'A', count: 2, models: 1, unit: hero }),
          line('b', { name: 'B', count: 1, models: 1, unit: hero }),
          line('c', { name: 'C', count: 1, models: 5, unit: knights }),
        ],
      }),
      men('several', {
        lines: [
          line('a', { name: 'A', count: 2, unit: hero }),
          line('b', { name: 'B', count: 3, unit: knights }),
        ],
      }),
      men('empty', { lines: [] }),
    );
    expect(await model.commonest('led')).toBe('rider');
    expect(await model.commonest('several')).toBe('rider');
    expect(await model.commonest('empty')).toBe('pawn');
    expect(await model.commonest('gone')).toBeUndefined();
  });

  it('armies/battle/model: who is looked at and who is aimed at are kept one beside the other, and are no steps of the battle', async () => {
    const { model } = await open(men('own'));
    const id = (await model.begin('own', { kind: 'plain', units: 2, models: 3, name: '' })) ?? '';
    expect(model.stored(id)?.units.map(({ models }) => models)).toEqual([1, 3, 3]);
    model.choose(id, { unit: 'm1', mine: 't2' });
    model.choose(id, { unit: 't1' });
    expect(model.stored(id)).toMatchObject({ chosen: { unit: 't1', mine: 't2' }, events: [], revision: 2 });
  });

  it('armies/battle/model: of a battle that came from another phone a player may say that he only looks on, and change his mind', async () => {
    const { model } = await open(men('own'));
    const id = (await model.begin('own', nobody)) ?? '';
    await expect.poll(async () => given(await loadPlays(openTab())).plays.length).toBe(1);
    given(await write(openTab(), [[`play:${id}`, { ...model.stored(id), handed: true }]]));
    const { model: phone } = await open();
    await phone.open(id);
    phone.lookOn(id);
    expect(phone.stored(id)).toMatchObject({ looks: true, revision: 1 });
    expect(phone.stored(id)).not.toHaveProperty('handed');
    phone.side(id, 'mine');
    expect(phone.stored(id)).not.toHaveProperty('looks');
    expect(phone.stored(id)).toMatchObject({ mine: { name: 'own' } });
  });

  it('armies/battle/model: a battle that is deleted goes from the list with its name, and Undo brings it back with all that happened', async () => {
    const { tab, model } = await open(men('own'), men('other'));
    const id = (await model.begin('own', { kind: 'army', id: 'other' })) ?? '';
    const kept = (await model.begin('other', nobody)) ?? '';
    model.tap(id, { do: 'lose', unit: 't1', by: 1 });
    await expect.poll(async () => given(await loadPlays(openTab())).plays.length).toBe(2);
    model.remove('gone');
    expect(tab.services.notices.current.value).toBeUndefined();
    model.remove(id);
    expect(model.list.value.map((one) => one.id)).toEqual([kept]);
    const notice = tab.services.notices.current.value;
    expect(notice?.text).toBe(battle.removed('own against other'));
    await expect.poll(async () => given(await loadPlays(openTab())).plays.length).toBe(1);
    // In a tab that had it in its list it is gone as well, and stays so when others change.
    const { model: other } = await open();
    await other.open(kept);
    other.remove(kept);
    expect(other.list.value).toEqual([]);
    await expect.poll(() => model.list.value).toEqual([]);
    notice?.action?.run();
    expect(model.stored(id)).toMatchObject({ events: [{ do: 'lose', unit: 't1', by: 1 }], revision: 1 });
    expect(model.list.value.map((one) => one.id)).toEqual([id]);
  });

  it('armies/battle/model: a battle in another tab calls units that nobody named by what they are, in the language of that tab', async () => {
    const unit = usbUnitLine(plainSoldiers({ models: 4 }));
    const { model } = await open(men('own', { lines: [line('a', { name: '', count: 1, unit })] }));
    const id = (await model.begin('own', nobody)) ?? '';
    const english = model.find(id)?.units[0]?.name;
    await expect.poll(async () => given(await loadPlays(openTab())).plays.length).toBe(1);
    const { tab, model: other } = await open();
    await other.open(id);
    expect(other.find(id)?.units[0]?.name).toBe(english);
    await tab.services.language.change('hu');
    expect(other.find(id)?.units[0]?.name).toMatch(/^4 /);
    expect(other.find(id)?.units[0]?.name).not.toBe(english);
    // A battle that nothing happened in stays the same one.
    expect(other.find(id)).toBe(other.find(id));
  });

  it('armies/battle/model: a battle knows the game of a season that it is, and by which BrikWars it is fought', async () => {
    const { tab, model } = await open(
      men('own'),
      men('bricks', { game: 'brikwars' }),
      men('lite', { game: 'brikwars', edition: 'pl-supplements' }),
    );
    const league = { season: 's1', scenario: 'battle', mine: 'p1', theirs: 'p2' } as const;
    const of = async (name: string, ...more: [PlayedLeague] | []) =>
      model.stored((await model.begin(name, nobody, ...more)) ?? '');
    expect(await of('own', league)).toMatchObject({
      version: 2,
      counted: true,
      league,
      events: [],
      undone: [],
    });
    const plain = await of('own');
    for (const field of ['league', 'edition']) expect(plain).not.toHaveProperty(field);
    const editions = async () => [(await of('bricks'))?.edition, (await of('lite'))?.edition];
    expect(await editions()).toEqual(['2005', 'pl']);
    tab.services.settings.change({ edition: 'pl' });
    expect(await editions()).toEqual(['pl', 'pl']);
  });

  it('armies/battle/model: a running clock goes over to the side in turn, with each step and back with it', async () => {
    const { model } = await open(men('own'));
    const id = (await model.begin('own', { kind: 'plain', units: 1, name: '' })) ?? '';
    model.tap(id, { do: 'hand', to: 'theirs' });
    model.clock(id, 30);
    const runs = () => model.stored(id)?.clock?.runs;
    expect(runs()).toBe('theirs');
    model.undo(id);
    expect(runs()).toBe('mine');
    model.redo(id);
    expect(runs()).toBe('theirs');
    model.runClock(id, false);
    model.undo(id);
    expect(runs()).toBeUndefined();
    model.runClock(id, true);
    expect(runs()).toBe('mine');
    // Other minutes leave what was used up, and the clock that stands stands no more.
    const used = model.stored(id)?.clock?.theirs;
    expect(used).toBeGreaterThan(0);
    model.runClock(id, false);
    model.clock(id, 60);
    expect(model.stored(id)?.clock).toMatchObject({ limit: 60, theirs: used, runs: 'mine' });
  });

  it('armies/battle/model: a rematch is a battle of its own in the list, and nothing happens to the first', async () => {
    const { model } = await open(men('own'));
    const id = (await model.begin('own', { kind: 'plain', units: 1, name: 'Ford' })) ?? '';
    model.tap(id, { do: 'round' });
    // Its own change is stored first: a rematch is begun when the battle is over.
    await expect.poll(async () => given(await loadPlays(openTab())).plays[0]?.events.length).toBe(1);
    const before = model.stored(id);
    const next = model.rematch(id, false) ?? '';
    expect(model.list.value.map((one) => [one.id, one.round])).toEqual([
      [next, 1],
      [id, 2],
    ]);
    expect(model.stored(id)).toBe(before);
    await expect.poll(async () => given(await loadPlays(openTab())).plays.length).toBe(2);
    // It was opened by that, and is kept in mind when others are read again.
    await model.open(id);
    expect(model.plays.value.map((one) => one.id)).toEqual([next, id]);
  });
});
