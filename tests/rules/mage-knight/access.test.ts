import { describe, expect, it } from 'vitest';
import {
  type AccessPoint,
  type ClimbedSection,
  isWayContinuous,
  joints,
  linkedAccessPoints,
  mayCross,
  mayEnter,
  mayEnterArch,
  mayWalkThrough,
  visitedPlaces,
  visitorKinds,
  type WayUp,
  waysUp,
} from '../../../src/rules/mage-knight/access.ts';
import { openDoors } from '../../../src/rules/mage-knight/doors.ts';
import {
  type DoorId,
  doorIds,
  type SectionKind,
  sectionFacts,
  sectionKinds,
} from '../../../src/rules/mage-knight/kinds.ts';

const subsets = <Item>(items: readonly Item[]) =>
  Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((_item, place) => bits & (1 << place)));

function* everyClimb(): Generator<ClimbedSection> {
  for (const kind of sectionKinds)
    for (const opened of subsets(sectionFacts[kind].doors))
      for (const breached of [false, true])
        for (const ladders of [0, 1])
          for (const touchesWall of [false, true]) yield { kind, opened, breached, ladders, touchesWall };
}

/** Walks from the ground along everything that leads somewhere, and says by what it left the ground when it got up. */
function walkUp(section: ClimbedSection): readonly string[] {
  const { kind, opened, breached, ladders } = section;
  const doors = sectionFacts[kind].doors.filter((door) => breached || opened.includes(door));
  const leads: Record<string, string[]> = { ground: [...doors] };
  if (ladders > 0 && kind !== 'gatehouse') leads.ground?.push('ladder');
  leads.ladder = ['top'];
  if (kind === 'keep' || kind === 'round-tower') for (const door of doors) leads[door] = [...doors, 'top'];
  return (leads.ground ?? []).filter((first) => {
    const seen = new Set<string>();
    const next = [first];
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      next.push(...(leads[at] ?? []));
    }
    return seen.has('top');
  });
}

describe('who may enter', () => {
  it('MK-ACC-04 only warriors on foot go on or in, everybody over rubble and through gaps', () => {
    for (const visitor of visitorKinds)
      for (const place of visitedPlaces) {
        const free = place === 'rubble' || place === 'gap';
        expect(mayEnter(visitor, place).allowed).toBe(free || visitor === 'warrior');
      }
  });

  it('MK-A-14 the arch is in the castle; the other reading lets riders and titans through', () => {
    for (const visitor of visitorKinds) {
      const { otherwise } = mayEnter(visitor, 'arch');
      expect(otherwise).toEqual(visitor === 'warrior' ? undefined : { rule: 'MK-A-14', allowed: true });
      expect(mayEnter(visitor, 'door').otherwise).toBeUndefined();
    }
  });
});

describe('under the arch', () => {
  it('MK-ENT-02 with both doors of the gatehouse shut nobody gets under the arch', () => {
    const shut = { rule: 'MK-ENT-02', effect: 'door-shut-in-the-way' };
    expect(mayEnterArch([])).toEqual({ allowed: false, reasons: [shut] });
    // No reading of who may enter opens a door.
    expect(mayEnterArch([], 'titan')).toEqual({
      allowed: false,
      reasons: [...mayEnter('titan', 'arch').reasons, shut],
    });
  });

  it('MK-GATE-03 one open door is enough, whichever it is', () => {
    for (const opened of subsets(sectionFacts.gatehouse.doors).filter(({ length }) => length > 0))
      for (const visitor of visitorKinds)
        expect(mayEnterArch(opened, visitor)).toEqual(mayEnter(visitor, 'arch'));
  });
});

