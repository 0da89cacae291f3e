import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usbRulesOf } from '../../../src/rules/usb/house-rules.ts';
import { loadArmy, saveArmy } from '../../../src/storage/army/armies.ts';
import {
  longestUsbName,
  type NamedUsbUnit,
  unitOf,
  usbUnitOf,
  usbUnitsList,
} from '../../../src/storage/units/usb-units.ts';
import { usbHouse, usbHousePlace } from '../../../src/usb/house-rules.ts';
import { newUnits, pointsOf, withPieces, withRanged } from '../../../src/usb/units/choices.ts';
import {
  createUsbUnitsModel,
  longestUnitName,
  mostUsbUnits,
  openUsbUnits,
} from '../../../src/usb/units/model.ts';
import { openArmiesTab, type Tab } from '../../armies/tab.ts';
import { army, freshDevice, given, line, openTab } from '../../storage/device.ts';

beforeEach(freshDevice);

const open: Tab[] = [];
afterEach(() => {
  for (const tab of open.splice(0)) tab.close();
});

const guard: NamedUsbUnit = { name: 'Guard', unit: withRanged(newUnits.line, 'small-arms') };

async function tab(hash?: string) {
  const opened = await openArmiesTab(hash);
  open.push(opened);
  await opened.services.language.load(['start', 'kit']);
  const model = createUsbUnitsModel(opened.services);
  await model.arrived;
  return { ...opened, armies: opened.model, model };
}

const storedNames = async () => given(await usbUnitsList.load(openTab())).map(({ name }) => name);

describe('usb/units/model', () => {
  it('usb/units/model what is saved is there at the next visit; copied, changed and taken away it comes back', async () => {
    const one = await tab();
    const saved = one.model.save(guard);
    one.model.save({ name: '', unit: newUnits.hero });
    expect(one.model.copy(saved?.id ?? '')?.name).toBe('Guard (copy)');
    one.model.change(saved?.id ?? '', { ...guard, name: 'Old guard' });
    const nameless = one.model.list.value[2];
    expect(nameless && one.model.copy(nameless.id)?.name).toBe('');
    await vi.waitFor(async () => expect(await storedNames()).toEqual(['Old guard', 'Guard (copy)', '', '']));
    one.model.remove(nameless?.id ?? '', 'Aspirant');
    expect(one.services.notices.current.value?.text).toContain('Aspirant');
    one.services.notices.current.value?.action?.run();
    const two = await tab();
    await vi.waitFor(() => expect(two.model.list.value).toEqual(one.model.list.value));
    expect(two.model.list.value[0]?.unit).toEqual(guard.unit);
  });

  it('usb/units/model so many fit, and names as long as the storage has room for', async () => {
    const { model } = await tab();
    for (let number = 0; number < mostUsbUnits; number++) model.save(guard);
    expect(model.save(guard)).toBeUndefined();
    expect(longestUnitName).toBe(longestUsbName);
  });

  it('usb/units/model a unit begins an army with its limit, at its price, and joins another', async () => {
    const { model, armies } = await tab();
    const made = given(await model.lines.add(guard, { army: undefined, count: 1, points: 240, limit: 250 }));
    const loaded = given(await loadArmy(openTab(), made));
    expect(loaded).toMatchObject({
      value: {
        game: 'usb',
        limit: 250,
        lines: [
          { name: 'Guard', count: 1, points: 240, unit: { game: 'usb', version: 1, data: guard.unit } },
        ],
      },
    });
    await vi.waitFor(() => expect(armies.list.rows.value.map(({ points }) => points)).toEqual([240]));
    await model.lines.add({ name: '', unit: newUnits.hero }, { army: made, count: 1, points: 30 });
    expect(model.armyUnits.value[0]?.units.map(({ unit }) => unit.unit.kind)).toEqual(['line', 'hero']);
  });

  it('usb/units/model a line takes the unit as it was rebuilt, with its price; another kind leaves nothing behind', async () => {
    const lines = [line('l', { name: 'Guard', points: 240, note: 'n', unit: unitOf(guard.unit) })];
    given(await saveArmy(openTab(), army('a', { game: 'usb', lines }), 1));
    const { model } = await tab();
    const of = { army: 'a', line: 'l' };
    model.edited.resume(guard, { of });
    model.edited.chooseKind('machine');
    model.edited.rename('Cannon');
    expect(model.edited.change(withPieces(newUnits.machine, 'huge-arms', 1))).toEqual([]);
    expect(model.edited.save()).toMatchObject({ name: 'Cannon' });
    expect(model.edited.draft.value).toBeUndefined();
    await vi.waitFor(async () => {
      const loaded = given(await loadArmy(openTab(), 'a'));
      const [changed] = loaded?.state === 'ok' ? loaded.value.lines : [];
      expect(changed).toMatchObject({ name: 'Cannon', points: 74, note: 'n', count: 1 });
      expect(usbUnitOf(changed?.unit)).toEqual(withPieces(newUnits.machine, 'huge-arms', 1));
    });
    expect(await model.lines.find('a', 'l')).toMatchObject({ name: 'Cannon' });
  });

  it('usb/units/model what a later version added to a unit of an army outlives a tap', async () => {
    const data = { ...guard.unit, colour: 'red' };
    const lines = [line('l', { unit: { game: 'usb', version: 1, data } })];
    given(await saveArmy(openTab(), army('a', { game: 'usb', lines }), 1));
    const { model } = await tab();
    const found = await model.lines.find('a', 'l');
    if (found?.unit.kind !== 'line') throw new Error('no soldiers');
    model.edited.start(found, { of: { army: 'a', line: 'l' } });
    model.edited.change({ ...found.unit, models: 12 });
    model.edited.save();
    await vi.waitFor(async () => {
      const loaded = given(await loadArmy(openTab(), 'a'));
      const [changed] = loaded?.state === 'ok' ? loaded.value.lines : [];
      expect(changed?.unit?.data).toMatchObject({ colour: 'red', models: 12 });
    });
  });

  it('USB-A-09 prices are those of the house rules of the device, as they are when the armies are read', async () => {
    const { model, services } = await tab();
    const armed = { ...guard.unit, specials: 2 } as typeof guard.unit;
    expect(pointsOf(armed, model.rules.value)).toBe(290);
    const table = { house: { specialWeaponPrice: 'replace' } } as const;
    services.drafts.save(usbHousePlace, usbHouse.write(table));
    await vi.waitFor(async () => {
      await model.refresh();
      expect(model.rules.value).toEqual(usbRulesOf(table));
    });
    model.fresh.start({ name: '', unit: armed });
    expect(model.fresh.built.value?.price.points).toBe(270);
  });

  it('usb/units/model there is one model for the whole app, beside that of profiles', async () => {
    const { services } = await tab();
    expect(await openUsbUnits(services)).toBe(await openUsbUnits(services));
  });
});
