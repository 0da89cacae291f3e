import { describe, expect, it } from 'vitest';
import type { SpecialtyId } from '../../../../src/rules/brikwars/creation/creation.ts';
import {
  fightEditionOf,
  type RuleSetId,
  ruleSetIds,
  ruleSetOf,
  ruleSets,
} from '../../../../src/rules/brikwars/rule-sets.ts';
import {
  armyChecks,
  countedPoints,
  egosIn,
  type ListedUnits,
  withDiscounts,
} from '../../../../src/rules/brikwars/units/army-check.ts';
import { bodyValues, type PrintedUnit } from '../../../../src/rules/brikwars/units/printed-body.ts';
import type { Profile } from '../../../../src/rules/brikwars/units/profile.ts';
import { readyUnits } from '../../../../src/rules/brikwars/units/ready-units.ts';
import { type ShortUnit, shortPrice, shortValues } from '../../../../src/rules/brikwars/units/short-unit.ts';
import type { WeaponId } from '../../../../src/rules/brikwars/weapons.ts';

interface Parts {
  readonly armored?: boolean;
  readonly raise?: number;
  readonly specialties?: readonly SpecialtyId[];
  readonly magic?: number;
  readonly weaponMasters?: number;
}

function unit(of: PrintedUnit, weapons: readonly WeaponId[] = [], parts: Parts = {}): Profile {
  const { armored = false, raise = 0, ...training } = parts;
  const learnt = Object.keys(training).length > 0;
  return {
    name: of,
    ...bodyValues({ unit: of, armored, raise }, weapons),
    weapons,
    ...(learnt ? { training } : {}),
  };
}

const of = (count: number, one: Profile, points?: number): ListedUnits => ({
  count,
  unit: one,
  points: points ?? countedPoints(one, 1) ?? 0,
});

