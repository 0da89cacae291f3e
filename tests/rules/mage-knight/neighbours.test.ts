import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { mayCross } from '../../../src/rules/mage-knight/access.ts';
import { type SectionKind, sectionKinds } from '../../../src/rules/mage-knight/kinds.ts';
import {
  jointOf,
  mayWalk,
  neighboursOf,
  partsOfCastle,
  type StandingSection,
  walkedFrom,
} from '../../../src/rules/mage-knight/neighbours.ts';
import type { Outline } from '../../../src/rules/mage-knight/plan/plan.ts';
import { against, begun, played, reasonsOf, section, siege, stepOf } from './siege/siege-game.ts';

/** A piece 4 inches broad whose left edge is so far from the left. */
const at = (left: number, y = 10): Outline => ({
  shape: 'rectangle',
  centre: { x: left + 2, y },
  width: 4,
  depth: 2,
  angle: 0,
});

const piece = (kind: SectionKind, left: number, parts: Partial<StandingSection> = {}) => ({
  kind,
  owner: 0,
  outline: at(left),
  planking: false,
  ...parts,
});

const said = ({
  allowed,
  reasons,
}: {
  readonly allowed: boolean;
  readonly reasons: readonly { readonly rule: string }[];
}) => [allowed, ...reasons.map(({ rule }) => rule)];

const joint = (row: readonly StandingSection[], one: number, other: number) =>
  jointOf(row[one] as StandingSection, row[other] as StandingSection);

describe('rules/mage-knight/neighbours', () => {
  it('MK-ACC-05 sections joined in a plan are neighbours, those with a gap are not', () => {
    const row = [piece('wall', 0), piece('round-tower', 4), piece('wall', 8.2), piece('wall', 13)];
    expect(row.map((_, index) => neighboursOf(row, index).map(({ section }) => section))).toEqual([
      [1],
      [0, 2],
      [1],
      [],
    ]);
    expect([joint(row, 0, 1), joint(row, 2, 3)]).toEqual(['touching', 'gap']);
  });

  it('MK-PLK-03 planking joins over a gap of up to 3 inches, and belongs to one of the two', () => {
    const planked = (gap: number) => [piece('wall', 0, { planking: true }), piece('wall', 4 + gap)];
    expect([0.25, 3, 3.01].map((gap) => joint(planked(gap), 0, 1))).toEqual(['planked', 'planked', 'gap']);
    expect(neighboursOf(planked(2), 1)).toEqual([{ section: 0, joint: 'planked' }]);
  });

  it('MK-PLK-06 the way goes over all that lies between, and breaks where a section is rubble', () => {
    const row = [piece('wall', 0), piece('round-tower', 4), piece('wall', 8), piece('gatehouse', 12)];
    expect(said(mayWalk(row, 0, 2))).toEqual([true, 'MK-ACC-05']);
    expect(said(mayWalk(row, 0, 3))).toEqual([true, 'MK-ACC-05', 'MK-GATE-04']);
    const broken = row.map((each, index) => (index === 1 ? { ...each, destroyed: {} } : each));
    expect(said(mayWalk(broken, 0, 2))).toEqual([false, 'MK-PLK-06']);
    expect(walkedFrom(broken, 2)).toEqual([3]);
    expect(partsOfCastle(broken, 0)).toEqual([[2, 3], [0]]);
  });

  it('MK-GATE-04 nobody walks over a gatehouse from tower to tower', () => {
    const row = [piece('keep', 0), piece('gatehouse', 4), piece('wall', 8)];
    expect(walkedFrom(row, 0)).toEqual([]);
    expect(mayWalk(row, 0, 1)).toMatchObject({ allowed: false, otherwise: { rule: 'MK-ACC-05' } });
    expect(walkedFrom(row, 2)).toEqual([1]);
  });

  it('MK-ACC-04 a titan walks nowhere, planned or not', () => {
    const row = [piece('wall', 0), piece('wall', 4)];
    expect(said(mayWalk(row, 0, 1, 'titan'))).toEqual([false, 'MK-ACC-04']);
  });

  it('rules/mage-knight/neighbours of a castle that nobody planned only the kinds are judged', () => {
    const { outline: _, ...unplanned } = piece('wall', 0);
    const castle = [unplanned, { ...unplanned, kind: 'keep' as const }];
    expect(said(mayWalk(castle, 0, 1))).toEqual(said(mayCross('wall', 'keep', 'touching')));
    expect([neighboursOf(castle, 0), partsOfCastle(castle, 0)]).toEqual([[], [[0, 1]]]);
  });

  it('MK-ACC-05 who may walk where agrees with a slow search over thousands of castles', () => {
    const random = createSeededSource(7);
    for (let castle = 0; castle < 1000; castle++) {
      const row = Array.from({ length: 6 }, () =>
        piece(sectionKinds[random(5) - 1] ?? 'wall', (random(9) - 1) * 2, {
          outline: at((random(9) - 1) * 2, 10 + 2 * (random(3) - 1)),
          planking: random(4) === 1,
          ...(random(6) === 1 ? { destroyed: {} } : {}),
        }),
      );
      const from = random(6) - 1;
      if (row[from]?.destroyed) continue;
      // Over and over, until no more sections are reached.
      const reached = new Set([from]);
      for (let round = 0; round < row.length; round++)
        for (const one of [...reached])
          row.forEach((other, index) => {
            const here = row[one];
            if (!here || here.destroyed || other.destroyed || one === index) return;
            if (mayCross(here.kind, other.kind, jointOf(here, other)).allowed) reached.add(index);
          });
      expect(walkedFrom(row, from)).toEqual([...reached].filter((each) => each !== from).sort());
    }
  });
});

