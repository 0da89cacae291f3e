import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RuleSetId, ruleSetIds, ruleSets } from '../../../../src/rules/brikwars/rule-sets.ts';
import { armyChecks, egosIn } from '../../../../src/rules/brikwars/units/army-check.ts';
import { musterArmy } from '../../../../src/rules/brikwars/units/muster-army.ts';
import type { Profile } from '../../../../src/rules/brikwars/units/profile.ts';
import { readyUnits } from '../../../../src/rules/brikwars/units/ready-units.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { type Mustered, musterTastes } from '../../../../src/rules/muster.ts';

const readyOf = (id: RuleSetId) =>
  readyUnits(ruleSets[id]).map((each) => ({ id: each.id, unit: { name: each.id, ...each.unit } as Profile }));
const made = (id: RuleSetId, points: number, taste: (typeof musterTastes)[number], seed: number) =>
  musterArmy(
    { points, taste, rules: ruleSets[id], ready: readyOf(id), own: [], present: [] },
    createSeededSource(seed),
  );
const asLines = (army: readonly Mustered<Profile>[]) =>
  army.map(({ unit, count }) => ({ unit, count, points: unit.cost ?? 0 }));
const cost = (army: readonly Mustered<Profile>[]) =>
  army.reduce((sum, { unit, count }) => sum + count * (unit.cost ?? 0), 0);

describe('BW-GEN-06 an army by itself', () => {
  it('BW-GEN-06 BW-LG-05 BWC-100 BW-QW-01 BW-QW-23 BW-UNIT-09: by every rule set, taste and luck it keeps every rule, and spends what it may', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ruleSetIds),
        fc.integer({ min: 20, max: 400 }),
        fc.constantFrom(...musterTastes),
        fc.integer(),
        (id, points, taste, seed) => {
          const rules = ruleSets[id];
          const limit = Math.min(points, rules.building.armyLimit ?? points);
          const army = made(id, limit, taste, seed);
          const broken = armyChecks(asLines(army), rules.priced ? limit : undefined, rules).filter(
            ({ kept }) => !kept,
          );
          expect(broken.map(({ code }) => code)).toEqual([]);
          const spent = rules.priced ? cost(army) : army.reduce((sum, { count }) => sum + count, 0);
          expect(spent).toBeLessThanOrEqual(limit);
          expect(spent).toBeGreaterThan(limit - 7);
        },
      ),
      { numRuns: 600 },
    );
  });

  it('BW-HERO-03 at most one hero: a second makes both Cranky', () => {
    for (const id of ruleSetIds)
      for (let seed = 1; seed <= 40; seed += 1)
        expect(egosIn(asLines(made(id, 150, 'strong', seed)))).toBeLessThanOrEqual(1);
  });

  it('BW-GEN-06 where nothing fits there is nothing', () => {
    expect(made('2005', 1, 'mixed', 1)).toEqual([]);
  });

  it('BW-GEN-06 who is mounted has a horse each', () => {
    const army = made('2005', 200, 'mounted', 3);
    const horses = army.find(({ unit }) => unit.name === 'horse')?.count ?? 0;
    expect(horses).toBeGreaterThan(3);
    const men = army.reduce((sum, { unit, count }) => sum + (unit.name === 'horse' ? 0 : count), 0);
    expect(men).toBeGreaterThanOrEqual(horses);
  });

  it.each([
    ['many', (army: readonly Mustered<Profile>[]) => army.reduce((sum, { count }) => sum + count, 0)],
    [
      'shooting',
      (army: readonly Mustered<Profile>[]) =>
        army.reduce(
          (sum, { unit, count }) =>
            sum + (['bow', 'rifle', 'grenadier', 'siege'].includes(unit.name) ? count : 0),
          0,
        ),
    ],
    [
      'mounted',
      (army: readonly Mustered<Profile>[]) => army.find(({ unit }) => unit.name === 'horse')?.count ?? 0,
    ],
    [
      'strong',
      (army: readonly Mustered<Profile>[]) => army.find(({ unit }) => unit.name === 'knight')?.count ?? 0,
    ],
  ] as const)('BW-GEN-06 the taste is met: %s', (taste, measure) => {
    const of = (by: (typeof musterTastes)[number]) => {
      let sum = 0;
      for (let seed = 1; seed <= 100; seed += 1) sum += measure(made('2005', 150, by, seed));
      return sum;
    };
    for (const other of musterTastes)
      if (other !== taste && !(taste === 'strong' && other === 'mounted'))
        expect(of(taste), other).toBeGreaterThan(of(other));
  });
});
