import { describe, expect, it } from 'vitest';
import { fullHouse } from '../../src/brikwars/house-rules.ts';
import { anyEditions, type BrikwarsPlaceModel, quikTextOf } from '../../src/brikwars/place.ts';
import { barModes } from '../../src/brikwars/place-screen.tsx';
import { modeOn } from '../../src/fight/kept-models.ts';
import { frameParts } from '../support/modes.ts';
import { openFightPlace } from './duel/device.ts';

async function openFrame(hash: string, stored?: Map<string, string>) {
  const place = await openFightPlace({ hash, ...(stored ? { stored } : {}) });
  const frame = await place.model.brikwars();
  await loadShown(frame);
  return { ...place, frame };
}

/** As the screen does: the model of the page that is shown, and what follows its first answer. */
async function loadShown(frame: BrikwarsPlaceModel) {
  const mode = modeOn(frame.page.peek());
  if (mode) await frame.load(mode);
}

const used = () => new Map([['fight-mode', 'brikwars']]);

describe('brikwars/place: the question at the start', () => {
  it('brikwars/place it is asked once, and the answer is there after a restart', async () => {
    const stored = new Map<string, string>();
    const first = await openFrame('#/fight', stored);
    expect(first.frame.asking.value).toBe(true);
    first.frame.begin(false);
    expect(first.frame.asking.value).toBe(false);
    expect((await openFrame('#/fight', stored)).frame.asking.value).toBe(false);
  });

  it('brikwars/place quick leads to the short game, at every later visit too', async () => {
    const stored = new Map<string, string>();
    const first = await openFrame('#/fight', stored);
    first.frame.begin(true);
    expect(first.frame.page.value).toBe('quik');
    expect(first.history.hash()).toBe('#/fight/quik');
    expect((await openFrame('#/fight', stored)).frame.page.value).toBe('quik');
  });

  it.each([
    ['a link', '#/fight?v=1&e=2005', undefined],
    ['another mode', '#/fight/many', undefined],
    ['a fight of earlier days', '#/fight', new Map([['fight', 'v=1']])],
  ])('brikwars/place %s is opened without it', async (_title, hash, stored) => {
    expect((await openFrame(hash, stored)).frame.asking.value).toBe(false);
  });

  it('brikwars/place to choose a mode or an edition answers it', async () => {
    const one = await openFrame('#/fight');
    await one.frame.choose('ranged');
    expect(one.frame.asking.value).toBe(false);
    expect(one.stored.get('fight-mode')).toBe('brikwars');
    const two = await openFrame('#/fight');
    await two.frame.chooseEdition('quik-pl');
    expect(two.frame.asking.value).toBe(false);
    expect(two.stored.get('fight-mode')).toBe('quik');
  });
});

