import { effect } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import {
  createSavedFights,
  type FightGame,
  fightBounds,
  fittingFight,
  mostEarlierFights,
  mostSavedFights,
  type UnsavedFight,
} from '../../src/fight/saved-fights.ts';
import { fitting, inserted, renamed } from '../../src/kit/named-list.ts';
import { type SavedFight, savedFightsList } from '../../src/storage/fights.ts';
import { holdInMemory } from '../../src/storage/memory.ts';
import { readOne, write } from '../../src/storage/store.ts';
import { openSync, type Sync } from '../../src/storage/sync.ts';
import { openDice } from '../dice/device.ts';
import { freshDevice, given, openTab } from '../storage/device.ts';

beforeEach(freshDevice);

const open: Sync[] = [];
afterEach(() => {
  for (const sync of open.splice(0)) sync.close();
});

const fight: UnsavedFight = { mode: 'brikwars', query: 'v=1&e=2005', play: 'v=1&e=2005\n5;4\n-' };

let bytes = 0;
async function tab(game: FightGame = 'brikwars') {
  const { services } = await openDice();
  await services.language.load(['start', 'fight']);
  const sync = openSync();
  open.push(sync);
  const saved = createSavedFights(
    {
      ...services,
      store: holdInMemory(openTab(), () => undefined),
      sync,
      fill: (target) => {
        for (let index = 0; index < target.length; index++, bytes += 7) target[index] = bytes % 251;
      },
    },
    game,
  );
  await saved.arrived;
  const names = () => saved.fights.value.map(({ name }) => name);
  return { saved, names, notices: services.notices };
}

const storedNames = async () => given(await savedFightsList.load(openTab())).map(({ name }) => name);

