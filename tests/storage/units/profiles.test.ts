import { beforeEach, describe, expect, it } from 'vitest';
import { presets } from '../../../src/brikwars/creation/presets.ts';
import type { Profile } from '../../../src/rules/brikwars/units/profile.ts';
import { unhurt } from '../../../src/rules/brikwars/wreck/wreck-state.ts';
import { readOne, write } from '../../../src/storage/store.ts';
import { unitOf } from '../../../src/storage/units/profile-unit.ts';
import {
  profileLines,
  profileOfUnit,
  profilesList,
  type SavedProfile,
} from '../../../src/storage/units/profiles.ts';
import { fixture, freshDevice, given, openTab, refusingDevice } from '../device.ts';

beforeEach(freshDevice);

const record = fixture('profiles-1.json') as { readonly profiles: readonly SavedProfile[] };

function saved(id: string, parts: Partial<SavedProfile> = {}): SavedProfile {
  return {
    id,
    name: id,
    skill: '1d6',
    armor: '4',
    move: 5,
    size: 1,
    hands: 2,
    weapons: ['hand'],
    ...parts,
  };
}

describe('storage/units/profiles', () => {
  it('storage/units/profiles a record of version 1 reads', () => {
    expect(profilesList.decode(record)).toEqual({ state: 'ok', value: record.profiles });
  });

  it('storage/units/profiles there are none before the first is saved', async () => {
    expect(given(await profilesList.load(openTab()))).toEqual([]);
  });

  it('storage/units/profiles two tabs saving at once lose nothing', async () => {
    const [one, two] = [openTab(), openTab()];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        profilesList.change(n % 2 ? one : two, (profiles) => [...profiles, saved(`p${n}`)]),
      ),
    );
    expect(given(await profilesList.load(openTab())).length).toBe(20);
  });

  it('storage/units/profiles what a later version added stays', async () => {
    const store = openTab();
    const first = { ...saved('a'), picture: 'red' };
    given(await write(store, [['profiles', { version: 1, profiles: [first], folders: ['x'] }]]));
    given(await profilesList.change(store, (profiles) => [...profiles, saved('b')]));
    expect(given(await readOne(store, 'profiles'))).toEqual({
      version: 1,
      profiles: [first, saved('b')],
      folders: ['x'],
    });
  });

  it('storage/units/profiles a damaged record is put aside before it is replaced', async () => {
    const store = openTab();
    given(await write(store, [['profiles', { version: 1, profiles: 'none' }]]));
    expect(await profilesList.load(store)).toMatchObject({
      ok: false,
      issues: [{ code: 'list-damaged', issues: [{ path: 'profiles' }] }],
    });
    given(await profilesList.change(store, (profiles) => [...profiles, saved('a')]));
    expect(given(await profilesList.load(store))).toEqual([saved('a')]);
    expect(given(await readOne(store, 'damaged:profiles'))).toEqual({ version: 1, profiles: 'none' });
  });

  it('storage/units/profiles the record of a newer version is left alone', async () => {
    const store = openTab();
    const raw = { version: 2, folders: [] };
    given(await write(store, [['profiles', raw]]));
    const newer = { ok: false, issues: [{ code: 'list-newer', version: 2 }] };
    expect(await profilesList.load(store)).toEqual(newer);
    expect(await profilesList.change(store, () => [])).toEqual(newer);
    expect(given(await readOne(store, 'profiles'))).toEqual(raw);
    expect(profilesList.merge([saved('a')], raw)).toEqual({ put: [], added: 0 });
  });

  it('storage/units/profiles BW-CRE-01 a creation with its damage reads as it was kept, by older apps as a plain unit', () => {
    const tank = { ...saved('a'), creation: presets.tank, wreck: { ...unhurt, pips: 2, weaponsOff: [1] } };
    const kept = unitOf(tank);
    expect(profileOfUnit(JSON.parse(JSON.stringify(kept)))).toEqual(tank);
    // What is repaired keeps nothing of its damage.
    const { wreck: _, ...whole } = tank;
    expect(profileLines.keep(whole, kept).data).toEqual(whole);
    const old = saved('b');
    expect(profilesList.decode({ version: 1, profiles: [old] })).toEqual({ state: 'ok', value: [old] });
  });

  it.each<[string, object]>([
    ['no name', { name: '' }],
    ['a name too long', { name: 'x'.repeat(41) }],
    ['dice too long', { skill: 'x'.repeat(201) }],
    ['an id that would break a key', { id: 'a:b' }],
    ['three hands', { hands: 3 }],
    ['half an inch', { move: 0.5 }],
    ['a weapon nobody knows', { weapons: ['bazooka'] }],
    ['a weapon of one’s own without values', { weapons: [{ use: 3 }] }],
    ['three weapons', { weapons: ['hand', 'hand', 'hand'] }],
    ['a cost below 0', { cost: -1 }],
    ['a creation too large', { creation: { ...presets.tank, size: 61 } }],
    ['damage that is no number', { creation: presets.tank, wreck: { ...unhurt, pips: 'two' } }],
  ])('storage/units/profiles one with %s is damaged', (_title, part) => {
    const profiles = [{ ...saved('a'), ...part }];
    expect(profilesList.decode({ version: 1, profiles }).state).toBe('damaged');
  });

  it('storage/units/profiles refused storage is a code', async () => {
    refusingDevice('SecurityError');
    expect(await profilesList.load(openTab())).toMatchObject({ issues: [{ code: 'storage-refused' }] });
    expect(await profilesList.change(openTab(), (profiles) => profiles)).toMatchObject({
      issues: [{ code: 'storage-refused' }],
    });
  });

  it('storage/units/profiles joined with those of a backup nothing is doubled and nothing lost', () => {
    const mine = { version: 1, profiles: [saved('a', { name: 'Mine' }), saved('b')] };
    const theirs = [saved('a', { name: 'Theirs' }), saved('z', { name: 'b' }), saved('c')];
    const joined = profilesList.merge(theirs, mine);
    expect(joined.added).toBe(2);
    const [, value] = joined.put[0] ?? [];
    expect((value as typeof record).profiles.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'a Mine',
      'b b',
      'a-2 Theirs',
      'c c',
    ]);
    expect(profilesList.merge(theirs, value)).toEqual({ put: [], added: 0 });
  });

  it('storage/units/profiles a damaged record is put aside before those of a backup take its place', () => {
    expect(profilesList.merge([saved('a')], 'rubbish').put).toEqual([
      ['profiles', { version: 1, profiles: [saved('a')] }],
      ['damaged:profiles', 'rubbish'],
    ]);
  });
});

