import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBattleModel } from '../../../src/armies/battle/model.ts';
import { armies as words } from '../../../src/armies/words/en.ts';
import { battleLimits } from '../../../src/rules/battle.ts';
import type { Army } from '../../../src/storage/army/army.ts';
import { summaryOf } from '../../../src/storage/army/summary.ts';
import { write } from '../../../src/storage/store.ts';
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
  const tab = await openArmiesTab('#/armies');
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
});
