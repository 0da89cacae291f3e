import { describe, expect, it } from 'vitest';
import type { Formation, Terrain } from '../../../../src/rules/usb/circumstances.ts';
import { usbOwnRules as rules } from '../../../../src/rules/usb/house-rules.ts';
import { type AttackMoment, hitModifiers, saveModifiers } from '../../../../src/rules/usb/modifiers.ts';
import { moraleTarget } from '../../../../src/rules/usb/morale/morale-odds.ts';
import {
  areRivals,
  namedTestIds,
  namedTests,
  smallDiceOdds,
  smallDiceSum,
  smallDieValues,
  type TestEffect,
} from '../../../../src/rules/usb/test/named-tests.ts';
import type { LineMeleeId, RangedId, SpecialisationId } from '../../../../src/rules/usb/units/equipment.ts';
import { type Fighter, fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { soldiers } from '../../../support/samples/usb-units.ts';

interface Circumstances {
  readonly formation?: Formation;
  readonly terrain?: Terrain;
  readonly entrenched?: boolean;
  readonly shaken?: boolean;
  readonly fights?: number;
  readonly specialisations?: readonly SpecialisationId[];
}

const regulars = soldiers({ models: 10 });

function fighter({ specialisations = [], shaken, ...moment }: Circumstances = {}): Fighter {
  return { ...fresh({ ...regulars, specialisations }), ...moment, state: shaken ? 'shaken' : 'steady' };
}

const shooting: AttackMoment = { mode: 'shooting' };
const charging: AttackMoment = { mode: 'melee', charging: true };

describe('rules/usb/test/named-tests: what may be ticked is what two units give', () => {
  it.each<[string, TestEffect, Circumstances, Circumstances, AttackMoment, LineMeleeId?]>([
    ['USB-ACT-04', 'aimed', {}, {}, { ...shooting, aimed: true }],
    ['USB-TERR-03', 'own-cover', { terrain: 'screen' }, {}, shooting],
    ['USB-FORM-04', 'phalanx-front', { formation: 'phalanx' }, {}, charging],
    ['USB-MELEE-05', 'weapon-charging', {}, {}, charging, 'cavalry'],
    ['USB-TERR-03', 'enemy-cover', {}, { terrain: 'screen' }, shooting],
    ['USB-MOR-05', 'shaken', { shaken: true }, {}, shooting],
    ['USB-SPEC-10', 'camouflage', {}, { specialisations: ['camouflage'] }, shooting],
    ['USB-FORM-03', 'column', { formation: 'column' }, {}, shooting],
    ['USB-SHOOT-08', 'indirect', {}, {}, { ...shooting, indirect: true }],
  ])('%s: to hit, %s', (rule, effect, own, enemy, moment, weapon) => {
    const [found, ...others] = hitModifiers(fighter(own), fighter(enemy), moment, rules, weapon);
    expect(others).toEqual([]);
    expect(found?.effect).toBe(effect);
    expect(namedTests.hit.modifiers.filter((each) => each.effect === effect)).toEqual([{ ...found, rule }]);
  });

  it.each<[string, TestEffect, Circumstances, AttackMoment, LineMeleeId | RangedId]>([
    ['USB-ACT-05', 'entrenched', { entrenched: true }, shooting, 'light-arms'],
    ['USB-FORM-04', 'phalanx-front', { formation: 'phalanx' }, shooting, 'light-arms'],
    ['USB-FORM-04', 'phalanx-side', { formation: 'phalanx' }, { ...shooting, flank: true }, 'light-arms'],
    ['USB-FORM-03', 'column', { formation: 'column' }, shooting, 'light-arms'],
    ['USB-MELEE-05', 'weapon-charging', {}, charging, 'cavalry'],
  ])('%s: saves, %s', (rule, effect, own, moment, weapon) => {
    const [found, ...others] = saveModifiers(fighter(own), fighter(), moment, rules, weapon);
    expect(others).toEqual([]);
    expect(namedTests.save.modifiers.filter((each) => each.effect === effect)).toEqual([{ ...found, rule }]);
  });

  it('USB-A-06 USB-TERR-07: ruins have a +1 of their own beside that of entrenchment', () => {
    const found = saveModifiers(
      fighter({ terrain: 'ruins', entrenched: true }),
      fighter(),
      shooting,
      rules,
      'light-arms',
    );
    const ticked = namedTests.save.modifiers.filter(({ effect }) => ['entrenched', 'ruins'].includes(effect));
    expect(ticked).toEqual(found);
  });

  it('USB-A-04: what entrenches it is named, its own action or its terrain', () => {
    const why = (own: Circumstances) =>
      saveModifiers(fighter(own), fighter(), shooting, rules, 'light-arms')
        .filter(({ effect }) => effect === 'entrenched')
        .map(({ rule }) => rule);
    expect([why({ terrain: 'forest' }), why({ terrain: 'forest', entrenched: true })]).toEqual([
      ['USB-TERR-08'],
      ['USB-ACT-05'],
    ]);
  });

  it('USB-C-07 USB-FAT-01: fatigue and weapons come in steps', () => {
    for (const fights of [1, 2, 3]) {
      expect(hitModifiers(fighter({ fights }), fighter(), shooting, rules)).toEqual([
        { ...namedTests.hit.graded, amount: -fights },
      ]);
    }
    for (const [weapon, amount] of [
      ['automatic', -1],
      ['heavy', -2],
      ['huge-arms', -3],
    ] as const) {
      const moment = weapon === 'heavy' ? charging : shooting;
      expect(saveModifiers(fighter(), fighter(), moment, rules, weapon)).toEqual([
        { ...namedTests.save.graded, amount },
      ]);
    }
  });

  it('USB-MOR-07: morale knows the brave and the pit of corpses, and nothing else', () => {
    const ofMorale = (own: Circumstances) =>
      moraleTarget(fighter(own), rules, {}).reasons.filter(({ effect }) => effect !== 'best-tough');
    expect(namedTests.morale.modifiers).toEqual([
      ...ofMorale({ specialisations: ['brave'] }),
      ...ofMorale({ terrain: 'pit' }),
    ]);
    expect(ofMorale({ entrenched: true, formation: 'phalanx', terrain: 'ruins' })).toEqual([]);
  });

  it('USB-FORM-05 USB-C-06: to find the hidden nothing is added', () => {
    expect(namedTests.hide).toMatchObject({ on: 'tough', modifiers: [] });
    expect(namedTests.hide.graded).toBeUndefined();
  });

  it('rules/usb/test/named-tests: no modifier stands twice, none does nothing', () => {
    for (const id of namedTestIds) {
      const { modifiers } = namedTests[id];
      expect(new Set(modifiers.map(({ effect }) => effect)).size).toBe(modifiers.length);
      expect(modifiers.every(({ amount }) => amount !== 0)).toBe(true);
    }
  });

  it('rules/usb/test/named-tests: rivals exclude each other, both ways', () => {
    expect(areRivals('phalanx-front', 'phalanx-side')).toBe(true);
    expect(areRivals('column', 'phalanx-front')).toBe(true);
    expect(areRivals('weapon-charging', 'aimed')).toBe(true);
    expect(areRivals('aimed', 'weapon-charging')).toBe(true);
    expect(areRivals('aimed', 'indirect')).toBe(false);
    expect(areRivals('column', 'column')).toBe(false);
    expect(areRivals('aimed', 'shaken')).toBe(false);
    expect(areRivals('weapon-charging', 'shaken')).toBe(true);
  });
});

describe('rules/usb/test/named-tests: D2 and D3', () => {
  it.each([
    ['d2', [1, 2, 3, 4, 5, 6], 9],
    ['d3', [1, 2, 3, 4, 5, 6], 12],
  ] as const)('USB-A-20: every face as a %s', (die, faces, sum) => {
    expect(smallDiceSum(die, faces)).toBe(sum);
  });

  it.each(['d2', 'd3'] as const)('USB-DICE-01: the sum of some %s, against every throw', (die) => {
    for (let dice = 1; dice <= 4; dice++) {
      const counted = new Map<number, number>();
      for (let code = 0; code < 6 ** dice; code++) {
        const faces = Array.from({ length: dice }, (_, place) => (Math.floor(code / 6 ** place) % 6) + 1);
        const sum = smallDiceSum(die, faces);
        counted.set(sum, (counted.get(sum) ?? 0) + 1);
      }
      const odds = smallDiceOdds(die, dice);
      expect(odds.min).toBe(dice);
      expect(odds.weights).toHaveLength(dice * (smallDieValues(die) - 1) + 1);
      odds.weights.forEach((chance, at) => {
        expect(chance).toBeCloseTo((counted.get(dice + at) ?? 0) / 6 ** dice, 12);
      });
    }
  });
});
