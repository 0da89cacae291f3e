import { describe, expect, it } from 'vitest';
import { conditionOf, type ShownDial, towersToDestroy } from '../../../src/rules/mage-knight/breach.ts';
import { sectionKinds } from '../../../src/rules/mage-knight/kinds.ts';

function* everyDial(): Generator<ShownDial> {
  for (const kind of sectionKinds)
    for (const brokenTowers of [0, 1, 2, 3])
      for (const demoralised of [false, true])
        for (const yellow of [false, true])
          for (const breachedBefore of [false, true])
            yield { kind, brokenTowers, demoralised, yellow, breachedBefore };
}

describe('breach', () => {
  it('MK-BRE-01 every dial of every section agrees with the text', () => {
    for (const dial of everyDial()) {
      const wall = dial.kind === 'wall' || dial.kind === 'door-wall';
      const breached = dial.demoralised || (wall && dial.yellow) || dial.breachedBefore;
      const wanted = dial.brokenTowers === 3 ? 'destroyed' : breached ? 'breached' : 'standing';
      expect(conditionOf(dial).condition).toBe(wanted);
      expect(conditionOf(dial).reasons.length).toBeGreaterThan(0);
    }
  });

  it('MK-DST-01 three broken towers end a section whatever else its dial shows', () => {
    for (const kind of sectionKinds)
      for (const demoralised of [false, true])
        expect(conditionOf({ kind, brokenTowers: towersToDestroy, demoralised, yellow: true })).toEqual({
          condition: 'destroyed',
          reasons: [{ rule: 'MK-DST-01', effect: 'three-broken-towers', amount: 3 }],
        });
  });

  it('MK-BRE-02 yellow breaches walls only', () => {
    const yellow = { brokenTowers: 0, demoralised: false, yellow: true };
    expect(sectionKinds.filter((kind) => conditionOf({ ...yellow, kind }).condition === 'breached')).toEqual([
      'wall',
      'door-wall',
    ]);
    expect(conditionOf({ ...yellow, kind: 'keep' }).reasons).toEqual([
      { rule: 'MK-BRE-01', effect: 'not-yet-breached' },
      { rule: 'MK-BRE-02', effect: 'yellow-matters-on-walls' },
    ]);
  });

  it('MK-BRE-03 a breach does not pass, and only doors stay open that there are', () => {
    const before = { brokenTowers: 0, demoralised: false, yellow: false, breachedBefore: true };
    expect(conditionOf({ ...before, kind: 'gatehouse' }).reasons).toEqual([
      { rule: 'MK-BRE-03', effect: 'breached-for-good' },
      { rule: 'MK-BRE-03', effect: 'doors-stay-open' },
    ]);
    expect(conditionOf({ ...before, kind: 'round-tower' }).reasons).toHaveLength(2);
    expect(conditionOf({ ...before, kind: 'wall' }).reasons).toEqual([
      { rule: 'MK-BRE-03', effect: 'breached-for-good' },
    ]);
  });
});
