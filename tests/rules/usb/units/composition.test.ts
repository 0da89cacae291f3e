import { describe, expect, it } from 'vitest';
import { usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import { unitIssues } from '../../../../src/rules/usb/units/check-unit.ts';
import {
  type Activation,
  type ArmyChoice,
  commandersOf,
  compositionOf,
  costliestActivation,
  mostActivations,
  mostHeroes,
  mostSpendable,
} from '../../../../src/rules/usb/units/composition.ts';
import { priceOf } from '../../../../src/rules/usb/units/price.ts';
import { sampleArmies } from '../../../../src/rules/usb/units/sample-armies.ts';
import { lineTypes, tierStats, type UsbUnit } from '../../../../src/rules/usb/units/unit.ts';
import { deepOr } from '../../../support/deep.ts';
import { machine, picker, randomUnit, soldiers } from '../../../support/samples/usb-units.ts';

const paid = (price: number, hero: boolean): Activation => ({ price, hero });

function army(limit: number, heroes: readonly number[], units: readonly number[]): ArmyChoice {
  return {
    limit,
    activations: [...heroes.map((price) => paid(price, true)), ...units.map((price) => paid(price, false))],
    standard: true,
  };
}

const broken = (choice: ArmyChoice, rules = usbOwnRules) =>
  compositionOf(choice, rules).flatMap(({ code, kept }) => (kept ? [] : [code]));

describe('composition', () => {
  it.each<
    [id: string, limit: number, heroes: readonly number[], units: readonly number[], codes: readonly string[]]
  >([
    ['CO-01', 240, [40], [50, 50, 50, 50], []],
    ['CO-02', 240, [40], [40, 40, 40, 40, 40], ['activations']],
    ['CO-03', 240, [40], [80, 40, 40, 40], []],
    ['CO-04', 240, [40], [81, 40, 40, 39], ['third']],
    ['CO-05', 240, [40, 40], [40, 40, 40], ['heroes']],
    ['CO-06', 300, [50, 50], [50, 50, 50, 50], []],
    ['CO-07', 300, [50], [50, 50, 50, 50, 50], []],
    ['CO-08', 300, [50, 50], [40, 40, 40, 40, 40], ['activations']],
    ['CO-09', 300, [100], [100, 100], []],
    ['CO-10', 300, [101], [99, 100], ['third']],
    ['CO-11', 300, [], [50, 50, 50, 50, 50, 50], ['noHero']],
    ['CO-12', 89, [29], [29], ['min90']],
    ['CO-13', 90, [30], [30], []],
    ['CO-14', 90, [30], [31], ['third']],
    ['CO-15', 90, [30], [30, 30], ['activations']],
    ['CO-16', 250, [50], [50, 50, 50, 50], []],
    ['CO-17', 251, [50, 50], [30, 30, 30, 30], []],
    ['CO-18', 500, [50, 50, 50], [50], ['heroes']],
    ['CO-19', 501, [50, 50, 50], [50], []],
    ['CO-20', 1446, [482], [400, 400], []],
    ['CO-21', 1445, [482], [400, 400], ['third']],
    ['CO-22', 200, [66], [66, 66, 3], ['points']],
    ['EX-05', 240, [80], [80, 40, 20, 20], []],
    ['EX-06', 300, [100, 40], [100, 20, 20, 20], []],
    ['EX-29', 1446, [482], [964 / 2, 964 / 2], []],
  ])('%s: names what is broken', (_, limit, heroes, units, codes) => {
    expect(broken(army(limit, heroes, units))).toEqual(codes);
  });

  it('EX-07: of 90 points the cheapest hero is just a third', () => {
    expect(broken(army(90, [30], []))).toEqual([]);
    expect(broken(army(89.99, [30], []))).toEqual(['min90', 'third']);
  });

  it('USB-C-05: to the letter, 33 in 100 forbids what a third allows', () => {
    const literal = { ...usbOwnRules, capRule: 'literal33' } as const;
    expect(broken(army(240, [40], [80]), literal)).toEqual(['third']);
    expect(broken(army(240, [40], [79]), literal)).toEqual([]);
    expect(costliestActivation(300, literal)).toBe(99);
  });

  it('USB-COMP-04: a scenario of its own has no most expensive activation', () => {
    expect(broken({ ...army(300, [150], [150]), standard: false })).toEqual([]);
  });

  it.each<[limit: number, heroes: number, activations: number, dearest: number, spendable: number]>([
    [90, 1, 2, 30, 60],
    [100, 1, 2, 33, 66],
    [101, 1, 3, 33, 99],
    [150, 1, 3, 50, 150],
    [151, 1, 4, 50, 151],
    [240, 1, 5, 80, 240],
    [250, 1, 5, 83, 250],
    [251, 2, 6, 83, 251],
    [300, 2, 6, 100, 300],
    [500, 2, 10, 166, 500],
    [501, 3, 11, 167, 501],
    [750, 3, 15, 250, 750],
    [1000, 4, 20, 333, 1000],
    [1446, 6, 29, 482, 1446],
  ])('USB-X-07: of %d points', (limit, heroes, activations, costliest, spendable) => {
    expect([
      mostHeroes(limit),
      mostActivations(limit),
      costliestActivation(limit, usbOwnRules),
      mostSpendable(limit, usbOwnRules),
    ]).toEqual([heroes, activations, costliest, spendable]);
  });

  it('USB-HERO-04: the most expensive hero commands, and of equals their owner chooses', () => {
    expect(commandersOf([paid(50, true), paid(90, false), paid(65, true)])).toEqual([2]);
    expect(commandersOf([paid(65, true), paid(65, true)])).toEqual([0, 1]);
    expect(commandersOf([paid(65, false)])).toEqual([]);
  });

  it('USB-COMP-06: names every unit that is too large, and what else is wrong with it', () => {
    const choice: ArmyChoice = {
      limit: 1000,
      standard: true,
      activations: [
        paid(50, true),
        { price: 100, hero: false, unit: soldiers({ models: 21 }) },
        { price: 100, hero: false, unit: machine({ growth: 3, equipment: ['pole', 'pole', 'pole'] }) },
      ],
    };
    expect(
      compositionOf(choice, usbOwnRules)
        .filter(({ kept }) => !kept)
        .map(({ code, places }) => [code, places]),
    ).toEqual([
      ['sizes', [1]],
      ['slots', [2]],
    ]);
  });

  it('EX-05: the armies for 240 and 300 points are legal as they stand', () => {
    const choices = sampleArmies.map(({ limit, units }) => choiceOf(limit, units));
    expect(choices.map((choice) => broken(choice))).toEqual([[], []]);
    expect(choices.map(({ activations }) => activations.reduce((sum, { price }) => sum + price, 0))).toEqual([
      234, 300,
    ]);
  });
});

function choiceOf(limit: number, units: readonly UsbUnit[], standard = true): ArmyChoice {
  return {
    limit,
    standard,
    activations: units.map((unit) => ({
      unit,
      hero: unit.kind === 'hero',
      price: priceOf(unit, usbOwnRules).points,
    })),
  };
}

/** The rules one by one as they are written, slowly. */
function isLegal({ limit, activations }: ArmyChoice): boolean {
  if (limit < 90) return false;
  let spent = 0;
  let heroes = 0;
  let heroesAllowed = 0;
  let activationsAllowed = 0;
  for (let begun = 0; begun < limit; begun += 250) heroesAllowed++;
  for (let begun = 0; begun < limit; begun += 50) activationsAllowed++;
  for (const { price, hero, unit } of activations) {
    spent += price;
    if (hero) heroes++;
    if (price + price + price > limit) return false;
    if (unit && !isLegalUnit(unit)) return false;
  }
  return spent <= limit && heroes > 0 && heroes <= heroesAllowed && activations.length <= activationsAllowed;
}

function isLegalUnit(unit: UsbUnit): boolean {
  switch (unit.kind) {
    case 'line': {
      const sizes = [20, 12, 12];
      const most = sizes[lineTypes.indexOf(unit.type)] ?? 0;
      if (unit.models < 1 || unit.models > most || unit.specials > 2 || unit.specials > unit.models)
        return false;
      return unit.specials === 0 || unit.ranged !== undefined;
    }
    case 'machine': {
      const slots = ['1', '1', '2', '2', '3', '3', '4'][unit.growth];
      return slots !== undefined && unit.equipment.length <= Number(slots);
    }
    case 'hero': {
      const costs: Readonly<Record<string, number>> = {
        pole: 3,
        shield: 3,
        automatic: 15,
        fliers: 20,
        brave: 5,
        assault: 20,
      };
      const spent = unit.magic.reduce((sum, item) => sum + (costs[item] ?? 0), 0);
      if (spent > tierStats[unit.tier].points) return false;
      if (unit.hit > tierStats[unit.tier].hit || unit.tough > tierStats[unit.tier].tough) return false;
      if (unit.magic.some((item) => unit.specialisations.some((known) => known === item))) return false;
      if (!unit.mount) return true;
      return unit.type !== 'riders' && isLegalUnit(unit.mount);
    }
  }
}

describe('composition: twin and laws', () => {
  it('USB-COMP-01: agrees with the rules written out slowly on random armies', () => {
    const pick = picker(2005);
    const wrong: ArmyChoice[] = [];
    const rounds = deepOr(10_000, 800);
    let legal = 0;
    for (let round = 0; round < rounds; round++) {
      const limit = 80 + pick(4) * pick(200);
      const units = Array.from({ length: 1 + pick(6) }, () => randomUnit(pick));
      // Units of whims are seldom legal together: their prices alone make the other half.
      const prices = () =>
        units.map(({ kind }) => paid(10 + pick(Math.ceil(limit / 3) + 4), kind === 'hero'));
      const choice =
        pick(2) === 0 ? choiceOf(limit, units) : { limit, standard: true, activations: prices() };
      const found = broken(choice).length === 0;
      if (found !== isLegal(choice)) wrong.push(choice);
      if (found) legal++;
    }
    expect(wrong).toEqual([]);
    expect(legal).toBeGreaterThan(rounds / 20);
    expect(legal).toBeLessThan(rounds - rounds / 20);
  });

  it('USB-COMP-04: a legal army stays legal when a unit gets cheaper', () => {
    const pick = picker(77);
    for (let round = 0; round < deepOr(2000, 500); round++) {
      const limit = 90 + pick(400);
      const heroes = Array.from({ length: 1 + pick(2) }, () => 10 + pick(limit / 3));
      const units = Array.from({ length: pick(5) }, () => 5 + pick(limit / 3));
      const before = army(limit, heroes, units);
      if (broken(before).length > 0) continue;
      const cheaper = before.activations.map((each) => ({
        ...each,
        price: Math.max(0, each.price - 1 - pick(9)),
      }));
      expect(broken({ ...before, activations: cheaper })).toEqual([]);
    }
  });

  it('USB-COMP-07: everything wrong with a unit by itself is said at once', () => {
    const unit = soldiers({ models: 0, specials: 3 });
    expect(unitIssues(unit, usbOwnRules).map(({ code }) => code)).toEqual([
      'models-range',
      'specials-range',
      'specials-need-ranged',
    ]);
  });
});
