import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { type UsbRules, usbOwnRules } from '../../../src/rules/usb/house-rules.ts';
import { unitIssues } from '../../../src/rules/usb/units/check-unit.ts';
import {
  lineMeleeIds,
  lineRangedIds,
  machineItemIds,
  specialisationIds,
} from '../../../src/rules/usb/units/equipment.ts';
import { priceOf } from '../../../src/rules/usb/units/price.ts';
import {
  type HeroUnit,
  heroTiers,
  type LineUnit,
  lineTypes,
  type MachineUnit,
  magicGear,
  ranks,
  type UsbUnit,
} from '../../../src/rules/usb/units/unit.ts';
import {
  fitted,
  growthFacts,
  growths,
  magicBudget,
  newUnits,
  ofKind,
  pointsOf,
  powerOf,
  rankOf,
  refusals,
  specialCounts,
  unitKinds,
  withMagic,
  withMount,
  withPieces,
  withRanged,
  withRank,
  withSpecialisation,
  withTier,
} from '../../../src/usb/units/choices.ts';

const line: LineUnit = newUnits.line;
const machine: MachineUnit = newUnits.machine;
const hero: HeroUnit = newUnits.hero;
const codes = (unit: UsbUnit, next: UsbUnit, rules: UsbRules = usbOwnRules) =>
  refusals(unit, next, rules).map(({ code, of }) => (of === 'mount' ? `mount ${code}` : code));