describe('rules/brikwars/units/army-check', () => {
  it('rules/brikwars/rule-sets: an army fights by the edition that it is built by; a short game and an unknown army say nothing of that', () => {
    const fights = ['2005', 'web5', 'pl', 'pl-supplements', 'league', 'quik-en', 'quik-lugpol', undefined];
    expect(fights.map(fightEditionOf)).toEqual([
      ...['2005', 'web5', 'pl', 'pl', 'pl'],
      ...[undefined, undefined, undefined],
    ]);
  });

  const prices: readonly [string, Profile, number, number][] = [
    ['J-unit_cost-001', unit('minifig'), 1, 4],
    ['J-unit_cost-002', unit('minifig', ['two-handed'], { armored: true }), 1, 10],
    ['J-unit_cost-003', unit('minifig', ['hand', 'shield']), 1, 7],
    ['J-unit_cost-005', unit('hero', ['hand', 'hand']), 1, 15],
    ['J-unit_cost-006', unit('hero', ['long-ranged']), 3, 14],
    ['J-unit_cost-007', unit('hero'), 8, 6],
    ['J-unit_cost-008', unit('minifig', [], { specialties: ['ego'] }), 6, 3.5],
    ['J-unit_cost-009', unit('officer', ['short-ranged', 'hand']), 1, 12],
    ['J-unit_cost-011', { ...unit('warhorse', ['bite'], { armored: true }) }, 1, 11],
    ['J-unit_cost-012', unit('minifig', [], { specialties: ['pilot'] }), 1, 5],
    ['J-unit_cost-013', unit('minifig', ['hand'], { specialties: ['pilot', 'healing'] }), 1, 9],
    ['J-unit_cost-014', unit('minifig', [], { magic: 3 }), 1, 7],
    [
      'J-unit_cost-015',
      unit('minifig', ['hand', 'hand'], { specialties: ['hiding', 'perception'], weaponMasters: 2 }),
      1,
      18,
    ],
    ['BW-CRE-18', unit('minifig', [], { raise: 2 }), 1, 6],
  ];
  it.each(prices)('%s a unit of an army costs what the tables add up to', (_id, one, egos, cost) => {
    expect(countedPoints(one, egos)).toBe(cost);
  });

  it('J-unit_cost-002 armor and a two-handed weapon slow by an inch each', () => {
    expect(unit('minifig', ['two-handed'], { armored: true })).toMatchObject({ move: 3, armor: '4+1d6' });
    expect(unit('hero', [], { armored: true })).toMatchObject({ move: 6, armor: '3d6' });
  });

  it('J-army_cost-002 seven Heroes make each other cheaper, by half at most', () => {
    const lines = withDiscounts([], [of(7, unit('hero'))]);
    expect(egosIn(lines)).toBe(7);
    expect(lines.map(({ points }) => points)).toEqual([6]);
  });

  it('J-army_cost-004 Heroes and a minifig with an Ego count together, a typed price stays', () => {
    const before = [
      of(2, unit('hero', ['hand'])),
      of(1, unit('minifig', ['hand'], { specialties: ['ego'] })),
    ];
    const lines = withDiscounts([], before);
    expect(lines.map(({ count, points }) => count * points).reduce((sum, each) => sum + each)).toBe(29);
    // One Hero less: the others get more expensive again, and what was typed does not.
    const fewer = withDiscounts(lines, [
      { ...lines[0], count: 1 } as ListedUnits,
      of(1, unit('hero'), 3),
      ...lines.slice(1),
    ]);
    expect(fewer.map(({ points }) => points)).toEqual([11, 3, 7]);
    const alone = withDiscounts(fewer, [fewer[0] as ListedUnits]);
    expect(alone.map(({ points }) => points)).toEqual([13]);
  });

  const broken = (edition: RuleSetId, lines: readonly ListedUnits[], limit?: number) =>
    armyChecks(lines, limit, ruleSets[edition])
      .filter(({ kept }) => !kept)
      .map(({ code, rule }) => `${code} ${rule}`);

  it('J-army_cost-005 BW-LG-05 exactly 150 points are legal in the league, one more is not', () => {
    const army = [of(1, unit('hero', ['two-handed'])), of(15, unit('minifig', ['long-ranged']))];
    expect(broken('league', army)).toEqual([]);
    expect(broken('league', [...army, of(1, unit('minifig'))])).toEqual(['league-points BW-LG-05']);
    expect(broken('2005', [...army, of(1, unit('minifig'))], 150)).toEqual(['budget BW-GEN-06']);
  });

  it('BWC-100 EX-LG-08 what is faster than 10 inches is not legal in the league', () => {
    const fast = { ...unit('minifig'), move: 11 };
    expect(broken('league', [of(1, fast, 5)])).toEqual(['league-move BWC-100']);
    expect(broken('league', [of(1, { ...fast, move: 10 }, 5)])).toEqual([]);
    expect(broken('pl', [of(1, fast, 5)])).toEqual([]);
  });

  it('BW-UNIT-09 skills of the supplements belong to the Polish supplements and the league', () => {
    const medic = of(1, unit('minifig', ['hand'], { specialties: ['healing'] }));
    expect(broken('2005', [medic])).toEqual(['training BW-UNIT-09']);
    expect(broken('pl-supplements', [medic])).toEqual([]);
    expect(broken('league', [medic])).toEqual([]);
    const twice = of(1, unit('hero', [], { specialties: ['ego'] }));
    expect(broken('league', [twice])).toEqual(['training BW-LG-06']);
  });

  it('BW-QW-01 BW-LP-01 units of another game are shown', () => {
    const full = of(1, unit('minifig'));
    const quik = of(1, { name: 'q', ...readyShort('quik-en', 'bow') });
    expect(broken('2005', [full, quik])).toEqual(['other-list BW-QW-01']);
    expect(broken('quik-lugpol', [full])).toEqual(['other-list BW-LP-01']);
    expect(broken('quik-pl', [quik])).toEqual([]);
    expect(broken('quik-pl', [{ ...full, count: 0 }])).toEqual([]);
  });

  it('BW-QW-23 the English QuikWars ask for one Hero: none is missing, two are too many', () => {
    const hero = { name: 'h', ...readyShort('quik-en', 'hero') };
    const check = (count: number) =>
      armyChecks([of(count, hero, 0)], undefined, ruleSets['quik-en']).find(
        ({ code }) => code === 'one-hero',
      );
    expect(check(0)).toMatchObject({ kept: false, missing: true, found: 0 });
    expect(check(1)).toMatchObject({ kept: true });
    expect(check(2)).toMatchObject({ kept: false, places: [0] });
  });

  it('rules/brikwars/rule-sets a name nobody knows plays by the first', () => {
    expect(ruleSetOf('nonsense')).toBe(ruleSets['2005']);
    expect(ruleSetOf(undefined)).toBe(ruleSets['2005']);
  });
});

