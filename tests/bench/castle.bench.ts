import { expect, it } from 'vitest';
import { measureSection } from '../../src/rules/mage-knight/measurements.ts';
import { checkPlan } from '../../src/rules/mage-knight/placement.ts';
import type { CastlePlan } from '../../src/rules/mage-knight/plan.ts';
import { planOf, rectangle, section } from '../support/castle-plans.ts';
import { measure, printTable, printTime } from './measure.ts';

/** Milliseconds that all checks of a plan of 30 sections may take: a quarter of a frame, with the CPU slowed 4x. */
const goal = 4;
/** How many times more four times the sections may cost: every pair is looked at. */
const growth = 20;

/** Walls round a yard, each turned a little, 1 inch apart. */
function ring(sections: number): CastlePlan {
  const radius = (sections * 5) / (2 * Math.PI);
  const walls = Array.from({ length: sections }, (_, place) => {
    const angle = (place / sections) * 2 * Math.PI;
    const [x, y] = [36 + radius * Math.cos(angle), 72 + radius * Math.sin(angle)];
    return section('wall', rectangle(x, y, 4, 1, (angle * 180) / Math.PI + 90));
  });
  return planOf(walls, { width: 72, depth: 144 });
}

it('bench: a planned castle', () => {
  const sizes = [8, 15, 30];
  const rows = [
    { name: 'all checks of a plan', of: (plan: CastlePlan) => checkPlan(plan).length },
    { name: 'one section being dragged', of: (plan: CastlePlan) => measureSection(plan, 0).edge.distance },
  ].map(({ name, of }) => ({
    name,
    times: measure(
      Object.fromEntries(
        sizes.map((sections) => {
          const plan = ring(sections);
          return [`${sections}`, () => of(plan)];
        }),
      ),
      9,
      30,
    ),
  }));
  process.stdout.write(
    `${printTable([
      ['castle plan', ...sizes.map((sections) => `${sections} sections`), 'growth 8 to 30'],
      ...rows.map(({ name, times }) => [
        name,
        ...sizes.map((sections) => printTime(times[sections] ?? Number.NaN)),
        `x${((times['30'] ?? Number.NaN) / (times['8'] ?? Number.NaN)).toFixed(1)}`,
      ]),
    ])}\n`,
  );
  const [checks] = rows;
  expect((checks?.times['30'] ?? Number.NaN) / 1e6).toBeLessThan(goal);
  expect((checks?.times['30'] ?? Number.NaN) / (checks?.times['8'] ?? Number.NaN)).toBeLessThan(growth);
});
