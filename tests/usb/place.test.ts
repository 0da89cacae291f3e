import { describe, expect, it } from 'vitest';
import { modeOn } from '../../src/fight/kept-models.ts';
import { type UsbTable, usbRulesOf } from '../../src/rules/usb/house-rules.ts';
import { plainUsbTable, usbHouse } from '../../src/usb/house-rules.ts';
import type { UsbPlaceModel } from '../../src/usb/place.ts';
import { openFightPlace } from '../brikwars/duel/device.ts';
import { usbParts } from '../support/modes.ts';

const tabled = usbParts.filter((part) => part !== 'usb-test');
const ruins: UsbTable = { house: { ruinsStack: 1 } };
const ruinsText = usbHouse.write(ruins);

/** As the screen does: the model of the page that is shown, and what follows its first answer. */
async function loadShown(frame: UsbPlaceModel) {
  const mode = modeOn(frame.page.peek());
  if (mode) await frame.load(mode);
}

async function openFrame(hash = '#/fight/usb', stored?: Map<string, string>) {
  const place = await openFightPlace({ hash, ...(stored ? { stored } : {}), settings: { lastGame: 'usb' } });
  const frame = await place.model.usb();
  await loadShown(frame);
  return { ...place, frame };
}

/** The inputs of a mode as a link has them, played by a table. */
async function linkOf(part: (typeof tabled)[number], table: UsbTable) {
  const { frame } = await openFrame();
  frame.choose(part);
  await loadShown(frame);
  frame.useTable(table);
  return (await frame.load(part)).inputs.text.value;
}