describe('rules/mage-knight/neighbours in a siege', () => {
  const planned = (kinds: readonly SectionKind[], step = 4) =>
    siege(kinds.map((kind, index) => section(kind, { outline: at(index * step) })));
  const guard = (index: number) =>
    ({ do: 'figure', section: index, name: 'G', owner: 0, kind: 'warrior', part: 'top' }) as const;
  const goes = (to: number) => ({ do: 'figure-to', figure: 0, section: to, part: 'top' }) as const;

  it('MK-PLK-06 a figure does not cross a gap of the plan until planking lies there', () => {
    const start = played(planned(['wall', 'wall'], 6), guard(0), begun);
    expect(against(start, goes(1))).toEqual(['MK-PLK-06 gap-without-planking']);
    const laid = played(start, { do: 'planking', section: 1, present: true });
    expect(reasonsOf(laid, goes(1))).toEqual(['MK-ACC-05 walls-and-towers-free', 'MK-PLK-05 planking-joins']);
  });

  it('MK-ACC-05 a collapse in the middle parts the castle, and is shown', () => {
    const start = played(planned(['wall', 'round-tower', 'wall']), guard(0), begun);
    const fallen = stepOf(start, { do: 'destroy', section: 1 });
    expect(fallen.reasons).toContainEqual({ rule: 'MK-ACC-05', effect: 'castle-parted', amount: 2 });
    expect(against(fallen.state, goes(2))).toEqual(['MK-PLK-06 gap-without-planking']);
    const end = stepOf(start, { do: 'destroy', section: 2 });
    expect(end.reasons.map(({ effect }) => effect)).not.toContain('castle-parted');
  });

  it('MK-GATE-04 a wall reaches a gatehouse that it touches in the plan, no other', () => {
    const comes = { do: 'figure', section: 0, name: 'G', owner: 0, kind: 'warrior', part: 'top' } as const;
    const near = played(planned(['gatehouse', 'wall']), begun);
    expect(against(near, comes)).toContain('MK-GATE-04 from-touching-wall');
    const far = played(planned(['gatehouse', 'wall'], 9), begun);
    expect(against(far, comes)).toEqual(['MK-GATE-01 no-access-point']);
  });
});
