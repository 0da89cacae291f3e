import { describe, expect, it } from 'vitest';
import { createSeededSource, type RandomSource } from '../../../src/rules/dice/random.ts';
import { usbTestCodec } from '../../../src/usb/test/inputs.ts';
import { createUsbTestModel, testPresets, withChange } from '../../../src/usb/test/model.ts';
import { decodeThrow } from '../../../src/usb/test/old-throw.ts';
import { fightDevice } from '../../brikwars/duel/device.ts';

async function open(
  hash = '#/fight/usb',
  stored?: Map<string, string>,
  random: RandomSource = createSeededSource(7),
) {
  const { device, used } = fightDevice({ hash, ...(stored && { stored }), random });
  return { ...device, used, model: await createUsbTestModel(device) };
}

describe('usb/test/model', () => {
  it('USB-TEST-05: the figures stand before anything is entered and follow every change', async () => {
    const { model, used } = await open();
    expect(model.figures.value).toMatchObject({
      each: { target: 4, sixThenSix: false, chance: 0.5 },
      average: 5,
    });
    model.change({ stat: 6, other: -1 });
    expect(model.figures.value.each).toMatchObject({ target: 7, sixThenSix: true });
    expect(model.figures.value.each?.chance).toBeCloseTo(1 / 36, 14);
    expect(used).toEqual(['usb']);
  });

  it('usb/test/model: fewer dice than successes wanted lower the wish', () => {
    expect(withChange(usbTestCodec.initial, { dice: 3 }).atLeast).toBe(3);
    expect(withChange(usbTestCodec.initial, { dice: 30 }).atLeast).toBe(5);
  });

  it('USB-TEST-03: a pool is thrown wave by wave, each with the odds given the dice so far', async () => {
    const faces = [6, 1, 6, 6, 1];
    const { model } = await open('#/fight/usb', undefined, () => faces.shift() ?? 1);
    model.change({ dice: 2, stat: 6, other: -1, reroll: 'ones', atLeast: 1 });
    model.play.start();
    const asked: unknown[] = [];
    const odds: (number | undefined)[] = [];
    while (model.play.play.value?.next) {
      const { purpose, count } = model.play.play.value.next;
      asked.push([purpose, count]);
      odds.push(model.play.ahead.value?.ends[0]?.chance);
      model.play.rollNext();
    }
    expect(asked).toEqual([
      ['first', 2],
      ['reroll', 1],
      ['confirm', 2],
    ]);
    const each = 7 / 216;
    expect(odds[0]).toBeCloseTo(1 - (1 - each) ** 2, 12);
    // A six is to be confirmed; the one is thrown again, and a six of it confirmed.
    expect(odds[1]).toBeCloseTo(1 - (5 / 6) * (1 - 1 / 36), 12);
    expect(odds[2]).toBeCloseTo(1 - (5 / 6) ** 2, 12);
    const { outcome, log, likelihood } = model.play.play.value ?? {};
    expect(outcome).toEqual({ number: 1 });
    expect(log?.map(({ purpose, count, number }) => [purpose, count, number])).toEqual([
      ['first', 2, 0],
      ['reroll', 1, 0],
      ['confirm', 2, 1],
    ]);
    expect(likelihood).toBeCloseTo(1 - (1 - each) ** 2, 12);
  });

  it('usb/test/model: a roll keeps the test it was thrown for and survives a reload', async () => {
    const { model, stored } = await open();
    model.play.start();
    model.play.rollNext();
    const { outcome } = model.play.play.value ?? {};
    model.change({ stat: 2 });
    expect(model.play.play.value).toMatchObject({ stale: true, inputs: { stat: 4 }, outcome });
    const again = await open('#/fight/usb', stored);
    expect(again.model.play.play.value).toMatchObject({ stale: true, inputs: { stat: 4 }, outcome });
    expect(again.model.inputs.value.value.stat).toBe(2);
  });

  it('USB-TEST-01: a number answers a pool whose faces do not matter, and stays a number after a reload', async () => {
    const { model, stored } = await open();
    model.play.start();
    model.play.startTyping();
    expect(model.play.play.value?.typing?.pool).toBe(10);
    model.play.typeSuccesses(4);
    expect(model.play.play.value?.outcome).toEqual({ number: 4 });
    const again = await open('#/fight/usb', stored);
    expect(again.model.play.play.value?.outcome).toEqual({ number: 4 });
    expect(again.model.play.play.value?.counted.size).toBe(1);
    for (const change of [
      { reroll: 'ones' },
      { reroll: 'none', stat: 6, other: -1 },
      { dice: 1, other: 0 },
    ] as const) {
      model.change(change);
      model.play.start();
      model.play.startTyping();
      expect(model.play.play.value?.typing).toBeDefined();
      expect(model.play.play.value?.typing?.pool).toBeUndefined();
      model.play.stopTyping();
    }
  });

  it('USB-TEST-05: faces from the table are typed wave by wave', async () => {
    const { model, stored } = await open();
    model.change({ dice: 3, stat: 6, other: -1, reroll: 'fails' });
    model.play.start();
    model.play.startTyping();
    model.play.typeWave([2, 6, 6]);
    expect(model.play.play.value?.next).toMatchObject({ purpose: 'confirm', count: 2 });
    const reopened = await open('#/fight/usb', stored);
    expect(reopened.model.play.play.value?.next).toMatchObject({ purpose: 'confirm', count: 2 });
    model.play.typeWave([6, 6]);
    expect(model.play.play.value?.next).toMatchObject({ purpose: 'reroll', count: 1 });
    model.play.typeWave([3]);
    expect(model.play.play.value?.outcome).toEqual({ number: 2 });
    model.play.undo();
    expect(model.play.play.value?.next).toMatchObject({ purpose: 'reroll', count: 1 });
  });

  it('usb/test/play: a roll and half a wave that an earlier version kept are taken over, once', async () => {
    const test = usbTestCodec.encode({ ...usbTestCodec.initial, dice: 2, atLeast: 1 });
    const over = new Map([['usb-throw', `${test}&y=0&c=0.0.0.0.0.0&w=64`]]);
    const { model } = await open('#/fight/usb', over);
    expect(model.play.play.value?.outcome).toEqual({ number: 2 });
    expect(over.get('usb-throw')).toBe('');
    const half = new Map([['usb-typing', `${test}&y=1&c=0.1.0.0.0.0`]]);
    const typed = await open('#/fight/usb', half);
    expect(typed.model.play.play.value?.typing?.faces).toEqual([2]);
    const counted = new Map([['usb-throw', `${test}&y=1&z=1&c=0.0.0.0.0.0&w=61`]]);
    const known = await open('#/fight/usb', counted);
    expect(known.model.play.play.value?.outcome).toEqual({ number: 1 });
    expect(known.model.play.play.value?.counted.size).toBe(1);
  });

  it('usb/test/model: the address is its own only at fight/usb', async () => {
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
  ])('usb/test/old-throw: does not understand %s', (_, text) => {
    expect(decodeThrow(text)).toBeUndefined();
  });
});

