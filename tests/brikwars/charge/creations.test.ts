import { describe, expect, it } from 'vitest';
import { chargeAnswerOf } from '../../../src/brikwars/charge/answer.ts';
import {
  chargeSetupOf,
  decodeCharge,
  encodeCharge,
  initialCharge,
  mostPips,
  moveOf,
  stepsOf,
} from '../../../src/brikwars/charge/inputs.ts';
import { createChargeModel, withChargeSide } from '../../../src/brikwars/charge/model.ts';
import { chargeTexts } from '../../../src/brikwars/charge/text.ts';
import { charge } from '../../../src/brikwars/charge/words/en.ts';
import { presetIds, presets } from '../../../src/brikwars/creation/presets.ts';
import { creationUnit } from '../../../src/brikwars/units/form-model.ts';
import { creation } from '../../../src/brikwars/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { unhurt } from '../../../src/rules/brikwars/wreck/wreck-state.ts';
import { fightDevice } from '../duel/device.ts';

async function open() {
  const { device } = fightDevice({ hash: '#/fight/charge' });
  return createChargeModel(device);
}

describe('brikwars/charge/creations', () => {
  it.each(presetIds)('BW-CHG-04 %s charges and is charged, and its link says so', async (preset) => {
    const model = await open();
    for (const side of ['attacker', 'defender'] as const) {
      model.useProfile(side, creationUnit(presets[preset], preset));
      const { value } = model.inputs.value;
      expect(value[side].creation).toEqual(presets[preset]);
      expect(decodeCharge(encodeCharge(value))).toEqual(value);
      expect(chargeAnswerOf(value).ok).toBe(true);
    }
  });

  it('BW-CHG-04 BW-DMG-03 a tank runs into a wall with its Size behind it, as far as its tracks still carry it', async () => {
    const model = await open();
    const tank = creationUnit(presets.tank, 'Betsy');
    model.useProfile('attacker', { ...tank, wreck: { ...unhurt, partsOff: [1] } });
    model.useProfile('defender', creationUnit(presets.wall, 'Wall'));
    const { value } = model.inputs.value;
    expect(moveOf(value.attacker)).toBe(1);
    model.useProfile('attacker', tank);
    expect(model.inputs.value.value.straight).toBe(8);
    expect(model.inputs.value.value.defender.rooted).toBe(true);
    const answer = model.answer.value;
    if (!answer.ok) throw new Error('no answer');
    expect(answer.value.charge.momentum.value).toBe(4);
    expect(answer.value.charge.opposition.value).toBe(4);
  });

  it('BW-DMG-03 BW-DMG-04 a tank that has pips left takes one and rams on: nobody destroys it by a blow', async () => {
    const model = await open();
    const tank = creationUnit(presets.tank, 'Betsy');
    const hero = {
      ...initialCharge('2005').defender,
      unit: 'own',
      ownArmor: '4',
      arm: 'two-handed',
    } as const;
    const texts = chargeTexts({ ...charge, ...charge, built: creation }, createFormat('en'));
    const answerAt = (pips: number) => {
      model.useProfile('attacker', { ...tank, wreck: { ...unhurt, pips } });
      model.changeSide('defender', hero);
      const answer = model.answer.value;
      if (!answer.ok) throw new Error('no answer');
      return answer.value.odds;
    };
    const fresh = answerAt(2);
    const { value } = model.inputs.value;
    expect(stepsOf(value.attacker)).toBe(2);
    expect(fresh.attackerDies.value).toBeGreaterThan(0);
    expect(fresh.attackerDies.reasons).toContainEqual({ rule: 'BW-DMG-03', effect: 'damage-takes-a-pip' });
    expect(texts.odds?.([{ id: 'charger', chance: 0.25 }], value)).toBe(
      'Enemy dies: 0\u00a0%. My creation takes a pip: 25\u00a0%.',
    );
    // Without its last pip it is destroyed, and then it rams nobody any more.
    const last = answerAt(3);
    expect(stepsOf(model.inputs.value.value.attacker)).toBe(1);
    expect(texts.odds?.([{ id: 'charger', chance: 0.25 }], model.inputs.value.value)).toMatch(
      /My creation is destroyed: 25\u00a0%/,
    );
    expect(last.defenderDies.value).toBeLessThan(fresh.defenderDies.value);
    // The pip of who has one to lose takes nothing off the ram: as against Armor that always holds.
    const { attacker } = value;
    const iron = chargeAnswerOf({ ...value, attacker: { ...attacker, ownArmor: '90' } });
    expect(iron.ok && iron.value.odds.defenderDies.value).toBeCloseTo(fresh.defenderDies.value, 9);
  });

  it('BW-UNIT-01 BW-DMG-03 a horse that is struck takes a pip, its rider dies', () => {
    const inputs = initialCharge('2005');
    const struck = (struck: 'rider' | 'mount') => stepsOf({ ...inputs.attacker, struck });
    expect([struck('rider'), struck('mount')]).toEqual([1, 2]);
    expect(stepsOf(inputs.defender)).toBe(1);
  });

  it('BW-DMG-03 pips of a horse are typed as those of a creation: one left is its end, and it runs slower', async () => {
    const model = await open();
    const rider = () => model.inputs.value.value.attacker;
    const whole = moveOf(rider()) ?? 0;
    model.changeSide('attacker', { pips: 1, struck: 'mount' });
    expect([stepsOf(rider()), moveOf(rider()), mostPips(rider())]).toEqual([1, whole - 1, 1]);
    model.changeSide('attacker', { struck: 'rider' });
    expect(stepsOf(rider())).toBe(1);
    const { value: text } = model.inputs.value;
    expect(decodeCharge(encodeCharge(text))).toEqual(text);
    // On foot there is no horse, and another unit is whole.
    model.changeSide('attacker', { mount: 'none' });
    expect([rider().pips, mostPips(rider())]).toEqual([0, 0]);
    model.changeSide('attacker', { unit: 'own', size: 3 });
    model.changeSide('attacker', { pips: 2, cranky: 2 });
    expect(stepsOf(rider())).toBe(1);
    const { value: both } = model.inputs.value;
    expect(decodeCharge(encodeCharge(both))).toEqual(both);
    expect(both.attacker).toMatchObject({ pips: 2, cranky: 2 });
    expect(decodeCharge(encodeCharge(both).replace('cranky=2', 'cranky=9'))).toBeUndefined();
    expect(decodeCharge(encodeCharge(both).replace('pips=2', 'pips=99'))).toBeUndefined();
  });

  it('BW-DMG-03 a tank of an army charges with the Momentum and the Move that its pips have left', async () => {
    const model = await open();
    const tank = creationUnit(presets.tank, 'Betsy');
    model.useProfile('attacker', { ...tank, wreck: { ...unhurt, pips: 2 } });
    const { value } = model.inputs.value;
    // The design stays whole but for what is off; its pips stand beside it.
    expect(value.attacker).toMatchObject({ pips: 2, creation: presets.tank });
    expect([moveOf(value.attacker), value.straight]).toEqual([6, 6]);
    model.change({ straight: 8 });
    const momentum = () => {
      const answer = model.answer.value;
      if (!answer.ok) throw new Error('no answer');
      return answer.value.charge.momentum;
    };
    expect(momentum()).toMatchObject({ value: 2 });
    expect(momentum().reasons.at(-1)).toMatchObject({ rule: 'BW-DMG-03', amount: 2 });
    model.changeSide('attacker', { pips: 0 });
    expect(model.inputs.value.value.attacker.pips).toBe(0);
    expect(momentum().value).toBe(4);
    model.changeSide('attacker', { pips: 4 });
    expect(momentum().value).toBe(0);
    const { value: text } = model.inputs.value;
    expect(decodeCharge(encodeCharge(text))).toEqual(text);
    model.changeSide('attacker', { unit: 'hero' });
    expect(model.inputs.value.value.attacker.pips).toBe(0);
  });

  it('BW-CRE-14 a jousting weapon leads, with the inches of its Weapon Size before it', async () => {
    const model = await open();
    const ram = { ...presets.car, weapons: [{ kind: 'jousting', size: 2, payload: 0 }] } as const;
    model.useProfile('attacker', creationUnit(ram, 'Ram'));
    expect(chargeSetupOf(model.inputs.value.value).attacker.weapon).toMatchObject({
      use: 4,
      damage: '2d6',
      reach: 2,
    });
    expect(model.inputs.value.value.strikes).toBe('weapon');
  });

  it('brikwars/charge/creations who mounts a horse or is another unit is no creation any more', () => {
    const built = {
      ...initialCharge('2005'),
      attacker: { ...initialCharge('2005').attacker, creation: presets.car },
    };
    expect(withChargeSide(built, 'attacker', { unit: 'hero' }).attacker.creation).toBeUndefined();
    expect(withChargeSide(built, 'attacker', { ownSkill: '1d10' }).attacker.creation).toEqual(presets.car);
  });
});
