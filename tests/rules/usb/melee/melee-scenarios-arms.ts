// Who strikes, when, with what.

import { meleeBetween } from '../../../../src/rules/usb/melee/melee-setup.ts';
import { fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { machine } from '../../../support/samples/usb-units.ts';
import { back, charge, charging, crowd, line, type Scenario, side, withSide } from './melee-scenario.ts';

export const armed: Readonly<Record<string, Scenario>> = {
  'USB-MELEE-06 two against two: whoever lives strikes back': {
    setup: meleeBetween(line(2), line(2)),
    twin: { charger: side(crowd(2, 1, charge), charging), target: side(crowd(2, 1, back)) },
  },
  'USB-RES-01 three against two': {
    setup: meleeBetween(line(3), line(2)),
    twin: { charger: side(crowd(3, 1, charge), charging), target: side(crowd(2, 1, back)) },
  },
  'USB-RES-06 five against four, riders with two dice each': {
    setup: meleeBetween(line(5), line(4, { type: 'riders' })),
    twin: {
      charger: side(crowd(5, 1, charge), charging),
      target: side(crowd(4, 1, { ...back, dice: 2 })),
    },
  },
  'USB-MELEE-05 heavy weapons take 2 from saves, a third-rate save is six and six': {
    setup: meleeBetween(line(2, { melee: 'heavy' }), line(3, { tough: 5 })),
    twin: {
      charger: side(crowd(2, 1, { ...charge, save: 7 }), charging),
      target: side(crowd(3, 1, back), { morale: 5 }),
    },
  },
  'USB-MELEE-05 cavalry weapons help only their bearer on the charge': {
    setup: meleeBetween(line(2, { melee: 'cavalry' }), line(2, { melee: 'cavalry' })),
    twin: {
      charger: side(crowd(2, 1, { ...charge, hit: 3, save: 5 }), charging),
      target: side(crowd(2, 1, back)),
    },
  },
  'USB-MELEE-07 pole weapons strike at once, all of them': {
    setup: meleeBetween(line(3), line(2, { melee: 'pole' })),
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side(crowd(2, 1, { ...back, pole: true })),
    },
  },
  'USB-MELEE-08 a shield used costs the strike back, unless no save failed': {
    setup: { ...meleeBetween(line(3), line(3, { shield: true })), shield: 'reroll' },
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side(crowd(3, 1, back)),
      shield: 'after',
    },
  },
  'USB-C-10 with a pole weapon the shield is chosen before the dice': {
    setup: { ...meleeBetween(line(3), line(3, { shield: true, melee: 'pole' })), shield: 'reroll' },
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side(crowd(3, 1, { ...back, pole: true })),
      shield: 'before',
    },
  },
  'USB-C-10 the shield of the charger, who has struck already, is free': {
    setup: meleeBetween(line(2, { shield: true }), line(3)),
    twin: {
      charger: side(crowd(2, 1, charge), charging),
      target: side(crowd(3, 1, { ...back, saveAgain: true })),
    },
  },
  'USB-MELEE-09 leaders make ones again in the first fight, for whoever does not charge': {
    setup: meleeBetween(line(3, { leaders: true }), line(3, { leaders: true })),
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side(crowd(3, 1, { ...back, again: 'ones' })),
    },
  },
  'USB-A-59 leaders do nothing in a later fight, and fatigue counts it': {
    setup: meleeBetween(line(3), { ...line(3, { leaders: true }), fights: 1 }),
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side(crowd(3, 1, { ...back, hit: 5 })),
    },
  },
  'USB-MELEE-10 a ram adds as many hits as the machine has grown': {
    setup: meleeBetween(fresh(machine({ growth: 2 })), line(3)),
    twin: {
      charger: side(
        [
          {
            points: 6,
            blows: [
              { ...charge, dice: 2 },
              { dice: 2, save: 4 },
            ],
          },
        ],
        charging,
      ),
      target: side(crowd(3, 1, back)),
    },
  },
  'USB-A-18 D3 wounds spill over': {
    setup: meleeBetween(
      fresh(machine({ growth: 1, equipment: ['really-heavy'] })),
      line(3, { type: 'heavy' }),
    ),
    twin: {
      charger: side(
        [
          {
            points: 3,
            blows: [
              { ...charge, save: 7, sides: 3 },
              { dice: 1, save: 4 },
            ],
          },
        ],
        charging,
      ),
      target: side(crowd(3, 2, back)),
    },
  },
  'USB-A-18 by the switch D3 wounds stay on one model': {
    setup: meleeBetween(
      fresh(machine({ growth: 1, equipment: ['really-heavy'] })),
      line(3, { type: 'heavy' }),
    ),
    rules: { d3Overflow: 'perModel' },
    twin: {
      charger: side(
        [
          {
            points: 3,
            blows: [
              { ...charge, save: 7, sides: 3 },
              { dice: 1, save: 4 },
            ],
          },
        ],
        charging,
      ),
      target: side(crowd(3, 2, back)),
      perModel: true,
    },
  },
  'USB-C-09 a machine strikes with every weapon, and its pole weapon at once': {
    setup: meleeBetween(line(3), fresh(machine({ growth: 2, equipment: ['pole', 'cavalry'] }))),
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side([
        {
          points: 6,
          blows: [
            { ...back, dice: 2, pole: true },
            { ...back, dice: 2 },
          ],
        },
      ]),
    },
  },
  'USB-X-02 by the switch F1 a machine has more dice and Standfast': {
    setup: meleeBetween(line(3), fresh(machine({ growth: 1 }))),
    rules: { growthModel: 'F1' },
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side([{ points: 6, blows: [{ ...back, dice: 2 }] }]),
    },
  },
  'USB-MELEE-11 self-destruction of the charger: twice its Standfast, no result': {
    setup: withSide(meleeBetween(line(2, { specialisations: ['self-destruction'] }), line(3)), 'charger', {
      selfDestructs: true,
    }),
    twin: {
      charger: side(crowd(2, 1, charge), charging),
      target: side(crowd(3, 1, back)),
      bomb: { by: 'charger', save: 4 },
    },
  },
  'USB-A-19 self-destruction of the charged: with what the blows have left': {
    setup: withSide(meleeBetween(line(3), line(2, { specialisations: ['self-destruction'] })), 'target', {
      selfDestructs: true,
    }),
    twin: {
      charger: side(crowd(3, 1, charge), charging),
      target: side(crowd(2, 1, back)),
      bomb: { by: 'target', save: 4 },
    },
  },
};
