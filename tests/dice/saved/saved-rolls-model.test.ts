import { effect } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { longestName } from '../../../src/dice/inputs.ts';
import {
  createSavedRolls,
  mostSavedRolls,
  moved,
  type UnsavedRoll,
} from '../../../src/dice/saved/saved-rolls-model.ts';
import { fitting, inserted, renamed } from '../../../src/kit/named-list.ts';
import { holdInMemory } from '../../../src/storage/memory.ts';
import { type SavedRoll, savedRollsList } from '../../../src/storage/saved-rolls.ts';
import { readOne, write } from '../../../src/storage/store.ts';
import { openSync, type Sync } from '../../../src/storage/sync.ts';
import { freshDevice, given, openTab } from '../../storage/device.ts';
import { openDice } from '../device.ts';

beforeEach(freshDevice);

const open: Sync[] = [];
afterEach(() => {
  for (const sync of open.splice(0)) sync.close();
});

const roll: UnsavedRoll = { notation: '2d6+1', rules: { bonus: 'd6', floor: true } };

let bytes = 0;
async function tab() {
  const { services } = await openDice();
  const sync = openSync();
  open.push(sync);
  const saved = createSavedRolls({
    ...services,
    store: holdInMemory(openTab(), () => undefined),
    sync,
    fill: (target) => {
      for (let index = 0; index < target.length; index++, bytes += 7) target[index] = bytes % 251;
    },
  });
  await saved.arrived;
  const names = () => saved.rolls.value.map(({ name }) => name);
  return { saved, names, notices: services.notices, drafts: services.drafts };
}

const storedNames = async () => given(await savedRollsList.load(openTab())).map(({ name }) => name);

describe('dice/saved/saved-rolls-model', () => {
  it('dice/saved/saved-rolls-model what is saved is there at the next visit, in its order', async () => {
    const one = await tab();
    one.saved.add('Bow', roll);
    one.saved.add('  Axe  ', { ...roll, need: 8, inches: true });
    expect(one.names()).toEqual(['Bow', 'Axe']);
    await vi.waitFor(async () => expect(await storedNames()).toEqual(['Bow', 'Axe']));
    const two = await tab();
    expect(two.saved.rolls.value).toEqual(one.saved.rolls.value);
    expect(two.saved.rolls.value[1]).toMatchObject({ notation: '2d6+1', need: 8, inches: true });
  });

  it('dice/saved/saved-rolls-model are renamed, moved and taken away, each stored at once', async () => {
    const { saved, names, notices } = await tab();
    const [bow, axe, sling] = ['Bow', 'Axe', 'Sling'].map((name) => saved.add(name, roll)?.id ?? '');
    saved.rename(axe ?? '', 'Great axe');
    saved.rename(axe ?? '', '   ');
    saved.move(sling ?? '', -2);
    expect(names()).toEqual(['Sling', 'Bow', 'Great axe']);
    saved.move(sling ?? '', -1);
    saved.remove(bow ?? '');
    expect(names()).toEqual(['Sling', 'Great axe']);
    await vi.waitFor(async () => expect(await storedNames()).toEqual(['Sling', 'Great axe']));
    expect(notices.current.value?.text).toBe('Deleted: “Bow”.');
    notices.current.value?.action?.run();
    expect(names()).toEqual(['Sling', 'Bow', 'Great axe']);
    notices.current.value?.action?.run();
    await vi.waitFor(async () => expect(await storedNames()).toEqual(['Sling', 'Bow', 'Great axe']));
  });

  it('dice/saved/saved-rolls-model what was just saved never disappears while it is being stored', async () => {
    const { saved } = await tab();
    const shown: number[] = [];
    const stop = effect(() => {
      shown.push(saved.rolls.value.length);
    });
    for (const name of ['Bow', 'Axe', 'Sling']) saved.add(name, roll);
    await vi.waitFor(async () => expect((await storedNames()).length).toBe(3));
    await (await tab()).saved.arrived;
    stop();
    expect(shown).toEqual([...shown].sort());
    expect(shown.at(-1)).toBe(3);
  });

  it('dice/saved/saved-rolls-model two tabs stay in step and neither loses what the other saved', async () => {
    const [one, two] = [await tab(), await tab()];
    for (let round = 0; round < 10; round++) {
      one.saved.add(`one ${round}`, roll);
      two.saved.add(`two ${round}`, roll);
    }
    await vi.waitFor(async () => {
      expect((await storedNames()).length).toBe(20);
      expect(one.names()).toEqual(await storedNames());
      expect(two.names()).toEqual(await storedNames());
    });
  });

  it('dice/saved/saved-rolls-model a hundred fit', async () => {
    const { saved, names } = await tab();
    for (let number = 0; number < mostSavedRolls; number++) saved.add(`Roll ${number}`, roll);
    expect(saved.full.value).toBe(true);
    expect(saved.add('One too many', roll)).toBeUndefined();
    expect(names().length).toBe(100);
    expect(new Set(saved.rolls.value.map(({ id }) => id)).size).toBe(100);
    saved.remove(saved.rolls.value[3]?.id ?? '');
    expect(saved.full.value).toBe(false);
    await vi.waitFor(async () => expect((await storedNames()).length).toBe(99));
  });

  it('dice/saved/saved-rolls-model those of a newer version are left alone', async () => {
    const raw = { version: 2, rolls: 'folders' };
    given(await write(openTab(), [['saved-rolls', raw]]));
    const { saved } = await tab();
    expect(saved.newer.value).toBe(true);
    expect(saved.add('Bow', roll)).toBeUndefined();
    expect(given(await readOne(openTab(), 'saved-rolls'))).toEqual(raw);
  });

  it('dice/saved/saved-rolls-model a source of bytes that always says the same still gives each roll an id', async () => {
    const { services } = await openDice();
    const saved = createSavedRolls(services);
    await saved.arrived;
    expect(saved.add('Bow', roll)?.id).not.toBe(saved.add('Axe', roll)?.id);
  });

  it('dice/saved/saved-rolls-model a name half typed survives a reload', async () => {
    const one = await tab();
    expect(one.saved.naming.value).toBeUndefined();
    one.saved.startNaming('Gre');
    await vi.waitFor(async () => expect((await tab()).saved.naming.value).toBe('Gre'));
    one.saved.stopNaming();
    await vi.waitFor(async () => expect((await tab()).saved.naming.value).toBeUndefined());
  });

  test.each([
    ['  Bow ', 'Bow'],
    ['', ''],
    [' ', ''],
    ['x'.repeat(60), 'x'.repeat(40)],
    [`${'x'.repeat(39)}🎲`, 'x'.repeat(39)],
  ])('dice/saved/saved-rolls-model the name “%s” is kept as “%s”', (given, kept) => {
    expect(fitting(given, longestName)).toBe(kept);
  });

  it('dice/saved/saved-rolls-model changes of a roll that is gone change nothing', () => {
    const rolls: readonly SavedRoll[] = ['a', 'b'].map((id) => ({ ...roll, id, name: id }));
    expect(renamed(rolls, 'x', 'new')).toEqual(rolls);
    expect(moved(rolls, 'x', 1)).toEqual(rolls);
    expect(moved(rolls, 'a', 9).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(rolls[0] && inserted(rolls, rolls[0], 1)).toEqual(rolls);
    expect(inserted(rolls, { ...roll, id: 'c', name: 'c' }, 9).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
