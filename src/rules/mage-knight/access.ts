import { type Answer, answer, type CastleReason } from './answer.ts';
import { openDoors } from './doors.ts';
import { type DoorId, type SectionKind, sectionFacts } from './kinds.ts';

/** Who may want to go on or into a section, as M9.6 tells them apart. */
export const visitorKinds = ['warrior', 'mounted', 'peanut-base', 'multi-dial', 'titan'] as const;
export type VisitorKind = (typeof visitorKinds)[number];

/** Where he wants to go: on the top (planking too), through a door, under the arch, over rubble, through a gap. */
export const visitedPlaces = ['top', 'door', 'arch', 'rubble', 'gap'] as const;
export type VisitedPlace = (typeof visitedPlaces)[number];

export const accessEffects = [
  'never-on-or-in',
  'arch-is-in',
  'rubble-and-gaps-free',
  'may-enter',
  'figures-under-arch',
  'door-closed-not-linked',
  'door-and-top-linked',
  'wall-needs-ladder',
  'wall-door-on-ground',
  'no-access-point',
  'from-touching-wall',
  'ladder-is-access-point',
  'no-passage',
  'every-door-open',
  'door-shut-in-the-way',
  'walls-and-towers-free',
  'gatehouse-to-touching-wall',
  'gatehouse-to-walls-only',
  'gatehouse-wall-not-touching',
  'gap-without-planking',
  'planking-joins',
] as const;
export type AccessEffect = (typeof accessEffects)[number];

/** Whether a figure of this kind may go there (MK-ACC-04); the arch counts as going in, rubble and gaps do not (MK-A-14). */
export function mayEnter(visitor: VisitorKind, place: VisitedPlace): Answer<AccessEffect> {
  if (place === 'rubble' || place === 'gap') {
    return answer([], [{ rule: 'MK-A-14', effect: 'rubble-and-gaps-free' }]);
  }
  const never: readonly CastleReason<AccessEffect>[] =
    visitor === 'warrior' ? [] : [{ rule: 'MK-ACC-04', effect: 'never-on-or-in' }];
  if (place !== 'arch') return answer(never, [{ rule: 'MK-ACC-01', effect: 'may-enter' }]);
  if (never.length === 0) return answer([], [{ rule: 'MK-GATE-03', effect: 'figures-under-arch' }]);
  return {
    ...answer([...never, { rule: 'MK-A-14', effect: 'arch-is-in' }], []),
    otherwise: { rule: 'MK-A-14', allowed: true },
  };
}

/** Whether a figure may go under the arch of a gatehouse with these doors open: it lies behind each of them, so one is enough (MK-GATE-03, MK-ENT-02). */
export function mayEnterArch(
  opened: readonly DoorId[],
  visitor: VisitorKind = 'warrior',
): Answer<AccessEffect> {
  const entered = mayEnter(visitor, 'arch');
  if (openDoors('gatehouse', opened).length > 0) return entered;
  const never = entered.allowed ? [] : entered.reasons;
  return answer([...never, { rule: 'MK-ENT-02', effect: 'door-shut-in-the-way' }], []);
}

/** An access point of a section: a door, its whole top. */
export type AccessPoint = DoorId | 'top';

/** The access points linked with one another, given the doors that stand open (MK-ENT-03, MK-KEEP-01, MK-RT-01); none where the top stands alone. */
export function linkedAccessPoints(kind: SectionKind, opened: readonly DoorId[]): readonly AccessPoint[] {
  const doors = openDoors(kind, opened);
  return sectionFacts[kind].linked && doors.length > 0 ? [...doors, 'top'] : [];
}

/** A section that somebody on the ground wants to climb. */
export interface ClimbedSection {
  readonly kind: SectionKind;
  readonly opened: readonly DoorId[];
  readonly breached: boolean;
  readonly ladders: number;
  /** A wall stands in contact with it: the only way onto a gatehouse. */
  readonly touchesWall: boolean;
}

export type WayUp = DoorId | 'ladder' | 'touching-wall';

export interface Climb extends Answer<AccessEffect> {
  readonly ways: readonly WayUp[];
}

/**
 * The ways from the ground to the top: an open door of a keep or round tower, a ladder, none of a gatehouse's own
 * (MK-GATE-01; over a touching wall, itself climbed, MK-GATE-04). A wall's door is for the ground only (MK-WALL-02, MK-A-13).
 * Allowed means that the section itself lets one up.
 */
export function waysUp(section: ClimbedSection, visitor: VisitorKind = 'warrior'): Climb {
  const { kind, ladders } = section;
  const refused = mayEnter(visitor, 'top');
  if (!refused.allowed) return { ...refused, ways: [] };

  const grounds: CastleReason<AccessEffect>[] = [];
  const ways: WayUp[] = [];
  const doors = openDoors(kind, section.opened, section.breached);
  if (sectionFacts[kind].linked && doors.length > 0) {
    ways.push(...doors);
    grounds.push({ rule: sectionFacts[kind].rule, effect: 'door-and-top-linked' });
  }
  if (kind !== 'gatehouse' && ladders > 0) {
    ways.push('ladder');
    grounds.push({ rule: 'MK-LAD-01', effect: 'ladder-is-access-point' });
  }
  if (ways.length > 0) return { ...answer([], grounds), ways };
  const overWall = kind === 'gatehouse' && section.touchesWall;
  const none: Climb = { ...answer(noWay(kind, overWall), []), ways: overWall ? ['touching-wall'] : [] };
  // M8.5 sets ladders beside sections of any kind, M24.3 gives a gatehouse no access point.
  return kind === 'gatehouse' && ladders > 0
    ? { ...none, otherwise: { rule: 'MK-LAD-01', allowed: true } }
    : none;
}

