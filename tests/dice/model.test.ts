import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { appendRoll, listRolls, rollsKept } from '../../src/storage/rolls.ts';
import { freshDevice, given, openTab } from '../storage/device.ts';
import { openDice } from './device.ts';

beforeEach(freshDevice);

async function storedTotals(): Promise<readonly number[]> {
  return given(await listRolls(openTab())).map((record) => record.total);
}

describe('rolling', () => {
  it('dice/model starts with the last game played and the average of its dice', async () => {
    const { model } = await openDice([], { lastGame: 'mage-knight', edition: 'pl' });
    expect(model.inputs.value.value).toEqual({ text: '2d6', bonus: 'none', floor: false });
    expect(model.games.value).toEqual(['mage-knight', 'brikwars', 'usb']);
    expect(model.last.value).toBeUndefined();
    expect(model.threshold.value?.n).toBe(7);
  });

  it('BW-DICE-05 a roll shows total, trail and how likely it was, is stored, and is announced once', async () => {
    const { model, composer, services } = await openDice([6, 4]);
    composer.setText('1d6+1');
    const before = services.announcer.current.value.count;
    model.roll();
    const last = model.last.value;
    expect(last?.record).toMatchObject({ notation: '1d6+1', faces: [6, 4], total: 11, typed: false });
    expect(last?.trail.map((step) => step.kind)).toEqual(['dice', 'bonus', 'modifier']);
    expect(last?.luck?.orMore).toBeCloseTo(1 / 12, 12);
    expect(last?.fresh).toBe(true);
    expect(services.announcer.current.value).toEqual({
      text: '1d6+1: 11. Critical success: 1 bonus die.',
      count: before + 1,
    });
    await vi.waitFor(async () => expect(await storedTotals()).toEqual([11]));
  });

  it('BW-DICE-04 a critical failure is announced as such', async () => {
    const { model, composer, services } = await openDice([1, 1]);
    composer.usePreset('brikwars', { notation: '2d6' });
    model.roll();
    expect(model.last.value?.criticalFailure).toBe(true);
    expect(services.announcer.current.value.text).toBe('2d6: 2. Critical failure: every die shows 1.');
  });

  it.each<[string, string]>([
    ['full stop', 'LINK.'],
    ['bracket', 'LINK)'],
    ['Markdown', 'LINK)**.'],
    ['quote as a browser shows it', 'LINK%E2%80%9D'],
    ['letter that nobody sees', 'LINK%E2%80%8B'],
    ['another', 'LINK\u2060'],
  ])('dice/model a link to dice opens with a %s behind it', async (_, sent) => {
    const { model } = await openDice(
      [],
      {},
      `#/dice?${sent.replace('LINK', 'v=1&x=2d6%2B1&b=none&f=0&n=7')}`,
    );
    expect(model.inputs.value.value).toMatchObject({ text: '2d6+1', atLeast: 7 });
    expect(model.inputs.unreadable.value).toBe(false);
  });

  it('dice/model a link to dice opens where a chat has written it by numbers', async () => {
    const { model } = await openDice([], {}, `#/dice?${encodeURIComponent('v=1&x=2d6%2B1&b=none&f=0&n=7')}.`);
    expect(model.inputs.value.value).toMatchObject({ text: '2d6+1', atLeast: 7 });
  });

  it('dice/model what cannot be read is not rolled and stays as it was typed', async () => {
    const { model, composer, saved } = await openDice();
    composer.setText('2d6+x');
    model.roll();
    expect(model.text.value).toBe('2d6+x');
    expect(model.issues.value).toMatchObject([{ code: 'unexpected', at: 4, length: 1 }]);
    expect(model.odds.value).toEqual({ state: 'none' });
    expect(model.history.rolls.value).toEqual([]);
    expect(saved.at(-1)).toContain('x=2d6%2Bx');
  });

  test.each(['999999d6', '1d99999', '-3d6', '🎲', '<b>1d6</b>'])(
    'dice/model bad input "%s" is refused without harm',
    async (text) => {
      const { model, composer } = await openDice();
      composer.setText(text);
      model.roll();
      expect(model.issues.value.length).toBeGreaterThan(0);
      expect(model.history.rolls.value).toEqual([]);
      composer.addDie(6);
      expect(model.text.value).toBe('1d6');
    },
  );

  it('dice/model odds that are too large still allow the roll', async () => {
    const { model, composer } = await openDice(Array(20).fill(9999));
    composer.setText('20d10000');
    expect(model.odds.value).toMatchObject({ state: 'too-large', totals: 199_981 });
    expect(model.threshold.value).toBeUndefined();
    model.roll();
    expect(model.last.value?.record.total).toBe(199_980);
    expect(model.last.value?.luck).toBeUndefined();
  });

  it('BW-DICE-01 Polish players read and type k', async () => {
    const { model, composer } = await openDice([], { language: 'pl' });
    composer.usePreset('brikwars', { notation: '1d6+1' });
    expect(model.text.value).toBe('1k6+1');
    composer.setText('2K6');
    expect(model.text.value).toBe('2K6');
    expect(model.inputs.value.value.text).toBe('2d6');
    composer.addDie(6);
    expect(model.text.value).toBe('3k6');
  });
});

