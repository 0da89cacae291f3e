import { describe, expect, it } from 'vitest';
import { freePlace } from '../../../src/castle/map/free.ts';
import { emptyPlan, guessedFootprints, type TrayKind, withNew } from '../../../src/castle/plan/model.ts';
import { distance } from '../../../src/rules/mage-knight/geometry.ts';
import { sectionKinds } from '../../../src/rules/mage-knight/kinds.ts';
import { overlap } from '../../../src/rules/mage-knight/overlap.ts';
import { checkPlan } from '../../../src/rules/mage-knight/placement.ts';

function build(kinds: readonly TrayKind[], owner = 0, start = emptyPlan) {
  return kinds.reduce((plan, kind) => {
    const place = freePlace(plan, kind, owner, guessedFootprints[kind]);
    return withNew(plan, kind, owner, place)[0];
  }, start);
}

describe('castle/map/free', () => {
  it.each([0, 1])(
    'MK-SET-05: tapped together, a castle of player %i is legal and touches throughout',
    (owner) => {
      const plan = build(
        ['keep', 'wall', 'round-tower', 'wall', 'gatehouse', 'door-wall', 'round-tower'],
        owner,
      );
      expect(checkPlan(plan)).toEqual([]);
      plan.sections.forEach(({ outline }, index) => {
        const others = plan.sections.toSpliced(index, 1);
        expect(Math.min(...others.map((other) => distance(outline, other.outline)))).toBe(0);
      });
    },
  );

  it('castle/map/free: two castles, terrain and figures find free ground as well', () => {
    const mine = build(['keep', 'wall', 'wall', 'terrain', 'terrain', 'figure', 'figure']);
    const both = build(['gatehouse', 'wall', 'terrain', 'figure'], 1, mine);
    expect(checkPlan(both)).toEqual([]);
    const outlines = [...both.sections, ...both.terrain].map(({ outline }) => outline);
    outlines.forEach((one, at) => {
      for (const other of outlines.slice(at + 1)) expect(overlap(one, other)).toBe(false);
    });
  });

  it('castle/map/free: on a full table it still answers', () => {
    const crowded = build(Array.from({ length: 30 }, (_, place) => sectionKinds[place % 5] ?? 'wall'));
    expect(crowded.sections).toHaveLength(30);
    const tiny = { ...emptyPlan, width: 12, depth: 12 };
    expect(build(['keep', 'keep', 'keep', 'keep', 'keep', 'keep'], 0, tiny).sections).toHaveLength(6);
  });

  it('castle/map/free: it stands beside the section named', () => {
    const plan = build(['keep', 'wall', 'wall']);
    const place = freePlace(plan, 'round-tower', 0, { width: 4, depth: 4 }, { kind: 'section', index: 0 });
    const [keep] = plan.sections;
    expect(keep && distance(place, keep.outline)).toBe(0);
  });
});
