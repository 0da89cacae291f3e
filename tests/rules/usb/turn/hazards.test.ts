import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { ramHitsOf, selfDestructionHits } from '../../../../src/rules/usb/automatic-hits.ts';
import { usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import { moraleDue } from '../../../../src/rules/usb/morale/morale.ts';
import { fates, testedAt } from '../../../../src/rules/usb/morale/morale-odds.ts';
import {
  climbingHits,
  type HazardKind,
  hazardHits,
  hazardKinds,
  hazardOdds,
  hazardSave,
} from '../../../../src/rules/usb/turn/hazards.ts';
import { type Fighter, fresh, pointsOf } from '../../../../src/rules/usb/units/fighter.ts';
import type { UsbUnit } from '../../../../src/rules/usb/units/unit.ts';
import { hurt } from '../../../../src/rules/usb/wounds.ts';
import { hero, machine, soldiers } from '../../../support/samples/usb-units.ts';

const rules = usbOwnRules;
const on = (unit: UsbUnit, now: Partial<Fighter> = {}): Fighter => ({ ...fresh(unit), ...now });
const hits = (fighter: Fighter, kind: HazardKind, height = 0) => hazardHits(fighter, { kind, height });

describe('rules/usb/turn/hazards', () => {
  it.each([
    ['TR-26', 1.9, 5, 0],
    ['TR-27', 2, 5, 5],
    ['TR-28', 3, 5, 5],
    ['TR-29', 4, 5, 10],
    ['TR-30', 6, 1, 3],
  ])('%s: climbing %d inches costs %d models %d hits', (_, height, models, expected) => {
    expect(climbingHits(models, height)).toBe(expected);
    expect(hits(on(soldiers({ models })), 'climbing', height)).toBe(expected);
  });

  it('TR-31: dangerous ground hits each of 12 models', () => {
    expect(hits(on(soldiers({ models: 12 })), 'dangerous')).toBe(12);
  });

  it('TR-32: a destroyed carrier hits each of 10 models inside', () => {
    expect(hits(on(soldiers({ models: 10 })), 'carrier')).toBe(10);
  });

  it.each([
    ['TR-33', 6, 6],
    ['TR-34', 0, 0],
  ])('%s: growth %d rams for %d hits', (_, growth, expected) => {
    expect(ramHitsOf(on(machine({ growth })))).toBe(expected);
  });

  it.each([
    ['TR-35', [21], 42],
    ['TR-36', [1, 1, 1, 1, 1], 10],
  ])('%s: self-destruction deals twice what is left', (_, points, expected) => {
    expect(selfDestructionHits(points)).toBe(expected);
  });

  it('USB-A-56: fliers pass over dangerous ground, with a hero only if he flies too', () => {
    const fliers = soldiers({ specialisations: ['fliers'] });
    expect(hits(on(fliers), 'dangerous')).toBe(0);
    expect(hits(on(fliers, { joined: { unit: hero('hero'), lost: 0 } }), 'dangerous')).toBe(6);
    expect(hits(on(soldiers({ specialisations: ['hunter'] })), 'dangerous')).toBe(5);
    const flier = { unit: hero('hero', { specialisations: ['fliers'] }), lost: 0 };
    expect(hits(on(soldiers(), { models: 0, joined: flier }), 'dangerous')).toBe(0);
  });

  it('USB-WOUND-04: the save is a normal one: no weapon, no trench left behind, no front of a phalanx', () => {
    const target = (now: Partial<Fighter>) => hazardSave(on(soldiers(), now), rules).target;
    expect(target({})).toBe(4);
    expect(target({ entrenched: true })).toBe(4);
    expect(target({ formation: 'phalanx' })).toBe(4);
    expect(target({ formation: 'column' })).toBe(5);
    expect(target({ terrain: 'ruins' })).toBe(2);
    expect(hazardSave(on(soldiers(), { terrain: 'ruins' }), { ...rules, ruinsStack: 1 }).target).toBe(3);
  });

  const cases: readonly (readonly [string, Fighter, HazardKind, number])[] = [
    ['Rookies', on(soldiers({ tough: 5, models: 6 })), 'climbing', 4],
    ['heavy, one wounded', on(soldiers({ type: 'heavy', models: 4 }), { wounded: 1 }), 'dangerous', 0],
    ['unbreakable', on(soldiers({ models: 6, specialisations: ['unbreakable'] })), 'carrier', 0],
    [
      'with a hero',
      on(soldiers({ models: 4 }), { joined: { unit: hero('daredevil'), lost: 0 } }),
      'dangerous',
      0,
    ],
    ['a machine', on(machine({ growth: 1 })), 'climbing', 8],
  ];

  it.each(cases)(
    'USB-WOUND-04: %s, against every number of unsaved hits and every face',
    (_, fighter, kind, height) => {
      const hazard = { kind, height };
      const odds = hazardOdds(fighter, hazard, rules);
      const count = hazardHits(fighter, hazard);
      const fails = (odds.save.target - 1) / 6;
      const found = Object.fromEntries(fates.map((fate) => [fate, 0]));
      const gone = new Map<number, number>();
      const before = pointsOf(fighter, rules).length;
      for (let ways = 0; ways < 2 ** count; ways++) {
        const lost = [...ways.toString(2)].filter((bit) => bit === '1').length;
        const chance = fails ** lost * (1 - fails) ** (count - lost);
        const now = hurt(fighter, lost, rules);
        const add = (fate: string, models: number, of: number) => {
          found[fate] = (found[fate] ?? 0) + of;
          gone.set(models, (gone.get(models) ?? 0) + of);
        };
        if (!now) {
          add('wiped', before, chance);
          continue;
        }
        const start = pointsOf(fighter, rules).reduce((sum, of) => sum + of, 0) + fighter.wounded;
        const level = moraleDue(start, fighter.wounded, fighter.wounded + lost);
        const fallen = before - pointsOf(now, rules).length;
        if (level === undefined) add(now.state, fallen, chance);
        else
          for (const { fate, models, chance: of } of testedAt(level, now, rules).outcomes)
            add(fate, fallen + models, chance * of);
      }
      for (const fate of fates) expect(odds.fates[fate], fate).toBeCloseTo(found[fate] ?? 0, 12);
      odds.models.weights.forEach((chance, models) => {
        expect(chance, String(models)).toBeCloseTo(gone.get(models) ?? 0, 12);
      });
    },
  );

  it('USB-WOUND-04: hits of every kind, rolled 20,000 times, come out within 4 standard errors', () => {
    const random = createSeededSource(41);
    const fighter = on(soldiers({ models: 8, tough: 5, type: 'heavy' }), { wounded: 1 });
    for (const kind of hazardKinds) {
      const hazard = { kind, height: 2 };
      const odds = hazardOdds(fighter, hazard, rules);
      const rounds = 20_000;
      let broken = 0;
      for (let round = 0; round < rounds; round++) {
        let lost = 0;
        for (let hit = 0; hit < odds.hits; hit++) if (random(6) < odds.save.target) lost++;
        const level = moraleDue(16, 1, 1 + lost);
        const passed = level === undefined || random(6) >= 5;
        if (level !== undefined && level > 25 && !passed) broken++;
        else if (level === 75) broken++;
      }
      const chance = odds.fates.panicked + odds.fates.destroyed + odds.fates.wiped;
      const error = Math.sqrt((chance * (1 - chance)) / rounds);
      expect(Math.abs(broken / rounds - chance)).toBeLessThanOrEqual(4 * error);
    }
  });

  it('USB-WOUND-04: a better Obrona never hurts', () => {
    for (const kind of hazardKinds) {
      const lost = ([5, 4, 3] as const).map((tough) => {
        const { models, fates: found } = hazardOdds(
          on(soldiers({ tough, models: 9 })),
          { kind, height: 2 },
          rules,
        );
        const mean = models.weights.reduce((sum, chance, count) => sum + chance * count, 0);
        return [mean, found.panicked + found.destroyed + found.wiped];
      });
      for (let at = 1; at < lost.length; at++) {
        expect(lost[at]?.[0]).toBeLessThanOrEqual((lost[at - 1]?.[0] ?? 0) + 1e-12);
        expect(lost[at]?.[1]).toBeLessThanOrEqual((lost[at - 1]?.[1] ?? 0) + 1e-12);
      }
    }
  });

  it('USB-X-02: by the other growth model the same machine stands more', () => {
    const giant = on(machine({ growth: 1 }));
    const fall = { kind: 'climbing', height: 8 } as const;
    expect(hazardOdds(giant, fall, rules).fates.wiped).toBeGreaterThan(0);
    expect(hazardOdds(giant, fall, { ...rules, growthModel: 'F1' }).fates.wiped).toBe(0);
  });
});
