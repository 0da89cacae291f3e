import { describe, expect, it } from 'vitest';
import { boundsOf, matters } from '../../../src/kit/question/asked.ts';
import { readSided } from '../../../src/kit/question/sided-text.ts';
import { mean } from '../../../src/rules/dice/distribution.ts';
import { type UsbTable, usbOwnRules } from '../../../src/rules/usb/house-rules.ts';
import { checkShooting } from '../../../src/rules/usb/shooting/check-shooting.ts';
import { firingLine } from '../../../src/rules/usb/shooting/shooting-line.ts';
import { shootingOdds } from '../../../src/rules/usb/shooting/shooting-odds.ts';
import {
  type ShootingEntry,
  shootingAsPlayed,
  shootingLikelihood,
} from '../../../src/rules/usb/shooting/shooting-record.ts';
import { fresh } from '../../../src/rules/usb/units/fighter.ts';
import type { UsbUnit } from '../../../src/rules/usb/units/unit.ts';
import { usbChargeCodec } from '../../../src/usb/charge/inputs.ts';
import { decodeMorale } from '../../../src/usb/morale/inputs.ts';
import { onwardAddress } from '../../../src/usb/onward.ts';
import {
  countShootInForce,
  decodeShoot,
  encodeShoot,
  initialShoot,
  shootSetupOf,
  swappedShoot,
  type UsbShootInputs,
  usbShoot,
  usbShootCodec,
  withShootSide,
} from '../../../src/usb/shoot/inputs.ts';
import { afterShooting, createUsbShootModel } from '../../../src/usb/shoot/model.ts';
import { heroOf, presetUnit, usbPresetIds, withUnit } from '../../../src/usb/side.ts';
import { heroFell } from '../../../src/usb/standings.ts';
import { fightDevice } from '../../brikwars/duel/device.ts';
import { deepOr } from '../../support/deep.ts';
import { keptEnds } from '../../support/kept-ends.ts';

async function openShoot(given?: Parameters<typeof fightDevice>[0]) {
  const { used, device } = fightDevice({ hash: '#/fight/usb/shoot', ...given });
  const model = await createUsbShootModel(device);
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
  [which]: { fighter: withUnit(inputs[which].fighter, { unit: presetUnit(id) }) },
});

