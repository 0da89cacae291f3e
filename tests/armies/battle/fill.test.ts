import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  bestOf,
  fightsFor,
  fightsOf,
  hopeOf,
  openFight,
  type Weighed,
  weighedIn,
} from '../../../src/armies/battle/fill.ts';
import { presets } from '../../../src/brikwars/creation/presets.ts';
import { magicCodec } from '../../../src/brikwars/magic/inputs.ts';
import { wreckCodec } from '../../../src/brikwars/wreck/inputs.ts';
import { castleCodec } from '../../../src/castle/attack/inputs.ts';
import { readSided } from '../../../src/kit/question/sided-text.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { freshUnit, type Marks } from '../../../src/rules/battle.ts';
import { battleAfter } from '../../../src/rules/battle-after.ts';
import type { Profile } from '../../../src/rules/brikwars/units/profile.ts';
import type { Game } from '../../../src/rules/ids.ts';
import { plainSoldiers } from '../../../src/rules/usb/units/plain-units.ts';
import type { Army } from '../../../src/storage/army/army.ts';
import { summaryOf } from '../../../src/storage/army/summary.ts';
import type { PlayedUnit, StoredPlay } from '../../../src/storage/plays.ts';
import { write } from '../../../src/storage/store.ts';
import { unitOf as profileUnit } from '../../../src/storage/units/profile-unit.ts';
import { unitOf as usbUnit } from '../../../src/storage/units/usb-units.ts';
import { usbChargeCodec } from '../../../src/usb/charge/inputs.ts';
import { decodeMorale } from '../../../src/usb/morale/inputs.ts';
import { heroOf } from '../../../src/usb/side.ts';
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
  return tab.services;
}

const unit = (id: string, more: Partial<PlayedUnit> = {}): PlayedUnit => ({
  ...{ id, name: id, side: id.startsWith('m') ? 'mine' : 'theirs', models: 1 },
  ...more,
});

const playOf = (game: Game, units: readonly PlayedUnit[], more: Partial<StoredPlay> = {}): StoredPlay => ({
  ...{ version: 2, id: 'p', game, name: 'Battle', created: 0, changed: 0, revision: 40, units },
  ...{ mine: { name: 'Mine', army: 'own' }, theirs: { name: 'Enemy' }, events: [], undone: [] },
  ...more,
});

const standing = (of: PlayedUnit, marks: Marks = {}) => ({ unit: of, state: { ...freshUnit(of), marks } });

const man: Profile = {
  ...{ name: 'Man', skill: '1d6', armor: '4', move: 5, size: 1, hands: 2 },
  weapons: ['hand'],
};

