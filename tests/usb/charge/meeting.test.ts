import { describe, expect, it } from 'vitest';
import { createFormat } from '../../../src/platform/format.ts';
import { fresh } from '../../../src/rules/usb/fighter.ts';
import {
  initialUsbCharge,
  type UsbChargeInputs,
  usbChargeCodec,
  withSetup,
} from '../../../src/usb/charge/inputs.ts';
import { detailsOf, meetingOf, sideChoicesOf, unusualOf } from '../../../src/usb/charge/meeting.ts';
import { withUsbChargePreset } from '../../../src/usb/charge/presets.ts';
import { heroOf, regulars } from '../../../src/usb/side.ts';
import { usbcharge, usbchargemore, usbunits } from '../../../src/usb/words/en.ts';

type Setup = UsbChargeInputs['setup'];
const start = initialUsbCharge;
const { charger, target } = start.setup;
const having = (part: Partial<Setup>): UsbChargeInputs => ({ ...start, setup: { ...start.setup, ...part } });
const led = { joined: { unit: heroOf('daredevil'), lost: 0 } } as const;

describe('usb/charge/meeting', () => {
  it('usb/charge/meeting: what there is to choose where two units meet', () => {
    expect(meetingOf(start)).toMatchObject({ phalanx: false, duel: false, shield: true, power: undefined });
    expect(meetingOf(withUsbChargePreset(start, 'phalanx'))).toMatchObject({ phalanx: true });
    const duel = meetingOf(withUsbChargePreset(start, 'duel'));
    expect(duel).toMatchObject({ duel: true });
    expect(duel.power).toBeGreaterThan(0);
    const shieldless = withSetup(start, { target: { ...target, fighter: fresh(regulars) } });
    expect(meetingOf(shieldless).shield).toBe(false);
  });

  it.each([
    [{}, 0],
    [{ slowWay: true }, 1],
    [{ roadWay: true }, 1],
    [{ seen: false }, 1],
    [{ falseFlag: true }, 1],
    [{ nearness: 'farther' }, 1],
    [{ lostOnTheWay: 1 }, 1],
    [{ braveAttacks: 1 }, 1],
    [{ luck: 2 }, 1],
    [{ slowWay: true, seen: false, luck: 1, braveAttacks: 1 }, 4],
    [{ locked: true, slowWay: true, seen: false, nearness: 'farther', lostOnTheWay: 2, luck: 1 }, 1],
  ] as const)('usb/charge/meeting: of %o so much is unusual: %i', (part, count) => {
    expect(unusualOf(having(part))).toBe(count);
  });

  it('usb/charge/meeting: what one side alone may choose', () => {
    const as = (part: Partial<typeof regulars>, more = {}) =>
      sideChoicesOf(
        having({ charger: { ...charger, fighter: { ...fresh({ ...regulars, ...part }), ...more } } }),
        'charger',
      );
    expect(as({})).toEqual({ leaders: false, blessed: false, selfDestructs: false });
    expect(as({ leaders: true })).toEqual({ leaders: true, blessed: false, selfDestructs: false });
    expect(as({ specialisations: ['blessed', 'self-destruction'] })).toEqual({
      leaders: false,
      blessed: true,
      selfDestructs: true,
    });
    const hero = having({ charger: { ...charger, fighter: fresh(heroOf('hero')) } });
    expect(sideChoicesOf(hero, 'charger').leaders).toBe(false);
    // Two heroes who meet have no other way.
    const duel = having({
      charger: {
        ...charger,
        fighter: { ...fresh({ ...regulars, specialisations: ['self-destruction'] }), ...led },
      },
      target: { ...target, fighter: { ...target.fighter, ...led } },
    });
    expect(sideChoicesOf(duel, 'charger').selfDestructs).toBe(false);
  });

  const detailsBeside = (inputs: UsbChargeInputs) => {
    const t = { ...usbcharge, ...usbchargemore };
    const told = (of: UsbChargeInputs) =>
      detailsOf(t, usbunits, createFormat('en'), usbChargeCodec.encode(of));
    const plain = told(start);
    const now = told(inputs);
    return [now.filter((detail) => !plain.includes(detail)), plain.filter((detail) => !now.includes(detail))];
  };
  const side = (part: object) => ({ target: { ...target, fighter: { ...target.fighter, ...part } } });

  it.each([
    [side({ formation: 'column' }), ['Enemy: Marching column'], []],
    [side({ terrain: 'forest' }), ['Enemy: Forest'], []],
    [side({ entrenched: true }), ['Enemy: Entrenched'], []],
    [side({ state: 'shaken' }), ['Enemy: Shaken'], []],
    [{ locked: true }, ['Later round of a locked fight'], ['Distance in inches: 8']],
    [{ distance: 11 }, ['Distance in inches: 11'], ['Distance in inches: 8']],
    [{ reaction: 'shoot' }, ['Reaction of the enemy: Shoot'], []],
    [
      { shield: 'reroll' },
      ['Shields against the first blows: Reroll failed saves'],
      ['Shields against the first blows: Strike back'],
    ],
  ] as const)('usb/charge/meeting: %o is told of a saved melee, and nothing else', (part, came, went) => {
    expect(detailsBeside(having(part))).toEqual([came, went]);
  });

  it('usb/charge/meeting: no text, no details', () => {
    expect(
      detailsOf({ ...usbcharge, ...usbchargemore }, usbunits, createFormat('en'), 'v=1&e=usb&a=x'),
    ).toEqual([]);
  });
});
