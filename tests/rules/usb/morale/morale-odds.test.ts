import { describe, expect, it } from 'vitest';
import { usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import {
  type MoraleState,
  moraleAfter,
  moraleDue,
  moraleLevels,
} from '../../../../src/rules/usb/morale/morale.ts';
import { dieEnds, marginOf } from '../../../../src/rules/usb/morale/morale-die.ts';
import { withoutModels } from '../../../../src/rules/usb/morale/morale-losses.ts';
import {
  afterLoss,
  fateChances,
  type MoraleMoment,
  moraleTarget,
  testedAt,
} from '../../../../src/rules/usb/morale/morale-odds.ts';
import { type Fighter, fresh, lostOf, pointsOf, startOf } from '../../../../src/rules/usb/units/fighter.ts';
import type { UsbUnit } from '../../../../src/rules/usb/units/unit.ts';
import { hurt } from '../../../../src/rules/usb/wounds.ts';
import { hero, machine, soldiers } from '../../../support/samples/usb-units.ts';

const rules = usbOwnRules;
const byPoints = { ...rules, unbreakable: 'allFailures' } as const;
const on = (unit: UsbUnit, now: Partial<Fighter> = {}): Fighter => ({ ...fresh(unit), ...now });
const hardy = soldiers({ models: 20, tough: 5, specialisations: ['unbreakable'] });

describe('rules/usb/morale/morale-die', () => {
  it('MO-30 EX-22 Obrona 5+ and a 1: four more are lost', () => {
    expect(marginOf(5, 1)).toBe(4);
    expect(dieEnds(5)).toContainEqual({ passed: false, margin: 4, chance: 1 / 6 });
  });

  it('USB-MOR-09: the ends of a die are those of the 36 ways two dice can fall', () => {
    for (let target = 2; target <= 7; target++) {
      for (const again of [false, true]) {
        const sums = new Map<number, number>();
        for (let first = 1; first <= 6; first++) {
          for (let second = 1; second <= 6; second++) {
            for (let third = 1; third <= 6; third++) {
              for (let fourth = 1; fourth <= 6; fourth++) {
                const margin = played(target, again, [first, second, third, fourth]);
                sums.set(margin, (sums.get(margin) ?? 0) + 1 / 1296);
              }
            }
          }
        }
        for (const { margin, chance } of dieEnds(target, again)) {
          expect(chance, `${target} ${again} ${margin}`).toBeCloseTo(sums.get(margin) ?? 0, 12);
        }
        expect(dieEnds(target, again).length).toBe(sums.size);
      }
    }
  });
});

/** How far a die stayed below its target, 0 when it passed; faces are used in the order in which they are needed. */
function played(target: number, again: boolean, faces: readonly number[]): number {
  const rest = [...faces];
  const once = (): number => {
    const face = rest.shift() ?? 0;
    if (target < 7) return face >= target ? 0 : Math.max(1, target - face);
    if (face < 6) return 7 - face;
    return rest.shift() === 6 ? 0 : 1;
  };
  const margin = once();
  return margin > 0 && again ? once() : margin;
}

describe('rules/usb/morale/morale-odds: one test', () => {
  it('USB-MOR-02 USB-MOR-03 USB-MOR-04: Regulars at each threshold', () => {
    const chances = (level: 25 | 50 | 75) => fateChances(testedAt(level, on(soldiers()), rules).outcomes);
    expect(chances(25)).toMatchObject({ steady: 1 / 2, shaken: 1 / 2 });
    expect(chances(50)).toMatchObject({ steady: 1 / 2, panicked: 1 / 2 });
    expect(chances(75)).toMatchObject({ panicked: 1 / 2, destroyed: 1 / 2 });
  });

  it('USB-HERO-01: a hero within 10 inches lends his Obrona, but never makes it worse', () => {
    const rookies = on(soldiers({ tough: 5 }));
    expect(moraleTarget(rookies, rules, { aura: 3 })).toEqual({
      value: 3,
      reasons: [{ rule: 'USB-HERO-01', effect: 'hero-tough', amount: 3 }],
    });
    expect(moraleTarget(on(soldiers({ tough: 3 })), rules, { aura: 5 }).value).toBe(3);
    const joined = { unit: hero('legend'), lost: 0 };
    expect(moraleTarget({ ...rookies, joined }, rules).value).toBe(3);
  });

  it('USB-MOR-07: brave helps, a pit of corpses hurts, cover does neither', () => {
    const brave = soldiers({ specialisations: ['brave'] });
    expect(moraleTarget(on(brave), rules).value).toBe(3);
    expect(moraleTarget(on(brave, { terrain: 'pit' }), rules).value).toBe(4);
    expect(moraleTarget(on(soldiers(), { terrain: 'pit' }), rules).value).toBe(5);
    expect(moraleTarget(on(soldiers(), { terrain: 'ruins', entrenched: true }), rules).value).toBe(4);
    expect(moraleTarget(on(machine({ growth: 3 }), { terrain: 'pit' }), rules).value).toBe(4);
    expect(
      moraleTarget(on(soldiers({ tough: 3, specialisations: ['brave'] })), rules, { aura: 3 }).value,
    ).toBe(2);
  });

  it('USB-SPEC-08: blessed rolls a failed die once more', () => {
    expect(testedAt(50, on(soldiers()), rules, { blessed: true }).passes).toBeCloseTo(3 / 4, 12);
  });

  it('USB-MOR-07: a better Obrona, a hero nearby or Blessed never hurts', () => {
    const worse = (fighter: Fighter, moment: MoraleMoment = {}) =>
      moraleLevels.map((level) => {
        const { panicked, destroyed, wiped } = fateChances(testedAt(level, fighter, rules, moment).outcomes);
        return destroyed + wiped + (level === 75 ? 0 : panicked);
      });
    const never = (better: readonly number[], than: readonly number[]) => {
      better.forEach((chance, at) => {
        expect(chance).toBeLessThanOrEqual((than[at] ?? 0) + 1e-12);
      });
    };
    for (const specialisations of [[], ['brave'], ['unbreakable']] as const) {
      for (const terrain of ['open', 'pit'] as const) {
        const of = (tough: 3 | 4 | 5) => on(soldiers({ tough, models: 4, specialisations }), { terrain });
        never(worse(of(4)), worse(of(5)));
        never(worse(of(3)), worse(of(4)));
        never(worse(of(5), { aura: 4 }), worse(of(5)));
        never(worse(of(5), { aura: 3 }), worse(of(5), { aura: 4 }));
        never(worse(of(4), { blessed: true }), worse(of(4)));
      }
    }
  });

  it('USB-A-24: a test never makes a state better', () => {
    for (const state of ['steady', 'shaken', 'panicked'] as const) {
      for (const level of moraleLevels) {
        for (const { fate } of testedAt(level, on(soldiers(), { state }), rules).outcomes) {
          const order: readonly MoraleState[] = ['steady', 'shaken', 'panicked', 'destroyed'];
          expect(order.indexOf(fate as MoraleState)).toBeGreaterThanOrEqual(order.indexOf(state));
        }
      }
    }
  });
});

describe('rules/usb/morale/morale-odds: unbreakable', () => {
  it('USB-MOR-09: it loses as many models as the die misses by, instead of panic', () => {
    const { outcomes } = testedAt(50, on(hardy), rules);
    expect(outcomes.map(({ fate, models, chance }) => [fate, models, chance])).toEqual([
      ['steady', 0, expect.closeTo(2 / 6, 12)],
      ['steady', 1, expect.closeTo(1 / 6, 12)],
      ['steady', 2, expect.closeTo(1 / 6, 12)],
      ['steady', 3, expect.closeTo(1 / 6, 12)],
      ['steady', 4, expect.closeTo(1 / 6, 12)],
    ]);
    expect(outcomes.at(-1)?.after?.models).toBe(16);
  });

  it('USB-C-12: a failed test at 25 % leaves it shaken, one at 75 % costs models, a passed one nothing', () => {
    expect(fateChances(testedAt(25, on(hardy), rules).outcomes)).toMatchObject({
      steady: 2 / 6,
      shaken: 4 / 6,
    });
    const late = testedAt(75, on(hardy), rules).outcomes;
    expect(fateChances(late)).toMatchObject({ steady: expect.closeTo(1, 12), panicked: 0, destroyed: 0 });
    expect(late.map(({ models }) => models)).toEqual([0, 1, 2, 3, 4]);
  });

  it('USB-C-12: by the switch every failed test costs points of Standfast', () => {
    const heavy = on({ ...hardy, type: 'heavy', models: 10 });
    const now = testedAt(25, heavy, byPoints).outcomes;
    expect(now.map(({ points, models }) => [points, models])).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 2],
    ]);
    expect(testedAt(50, heavy, rules).outcomes.map(({ points, models }) => [points, models])).toEqual([
      [0, 0],
      [2, 1],
      [4, 2],
      [6, 3],
      [8, 4],
    ]);
  });

  it('USB-MOR-09: who stands alone is gone, unless points are counted', () => {
    const giant = on(machine({ growth: 2, specialisations: ['unbreakable'] }));
    expect(fateChances(testedAt(50, giant, rules).outcomes).wiped).toBeCloseTo(1 / 2, 12);
    expect(fateChances(testedAt(50, giant, byPoints).outcomes).wiped).toBe(0);
  });

  it('USB-MOR-09: the wounded model goes first, a joined hero last', () => {
    const heavy = on(soldiers({ type: 'heavy', models: 3 }), { wounded: 1 });
    expect(withoutModels(heavy, 1)).toMatchObject({ models: 2, wounded: 0 });
    const led = { ...heavy, joined: { unit: hero('hero'), lost: 1 } };
    expect(withoutModels(led, 3)).toMatchObject({ models: 0, joined: { lost: 1 } });
    expect(withoutModels(led, 4)).toBeUndefined();
    expect(withoutModels(heavy, 5)).toBeUndefined();
  });
});