describe('usb/place: modes and addresses', () => {
  it('usb/place the first mode is shooting, and the last one is there after a restart', async () => {
    const stored = new Map<string, string>();
    const { frame, history } = await openFrame('#/fight/usb', stored);
    expect([frame.page.value, history.hash()]).toEqual(['usb-shoot', '#/fight/usb/shoot']);
    for (const part of usbParts) {
      frame.choose(part);
      await loadShown(frame);
      expect(frame.mode.value).toBe(part);
      expect(history.hash()).toBe(`#/fight/usb/${part.slice(4)}`);
    }
    frame.choose('usb-charge');
    expect((await openFrame('#/fight/usb', stored)).history.hash()).toBe('#/fight/usb/charge');
    expect((await openFrame('#/fight', stored)).history.hash()).toBe('#/fight/usb/charge');
    expect((await openFrame('#/fight/usb/siege', stored)).history.hash()).toBe('#/fight/usb/charge');
  });

  it('usb/place a link of old is a test with its inputs', async () => {
    const { frame, history } = await openFrame('#/fight/usb?v=1&n=7&t=3&m=0&r=none&six=0&a=4');
    expect(frame.page.value).toBe('usb-test');
    const test = await frame.load('usb-test');
    expect(test.inputs.linked.value).toBe(true);
    expect(test.inputs.value.value).toMatchObject({ dice: 7, stat: 3, atLeast: 4 });
    expect(history.hash()).toContain('#/fight/usb?v=1&n=7');
    test.change({ dice: 8 });
    history.pass();
    expect(history.hash()).toBe('#/fight/usb?v=2&kind=any&dice=8&stat=3&atLeast=4');
  });

  it('usb/place a link to a mode is shown there, and does not become the last mode', async () => {
    const stored = new Map([['usb-mode', 'usb-charge']]);
    const { frame } = await openFrame('#/fight/usb/test?v=1&n=7&t=3&m=0&r=none&six=0&a=4', stored);
    expect(frame.page.value).toBe('usb-test');
    expect((await frame.load('usb-test')).inputs.value.value.dice).toBe(7);
    expect(stored.get('usb-mode')).toBe('usb-charge');
  });

  it('usb/place the address of a mode carries its inputs, its slash as it is', async () => {
    const { frame, history } = await openFrame('#/fight/usb/shoot');
    frame.useTable(ruins);
    history.pass();
    expect(history.hash()).toMatch(/^#\/fight\/usb\/shoot\?v=/);
    expect(history.hash()).toContain(ruinsText);
  });

  it('usb/place Back comes from the saved fights to the mode, and leaves the place from any mode', async () => {
    const { frame, history, navigation } = await openFrame('#/dice');
    navigation.go('fight/usb');
    frame.choose('usb-charge');
    frame.choose('usb-morale');
    navigation.go(`${frame.home}/saved`);
    expect([frame.page.value, frame.mode.value, frame.current.value]).toEqual([
      'saved',
      undefined,
      undefined,
    ]);
    history.back();
    expect(frame.page.value).toBe('usb-morale');
    history.back();
    expect(navigation.location.value.place).toBe('dice');
  });

  it('usb/place it knows the units that the mode shown asks about', async () => {
    const { frame, navigation } = await openFrame('#/fight/usb/shoot');
    const found: number[] = [];
    for (const part of usbParts) {
      frame.choose(part);
      await loadShown(frame);
      found.push(frame.units.value.length);
    }
    expect(found).toEqual([2, 2, 1, 0]);
    const morale = await frame.load('usb-morale');
    frame.choose('usb-morale');
    expect(frame.units.value).toEqual([morale.inputs.value.value.side.fighter.unit]);
    navigation.go(`${frame.home}/saved`);
    expect(frame.units.value).toEqual([]);
  });

  it('usb/place BrikWars keeps its own last mode', async () => {
    const { frame, model, history } = await openFrame('#/fight/usb', new Map([['fight-mode', 'many']]));
    frame.choose('usb-morale');
    await model.brikwars();
    expect(history.hash()).toBe('#/fight/usb/morale');
    model.chooseGame('brikwars');
    expect(history.hash()).toBe('#/fight/many');
    model.chooseGame('usb');
    expect(history.hash()).toBe('#/fight/usb/morale');
    expect(frame.page.value).toBe('usb-morale');
  });
});

describe('usb/place: house rules', () => {
  it('usb/place they are one table for all modes, and there after a restart', async () => {
    const stored = new Map<string, string>();
    const { frame } = await openFrame('#/fight/usb', stored);
    frame.choose('usb-test');
    await loadShown(frame);
    frame.useTable(ruins);
    expect([frame.changes.value, frame.table.value]).toEqual([1, ruins]);
    expect(frame.rules.value).toEqual(usbRulesOf(ruins));
    for (const part of tabled) {
      frame.choose(part);
      await loadShown(frame);
      expect((await frame.load(part)).table.value, part).toEqual(ruins);
    }
    frame.useTable({ house: { ...ruins.house, growthModel: 'F1' } });
    for (const part of tabled) {
      frame.choose(part);
      expect(Object.keys((await frame.load(part)).table.value.house), part).toHaveLength(2);
    }
    const again = await openFrame('#/fight/usb/charge', stored);
    expect(again.frame.changes.value).toBe(2);
    expect((await again.frame.load('usb-charge')).table.value).toEqual(again.frame.table.value);
  });

  it('usb/place a mode found again plays by the rules of now', async () => {
    const { frame, history } = await openFrame('#/fight/usb/shoot');
    frame.useTable(ruins);
    history.pass();
    frame.choose('usb-charge');
    await loadShown(frame);
    frame.useTable(plainUsbTable);
    history.pass();
    frame.choose('usb-shoot');
    expect(frame.page.value).toBe('usb-shoot');
    expect(frame.table.value).toEqual(plainUsbTable);
    expect((await frame.load('usb-shoot')).table.value).toEqual(plainUsbTable);
  });

  it.each(tabled)('usb/place a link is played by its own rules until it is taken (%s)', async (part) => {
    const query = await linkOf(part, ruins);
    for (const taken of [true, false]) {
      const stored = new Map([['usb-house', 'usb~fatigue.inclusive']]);
      const { frame } = await openFrame(`#/fight/usb/${part.slice(4)}?${query}`, stored);
      const model = await frame.load(part);
      expect([model.inputs.linked.value, frame.table.value]).toEqual([true, ruins]);
      expect(stored.get('usb-house')).toBe('usb~fatigue.inclusive');
      if (taken) model.inputs.keep();
      else model.inputs.discard();
      const expected = taken ? ruins : { house: { fatigue: 'inclusive' } };
      expect(model.table.value).toEqual(expected);
      expect(frame.table.value).toEqual(expected);
      expect(stored.get('usb-house')).toBe(usbHouse.write(expected as UsbTable));
    }
  });

  it('usb/place a rule changed while a link is shown is a rule of the link', async () => {
    const query = await linkOf('usb-shoot', ruins);
    const { frame, stored } = await openFrame(`#/fight/usb/shoot?${query}`);
    frame.useTable({ house: { ruinsStack: 1, fatigue: 'inclusive' } });
    expect(frame.changes.value).toBe(2);
    expect(stored.get('usb-house')).toBeUndefined();
    frame.choose('usb-charge');
    await loadShown(frame);
    expect(frame.changes.value).toBe(0);
  });

  it('usb/place a stored table that cannot be read is none', async () => {
    const { frame } = await openFrame('#/fight/usb', new Map([['usb-house', 'usb~nonsense.1']]));
    expect(frame.table.value).toEqual(plainUsbTable);
  });
});

describe('usb/place: kept fights', () => {
  it.each(usbParts)('usb/place %s can be opened again, whatever was played meanwhile', async (part) => {
    const { frame, navigation } = await openFrame();
    frame.choose(part);
    await loadShown(frame);
    frame.useTable(ruins);
    const test = await frame.load('usb-test');
    if (part === 'usb-test') test.change({ dice: 33 });
    const kept = frame.current.value;
    expect(kept?.mode).toBe(part);
    frame.useTable(plainUsbTable);
    if (part === 'usb-test') test.change({ dice: 5 });
    const other = frame.current.value;
    expect(other?.query).not.toBe(kept?.query);
    if (!kept || !other) throw new Error('nothing is shown');
    navigation.go(`${frame.home}/saved`);
    expect(await frame.open(kept)).toEqual(other);
    expect(frame.page.value).toBe(part);
    expect(frame.current.value).toEqual(kept);
    if (part !== 'usb-test') expect(frame.table.value).toEqual(ruins);
    expect(await frame.open(other)).toEqual(kept);
    expect(frame.table.value).toEqual(plainUsbTable);
  });

  it('usb/place a fight of another game, of a later version or a damaged one is not opened', async () => {
    const { frame } = await openFrame('#/fight/usb/charge');
    const before = frame.current.value;
    for (const mode of ['brikwars', 'usb-siege', 'usb-shoot']) {
      expect(await frame.open({ mode, query: 'nonsense' })).toBeUndefined();
    }
    expect(frame.page.value).toBe('usb-charge');
    expect(frame.current.value).toEqual(before);
  });

  it('usb/place the saved fights of both games are one record', async () => {
    const { frame, model } = await openFrame();
    const saved = await frame.saved();
    await saved.arrived;
    const current = frame.current.value;
    if (!current) throw new Error('nothing is shown');
    expect(saved.add('Volley', current)?.mode).toBe('usb-shoot');
    const brikwars = await model.brikwars();
    expect((await brikwars.compare()).compared.value).toEqual({ others: [] });
    (await frame.compare()).add(current);
    expect((await brikwars.compare()).compared.value).toEqual({ others: [] });
  });
});