describe('usb/units/choices', () => {
  it('usb/units/choices what a new unit begins with is legal', () => {
    for (const kind of unitKinds) expect(unitIssues(newUnits[kind], usbOwnRules)).toEqual([]);
  });

  it('USB-HERO-02 who may join is sought among the heroes alone', () => {
    const units = [line, hero, machine];
    expect(ofKind(units, 'hero', (unit) => unit)).toEqual([hero]);
    expect(ofKind(units, undefined, (unit) => unit)).toEqual(units);
  });

  it('USB-A-58 a rank is both stats at once, and nothing else', () => {
    for (const rank of ranks) expect(rankOf(withRank(line, rank))).toBe(rank);
    expect(rankOf({ hit: 3, tough: 5 })).toBeUndefined();
  });

  it('USB-A-58 the price is that of the stats, whichever rank one starts from and in whatever order', () => {
    const values = [3, 4, 5] as const;
    for (const hit of values)
      for (const tough of values) {
        const prices = ranks.flatMap((rank) => [
          pointsOf({ ...{ ...withRank(line, rank), hit }, tough }, usbOwnRules),
          pointsOf({ ...{ ...withRank(line, rank), tough }, hit }, usbOwnRules),
        ]);
        expect(new Set(prices)).toEqual(new Set([10 * (7 + 3 * (5 - hit) + 4 * (5 - tough))]));
      }
  });

  it('usb/units/choices what is bought in whatever order costs the same', () => {
    const random = createSeededSource(11);
    const taps: readonly ((unit: UsbUnit) => UsbUnit)[] = [
      (unit) => withRank(unit, 'veteran'),
      (unit) => withSpecialisation(unit, 'brave', true),
      (unit) => withSpecialisation(unit, 'fliers', true),
      (unit) => ({ ...unit, models: 7 }) as UsbUnit,
      (unit) => (unit.kind === 'line' ? withRanged(unit, 'automatic') : unit),
      (unit) => ({ ...unit, shield: true, melee: 'heavy' }) as UsbUnit,
      (unit) => ({ ...unit, leaders: true }) as UsbUnit,
    ];
    const prices = Array.from({ length: 50 }, () => {
      const order = taps.map((tap) => [random(1000), tap] as const).toSorted(([a], [b]) => a - b);
      return pointsOf(
        order.reduce<UsbUnit>((unit, [, tap]) => tap(unit), line),
        usbOwnRules,
      );
    });
    expect(new Set(prices)).toEqual(new Set([7 * (21 + 15 + 9 + 13) + 30]));
  });

  it('USB-PRICE-04 another tier brings its stats; what was bought beyond it stays while it is better', () => {
    const daredevil = withTier(hero, 'daredevil');
    expect(daredevil).toMatchObject({ tier: 'daredevil', hit: 4, tough: 4 });
    const trained = { ...daredevil, hit: 3 } as const;
    expect(withTier(trained, 'legend')).toMatchObject({ hit: 3, tough: 3 });
    expect(withTier(trained, 'aspiring')).toMatchObject({ hit: 3, tough: 5 });
    for (const from of heroTiers)
      for (const to of heroTiers)
        expect(unitIssues(withTier(withTier(hero, from), to), usbOwnRules)).toEqual([]);
  });

  it.each<[string, UsbUnit, UsbUnit, readonly string[]]>([
    [
      'USB-COMP-06 a smaller type takes along as many models as it may',
      { ...line, models: 20 },
      { ...line, models: 20, type: 'heavy' },
      [],
    ],
    ['USB-COMP-06 more models than the type may have', line, { ...line, models: 21 }, ['models-range']],
    [
      'USB-PRICE-02 a special weapon without a ranged one to swap',
      line,
      { ...line, specials: 1 },
      ['specials-need-ranged'],
    ],
    [
      'USB-PRICE-02 no ranged weapon any more lets the special ones go',
      { ...withRanged(line, 'automatic'), specials: 2 },
      { ...line, specials: 2 },
      [],
    ],
    [
      'USB-PRICE-03 a second piece at growth 1',
      withPieces(machine, 'shield', 1),
      withPieces(machine, 'shield', 2),
      ['too-many-pieces'],
    ],
    [
      'USB-PRICE-03 less growth than the pieces need',
      { ...withPieces(machine, 'pole', 2), growth: 2 },
      { ...withPieces(machine, 'pole', 2), growth: 1 },
      ['too-many-pieces'],
    ],
    [
      'USB-HERO-05 a rider on a monster',
      withMount(hero, machine),
      { ...withMount(hero, machine), type: 'riders' },
      ['rider-mounted'],
    ],
    [
      'USB-HERO-05 a monster for a rider',
      { ...hero, type: 'riders' },
      { ...withMount(hero, machine), type: 'riders' },
      ['rider-mounted'],
    ],
    [
      'USB-PRICE-03 a piece too many for what the hero rides',
      withMount(hero, withPieces(machine, 'pole', 1)),
      withMount(hero, withPieces(machine, 'pole', 2)),
      ['mount too-many-pieces'],
    ],
    [
      'USB-PRICE-05 magic beyond the price of the tier',
      withMagic(hero, 'automatic', 2),
      withMagic(hero, 'automatic', 3),
      ['magic-over'],
    ],
    [
      'USB-A-45 the same specialisation by magic and bought',
      withMagic(hero, 'brave', 1),
      withSpecialisation(withMagic(hero, 'brave', 1), 'brave', true),
      ['specialisation-twice'],
    ],
    [
      'USB-A-01 a hero worse than his tier',
      withTier(hero, 'hero'),
      { ...withTier(hero, 'hero'), hit: 4 },
      ['hit-range'],
    ],
  ])('%s', (_title, unit, next, refused) => {
    expect(codes(unit, next)).toEqual(refused);
    if (refused.length === 0) expect(unitIssues(fitted(next, unit), usbOwnRules)).toEqual([]);
  });

  it('USB-A-15 the switch takes the slot of small growths; what is there already may go, and nothing may be added', () => {
    const literal = { ...usbOwnRules, smallGrowthSlots: 0 } as const;
    const armed = withPieces(machine, 'light-arms', 1);
    expect(growthFacts(1, usbOwnRules).slots).toBe(1);
    expect(growthFacts(1, literal).slots).toBe(0);
    expect(codes(machine, armed, literal)).toEqual(['too-many-pieces']);
    expect(codes(armed, { ...armed, hit: 3 }, literal)).toEqual([]);
    expect(codes(armed, machine, literal)).toEqual([]);
    expect(codes(armed, withPieces(armed, 'pole', 1), literal)).toEqual(['too-many-pieces']);
  });

  it('USB-A-09 the switch changes the price of special weapons', () => {
    const armed = { ...withRanged(line, 'small-arms'), specials: 2 };
    expect(pointsOf(armed, usbOwnRules)).toBe(290);
    expect(pointsOf(armed, { ...usbOwnRules, specialWeaponPrice: 'replace' })).toBe(270);
  });

  it('USB-X-02 the facts of growth, as each reading has them', () => {
    const facts = (rules: UsbRules) =>
      growths.map((growth) => Object.values(growthFacts(growth, rules)).join(' '));
    expect(facts(usbOwnRules)).toEqual([
      '1 1 1 0',
      '1 3 1 1',
      '2 6 2 2',
      '3 9 2 3',
      '4 12 3 4',
      '5 15 3 5',
      '6 18 4 6',
    ]);
    expect(facts({ ...usbOwnRules, growthModel: 'F1' })[6]).toBe('7 21 4 6');
  });

  it('USB-PRICE-05 the budget of magic is the price of the tier, whatever else was bought', () => {
    const rich = withMagic({ ...withTier(hero, 'legend'), shield: true }, 'automatic', 2);
    expect(magicBudget(rich)).toEqual({ spent: 30, most: 115, left: 85 });
    expect(magicBudget({ ...rich, tier: 'aspiring' })).toEqual({ spent: 30, most: 30, left: 0 });
    expect(powerOf(rich)).toBe(8);
  });

  it('usb/units/choices a thousand taps never make a legal unit illegal, and its price is that of the price list', () => {
    const random = createSeededSource(7);
    const pick = <T>(from: readonly T[]): T => from[random(from.length) - 1] as T;
    let unit: UsbUnit = newUnits.line;
    let refused = 0;
    for (let tap = 0; tap < 1000; tap++) {
      const next = someTap(unit, pick, random);
      if (refusals(unit, next, usbOwnRules).length > 0) {
        refused += 1;
        continue;
      }
      unit = fitted(next, unit);
      expect(unitIssues(unit, usbOwnRules)).toEqual([]);
      const { points, items } = priceOf(unit, usbOwnRules);
      expect(points).toBe(items.reduce((sum, { each, count }) => sum + each * count, 0));
    }
    expect(refused).toBeGreaterThan(20);
  });
});

