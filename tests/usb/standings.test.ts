import { describe, expect, it } from 'vitest';
import type { UsbUnit } from '../../src/rules/usb/units/unit.ts';
import { createUsbChargeModel } from '../../src/usb/charge/model.ts';
import { createUsbMoraleModel } from '../../src/usb/morale/model.ts';
import { createUsbShootModel } from '../../src/usb/shoot/model.ts';
import { type PickedUnit, presetUnit, withModels } from '../../src/usb/side.ts';
import { createUsbStandings, usbStandingsPlace } from '../../src/usb/standings.ts';
import { fightDevice } from '../brikwars/duel/device.ts';

const example = (id: Parameters<typeof presetUnit>[0], before?: UsbUnit): PickedUnit => ({
  unit: presetUnit(id, before),
  example: true,
});
const guards: PickedUnit = { unit: presetUnit('regular-5'), id: 'guards' };
const bows: PickedUnit = { unit: presetUnit('veteran-5'), id: 'bows' };

async function openShoot(given?: Parameters<typeof fightDevice>[0]) {
  const { device } = fightDevice({ hash: '#/fight/usb/shoot', ...given });
  const model = await createUsbShootModel(device);
  const shooter = () => model.inputs.value.value.shooter.fighter;
  const lose = (models: number) => model.changeSide('shooter', { fighter: withModels(shooter(), models) });
  return { device, model, shooter, lose, target: () => model.inputs.value.value.target.fighter };
}

