import { at, checked, type Field, flag, link, oneOf, row, someOf } from '../../../kit/link.ts';
import { type Joint, joints, type VisitorKind, visitorKinds } from '../../../rules/mage-knight/access.ts';
import { type DoorMoment, doorMoments } from '../../../rules/mage-knight/doors.ts';
import {
  type DoorId,
  type SectionKind,
  sectionFacts,
  sectionKinds,
} from '../../../rules/mage-knight/kinds.ts';

/** The questions about ways: up and in, across, who is in contact, and what may be done with a door. */
export const waysQuestions = ['up', 'across', 'contact', 'doors'] as const;

export type WaysQuestionId = (typeof waysQuestions)[number];

/** Where a figure on the ground before a section may want to get: in through a door, onto the top, along the tops, out on the other side. */
export const wayGoals = ['in', 'up', 'across', 'through'] as const;

export type WayGoal = (typeof wayGoals)[number];

/** How whole a section is; of a destroyed one rubble is left. */
export const wayConditions = ['standing', 'breached', 'rubble'] as const;

export type WayCondition = (typeof wayConditions)[number];

/** Where one of the two is whose contact is asked; `section` is the section itself, `top` any but a gatehouse. */
export const contactPlaces = [
  'top',
  'gatehouse',
  'planking',
  'arch',
  'ground',
  'high-terrain',
  'section',
] as const;

export type ContactPlace = (typeof contactPlaces)[number];

export const doorStates = ['open', 'closed'] as const;

export type DoorState = (typeof doorStates)[number];

export interface WayUpInputs {
  readonly kind: SectionKind;
  /** Doors opened; those of other kinds of sections wait for their turn. */
  readonly opened: readonly DoorId[];
  readonly condition: WayCondition;
  readonly ladder: boolean;
  readonly wallBeside: boolean;
}

export interface WayAcrossInputs {
  readonly from: SectionKind;
  readonly to: SectionKind;
  readonly joint: Joint;
  readonly byLord: boolean;
  readonly touchesWall: boolean;
  readonly rightAngles: boolean;
}

export interface ContactInputs {
  readonly one: ContactPlace;
  readonly other: ContactPlace;
  readonly sameGatehouse: boolean;
  readonly basesTouch: boolean;
}

export interface DoorInputs {
  readonly kind: SectionKind;
  readonly door: DoorId;
  /** What is to be done with it. */
  readonly to: DoorState;
  readonly byLord: boolean;
  readonly moment: DoorMoment;
  readonly breached: boolean;
  readonly blocked: boolean;
}

export interface WaysInputs {
  readonly question: WaysQuestionId;
  readonly visitor: VisitorKind;
  /** It flies; nothing stands here for one that walks. */
  readonly flies?: true;
  readonly up: WayUpInputs;
  readonly across: WayAcrossInputs;
  readonly contact: ContactInputs;
  readonly doors: DoorInputs;
}

export const firstWays: WaysInputs = {
  question: 'up',
  visitor: 'warrior',
  up: { kind: 'keep', opened: [], condition: 'standing', ladder: false, wallBeside: false },
  across: {
    from: 'wall',
    to: 'keep',
    joint: 'touching',
    byLord: true,
    touchesWall: true,
    rightAngles: true,
  },
  contact: { one: 'top', other: 'ground', sameGatehouse: true, basesTouch: true },
  doors: {
    kind: 'gatehouse',
    door: 'portcullis',
    to: 'closed',
    byLord: true,
    moment: 'before-command',
    breached: false,
    blocked: false,
  },
};

/** The doors that a kind of section has. */
export function doorsOfKind(kind: SectionKind): readonly DoorId[] {
  return sectionFacts[kind].doors;
}

export const kindsWithDoors: readonly SectionKind[] = sectionKinds.filter(
  (kind) => doorsOfKind(kind).length > 0,
);

/** The door in question is always one of its section. */
export function withDoorOf(now: DoorInputs, part: Partial<DoorInputs>): DoorInputs {
  const next = { ...now, ...part };
  const doors = doorsOfKind(next.kind);
  return { ...next, door: doors.find((door) => door === next.door) ?? doors[0] ?? next.door };
}

/** Both are at a gatehouse, so it matters whether it is the same one. */
export function bothAtGatehouse({ one, other }: ContactInputs): boolean {
  return [one, other].every((place) => place === 'gatehouse' || place === 'arch');
}

const onTop = (place: ContactPlace) => place === 'top' || place === 'gatehouse' || place === 'planking';

/** Whether bases matter: to two on tops, unless on one gatehouse, and to two below, but to no section. */
export function basesMatter({ one, other, sameGatehouse }: ContactInputs): boolean {
  if (one === 'section' || other === 'section' || onTop(one) !== onTop(other)) return false;
  if ((one === 'high-terrain') !== (other === 'high-terrain')) return false;
  return !(sameGatehouse && one === 'gatehouse' && other === 'gatehouse');
}

const everyDoor = [...new Set(sectionKinds.flatMap(doorsOfKind))];

const door = row<DoorInputs>({
  kind: oneOf(kindsWithDoors),
  door: oneOf(everyDoor),
  to: oneOf(doorStates),
  byLord: flag,
  moment: oneOf(doorMoments),
  breached: flag,
  blocked: flag,
});

type Visitor = Pick<WaysInputs, 'visitor' | 'flies'>;

const kindOfVisitor = oneOf(visitorKinds);

/** `warrior`, and `warrior.flies` for one that flies. */
const visitor: Field<Visitor> = {
  write: (who) => kindOfVisitor.write(who.visitor) + (who.flies ? '.flies' : ''),
  read(text) {
    const flies = text.endsWith('.flies');
    const kind = kindOfVisitor.read(flies ? text.slice(0, -'.flies'.length) : text);
    return kind && { visitor: kind, ...(flies ? { flies } : {}) };
  },
};

/** `v=1&q=up&who=warrior`, then `u`, `x`, `c` and `d` for the four questions. */
export const castleWaysCodec = link(firstWays, {
  q: at('question', oneOf(waysQuestions)),
  who: visitor,
  u: at(
    'up',
    row({
      kind: oneOf(sectionKinds),
      condition: oneOf(wayConditions),
      opened: someOf(everyDoor),
      ladder: flag,
      wallBeside: flag,
    }),
  ),
  x: at(
    'across',
    row({
      from: oneOf(sectionKinds),
      to: oneOf(sectionKinds),
      joint: oneOf(joints),
      byLord: flag,
      touchesWall: flag,
      rightAngles: flag,
    }),
  ),
  c: at(
    'contact',
    row({ one: oneOf(contactPlaces), other: oneOf(contactPlaces), sameGatehouse: flag, basesTouch: flag }),
  ),
  d: at(
    'doors',
    checked(door, (asked) => doorsOfKind(asked.kind).includes(asked.door)),
  ),
});
