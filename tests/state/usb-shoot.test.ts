import { describe, expect, it } from 'vitest';
import { mean } from '../../src/rules/dice/distribution.ts';
import type { UsbTable } from '../../src/rules/usb/house-rules.ts';
import { createUsbShootModel } from '../../src/state/usb-shoot.ts';
import { decodeShoot, encodeShoot, usbShootCodec } from '../../src/state/usb-shoot-codec.ts';
import {
  countShootInForce,
  initialShoot,
  shootAsks,
  shootSetupOf,
  swappedShoot,
  type UsbShootInputs,
} from '../../src/state/usb-shoot-inputs.ts';
import { verdictOf } from '../../src/state/usb-shoot-verdict.ts';
import { presetUnit, usbPresetIds, withUnit } from '../../src/state/usb-side.ts';
import { fightDevice } from './fight-device.ts';

async function openShoot(given?: Parameters<typeof fightDevice>[0]) {
  const { used, device } = fightDevice({ hash: '#/fight/usb/shoot', ...given });
  const model = await createUsbShootModel(device);
  await model.play.complete;
  return { ...device, used, model };
}

type Model = Awaited<ReturnType<typeof openShoot>>['model'];

function answerOf({ answer }: Model) {
  const { value } = answer;
  if (!value.ok) throw new Error(JSON.stringify(value.issues));
  return value.value;
}

const with_ = (inputs: UsbShootInputs, which: 'shooter' | 'target', id: (typeof usbPresetIds)[number]) => ({
  ...inputs,
  [which]: { fighter: withUnit(inputs[which].fighter, presetUnit(id)) },
});

describe('state/usb-shoot: the answer', () => {
  it('USB-SHOOT-03 ten Regulars stand before anything is entered', async () => {
    const { model } = await openShoot();
    const { odds } = answerOf(model);
    expect(odds.pools.map(({ pool }) => pool.dice)).toEqual([10]);
    expect(mean(odds.hits)).toBeCloseTo(5, 12);
  });

  it('USB-SHOOT-03 every ready-made unit shoots at every other', () => {
    for (const shooter of usbPresetIds)
      for (const target of usbPresetIds) {
        const inputs = with_(with_(initialShoot, 'shooter', shooter), 'target', target);
        expect(verdictOf(encodeShoot(inputs))?.figures, `${shooter} ${target}`).toHaveLength(3);
      }
  });

  it('USB-ACT-04 a change is answered, and shown to the device as a fight of USB', async () => {
    const { model, used } = await openShoot();
    const before = mean(answerOf(model).odds.hits);
    model.change({ kind: 'aimed' });
    expect(mean(answerOf(model).odds.hits)).toBeGreaterThan(before);
    expect(used).toContain('usb');
    model.change({ distance: 25 });
    expect(model.answer.value).toMatchObject({ ok: false, issues: [{ code: 'out-of-range', limit: 24 }] });
  });

  it('USB-A-05 the house rules of the table count', async () => {
    const { model } = await openShoot();
    const before = mean(answerOf(model).odds.hits);
    model.useTable({ house: { fatigue: 'inclusive' } });
    expect(mean(answerOf(model).odds.hits)).toBeLessThan(before);
  });

  it('USB-PP-01 what the units chosen do not ask is left out, and kept', () => {
    const inputs: UsbShootInputs = {
      ...with_(initialShoot, 'shooter', 'legend'),
      perfect: true,
      again: 5,
      luck: 7,
      indirect: true,
      blessed: true,
    };
    expect(shootAsks(inputs)).toMatchObject({ power: 8, indirect: false, blessed: false, models: 1 });
    expect(shootSetupOf(inputs)).toMatchObject({
      perfect: true,
      again: 5,
      luck: 2,
      indirect: false,
      blessed: false,
    });
    expect(countShootInForce(inputs)).toBe(3);
    const soldiers = with_(inputs, 'shooter', 'regular-5');
    expect(shootSetupOf(soldiers)).toMatchObject({ perfect: false, again: 0, luck: 0 });
    expect(countShootInForce(soldiers)).toBe(0);
    expect(swappedShoot(soldiers).target.fighter.models).toBe(5);
  });

  it('USB-HERO-01 a hero near the target lends his Obrona, until he goes', async () => {
    const { model } = await openShoot();
    const before = answerOf(model).odds.fates.steady;
    model.setAura(3);
    expect(answerOf(model).odds.fates.steady).toBeGreaterThan(before);
    model.setAura(undefined);
    expect(model.inputs.value.value).toEqual(initialShoot);
  });
});