describe('usb/standings: losses belong to the unit', () => {
  it('usb/standings a unit set from 5 to 3 models is at 3 when it is chosen back, with its state', async () => {
    const { model, shooter, lose } = await openShoot();
    model.takeUnit('shooter', guards);
    lose(3);
    model.changeSide('shooter', { fighter: { ...shooter(), state: 'shaken', activated: true, fights: 1 } });
    model.takeUnit('shooter', bows);
    expect(shooter()).toMatchObject({ models: 5, state: 'steady', activated: false, fights: 0, id: 'bows' });
    model.takeUnit('shooter', guards);
    expect(shooter()).toMatchObject({ models: 3, state: 'shaken', activated: true, fights: 1, id: 'guards' });
  });

  it('usb/standings an example keeps its losses in its place, and nobody else has them', async () => {
    const { model, shooter, target, lose } = await openShoot();
    lose(6);
    model.takeUnit('shooter', example('legend'));
    model.takeUnit('target', example('regular-10'));
    expect(target().models).toBe(10);
    model.takeUnit('shooter', example('regular-10', shooter().unit));
    expect(shooter().models).toBe(6);
  });

  it('usb/standings a unit on both sides is a second one of its kind', async () => {
    const { model, shooter, target, lose } = await openShoot();
    model.takeUnit('shooter', guards);
    lose(2);
    model.takeUnit('target', guards);
    expect(target()).toMatchObject({ models: 5, id: 'guards-2' });
    model.takeUnit('target', bows);
    model.swap();
    model.takeUnit('shooter', example('legend'));
    expect(shooter().id).toBeUndefined();
    model.takeUnit('target', bows);
    model.takeUnit('target', guards);
    expect(target()).toMatchObject({ models: 2, id: 'guards' });
  });

  it('usb/standings the modes share what a unit has lost, also after the app was closed', async () => {
    const stored = new Map<string, string>();
    const { device, model, lose } = await openShoot({ stored });
    model.takeUnit('shooter', guards);
    lose(3);
    const charge = await createUsbChargeModel(device);
    charge.takeUnit('charger', guards);
    expect(charge.inputs.value.value.charger.fighter).toMatchObject({ models: 3, id: 'guards' });
    charge.changeSide('charger', { others: [charge.inputs.value.value.charger.fighter] });
    charge.takeUnit('charger', bows, 0);
    charge.takeUnit('charger', guards, 0);
    expect(charge.inputs.value.value.charger.others[0]).toMatchObject({ models: 5, id: 'guards-2' });
    const { device: later } = fightDevice({ hash: '#/fight/usb/morale', stored });
    const morale = await createUsbMoraleModel(later);
    morale.takeUnit(guards);
    expect(morale.inputs.value.value.side.fighter).toMatchObject({ models: 3 });
    const shoot = await createUsbShootModel(later);
    expect(shoot.inputs.value.value.shooter.fighter).toMatchObject({ models: 3, id: 'guards' });
  });

  it('usb/standings a unit that was changed meanwhile has its new values and no more models than it has', async () => {
    const { model, shooter, lose } = await openShoot();
    model.takeUnit('shooter', { unit: presetUnit('regular-20'), id: 'guards' });
    lose(15);
    model.takeUnit('shooter', bows);
    model.takeUnit('shooter', { unit: presetUnit('veteran-10'), id: 'guards' });
    expect(shooter()).toMatchObject({ models: 10, unit: { hit: 3, models: 10 } });
    model.takeUnit('shooter', { unit: presetUnit('growth-1'), id: 'guards' });
    expect(shooter()).toMatchObject({ models: 1, wounded: 0, unit: { kind: 'machine' } });
  });

  it('usb/standings what a unit would be is what it is once it is taken, and looking takes none', async () => {
    const { model, lose } = await openShoot();
    const picks = [guards, bows, guards, example('regular-10'), example('legend'), example('regular-10')];
    for (const picked of picks) {
      const before = model.inputs.value.value;
      const would = [guards, bows, example('regular-10'), picked].map((one) =>
        model.wouldTake('shooter', one),
      );
      expect(model.inputs.value.value).toBe(before);
      model.takeUnit('shooter', picked);
      expect(model.inputs.value.value).toEqual(would.at(-1));
      lose(2);
    }
    // What a link shows is kept by nothing, and the unit that is there is taken as it stands.
    const standings = await createUsbStandings(fightDevice({}).device.drafts);
    const linked = {
      ...model.inputs.value.value.shooter.fighter,
      unit: guards.unit,
      models: 3,
      id: 'guards',
    };
    expect(standings.wouldTake('shooter', linked, guards, [])).toMatchObject({ models: 3 });
    const charge = await createUsbChargeModel(fightDevice({ hash: '#/fight/usb/charge' }).device);
    for (const picked of [guards, example('riders'), guards]) {
      const would = charge.wouldTake('target', picked);
      charge.takeUnit('target', picked);
      expect(charge.inputs.value.value).toEqual(would);
      const { fighter } = charge.inputs.value.value.target;
      charge.changeSide('target', { fighter: withModels(fighter, 2) });
    }
  });

  it('usb/standings a new unit is whole, and what a link shows is not kept', async () => {
    const { model, shooter, lose } = await openShoot();
    model.takeUnit('shooter', { unit: presetUnit('regular-5') });
    lose(1);
    model.takeUnit('shooter', bows);
    model.takeUnit('shooter', { unit: presetUnit('regular-5') });
    expect(shooter().models).toBe(5);
  });

  it('usb/standings keeps the units of a few games, and reads no nonsense', async () => {
    const stored = new Map([[usbStandingsPlace, '{"guards":7,"bows":"nonsense"}']]);
    const { device } = fightDevice({ stored });
    const standings = await createUsbStandings(device.drafts);
    const before = { ...(await openShoot()).shooter(), models: 4 };
    expect(standings.take('shooter', before, bows, []).models).toBe(5);
    for (let number = 0; number < 300; number++)
      standings.keep({ shooter: { ...before, id: `unit-${number}` } });
    expect(Object.keys(JSON.parse(stored.get(usbStandingsPlace) ?? ''))).toHaveLength(120);
    expect(standings.take('shooter', before, { ...guards, id: 'unit-299' }, []).models).toBe(4);
    expect(standings.take('shooter', before, { ...guards, id: 'unit-9' }, []).models).toBe(5);
    for (const text of ['', '[', 'null', '7']) {
      stored.set(usbStandingsPlace, text);
      await expect(createUsbStandings(device.drafts)).resolves.toBeDefined();
    }
  });
});