describe('the way up', () => {
  it('MK-ACC-01 every section, however its doors and ladders stand, is climbed by the ways that lead to its top', () => {
    for (const section of everyClimb()) {
      const { allowed, ways, reasons } = waysUp(section);
      const walked = walkUp(section);
      expect(allowed).toBe(walked.length > 0);
      const overWall = !allowed && section.kind === 'gatehouse' && section.touchesWall;
      const expected: readonly WayUp[] = overWall ? ['touching-wall'] : (walked as readonly WayUp[]);
      expect(ways).toEqual(expected);
      expect(reasons.length).toBeGreaterThan(0);
    }
  });

  it('MK-LAD-01 a ladder is the only ground where the doors of a tower are closed', () => {
    const tower = { kind: 'round-tower', breached: false, ladders: 1, touchesWall: false } as const;
    const ladder = { rule: 'MK-LAD-01', effect: 'ladder-is-access-point' };
    expect(waysUp({ ...tower, opened: [] }).reasons).toEqual([ladder]);
    expect(waysUp({ ...tower, opened: ['door'] }).reasons).toEqual([
      { rule: 'MK-RT-01', effect: 'door-and-top-linked' },
      ladder,
    ]);
  });

  it('MK-ACC-04 no titan climbs anything', () => {
    for (const section of everyClimb())
      for (const visitor of visitorKinds.filter((kind) => kind !== 'warrior'))
        expect(waysUp(section, visitor)).toMatchObject({ allowed: false, ways: [] });
  });

  it('MK-GATE-01 a gatehouse has no access point, and only by another reading a ladder', () => {
    const gatehouse = { kind: 'gatehouse', opened: [], breached: true, ladders: 2 } as const;
    expect(waysUp({ ...gatehouse, touchesWall: true })).toEqual({
      allowed: false,
      ways: ['touching-wall'],
      reasons: [
        { rule: 'MK-GATE-01', effect: 'no-access-point' },
        { rule: 'MK-GATE-04', effect: 'from-touching-wall' },
      ],
      otherwise: { rule: 'MK-LAD-01', allowed: true },
    });
    expect(waysUp({ ...gatehouse, touchesWall: true, ladders: 0 }).otherwise).toBeUndefined();
    expect(waysUp({ ...gatehouse, touchesWall: false }, 'titan').otherwise).toBeUndefined();
  });

  it('MK-A-13 the door of a wall leads through it, not up', () => {
    const wall = {
      kind: 'door-wall',
      opened: ['door'],
      breached: false,
      ladders: 0,
      touchesWall: true,
    } as const;
    expect(waysUp(wall).reasons).toEqual([
      { rule: 'MK-WALL-02', effect: 'wall-needs-ladder' },
      { rule: 'MK-A-13', effect: 'wall-door-on-ground' },
    ]);
    expect(mayWalkThrough('door-wall', ['door']).allowed).toBe(true);
    expect(linkedAccessPoints('door-wall', ['door'])).toEqual([]);
  });

  it('MK-ENT-03 access points are linked exactly with open doors of a keep or a round tower', () => {
    for (const kind of sectionKinds)
      for (const opened of subsets(doorIds)) {
        const linked: readonly AccessPoint[] = linkedAccessPoints(kind, opened);
        const open: readonly DoorId[] = openDoors(kind, opened);
        const climbable = kind === 'keep' || kind === 'round-tower';
        expect(linked).toEqual(climbable && open.length > 0 ? [...open, 'top'] : []);
      }
  });
});

describe('the way through on the ground', () => {
  it('MK-ENT-02 leads through keep, gatehouse and a wall with a door, when every door in it is open', () => {
    const through: readonly SectionKind[] = ['keep', 'gatehouse', 'door-wall'];
    for (const kind of sectionKinds)
      for (const opened of subsets(sectionFacts[kind].doors))
        for (const visitor of visitorKinds) {
          const all = opened.length === sectionFacts[kind].doors.length;
          expect(mayWalkThrough(kind, opened, visitor).allowed).toBe(
            through.includes(kind) && all && visitor === 'warrior',
          );
        }
  });

  it('MK-A-14 by the other reading a titan passes an open gatehouse', () => {
    const open = sectionFacts.gatehouse.doors;
    expect(mayWalkThrough('gatehouse', open, 'titan').otherwise).toEqual({ rule: 'MK-A-14', allowed: true });
    expect(mayWalkThrough('gatehouse', [], 'titan').otherwise).toBeUndefined();
    expect(mayWalkThrough('keep', sectionFacts.keep.doors, 'titan').otherwise).toBeUndefined();
  });
});

describe('the way along the tops', () => {
  it('MK-ACC-05 free between walls and towers, over planking too, never over a gap', () => {
    const freely: readonly SectionKind[] = ['keep', 'round-tower', 'wall', 'door-wall'];
    for (const from of freely)
      for (const to of freely)
        for (const joint of joints) expect(mayCross(from, to, joint).allowed).toBe(joint !== 'gap');
  });

  it('MK-GATE-04 to and from a gatehouse by a touching wall only', () => {
    for (const other of sectionKinds)
      for (const joint of joints) {
        const wall = other === 'wall' || other === 'door-wall';
        expect(mayCross('gatehouse', other, joint).allowed).toBe(wall && joint !== 'gap');
        expect(mayCross(other, 'gatehouse', joint).allowed).toBe(wall && joint !== 'gap');
        expect(mayCross(other, 'gatehouse', joint).otherwise).toEqual(
          wall || joint === 'gap' ? undefined : { rule: 'MK-ACC-05', allowed: true },
        );
      }
  });

  it('MK-PLK-05 planking touches for its wall', () => {
    expect(mayCross('gatehouse', 'wall', 'planked').reasons).toEqual([
      { rule: 'MK-GATE-04', effect: 'gatehouse-to-touching-wall' },
      { rule: 'MK-PLK-05', effect: 'planking-joins' },
    ]);
  });

  it('MK-PLK-06 the way goes on where sections touch or planking joins them', () => {
    expect(joints.filter((joint) => isWayContinuous(joint).allowed)).toEqual(['touching', 'planked']);
    expect(joints.flatMap((joint) => isWayContinuous(joint).reasons.map(({ rule }) => rule))).toEqual([
      'MK-ACC-05',
      'MK-PLK-03',
      'MK-PLK-06',
    ]);
  });

  it('MK-ACC-04 nobody but a warrior on foot is up there', () => {
    for (const visitor of visitorKinds)
      expect(mayCross('wall', 'wall', 'touching', visitor).allowed).toBe(visitor === 'warrior');
  });
});
