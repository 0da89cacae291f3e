import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { gapBetween } from '../../../../src/rules/mage-knight/plan/geometry.ts';
import { gapOnce } from '../../../../src/rules/mage-knight/plan/known-gaps.ts';
import { checkPlan } from '../../../../src/rules/mage-knight/plan/placement.ts';
import type { CastlePlan } from '../../../../src/rules/mage-knight/plan/plan.ts';
import { deepOr } from '../../../support/deep.ts';
import { between, circle, randomPlan, rectangle } from '../../../support/samples/castle-plans.ts';

describe('rules/mage-knight/plan/known-gaps', () => {
  it('rules/mage-knight/plan/known-gaps the way there and the way back are two, each measured once', () => {
    const [a, b] = [rectangle(10, 10, 4, 2), circle(20, 10, 2)];
    expect(gapOnce(a, b)).toEqual(gapBetween(a, b));
    expect(gapOnce(b, a)).toEqual(gapBetween(b, a));
    expect(gapOnce(a, b)).toBe(gapOnce(a, b));
  });

  it('MK-SET-05 while one section is dragged a plan is judged as if it had never been seen', () => {
    for (let seed = 1; seed <= deepOr(40, 12); seed++) {
      const random = createSeededSource(seed);
      let plan: CastlePlan = randomPlan(random);
      const [first] = plan.sections;
      if (!first) continue;
      for (let step = 0; step < 8; step++) {
        const centre = { x: between(random, 0, plan.width), y: between(random, 0, plan.depth) };
        const outline = { ...first.outline, centre };
        plan = { ...plan, sections: plan.sections.with(0, { ...first, outline }) };
        expect(checkPlan(plan)).toEqual(checkPlan(structuredClone(plan)));
      }
    }
  });
});