describe('the pad', () => {
  it('BWC-05 a preset brings the rules of its game and edition', async () => {
    const { model, composer, services } = await openDice([], { edition: 'pl' });
    composer.setAtLeast(9);
    composer.usePreset('usb', { notation: '10d6' });
    expect(model.inputs.value.value).toEqual({ text: '10d6', bonus: 'none', floor: false });
    expect(services.settings.currentGame.value).toBe('usb');
    composer.usePreset('brikwars', { notation: '1d10~' });
    expect(model.inputs.value.value).toEqual({ text: '1d10~', bonus: 'same', floor: true });
  });

  it('dice/model games not played have no presets', async () => {
    const { model } = await openDice([], { games: ['usb'], lastGame: 'brikwars' });
    expect(model.games.value).toEqual(['usb']);
    expect(model.inputs.value.value.text).toBe('5d6>=4');
  });

  it('dice/model taps build the dice, and taking them all away leaves nothing to roll', async () => {
    const { model, composer } = await openDice();
    composer.addDie(10);
    composer.setModifier(-2);
    composer.setCount(0, 3);
    expect(model.text.value).toBe('3d6+1d10-2');
    composer.setModifier(0);
    composer.setCount(0, 0);
    composer.setCount(0, 0);
    expect(model.text.value).toBe('');
    expect(model.issues.value.map((issue) => issue.code)).toEqual(['empty']);
  });

  it('dice/model every change is stored, and the next visit goes on with it', async () => {
    const first = await openDice();
    first.composer.setText('4d8');
    first.composer.setBonus('none');
    first.composer.setFloor(false);
    first.composer.setAtLeast(20);
    const expected = { text: '4d8', bonus: 'none', floor: false, atLeast: 20 };
    await vi.waitFor(async () => {
      expect((await openDice()).model.inputs.value.value).toEqual(expected);
    });
    expect(first.address()).toBe('#/dice?v=1&x=4d8&b=none&f=0&n=20');
  });

  it('dice/model a link shows its dice and leaves the own ones alone', async () => {
    const linked = await openDice([], {}, '#/dice?v=1&x=7d7&b=none&f=0');
    expect(linked.model.text.value).toBe('7d7');
    expect(linked.model.inputs.linked.value).toBe(true);
    linked.model.inputs.discard();
    expect(linked.model.text.value).toBe('1d6');
    const broken = await openDice([], {}, '#/dice?v=1&x=7d7');
    expect(broken.model.inputs.unreadable.value).toBe(true);
    expect(broken.model.text.value).toBe('1d6');
  });
});

