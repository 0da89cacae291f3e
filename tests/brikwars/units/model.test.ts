import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newProfile } from '../../../src/brikwars/units/form-model.ts';
import { createProfilesModel, mostProfiles, openProfiles } from '../../../src/brikwars/units/model.ts';
import type { Profile } from '../../../src/rules/brikwars/units/profile.ts';
import { saveArmy } from '../../../src/storage/army/armies.ts';
import { readOne, write } from '../../../src/storage/store.ts';
import { unitOf } from '../../../src/storage/units/profile-unit.ts';
import { profilesList } from '../../../src/storage/units/profiles.ts';
import { openArmiesTab, type Tab } from '../../armies/tab.ts';
import { army, freshDevice, given, line, openTab } from '../../storage/device.ts';

beforeEach(freshDevice);

const open: Tab[] = [];
afterEach(() => {
  for (const tab of open.splice(0)) tab.close();
});

const viking: Profile = { ...newProfile, name: 'Viking', weapons: ['heavy', 'shield'], cost: 8 };

async function tab() {
  const opened = await openArmiesTab();
  open.push(opened);
  await opened.services.language.load(['start', 'kit']);
  const model = createProfilesModel(opened.services);
  await model.arrived;
  const names = () => model.list.value.map(({ name }) => name);
  return { ...opened, model, armies: opened.model, names };
}

const storedNames = async () => given(await profilesList.load(openTab())).map(({ name }) => name);

describe('brikwars/units/model', () => {
  it('brikwars/units/model what is saved is there at the next visit, in its order', async () => {
    const one = await tab();
    one.model.save(viking);
    one.model.save({
      ...viking,
      name: 'Jarl',
      weapons: [{ name: 'Doom', use: 6, damage: '3d6', kind: 'heavy' }],
    });
    expect(one.names()).toEqual(['Viking', 'Jarl']);
    await vi.waitFor(async () => expect(await storedNames()).toEqual(['Viking', 'Jarl']));
    const two = await tab();
    expect(two.model.list.value).toEqual(one.model.list.value);
  });

  it('brikwars/units/model are changed, copied and taken away, and come back to their place', async () => {
    const { model, names, services } = await tab();
    const first = model.save(viking);
    const second = model.save({ ...viking, name: 'Thrall' });
    model.change(first?.id ?? '', { ...newProfile, name: 'Jarl' });
    expect(model.list.value[0]).toEqual({ ...newProfile, name: 'Jarl', id: first?.id });
    expect(model.copy(first?.id ?? '')?.name).toBe('Jarl (copy)');
    expect(names()).toEqual(['Jarl', 'Jarl (copy)', 'Thrall']);
    model.remove(first?.id ?? '');
    model.remove(second?.id ?? '');
    expect(names()).toEqual(['Jarl (copy)']);
    expect(services.notices.current.value?.text).toBe('2 units deleted.');
    services.notices.current.value?.action?.run();
    expect(names()).toEqual(['Jarl', 'Jarl (copy)', 'Thrall']);
    await vi.waitFor(async () => expect(await storedNames()).toEqual(['Jarl', 'Jarl (copy)', 'Thrall']));
  });

  it('brikwars/units/model what a later version added to a profile outlives a change', async () => {
    const stored = { ...viking, id: 'a', picture: 'red' };
    given(await write(openTab(), [['profiles', { version: 1, profiles: [stored] }]]));
    const { model } = await tab();
    model.change('a', { ...viking, name: 'Jarl' });
    await vi.waitFor(async () => expect(await storedNames()).toEqual(['Jarl']));
    expect(given(await profilesList.load(openTab()))[0]).toEqual({ ...stored, name: 'Jarl' });
  });

  it('brikwars/units/model two tabs stay in step and neither loses what the other saved', async () => {
    const [one, two] = [await tab(), await tab()];
    for (let round = 0; round < 10; round++) {
      one.model.save({ ...viking, name: `one ${round}` });
      two.model.save({ ...viking, name: `two ${round}` });
    }
    await vi.waitFor(async () => {
      expect((await storedNames()).length).toBe(20);
      expect(one.names()).toEqual(await storedNames());
      expect(two.names()).toEqual(await storedNames());
    });
  });

  it('brikwars/units/model two hundred fit', async () => {
    const { model } = await tab();
    for (let number = 0; number < mostProfiles; number++) model.save({ ...viking, name: `Viking ${number}` });
    expect(model.full.value).toBe(true);
    expect(model.save(viking)).toBeUndefined();
    expect(model.copy(model.list.value[0]?.id ?? '')).toBeUndefined();
    expect(new Set(model.list.value.map(({ id }) => id)).size).toBe(mostProfiles);
  });

  it('brikwars/units/model those of a newer version are left alone', async () => {
    const raw = { version: 2, profiles: 'folders' };
    given(await write(openTab(), [['profiles', raw]]));
    const { model } = await tab();
    expect(model.newer.value).toBe(true);
    expect(model.save(viking)).toBeUndefined();
    expect(given(await readOne(openTab(), 'profiles'))).toEqual(raw);
  });

  it('brikwars/units/model those of a backup join in, and are there at once', async () => {
    const one = await tab();
    one.model.save(viking);
    await vi.waitFor(async () => expect(await storedNames()).toEqual(['Viking']));
    await one.armies.backup.download();
    const [file] = one.saved;
    const text = (file?.text ?? '').replace('"Viking"', '"Berserk"');
    await one.armies.backup.read({ name: 'b.json', size: text.length, text: async () => text });
    const shown = one.armies.backup.importing.value;
    expect(shown.step === 'ready' && shown.report.profiles).toBe(1);
    expect(one.armies.backup.changesAnything.value).toBe(true);
    await one.armies.backup.apply();
    await vi.waitFor(() => expect(one.names()).toEqual(['Viking', 'Berserk']));
  });

  it('brikwars/units/model there is one model for the whole app', async () => {
    const { services } = await tab();
    const [one, two] = await Promise.all([openProfiles(services), openProfiles(services)]);
    expect(one).toBe(two);
  });

  it('brikwars/units/model the units of the armies follow what is stored, in this tab and in others', async () => {
    const { model, services } = await tab();
    const unit = unitOf(viking);
    given(await saveArmy(services.store, army('a', { lines: [line('l', { name: 'Jarl', unit })] }), 1));
    await model.refresh();
    expect(model.armyUnits.value.map(({ units }) => units.map(({ unit }) => unit.name))).toEqual([['Jarl']]);
    const other = await tab();
    given(await saveArmy(other.services.store, army('b', { lines: [line('l', { unit })] }), 2));
    other.services.sync.notify({ kind: 'army', id: 'b' });
    await vi.waitFor(() => expect(model.armyUnits.value.length).toBe(2));
  });
});
