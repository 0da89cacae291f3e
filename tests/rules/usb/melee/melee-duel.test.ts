import { describe, expect, it } from 'vitest';
import { binomial } from '../../../../src/rules/dice/binomial.ts';
import { chanceOf, mean } from '../../../../src/rules/dice/distribution.ts';
import { usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import { meleeOdds } from '../../../../src/rules/usb/melee/melee-odds.ts';
import { meleePools } from '../../../../src/rules/usb/melee/melee-reasons.ts';
import { type MeleeSetup, meleeBetween } from '../../../../src/rules/usb/melee/melee-setup.ts';
import { differenceOf, endedByScores } from '../../../../src/rules/usb/melee/melee-verdict.ts';
import { bandOf } from '../../../../src/rules/usb/result.ts';
import { type Fighter, fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { hero, machine, soldiers } from '../../../support/samples/usb-units.ts';

const odds = (setup: MeleeSetup) => meleeOdds(setup, usbOwnRules);
const alone = fresh(hero('daredevil'));
const led = (fighter: Fighter): Fighter => ({ ...fighter, joined: { unit: hero('daredevil'), lost: 0 } });
const line = fresh(soldiers({ models: 6 }));

describe('duels of heroes', () => {
  it('USB-DUEL-02 USB-A-38: both charge, both strike at once, both may fall', () => {
    // Three dice each, 4+ with ones again, saved on 4+; two points each.
    const chance = (1 / 2 + 1 / 12) / 2;
    const hits = binomial(3, chance);
    const loses = (lost: number) => (lost < 2 ? chanceOf(hits, lost) : chanceOf(hits, 2) + chanceOf(hits, 3));
    const expected: Record<string, number> = {};
    const add = (name: string, by: number) => {
      expected[name] = (expected[name] ?? 0) + by;
    };
    for (const a of [0, 1, 2])
      for (const b of [0, 1, 2]) {
        const both = loses(a) * loses(b);
        if (a === 2 && b === 2) add('both-wiped', both);
        else if (a === 2) add('charger-wiped', both);
        else if (b === 2) add('target-wiped', both);
        else {
          const difference = 1 + b + (2 - a) - (a + (2 - b));
          const band = bandOf(difference);
          const loser = difference > 0 ? 'target' : 'charger';
          add(band === 'locked' ? band : `${loser}-${band}`, both);
        }
      }
    const { endings } = odds(meleeBetween(alone, alone));
    for (const [name, by] of Object.entries(endings)) expect(expected[name] ?? 0).toBeCloseTo(by, 12);
    expect(endings['both-wiped']).toBeGreaterThan(0);
  });

  it('USB-FORM-04: in a duel too a phalanx has its front only before it', () => {
    const phalanx = led({ ...line, formation: 'phalanx' });
    const modifiers = (flank: boolean) => {
      const { duel } = meleePools({ ...meleeBetween(led(line), phalanx), flank }, usbOwnRules);
      return [duel.target[0]?.hit?.modifier, duel.charger[0]?.save.modifier];
    };
    expect(modifiers(false)).toEqual([1, 1]);
    expect(modifiers(true)).toEqual([0, -1]);
  });

  it('USB-C-27: soldiers fight apart, without their heroes', () => {
    const pools = meleePools(meleeBetween(led(line), led(line)), usbOwnRules);
    expect(pools.first.map(({ of }) => of)).toEqual(['soldiers']);
    expect(pools.back.map(({ of }) => of)).toEqual(['soldiers']);
    expect(pools.duel.charger.map(({ of, dice }) => [of, dice])).toEqual([['hero', 3]]);
    const apart = odds(meleeBetween(line, line));
    const { points } = odds(meleeBetween(led(line), led(line))).charger;
    const chance = (1 / 2 + 1 / 12) / 2;
    const duel = binomial(3, chance);
    const heroLoses = chanceOf(duel, 1) + 2 * (chanceOf(duel, 2) + chanceOf(duel, 3));
    expect(mean(points)).toBeCloseTo(mean(apart.charger.points) + heroLoses, 10);
  });

  it('USB-DUEL-02: a hero without soldiers meets only the other hero', () => {
    const { target } = odds(meleeBetween(alone, led(line)));
    expect(target.points.weights.slice(3).every((chance) => chance === 0)).toBe(true);
    expect(target.heroLost).toBeGreaterThan(0);
  });

  it('USB-DUEL-02: a dead hero costs his side a point of the result', () => {
    const setup = meleeBetween(led(line), led(line));
    const none = { units: 0, models: 0, most: 0 };
    const end = {
      fighter: line,
      place: 1,
      lost: 2,
      survivors: 6,
      most: 1,
      destroyedItself: false,
      heroFled: false,
    };
    const difference = (fell: boolean) =>
      differenceOf(
        setup,
        { charger: none, target: none },
        { ...end, heroFell: false },
        { ...end, heroFell: fell },
      );
    expect(difference(false)).toBe(1);
    expect(difference(true)).toBe(2);
    expect([1, 2].map(endedByScores)).toEqual(['locked', 'target-pushed']);
  });

  it('USB-DUEL-01: who flees does not fight, is not struck, and costs two points', () => {
    const fought = odds(meleeBetween(alone, alone));
    const fled = odds({ ...meleeBetween(alone, alone), duel: 'target-flees' });
    expect(fled.target.points.weights[0]).toBe(1);
    expect(fled.charger.points.weights[0]).toBe(1);
    // One for charging, two for the flight.
    expect(fled.endings).toMatchObject({ 'target-pushed': 1 });
    expect(fought.endings['target-pushed']).toBeLessThan(1);
    expect(odds({ ...meleeBetween(alone, alone), duel: 'charger-flees' }).endings.locked).toBe(1);
  });

  it('USB-DUEL-01: the soldiers of a hero who flees meet the other hero too', () => {
    const setup: MeleeSetup = { ...meleeBetween(led(line), led(line)), duel: 'target-flees' };
    const pools = meleePools(setup, usbOwnRules);
    expect(pools.first.map(({ of }) => of)).toEqual(['soldiers', 'hero']);
    expect(pools.back.map(({ of }) => of)).toEqual(['soldiers']);
    const { target } = odds(setup);
    expect(target.heroLost).toBeCloseTo(target.fates.destroyed, 12);
  });

  it('USB-MELEE-12: in a later round of a locked fight heroes strike with their units', () => {
    const pools = meleePools({ ...meleeBetween(led(line), led(line)), locked: true }, usbOwnRules);
    expect(pools.first.map(({ of }) => of)).toEqual(['soldiers', 'hero']);
    expect(pools.duel).toEqual({ charger: [], target: [] });
  });

  it('USB-A-38 USB-MELEE-10: mounts strike and ram in a duel on both sides', () => {
    const mounted = fresh(hero('legend', { mount: machine({ growth: 6, equipment: ['really-heavy'] }) }));
    const { duel } = meleePools(meleeBetween(mounted, mounted), usbOwnRules);
    for (const pools of [duel.charger, duel.target])
      expect(pools.map(({ of, dice }) => [of, dice])).toEqual([
        ['hero', 3],
        ['machine', 6],
        ['automatic', 6],
      ]);
  });
});