describe('armies/battle/fill', () => {
  it('armies/battle/fill: a unit fights with what its line of the army says now, one of no line with what it brought', async () => {
    const before = usbUnit(heroOf('hero'));
    const now = usbUnit(plainSoldiers({ models: 7 }));
    const services = await open(
      army('own', { game: 'usb', lines: [line('a', {}), line('b', { unit: now })] }),
    );
    const kindOf = async (of: PlayedUnit) => {
      const { morale } = await fightsFor(services, playOf('usb', [of]), standing(of), undefined);
      return decodeMorale(morale?.query ?? '')?.side.fighter?.unit.kind;
    };
    expect(await kindOf(unit('m1', { line: 'b', unit: before }))).toBe('line');
    expect(await kindOf(unit('m1', { line: 'gone', unit: before }))).toBe('hero');
    // The line of one side says nothing of the other.
    expect(await kindOf(unit('t1', { line: 'b', unit: before }))).toBe('hero');
  });

  it('USB-PP-01 armies/battle/fill: a hero has the Power points that he has not spent, and never fewer than none', async () => {
    const services = await open();
    const hero = unit('m1', { unit: usbUnit(heroOf('hero')), power: 3 });
    const powerAfter = async (marks: Marks, of = hero) => {
      const { morale } = await fightsFor(services, playOf('usb', [of]), standing(of, marks), undefined);
      return decodeMorale(morale?.query ?? '')?.power;
    };
    expect([await powerAfter({}), await powerAfter({ spent: 2 }), await powerAfter({ spent: 9 })]).toEqual([
      3, 1, 0,
    ]);
  });

  it('BW-WEAP-11 BW-MAG-03 armies/battle/fill: Explosives and spells that a unit began with go along, with those it used', async () => {
    const services = await open();
    const wall = unit('t1', { unit: profileUnit({ ...man, weapons: [], creation: presets.wall }) });
    const sapper = unit('m1', {
      ...{ models: 5, explosives: 3 },
      unit: profileUnit({ ...man, weapons: ['explosive'] }),
    });
    const throwing = async (marks: Marks) => {
      const play = playOf('brikwars', [sapper, wall], { edition: 'pl' });
      const { wreck } = await fightsFor(services, play, standing(sapper, marks), standing(wall));
      return wreckCodec('pl').decode(wreck?.query ?? '')?.groups[0];
    };
    expect(await throwing({ used: 1 })).toMatchObject({ weapon: 'explosive', count: 2 });
    const area = [{ level: 2, casts: 3 }];
    const mage = unit('m2', {
      mage: { area: [{ level: 2, casts: 3 }] },
      unit: profileUnit({ ...man, training: { magic: 2, area } }),
    });
    const play = playOf('brikwars', [mage], { edition: 'pl' });
    const { magic } = await fightsFor(services, play, standing(mage, { 'area-2': 2 }), undefined);
    expect(magicCodec('pl').decode(magic?.query ?? '')?.tally?.pack.area).toEqual([{ level: 2, casts: 1 }]);
  });

  it('armies/battle/fill: a figure goes before the castle with its battle, and with the enemy where one is chosen', async () => {
    const services = await open();
    const [own, other] = [unit('m1'), unit('t1')];
    const play = playOf('mage-knight', [own, other]);
    const battleOf = async (against?: ReturnType<typeof standing>) => {
      const { castle } = await fightsFor(services, play, standing(own), against);
      return castleCodec.decode(castle?.query ?? '')?.battle;
    };
    const acts = { play: 'p', stamp: '14', unit: 'm1' };
    expect(await battleOf()).toEqual({ acts });
    expect(await battleOf(standing(other))).toEqual({ acts, other: { ...acts, unit: 't1' } });
  });

  it('armies/battle/fill: a fight that is opened is kept as it is shown, with whose it is where that is asked', () => {
    const kept: [string, string][] = [];
    const gone: string[] = [];
    const services = {
      drafts: {
        load: () => Promise.resolve(undefined),
        save: (...draft: [string, string]) => void kept.push(draft),
      },
      navigation: { go: (address: string) => void gone.push(address) },
    } as unknown as Parameters<typeof openFight>[0];
    const fight = { draft: 'charge', address: 'fight/charge', query: 'v=1' };
    openFight(services, fight, 'mine');
    openFight(services, fight, 'theirs');
    openFight(services, { ...fight, draft: 'castle', address: 'castle/attack' }, 'theirs');
    expect(kept.map(([place, query]) => [place, readSided(query)])).toEqual([
      ['charge', { text: 'v=1', whose: 'mine' }],
      ['charge', { text: 'v=1', whose: 'theirs' }],
      ['castle', { text: 'v=1', whose: 'mine' }],
    ]);
    expect(gone).toEqual(
      kept.map(([, query], at) => `${at < 2 ? 'fight/charge' : 'castle/attack'}?${query}`),
    );
  });

  it('armies/battle/fill: what is hoped for is the bar’s share, or all that its last end leaves', () => {
    const format = createFormat('en');
    expect(hopeOf(format, {})).toBeUndefined();
    // Apart they would be 33, 33 and 33.
    expect(hopeOf(format, { ends: [1 / 3, 1 / 3, 1 / 3] })).toBe('34');
    expect(hopeOf(format, { ends: [0.136, 0.656, 0.208], falls: [0.208, 0.792] })).toBe('79');
    expect(hopeOf(format, { ends: [0.998, 0.002], falls: [0.002, 0.998] })).toBe('>99');
    expect(hopeOf(format, { ends: [0.002, 0.998], falls: [0.998, 0.002] })).toBe('<1');
    expect(hopeOf(format, { ends: [1, 0], falls: [0, 1] })).toBe('100');
  });

  it('armies/battle/fill: best is what wins most points for those it risks, and where nobody knows them the best chance', () => {
    const one = (name: string, chance: number, worth?: { won: number; risked: number }): Weighed => ({
      unit: name,
      way: 'charge',
      fight: { draft: '', address: '', query: '', ends: [chance, 1 - chance], ...(worth && { worth }) },
    });
    const sure = one('levy', 0.9, { won: 10, risked: 8 });
    const dear = one('knights', 0.4, { won: 60, risked: 40 });
    const barred: Weighed = {
      ...one('far', 1, { won: 99, risked: 0 }),
      fight: { ...dear.fight, barred: true },
    };
    expect(bestOf([sure, dear, barred])?.unit).toBe('knights');
    expect(bestOf([sure, one('nameless', 0.3)])?.unit).toBe('levy');
    expect(bestOf([barred])).toBeUndefined();
    // One whose price nobody knows makes them all be weighed by their chance.
    const costly = one('guard', 0.9, { won: 1, risked: 20 });
    expect(bestOf([one('nameless', 0.3), costly])?.unit).toBe('guard');
    expect(bestOf([one('known', 0.3, { won: 1, risked: 1 }), costly])?.unit).toBe('known');
    expect(bestOf([one('a', 0.2, { won: 5, risked: 1 }), one('b', 0.6, { won: 6, risked: 2 })])?.unit).toBe(
      'b',
    );
    // Hand to hand there is but one: that with a number goes first.
    const fights = { fight: { ...dear.fight, barred: true as const }, wreck: sure.fight };
    expect(weighedIn(fights, ['fight', 'wreck'])?.[0]).toBe('wreck');
    expect(weighedIn({}, ['fight'])).toBeUndefined();
  });

  it('BW-HEAL-01 armies/battle/fill: who of the own side has lost somebody is treated; where nobody has, all of them may be', async () => {
    const services = await open();
    const medic = unit('m1', { unit: profileUnit({ ...man, training: { specialties: ['healing'] } }) });
    const large = unit('m2', { models: 3, unit: profileUnit({ ...man, size: 2, armor: '1d6' }) });
    const foe = unit('t1', { models: 3, unit: profileUnit({ ...man, size: 3 }) });
    const treated = async (...events: StoredPlay['events']) => {
      const play = playOf('brikwars', [medic, large, foe], { edition: 'pl', events });
      const { heal } = await fightsFor(services, play, standing(medic), undefined);
      const { size, target, ownArmor } = magicCodec('pl').decode(heal?.query ?? '') ?? {};
      return { size, ...(target === 'own' && { ownArmor }) };
    };
    const lose = (of: string, by: number) => ({ do: 'lose' as const, unit: of, by });
    expect(await treated()).toEqual({ size: 1 });
    expect(await treated(lose('t1', 1))).toEqual({ size: 1 });
    expect(await treated(lose('m2', 1))).toEqual({ size: 2, ownArmor: '1d6' });
    // Those who lie on the table are treated too, though nobody of them stands.
    expect(await treated(lose('m2', 3))).toEqual({ size: 2, ownArmor: '1d6' });
  });

  it('USB-HERO-02 USB-MELEE-12 armies/battle/fill: a hero who has joined goes along as he stands, and who is locked fights on', async () => {
    const services = await open();
    const levy = unit('m1', { models: 5, unit: usbUnit(plainSoldiers({ models: 5 })) });
    const hero = unit('m2', { unit: usbUnit(heroOf('legend')), power: 4, weight: 2, points: 4 });
    const [one, other] = ['t1', 't2'].map((id) =>
      unit(id, { unit: usbUnit(plainSoldiers({ models: 5 })), models: 5 }),
    );
    if (!one || !other) throw new Error('two enemies');
    const units = [levy, hero, one, other];
    const play = playOf('usb', units, {
      events: [
        { do: 'mark', unit: 'm1', mark: 'joined', to: 2 },
        { do: 'mark', unit: 'm2', mark: 'wounds', to: 1 },
        { do: 'mark', unit: 'm2', mark: 'spent', to: 3 },
        { do: 'mark', unit: 't1', mark: 'locked', to: 1 },
      ],
    });
    const { units: now } = battleAfter(play, play.events);
    const standingNow = (of: PlayedUnit) => ({ unit: of, state: now.get(of.id) ?? freshUnit(of) });
    const { against } = await fightsOf(services, play, standingNow(levy));
    const meets = async (enemy: PlayedUnit) =>
      usbChargeCodec.decode((await against(standingNow(enemy))).charge?.query ?? '');
    const met = await meets(one);
    expect(met?.charger.fighter.joined).toMatchObject({ unit: { tier: 'legend' }, lost: 1 });
    expect(met?.charger.fighter.spent).toBe(3);
    expect([met?.locked, (await meets(other))?.locked]).toEqual([true, false]);
    const { morale } = await against(undefined);
    expect(decodeMorale(morale?.query ?? '')?.power).toBe(1);
  });
});
