import { describe, expect, it } from 'vitest';
import { castleCodec, plainFigure } from '../../src/castle/attack/inputs.ts';
import { castleBattleFight } from '../../src/castle/battle/fill.ts';
import type { BattleFighter } from '../../src/kit/question/battle-ref.ts';
import type { Marks } from '../../src/rules/battle.ts';
import { plainSoldiers } from '../../src/rules/usb/units/plain-units.ts';
import { usbBattleFights } from '../../src/usb/battle/fill.ts';
import { chargeEnds } from '../../src/usb/charge/answer.ts';
import { decodeShoot } from '../../src/usb/shoot/inputs.ts';
import { mostModelsOf } from '../../src/usb/side.ts';
import { textOf, written } from '../support/addressed.ts';

const nothing = { load: () => Promise.resolve(undefined) };

const fighter = (unit: string, models: number, left: number, marks: Marks = {}): BattleFighter => ({
  ref: { play: 'abc', stamp: '5', unit },
  models,
  left,
  marks,
  acted: false,
});

const giant = { name: 'Giant', kind: 'warrior', baseDamage: 4, baseRangedDamage: 0, abilities: [] } as const;
const withDial = {
  ...giant,
  attack: 8,
  defence: 15,
  dial: [
    { damage: 4, defence: 16 },
    { damage: 3, attack: 7 },
  ],
};

describe('armies/battle-fill', () => {
  it('USB-SHOOT-01 armies/battle-fill: who has no values shoots as regulars do, as many as there were and a unit may have', async () => {
    const { shoot } = await usbBattleFights(nothing, fighter('m1', 6, 6), fighter('t1', 6, 6));
    expect(shoot?.barred).toBeUndefined();
    const shot = decodeShoot(textOf(shoot));
    expect(shot?.shooter.fighter).toMatchObject({ models: 6, unit: { models: 6, ranged: 'small-arms' } });
    const crowd = await usbBattleFights(nothing, fighter('m1', 99, 99), fighter('t1', 99, 99));
    const most = mostModelsOf(plainSoldiers());
    expect(decodeShoot(textOf(crowd.shoot))?.target.fighter).toMatchObject({
      models: most,
      unit: { models: most },
    });
  });

  it('armies/battle-fill: each fight goes where its mode looks for it', async () => {
    const fights = await usbBattleFights(nothing, fighter('m1', 6, 6), fighter('t1', 6, 6));
    expect(
      Object.values(fights)
        .map(written)
        .map(({ draft, address }) => [draft, address]),
    ).toEqual([
      ['usb-morale', 'fight/usb/morale'],
      ['usb-shoot', 'fight/usb/shoot'],
      ['usb-charge', 'fight/usb/charge'],
    ]);
    const { draft, address } = written(
      castleBattleFight({ ...fighter('m1', 1, 1), name: 'Giant' }, undefined),
    );
    expect([draft, address]).toEqual(['castle', 'castle/attack']);
  });

  it('USB-SHOOT-01 armies/battle-fill: the odds beside a unit say how many fall, from none to all', async () => {
    const { shoot, charge } = await usbBattleFights(nothing, fighter('m1', 6, 6), fighter('t1', 6, 6));
    expect(charge?.ends).toHaveLength(chargeEnds.length);
    expect(charge?.ends?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    const falls = shoot?.falls ?? [];
    expect(falls.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
    expect(falls.slice(1).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(
      1 - (shoot?.ends?.at(-1) ?? 0),
      9,
    );
  });

  it('USB-A-06 armies/battle-fill: who may not charge has no odds for it', async () => {
    const { charge } = await usbBattleFights(
      nothing,
      fighter('m1', 6, 6, { panicked: 1 }),
      fighter('t1', 6, 6),
    );
    expect(charge).toMatchObject({ barred: true });
    expect(charge).not.toHaveProperty('ends');
  });

  it('MK-A-15 armies/battle-fill: nobody knows the values of a figure without a dial once it has been hit', () => {
    const whole = castleBattleFight({ ...fighter('m1', 1, 1), name: 'Giant', figure: giant }, undefined);
    expect(whole.click).toEqual({
      values: { speed: undefined, attack: undefined, defence: undefined, damage: 4 },
    });
    const hit = castleBattleFight(
      { ...fighter('m1', 1, 1, { clicks: 2 }), name: 'Giant', figure: giant },
      undefined,
    );
    expect(hit).not.toHaveProperty('click');
    expect(castleCodec.decode(textOf(hit))?.figures).toMatchObject([{ name: 'Giant', baseDamage: 4 }]);
  });

  it('MK-A-15 armies/battle-fill: the last click of a dial has values, one more and the figure is gone', () => {
    const at = (clicks: number) =>
      castleBattleFight({ ...fighter('m1', 1, 1, { clicks }), name: 'Giant', figure: withDial }, undefined)
        .click;
    expect(at(1)).toEqual({ values: { speed: undefined, attack: 7, defence: 15, damage: 3 } });
    expect(at(2)).toMatchObject({ gone: true });
    expect(at(0)).toEqual({ values: { speed: undefined, attack: 8, defence: 16, damage: 4 } });
  });

  it('MK-A-15 armies/battle-fill: of one who shoots the ranged damage of its click and its range are shown', () => {
    const archer = { ...withDial, range: 10, dial: [{ attack: 9, defence: 13, damage: 1, ranged: 2 }] };
    expect(
      castleBattleFight({ ...fighter('m1', 1, 1), name: 'Archer', figure: archer }, undefined).click?.values,
    ).toEqual({ speed: undefined, attack: 9, defence: 13, damage: 1, ranged: 2, range: 10 });
  });

  it('MK-A-01 armies/battle-fill: a figure without values attacks as a plain one, without a name', () => {
    const { to } = castleBattleFight({ ...fighter('m1', 1, 1), name: 'Stranger' }, undefined);
    const read = castleCodec.decode(written({ to }).query);
    expect(read).toEqual(to.inputs);
    expect(read?.figures).toEqual([{ ...plainFigure, name: '' }]);
    expect(read?.battle).toEqual({ acts: { play: 'abc', stamp: '5', unit: 'm1' } });
  });
});
