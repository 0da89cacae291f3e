import { describe, expect, it } from 'vitest';
import { encodeRecord } from '../../../src/fight/step-record.ts';
import { createSeededSource, type RandomSource } from '../../../src/rules/dice/random.ts';
import { likelihoodsOf, numberOf } from '../../../src/usb/test/answer.ts';
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
  return { ...device, used, stored: device.stored, model: await createUsbTestModel(device) };
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

  it('usb/test/model: what was being played by inputs of an older way of writing goes on, and is of what is asked', async () => {
    const old = 'v=2&k=hit&n=3&t=4&x=&g=0&m=0&r=none&six=0&a=2';
    const stored = new Map([
      ['usb', old],
      ['usb-play', encodeRecord({ turns: [{ inputs: old, moves: [{ faces: [4, 5, 1] }] }] })],
    ]);
    const { model } = await open('#/fight/usb', stored);
    expect(model.inputs.value.value).toEqual({ ...usbTestCodec.initial, dice: 3, atLeast: 2 });
    expect(model.play.play.value).toMatchObject({ stale: false, outcome: { roll: { successes: 2 } } });
    expect(model.play.text.value).toContain(usbTestCodec.encode(model.inputs.value.value));
    model.play.restore(encodeRecord({ turns: [{ inputs: old, moves: [] }] }));
    expect(model.play.play.value?.stale).toBe(false);
  });

  it('usb/test/model: of a link that cannot be read what is not understood is reported, no matter who acts in it', async () => {
    for (const acts of ['', '&acts=theirs']) {
      const { model } = await open(`#/fight/usb/test?v=2&kind=rain${acts}`);
      expect(model.inputs.unreadable.value).toBe(true);
      expect(model.inputs.fault.value).toEqual({ issue: 'value', name: 'kind', text: 'rain' });
      model.inputs.discard();
      expect(model.inputs.fault.value).toBeUndefined();
    }
  });

  it('USB-TEST-03: rolling keeps the trail, wave by wave, and says how likely the end was', async () => {
    const faces = [6, 1, 6, 6, 1];
    const { model } = await open('#/fight/usb', undefined, () => faces.shift() ?? 1);
    model.change({ dice: 2, stat: 6, other: -1, reroll: 'ones', atLeast: 1 });
    const { play } = model;
    play.start();
    play.rollNext();
    expect(play.play.value?.outcome).toBeUndefined();
    const chance = 7 / 216;
    expect(play.trail.value.map((notify) => notify?.ends[0]?.chance)).toEqual([
      expect.closeTo(1 - (1 - chance) ** 2, 12),
      expect.closeTo(1 - (5 / 6) * (35 / 36), 12),
    ]);
    play.rollOut();
    const shown = play.play.value;
    expect(shown?.log).toMatchObject([
      { purpose: 'first', dice: 2, successes: 0, open: 1 },
      { purpose: 'reroll', dice: 1, successes: 0, open: 2 },
      { purpose: 'confirm', dice: 2, successes: 1, open: 0 },
    ]);
    expect(shown?.outcome).toMatchObject({ roll: { successes: 1 }, kept: false });
    expect(shown?.likelihood).toBeCloseTo(1 - (1 - chance) ** 2, 12);
    expect(likelihoodsOf(model.inputs.value.value, 1).exactly).toBeCloseTo(2 * chance * (1 - chance), 12);
  });

  it('USB-SPEC-08 USB-EX-24: the blessed choose, with the odds of both ways; what would help nothing is left', async () => {
    const faces = [4, 2, 1];
    const { model } = await open('#/fight/usb', undefined, () => faces.shift() ?? 1);
    model.change({ dice: 3, reroll: 'fails', atLeast: 2 });
    const { play } = model;
    play.start();
    play.rollNext();
    expect(play.play.value?.next).toMatchObject({ purpose: 'bless', dice: 2 });
    expect(play.ahead.value?.options).toMatchObject({
      again: [{ id: 'wanted', chance: expect.closeTo(3 / 4, 12) }, {}],
      keep: [{ id: 'wanted', chance: 0 }, {}],
    });
    expect(play.ahead.value?.best).toEqual(['again']);
    play.choose('keep');
    expect(play.play.value?.outcome).toMatchObject({ kept: true, roll: { successes: 1 } });
    expect(play.play.value?.likelihood).toBeUndefined();
    play.undo();
    play.choose('again');
    expect(play.play.value?.next).toMatchObject({ purpose: 'reroll', dice: 2 });
    model.change({ atLeast: 1 });
    faces.unshift(4, 2, 1);
    play.start();
    play.rollNext();
    expect(play.ahead.value?.best).toEqual(['keep']);
  });

  it('usb/test/model: a roll keeps the test it was thrown for and survives a reload', async () => {
    const { model, stored } = await open();
    model.play.start();
    model.play.rollNext();
    const rolled = model.play.play.value;
    expect(rolled?.stale).toBe(false);
    model.change({ stat: 2 });
    expect(model.play.play.value).toMatchObject({ stale: true, outcome: { roll: { target: 4 } } });
    const again = await open('#/fight/usb', stored);
    expect(again.model.play.play.value?.outcome).toEqual(rolled?.outcome);
    expect(again.model.inputs.value.value.stat).toBe(2);
  });

  it('USB-TEST-01: a number answers a pool whose faces do not matter, and stays a number after a reload', async () => {
    const { model, stored } = await open();
    model.play.start();
    model.play.startTyping();
    expect(model.play.play.value?.typing?.pool?.tests).toBe(10);
    model.play.typeSuccesses(11);
    expect(model.play.play.value?.outcome).toBeUndefined();
    model.play.typeSuccesses(4);
    expect(model.play.play.value).toMatchObject({
      outcome: { roll: { successes: 4 } },
      counted: { size: 1 },
    });
    const again = await open('#/fight/usb', stored);
    expect(again.model.play.play.value).toMatchObject({
      outcome: { roll: { successes: 4 } },
      counted: { size: 1 },
    });
  });

  it.each([
    ['ones', { reroll: 'ones' }, { facesFor: 'ones' }],
    ['sixes', { stat: 6, other: -1 }, { facesFor: 'sixes' }],
    ['failures, all thrown again alike', { reroll: 'fails' }, { pool: 10 }],
    ['a die alone', { dice: 1 }, {}],
    ['d3', { kind: 'd3' }, {}],
  ] as const)('USB-TEST-05 what is asked of the table: %s', async (_, change, asked) => {
    const { model } = await open();
    model.change(change);
    model.play.start();
    model.play.startTyping();
    const { pool, facesFor } = model.play.play.value?.typing ?? {};
    expect({ ...(pool && { pool: pool.tests }), ...(facesFor && { facesFor }) }).toEqual(asked);
  });

  it('USB-TEST-05: faces from the table are typed wave by wave, taken back, finished', async () => {
    const { model, stored } = await open();
    model.change({ dice: 3, stat: 6, other: -1, reroll: 'fails', kind: 'save' });
    const { play } = model;
    play.start();
    play.startTyping();
    for (const face of [6, 6, 2]) play.typeFace(face);
    expect(play.play.value).toMatchObject({ next: { purpose: 'confirm', dice: 2 }, typing: { faces: [] } });
    const reopened = await open('#/fight/usb', stored);
    expect(reopened.model.play.play.value).toMatchObject({ next: { purpose: 'confirm', dice: 2 } });
    play.undo();
    play.startTyping();
    play.typeWave([2, 6, 6]);
    play.typeWave([6, 6]);
    expect(play.play.value?.next).toMatchObject({ purpose: 'reroll', dice: 1 });
    play.typeFace(3);
    expect(play.play.value?.outcome?.roll).toMatchObject({ successes: 2, waves: [[2, 6, 6], [6, 6], [3]] });
  });

  it('usb/test/model: what was thrown or typed before tests were played in steps is taken up', async () => {
    const test = 'v=2&k=hit&n=3&t=6&x=&g=0&m=-1&r=fails&six=0&a=1';
    const thrown = await open(
      '#/fight/usb',
      new Map([
        ['usb', test],
        ['usb-throw', `${test}&y=1&c=0.0.0.0.0.0&w=662&w=65&w=23`],
      ]),
    );
    expect(thrown.model.play.play.value).toMatchObject({
      stale: false,
      outcome: {
        kept: false,
        roll: {
          successes: 1,
          waves: [
            [6, 6, 2],
            [6, 5],
            [2, 3],
          ],
        },
      },
    });
    expect(thrown.stored.get('usb-throw')).toBe('');
    const counted = await open(
      '#/fight/usb',
      new Map([['usb-throw', 'v=2&k=hit&n=2&t=4&x=&g=0&m=0&r=none&six=0&a=1&y=1&z=1&c=0.0.0.0.0.0&w=61']]),
    );
    expect(counted.model.play.play.value).toMatchObject({ counted: { size: 1 }, stale: true });
    const typing = await open(
      '#/fight/usb',
      new Map([
        ['usb-throw', `${test}&y=0&c=0.0.0.0.0.0&w=111&w=111`],
        ['usb-typing', `${test}&y=1&c=0.1.0.0.0.0&w=662`],
      ]),
    );
    expect(typing.model.play.play.value).toMatchObject({
      next: { purpose: 'confirm' },
      typing: { faces: [2] },
    });
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

const notify = (model: Awaited<ReturnType<typeof open>>['model']) =>
  model.figures.value.reasons.map(({ rule, effect, amount = '' }) => `${rule} ${effect} ${amount}`.trim());

describe('usb/test/model: rolls with a name', () => {
  it('USB-TEST-04 TE-20: what is ticked adds up, each piece with its rule', async () => {
    const { model } = await open();
    model.tick('aimed', true);
    model.tick('enemy-cover', true);
    expect(model.figures.value.each?.target).toBe(4);
    model.change({ grade: 2, other: 1 });
    expect(model.figures.value.each?.target).toBe(5);
    expect(notify(model)).toEqual([
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
    expect(notify(model)).toEqual(['USB-FORM-05 hide', 'USB-TEST-01 stat 4']);
    model.play.start();
    model.play.rollNext();
    expect(model.play.play.value?.outcome).toMatchObject({ roll: { successes: 1 } });
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
    expect(model.play.play.value?.outcome?.roll.successes).toBe(number);
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
      expect(notify(model)).toEqual([`USB-DICE-01 ${id}`]);
      const sumNow = () => {
        const roll = model.play.play.value?.outcome?.roll;
        return roll && numberOf({ kind: id }, roll);
      };
      model.play.start();
      model.play.rollNext();
      expect(sumNow()).toBe(sum);
      model.play.start();
      model.play.startTyping();
      for (const face of faces) model.play.typeFace(face);
      expect(sumNow()).toBe(sum);
      const again = await open('#/fight/usb', stored);
      expect(again.model.play.play.value?.outcome).toEqual(model.play.play.value?.outcome);
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
    expect(notify(model)).toContain('USB-TEST-04 modifier -2');
  });
});
