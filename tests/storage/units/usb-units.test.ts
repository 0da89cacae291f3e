import { beforeEach, describe, expect, it } from 'vitest';
import { usbOwnRules } from '../../../src/rules/usb/house-rules.ts';
import { checkUnit } from '../../../src/rules/usb/units/check-unit.ts';
import { saveArmy } from '../../../src/storage/army/armies.ts';
import { listArmyUnits } from '../../../src/storage/army/army-units.ts';
import { readOne, write } from '../../../src/storage/store.ts';
import {
  type SavedUsbUnit,
  unitOf,
  usbUnitLines,
  usbUnitOf,
  usbUnitsList,
} from '../../../src/storage/units/usb-units.ts';
import { soldiers } from '../../support/samples/usb-units.ts';
import { army, fixture, freshDevice, given, line, openTab } from '../device.ts';

beforeEach(freshDevice);

const record = fixture('usb-units-1.json') as { readonly units: readonly SavedUsbUnit[] };

const rookies = soldiers({ hit: 5, tough: 5 });

const saved = (id: string, unit: object = rookies) => ({ id, name: id, unit }) as SavedUsbUnit;

describe('storage/units/usb-units', () => {
  it('storage/units/usb-units a record of version 1 reads, and its units are legal', () => {
    expect(usbUnitsList.decode(record)).toEqual({ state: 'ok', value: record.units });
    for (const { unit } of record.units) expect(checkUnit(unit, usbOwnRules).ok).toBe(true);
  });

  it('storage/units/usb-units two tabs saving at once lose nothing', async () => {
    const [one, two] = [openTab(), openTab()];
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        usbUnitsList.change(n % 2 ? one : two, (units) => [...units, saved(`u${n}`)]),
      ),
    );
    expect(given(await usbUnitsList.load(openTab())).length).toBe(10);
  });

  it('storage/units/usb-units what a later version added stays, in a unit and in its mount too', async () => {
    const store = openTab();
    const [, , hero] = record.units;
    const mounted = hero?.unit.kind === 'hero' ? hero.unit.mount : undefined;
    const first = { ...hero, colour: 'red', unit: { ...hero?.unit, mount: { ...mounted, wings: 2 } } };
    given(await write(store, [['usb-units', { version: 1, units: [first], folders: ['x'] }]]));
    given(await usbUnitsList.change(store, (units) => [...units, saved('b')]));
    expect(given(await readOne(store, 'usb-units'))).toEqual({
      version: 1,
      units: [first, saved('b')],
      folders: ['x'],
    });
  });

  it('storage/units/usb-units a damaged record is put aside, one of a newer version left alone', async () => {
    const store = openTab();
    given(await write(store, [['usb-units', { version: 1, units: 'none' }]]));
    expect(await usbUnitsList.load(store)).toMatchObject({ issues: [{ code: 'list-damaged' }] });
    given(await usbUnitsList.change(store, () => [saved('a')]));
    expect(given(await readOne(store, 'damaged:usb-units'))).toEqual({ version: 1, units: 'none' });
    given(await write(store, [['usb-units', { version: 2 }]]));
    expect(await usbUnitsList.change(store, () => [])).toEqual({
      ok: false,
      issues: [{ code: 'list-newer', version: 2 }],
    });
    expect(given(await readOne(store, 'usb-units'))).toEqual({ version: 2 });
  });

  it.each<[string, object]>([
    ['a kind nobody knows', { kind: 'fleet' }],
    ['a stat that nobody has', { hit: 2 }],
    ['no models', { models: 0 }],
    ['half a model', { models: 1.5 }],
    ['models without end', { models: 1_000_000 }],
    ['a weapon of machines', { ranged: 'huge-arms' }],
    ['a specialisation nobody knows', { specialisations: ['magic'] }],
    ['specialisations without end', { specialisations: Array.from({ length: 41 }, () => 'brave') }],
  ])('storage/units/usb-units one with %s is damaged', (_title, part) => {
    const units = [saved('a', { ...rookies, ...part })];
    expect(usbUnitsList.decode({ version: 1, units }).state).toBe('damaged');
  });

  it('storage/units/usb-units joined with those of a backup the same unit is not doubled, whatever the order of its parts', () => {
    const gifted = { ...rookies, specialisations: ['brave', 'smoke'] };
    const { kind, specialisations: _, ...rest } = gifted;
    const same = { specialisations: ['smoke', 'brave'], ...rest, kind };
    const mine = { version: 1, units: [saved('a', gifted)] };
    const joined = usbUnitsList.merge(
      [{ ...saved('a', same), id: 'z' }, saved('a', { ...gifted, models: 6 })],
      mine,
    );
    expect(joined.added).toBe(1);
    expect(joined.put[0]?.[1]).toMatchObject({ units: [{ id: 'a' }, { id: 'a-2', unit: { models: 6 } }] });
  });
});

describe('storage/units/usb-units in the line of an army', () => {
  it('storage/units/usb-units what a line keeps is read back under the name of the line', async () => {
    const store = openTab();
    const lines = [
      line('l1', { name: 'Straż', count: 2, unit: unitOf(rookies) }),
      line('l2'),
      line('l3', { name: '', unit: { ...unitOf(rookies), version: 2 } }),
    ];
    given(await saveArmy(store, army('usb', { game: 'usb', lines }), 1000));
    given(await saveArmy(store, army('bw', { lines }), 2000));
    expect(given(await listArmyUnits(store, usbUnitLines))).toEqual([
      {
        id: 'usb',
        name: 'Army usb',
        changed: 1000,
        units: [{ line: 'l1', count: 2, unit: { name: 'Straż', unit: rookies } }],
      },
    ]);
  });

  it.each<[string, Parameters<typeof usbUnitOf>[0]]>([
    ['no unit', undefined],
    ['another game', { game: 'brikwars', version: 1, data: rookies }],
    ['a newer version', { game: 'usb', version: 2, data: rookies }],
    ['rubbish', { game: 'usb', version: 1, data: 'strong' }],
    ['a unit half there', { game: 'usb', version: 1, data: { kind: 'line' } }],
  ])('storage/units/usb-units %s is no unit, and no error', (_title, unit) => {
    expect(usbUnitOf(unit)).toBeUndefined();
  });
});
