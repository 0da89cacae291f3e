import { describe, expect, it } from 'vitest';
import { usbOwnRules } from '../../../src/rules/usb/house-rules.ts';
import { fresh, moraleTough } from '../../../src/rules/usb/units/fighter.ts';
import {
  contradictsLosses,
  decodeMorale,
  encodeMorale,
  initialMorale,
  moraleEvents,
  standingBefore,
  type UsbMoraleInputs,
  unitsLeft,
  usbMorale,
} from '../../../src/usb/morale/inputs.ts';
import { leftOfArmy } from '../../../src/usb/morale/left-units.tsx';
import { createUsbMoraleModel, moraleAnswerOf } from '../../../src/usb/morale/model.ts';
import { heroOf, regulars } from '../../../src/usb/side.ts';
import { fightDevice } from '../../brikwars/duel/device.ts';
import { keptEnds } from '../../support/kept-ends.ts';
import { machine } from '../../support/samples/usb-units.ts';

const withUnit = (change: Partial<UsbMoraleInputs['side']['fighter']>): UsbMoraleInputs => ({
  ...initialMorale,
  side: { fighter: { ...initialMorale.side.fighter, ...change } },
});

async function open(hash = '#/fight/usb/morale') {
  const { device, used } = fightDevice({ hash });
  const model = await createUsbMoraleModel(device);
  return { model, device, used };
}

