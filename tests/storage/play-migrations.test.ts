import { beforeEach, describe, expect, it } from 'vitest';
import { battle as en } from '../../src/armies/words/battle-en.ts';
import { battle as hu } from '../../src/armies/words/battle-hu.ts';
import { battle as pl } from '../../src/armies/words/battle-pl.ts';
import { namedPlay } from '../../src/kit/battle-names.ts';
import { decodeBackup, encodeBackup, makeBackup } from '../../src/storage/backup/backup.ts';
import { applyImport } from '../../src/storage/backup/import.ts';
import { importParts } from '../../src/storage/backup/import-parts.ts';
import { playMigrations, playVersion } from '../../src/storage/play-migrations.ts';
import { changePlay, loadPlay, playKey, playKind, type StoredPlay } from '../../src/storage/plays.ts';
import { readOne, write } from '../../src/storage/store.ts';
import { loadPlays } from './all-plays.ts';
import { breakDevice, fixture, freshDevice, given, openTab } from './device.ts';

beforeEach(freshDevice);

/** Battles that an app wrote whose battles were of version 1, begun in each of its languages; every second is seen from the other side. */
const old = fixture('plays-1.json') as readonly (Omit<StoredPlay, 'version'> & {
  readonly version: number;
})[];

/** The battle as it stands today; it must be readable. */
function today(raw: unknown): StoredPlay {
  const decoded = playKind.decode(raw);
  if (decoded.state !== 'ok') throw new Error(JSON.stringify(decoded));
  return decoded.value;
}

const tap = (play: StoredPlay): StoredPlay => ({
  ...play,
  events: [...play.events, { do: 'round' }],
  revision: play.revision + 1,
});

const put = async (records: readonly unknown[], ids = old.map(({ id }) => id)) =>
  given(
    await write(
      openTab(),
      ids.map((id, at) => [playKey(id), records[at]]),
    ),
  );

const names = ({ name, mine, theirs, units }: Pick<StoredPlay, 'name' | 'mine' | 'theirs' | 'units'>) => [
  name,
  mine.name,
  theirs.name,
  ...units.map((unit) => unit.name),
];

/** What is not said in the language of now: the names of lines stand as the army had them. */
const ofArmies = /^(?:Men \d|Unnamed line|Pozycja bez nazwy|Névtelen tétel|Dragon|Ford|Straż)$/;

