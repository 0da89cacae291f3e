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
});