describe('usb/morale/model: the answer', () => {
  it('USB-MOR-03 ten Regulars with five alive stand before anything is entered', async () => {
    const { model } = await open();
    const { verdict, lost, start } = model.answer.value;
    expect([lost, start]).toEqual([5, 10]);
    expect(verdict).toMatchObject({
      kind: 'test',
      odds: { level: 50, target: 4, passes: expect.closeTo(0.5, 12) },
    });
  });

  it('USB-MOR-03 a threshold that the losses of the card have not come to is not shown silently', () => {
    const at = (event: UsbMoraleInputs['event'], lost: number) => contradictsLosses({ event }, lost, 10);
    expect([at('25', 5), at('75', 5), at('25', 1)]).toEqual([true, true, true]);
    expect([at('50', 5), at('75', 9), at('25', 0), at('losses', 5)]).toEqual([false, false, false, false]);
  });

  it('USB-MOR-08 from losses: only the threshold newly reached is tested', () => {
    const asked = (lostBefore: number) =>
      moraleAnswerOf({ ...initialMorale, event: 'losses', lostBefore }).verdict;
    expect(asked(0)).toMatchObject({ odds: { level: 50 } });
    expect(asked(3)).toMatchObject({ odds: { level: 50 } });
    expect(asked(5)).toMatchObject({ odds: { level: undefined } });
  });

  it('USB-A-57 how a unit stood before counts its joined hero', () => {
    const fighter = {
      ...initialMorale.side.fighter,
      models: 0,
      joined: { unit: heroOf('legend'), lost: 2 },
    };
    const before = standingBefore(fighter, 4, usbOwnRules);
    expect([before.models, before.joined?.lost]).toEqual([6, 0]);
    expect(standingBefore(fighter, 99, usbOwnRules).joined?.lost).toBe(3);
  });

  it('USB-MOR-05 saying that the unit is shaken asks about that', async () => {
    const { model, used } = await open();
    model.changeSide({ fighter: { ...initialMorale.side.fighter, state: 'panicked' } });
    model.change({ event: 'recovery' });
    expect(model.answer.value.verdict).toMatchObject({
      kind: 'recovery',
      odds: { from: 'panicked', to: 'shaken' },
    });
    model.change({ from: 'shaken' });
    expect(model.answer.value.verdict).toMatchObject({ odds: { to: 'steady' } });
    expect(used).toContain('usb');
  });

  it('USB-A-22 a lost melee: the result decides alone, by the house rule the 50 % test follows', () => {
    const lost = (lostBy: number, house: UsbMoraleInputs['table']['house'] = {}, stern = false) => {
      const fighter = {
        ...initialMorale.side.fighter,
        models: 10,
        ...(stern && { unit: { ...regulars, specialisations: ['unbreakable'] as const } }),
      };
      const inputs = {
        ...initialMorale,
        side: { fighter },
        event: 'defeat',
        lostBy,
        table: { house },
      } as const;
      const { verdict, result } = moraleAnswerOf(inputs);
      if (verdict.kind !== 'losses') throw new Error('another question');
      const fates = verdict.odds.outcomes.map(({ fate, chance }) => [fate, chance]);
      return { band: result?.band, wounds: result?.wounds, level: verdict.odds.level, fates };
    };
    expect(lost(1)).toEqual({ band: 'locked', wounds: 0, level: undefined, fates: [['steady', 1]] });
    expect(lost(3)).toEqual({ band: 'pushed', wounds: 0, level: undefined, fates: [['shaken', 1]] });
    expect(lost(5).fates).toEqual([['panicked', 1]]);
    expect(lost(6).fates).toEqual([['destroyed', 1]]);
    const tested = lost(3, { meleeDefeatTest: 'lostBy2' });
    expect([tested.level, tested.fates]).toEqual([
      50,
      [
        ['shaken', expect.closeTo(0.5, 12)],
        ['panicked', expect.closeTo(0.5, 12)],
      ],
    ]);
    // MO-31: five wounds instead of flight; half is lost, so it is tested.
    expect(lost(5, {}, true)).toMatchObject({ band: 'flees', wounds: 5, level: 50 });
  });

  it('USB-SPEC-08 only a blessed unit rolls again', () => {
    const blessed = { ...withUnit({ unit: { ...regulars, specialisations: ['blessed'] } }), blessed: true };
    expect(moraleAnswerOf(blessed).verdict).toMatchObject({ odds: { passes: expect.closeTo(0.75, 12) } });
    expect(moraleAnswerOf({ ...initialMorale, blessed: true }).verdict).toMatchObject({
      odds: { passes: expect.closeTo(0.5, 12) },
    });
  });

  it('USB-MOR-01 a unit that comes from an army is asked about at once', async () => {
    const { model } = await open();
    model.change({ event: 'commander' });
    model.takeUnit({ unit: { ...regulars, models: 7 } });
    const { event, side } = model.inputs.value.value;
    expect([event, side.fighter.models]).toEqual(['50', 7]);
  });

  it('USB-MOR-10 USB-HERO-04 what is left of an army: all but its most expensive hero, those alike together', () => {
    const brave = { ...regulars, specialisations: ['brave' as const] };
    const left = leftOfArmy(
      [
        { unit: heroOf('aspiring'), count: 1 },
        { unit: regulars, count: 2 },
        { unit: heroOf('legend'), count: 1 },
        { unit: { ...regulars, models: 5 }, count: 11 },
        { unit: brave, count: 1 },
      ],
      usbOwnRules,
    );
    const described = left.map(({ units, tough, brave: bold }) => [units, tough, bold]);
    const aspiring = fresh(heroOf('aspiring'));
    expect(described).toEqual([
      [1, moraleTough(aspiring, usbOwnRules), false],
      [12, 4, false],
      [1, 4, false],
      [1, 4, true],
    ]);
    expect(leftOfArmy([{ unit: heroOf('legend'), count: 1 }], usbOwnRules)).toEqual([]);
    expect(leftOfArmy([{ unit: regulars, count: 999 }], usbOwnRules)).toHaveLength(
      usbMorale.fields.left.most,
    );
  });

  it('USB-MOR-10 the units left are counted one by one, a hero lends his Obrona only to those near', async () => {
    const { model } = await open();
    model.change({ event: 'commander', aura: 3 });
    model.changeLeft(1, { near: true });
    expect(unitsLeft(model.inputs.value.value).map(({ moment }) => moment)).toEqual([{}, {}, { aura: 3 }]);
    const { verdict } = model.answer.value;
    if (verdict.kind !== 'commander') throw new Error('another question');
    expect(verdict.odds.units.map(({ target }) => target)).toEqual([4, 4, 3]);
    model.addLeft();
    expect(model.inputs.value.value.left.length).toBe(3);
    for (let more = 0; more < 20; more++) model.addLeft();
    expect(model.inputs.value.value.left.length).toBe(usbMorale.fields.left.most);
    for (let less = 0; less < 20; less++) model.removeLeft(0);
    expect(model.inputs.value.value.left.length).toBe(1);
  });

  it('USB-C-12 USB-A-28 USB-X-02 the house rules are obeyed', async () => {
    const { model } = await open();
    model.changeSide({
      fighter: { ...initialMorale.side.fighter, unit: { ...regulars, specialisations: ['unbreakable'] } },
    });
    model.change({ event: '25' });
    const points = () => {
      const { verdict } = model.answer.value;
      return verdict.kind === 'test' ? verdict.odds.outcomes.map((outcome) => outcome.points) : [];
    };
    expect(points()).toEqual([0, 0]);
    model.useTable({ house: { unbreakable: 'allFailures' } });
    expect(points()).toEqual([0, 1, 2, 3]);
    model.change({ event: 'recovery' });
    const sure = () => {
      const { verdict } = model.answer.value;
      return 'luck' in verdict ? verdict.luck?.sure : undefined;
    };
    expect(sure()).toBe(3);
    model.useTable({ house: { luckOnOne: 'oneFails' } });
    expect(sure()).toBeUndefined();
    const giant = machine({ growth: 1 });
    model.changeSide({ fighter: { ...initialMorale.side.fighter, unit: giant, models: 1 } });
    expect(model.answer.value.start).toBe(3);
    model.useTable({ house: { growthModel: 'F1' } });
    expect(model.answer.value.start).toBe(6);
  });
});

