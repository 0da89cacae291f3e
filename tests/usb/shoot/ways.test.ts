import { describe, expect, it } from 'vitest';
import { createFormat } from '../../../src/platform/format.ts';
import { fresh } from '../../../src/rules/usb/units/fighter.ts';
import { initialShoot, type UsbShootInputs } from '../../../src/usb/shoot/inputs.ts';
import { shootWays, worthOf, worthsText, worthText } from '../../../src/usb/shoot/ways.ts';
import { hero, soldiers } from '../../support/samples/usb-units.ts';

const format = createFormat('en');
const ids = (inputs: UsbShootInputs) => shootWays(inputs).map(({ id }) => id);

describe('usb/shoot/ways', () => {
  it('USB-ACT-04 usb/shoot/ways: soldiers may aim, and that is worth what it makes of the target', () => {
    const [way] = shootWays(initialShoot);
    expect(way?.id).toBe('aimed');
    expect(way?.worth).toEqual(worthOf({ ...initialShoot, kind: 'aimed' }));
    expect(ids({ ...initialShoot, kind: 'aimed' })).toEqual([]);
  });

  it('USB-PP-01 usb/shoot/ways: a unit that shoots at chargers, or may not shoot, has nothing to choose', () => {
    expect(ids({ ...initialShoot, kind: 'reaction' })).toEqual([]);
    expect(ids({ ...initialShoot, distance: 30 })).toEqual([]);
    expect(worthText(format, { ...initialShoot, distance: 30 })).toBeUndefined();
  });

  it('USB-PP-04 USB-PP-05 USB-SPEC-08 usb/shoot/ways: Power points and a blessing are offered to those who have them', () => {
    const legend = fresh(hero('legend', { ranged: 'small-arms', specialisations: ['blessed'] }));
    const hidden = { ...initialShoot.target.fighter, terrain: 'screen' } as const;
    const inputs: UsbShootInputs = {
      ...initialShoot,
      shooter: { fighter: legend },
      target: { fighter: hidden },
    };
    expect(ids(inputs).toSorted()).toEqual(['again', 'aimed', 'blessed', 'perfect']);
    expect(ids(inputs)[0]).toBe('again');
    const spent = { ...inputs, kind: 'aimed', again: 8, blessed: true } as const;
    expect(ids(spent)).toEqual([]);
  });

  it('usb/shoot/ways: where the target breaks as often, the points that it loses tell ways apart', () => {
    expect(
      worthsText(format, [
        { breaks: 0.11, lost: 2 },
        { breaks: 0.25, lost: 3 },
      ]),
    ).toEqual(['11', '25']);
    expect(
      worthsText(format, [
        { breaks: 0.999, lost: 2 },
        { breaks: 0.9995, lost: 3.25 },
      ]),
    ).toEqual(['2', '3.3']);
    const five = fresh(soldiers({ models: 5, ranged: 'small-arms' }));
    expect(worthText(format, { ...initialShoot, shooter: { fighter: five } })).toMatch(/^<?\d+\u00a0%$/);
  });
});
