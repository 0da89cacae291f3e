import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fightsFor } from '../../src/armies/battle/fill.ts';
import { createBattleModel } from '../../src/armies/battle/model.ts';
import { reportLines } from '../../src/armies/battle/text.ts';
import { battle as words } from '../../src/armies/words/battle-en.ts';
import { rulesOfFight } from '../../src/fight/facts.ts';
import { createFormat } from '../../src/platform/format.ts';
import { type BattleEvent, battleLimits, battleStart, freshUnit } from '../../src/rules/battle.ts';
import { battleAfter } from '../../src/rules/battle-after.ts';
import { plainSoldiers } from '../../src/rules/usb/units/plain-units.ts';
import { tierStats } from '../../src/rules/usb/units/unit.ts';
import type { Army } from '../../src/storage/army/army.ts';
import { summaryOf } from '../../src/storage/army/summary.ts';
import { unitOf as figureLine } from '../../src/storage/castle/castle-figures.ts';
import { type PlayedUnit, playAcross, type StoredPlay } from '../../src/storage/plays.ts';
import { write } from '../../src/storage/store.ts';
import { unitOf } from '../../src/storage/units/profile-unit.ts';
import { unitOf as usbUnitLine } from '../../src/storage/units/usb-units.ts';
import { heroOf } from '../../src/usb/side.ts';
import { loadPlays } from '../storage/all-plays.ts';
import { army, freshDevice, given, line, openTab } from '../storage/device.ts';
import { openArmiesTab, type Tab } from './tab.ts';

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

const guard = army('guard', {
  name: 'Guard',
  game: 'usb',
  lines: [
    line('a', { name: 'Captain', count: 1 }),
    line('b', { name: 'Spears', count: 2, models: 5 }),
    line('c', { name: 'Nobody', count: 0 }),
  ],
});
const vikings = army('vikings', {
  name: 'Vikings',
  game: 'brikwars',
  lines: [line('a', { name: 'Axes', count: 6 })],
});

