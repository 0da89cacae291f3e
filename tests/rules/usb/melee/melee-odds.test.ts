import { describe, expect, it } from 'vitest';
import { chanceAtLeast, mean } from '../../../../src/rules/dice/distribution.ts';
import { usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import { afterResult } from '../../../../src/rules/usb/melee/melee-aftermath.ts';
import { type MeleeOdds, meleeOdds } from '../../../../src/rules/usb/melee/melee-odds.ts';
import { meleePools } from '../../../../src/rules/usb/melee/melee-reasons.ts';
import {
  type MeleeRole,
  type MeleeSetup,
  meleeBetween,
  meleeRoles,
} from '../../../../src/rules/usb/melee/melee-setup.ts';
import { fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { deepOr } from '../../../support/deep.ts';
import { hero, machine, picker, soldiers } from '../../../support/samples/usb-units.ts';
import { randomMelee, randomRules } from './melee-support.ts';

const line = (models: number, change = {}) => fresh(soldiers({ models, ...change }));
const odds = (setup: MeleeSetup) => meleeOdds(setup, usbOwnRules);
const total = (chances: Iterable<number>) => [...chances].reduce((sum, chance) => sum + chance, 0);

describe('the odds of a melee', () => {
  it('USB-FORM-05: a hidden target has to be found first', () => {
    const { endings, fought, target } = odds(meleeBetween(line(5), { ...line(5), formation: 'hide' }));
    expect(endings['not-found']).toBeCloseTo(1 / 2, 12);
    expect(fought).toBeCloseTo(1 / 2, 12);
    expect(target.points.weights[0]).toBeGreaterThan(1 / 2);
  });

  it('USB-REACT-02: a unit that moves three inches may get out of reach', () => {
    const near = { ...meleeBetween(line(5), line(5)), reaction: 'move', distance: 7 } as const;
    expect(odds(near).endings['out-of-reach']).toBe(0);
    expect(odds(near).fought).toBe(1);
    const far = odds({ ...near, distance: 7.5 });
    expect(far.endings['out-of-reach']).toBe(1);
    expect(far.charger.stands + far.target.stands).toBe(2);
  });

  it('USB-REACT-03 USB-A-13: what was lost on the way counts for a broken charge', () => {
    const setup = { ...meleeBetween(line(8), line(5)), lostOnTheWay: 1 };
    expect(odds(setup).endings.broken).toBe(0);
    expect(odds({ ...setup, lostOnTheWay: 2 }).endings.broken).toBe(1);
  });

  it('USB-REACT-03: shots may leave nobody to charge', () => {
    const guns = line(10, { ranged: 'automatic', hit: 3 });
    const { endings, fought } = odds({ ...meleeBetween(line(2, { tough: 5 }), guns), reaction: 'shoot' });
    expect(endings['shot-down']).toBeGreaterThan(0.5);
    expect(endings['shot-down'] + endings.broken + fought).toBeCloseTo(1, 12);
  });

  it('EX-23 MO-31: an unbreakable loser by five loses five wounds instead', () => {
    const unit = line(12, { specialisations: ['unbreakable'] });
    expect(afterResult(unit, 5, usbOwnRules)).toMatchObject({ wounds: 5, destroyed: false });
    expect(afterResult(unit, 5, usbOwnRules).fighter).toMatchObject({ models: 7, state: 'steady' });
    expect(afterResult(unit, 1, usbOwnRules)).toEqual({ fighter: unit, destroyed: false, wounds: 0 });
  });

  it('USB-RES-02 USB-A-24: a result makes no state better', () => {
    const panicked = { ...line(5), state: 'panicked' } as const;
    expect(afterResult(panicked, 2, usbOwnRules).fighter?.state).toBe('panicked');
    expect(afterResult(line(5), 2, usbOwnRules).fighter?.state).toBe('shaken');
    expect(afterResult(line(5), 6, usbOwnRules).destroyed).toBe(true);
  });

  it('EX-20: a machine of growth 6 rams for six more hits', () => {
    const tank = fresh(machine({ growth: 6 }));
    const ram = (setup: MeleeSetup) =>
      meleePools(setup, usbOwnRules).first.filter(({ of }) => of === 'automatic');
    expect(ram(meleeBetween(tank, line(10))).map(({ dice }) => dice)).toEqual([6]);
    expect(ram({ ...meleeBetween(tank, line(10)), locked: true })).toEqual([]);
    expect(meleePools(meleeBetween(line(10), tank), usbOwnRules).back.map(({ of }) => of)).toEqual([
      'machine',
    ]);
  });

  it('EX-12: the third to attack one activated unit meets blows at -3', () => {
    const setup = meleeBetween(line(5), { ...line(5), activated: true, fights: 2 });
    const [blow] = meleePools(setup, usbOwnRules).back;
    expect(blow?.hitModifiers).toEqual([{ rule: 'USB-FAT-01', effect: 'fatigue', amount: -3 }]);
  });

  it('USB-A-32: shooting in reaction tires for the blows that follow', () => {
    const setup = meleeBetween(line(5), line(5, { ranged: 'small-arms' }));
    const tired = meleePools({ ...setup, reaction: 'shoot' }, usbOwnRules);
    expect(tired.reaction.map(({ dice, hitModifiers }) => [dice, hitModifiers.length])).toEqual([[5, 0]]);
    expect(tired.back[0]?.hitModifiers).toEqual([{ rule: 'USB-FAT-01', effect: 'fatigue', amount: -1 }]);
    expect(meleePools(setup, usbOwnRules).back[0]?.hitModifiers).toEqual([]);
  });

  it('USB-C-10: a shield that has nothing to lose by it is free', () => {
    const again = (setup: MeleeSetup, moment: 'first' | 'back') =>
      meleePools(setup, usbOwnRules)[moment][0]?.save.reroll;
    const shielded = line(5, { shield: true });
    expect(again(meleeBetween(line(5), shielded), 'first')).toBe('none');
    expect(again(meleeBetween(shielded, line(5)), 'back')).toBe('fails');
    const phalanx = { ...shielded, formation: 'phalanx' } as const;
    expect(again({ ...meleeBetween(line(5), phalanx), flank: true }, 'first')).toBe('fails');
    const tank = fresh(machine({ growth: 2, equipment: ['shield'] }));
    expect(again(meleeBetween(line(5), tank), 'first')).toBe('fails');
  });

  it('USB-A-41: the most Standfast on one model may decide alone', () => {
    const tank = fresh(machine({ growth: 6 }));
    const { endings } = odds(meleeBetween(line(3), tank));
    expect(endings['charger-destroyed'] + endings['charger-wiped']).toBeCloseTo(1, 12);
  });

  it('USB-RES-02: chances add up to one whatever is fought', () => {
    for (let seed = 1; seed <= deepOr(150, 50); seed++) {
      const pick = picker(seed);
      const rules = randomRules(pick);
      const all = meleeOdds(randomMelee(pick, rules), rules);
      expect(total(Object.values(all.endings))).toBeCloseTo(1, 11);
      expect(total(all.difference.weights)).toBeCloseTo(all.compared, 11);
      for (const who of meleeRoles) {
        expect(total(Object.values(all[who].fates))).toBeCloseTo(1, 11);
        expect(total(all[who].points.weights)).toBeCloseTo(1, 11);
        expect(total(all[who].models.weights)).toBeCloseTo(1, 11);
        expect(all[who].heroLost).toBeLessThanOrEqual(1 + 1e-12);
      }
    }
  });

  it.each(['hit', 'tough'] as const)('USB-STAT-02: a better %s never hurts its owner', (stat) => {
    let compared = 0;
    for (let seed = 1; seed <= deepOr(150, 50); seed++) {
      const pick = picker(1000 + seed);
      const rules = randomRules(pick);
      const setup = randomMelee(pick, rules);
      // A charge that is broken may be the better fate, and so may be a fight that nobody survives.
      if (setup.reaction === 'shoot' || setup.charger.selfDestructs || setup.target.selfDestructs) continue;
      // A unit that tests to find a hidden enemy tests on Obrona, and may be better off not finding him.
      if (setup.target.fighter.formation === 'hide') continue;
      for (const who of meleeRoles) {
        const { fighter } = setup[who];
        const { unit } = fighter;
        if (unit.kind !== 'line' || unit[stat] === 3) continue;
        const better = {
          ...fighter,
          unit: { ...unit, [stat]: unit[stat] === 5 ? (4 as const) : (3 as const) },
        };
        const improved = { ...setup, [who]: { ...setup[who], fighter: better } };
        expectBetter(meleeOdds(setup, rules), meleeOdds(improved, rules), who, seed);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(deepOr(30, 10));
  });

  it('USB-RES-02: losses are shown in models and points that agree', () => {
    const { target } = odds(meleeBetween(line(10), line(6, { type: 'heavy' })));
    for (let models = 1; models <= 6; models++)
      expect(chanceAtLeast(target.models, models)).toBeCloseTo(chanceAtLeast(target.points, 2 * models), 12);
  });

  it('USB-A-57: a hero who joined may be lost, and is told apart', () => {
    const led = { ...line(1), joined: { unit: hero('aspiring'), lost: 0 } };
    const { target } = odds(meleeBetween(line(10), led));
    expect(target.heroLost).toBeGreaterThan(0.1);
    expect(target.heroLost).toBeGreaterThanOrEqual(target.fates.wiped + target.fates.destroyed - 1e-12);
  });
});

function expectBetter(before: MeleeOdds, after: MeleeOdds, who: MeleeRole, seed: number): void {
  const enemy = who === 'charger' ? 'target' : 'charger';
  expect([seed, after[who].stands - before[who].stands >= -1e-9]).toEqual([seed, true]);
  expect([seed, after[enemy].stands - before[enemy].stands <= 1e-9]).toEqual([seed, true]);
  expect([seed, mean(after[enemy].points) - mean(before[enemy].points) >= -1e-9]).toEqual([seed, true]);
}