describe('usb/shoot/model: the answer', () => {
  it('USB-SHOOT-03 ten Regulars stand before anything is entered', async () => {
    const { model } = await openShoot();
    const { odds } = answerOf(model);
    expect(odds.pools.map(({ pool }) => pool.dice)).toEqual([10]);
    expect(mean(odds.hits)).toBeCloseTo(5, 12);
  });

  it('USB-SHOOT-03 every ready-made unit shoots at every other', async () => {
    // Each shoots at a third of them, and is shot at by a third.
    for (const [at, shooter] of usbPresetIds.entries())
      for (const target of deepOr(
        usbPresetIds,
        usbPresetIds.filter((_, place) => (at + place) % 3 === 0),
      )) {
        const inputs = with_(with_(initialShoot, 'shooter', shooter), 'target', target);
        expect(await keptEnds('usb-shoot', encodeShoot(inputs)), `${shooter} ${target}`).toHaveLength(3);
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
    const asks = (name: keyof UsbShootInputs) => matters(usbShoot, name, inputs);
    expect([asks('luck'), asks('indirect'), asks('blessed')]).toEqual([true, false, false]);
    expect(boundsOf(usbShoot, 'blind', inputs).most).toBe(1);
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
    // What they do ask for counts as it was entered.
    const machine = { ...with_(inputs, 'shooter', 'growth-6'), indirect: true, spotted: true };
    expect(shootSetupOf(machine)).toMatchObject({ indirect: true, spotted: true });
  });

  it('USB-TRANS-01 a unit that fired from a transport is out of it once the shooter fits into none', async () => {
    const { model } = await openShoot();
    model.change({ inTransport: true });
    model.changeSide('target', {
      fighter: withUnit(initialShoot.target.fighter, { unit: presetUnit('growth-6') }),
    });
    expect(model.inputs.value.value.inTransport).toBe(true);
    model.changeSide('shooter', {
      fighter: withUnit(initialShoot.shooter.fighter, { unit: presetUnit('growth-6') }),
    });
    expect(model.inputs.value.value.inTransport).toBe(false);
    model.change({ indirect: true });
    const soldiers = withShootSide(model.inputs.value.value, 'shooter', initialShoot.shooter);
    expect([soldiers.inTransport, soldiers.indirect]).toEqual([false, false]);
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

describe('usb/shoot/model: links, drafts, the table', () => {
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

  it('usb/shoot/inputs everything comes back as it was written', () => {
    for (const inputs of [initialShoot, full]) {
      const text = encodeShoot(inputs);
      expect(text.length).toBeLessThan(1000);
      expect(decodeShoot(text)).toEqual(inputs);
    }
    const text = encodeShoot(full);
    for (const broken of ['v=1', 'table=usb2', 'kind=', 'again=9', 'shooter=line', 'aura=1', 'seen=1']) {
      const [name] = broken.split('=');
      const others = text.split('&').filter((part) => !part.startsWith(`${name}=`));
      const spoilt = name === 'v' ? text.replace('v=2', broken) : [...others, broken].join('&');
      expect(decodeShoot(spoilt), broken).toBeUndefined();
    }
  });

  it('usb/shoot/model the draft is there after a restart, and a link leaves it alone', async () => {
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
      fighter: withUnit(initialShoot.shooter.fighter, { unit: presetUnit('regular-20') }),
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

  it('USB-SPEC-08 how likely it was follows whether Blessed was used', async () => {
    const unit = { ...presetUnit('regular-5'), specialisations: ['blessed'] } as UsbUnit;
    const inputs: UsbShootInputs = { ...initialShoot, shooter: { fighter: fresh(unit) }, blessed: true };
    const played = async (option: 'keep' | 'again') => {
      const { model } = await openShoot();
      model.use(inputs);
      const { play } = model;
      play.start();
      play.startTyping();
      for (const face of [4, 4, 1, 1, 1]) play.typeFace(face);
      play.choose(option);
      while (play.play.value?.typing) play.typeFace(1);
      return play.play.value;
    };
    for (const option of ['keep', 'again'] as const) {
      const shown = await played(option);
      if (!shown?.outcome) throw new Error('no end');
      const checked = checkShooting(shootSetupOf({ ...inputs, blessed: option === 'again' }), usbOwnRules);
      if (!checked.ok) throw new Error('no shooting');
      const odds = shootingOdds(checked.value, usbOwnRules);
      expect(shown.likelihood, option).toBeCloseTo(shootingLikelihood(odds, shown.outcome), 12);
    }
  });

  it('USB-SPEC-08 USB-PP-02 nobody says how likely it was where Blessed went elsewhere, or dice were bent', () => {
    const unit = { ...presetUnit('regular-10'), specials: 2, specialisations: ['blessed'] } as UsbUnit;
    const blessed = [true, false].map((of) =>
      shootSetupOf({ ...initialShoot, shooter: { fighter: fresh(unit) }, blessed: of }),
    );
    const [setup, plain] = blessed;
    if (!setup || !plain) throw new Error('two settings');
    const roll = (purpose: ShootingEntry['purpose'], weapon: ShootingEntry['weapon'], part = {}) =>
      ({ purpose, of: 'soldiers', weapon, count: 1, dice: 4, ...part }) as ShootingEntry;
    const pool = firingLine(setup, usbOwnRules).pools.find(({ hit }) => hit?.reroll === 'fails');
    const other = pool?.weapon === 'small-arms' ? 'special' : 'small-arms';
    const played = (log: readonly ShootingEntry[]) => shootingAsPlayed(setup, usbOwnRules, log);
    const own = (purpose: ShootingEntry['purpose'], part = {}) =>
      roll(purpose, pool?.weapon, { of: pool?.of, ...part });
    expect(played([own('hit'), own('hit-again')])).toEqual(setup);
    expect(played([own('hit')])).toEqual(plain);
    expect(played([own('hit', { count: 4 }), roll('hit', other)])).toEqual(setup);
    expect(played([roll('hit', other), roll('hit-again', other)])).toBeUndefined();
    expect(played([own('bend', { spent: 1 })])).toBeUndefined();
  });

  it('USB-FAT-01 USB-ACT-04 what a shooting has left goes on to both cards, and to a charge or a test', async () => {
    const { model } = await openShoot();
    const hidden = { ...initialShoot.target.fighter, formation: 'hide' as const };
    model.change({ target: { fighter: hidden }, blessed: true });
    const outcome = { found: true, points: 3, models: 3, fate: 'shaken' } as const;
    const after = { ...hidden, models: 7, state: 'shaken' as const };
    const left = afterShooting(model.inputs.value.value, { ...outcome, after });
    model.use(left);
    const { shooter, target, blessed } = model.inputs.value.value;
    expect([shooter.fighter.activated, shooter.fighter.fights, blessed]).toEqual([true, 0, false]);
    expect(target.fighter).toEqual({ ...after, formation: 'skirmish' });
    const unseen = afterShooting(model.inputs.value.value, { ...outcome, found: false, after });
    expect(unseen.target.fighter.formation).toBe('hide');
    const reacted = afterShooting({ ...left, kind: 'reaction' }, outcome);
    expect(reacted.shooter.fighter.fights).toBe(1);
    expect(reacted.target).toEqual(left.target);
    const { table } = left;
    const [, charge = ''] = onwardAddress({
      mode: 'charge',
      table,
      target: target.fighter,
      acting: 'theirs',
    }).split('?');
    expect(readSided(charge).whose).toBe('theirs');
    expect(usbChargeCodec.decode(readSided(charge).text)?.target.fighter).toEqual(target.fighter);
    const [, morale = ''] = onwardAddress({ mode: 'morale', table, unit: target.fighter }).split('?');
    expect(decodeMorale(morale)).toMatchObject({ side: target, event: 'recovery', from: 'shaken' });
    const [, steady = ''] = onwardAddress({ mode: 'morale', table, unit: shooter.fighter }).split('?');
    expect(decodeMorale(steady)).toMatchObject({ side: shooter, event: 'losses' });
    const [, commander = ''] = onwardAddress({ mode: 'morale', table, event: 'commander' }).split('?');
    expect(decodeMorale(commander)?.event).toBe('commander');
    expect([heroFell(after, undefined), heroFell(fresh(heroOf('legend')), undefined)]).toEqual([false, true]);
  });

  it('usb/shoot/explained-odds a text that makes no shooting has no ends', async () => {
    expect(await keptEnds('usb-shoot', 'v=1')).toBeUndefined();
    expect(await keptEnds('usb-shoot', encodeShoot({ ...initialShoot, distance: 60 }))).toBeUndefined();
  });
});