const readyShort = (edition: RuleSetId, id: string) => {
  const ready = readyUnits(ruleSets[edition]).find((each) => each.id === id);
  if (!ready) throw new Error(`nothing is ready as ${id}`);
  return ready.unit;
};

const merc = (more: Partial<ShortUnit> = {}): ShortUnit => ({
  ...{ list: 'lugpol', unit: 'mercenary', weapons: [], shield: false, armor: false },
  ...more,
});

describe('rules/brikwars/units/short-unit', () => {
  it('J-lugpol_army-001 EX-LP-03 ten mercenaries with short weapons and a Hero in full gear cost 76', () => {
    expect(shortPrice(merc({ weapons: ['short'] })).known).toBe(6);
    const hero = merc({ unit: 'hero', weapons: ['heavy'], shield: true, armor: true });
    expect(10 * 6 + shortPrice(hero).known).toBe(76);
    expect(shortPrice(hero).reasons.map(({ of: what, amount }) => `${what} ${amount}`)).toEqual([
      'hero 11',
      'heavy 3',
      'shield 1',
      'armor 1',
    ]);
  });

  it('J-lugpol_army-002 a vehicle costs its size, half its inches and its gun', () => {
    const vehicle = { size: 6, level: 0, groundInches: 15, airInches: 0 };
    expect(shortPrice(merc({ vehicle, weapons: ['mounted'] })).known).toBe(18.5);
  });

  it('J-lugpol_army-003 BW-LP-04 a vehicle of 16 inches is against its list', () => {
    const vehicle = { size: 6, level: 0, groundInches: 16, airInches: 0 };
    const one: Profile = { name: 'car', ...shortValues(merc({ vehicle })), short: merc({ vehicle }) };
    expect(
      armyChecks([of(1, one, 0)], undefined, ruleSets['quik-lugpol']).find(({ code }) => code === 'vehicle'),
    ).toMatchObject({ kept: false, rule: 'BW-LP-04', places: [0] });
  });

  it('BWC-68 shield and armor are one die in QuikWars and one each in LUGPolWars', () => {
    const both = { shield: true, armor: true };
    expect(shortValues(merc(both)).armor).toBe('2d6+4');
    expect(shortValues(merc({ list: 'quik', unit: 'minifig', ...both })).armor).toBe('3d6');
    expect(shortValues(merc({ list: 'quik', unit: 'steed' }))).toMatchObject({
      armor: '3d6',
      move: 10,
      size: 2,
    });
  });

  it('BW-QW-01 nothing has a price in QuikWars', () => {
    expect(shortPrice(merc({ list: 'quik', unit: 'hero', weapons: ['hand'] }))).toEqual({
      known: 0,
      reasons: [],
    });
  });
});

describe('rules/brikwars/units/ready-units', () => {
  it.each(ruleSetIds)(
    'BW-UNIT-05 everything ready in %s is legal there and costs what is counted',
    (edition) => {
      const set = ruleSets[edition];
      const ready = readyUnits(set);
      expect(ready.length).toBeGreaterThan(5);
      for (const { id, unit: one } of ready) {
        const profile = { name: id, ...one };
        expect(one.cost).toBe(countedPoints(profile, 1));
        const checks = armyChecks([of(1, profile)], undefined, set);
        expect(checks.filter(({ kept, missing }) => !kept && !missing)).toEqual([]);
      }
    },
  );

  it('BW-UNIT-05 sword and shield cost 7, a bow 7, an officer with sword and pistol 12, a Hero 15', () => {
    const costs = Object.fromEntries(readyUnits(ruleSets['2005']).map(({ id, unit: one }) => [id, one.cost]));
    expect(costs).toMatchObject({ 'sword-shield': 7, bow: 7, rifle: 9, officer: 12, hero: 15, horse: 9 });
    expect(costs).not.toHaveProperty('medic');
  });
});
