import { describe, expect, it } from 'vitest';
import { type UsbRules, usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import {
  type MeleeEffect,
  meleeEffects,
  meleeReasons,
} from '../../../../src/rules/usb/melee/melee-reasons.ts';
import { type MeleeSetup, meleeBetween } from '../../../../src/rules/usb/melee/melee-setup.ts';
import { fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { hero, machine, picker, soldiers } from '../../../support/samples/usb-units.ts';
import { randomMelee, randomRules } from './melee-support.ts';

const line = (change = {}) => fresh(soldiers(change));

function effects(setup: MeleeSetup, rules: Partial<UsbRules> = {}): readonly string[] {
  return meleeReasons(setup, { ...usbOwnRules, ...rules }).map(({ effect, who }) => `${who} ${effect}`);
}

describe('the reasons of a melee', () => {
  it('USB-ACT-03: a plain charge names its rerolls, the strike back and what the loser does', () => {
    expect(effects(meleeBetween(line(), line()))).toEqual([
      'charger charge-rerolls-ones',
      'target survivors-strike',
      'target wiped-no-result',
      'charger pushed',
      'charger flight',
      'charger thresholds-after',
      'target pushed',
      'target flight',
      'target thresholds-after',
    ]);
  });

  it('USB-RES-04: a loser flees as far as it can run', () => {
    const reasons = meleeReasons(meleeBetween(line(), line({ type: 'riders' })), usbOwnRules);
    const flights = reasons.filter(({ effect }) => effect === 'flight').map(({ amount }) => amount);
    expect(flights).toEqual([10, 14]);
  });

  it('USB-FORM-05: a hidden unit is hidden no more, and flees its whole run', () => {
    const hidden = { ...line(), formation: 'hide' as const };
    const reasons = meleeReasons(meleeBetween(line(), hidden), usbOwnRules);
    expect(reasons.find(({ effect, who }) => effect === 'flight' && who === 'target')?.amount).toBe(10);
  });

  it('USB-TERR-05: entrenching in a pit of corpses says that it brings nothing', () => {
    const inPit = (terrain: 'open' | 'pit') =>
      effects({ ...meleeBetween(line(), { ...line(), terrain }), reaction: 'entrench' });
    expect(inPit('open')).toContain('target entrenches');
    expect(inPit('pit')).toContain('target entrenches-in-pit');
    expect(inPit('pit')).not.toContain('target entrenches');
  });

  it.each<readonly [string, MeleeEffect, MeleeSetup]>([
    ['USB-MELEE-07', 'pole-at-once', meleeBetween(line(), line({ melee: 'pole' }))],
    ['USB-MELEE-09', 'leaders-reroll-ones', meleeBetween(line(), line({ leaders: true }))],
    ['USB-MELEE-10', 'ram', meleeBetween(fresh(machine({ growth: 2 })), line())],
    ['USB-C-10', 'shield-free', meleeBetween(line({ shield: true }), line())],
    ['USB-MELEE-08', 'shield-kept', meleeBetween(line(), line({ shield: true }))],
    ['USB-FORM-05', 'hidden', meleeBetween(line(), { ...line(), formation: 'hide' })],
    ['USB-DUEL-02', 'duel', meleeBetween(fresh(hero('legend')), fresh(hero('legend')))],
    ['USB-MOR-09', 'unbreakable-pays', meleeBetween(line(), line({ specialisations: ['unbreakable'] }))],
    ['USB-A-43', 'stays-put', meleeBetween(line(), fresh(machine()))],
    ['USB-MELEE-12', 'locked-plain', { ...meleeBetween(line(), line()), locked: true }],
    ['USB-REACT-02', 'moves-in-reach', { ...meleeBetween(line(), line()), distance: 5, reaction: 'move' }],
    ['USB-REACT-02', 'moves-away', { ...meleeBetween(line(), line()), reaction: 'move' }],
    ['USB-A-24', 'one-test', { ...meleeBetween(line(), line({ ranged: 'light-arms' })), reaction: 'shoot' }],
    ['USB-A-24', 'one-test', { ...meleeBetween(line(), line()), lostOnTheWay: 1 }],
    [
      'USB-SPEC-05',
      'engineers',
      meleeBetween(line({ specialisations: ['engineers'] }), { ...line(), terrain: 'ruins' }),
    ],
    [
      'USB-A-25',
      'heeds-no-terrain',
      meleeBetween(line(), { ...fresh(machine({ growth: 3 })), terrain: 'forest' }),
    ],
  ])('%s: %s is shown', (rule, effect, setup) => {
    expect(meleeReasons(setup, usbOwnRules)).toContainEqual(expect.objectContaining({ rule, effect }));
  });

  it('USB-A-22: the switch that asks for a test is shown', () => {
    expect(effects(meleeBetween(line(), line()), { meleeDefeatTest: 'lostBy2' })).toContain(
      'target defeat-tested',
    );
  });

  it('USB-RES-01: with friends in the fight on both sides a unit may go and the result is compared all the same', () => {
    const friends = { others: [line()] };
    const plain = meleeBetween(line(), line());
    const both = {
      ...plain,
      charger: { ...plain.charger, ...friends },
      target: { ...plain.target, ...friends },
    };
    expect(effects(both)).not.toContain('target wiped-no-result');
    expect(effects({ ...plain, charger: { ...plain.charger, ...friends } })).toContain(
      'target wiped-no-result',
    );
  });

  it('melee-reasons: every effect of any melee stands in the closed list', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 400; seed++) {
      const pick = picker(seed);
      const rules = randomRules(pick);
      for (const { effect } of meleeReasons(randomMelee(pick, rules), rules)) seen.add(effect);
    }
    expect([...seen].filter((effect) => !meleeEffects.some((known) => known === effect))).toEqual([]);
    expect(meleeEffects.filter((effect) => !seen.has(effect))).toEqual([]);
  });
});