describe('rules/usb/morale/morale-odds: after a loss', () => {
  const ten = on(soldiers({ models: 10 }));

  it('USB-MOR-08: one test, at the highest threshold newly reached', () => {
    const levels = [0, 2, 3, 4, 5, 7, 8, 9].map(
      (lost) => afterLoss(ten, hurt(ten, lost, rules), rules).level,
    );
    expect(levels).toEqual([undefined, undefined, 25, 25, 50, 50, 75, 75]);
    const hurtOnce = hurt(ten, 3, rules) ?? ten;
    expect(afterLoss(hurtOnce, hurt(hurtOnce, 1, rules), rules).level).toBeUndefined();
    expect(afterLoss(hurtOnce, hurt(hurtOnce, 2, rules), rules).level).toBe(50);
  });

  it('USB-MOR-01: what has not lost a quarter tests nothing, and keeps its state', () => {
    const shaken = { ...ten, state: 'shaken' } as const;
    const { outcomes, reasons, target } = afterLoss(shaken, hurt(shaken, 2, rules), rules);
    expect(outcomes).toEqual([expect.objectContaining({ fate: 'shaken', chance: 1 })]);
    expect([target, reasons[0]?.effect]).toEqual([undefined, 'below-quarter']);
  });

  it('USB-WOUND-01: what has no model left is wiped out', () => {
    expect(afterLoss(ten, undefined, rules).outcomes).toEqual([
      { fate: 'wiped', chance: 1, models: 0, points: 0, after: undefined },
    ]);
  });

  it('USB-A-57: a hero who falls in the event counts for what the unit started with', () => {
    const led = on(soldiers({ models: 2, type: 'heavy' }), { joined: { unit: hero('hero'), lost: 2 } });
    // Of 7 points 2 are gone; the third takes the hero.
    const now = hurt(led, 1, rules);
    expect(now?.joined).toBeUndefined();
    expect(afterLoss(led, now, rules).level).toBeUndefined();
    expect(afterLoss({ ...led, joined: { unit: hero('hero'), lost: 0 } }, now, rules).level).toBe(25);
  });

  it('USB-A-22: a lost melee asks for the 50 % test only by the house rule', () => {
    const now = { ...ten, state: 'shaken' } as const;
    expect(afterLoss(ten, now, rules).level).toBeUndefined();
    const asked = afterLoss(ten, now, rules, { defeat: true });
    expect(asked.level).toBe(50);
    expect(fateChances(asked.outcomes)).toMatchObject({ shaken: 1 / 2, panicked: 1 / 2 });
    expect(afterLoss(ten, hurt(ten, 8, rules), rules, { defeat: true }).level).toBe(75);
  });

  it('USB-MOR-08: over a grid as die by die, and the chances add up to 1', () => {
    const wrong: unknown[] = [];
    for (const house of [rules, byPoints]) {
      for (const unit of [
        soldiers({ models: 6, tough: 5 }),
        soldiers({ models: 5, type: 'heavy', specialisations: ['brave'] }),
        soldiers({ models: 6, specialisations: ['unbreakable'] }),
        machine({ growth: 2, specialisations: ['unbreakable'] }),
        hero('aspiring'),
      ]) {
        for (const state of ['steady', 'shaken', 'panicked'] as const) {
          const first = on(unit, { state });
          const all = startOf(first, house);
          for (let before = 0; before < all; before++) {
            const earlier = hurt(first, before, house);
            if (!earlier) continue;
            for (let lost = 0; before + lost <= all; lost++) {
              const now = hurt(earlier, lost, house);
              for (const moment of [{}, { aura: 3 }, { blessed: true }]) {
                const found = fateChances(afterLoss(earlier, now, house, moment).outcomes);
                const sum = Object.values(found).reduce((total, chance) => total + chance, 0);
                if (!(Math.abs(sum - 1) < 1e-12)) wrong.push([sum, earlier, now, moment]);
                expect(found).toEqual(closely(byHand(earlier, now, house, moment)));
              }
            }
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

function closely(chances: Readonly<Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(chances).map(([fate, chance]) => [fate, expect.closeTo(chance, 12)]),
  );
}

/** All 36 ways in which a die and the one rolled again can fall. */
function byHand(
  before: Fighter,
  now: Fighter | undefined,
  house: typeof rules | typeof byPoints,
  moment: MoraleMoment,
) {
  const found = { steady: 0, shaken: 0, panicked: 0, destroyed: 0, wiped: 0 };
  if (!now) return { ...found, wiped: 1 };
  const level = moraleDue(startOf(before, house), lostOf(before, house), lostOf(now, house));
  if (level === undefined) return { ...found, [now.state]: 1 };
  const target = moraleTarget(now, house, moment).value;
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= 6; second++) {
      const face = moment.blessed && first < target ? second : first;
      const fails = face < target;
      const stern = now.unit.specialisations.includes('unbreakable');
      let fate: keyof typeof found = moraleAfter(level, !fails, now.state);
      if (stern && !fails) fate = now.state;
      if (stern && fails && (level > 25 || house.unbreakable === 'allFailures')) {
        const lost = target - face;
        const points = pointsOf(now, house);
        const left =
          house.unbreakable === 'allFailures'
            ? points.reduce((sum, of) => sum + of, 0) - lost
            : points.length - lost;
        fate = left > 0 ? now.state : 'wiped';
      }
      found[fate] += 1 / 36;
    }
  }
  return found;
}
