import { describe, expect, it } from 'vitest';
import { usbOwnRules } from '../../../src/rules/usb/house-rules.ts';
import type { UsbUnit } from '../../../src/rules/usb/units/unit.ts';
import { decodeUnitDraft } from '../../../src/storage/units/unit-draft.ts';
import type { NamedUsbUnit } from '../../../src/storage/units/usb-units.ts';
import { begunOf, createUnitBuilder } from '../../../src/usb/units/builder-model.ts';
import {
  newUnits,
  withMagic,
  withMount,
  withPieces,
  withRanged,
  withRank,
  withSpecialisation,
  withTier,
} from '../../../src/usb/units/choices.ts';

function unitBuilder(stored = new Map<string, string>()) {
  const kept: (readonly [string, NamedUsbUnit])[] = [];
  const drafts = {
    load: async (place: string) => stored.get(place),
    save: (place: string, query: string) => void stored.set(place, query),
  };
  const builder = createUnitBuilder(
    drafts,
    {
      save(unit) {
        kept.push(['new', unit]);
        return { id: 'x', ...unit };
      },
      change: (id, unit) => void kept.push([id, unit]),
      changeLine: async ({ line }, unit, points) => void kept.push([`${line} at ${points}`, unit]),
    },
    'usb-unit',
  );
  const points = () => builder.built.value?.price.points;
  const tap = (next: (unit: UsbUnit) => UsbUnit) => {
    const open = builder.draft.value;
    return open ? builder.change(next(open.unit)) : [];
  };
  return { builder, kept, stored, points, tap };
}

const soldiers = (part: object) => (unit: UsbUnit) => ({ ...unit, ...part }) as UsbUnit;

