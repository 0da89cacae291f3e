import { describe, expect, it } from 'vitest';
import { boundsOf, matters } from '../../../src/kit/question/asked.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { type Fighter, fresh } from '../../../src/rules/usb/units/fighter.ts';
import {
  initialUsbCharge,
  meleeSideAsked,
  type UsbChargeInputs,
  usbCharge,
  usbChargeCodec,
  withMelee,
} from '../../../src/usb/charge/inputs.ts';
import { changedCountOf, detailsOf } from '../../../src/usb/charge/meeting.ts';
import { withUsbChargePreset } from '../../../src/usb/charge/presets.ts';
import { usbcharge } from '../../../src/usb/charge/words/en.ts';
import { heroOf, regulars } from '../../../src/usb/side.ts';
import { usb } from '../../../src/usb/words/en.ts';

const start = initialUsbCharge;
const { charger, target } = start;
const having = (part: Partial<UsbChargeInputs>): UsbChargeInputs => ({ ...start, ...part });
const captain = {
  charger: {
    ...charger,
    fighter: { ...charger.fighter, joined: { unit: heroOf('daredevil'), lost: 0 } },
  },
} as const;

describe('usb/charge/meeting', () => {
  it('usb/charge/meeting: what there is to choose where two units meet', () => {
    const asked = (inputs: UsbChargeInputs) =>
      (['flank', 'shield', 'duel', 'luck'] as const).filter((name) => matters(usbCharge, name, inputs));
    expect(asked(start)).toEqual(['shield']);
    expect(asked(withUsbChargePreset(start, 'phalanx'))).toEqual(['flank']);
    const duel = withUsbChargePreset(start, 'duel');
    expect(asked(duel)).toEqual(['shield', 'duel', 'luck']);
    expect(boundsOf(usbCharge, 'luck', duel).most).toBeGreaterThan(0);
    expect(asked(withMelee(start, { target: { ...target, fighter: fresh(regulars) } }))).toEqual([]);
  });

  it.each([
    [{}, 0],
    [{ slowWay: true }, 1],
    [{ roadWay: true }, 1],
    [{ seen: false }, 1],
    [{ falseFlag: true }, 1],
    [{ nearness: 'farther' }, 1],
    [{ lostOnTheWay: 1 }, 1],
    [{ ...captain, braveAttacks: 1 }, 1],
    [{ ...captain, luck: 2 }, 1],
    [{ luck: 2 }, 0],
    [{ ...captain, slowWay: true, seen: false, luck: 1, braveAttacks: 1 }, 4],
    [
      { ...captain, locked: true, slowWay: true, seen: false, nearness: 'farther', lostOnTheWay: 2, luck: 1 },
      1,
    ],
  ] as const)('usb/charge/meeting: of %o so much is unusual: %i', (part, count) => {
    expect(changedCountOf(having(part))).toBe(count);
  });

  it('usb/charge/meeting: what one side alone may choose', () => {
    const as = (fighter: Fighter) =>
      (['firstFight', 'blessed', 'selfDestructs'] as const).filter((name) =>
        matters(meleeSideAsked, name, { ...charger, fighter }),
      );
    const soldiers = (part: Partial<typeof regulars>) => fresh({ ...regulars, ...part });
    expect(as(soldiers({}))).toEqual([]);
    expect(as(soldiers({ leaders: true }))).toEqual(['firstFight']);
    expect(as(soldiers({ specialisations: ['blessed', 'self-destruction'] }))).toEqual([
      'blessed',
      'selfDestructs',
    ]);
    expect(as(fresh(heroOf('hero')))).toEqual([]);
  });

  const detailsBeside = (inputs: UsbChargeInputs) => {
    const t = { ...usbcharge, ...usbcharge };
    const notify = (of: UsbChargeInputs) => detailsOf(t, usb, createFormat('en'), usbChargeCodec.encode(of));
    const plain = notify(start);
    const now = notify(inputs);
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
    [{ slowWay: true, roadWay: true }, ['Slow ground', 'Along a road'], []],
    [{ nearness: 'farther' }, ['Is the charged unit the nearest enemy? No'], []],
    [
      { lostOnTheWay: 2, falseFlag: true },
      ['Charged unit under a False Flag', 'Standfast lost on the way: 2'],
      [],
    ],
    [{ target: { ...target, aura: 3 } }, ['Enemy: Friendly hero within 10″: Tough 3+'], []],
    [{ reaction: 'shoot' }, ['Reaction of the enemy: Shoot'], []],
    [
      { shield: 'reroll' },
      ['Shields against the first blows: Reroll failed saves'],
      ['Shields against the first blows: Strike back'],
    ],
  ] as const)('usb/charge/meeting: %o is said of a saved melee, and nothing else', (part, came, went) => {
    expect(detailsBeside(having(part))).toEqual([came, went]);
  });

  it('usb/charge/meeting: no text, no details', () => {
    expect(detailsOf({ ...usbcharge, ...usbcharge }, usb, createFormat('en'), 'v=1&e=usb&a=x')).toEqual([]);
  });
});