describe('brikwars/place: modes', () => {
  it('brikwars/place every mode of the full game has its page, and the last one is there after a restart', async () => {
    const stored = used();
    const { frame, history } = await openFrame('#/fight', stored);
    expect(history.hash()).toBe('#/fight/brikwars');
    for (const mode of barModes) {
      await frame.choose(mode);
      await loadShown(frame);
      expect(frame.mode.value).toBe(mode);
    }
    expect(history.hash()).toBe('#/fight/magic');
    const again = await openFrame('#/fight', stored);
    expect([again.frame.page.value, again.history.hash()]).toEqual(['magic', '#/fight/magic']);
  });

  it('brikwars/place an address that it does not know leads to the last mode', async () => {
    const { frame, history } = await openFrame('#/fight/siege?v=1', new Map([['fight-mode', 'charge']]));
    expect([frame.page.value, history.hash()]).toEqual(['charge', '#/fight/charge']);
    const old = await openFrame('#/fight?v=1&e=2005', new Map([['fight-mode', 'charge']]));
    expect([old.frame.page.value, old.history.hash()]).toEqual(['brikwars', '#/fight?v=1&e=2005']);
  });

  it.each([
    ['ranged', '#/fight/brikwars'],
    ['charge', '#/fight/charge'],
    ['many', '#/fight/many'],
  ] as const)('brikwars/place Back leaves the place, from %s as well', async (mode, address) => {
    const { frame, history, navigation } = await openFrame('#/dice', used());
    navigation.go('fight');
    await frame.choose(mode);
    expect(history.hash()).toBe(address);
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('brikwars/place Back leaves the place after another edition', async () => {
    const { frame, history, navigation } = await openFrame('#/dice', used());
    navigation.go('fight');
    await frame.chooseEdition('quik-pl');
    expect(frame.page.value).toBe('quik');
    await frame.chooseEdition('2005');
    expect(frame.page.value).toBe('brikwars');
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('brikwars/place edition and house rules go along to the other mode', async () => {
    const { frame, settings } = await openFrame('#/fight', used());
    frame.useTable({ edition: 'pl', house: { bonus: 'none' } });
    expect(settings.value.value.edition).toBe('pl');
    for (const mode of ['many', 'charge', 'ranged', 'close'] as const) {
      await frame.choose(mode);
      await loadShown(frame);
      expect(frame.table.value && fullHouse.write(frame.table.value)).toBe('pl~bonus.none');
      expect(frame.changes.value).toBe(1);
    }
  });

  it('brikwars/place all editions can be chosen, from the full game and from the short one', async () => {
    const { frame } = await openFrame('#/fight', used());
    await frame.choose('charge');
    for (const edition of [...anyEditions, ...anyEditions.toReversed()]) {
      await frame.chooseEdition(edition);
      await loadShown(frame);
      expect(frame.edition.value).toBe(edition);
      expect(frame.page.value).toBe(quikTextOf(edition) === undefined ? 'charge' : 'quik');
    }
  });

  it('brikwars/place house rules of the short game are its own', async () => {
    const { frame } = await openFrame('#/fight/quik', used());
    frame.useQuikTable({ game: 'en', house: { protection: 'each' } });
    expect([frame.changes.value, frame.table.value]).toEqual([1, undefined]);
    await frame.choose('close');
    expect([frame.changes.value, frame.quikTable.value]).toEqual([0, undefined]);
  });
});

describe('brikwars/place: kept fights', () => {
  it('brikwars/place the fight shown can be opened again, whatever was played meanwhile', async () => {
    const { frame, stored } = await openFrame('#/fight', used());
    for (const part of frameParts) {
      if (part === 'quik') await frame.chooseEdition('quik-en');
      else await frame.choose(part === 'brikwars' ? 'close' : part);
      await loadShown(frame);
      const model = await frame.load(part);
      model.play.start();
      const kept = frame.current.value;
      expect(kept?.mode).toBe(part);
      expect(kept?.play).toBeDefined();
      if (part === 'quik') await frame.chooseEdition('quik-lugpol');
      else frame.useTable({ edition: frame.edition.value === 'web5' ? 'pl' : 'web5', house: {} });
      model.play.end();
      const other = frame.current.value;
      expect(other?.query).not.toBe(kept?.query);
      if (!kept || !other) throw new Error('nothing is shown');
      const before = await frame.open(kept);
      expect(before).toEqual(other);
      expect(frame.current.value).toEqual(kept);
      await frame.open(other);
      expect(frame.current.value).toEqual(other);
    }
    expect(stored.get('fight-mode')).toBe(frameParts.at(-1));
  });

  it('brikwars/place a fight opened from the list is the draft after a reload', async () => {
    const stored = used();
    const { frame, navigation } = await openFrame('#/fight', stored);
    frame.useTable({ edition: 'pl', house: {} });
    const kept = frame.current.value;
    frame.useTable({ edition: 'web5', house: {} });
    navigation.go('fight/saved');
    expect(frame.current.value).toBeUndefined();
    if (!kept) throw new Error('nothing is shown');
    await frame.open(kept);
    expect(frame.edition.value).toBe('pl');
    const again = await openFrame('#/fight', stored);
    expect(again.frame.edition.value).toBe('pl');
  });

  it('brikwars/place what cannot be read leaves everything as it is', async () => {
    const { frame, history } = await openFrame('#/fight', used());
    const before = frame.current.value;
    expect(await frame.open({ mode: 'brikwars', query: 'nonsense' })).toBeUndefined();
    expect(await frame.open({ mode: 'siege', query: 'v=1' })).toBeUndefined();
    expect(frame.current.value).toEqual(before);
    expect(history.hash()).toBe('#/fight/brikwars');
  });

  it('brikwars/place the lists are built once', async () => {
    const { frame } = await openFrame('#/fight', used());
    expect(await frame.saved()).toBe(await frame.saved());
    expect(await frame.compare()).toBe(await frame.compare());
  });
});