describe('history', () => {
  it('dice/model repeats an earlier roll with its dice and rules', async () => {
    const { model, composer } = await openDice([2, 5, 5, 3]);
    model.roll();
    composer.usePreset('mage-knight', { notation: '2d6' });
    model.roll();
    const [first] = model.history.rolls.value;
    if (!first) throw new Error('no roll');
    composer.repeat(first);
    expect(model.history.rolls.value.map((record) => [record.notation, record.total])).toEqual([
      ['1d6', 2],
      ['2d6', 10],
      ['1d6', 3],
    ]);
    expect(model.inputs.value.value).toEqual({ text: '1d6', bonus: 'd6', floor: true });
  });

  it('dice/model undo takes back the newest roll, here and on the device', async () => {
    const { model, composer, services } = await openDice([2, 5]);
    model.roll();
    model.roll();
    expect(new Set(model.history.rolls.value.map((record) => record.time)).size).toBe(2);
    await vi.waitFor(async () => expect(await storedTotals()).toEqual([2, 5]));
    composer.undo();
    expect(model.last.value?.record.total).toBe(2);
    expect(services.notices.current.value?.text).toBe('1 roll undone.');
    await vi.waitFor(async () => expect(await storedTotals()).toEqual([2]));
    composer.undo();
    composer.undo();
    expect(model.last.value).toBeUndefined();
  });

  it('dice/model the last roll is there at the next visit, and the older ones when they are asked for', async () => {
    const store = openTab();
    for (let time = 1; time <= rollsKept + 5; time++) {
      const record = { time, label: '', notation: '1d10000', faces: [time], typed: false, total: time };
      given(await appendRoll(store, { ...record, rules: { bonus: 'none', floor: true } }));
    }
    const { model } = await openDice();
    expect(model.last.value?.record.total).toBe(rollsKept + 5);
    expect(model.last.value?.fresh).toBe(false);
    await model.history.readAll();
    expect(model.history.rolls.value).toHaveLength(rollsKept);
  });

  it('dice/model a record that cannot have been rolled shows its total and no trail', async () => {
    const rules = { bonus: 'none', floor: true } as const;
    const record = { time: 5, label: '', notation: '2d6', rules, faces: [9], typed: false, total: 9 };
    given(await appendRoll(openTab(), record));
    const { model } = await openDice();
    expect(model.last.value).toMatchObject({
      roll: undefined,
      trail: [],
      faces: [],
    });
    expect(model.last.value?.record.total).toBe(9);
  });
});

describe('dice on the table', () => {
  it('BW-DICE-05 asks for each die, bonus dice too, and rolls with the last', async () => {
    const { model, composer } = await openDice();
    composer.usePreset('brikwars', { notation: '1d10' });
    composer.startTyping();
    expect(model.typing.value).toEqual({
      faces: [],
      next: { sides: 10, kind: 'first', count: 1 },
      way: 'faces',
      counts: [],
    });
    composer.typeFace(10);
    expect(model.typing.value).toMatchObject({
      faces: [10],
      next: { sides: 6, kind: 'bonus', count: 1, of: 0 },
    });
    composer.typeFace(4);
    expect(model.typing.value).toBeUndefined();
    expect(model.last.value?.record).toMatchObject({ typed: true, faces: [10, 4], total: 14 });
    expect(model.last.value?.roll?.typed).toBe(true);
  });

  it('dice/model a face that the die does not have changes nothing; the last one can be erased', async () => {
    const { model, composer } = await openDice();
    composer.usePreset('brikwars', { notation: '2d6' });
    composer.typeFace(3);
    expect(model.history.rolls.value).toEqual([]);
    composer.startTyping();
    composer.typeFace(7);
    expect(model.typing.value?.faces).toEqual([]);
    composer.typeFace(3);
    composer.eraseFace();
    expect(model.typing.value?.faces).toEqual([]);
    composer.stopTyping();
    expect(model.typing.value).toBeUndefined();
  });

  it('dice/model faces typed so far survive a reload and go when the dice change', async () => {
    const { model, composer } = await openDice();
    composer.usePreset('brikwars', { notation: '2d6' });
    composer.startTyping();
    composer.typeFace(5);
    await vi.waitFor(async () => expect((await openDice()).model.typing.value?.faces).toEqual([5]));
    composer.setBonus('none');
    expect(model.typing.value).toMatchObject({ faces: [], next: { sides: 6, kind: 'first', count: 2 } });
  });
});