describe('state/usb-shoot: links, drafts, the table', () => {
  const table: UsbTable = { house: { ruinsStack: 1 } };
  const full: UsbShootInputs = {
    ...with_(with_(initialShoot, 'shooter', 'growth-6'), 'target', 'legend'),
    table,
    kind: 'reaction',
    distance: 31,
    blind: 2,
    indirect: true,
    spotted: false,
    nearness: 'farther',
    inTransport: true,
    flank: true,
    engaged: true,
    falseFlag: true,
    perfect: true,
    again: 2,
    luck: 1,
    blessed: true,
    targetBlessed: 'morale',
    aura: 4,
  };

  it('state/usb-shoot-codec everything comes back as it was written', () => {
    for (const inputs of [initialShoot, full]) {
      const text = encodeShoot(inputs);
      expect(text.length).toBeLessThan(1000);
      expect(decodeShoot(text)).toEqual(inputs);
    }
    const text = encodeShoot(full);
    for (const broken of ['v=2', 'e=usb2', 's=', 'p=0.0', 'a=line']) {
      const [name] = broken.split('=');
      expect(decodeShoot(text.replace(new RegExp(`${name}=[^&]*`), broken)), broken).toBeUndefined();
    }
  });

  it('state/usb-shoot the draft is there after a restart, and a link leaves it alone', async () => {
    const stored = new Map<string, string>();
    const { model } = await openShoot({ stored });
    model.change({ distance: 7 });
    expect((await openShoot({ stored })).model.inputs.value.value.distance).toBe(7);
    const linked = await openShoot({ stored, hash: `#/fight/usb/shoot?${usbShootCodec.encode(full)}` });
    expect(linked.model.inputs.linked.value).toBe(true);
    expect(linked.model.inputs.value.value).toEqual(full);
    linked.model.inputs.discard();
    expect(linked.model.inputs.value.value.distance).toBe(7);
  });

  it('USB-TEST-05 twenty real dice are typed by their counts, and taken back', async () => {
    const { model } = await openShoot();
    model.changeSide('shooter', {
      fighter: withUnit(initialShoot.shooter.fighter, presetUnit('regular-20')),
    });
    model.play.start();
    model.play.startTyping();
    const typing = () => model.play.play.value?.typing;
    expect(typing()?.wave).toEqual({ count: 20, typed: [] });
    model.play.typeWave([1, 1, 4]);
    expect(typing()).toMatchObject({ faces: [1, 1, 4], wave: { count: 20, typed: [1, 1, 4] } });
    model.play.typeWave([7]);
    model.play.typeWave(Array.from({ length: 21 }, () => 1));
    expect(typing()?.faces).toEqual([1, 1, 4]);
    model.play.typeWave([...Array.from({ length: 12 }, () => 2), ...Array.from({ length: 8 }, () => 4)]);
    expect(model.play.play.value?.log.map(({ purpose, count }) => [purpose, count])).toEqual([['hit', 8]]);
    expect(model.play.play.value?.next).toMatchObject({ purpose: 'save', dice: 8 });
    expect(typing()?.wave).toEqual({ count: 8, typed: [] });
    model.play.undo();
    expect(model.play.play.value?.log).toEqual([]);
  });

  it('USB-TEST-03 sixes to confirm are a wave of their own', async () => {
    const { model } = await openShoot();
    const tired = { ...initialShoot.shooter.fighter, fights: 3 };
    model.changeSide('shooter', { fighter: tired });
    model.play.start();
    model.play.startTyping();
    model.play.typeWave([6, 6, 6, 6, 6, 6, 6, 1, 1, 1]);
    expect(model.play.play.value?.typing?.wave).toEqual({ count: 7, typed: [] });
    model.play.typeWave([6, 1]);
    expect(model.play.play.value?.typing).toMatchObject({
      faces: expect.anything(),
      wave: { typed: [6, 1] },
    });
  });

  it('USB-WOUND-01 a shooting rolled out ends with what became of the target, and how likely that was', async () => {
    const { model } = await openShoot();
    model.play.start();
    model.play.rollOut();
    const shown = model.play.play.value;
    expect(shown?.outcome?.found).toBe(true);
    expect(shown?.likelihood).toBeGreaterThan(0);
    expect(shown?.likelihood).toBeLessThanOrEqual(1);
  });

  it('state/usb-shoot-verdict a text that makes no shooting has no figures', () => {
    expect(verdictOf('v=1')).toBeUndefined();
    expect(verdictOf(encodeShoot({ ...initialShoot, distance: 60 }))).toBeUndefined();
  });
});