describe('usb/morale/model: kept, sent and played', () => {
  const odd: UsbMoraleInputs = {
    ...withUnit({ terrain: 'pit', state: 'shaken', joined: { unit: heroOf('hero'), lost: 1 } }),
    table: { house: { luckOnOne: 'oneFails', unbreakable: 'allFailures' } },
    event: 'hits',
    hazard: 'climbing',
    height: 7,
    aura: 5,
    blessed: true,
    power: 6,
    lostBefore: 2,
    from: 'panicked',
    left: [{ units: 3, tough: 3, brave: true, unbreakable: true, near: true }],
  };

  it('USB-MOR-01 every question survives its link', () => {
    for (const event of moraleEvents) {
      const inputs = { ...odd, event };
      const text = encodeMorale(inputs);
      expect(decodeMorale(text)).toEqual(inputs);
      expect(text.length).toBeLessThan(400);
    }
    expect(decodeMorale(encodeMorale(initialMorale))).toEqual(initialMorale);
  });

  it.each([
    ['another version', (text: string) => text.replace('v=2', 'v=1')],
    ['an unknown event', (text: string) => text.replace('event=hits', 'event=rain')],
    ['a height out of bounds', (text: string) => text.replace('height=7', 'height=99')],
    ['an Obrona that no unit has', (text: string) => text.replace('left.1.tough=3', 'left.1.tough=6')],
    ['something after the end', (text: string) => `${text}.1`],
    ['nothing', () => ''],
  ])('USB-MOR-01 a text with %s is not understood', async (_, spoil) => {
    const text = spoil(encodeMorale(odd));
    expect(decodeMorale(text)).toBeUndefined();
    expect(await keptEnds('usb-morale', text)).toBeUndefined();
  });

  it('USB-MOR-03 every question gives ends that are all there are', async () => {
    const chances = async (inputs: UsbMoraleInputs) =>
      (await keptEnds('usb-morale', encodeMorale(inputs)))?.map(({ chance }) => chance) ?? [];
    for (const event of moraleEvents)
      expect(
        (await chances({ ...odd, event })).reduce((sum, chance) => sum + chance, 0),
        event,
      ).toBeCloseTo(1, 9);
    expect(await chances({ ...initialMorale, event: '50' })).toEqual([
      expect.closeTo(0.5, 12),
      expect.closeTo(0.5, 12),
    ]);
  });

  it('USB-MOR-03 it is played with rolled dice, and says how likely the end was', async () => {
    const { model } = await open();
    model.play.start();
    model.play.rollOut();
    const shown = model.play.play.value;
    expect(shown?.outcome?.fate).toMatch(/steady|panicked/);
    expect(shown?.likelihood).toBeCloseTo(0.5, 12);
  });

  it('USB-PP-02 it is played with typed dice, and a hero bends one', async () => {
    const { model } = await open();
    model.change({ event: 'recovery', power: 2 });
    expect(model.answer.value.bends).toBe(true);
    model.play.start();
    model.play.startTyping();
    model.play.typeFace(2);
    expect(model.play.play.value?.next).toMatchObject({ options: ['bend', 'keep'] });
    model.play.choose('bend');
    expect(model.play.play.value?.outcome?.fate).toBe('steady');
    expect(model.play.play.value?.likelihood).toBeUndefined();
  });

  it('USB-MOR-10 every question can be played to its end', async () => {
    const { model } = await open();
    const { table: _, ...rest } = odd;
    for (const event of moraleEvents) {
      model.change({ ...rest, event });
      model.play.start();
      for (let step = 0; step < 9 && !model.play.play.value?.outcome; step++) {
        model.play.rollOut();
        if (!model.play.play.value?.outcome) model.play.choose('keep');
      }
      expect(model.play.play.value?.outcome?.fate, event).toBeDefined();
    }
  });

  it('USB-MOR-03 a restart shows the same question and the same rolls', async () => {
    const { device } = fightDevice({ hash: '#/fight/usb/morale' });
    const first = await createUsbMoraleModel(device);
    first.change({ event: '75', aura: 3 });
    first.play.start();
    first.play.startTyping();
    first.play.typeFace(2);
    const second = await createUsbMoraleModel(device);
    expect(second.inputs.value.value).toEqual(first.inputs.value.value);
    expect(second.play.play.value?.outcome?.fate).toBe('destroyed');
  });
});