describe('usb/units/builder-model', () => {
  it('USB-PRICE-01 price and values follow each tap', () => {
    const { builder, points, tap } = unitBuilder();
    builder.start({ name: '', unit: newUnits.line });
    const shown: (number | undefined)[] = [points()];
    const taps: readonly ((unit: UsbUnit) => UsbUnit)[] = [
      (unit) => withRank(unit, 'veteran'),
      soldiers({ type: 'riders' }),
      soldiers({ models: 5 }),
      soldiers({ melee: 'cavalry' }),
      soldiers({ shield: true }),
      (unit) => (unit.kind === 'line' ? withRanged(unit, 'automatic') : unit),
      soldiers({ specials: 2 }),
      soldiers({ leaders: true }),
      (unit) => withSpecialisation(unit, 'fliers', true),
      (unit) => withSpecialisation(unit, 'brave', true),
      soldiers({ hit: 5 }),
    ];
    for (const next of taps) {
      expect(tap(next)).toEqual([]);
      shown.push(points());
    }
    expect(shown).toEqual([140, 210, 290, 145, 175, 190, 265, 315, 345, 395, 410, 380]);
    expect(builder.built.value?.stats).toEqual({ hit: 5, initiative: 2, tough: 3, standfast: 1 });
    expect(builder.built.value?.price.perModel).toBe(60);
  });

  it('USB-PRICE-03 a machine by growth and equipment, and a hero on it by tier and magic', () => {
    const { builder, points } = unitBuilder();
    builder.start({ name: '', unit: newUnits.line });
    builder.chooseKind('machine');
    expect(points()).toBe(44);
    const dragon = { ...withRank(newUnits.machine, 'veteran'), growth: 6 };
    const armed = withPieces(withPieces(dragon, 'huge-arms', 3), 'automatic', 1);
    expect(builder.change(armed)).toEqual([]);
    expect(points()).toBe(231);
    expect(builder.built.value?.stats).toEqual({ hit: 3, initiative: 6, tough: 3, standfast: 18 });
    builder.chooseKind('hero');
    const legend = withMount(withMagic(withTier(newUnits.hero, 'legend'), 'automatic', 7), armed);
    expect(builder.change(legend)).toEqual([]);
    expect(points()).toBe(115 + 105 + 231);
    expect(builder.change(withMagic(legend, 'automatic', 8))).toMatchObject([
      { code: 'magic-over', highest: 115, found: 120 },
    ]);
    expect(points()).toBe(451);
  });

  it('usb/units/builder-model what may not be is refused with its reason and changes nothing; what it would cost is known', () => {
    const { builder, points } = unitBuilder();
    builder.start({ name: '', unit: newUnits.line });
    const special = { ...newUnits.line, specials: 1 };
    expect(builder.refusals(special)).toMatchObject([{ code: 'specials-need-ranged' }]);
    expect(builder.change(special)).toMatchObject([{ code: 'specials-need-ranged' }]);
    expect(builder.draft.value?.unit).toEqual(newUnits.line);
    expect(builder.priceChange({ ...newUnits.line, type: 'heavy' })).toBe(80);
    expect(builder.priceChange({ ...newUnits.line, models: 9 })).toBe(-14);
    expect(points()).toBe(140);
  });

  it('usb/units/builder-model another kind is as it was left', () => {
    const { builder } = unitBuilder();
    builder.start({ name: 'A', unit: newUnits.line });
    builder.change({ ...newUnits.line, models: 7 });
    builder.chooseKind('hero');
    builder.change(withTier(newUnits.hero, 'legend'));
    builder.chooseKind('line');
    expect(builder.draft.value).toMatchObject({ name: 'A', unit: { kind: 'line', models: 7 } });
    builder.chooseKind('hero');
    expect(builder.draft.value?.unit).toMatchObject({ tier: 'legend' });
  });

  it('usb/units/builder-model what is half built outlives a restart, and rubbish does not', async () => {
    const { builder, stored } = unitBuilder();
    builder.start({ name: 'Half', unit: newUnits.line }, { id: 'u1' });
    builder.change({ ...newUnits.line, models: 3 });
    builder.chooseKind('machine');
    const again = unitBuilder(stored);
    await again.builder.arrived;
    expect(again.builder.draft.value).toEqual(builder.draft.value);
    for (const rubbish of ['{', '7', '{"name":"a"}', '{"name":"a","unit":{"kind":"fleet"},"others":[]}']) {
      expect(decodeUnitDraft(rubbish)).toBeUndefined();
      const other = unitBuilder(new Map([['usb-unit', rubbish]]));
      await other.builder.arrived;
      expect(other.builder.draft.value).toBeUndefined();
    }
  });

  it('usb/units/builder-model a unit just begun is none yet, one with a choice is', () => {
    const { builder } = unitBuilder();
    expect(begunOf(builder.draft.value)).toBeUndefined();
    builder.start({ name: '', unit: newUnits.line });
    expect(begunOf(builder.draft.value)).toBeUndefined();
    builder.rename('A');
    expect(begunOf(builder.draft.value)).toBe(builder.draft.value);
    builder.rename('');
    builder.change({ ...newUnits.line, shield: true });
    expect(begunOf(builder.draft.value)).toBe(builder.draft.value);
  });

  it.each([
    [undefined, 10, 140],
    [166, 10, 140],
    [100, 7, 98],
    [30, 2, 28],
    [13, 1, 14],
  ])(
    'USB-COMP-04 state/unit-builder where a unit may cost %s points, %d soldiers are proposed',
    (cap, models, price) => {
      const { builder } = unitBuilder();
      builder.propose('line', cap);
      expect(builder.draft.value?.unit).toMatchObject({ kind: 'line', models });
      expect(builder.built.value?.price.points).toBe(price);
      // Nobody has entered anything: elsewhere another is proposed.
      expect(begunOf(builder.draft.value)).toBeUndefined();
      builder.propose('line');
      expect(builder.draft.value?.unit).toMatchObject({ models: 10 });
      builder.change({ ...newUnits.line, models: 9 });
      builder.propose('line', cap);
      expect(builder.draft.value?.unit).toMatchObject({ models: 9 });
    },
  );

  it('USB-COMP-04 usb/units/builder-model soldiers come in a number that may join, whatever kind was built before', () => {
    const { builder } = unitBuilder();
    const models = () => builder.draft.value?.unit;
    builder.propose('hero', 100);
    builder.chooseKind('line');
    expect(models()).toMatchObject({ kind: 'line', models: 7 });
    // Less is left: those that nobody armed are fewer, those that somebody did stay.
    builder.chooseKind('hero');
    builder.propose('hero', 30);
    builder.chooseKind('line');
    expect(models()).toMatchObject({ models: 2 });
    builder.change({ ...newUnits.line, models: 2, shield: true });
    builder.chooseKind('hero');
    builder.propose('hero', 14);
    builder.chooseKind('line');
    expect(models()).toMatchObject({ models: 2, shield: true });
  });

  it('usb/units/builder-model the same unit is gone on with, another starts again', () => {
    const { builder } = unitBuilder();
    const of = { army: 'a', line: 'l' };
    builder.resume({ name: 'A', unit: newUnits.line }, { of });
    builder.change({ ...newUnits.line, models: 3 });
    builder.resume({ name: 'A', unit: newUnits.line }, { of: { ...of } });
    expect(builder.draft.value?.unit).toMatchObject({ models: 3 });
    builder.resume({ name: 'A', unit: newUnits.line }, { of: { ...of, line: 'm' } });
    expect(builder.draft.value?.unit).toMatchObject({ models: 10 });
    builder.resume({ name: 'B', unit: newUnits.hero }, { id: 'u' });
    expect(builder.draft.value).toMatchObject({ id: 'u', name: 'B' });
  });

  it('usb/units/builder-model goes where it came from when it is kept', () => {
    const { builder, kept } = unitBuilder();
    builder.start({ name: ' New ', unit: newUnits.line });
    expect(builder.take()).toEqual({ name: 'New', unit: newUnits.line });
    builder.save();
    builder.start({ name: 'Own', unit: newUnits.hero }, { id: 'u1' });
    builder.save();
    builder.start({ name: 'Line', unit: newUnits.machine }, { of: { army: 'a', line: 'l' } });
    builder.save();
    expect(kept.map(([where, { name }]) => [where, name])).toEqual([
      ['new', 'New'],
      ['u1', 'Own'],
      ['l at 44', 'Line'],
    ]);
    expect(builder.draft.value).toBeUndefined();
    expect(builder.save()).toBeUndefined();
  });

  it('USB-A-15 what is illegal by the house rules is not kept and says so', () => {
    const { builder, kept } = unitBuilder();
    builder.start({ name: '', unit: withPieces(newUnits.machine, 'pole', 1) });
    builder.useRules({ ...usbOwnRules, smallGrowthSlots: 0 });
    expect(builder.built.value?.issues).toMatchObject([{ code: 'too-many-pieces', highest: 0, found: 1 }]);
    expect(builder.take()).toBeUndefined();
    expect(builder.save()).toBeUndefined();
    expect(kept).toEqual([]);
    expect(builder.change(newUnits.machine)).toEqual([]);
    expect(builder.save()).toEqual({ name: '', unit: newUnits.machine });
  });
});