describe('armies/battle', () => {
  it('BW-WEAP-09 BW-MAG-03 armies/battle: a row has the Explosives and the spells of all its models', async () => {
    const unit = unitOf({
      ...{ name: 'Mages', skill: '1d6', armor: '4', move: 5, size: 1, hands: 2 },
      weapons: ['hand', 'explosive'],
      explosives: 2,
      training: { magic: 2, area: [{ level: 2, casts: 3 }], shield: 1, necromancy: true },
    });
    const coven = army('coven', {
      name: 'Coven',
      game: 'brikwars',
      lines: [line('a', { name: 'Mages', count: 2, unit }), line('b', { name: 'Axes', count: 6 })],
    });
    const { model } = await open(coven);
    const play = model.find((await model.begin('coven', { kind: 'nobody' })) ?? '');
    expect(play?.units.map(({ explosives, mage }) => [explosives, mage])).toEqual([
      [6, { area: [{ level: 2, casts: 6 }], shield: 1, raises: true }],
      [undefined, undefined],
    ]);
  });

  it('USB-TURN-02 armies/battle: each activation of an army is a row of its own, with its models', async () => {
    const { model } = await open(guard);
    const id = await model.begin('guard', { kind: 'plain', units: 2, name: 'Ford' });
    const play = model.find(id ?? '');
    expect(play?.name).toBe('Guard against Ford');
    expect(play?.units.map(({ side, name, models }) => [side, name, models])).toEqual([
      ['mine', 'Captain', 1],
      ['mine', 'Spears 1', 5],
      ['mine', 'Spears 2', 5],
      ['theirs', 'Unit 1', 1],
      ['theirs', 'Unit 2', 1],
    ]);
  });

  it('USB-VIC-01 USB-PP-01 USB-SPEC-08 armies/battle: a hero counts for two losses and brings his Power points', async () => {
    const hero = heroOf('hero');
    const blessed = { ...plainSoldiers({ models: 5 }), specialisations: ['blessed' as const] };
    const { model } = await open({
      ...guard,
      lines: [
        line('a', { name: 'Captain', count: 1, unit: usbUnitLine(hero) }),
        line('b', { name: 'Saints', count: 1, unit: usbUnitLine(blessed) }),
      ],
    });
    const id = await model.begin('guard', { kind: 'nobody' });
    const rows = model.find(id ?? '')?.units.map(({ weight, power, blessed: can }) => [weight, power, can]);
    expect(rows).toEqual([
      [2, tierStats.hero.power, undefined],
      [undefined, undefined, true],
    ]);
  });

  it('USB-HERO-04 USB-WOUND-02 armies/battle: units bring the points that each model has, the most expensive hero leads, and the score counts itself', async () => {
    const led = army('led', {
      ...{ name: 'Led', game: 'usb', commander: 'c' },
      lines: [
        line('a', { name: 'Spears', count: 1, models: 5, unit: usbUnitLine(plainSoldiers()) }),
        line('b', { name: 'Anna', count: 1, unit: usbUnitLine(heroOf('hero')) }),
        line('c', { name: 'Bela', count: 1, unit: usbUnitLine(heroOf('hero')) }),
      ],
    });
    const { model } = await open(led, vikings);
    const play = model.find((await model.begin('led', { kind: 'nobody' })) ?? '');
    expect(play?.counted).toBe(true);
    expect(play?.units.map(({ name, points, commander }) => [name, points, commander])).toEqual([
      ['Spears', undefined, undefined],
      ['Anna', tierStats.hero.standfast, undefined],
      ['Bela', tierStats.hero.standfast, true],
    ]);
    expect(model.find((await model.begin('vikings', { kind: 'nobody' })) ?? '')?.counted).toBe(true);
  });

  it('BW-DMG-04 armies/battle: a creature has its pips, a figure the clicks of its dial', async () => {
    const profile = { name: 'X', skill: '1d6', armor: '1d6', move: 10, hands: 0, weapons: [] } as const;
    const beasts = army('beasts', {
      ...{ name: 'Beasts', game: 'brikwars' },
      lines: [
        line('a', { name: 'Warhorse', count: 1, unit: unitOf({ ...profile, size: 2 }) }),
        line('b', { name: 'Man', count: 1, unit: unitOf({ ...profile, size: 1 }) }),
      ],
    });
    const figure = { kind: 'warrior', baseDamage: 4, baseRangedDamage: 0, abilities: [], clicks: 8 } as const;
    const warband = army('warband', {
      ...{ name: 'Warband', game: 'mage-knight' },
      lines: [line('a', { name: 'Troll', count: 1, unit: figureLine({ name: 'Troll', ...figure }) })],
    });
    const { model } = await open(beasts, warband);
    const pointsOf = async (id: string) =>
      model.find((await model.begin(id, { kind: 'nobody' })) ?? '')?.units.map(({ points }) => points);
    expect(await pointsOf('beasts')).toEqual([2, undefined]);
    expect(await pointsOf('warband')).toEqual([8]);
  });

  it('armies/battle: a battle handed over asks whose side this phone is, and turns about for the other', async () => {
    const { model } = await open(guard, vikings);
    const id = (await model.begin('guard', { kind: 'plain', units: 2, models: 4, name: 'Ford' })) ?? '';
    for (const event of [
      { do: 'lose', unit: 't1', by: 1 },
      { do: 'score', side: 'mine', by: 2 },
      { do: 'hand', to: 'theirs' },
    ] as const)
      model.tap(id, event);
    model.choose(id, { unit: 'm1', mine: 't2' });
    await expect.poll(() => model.find(id)?.chosen?.mine).toBe('t2');
    const play = model.find(id);
    if (!play) throw new Error('no battle');
    const here = battleAfter(play, play.events);
    const other = playAcross(play);
    const there = battleAfter(other, other.events);
    expect([other.mine.name, other.theirs.name]).toEqual(['Ford', 'Guard']);
    expect(there).toMatchObject({ turn: 'mine', score: { mine: 0, theirs: 2 }, units: here.units });
    expect(battleStart(other).turn).toBe('theirs');
    expect(other.chosen).toEqual({ unit: 'm1', theirs: 't2' });
    expect(playAcross(other)).toEqual(play);
    // The answer is stored, and asked for no more.
    given(await write(openTab(), [[`play:${id}`, { ...play, handed: true }]]));
    const second = await openArmiesTab('#/armies');
    tabs.push(second);
    const phone = await second.model.battles(createBattleModel);
    await phone.open(id);
    expect(phone.find(id)?.handed).toBe(true);
    phone.side(id, 'theirs');
    await expect.poll(() => phone.find(id)?.mine.name).toBe('Ford');
    expect(phone.find(id)?.handed).toBeUndefined();
    await expect.poll(() => model.find(id)?.mine.name).toBe('Ford');
  });

  it('BW-GEN-04 armies/battle: minifigs of a line stand together', async () => {
    const { model } = await open(vikings);
    const id = await model.begin('vikings', { kind: 'nobody' });
    expect(model.find(id ?? '')?.units).toMatchObject([{ name: 'Axes', models: 6, side: 'mine' }]);
    expect(model.find(id ?? '')?.name).toBe('Vikings');
  });

  it('armies/battle: a battle keeps the edition that it was begun by, whatever the page of the army says later', async () => {
    const { tab, model } = await open({ ...vikings, edition: 'pl-supplements' }, guard);
    const enemy = { kind: 'plain', units: 1, models: 4, name: '' } as const;
    const id = (await model.begin('vikings', enemy)) ?? '';
    const editions = async (play = model.find(id)) => {
      const [mine, theirs] = play?.units ?? [];
      if (!play || !mine || !theirs) throw new Error('nobody fights');
      const standing = (unit: PlayedUnit) => ({ unit, state: freshUnit(unit) });
      const fights = await fightsFor(tab.services, play, standing(mine), standing(theirs));
      return Object.values(fights).map(({ query }) => rulesOfFight({ query }));
    };
    const before = await editions();
    expect(new Set(before)).toEqual(new Set(['pl']));
    given(await write(openTab(), [['army:vikings', { ...vikings, edition: '2005', revision: 9 }]]));
    expect(await editions()).toEqual(before);
    // One that was begun before the edition was written down goes by the army.
    const { edition: _, ...old } = model.find(id) ?? { edition: undefined };
    expect(new Set(await editions(old as StoredPlay))).toEqual(new Set(['2005']));
    expect(model.find((await model.begin('guard', enemy)) ?? '')?.edition).toBeUndefined();
  });

  it('armies/battle: an army that is gone or has nobody begins nothing', async () => {
    const { model } = await open(army('empty', { game: 'usb' }), guard);
    expect(await model.begin('empty', { kind: 'nobody' })).toBeUndefined();
    expect(await model.begin('gone', { kind: 'nobody' })).toBeUndefined();
    expect(await model.begin('guard', { kind: 'army', id: 'gone' })).toBeUndefined();
    expect(model.plays.value).toEqual([]);
  });

  it('armies/battle: each tap is stored, taken back and done again; a new one forgets what was taken back', async () => {
    const { model } = await open(guard);
    const id = (await model.begin('guard', { kind: 'nobody' })) ?? '';
    model.tap(id, { do: 'lose', unit: 'm2', by: 1 });
    model.tap(id, { do: 'round' });
    model.undo(id);
    expect(model.find(id)).toMatchObject({ events: [{ do: 'lose' }], undone: [{ do: 'round' }] });
    model.redo(id);
    expect(model.find(id)?.events).toHaveLength(2);
    model.undo(id);
    model.tap(id, { do: 'note', text: 'rain' });
    expect(model.find(id)).toMatchObject({ events: [{ do: 'lose' }, { do: 'note' }], undone: [] });
    await vi.waitFor(async () => expect(given(await loadPlays(openTab())).plays[0]?.events).toHaveLength(2));
    model.end(id, true);
    expect(model.find(id)?.ended).toBeDefined();
    model.end(id, false);
    expect(model.find(id)?.ended).toBeUndefined();
  });

  it('armies/battle: a unit that nobody named is called by what it is, in the language of now, with its number where there are several alike', async () => {
    const unit = usbUnitLine(plainSoldiers({ models: 4 }));
    const { model, tab } = await open({
      ...guard,
      lines: [line('a', { name: '', count: 2, unit }), line('b', { name: 'Anna', count: 1, unit })],
    });
    const id = (await model.begin('guard', { kind: 'nobody' })) ?? '';
    const called = () => model.find(id)?.units.map(({ name }) => name);
    const english = called();
    expect(english).toEqual([expect.stringMatching(/^4 .* 1$/), expect.stringMatching(/^4 .* 2$/), 'Anna']);
    await tab.services.language.change('pl');
    expect(called()?.[2]).toBe('Anna');
    expect(called()?.[0]).toMatch(/^4 .* 1$/);
    expect(called()?.[0]).not.toBe(english?.[0]);
    // What is kept is what it was called when it began.
    expect(model.stored(id)?.units[0]?.name).toBe(english?.[0]);
  });

  it('armies/battle: it goes back to a step and brings all later ones again, by the notice only while nothing is played since', async () => {
    const { model, tab } = await open(guard);
    const id = (await model.begin('guard', { kind: 'nobody' })) ?? '';
    const events = [1, 2, 3].map((by): BattleEvent => ({ do: 'lose', unit: 'm2', by }));
    for (const event of events) model.tap(id, event);
    model.end(id, true);
    model.backTo(id, 3);
    expect(model.find(id)?.ended).toBeDefined();
    model.backTo(id, 1);
    expect(model.find(id)).toMatchObject({ events: events.slice(0, 1), undone: events.slice(1) });
    expect(model.find(id)?.ended).toBeUndefined();
    tab.services.notices.current.value?.action?.run();
    expect(model.find(id)).toMatchObject({ events, undone: [] });
    expect(model.find(id)?.ended).toBeDefined();
    model.backTo(id, 0);
    model.bringBack(id);
    expect(model.find(id)).toMatchObject({ events, undone: [] });
    model.backTo(id, 2);
    const undo = tab.services.notices.current.value?.action;
    model.tap(id, { do: 'round' });
    undo?.run();
    expect(model.find(id)?.events).toEqual([...events.slice(0, 2), { do: 'round' }]);
  });

  it('armies/battle: a rematch has the armies as they began, with the sides kept or swapped, and nothing of the battle', async () => {
    const { model } = await open(guard);
    const id = (await model.begin('guard', { kind: 'plain', units: 2, name: 'Horde' })) ?? '';
    model.join(id, 'mine', { name: 'Giant', models: 1 });
    model.won(id, 'mine');
    model.photos(id, ['p1']);
    model.end(id, true);
    expect(model.find(id)).toMatchObject({ won: 'mine', photos: ['p1'] });
    const before = model.find(id);
    const kept = model.find(model.rematch(id, false) ?? '');
    expect(kept).toMatchObject({
      events: [],
      undone: [],
      counted: true,
      mine: before?.mine,
      theirs: before?.theirs,
    });
    expect(kept?.units).toEqual(before?.units.filter(({ late }) => !late));
    for (const gone of ['ended', 'won', 'photos', 'handed', 'begins']) expect(kept).not.toHaveProperty(gone);
    const swapped = model.find(model.rematch(id, true) ?? '');
    expect(swapped?.mine.name).toBe('Horde');
    expect(swapped?.units.map(({ side }) => side)).toEqual(
      kept?.units.map(({ side }) => (side === 'mine' ? 'theirs' : 'mine')),
    );
    expect(swapped).not.toHaveProperty('begins');
    expect(model.rematch('gone', false)).toBeUndefined();
    model.won(id, undefined);
    model.photos(id, []);
    expect(model.find(id)).not.toHaveProperty('won');
    expect(model.find(id)).not.toHaveProperty('photos');
  });

  it('armies/battle: a battle that is full takes no more, says so, and gives room again by Undo', async () => {
    const { tab, model } = await open(guard);
    const id = (await model.begin('guard', { kind: 'plain', units: 1, name: 'Ford' })) ?? '';
    const play = model.find(id);
    if (!play) throw new Error('no battle');
    const events = Array.from({ length: battleLimits.events }, () => ({ do: 'round' as const }));
    await vi.waitFor(async () => expect(given(await loadPlays(openTab())).plays).toHaveLength(1));
    given(await write(openTab(), [[`play:${id}`, { ...play, events }]]));
    tab.services.sync.notifyAll({ kind: 'plays' });
    await vi.waitFor(() => expect(model.find(id)?.events).toHaveLength(battleLimits.events));
    const said = () => tab.services.notices.current.value?.text;
    model.tap(id, { do: 'round' });
    expect(said()).toBe(words.full);
    expect(tab.services.notices.current.value?.sticky).toBe(true);
    tab.services.notices.dismiss(tab.services.notices.current.value?.id ?? 0);
    model.join(id, 'mine', { name: 'Late', models: 1 });
    expect(said()).toBe(words.full);
    tab.services.notices.dismiss(tab.services.notices.current.value?.id ?? 0);
    model.undo(id);
    model.tap(id, { do: 'round' });
    expect([said(), model.find(id)?.events.length]).toEqual([undefined, battleLimits.events]);
  });

  it('armies/battle: one that is taken away comes back with Undo, in another tab too', async () => {
    const { tab, model } = await open(guard);
    const id = (await model.begin('guard', { kind: 'nobody' })) ?? '';
    await vi.waitFor(async () => expect(given(await loadPlays(openTab())).plays).toHaveLength(1));
    model.remove(id);
    await vi.waitFor(async () => expect(given(await loadPlays(openTab())).plays).toHaveLength(0));
    tab.services.notices.current.value?.action?.run();
    await vi.waitFor(async () => expect(given(await loadPlays(openTab())).plays).toHaveLength(1));
    expect(model.find(id)?.units).toHaveLength(3);
  });

  it('armies/battle: the report says what each round cost', async () => {
    const { model } = await open(guard);
    const id = (await model.begin('guard', { kind: 'plain', units: 1, name: '' })) ?? '';
    for (const event of [
      { do: 'lose', unit: 'm2', by: 2 },
      { do: 'mark', unit: 'm2', mark: 'shaken', to: 1 },
      { do: 'score', side: 'mine', by: 1 },
      { do: 'round' },
      { do: 'lose', unit: 't1', by: 1 },
      { do: 'lose', unit: 't1', by: -1 },
    ] as const)
      model.tap(id, event);
    const play = model.find(id);
    expect(play && reportLines(words, createFormat('en'), play)).toEqual([
      'Guard against Enemy',
      'Models standing: my side 9 of 11, enemy 1 of 1',
      'Score 1 : 0',
      'Round 1: Lost: my side 2, enemy 0',
      '  Spears 1 −2',
      '  Spears 1: Shaken',
      '  My side +1',
      'Round 2: Lost: my side 0, enemy 0',
      '  Unit 1 −1',
      '  Unit 1 +1',
    ]);
  });
});
