import { describe, expect, it } from 'vitest';
import { formations, terrainEffects, terrains } from '../../../../src/rules/usb/circumstances.ts';
import {
  inCentimetres,
  type MoveAction,
  moveActions,
  moveBases,
  moveInches,
  type Way,
} from '../../../../src/rules/usb/turn/movement.ts';
import { type Fighter, fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { growthOf, isSpecialised } from '../../../../src/rules/usb/units/profile.ts';
import type { UsbUnit } from '../../../../src/rules/usb/units/unit.ts';
import { deepOr } from '../../../support/deep.ts';
import { hero, machine, picker, randomUnit, soldiers } from '../../../support/samples/usb-units.ts';

const on = (unit: UsbUnit, now: Partial<Fighter> = {}): Fighter => ({ ...fresh(unit), ...now });
const foot = soldiers();
const riders = soldiers({ type: 'riders' });
const slow: Way = { slow: true };

describe('rules/usb/turn/movement', () => {
  it.each<[id: string, fighter: Fighter, action: MoveAction, inches: number, way?: Way]>([
    ['MV-01', on(foot), 'tactical', 5],
    ['MV-02', on(foot), 'run', 10],
    ['MV-03', on(riders), 'tactical', 9],
    ['MV-04', on(riders), 'charge', 14],
    ['MV-05', on(foot), 'run', 5, slow],
    ['MV-06', on(foot), 'tactical', 5 / 2, slow],
    ['MV-07', on(riders), 'run', 5, slow],
    ['MV-08', on(riders), 'tactical', 9 / 2, slow],
    ['MV-09', on(foot, { formation: 'hide' }), 'run', 5],
    ['MV-10', on(riders, { formation: 'hide' }), 'run', 7],
    ['MV-11', on(foot, { formation: 'column' }), 'run', 15],
    ['MV-12', on(foot, { formation: 'phalanx' }), 'charge', 9],
    ['MV-13', on(foot), 'run', 13, { road: true }],
    ['MV-14', on(soldiers({ leaders: true })), 'run', 11],
    ['MV-15', on(soldiers({ specialisations: ['fliers'] })), 'run', 12],
    ['MV-16', on(machine({ growth: 5 })), 'run', 12],
    ['MV-17', on(soldiers({ leaders: true }), { formation: 'column' }), 'run', 19, { road: true }],
  ])('%s: the allowance is what the table of vectors says', (_, fighter, action, inches, way) => {
    expect(moveInches(fighter, action, way).value).toBe(inches);
  });

  it('USB-MOVE-07: what it stands in slows it as what lies on the way does', () => {
    for (const terrain of terrains) {
      const inPlace = moveInches(on(riders, { terrain }), 'run').value;
      const { slow: slows, inches } = terrainEffects[terrain];
      expect(inPlace, terrain).toBe(moveInches(on(riders), 'run', { slow: slows, road: inches > 0 }).value);
    }
  });

  it('USB-A-08: hiding in slow ground halves once, and the reasons say so', () => {
    const { value, reasons } = moveInches(on(riders, { formation: 'hide' }), 'run', slow);
    expect(value).toBe(5);
    expect(reasons.map(({ effect }) => effect)).toEqual([
      'base',
      'riders',
      'half-hidden',
      'half-slow',
      'halved-once',
      'slow-ceiling',
    ]);
  });

  it('USB-MOVE-06: a machine moves from growth 1, two inches more from growth 5', () => {
    const inches = [0, 1, 2, 3, 4, 5, 6].map((growth) => moveInches(on(machine({ growth })), 'run').value);
    expect(inches).toEqual([0, 10, 10, 10, 10, 12, 12]);
    expect(moveInches(on(hero('hero', { mount: machine() })), 'charge').value).toBe(0);
  });

  it('USB-TERR-11: from growth 3 neither slow ground nor roads matter', () => {
    const big = on(machine({ growth: 3 }));
    expect(moveInches(big, 'run', { slow: true, road: true }).value).toBe(10);
    expect(moveInches(on(machine({ growth: 2 })), 'run', { slow: true, road: true }).value).toBe(5);
  });

  it('USB-SPEC-06: a hunter is not slowed, and still gains by a road', () => {
    const hunter = on(soldiers({ specialisations: ['hunter'] }));
    expect(moveInches(hunter, 'run', { slow: true }).value).toBe(10);
    expect(moveInches(hunter, 'run', { slow: true, road: true }).value).toBe(13);
    const flier = on(soldiers({ specialisations: ['fliers'] }));
    expect(moveInches(flier, 'run', { slow: true, road: true }).value).toBe(12);
  });

  it('USB-A-42: with a joined hero the slower of both counts', () => {
    const joined = { unit: hero('hero'), lost: 0 };
    const { value, reasons } = moveInches(on(riders, { joined }), 'charge');
    expect(value).toBe(10);
    expect(reasons.at(-1)).toEqual({ rule: 'USB-A-42', effect: 'slowest' });
    expect(
      moveInches(on(foot, { joined: { ...joined, unit: hero('hero', { type: 'riders' }) } }), 'charge'),
    ).toEqual(moveInches(on(foot), 'charge'));
  });

  it('USB-A-12: of a unit whose soldiers have all fallen only the hero moves', () => {
    const rider = { unit: hero('hero', { type: 'riders' }), lost: 0 };
    expect(moveInches(on(foot, { joined: rider, models: 0 }), 'run').value).toBe(14);
  });

  it('USB-A-35: flying works only if unit and hero both fly', () => {
    const fliers = soldiers({ specialisations: ['fliers'] });
    const walker = { unit: hero('hero'), lost: 0 };
    const flier = { unit: hero('hero', { specialisations: ['fliers'] }), lost: 0 };
    expect(moveInches(on(fliers, { joined: walker }), 'run', slow).value).toBe(5);
    expect(moveInches(on(fliers, { joined: flier }), 'run', slow).value).toBe(12);
  });

  it('EX-04 USB-MEAS-02: centimetres are inches twice', () => {
    expect(inCentimetres(5)).toBe(10);
    expect(inCentimetres(moveInches(on(foot), 'run').value)).toBe(20);
  });

  it('SP-77: ten inches are twenty centimetres', () => {
    expect(inCentimetres(10)).toBe(20);
  });

  it('USB-MOVE-07: agrees with the formula written down in one line, over a grid', () => {
    const pick = picker(7);
    for (let round = 0; round < deepOr(400, 60); round++) {
      const unit = randomUnit(pick);
      if (unit.kind === 'hero' && unit.mount && unit.type === 'riders') continue;
      for (const formation of formations) {
        for (const way of [{}, slow, { road: true }, { slow: true, road: true }]) {
          for (const action of moveActions) {
            const found = moveInches(on(unit, { formation }), action, way).value;
            expect(found, JSON.stringify({ unit, formation, way, action })).toBe(
              plainly(unit, formation, way, action),
            );
          }
        }
      }
    }
  });
});

/** M = base + 4 rider + 1 leaders + 2 flier + 5 column − 1 phalanx + 3 road + 2 (g ≥ 5), halved, at most 5. */
function plainly(unit: UsbUnit, formation: string, way: Way, action: MoveAction): number {
  const machineLike = unit.kind === 'machine' || (unit.kind === 'hero' && unit.mount !== undefined);
  const growth = growthOf(unit);
  if (machineLike && growth === 0) return 0;
  const flies = isSpecialised(unit, 'fliers');
  const heedless = flies || growth >= 3;
  const held = way.slow === true && !heedless && !isSpecialised(unit, 'hunter');
  let inches: number = moveBases[action].inches;
  if (unit.kind !== 'machine' && !machineLike && unit.type === 'riders') inches += 4;
  if (unit.kind === 'line' && unit.leaders) inches += 1;
  if (flies) inches += 2;
  if (formation === 'column') inches += 5;
  if (formation === 'phalanx') inches -= 1;
  if (way.road && !heedless) inches += 3;
  if (growth >= 5) inches += 2;
  if (formation === 'hide' || held) inches /= 2;
  return held ? Math.min(5, inches) : inches;
}
