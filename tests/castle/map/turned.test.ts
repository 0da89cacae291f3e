import { describe, expect, it } from 'vitest';
import { turnBack, turnPlan, turnPoint, wayBack } from '../../../src/castle/map/turned.ts';
import { areaOf } from '../../../src/castle/plan/model.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { measureSection } from '../../../src/rules/mage-knight/plan/measurements.ts';
import { checkPlan } from '../../../src/rules/mage-knight/plan/placement.ts';
import { randomPlan } from '../../support/samples/castle-plans.ts';

describe('castle/map/turned: the table as it lies before the player', () => {
  it('castle/map/turned: by a quarter clockwise the near edge is at the left, and turned back all is where it was', () => {
    expect(turnPoint({ x: 10, y: 70 }, { width: 36, depth: 72, quarters: 1 })).toEqual({ x: 2, y: 10 });
    for (const quarters of [0, 1, 2, 3]) {
      const turn = { width: 36, depth: 72, quarters };
      const there = turnPoint({ x: 10, y: 70 }, turn);
      expect(turnPoint(there, turnBack(turn))).toEqual({ x: 10, y: 70 });
      // Four times a quarter.
      const one = { ...turn, quarters: 1 };
      let point = { x: 10, y: 70 };
      let table = one;
      for (let done = 0; done < quarters; done++) {
        point = turnPoint(point, table);
        table = { ...turnBack(table), quarters: 1 };
      }
      expect(point).toEqual(there);
    }
  });

  it('MK-SET-03 MK-SET-06 castle/map/turned: turned, a plan keeps every distance and every fault', () => {
    const source = createSeededSource(11);
    for (let plans = 0; plans < 20; plans++) {
      const plan = randomPlan(source);
      for (const quarters of [1, 2, 3]) {
        const turned = turnPlan(plan, quarters);
        const said = (of: typeof plan) =>
          checkPlan(of).map(({ code, thing, distance }) => [code, thing, distance?.toFixed(6)]);
        expect(said(turned).filter(([code]) => code !== 'EDGE3')).toEqual(
          said(plan).filter(([code]) => code !== 'EDGE3'),
        );
        for (const index of plan.sections.keys())
          expect(measureSection(turned, index).edge.distance).toBeCloseTo(
            measureSection(plan, index).edge.distance,
            6,
          );
        for (const player of plan.players.keys()) {
          const [was, is] = [areaOf(plan, player), areaOf(turned, player)];
          const turn = { width: plan.width, depth: plan.depth, quarters };
          const middle = { x: was.x + was.width / 2, y: was.y + was.depth / 2 };
          const there = turnPoint(middle, turn);
          expect(is.x + is.width / 2).toBeCloseTo(there.x, 6);
          expect(is.y + is.depth / 2).toBeCloseTo(there.y, 6);
        }
      }
    }
  });

  it('castle/map/turned: what the arrows move goes where they point, from every side', () => {
    expect([0, 1, 2, 3].map((quarters) => wayBack(1, 0, quarters).map((way) => way + 0))).toEqual([
      [1, 0],
      [0, -1],
      [-1, 0],
      [0, 1],
    ]);
  });
});
