import { beforeEach, describe, expect, it, vi } from 'vitest';
import { presets } from '../../../src/dice/composer/preset-list.ts';
import { freshDevice } from '../../storage/device.ts';
import { openDice } from '../device.ts';

beforeEach(freshDevice);

const preset = (game: keyof typeof presets, id: string) => {
  const found = presets[game].find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('what a roll is for', () => {
  it('BW-RESP-06 a Bail needs its distance, and the roll says whether it got there', async () => {
    const { model, composer, services } = await openDice([2, 4]);
    composer.usePreset('brikwars', preset('brikwars', 'bail'));
    expect(model.inputs.value.value).toMatchObject({ preset: 'bail', inches: true, atLeast: 3 });
    model.roll();
    expect(model.last.value).toMatchObject({
      made: false,
      record: { preset: 'bail', need: 3, inches: true },
    });
    expect(services.announcer.current.value.text).toBe('1d6: 2″. Failed.');
    composer.setAtLeast(4);
    model.roll();
    expect(model.last.value?.made).toBe(true);
  });

  it('BW-RESP-07 a Bail of 1 inch still fails on a natural 1', async () => {
    const { model, composer } = await openDice([1]);
    composer.usePreset('brikwars', { ...preset('brikwars', 'bail'), need: 1 });
    expect(model.threshold.value?.task).toBeCloseTo(5 / 6, 12);
    model.roll();
    expect(model.last.value).toMatchObject({ criticalFailure: true, made: false });
  });

  it('BWC-50 a Sprint never fails: a natural 1 is one inch', async () => {
    const { model, composer } = await openDice([1]);
    composer.usePreset('brikwars', preset('brikwars', 'sprint'));
    expect(model.threshold.value?.task).toBeUndefined();
    model.roll();
    expect(model.last.value).toMatchObject({ criticalFailure: false, made: undefined });
    expect(model.last.value?.trail.map((step) => step.kind)).toEqual(['purpose', 'dice']);
  });

  it('dice/composer/composer-model other dice drop what a preset asked for, not what the player asked for', async () => {
    const { model, composer } = await openDice();
    composer.usePreset('mage-knight', preset('mage-knight', 'need'));
    composer.addDie(6);
    expect(model.inputs.value.value).toEqual({ text: '3d6', bonus: 'none', floor: false });
    composer.setAtLeast(11);
    composer.addDie(6);
    expect(model.inputs.value.value).toEqual({ text: '4d6', bonus: 'none', floor: false, atLeast: 11 });
    composer.setAtLeast(undefined);
    expect(model.inputs.value.value.atLeast).toBeUndefined();
  });

  it('dice/composer/composer-model repeating a roll asks for the same again', async () => {
    const { model, composer } = await openDice([6, 2, 6, 5]);
    composer.usePreset('mage-knight', preset('mage-knight', 'need'));
    model.roll();
    composer.usePreset('usb', preset('usb', 'dispute'));
    const [first] = model.history.rolls.value;
    if (!first) throw new Error('no roll');
    composer.repeat(first);
    expect(model.last.value).toMatchObject({ made: true, record: { preset: 'need', need: 8, total: 11 } });
    expect(model.inputs.value.value).toMatchObject({ text: '2d6', preset: 'need', atLeast: 8 });
  });
});

describe('a target', () => {
  it('dice/composer/composer-model a target does not go over to dice of another kind', async () => {
    const { model, composer } = await openDice();
    const target = () => model.inputs.value.value.atLeast;
    composer.setText('6d6');
    composer.setAtLeast(25);
    composer.setPool({ dice: 20, target: 4 });
    expect(target()).toBeUndefined();
    composer.setAtLeast(8);
    composer.setPool({ dice: 10 });
    expect(target()).toBe(8);
    composer.setText('10d6');
    expect(target()).toBeUndefined();
  });

  it('dice/composer/composer-model a target stays while a notation is typed, until it says other dice', async () => {
    const { model, composer } = await openDice();
    const target = () => model.inputs.value.value.atLeast;
    composer.setText('6d6');
    composer.setAtLeast(25);
    for (const text of ['', '7', '7d', '7d6', '7d6+', '7d6+1d8']) {
      composer.setText(text);
      expect([text, target()]).toEqual([text, 25]);
    }
    for (const text of ['2', '2d', '2d1', '2d10']) composer.setText(text);
    expect(target()).toBeUndefined();
  });
});

describe('rolling at once', () => {
  it('dice/composer/composer-model a held button rolls and leaves what is set up alone', async () => {
    const { model, composer } = await openDice([3, 4, 5]);
    composer.setText('7d8');
    composer.rollPreset('mage-knight', { notation: '2d6' });
    expect(model.last.value?.record).toMatchObject({ notation: '2d6', total: 7, rules: { bonus: 'none' } });
    composer.rollDie(10);
    expect(model.last.value?.record).toMatchObject({ notation: '1d10', total: 5, rules: { bonus: 'd6' } });
    expect(model.text.value).toBe('7d8');
  });
});

describe('pools', () => {
  it('USB-TEST-05 three taps set up a pool, whatever was there before', async () => {
    const { model, composer } = await openDice();
    composer.setPool({ dice: 20 });
    expect(model.inputs.value.value).toEqual({ text: '20d6>=4', bonus: 'none', floor: false });
    composer.setPool({ target: 7 });
    composer.setPool({ reroll: 'ones' });
    expect(model.text.value).toBe('20d6r1>=7');
    composer.setPool({ reroll: 'fails' });
    expect(model.text.value).toBe('20d6>=7rf');
  });

  it('USB-MOR-03 a test of morale stays one on another number', async () => {
    const { model, composer } = await openDice([4]);
    composer.usePreset('usb', preset('usb', 'morale-50'));
    composer.setPool({ target: 5 });
    model.roll();
    expect(model.last.value).toMatchObject({
      made: false,
      record: { notation: '1d6>=5', preset: 'morale-50', total: 0 },
    });
  });
});

describe('dice on the table', () => {
  it('USB-TEST-03 counts by face, wave by wave, make the same roll', async () => {
    const { model, composer } = await openDice();
    composer.setText('4d6>=7');
    composer.startTyping();
    composer.setWay('counts');
    expect(model.typing.value?.next).toMatchObject({ count: 4, sides: 6, kind: 'first' });
    composer.setTypedCount(2, 1);
    composer.setTypedCount(6, 3);
    expect(model.typing.value?.counts).toEqual([0, 1, 0, 0, 0, 3]);
    composer.finishCounts();
    expect(model.typing.value?.next).toMatchObject({ count: 3, sides: 6, kind: 'confirm' });
    composer.setTypedCount(6, 1);
    composer.setTypedCount(5, 2);
    composer.finishCounts();
    expect(model.typing.value).toBeUndefined();
    expect(model.last.value?.record).toMatchObject({ total: 1, typed: true });
    expect(model.last.value?.roll?.successes).toBe(1);
  });

  it('dice/composer/composer-model counts entered so far survive a reload', async () => {
    const { composer } = await openDice();
    composer.setText('10d6>=4');
    composer.startTyping();
    composer.setWay('counts');
    composer.setTypedCount(6, 7);
    await vi.waitFor(async () => {
      const again = await openDice();
      expect(again.model.typing.value).toMatchObject({ way: 'counts', counts: [0, 0, 0, 0, 0, 7] });
    });
  });

  it('dice/composer/composer-model only the successes: a total without faces, as lucky as if rolled', async () => {
    const { model, composer, services } = await openDice();
    composer.setText('10d6>=4');
    composer.setAtLeast(5);
    composer.startTyping();
    composer.setSuccesses(10);
    composer.finishSuccesses();
    expect(model.typing.value).toBeUndefined();
    expect(model.last.value).toMatchObject({
      roll: undefined,
      made: true,
      record: { total: 10, typed: true, faces: [], notation: '10d6>=4' },
    });
    expect(model.last.value?.luck?.orMore).toBeCloseTo(2 ** -10, 12);
    expect(services.announcer.current.value.text).toBe('10 dice, 4+: 10. Made it.');
  });
});

describe('repeating typed dice', () => {
  it('dice/composer/composer-model a typed roll is repeated with dice from the table', async () => {
    const { model, composer } = await openDice();
    composer.setText('2d6+1');
    composer.startTyping();
    composer.typeFace(3);
    composer.typeFace(4);
    const [first] = model.history.rolls.value;
    if (!first) throw new Error('no roll');
    composer.setText('1d10');
    composer.repeat(first);
    expect(model.typing.value).toMatchObject({ faces: [], way: 'faces' });
    composer.typeFace(1);
    composer.typeFace(2);
    expect(model.last.value?.record).toMatchObject({ notation: '2d6+1', total: 4, typed: true });
  });

  it('dice/composer/composer-model only successes are asked for again as successes', async () => {
    const { model, composer } = await openDice();
    composer.setText('10d6>=4');
    composer.startTyping();
    composer.setSuccesses(6);
    composer.finishSuccesses();
    const [first] = model.history.rolls.value;
    if (!first) throw new Error('no roll');
    composer.repeat(first);
    expect(model.typing.value).toMatchObject({ faces: [], way: 'successes' });
    expect(model.history.rolls.value).toHaveLength(1);
  });
});

describe('rolling some again', () => {
  it('dice/composer/composer-model dice that are kept stay, with their bonus dice', async () => {
    const { model, composer } = await openDice([6, 2, 3, 4, 5]);
    composer.usePreset('brikwars', { notation: '3d6' });
    model.roll();
    expect(model.last.value?.record).toMatchObject({ faces: [6, 2, 3, 4], total: 15 });
    composer.chooseKept(true);
    composer.toggleKept(0);
    composer.toggleKept(1);
    composer.toggleKept(2);
    composer.toggleKept(1);
    composer.rollOthers();
    expect(model.keeping.value).toBeUndefined();
    expect(model.last.value?.record).toMatchObject({ faces: [6, 5, 3, 4], total: 18, kept: 2 });
    composer.undo();
    expect(model.last.value?.record.total).toBe(15);
  });

  it('dice/composer/composer-model another roll on the screen ends the choice', async () => {
    const { model, composer } = await openDice([2, 3, 4, 5]);
    composer.usePreset('mage-knight', { notation: '2d6' });
    model.roll();
    composer.chooseKept(true);
    composer.toggleKept(0);
    expect(model.keeping.value).toEqual([0]);
    model.roll();
    expect(model.keeping.value).toBeUndefined();
    composer.chooseKept(true);
    composer.undo();
    expect(model.keeping.value).toBeUndefined();
    composer.rollOthers();
    expect(model.history.rolls.value).toHaveLength(1);
  });

  it('BW-DICE-05 the others may be typed from the table, with the bonus dice they earn', async () => {
    const { model, composer } = await openDice([2, 3, 4]);
    composer.usePreset('brikwars', { notation: '3d6' });
    model.roll();
    composer.chooseKept(true);
    composer.setKept([1]);
    composer.startTypingOthers();
    expect(composer.typingOthers.value).toBe(6);
    composer.typeOther(6);
    composer.typeOther(1);
    expect(composer.typingOthers.value).toBe(6);
    expect(model.history.rolls.value).toHaveLength(1);
    composer.typeOther(5);
    expect(composer.typingOthers.value).toBeUndefined();
    expect(model.last.value?.record).toMatchObject({ faces: [6, 3, 1, 5], total: 15, kept: 1, typed: true });
  });

  it('dice/composer/composer-model nothing is said of the luck of dice that were kept', async () => {
    const { model, composer } = await openDice([6, 6, 5]);
    composer.setText('2d6');
    composer.setBonus('none');
    model.roll();
    composer.chooseKept(true);
    composer.setKept([0]);
    composer.rollOthers();
    expect(model.last.value?.record.total).toBe(11);
    expect(model.last.value?.luck).toBeUndefined();
  });

  it('dice/composer/composer-model rolls undone one after the other come back together', async () => {
    const { model, composer, services } = await openDice([2, 3, 4]);
    for (let roll = 0; roll < 3; roll++) model.roll();
    composer.undo();
    composer.undo();
    expect(services.notices.current.value?.text).toBe('2 rolls undone.');
    services.notices.current.value?.action?.run();
    await vi.waitFor(() => expect(model.history.rolls.value.map(({ total }) => total)).toEqual([2, 3, 4]));
  });

  it('dice/composer/composer-model typing given up comes back with undo', async () => {
    const { model, composer, services } = await openDice();
    composer.usePreset('mage-knight', { notation: '2d6' });
    composer.startTyping();
    composer.typeFace(5);
    composer.stopTyping();
    expect(model.typing.value).toBeUndefined();
    services.notices.current.value?.action?.run();
    expect(model.typing.value?.faces).toEqual([5]);
  });
});

describe('the game', () => {
  it('BWC-05 the bonus dice of BrikWars do not follow into another game', async () => {
    const { model, composer } = await openDice();
    composer.useGame('mage-knight');
    expect(model.inputs.value.value).toMatchObject({ bonus: 'none', floor: false });
    composer.useGame('brikwars');
    expect(model.inputs.value.value).toMatchObject({ bonus: 'd6', floor: true });
    composer.setBonus('same');
    composer.useGame('usb');
    expect(model.inputs.value.value.bonus).toBe('same');
  });

  it('USB-TEST-05 a preset of another game does not lean into a pool, an own target stays', async () => {
    const { model, composer } = await openDice();
    composer.usePreset('brikwars', preset('brikwars', 'bail'));
    composer.setPool({ dice: 10 });
    expect(model.inputs.value.value).toEqual({ text: '10d6>=4', bonus: 'none', floor: false });
    composer.setAtLeast(6);
    composer.setPool({ target: 5 });
    expect(model.inputs.value.value.atLeast).toBe(6);
  });

  it('BW-ATK-05 a throw stays one when its modifier changes', async () => {
    const { model, composer } = await openDice();
    composer.usePreset('brikwars', preset('brikwars', 'throw'));
    composer.setModifier(2);
    expect(model.inputs.value.value).toMatchObject({ text: '1d6+2', preset: 'throw', inches: true });
  });
});
