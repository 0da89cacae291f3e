import { describe, expect, it } from 'vitest';
import { createSeededSource, type RandomSource } from '../../src/rules/dice/random.ts';
import { createUsbTestModel, withChange } from '../../src/state/usb-test.ts';
import { usbTestCodec } from '../../src/state/usb-test-inputs.ts';
import { decodeThrow, summarise } from '../../src/state/usb-test-throws.ts';
import { fakeServices } from '../support/fake-services.ts';

async function open(
  hash = '#/fight/usb',
  stored?: Map<string, string>,
  random: RandomSource = createSeededSource(7),
) {
  const services = fakeServices(hash, stored);
  return { ...services, model: await createUsbTestModel({ ...services, random }) };
}

describe('state/usb-test', () => {
  it('USB-TEST-05: the figures stand before anything is entered and follow every change', async () => {
    const { model, used } = await open();
    expect(model.figures.value).toMatchObject({ target: 4, sixThenSix: false, perDie: 0.5, average: 5 });
    model.change({ stat: 6, modifier: -1 });
    expect(model.figures.value).toMatchObject({ target: 7, sixThenSix: true });
    expect(model.figures.value.perDie).toBeCloseTo(1 / 36, 14);
    expect(used).toEqual(['usb']);
  });

  it('state/usb-test: fewer dice than successes wanted lower the wish', () => {
    expect(withChange(usbTestCodec.initial, { dice: 3 }).atLeast).toBe(3);
    expect(withChange(usbTestCodec.initial, { dice: 30 }).atLeast).toBe(5);
  });

  it('USB-TEST-03: rolling keeps the trail and says how likely it was', async () => {
    const faces = [6, 1, 6, 6];
    const { model } = await open('#/fight/usb', undefined, () => faces.shift() ?? 1);
    model.change({ dice: 2, stat: 6, modifier: -1, reroll: 'ones' });
    model.throwDice();
    const result = model.result.value;
    expect(result?.roll.successes).toBe(1);
    expect(result?.exactly).toBeCloseTo(2 * (7 / 216) * (1 - 7 / 216), 12);
    expect(result?.thisOrMore).toBeCloseTo(1 - (1 - 7 / 216) ** 2, 12);
    expect(result && summarise(result.roll)).toEqual([
      { purpose: 'first', faces: [6, 1], successes: 0 },
      { purpose: 'reroll', faces: [6], successes: 0 },
      { purpose: 'confirm', faces: [6, 1], successes: 1 },
    ]);
  });

  it('state/usb-test: a roll keeps the test it was thrown for and survives a reload', async () => {
    const { model, stored } = await open();
    model.throwDice();
    model.change({ stat: 2 });
    expect(model.result.value?.roll.target).toBe(4);
    const again = await open('#/fight/usb', stored);
    expect(again.model.result.value).toEqual(model.result.value);
    expect(again.model.inputs.value.value.stat).toBe(2);
  });

  it('USB-TEST-05: faces from the table are typed wave by wave, taken back, finished', async () => {
    const { model, stored } = await open();
    model.change({ dice: 3, stat: 6, modifier: -1, reroll: 'fails' });
    model.startTyping();
    model.setCount(6, 2);
    expect(model.typing.value).toMatchObject({ missing: 1, index: 0 });
    model.finishWave();
    expect(model.typing.value).toMatchObject({ missing: 1, index: 0 });
    model.setCount(2, 9);
    expect(model.typing.value?.counts).toEqual([0, 1, 0, 0, 0, 2]);
    model.finishWave();
    expect(model.typing.value).toMatchObject({ index: 1, missing: 2, wave: { purpose: 'confirm' } });

    const reopened = await open('#/fight/usb', stored);
    expect(reopened.model.typing.value).toEqual(model.typing.value);

    model.reopenWave();
    expect(model.typing.value?.counts).toEqual([0, 1, 0, 0, 0, 2]);
    model.finishWave();
    model.setCount(6, 2);
    model.finishWave();
    expect(model.typing.value?.wave.purpose).toBe('reroll');
    model.setCount(3, 1);
    model.finishWave();
    expect(model.typing.value).toBeUndefined();
    expect(model.result.value?.roll).toMatchObject({
      successes: 2,
      typed: true,
      waves: [[2, 6, 6], [6, 6], [3]],
    });
  });

  it('state/usb-test: giving up typing leaves the last roll on the table', async () => {
    const { model, stored } = await open();
    model.throwDice();
    const rolled = model.result.value;
    model.startTyping();
    model.setCount(1, 1);
    model.stopTyping();
    expect(model.typing.value).toBeUndefined();
    expect(model.result.value).toBe(rolled);
    expect((await open('#/fight/usb', stored)).model.typing.value).toBeUndefined();
  });

  it('state/usb-test: the address is its own only at fight/usb', async () => {
    const here = await open('#/fight/usb?v=1&n=4&t=3&m=1&r=none&six=0&a=2');
    expect(here.model.inputs.value.value).toMatchObject({ dice: 4, stat: 3 });
    expect(here.model.inputs.linked.value).toBe(true);

    const elsewhere = await open('#/fight?v=1&n=4&t=3&m=1&r=none&six=0&a=2');
    expect(elsewhere.model.inputs.value.value).toEqual(usbTestCodec.initial);
    elsewhere.model.change({ dice: 8 });
    elsewhere.history.pass();
    expect(elsewhere.history.hash()).toBe('#/fight?v=1&n=4&t=3&m=1&r=none&six=0&a=2');

    const written = await open('#/fight/usb');
    written.model.change({ dice: 8 });
    written.history.pass();
    expect(written.history.hash()).toBe(
      `#/fight/usb?${usbTestCodec.encode(written.model.inputs.value.value)}`,
    );
  });

  it.each([
    ['nothing', ''],
    ['a 7', 'v=1&n=1&t=4&m=0&r=none&six=0&a=1&y=1&c=0.0.0.0.0.0&w=7'],
    ['a letter', 'v=1&n=1&t=4&m=0&r=none&six=0&a=1&y=1&c=0.0.0.0.0.0&w=x'],
    ['two dice for one', 'v=1&n=1&t=4&m=0&r=none&six=0&a=1&y=1&c=0.0.0.0.0.0&w=44'],
    ['five counts', 'v=1&n=1&t=4&m=0&r=none&six=0&a=1&y=1&c=0.0.0.0.0'],
    ['more counted than thrown', 'v=1&n=1&t=4&m=0&r=none&six=0&a=1&y=1&c=2.0.0.0.0.0'],
    ['half a roll of the app', 'v=1&n=1&t=4&m=0&r=none&six=0&a=1&y=0&c=0.0.0.0.0.0'],
  ])('state/usb-test-throws: does not understand %s', (_, text) => {
    expect(decodeThrow(text)).toBeUndefined();
  });
});
