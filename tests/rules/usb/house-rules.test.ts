import { describe, expect, it } from 'vitest';
import {
  type UsbHouseRuleId,
  type UsbRules,
  usbHouseRuleIds,
  usbHouseRules,
  usbOwnRules,
  usbRulesOf,
  usbValuesOf,
  withUsbHouseRule,
} from '../../../src/rules/usb/house-rules.ts';
import { testsDefeat } from '../../../src/rules/usb/melee/melee-aftermath.ts';
import { fatigueOf, saveModifiers, totalOf } from '../../../src/rules/usb/modifiers.ts';
import { afterLoss } from '../../../src/rules/usb/morale/morale-odds.ts';
import { isNearest } from '../../../src/rules/usb/nearness.ts';
import { pointsToPass } from '../../../src/rules/usb/test/luck.ts';
import { slotsOf } from '../../../src/rules/usb/units/check-unit.ts';
import { costliestActivation } from '../../../src/rules/usb/units/composition.ts';
import { type Fighter, fresh } from '../../../src/rules/usb/units/fighter.ts';
import { priceOf } from '../../../src/rules/usb/units/price.ts';
import { growthStats } from '../../../src/rules/usb/units/profile.ts';
import { holdsNeeded } from '../../../src/rules/usb/units/transport.ts';
import { pointsTaken } from '../../../src/rules/usb/wounds.ts';
import { soldiers } from '../../support/samples/usb-units.ts';

const unit = (now: Partial<Fighter> = {}): Fighter => ({ ...fresh(soldiers()), ...now });

/** Ten unbreakable Regulars in heavy armour, which have just lost three points: what failing costs each. */
function failures(rules: UsbRules): readonly string[] {
  const ten = fresh(soldiers({ models: 10, specialisations: ['unbreakable'] }));
  const { outcomes } = afterLoss(ten, { ...ten, models: 7 }, rules);
  return [...new Set(outcomes.map(({ fate, points }) => `${fate} −${points}`))].sort();
}

interface Difference {
  readonly ruling: string;
  readonly name: UsbHouseRuleId;
  readonly says: string;
  readonly of: (rules: UsbRules) => unknown;
  /** What the values of the switch make of it, in their order. */
  readonly answers: readonly unknown[];
}

const differences: readonly Difference[] = [
  {
    ruling: 'USB-C-05',
    name: 'capRule',
    says: 'the dearest activation of 240 points',
    of: (rules) => costliestActivation(240, rules),
    answers: [80, 79],
  },
  {
    ruling: 'USB-X-02',
    name: 'growthModel',
    says: 'Initiative and Standfast of growth 6',
    of: (rules) => growthStats(6, rules),
    answers: [
      { initiative: 6, standfast: 18 },
      { initiative: 7, standfast: 21 },
    ],
  },
  {
    ruling: 'USB-A-15',
    name: 'smallGrowthSlots',
    says: 'pieces of a machine that has not grown',
    of: (rules) => slotsOf(0, rules),
    answers: [1, 0],
  },
  {
    ruling: 'USB-A-06',
    name: 'ruinsStack',
    says: 'the save of those in ruins',
    of: (rules) =>
      totalOf(saveModifiers(unit({ terrain: 'ruins' }), unit(), { mode: 'shooting' }, rules, 'light-arms')),
    answers: [2, 1],
  },
  {
    ruling: 'USB-A-22',
    name: 'meleeDefeatTest',
    says: 'a loser by 1, 2 and 4 tests',
    of: (rules) => [1, 2, 4].map((lostBy) => testsDefeat(lostBy, rules)),
    answers: [
      [false, false, false],
      [false, true, true],
    ],
  },
  {
    ruling: 'USB-A-05',
    name: 'fatigue',
    says: 'tired in a first fight, and after an activation and two fights',
    of: (rules) => [
      fatigueOf(unit(), rules),
      fatigueOf(unit({ activated: true }), rules),
      fatigueOf(unit({ activated: true, fights: 2 }), rules),
    ],
    answers: [
      [0, 1, 3],
      [1, 1, 3],
    ],
  },
  {
    ruling: 'USB-A-09',
    name: 'specialWeaponPrice',
    says: 'five Regulars with small arms, two with a special weapon',
    of: (rules) => priceOf(soldiers({ ranged: 'small-arms', specials: 2 }), rules).points,
    answers: [170, 150],
  },
  {
    ruling: 'USB-A-18',
    name: 'd3Overflow',
    says: 'a hit for three points on three soldiers',
    of: (rules) => pointsTaken([1, 1, 1], [0, 0, 1], rules),
    answers: [3, 1],
  },
  {
    ruling: 'USB-A-03',
    name: 'nearest',
    says: 'a target behind one who is not seen',
    of: (rules) => isNearest({ nearness: 'nearer-unseen' }, rules),
    answers: [true, false],
  },
  {
    ruling: 'USB-A-26',
    name: 'cargoMix',
    says: 'holds for four infantry and three heavy infantry',
    of: (rules) => holdsNeeded({ infantry: 4, heavy: 3 }, rules),
    answers: [2, 1],
  },
  {
    ruling: 'USB-A-28',
    name: 'luckOnOne',
    says: 'points that make a 1 pass 2+',
    of: (rules) => pointsToPass(1, 2, rules),
    answers: [1, undefined],
  },
  {
    ruling: 'USB-C-12',
    name: 'unbreakable',
    says: 'a failed test at 25% of the unbreakable',
    of: failures,
    answers: [
      ['shaken −0', 'steady −0'],
      ['steady −0', 'steady −1', 'steady −2', 'steady −3'],
    ],
  },
];

describe('rules/usb/house-rules: what each value changes', () => {
  it('rules/usb/house-rules: every switch is here, under its ruling', () => {
    expect(differences.map(({ name }) => name).sort()).toEqual([...usbHouseRuleIds].sort());
    for (const { name, ruling, answers } of differences) {
      expect(usbHouseRules[name].ruling).toBe(ruling);
      expect(answers).toHaveLength(usbValuesOf(name).length);
      expect(usbValuesOf(name)[0]).toBe(usbOwnRules[name]);
    }
  });

  it.each(differences)('$ruling $name: $says', ({ name, of, answers }) => {
    expect(answers[0]).not.toEqual(answers[1]);
    usbValuesOf(name).forEach((value, at) => {
      expect(of(usbRulesOf(withUsbHouseRule({ house: {} }, name, value)))).toEqual(answers[at]);
    });
  });

  it.each(differences)('$ruling $name: no other switch changes it', ({ name, of, answers }) => {
    for (const other of usbHouseRuleIds) {
      if (other === name) continue;
      for (const value of usbValuesOf(other)) {
        expect(of(usbRulesOf(withUsbHouseRule({ house: {} }, other, value)))).toEqual(answers[0]);
      }
    }
  });
});
