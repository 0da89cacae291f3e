import { describe, expect, it } from 'vitest';
import type { Creation } from '../../../../src/rules/brikwars/creation/creation.ts';
import { creationRules } from '../../../../src/rules/brikwars/creation/creation-rules.ts';
import { type ArmyEntry, armyPrice } from '../../../../src/rules/brikwars/creation/price-army.ts';

const hero = { unit: 'hero', items: [] } as const;
const car: Creation = {
  size: 4,
  level: 1,
  propulsion: [{ medium: 'ground', inches: 12 }],
  weapons: [],
  mind: { kind: 'none' },
};
const codes = (entries: readonly ArmyEntry[], budget: number, rules = creationRules['2005']) =>
  armyPrice(entries, budget, rules).issues.map(({ code, path }) => `${path.join('.')} ${code}`);

describe('what armies cost', () => {
  it('BW-HERO-04 Egos of all entries, units and creations alike, are counted once', () => {
    const beast: Creation = { ...car, mind: { kind: 'whole' }, training: { specialties: ['ego'] } };
    const entries: readonly ArmyEntry[] = [
      { count: 2, unit: hero },
      { count: 1, unit: { unit: 'minifig', items: ['hand'], specialties: ['ego'] } },
      { count: 1, creation: beast },
      { count: 3, unit: { unit: 'officer', items: [] } },
    ];
    const { egos, discount, total, left, prices, issues } = armyPrice(entries, 70, creationRules['2005']);
    expect([egos, discount]).toEqual([4, 3 + 3 + 3 + 3]);
    expect(prices.map(({ cost }) => cost)).toEqual([8, 6, 4 + 6 + 4 + 3 - 3, 7]);
    expect([total, left]).toEqual([57, 13]);
    expect(issues).toEqual([]);
  });

  it('BW-GEN-06 a budget may be reached but not passed', () => {
    const six: readonly ArmyEntry[] = [{ count: 2, unit: hero }];
    expect(codes(six, 20)).toEqual([]);
    expect(codes(six, 19.5)).toEqual(['total over-budget']);
  });

  it('BW-HERO-04 one by one, each Hero cheaper for every other, comes to the same', () => {
    const kinds = [
      { unit: 'hero', items: [], own: 11, ego: true },
      { unit: 'minifig', items: [], specialties: ['ego'], own: 7, ego: true },
      { unit: 'officer', items: [], own: 7, ego: false },
    ] as const;
    for (let heroes = 0; heroes <= 7; heroes++)
      for (let egos = 0; egos <= 3; egos++) {
        const counts = [heroes, egos, 2];
        const each = kinds.flatMap((kind, place) => Array.from({ length: counts[place] ?? 0 }, () => kind));
        const total = each.reduce((sum, { own, ego }, self) => {
          const others = each.filter((other, place) => other.ego && place !== self).length;
          const cheaper = Math.min(own / 2, 5, others);
          return sum + own - (ego ? cheaper : 0);
        }, 0);
        const entries = kinds.map(({ own: _own, ego: _ego, ...unit }, place) => ({
          count: counts[place] ?? 0,
          unit,
        }));
        expect(armyPrice(entries, 0, creationRules['2005']).total).toBe(total);
      }
  });

  it('BW-LG-05 the league takes 150 points at most and nothing faster than 10 inches', () => {
    const many: ArmyEntry = { count: 14, unit: hero };
    expect(codes([{ count: 1, creation: car }], 200, creationRules.league)).toEqual([
      'entries.0.creation.propulsion.0.inches too-fast',
    ]);
    expect(
      codes([many, { count: 40, unit: { unit: 'minifig', items: [] } }], 999, creationRules.league),
    ).toEqual(['total over-limit']);
    expect(codes([{ count: 1, unit: { unit: 'warhorse', items: [] } }], 150, creationRules.league)).toEqual(
      [],
    );
  });

  it('BW-GEN-06 every fault of every entry is shown at once, at its place', () => {
    expect(
      codes(
        [
          { count: 0, unit: { ...hero, specialties: ['ego'] } },
          { count: 1.5, creation: { ...car, level: 7 } },
        ],
        1,
      ),
    ).toEqual([
      'entries.0.count count-range',
      'entries.0.unit.specialties.0 specialty-held',
      'entries.1.count count-range',
      'entries.1.creation.level level-range',
      'total over-budget',
    ]);
  });
});