function preset(id: string) {
  const found = testPresets.find((each) => each.id === id);
  if (!found) throw new Error(`no preset ${id}`);
  return found;
}

const told = (model: Awaited<ReturnType<typeof open>>['model']) =>
  model.figures.value.reasons.map(({ rule, effect, amount = '' }) => `${rule} ${effect} ${amount}`.trim());

describe('usb/test/model: rolls with a name', () => {
  it('USB-TEST-04 TE-20: what is ticked adds up, each piece with its rule', async () => {
    const { model } = await open();
    model.tick('aimed', true);
    model.tick('enemy-cover', true);
    expect(model.figures.value.each?.target).toBe(4);
    model.change({ grade: 2, other: 1 });
    expect(model.figures.value.each?.target).toBe(5);
    expect(told(model)).toEqual([
      'USB-SHOOT-06 hit',
      'USB-TEST-01 stat 4',
      'USB-ACT-04 aimed 1',
      'USB-TERR-03 enemy-cover -1',
      'USB-FAT-01 fatigue -2',
      'USB-TEST-04 modifier 1',
      'USB-TEST-05 pool 10',
    ]);
    model.tick('aimed', false);
    expect(model.figures.value.each?.target).toBe(6);
  });

  it('TE-27 USB-FAT-01: 4+ with fatigue −3 is six then six', async () => {
    const { model } = await open();
    model.change({ grade: 3 });
    expect(model.figures.value.each).toMatchObject({ target: 7, sixThenSix: true });
  });

  it('TE-26 TE-31 TE-33 USB-C-07: a save of 4+ in ruins against −2, in column, from the flank of a phalanx', async () => {
    const { model } = await open();
    model.choose(preset('save'));
    model.tick('entrenched', true);
    model.tick('ruins', true);
    model.change({ grade: 2 });
    expect(model.figures.value.each?.target).toBe(4);
    model.tick('entrenched', false);
    model.tick('ruins', false);
    model.change({ grade: 0 });
    model.tick('column', true);
    expect(model.figures.value.each?.target).toBe(5);
    model.tick('phalanx-side', true);
    expect(model.inputs.value.value.ticked).toEqual(['phalanx-side']);
    expect(model.figures.value.each?.target).toBe(5);
    model.tick('phalanx-front', true);
    expect(model.figures.value.each?.target).toBe(3);
  });

  it('USB-C-06 USB-FORM-05 SP-71: to find the hidden it is the bare stat and one die', async () => {
    const { model } = await open('#/fight/usb', undefined, () => 4);
    model.tick('aimed', true);
    model.change({ other: 3, onlySix: true, grade: 1 });
    model.choose(preset('hide'));
    expect(model.inputs.value.value).toMatchObject({
      dice: 1,
      ticked: [],
      grade: 0,
      other: 0,
      onlySix: false,
    });
    expect(told(model)).toEqual(['USB-FORM-05 hide', 'USB-TEST-01 stat 4']);
    model.play.start();
    model.play.rollNext();
    expect(model.play.play.value).toMatchObject({ inputs: { kind: 'hide' }, outcome: { number: 1 } });
  });

  it.each([
    ['USB-SPEC-07 SP-56', 'smoke', 1 / 2, 4, 1],
    ['USB-SPEC-07 SP-55', 'smoke', 1 / 2, 3, 0],
    ['USB-DICE-02 SP-76', 'dispute', 1 / 2, 4, 1],
    ['USB-DICE-02 SP-75', 'dispute', 1 / 2, 3, 0],
  ])('%s: %s asks for no stat', async (_, id, chance, face, number) => {
    const { model } = await open('#/fight/usb', undefined, () => face);
    model.change({ stat: 2 });
    model.choose(preset(id));
    expect(model.figures.value).toMatchObject({ each: { target: 4, chance } });
    expect(model.figures.value.reasons).toHaveLength(1);
    model.play.start();
    model.play.rollNext();
    expect(model.play.play.value?.outcome?.number).toBe(number);
  });

  it.each([
    ['d2', [1, 4, 6], 5, 4.5],
    ['d3', [1, 4, 6], 6, 6],
  ] as const)(
    'USB-DICE-01 USB-A-20: three %s are added up, thrown or typed',
    async (id, faces, sum, average) => {
      const thrown = [...faces];
      const { model, stored } = await open('#/fight/usb', undefined, () => thrown.shift() ?? 1);
      model.choose(preset(id));
      model.change({ dice: 3, atLeast: 99 });
      expect(model.inputs.value.value.atLeast).toBe(id === 'd2' ? 6 : 9);
      expect(model.figures.value).toMatchObject({ each: undefined, min: 3, average });
      expect(told(model)).toEqual([`USB-DICE-01 ${id}`]);
      model.play.start();
      model.play.rollNext();
      expect(model.play.play.value?.outcome).toEqual({ number: sum });
      model.play.start();
      model.play.startTyping();
      model.play.typeWave([...faces]);
      expect(model.play.play.value?.outcome).toEqual({ number: sum });
      expect((await open('#/fight/usb', stored)).model.play.play.value?.outcome).toEqual({ number: sum });
    },
  );

  it('usb/test/model: every roll is one tap away and has figures', async () => {
    const { model } = await open();
    for (const each of [...testPresets, ...testPresets.toReversed()]) {
      model.choose(each);
      const { value } = model.inputs.value;
      expect(usbTestCodec.decode(usbTestCodec.encode(value))).toEqual(value);
      expect(model.figures.value.wanted).toBeGreaterThan(0);
      expect(value.stat).toBe(each.stat ?? value.stat);
    }
  });

  it('usb/test/model: between attacks the dice stay; from one die to attacks there are ten again', async () => {
    const { model } = await open();
    model.change({ dice: 14, atLeast: 9 });
    model.choose(preset('save'));
    expect(model.inputs.value.value).toMatchObject({ dice: 14, atLeast: 9 });
    model.choose(preset('smoke'));
    expect(model.inputs.value.value).toMatchObject({ dice: 1, atLeast: 1 });
    model.choose(preset('hit-3'));
    expect(model.inputs.value.value).toMatchObject({ dice: 10, atLeast: 5, stat: 3 });
  });

  it('usb/test/model: a link of old is a test without a name, with its bare modifier', async () => {
    const { model } = await open('#/fight/usb?v=1&n=4&t=3&m=-2&r=ones&six=1&a=2');
    expect(model.inputs.value.value).toEqual({
      kind: 'any',
      dice: 4,
      stat: 3,
      ticked: [],
      grade: 0,
      other: -2,
      reroll: 'ones',
      onlySix: true,
      atLeast: 2,
    });
    expect(told(model)).toContain('USB-TEST-04 modifier -2');
  });
});