function noWay(kind: SectionKind, overWall: boolean): readonly CastleReason<AccessEffect>[] {
  if (kind === 'gatehouse') {
    const wall: readonly CastleReason<AccessEffect>[] = overWall
      ? [{ rule: 'MK-GATE-04', effect: 'from-touching-wall' }]
      : [];
    return [{ rule: 'MK-GATE-01', effect: 'no-access-point' }, ...wall];
  }
  if (sectionFacts[kind].linked) return [{ rule: 'MK-ENT-03', effect: 'door-closed-not-linked' }];
  const door: readonly CastleReason<AccessEffect>[] =
    kind === 'door-wall' ? [{ rule: 'MK-A-13', effect: 'wall-door-on-ground' }] : [];
  return [{ rule: 'MK-WALL-02', effect: 'wall-needs-ladder' }, ...door];
}

/** Whether a figure may walk through the section on the ground, in at one side and out at the other: every door in the way must be open (MK-ENT-02). */
export function mayWalkThrough(
  kind: SectionKind,
  opened: readonly DoorId[],
  visitor: VisitorKind = 'warrior',
): Answer<AccessEffect> {
  const { doors, rule } = sectionFacts[kind];
  const entered = mayEnter(visitor, kind === 'gatehouse' ? 'arch' : 'door');
  // A round tower's only door leads to its top, not out again.
  if (doors.length === 0 || kind === 'round-tower') return answer([{ rule, effect: 'no-passage' }], []);
  const shut: readonly CastleReason<AccessEffect>[] =
    openDoors(kind, opened).length < doors.length
      ? [{ rule: 'MK-ENT-02', effect: 'door-shut-in-the-way' }]
      : [];
  // With a door shut no reading of who may enter lets him through.
  if (!entered.allowed) return shut.length === 0 ? entered : answer([...entered.reasons, ...shut], []);
  return answer(shut, [{ rule, effect: 'every-door-open' }]);
}

/** How two sections meet: in contact, apart with planking between, or apart with none. */
export const joints = ['touching', 'planked', 'gap'] as const;
export type Joint = (typeof joints)[number];

/**
 * Whether a figure on top of one section may go to the top of another: freely between walls and towers (MK-ACC-05), from
 * and to a gatehouse only by a wall that touches it (MK-GATE-04), over a gap only with planking (MK-PLK-06).
 */
export function mayCross(
  from: SectionKind,
  to: SectionKind,
  joint: Joint,
  visitor: VisitorKind = 'warrior',
): Answer<AccessEffect> {
  const refused = mayEnter(visitor, 'top');
  if (!refused.allowed) return refused;

  const gatehouse = from === 'gatehouse' || to === 'gatehouse';
  const wall = sectionFacts[from].wall || sectionFacts[to].wall;
  const refusals: CastleReason<AccessEffect>[] = [];
  if (gatehouse && !wall) refusals.push({ rule: 'MK-GATE-04', effect: 'gatehouse-to-walls-only' });
  else if (gatehouse && joint === 'gap') {
    refusals.push({ rule: 'MK-GATE-04', effect: 'gatehouse-wall-not-touching' });
  }
  if (joint === 'gap') refusals.push({ rule: 'MK-PLK-06', effect: 'gap-without-planking' });

  const free: CastleReason<AccessEffect> = gatehouse
    ? { rule: 'MK-GATE-04', effect: 'gatehouse-to-touching-wall' }
    : { rule: 'MK-ACC-05', effect: 'walls-and-towers-free' };
  // Planking is a part of its wall, so it touches for the wall.
  const planked: readonly CastleReason<AccessEffect>[] =
    joint === 'planked' ? [{ rule: 'MK-PLK-05', effect: 'planking-joins' }] : [];
  const crossed = answer(refusals, [free, ...planked]);
  // M9.7 lets figures move freely between walls and bastions, and a gatehouse is one by its Hungarian name.
  return gatehouse && !wall && joint !== 'gap'
    ? { ...crossed, otherwise: { rule: 'MK-ACC-05', allowed: true } }
    : crossed;
}

/** Whether the wall walk goes on between two sections (MK-PLK-06). */
export function isWayContinuous(joint: Joint): Answer<AccessEffect> {
  return answer(joint === 'gap' ? [{ rule: 'MK-PLK-06', effect: 'gap-without-planking' }] : [], [
    joint === 'planked'
      ? { rule: 'MK-PLK-03', effect: 'planking-joins' }
      : { rule: 'MK-ACC-05', effect: 'walls-and-towers-free' },
  ]);
}