/** Every field that a profile has, with something else in it than `saved` gives. */
const another: Required<Profile> = {
  name: 'b',
  skill: '2d6',
  armor: '5',
  move: 6,
  size: 2,
  hands: 0,
  weapons: [{ use: 3, damage: '1d6', kind: 'hand' }],
  explosives: 2,
  cost: 7,
  creation: presets.tank,
  training: { magic: 1 },
  short: { list: 'quik', unit: 'minifig', weapons: [], shield: false, armor: false },
  wreck: { ...unhurt, pips: 2 },
};
const fields = Object.keys(another) as (keyof Profile)[];

describe('storage/units/profiles field by field', () => {
  const mine = { version: 1, profiles: [saved('a')] };

  it.each(fields)('storage/units/profiles two that differ in nothing but %s are two', (field) => {
    const other = { ...saved('a'), [field]: another[field] };
    expect(profilesList.merge([other], mine).added).toBe(1);
    expect(profilesList.merge([other], { version: 1, profiles: [other] }).added).toBe(0);
  });

  it('storage/units/profiles the same weapon is the same, in whatever order its fields come', () => {
    const [one, other] = [
      { name: 'Axe', use: 3, damage: '1d6', kind: 'hand' },
      { kind: 'hand', damage: '1d6', use: 3, name: 'Axe' },
    ] as const;
    const known = { version: 1, profiles: [saved('a', { weapons: [one] })] };
    expect(profilesList.merge([saved('a', { weapons: [other] })], known).added).toBe(0);
    for (const part of [{ name: 'Pick' }, { use: 4 }, { damage: '1d8' }, { kind: 'natural' } as const]) {
      expect(profilesList.merge([saved('a', { weapons: [{ ...one, ...part }] })], known).added).toBe(1);
    }
  });

  it.each(fields)('storage/units/profiles a line keeps no %s but that of the profile', (field) => {
    const { id: _, ...profile } = saved('a');
    const before = unitOf({ ...profile, [field]: another[field], picture: 'red' } as Profile);
    expect(profileLines.keep(profile, before).data).toEqual({ ...profile, picture: 'red' });
  });

  it('storage/units/profiles a line that kept nothing that can be read keeps the profile', () => {
    const { id: _, ...profile } = saved('a');
    for (const data of [null, 'rubbish', undefined]) {
      expect(profileLines.keep(profile, { game: 'brikwars', version: 1, data }).data).toEqual(profile);
    }
  });
});

describe('storage/units/profiles in the line of an army', () => {
  const { id: _, ...profile } = saved('a');

  it('storage/units/profiles BW-MAG-03 BW-WEAP-11 Explosives and spells are kept, and gone with a unit that has them no more', () => {
    const training = { magic: 3, area: [{ level: 3, casts: 4 }], shield: 2 };
    const mage = { ...profile, explosives: 3, training };
    const kept = unitOf(mage);
    expect(profileOfUnit(JSON.parse(JSON.stringify(kept)))).toEqual(mage);
    const line = profileLines.keep(profile, kept);
    expect(profileOfUnit(line)).toEqual(profile);
    expect(profileOfUnit(unitOf({ ...mage, explosives: -1 }))).toBeUndefined();
  });

  it('storage/units/profiles what a line keeps is read back', () => {
    expect(profileOfUnit(unitOf(profile))).toEqual(profile);
  });

  it.each<[string, Parameters<typeof profileOfUnit>[0]]>([
    ['no unit', undefined],
    ['another game', { game: 'usb', version: 1, data: profile }],
    ['a newer version', { game: 'brikwars', version: 2, data: profile }],
    ['rubbish', { game: 'brikwars', version: 1, data: 'strong' }],
    ['a profile half there', { game: 'brikwars', version: 1, data: { name: 'a' } }],
  ])('storage/units/profiles %s is no profile, and no error', (_title, unit) => {
    expect(profileOfUnit(unit)).toBeUndefined();
  });
});