/** Any choice that the builder offers. */
function someTap(
  unit: UsbUnit,
  pick: <T>(from: readonly T[]) => T,
  random: (sides: number) => number,
): UsbUnit {
  if (random(40) === 1) return newUnits[pick(unitKinds)];
  if (random(5) === 1) return withSpecialisation(unit, pick(specialisationIds), random(2) === 1);
  if (unit.kind === 'machine') {
    return random(2) === 1
      ? { ...unit, growth: pick(growths) }
      : withPieces(unit, pick(machineItemIds), random(3) - 1);
  }
  if (unit.kind === 'line') {
    const taps: readonly (() => UsbUnit)[] = [
      () => withRank(unit, pick(ranks)),
      () => ({ ...unit, type: pick(lineTypes) }),
      () => ({ ...unit, models: random(20) }),
      () => ({ ...unit, melee: pick(lineMeleeIds) }),
      () => withRanged(unit, pick([undefined, ...lineRangedIds])),
      () => ({ ...unit, specials: pick(specialCounts) }),
    ];
    return pick(taps)();
  }
  const taps: readonly (() => UsbUnit)[] = [
    () => withTier(unit, pick(heroTiers)),
    () => ({ ...unit, type: pick(lineTypes) }),
    () => withMagic(unit, pick([...magicGear, ...specialisationIds]), random(3) - 1),
    () => withMount(unit, pick([undefined, newUnits.machine, withPieces(newUnits.machine, 'pole', 1)])),
    () => ({ ...unit, hit: pick([3, 4, 5] as const) }),
  ];
  return pick(taps)();
}