describe('fight/saved-fights', () => {
  it('fight/saved-fights what is saved is there at the next visit, with what was rolled of it', async () => {
    const one = await tab();
    one.saved.add('Sword', fight);
    one.saved.add('  Gate  ', { mode: 'many', query: 'v=1' });
    await vi.waitFor(async () => expect(await storedNames()).toEqual(['Sword', 'Gate']));
    const two = await tab();
    expect(two.saved.fights.value).toEqual(one.saved.fights.value);
    expect(two.saved.fights.value[0]).toMatchObject(fight);
  });

  it('fight/saved-fights are renamed, doubled and taken away, each stored at once', async () => {
    const { saved, names, notices } = await tab();
    const [sword, gate] = ['Sword', 'Gate', 'Joust'].map((name) => saved.add(name, fight)?.id ?? '');
    saved.rename(gate ?? '', 'Wall');
    saved.rename(gate ?? '', '   ');
    const copy = saved.duplicate(sword ?? '', 'Sword (copy)');
    expect(copy).toMatchObject(fight);
    expect(names()).toEqual(['Sword', 'Sword (copy)', 'Wall', 'Joust']);
    saved.remove(copy?.id ?? '');
    saved.remove(gate ?? '');
    await vi.waitFor(async () => expect(await storedNames()).toEqual(['Sword', 'Joust']));
    expect(notices.current.value?.text).toBe('2 fights deleted.');
    notices.current.value?.action?.run();
    await vi.waitFor(async () =>
      expect(await storedNames()).toEqual(['Sword', 'Sword (copy)', 'Wall', 'Joust']),
    );
    expect(names()).toEqual(await storedNames());
  });

  it('fight/saved-fights what was just saved never disappears while it is being stored', async () => {
    const { saved } = await tab();
    const shown: number[] = [];
    const stop = effect(() => {
      shown.push(saved.fights.value.length);
    });
    for (const name of ['Sword', 'Gate', 'Joust']) saved.add(name, fight);
    await vi.waitFor(async () => expect((await storedNames()).length).toBe(3));
    await (await tab()).saved.arrived;
    stop();
    expect(shown).toEqual([...shown].sort());
    expect(shown.at(-1)).toBe(3);
  });

  it('fight/saved-fights two tabs stay in step and neither loses what the other saved', async () => {
    const [one, two] = [await tab(), await tab()];
    for (let round = 0; round < 6; round++) {
      one.saved.add(`one ${round}`, fight);
      two.saved.add(`two ${round}`, fight);
    }
    await vi.waitFor(async () => {
      expect((await storedNames()).length).toBe(12);
      expect(one.names()).toEqual(await storedNames());
      expect(two.names()).toEqual(await storedNames());
    });
  });

  it('fight/saved-fights: fights whose rolls made way for others stay beside those with names, the last twenty of each game', async () => {
    const { saved } = await tab();
    const usb = await tab('usb');
    saved.add('Mine', fight);
    usb.saved.keepEarlier('Charge', { mode: 'usb-charge', query: 'v=1', play: 'v=1\n5\n-' });
    const played = (number: number): UnsavedFight => ({ ...fight, play: `v=1&e=2005\n${number}\n-` });
    for (let number = 1; number <= mostEarlierFights + 2; number++)
      saved.keepEarlier(`Fight ${number}`, played(number));
    const [, , old] = saved.earlier.value;
    // Looked at and left as it was, it is no other fight, and no newer one; what nothing was rolled of is none.
    saved.keepEarlier('Fight 5', played(5));
    saved.keepEarlier('Nothing', { mode: 'brikwars', query: 'v=1' });
    const names = () => saved.earlier.value.map(({ name }) => name);
    expect(names()).toHaveLength(mostEarlierFights);
    expect([names()[0], names().at(-1)]).toEqual(['Fight 3', `Fight ${mostEarlierFights + 2}`]);
    expect(saved.earlier.value).toContain(old);
    expect(saved.fights.value.map(({ name }) => name)).toEqual(['Mine']);
    expect(saved.full.value).toBe(false);
    await vi.waitFor(async () => expect(await storedNames()).toHaveLength(mostEarlierFights + 2));
    const later = await tab();
    expect(later.saved.earlier.value).toEqual(saved.earlier.value);
    // Gone on with, it is the same fight, by the title that it had.
    saved.keepEarlier('Fight 5, turn 2', { ...fight, play: 'v=1&e=2005\n5\nv=1&e=2005\n6\n-' });
    expect(names()).toHaveLength(mostEarlierFights);
    expect(names().filter((name) => name.startsWith('Fight 5'))).toEqual(['Fight 5']);
    expect(saved.earlier.value.at(-1)?.play).toContain('\n6\n');
    expect((await tab('usb')).saved.earlier.value.map(({ name }) => name)).toEqual(['Charge']);
    // Its last roll taken back and made anew, it has ended otherwise.
    saved.keepEarlier('Fight 6', played(66), played(6).play);
    expect(names()).toHaveLength(mostEarlierFights);
    expect(saved.earlier.value.filter(({ name }) => name === 'Fight 6').map(({ play }) => play)).toEqual([
      played(66).play,
    ]);
  });

  it('fight/saved-fights: a fight whose rolls make way takes no place of another: not of one with a name, of another mode, or without rolls', async () => {
    const old = { ...{ id: 'old', name: 'Old', mode: 'brikwars', query: 'v=1' }, earlier: true, time: 1 };
    given(await write(openTab(), [['fights', { version: 1, fights: [old] }]]));
    const { saved } = await tab();
    saved.add('Mine', fight);
    saved.keepEarlier('Sword', fight);
    saved.keepEarlier('Charge', { ...fight, mode: 'charge' });
    expect(saved.earlier.value.map(({ name }) => name)).toEqual(['Old', 'Sword', 'Charge']);
    expect(saved.fights.value.map(({ name }) => name)).toEqual(['Mine']);
    // Without a title it is called as its mode is.
    saved.keepEarlier('  ', { ...fight, mode: 'wreck' });
    expect(saved.earlier.value.at(-1)?.name).toBe('wreck');
  });

  it('fight/saved-fights: as long as fits it is kept with its rolls, one letter more of either and it is not', async () => {
    const { saved } = await tab();
    const long = (query: number, play: number): UnsavedFight => ({
      ...{ mode: 'brikwars', query: 'q'.repeat(query), play: 'p'.repeat(play) },
    });
    saved.keepEarlier('No room', long(fightBounds.query + 1, 9));
    saved.keepEarlier('Too many', long(9, fightBounds.play + 1));
    expect(saved.earlier.value).toEqual([]);
    saved.keepEarlier('Just', long(fightBounds.query, fightBounds.play));
    expect(saved.earlier.value.map(({ name }) => name)).toEqual(['Just']);
    expect(saved.add('Named', long(fightBounds.query, fightBounds.play))?.play).toHaveLength(
      fightBounds.play,
    );
    await vi.waitFor(async () => expect(await storedNames()).toEqual(['Just', 'Named']));
  });

  it('fight/saved-fights sixty fit, and inputs too long for a link never come in', async () => {
    const { saved, names } = await tab();
    expect(saved.add('Long', { ...fight, query: 'x'.repeat(fightBounds.query + 1) })).toBeUndefined();
    for (let number = 0; number < mostSavedFights; number++) saved.add(`Fight ${number}`, fight);
    expect(saved.full.value).toBe(true);
    expect(saved.add('One too many', fight)).toBeUndefined();
    expect(saved.duplicate(saved.fights.value[0]?.id ?? '', 'copy')).toBeUndefined();
    expect(names().length).toBe(mostSavedFights);
    saved.remove(saved.fights.value[3]?.id ?? '');
    expect(saved.full.value).toBe(false);
    await vi.waitFor(async () => expect((await storedNames()).length).toBe(mostSavedFights - 1));
  });

  it('fight/saved-fights each game lists its own, and has room for its own', async () => {
    const brikwars = await tab();
    for (let number = 0; number < mostSavedFights; number++) brikwars.saved.add(`Fight ${number}`, fight);
    await vi.waitFor(async () => expect((await storedNames()).length).toBe(mostSavedFights));
    const usb = await tab('usb');
    expect([usb.names(), usb.saved.full.value]).toEqual([[], false]);
    const volley = usb.saved.add('Volley', { mode: 'usb-shoot', query: 'v=1&e=usb' });
    usb.saved.add('Later', { mode: 'usb-siege', query: 'v=9' });
    usb.saved.duplicate(volley?.id ?? '', 'Second volley');
    await vi.waitFor(async () =>
      expect((await storedNames()).slice(mostSavedFights)).toEqual(['Volley', 'Second volley', 'Later']),
    );
    await vi.waitFor(() => expect(usb.names()).toEqual(['Volley', 'Second volley', 'Later']));
    expect(brikwars.names()).toHaveLength(mostSavedFights);
    expect(brikwars.names()).not.toContain('Volley');
  });

  it('fight/saved-fights those of a newer version are left alone', async () => {
    const raw = { version: 2, fights: 'folders' };
    given(await write(openTab(), [['fights', raw]]));
    const { saved } = await tab();
    expect(saved.newer.value).toBe(true);
    expect(saved.add('Sword', fight)).toBeUndefined();
    expect(given(await readOne(openTab(), 'fights'))).toEqual(raw);
  });

  it('fight/saved-fights a damaged record is put aside at the first save', async () => {
    given(await write(openTab(), [['fights', { version: 1, fights: 'x' }]]));
    const { saved } = await tab();
    expect(saved.fights.value).toEqual([]);
    saved.add('Sword', fight);
    await vi.waitFor(async () => expect(await storedNames()).toEqual(['Sword']));
    expect(given(await readOne(openTab(), 'damaged:fights'))).toEqual({ version: 1, fights: 'x' });
  });

  it('fight/saved-fights a name half typed survives a reload', async () => {
    const one = await tab();
    expect(one.saved.naming.value).toBeUndefined();
    one.saved.startNaming('Swo');
    await vi.waitFor(async () => expect((await tab()).saved.naming.value).toBe('Swo'));
    one.saved.stopNaming();
    await vi.waitFor(async () => expect((await tab()).saved.naming.value).toBeUndefined());
  });

  test.each([
    ['  Sword ', 'Sword'],
    ['', ''],
    ['x'.repeat(100), 'x'.repeat(80)],
    [`${'x'.repeat(79)}🎲`, 'x'.repeat(79)],
  ])('fight/saved-fights the name “%s” is kept as “%s”', (given, kept) => {
    expect(fitting(given, fightBounds.name)).toBe(kept);
  });

  it('fight/saved-fights rolls too many to keep are left out, the fight stays', () => {
    expect(fittingFight({ ...fight, play: 'x'.repeat(fightBounds.play + 1) })).toEqual({
      mode: fight.mode,
      query: fight.query,
    });
    expect(fittingFight(fight)).toEqual(fight);
  });

  it('fight/saved-fights changes of a fight that is gone change nothing', () => {
    const fights: readonly SavedFight[] = ['a', 'b'].map((id) => ({ ...fight, id, name: id }));
    expect(renamed(fights, 'x', 'new')).toEqual(fights);
    expect(fights[0] && inserted(fights, fights[0], 1)).toEqual(fights);
    expect(inserted(fights, { ...fight, id: 'c', name: 'c' }, 9).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});
