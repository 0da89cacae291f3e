import { expect, it } from 'vitest';
import { gapBetween } from '../../src/rules/mage-knight/plan/geometry.ts';
import { measureSection } from '../../src/rules/mage-knight/plan/measurements.ts';
import { checkPlan } from '../../src/rules/mage-knight/plan/placement.ts';
import type { CastlePlan } from '../../src/rules/mage-knight/plan/plan.ts';
import { planOf, rectangle, section } from '../support/samples/castle-plans.ts';
import {
  type Fresh,
  grows,
  judged,
  looked,
  measure,
  printTable,
  printTime,
  printTimes,
  within,
} from './measure.ts';

/** Milliseconds that all checks of a plan of 30 sections may take: a quarter of a frame, with the CPU slowed 4x. */
const goal = 4;
/** How many times more four times the sections may cost: every pair is looked at. */
const growth = 20;
/** How many times as long as measuring every pair of outlines once all checks may take. */
const floorGoal = 3;

/** Walls round a yard, each turned a little, 1 inch apart; the whole ring stands a little further right each turn. */
function ring(sections: number, turn: number): CastlePlan {
  const radius = (sections * 5) / (2 * Math.PI);
  const walls = Array.from({ length: sections }, (_, place) => {
    const angle = (place / sections) * 2 * Math.PI;
    const [x, y] = [36 + radius * Math.cos(angle) + right(turn), 72 + radius * Math.sin(angle)];
    return section('wall', rectangle(x, y, 4, 1, (angle * 180) / Math.PI + 90));
  });
  return planOf(walls, { width: 72, depth: 144 });
}

/** Inches. */
const right = (turn: number): number => (turn + 1) * 1e-7;

function checks(sections: number): Fresh {
  const found = checkPlan(ring(sections, 0)).length;
  return looked(
    (turn) => {
      const plan = ring(sections, turn);
      return () => checkPlan(plan).length;
    },
    (count) => {
      if (count !== found) throw new Error(`${sections} sections: ${count} findings instead of ${found}`);
    },
  );
}

/** The first wall of a ring stands furthest right, upright: half an inch of it lies beyond its middle. */
function dragged(sections: number): Fresh {
  const radius = (sections * 5) / (2 * Math.PI);
  return looked(
    (turn) => {
      const plan = ring(sections, turn);
      return () => measureSection(plan, 0).edge.distance;
    },
    (distance, turn) => {
      const exact = 72 - (36 + radius + right(turn)) - 0.5;
      if (Math.abs(distance - exact) > 1e-9) throw new Error(`${distance} inches instead of ${exact}`);
    },
  );
}

/** Every two outlines once, and nothing else. */
function pairs(sections: number): Fresh {
  return (turn) => {
    const outlines = ring(sections, turn).sections.map(({ outline }) => outline);
    return () => {
      let sum = 0;
      for (const [place, one] of outlines.entries())
        for (const other of outlines.slice(place + 1)) sum += gapBetween(one, other).distance;
      return sum;
    };
  };
}

it('bench: a planned castle, each time one that nothing has seen', () => {
  const sizes = [8, 15, 30];
  const kinds = {
    'all checks of a plan': checks,
    'one section being dragged': dragged,
    'every pair once': pairs,
  };
  const measured = measure(
    Object.fromEntries(
      Object.entries(kinds).flatMap(([name, of]) =>
        sizes.map((sections) => [`${name} ${sections}`, of(sections)] as const),
      ),
    ),
    9,
    20,
  );
  const { time, ratio } = measured;
  const rows = Object.keys(kinds).map((name) => [
    name,
    ...sizes.map((sections) => printTime(time(`${name} ${sections}`))),
    printTimes(grows(`${name}, 30 sections against 8`, measured, `${name} 30`, `${name} 8`)),
  ]);
  const all = 'all checks of a plan';
  const grown = time(`${all} 30`) / time(`${all} 8`);
  const floor = ratio(`${all} 30`, 'every pair once 30');
  const goals = [
    ['goal', 'ours', 'goal', ''],
    ['all checks of 30', printTime(time(`${all} 30`)), `${goal} ms`, within(time(`${all} 30`), goal)],
    ['30 against 8', printTimes(grown), `${growth}x`, judged('30 sections against 8', grown, growth)],
    [
      'against every pair once',
      printTimes(floor),
      `${floorGoal}x`,
      judged('against every pair', floor, floorGoal),
    ],
  ];
  process.stdout.write(
    `${printTable([['castle plan', ...sizes.map((sections) => `${sections} sections`), 'growth 8 to 30'], ...rows], 'Castles')}\n`,
  );
  process.stdout.write(`${printTable(goals)}\n`);
  expect(rows).toHaveLength(3);
});