describe('storage/play-migrations', () => {
  it('storage/play-migrations every version has one, and each of them is proved here by records of that version', () => {
    expect(Object.keys(playMigrations).map(Number)).toEqual(
      Array.from({ length: playVersion - 1 }, (_, at) => at + 1),
    );
    expect(new Set(old.map(({ version }) => version))).toEqual(new Set([1]));
    expect(old).toHaveLength(15);
  });

  it.each(old.map((raw) => [`${raw.name} (${raw.id})`, raw] as const))(
    'storage/play-migrations 1: %s keeps all but the names that nobody gave',
    (_, raw) => {
      const play = today(raw);
      const bare = (each: object) => ({ ...each, name: '' });
      const without = (each: Pick<StoredPlay, 'mine' | 'theirs' | 'units'>) => ({
        ...each,
        ...{
          version: 0,
          name: '',
          mine: bare(each.mine),
          theirs: bare(each.theirs),
          units: each.units.map(bare),
        },
      });
      expect(without(play)).toEqual(without(raw));
      // What is left of the names a player gave, or an army did.
      const kept = names(play).filter((name) => name !== '');
      expect(kept.filter((name) => !ofArmies.test(name))).toEqual([]);
      expect(kept).toEqual(
        names(raw)
          .slice(1)
          .filter((name) => ofArmies.test(name)),
      );
    },
  );

  it.each([
    ['en', en, ['Straż against Enemy', 'Straż', 'Enemy', 'Unit 2', 'Unnamed army against Enemy']],
    ['pl', pl, ['Straż kontra Wróg', 'Straż', 'Wróg', 'Oddział 2', 'Armia bez nazwy kontra Wróg']],
    ['hu', hu, ['Straż – Ellenfél', 'Straż', 'Ellenfél', '2. egység', 'Névtelen sereg – Ellenfél']],
  ] as const)(
    'storage/play-migrations 1: in %s they are called as there, in whatever language they began',
    (_, t, said) => {
      const begun = [old[0], old[5], old[10]].map((raw) => namedPlay(t, today(raw)));
      const called = begun.map(({ name, mine, theirs, units }) => [
        name,
        mine.name,
        theirs.name,
        units[4]?.name,
      ]);
      const [title, own, enemy, unit, unnamed] = said;
      expect(called).toEqual([
        [title, own, enemy, unit],
        [title, own, enemy, unit],
        [unnamed, t.unnamedArmy, enemy, unit],
      ]);
      // Seen from the other side the plain enemy is the player's own.
      const across = namedPlay(t, today(old[1]));
      expect([across.name, across.mine.name]).toEqual([t.title(t.sides.mine, 'Straż'), t.sides.mine]);
      // Nobody stands opposite, and a name that was given is that in every language.
      expect(namedPlay(t, today(old[3])).name).toBe('Straż');
      expect(namedPlay(t, today(old[2])).name).toBe(t.title('Straż', 'Ford'));
    },
  );

  it('storage/play-migrations 1: names that a player gave stay, however they sound', () => {
    const raw = old[0];
    if (!raw) throw new Error('no battle');
    const [first] = raw.units;
    const named = {
      ...raw,
      name: 'Enemy at the gate',
      mine: { name: 'Enemy', army: 'a' },
      theirs: { name: 'Enemy 2' },
      units: [
        { ...first, id: 't1', side: 'theirs', name: 'Unit 7' },
        { ...first, id: 't2', side: 'theirs', name: 'Unit 2', line: 'b' },
      ],
    };
    expect(names(today(named))).toEqual(names(named as StoredPlay));
  });

  it('storage/play-migrations done twice they change no more', () => {
    for (const raw of old) {
      const once = today(raw);
      expect(today(JSON.parse(JSON.stringify(once)))).toEqual(once);
      const again = playMigrations[1]?.(once);
      expect(again).toEqual(once);
    }
  });

  it('storage/play-migrations broken off in the middle, those done and those not all open and go on', async () => {
    await put(old);
    const tab = openTab();
    const half = old.slice(0, 8);
    for (const { id } of half) given(await changePlay(tab, id, tap));
    const [next] = old.slice(8);
    if (!next) throw new Error('no battle');
    const fix = breakDevice();
    expect((await changePlay(openTab(), next.id, tap)).ok).toBe(false);
    fix();
    const versions = async () =>
      Promise.all(
        old.map(async ({ id }) => (given(await readOne(openTab(), playKey(id))) as StoredPlay).version),
      );
    expect(await versions()).toEqual(old.map((_, at) => (at < 8 ? 2 : 1)));
    const { plays, unreadable } = given(await loadPlays(openTab()));
    expect([plays.length, unreadable]).toEqual([15, 0]);
    for (const { id } of old) given(await changePlay(openTab(), id, tap));
    expect(await versions()).toEqual(old.map(() => 2));
    for (const [at, raw] of old.entries()) {
      const play = given(await loadPlay(openTab(), raw.id));
      const taps = Array.from({ length: at < 8 ? 2 : 1 }, () => ({ do: 'round' }));
      expect(play?.events).toEqual([...raw.events, ...taps]);
      expect(names(play ?? today(raw))).toEqual(names(today(raw)));
    }
  });

  it('storage/play-migrations a battle that is only looked at is not written', async () => {
    await put(old);
    given(await loadPlays(openTab()));
    given(await changePlay(openTab(), old[0]?.id ?? '', (play) => play));
    expect(given(await openTab().readMany(old.map(({ id }) => playKey(id))))).toEqual(old);
  });

  it('storage/play-migrations a backup of old brings its battles once, on a new device and beside the same of today', async () => {
    const text = JSON.stringify({
      ...{ format: 'adjutant-backup', version: 1, created: '2026-11-20T10:00:00.000Z', app: '0.1.0' },
      ...{ armies: [], plays: old },
    });
    const backup = given(decodeBackup(text));
    expect([backup.plays, backup.unreadable]).toEqual([old.map(today), []]);
    const take = Object.fromEntries(importParts.map((part) => [part, true])) as Record<
      (typeof importParts)[number],
      boolean
    >;
    const bring = async () => given(await applyImport(openTab(), backup, { armies: 'newer', take }, 1));
    expect((await bring()).plays.map(({ action }) => action)).toEqual(old.map(() => 'add'));
    expect((await bring()).plays.map(({ action }) => action)).toEqual(old.map(() => 'same'));
    // The same where they stand as they were.
    await put(old);
    expect((await bring()).plays.map(({ action }) => action)).toEqual(old.map(() => 'same'));
    expect(given(await openTab().names('play:'))).toHaveLength(15);
    const entries = given(await openTab().readAll(''));
    expect(given(decodeBackup(encodeBackup(makeBackup(entries, 1, '0.1.0')))).plays).toHaveLength(15);
  });

  it('storage/play-migrations of a newer version than this a battle is shown, left alone and taken along', async () => {
    const newer = { ...today(old[0]), version: playVersion + 1, name: { en: 'Storm' } };
    const raws = [newer, ...old.slice(1)];
    await put(raws);
    expect(playKind.decode(newer)).toEqual({ state: 'newer', raw: newer, version: playVersion + 1 });
    const { plays, unreadable } = given(await loadPlays(openTab()));
    expect([plays.length, unreadable]).toEqual([14, 1]);
    expect(given(await changePlay(openTab(), newer.id, tap))).toBeUndefined();
    expect(given(await readOne(openTab(), playKey(newer.id)))).toEqual(newer);
    const backup = makeBackup(given(await openTab().readAll('')), 1, '0.1.0');
    expect(backup.unreadable).toMatchObject([{ key: playKey(newer.id), raw: newer, state: 'newer' }]);
    const take = Object.fromEntries(importParts.map((part) => [part, true])) as Record<
      (typeof importParts)[number],
      boolean
    >;
    const own = { ...backup, plays: [today(old[0])] };
    const report = given(await applyImport(openTab(), own, { armies: 'backup', take }, 1));
    expect(report.plays).toMatchObject([{ action: 'keep', unreadableHere: true }]);
    expect(given(await readOne(openTab(), playKey(newer.id)))).toEqual(newer);
  });

  it.each<[string, object]>([
    ['no units', { units: 'none' }],
    ['units that are none', { units: [7, null] }],
    ['no sides', { mine: undefined, theirs: 7 }],
    ['a name that is none', { name: 7 }],
  ])('storage/play-migrations 1: with %s it is damaged, and kept as it is', (_, part) => {
    const raw = { ...old[0], ...part };
    const decoded = playKind.decode(raw);
    expect(decoded.state).toBe('damaged');
    expect(decoded.state === 'damaged' && decoded.raw).toBe(raw);
  });
});
