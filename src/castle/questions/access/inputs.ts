import { namedLink, question } from '../../../kit/question/asked.ts';
import { choice, type InputsOf, onOff, several } from '../../../kit/question/fields.ts';
import { joints, visitorKinds } from '../../../rules/mage-knight/access.ts';
import { doorMoments } from '../../../rules/mage-knight/doors.ts';
import {
  type DoorId,
  type SectionKind,
  sectionFacts,
  sectionKinds,
} from '../../../rules/mage-knight/kinds.ts';
import { readWays1 } from './link-1.ts';

/** The questions about ways: up and in, across, who is in contact, and what may be done with a door. */
export const waysQuestions = ['up', 'across', 'contact', 'doors'] as const;

export type WaysQuestionId = (typeof waysQuestions)[number];

/** Where a figure on the ground before a section may want to get: in through a door, onto the top, along the tops, out on the other side. */
export const wayGoals = ['in', 'up', 'across', 'through'] as const;

export type WayGoal = (typeof wayGoals)[number];

/** How whole a section is; of a destroyed one rubble is left. */
export const wayConditions = ['standing', 'breached', 'rubble'] as const;

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

/** The doors that a kind of section has. */
export function doorsOfKind(kind: SectionKind): readonly DoorId[] {
  return sectionFacts[kind].doors;
}

export const kindsWithDoors: readonly SectionKind[] = sectionKinds.filter(
  (kind) => doorsOfKind(kind).length > 0,
);

const everyDoor = [...new Set(sectionKinds.flatMap(doorsOfKind))];

const upFields = {
  kind: choice(sectionKinds, 'keep'),
  /** Doors opened; those of other kinds of sections wait for their turn. */
  opened: several(everyDoor),
  condition: choice(wayConditions, 'standing'),
  ladder: onOff(),
  wallBeside: onOff(),
};

export type WayUpInputs = InputsOf<typeof upFields>;

const stillStands = { when: ({ condition }: WayUpInputs) => condition !== 'rubble' };

const acrossFields = {
  from: choice(sectionKinds, 'wall'),
  to: choice(sectionKinds, 'keep'),
  joint: choice(joints, 'touching'),
  byLord: onOff(true),
  touchesWall: onOff(true),
  rightAngles: onOff(true),
};

export type WayAcrossInputs = InputsOf<typeof acrossFields>;

const contactFields = {
  one: choice(contactPlaces, 'top'),
  other: choice(contactPlaces, 'ground'),
  sameGatehouse: onOff(true),
  basesTouch: onOff(true),
};

export type ContactInputs = InputsOf<typeof contactFields>;

const doorFields = {
  kind: choice(kindsWithDoors, 'gatehouse'),
  door: choice(everyDoor, 'portcullis'),
  /** What is to be done with it. */
  to: choice(doorStates, 'closed'),
  byLord: onOff(true),
  moment: choice(doorMoments, 'before-command'),
  breached: onOff(),
  blocked: onOff(),
};

export type DoorInputs = InputsOf<typeof doorFields>;

const fields = {
  question: choice(waysQuestions, 'up'),
  visitor: choice(visitorKinds, 'warrior'),
  flies: onOff(),
  up: question(upFields, { limits: { ladder: stillStands, wallBeside: stillStands } }),
  across: question(acrossFields),
  contact: question(contactFields, {
    limits: { sameGatehouse: { when: bothAtGatehouse }, basesTouch: { when: basesMatter } },
  }),
  doors: question(doorFields),
};

export type WaysInputs = InputsOf<typeof fields>;

export const waysAsked = question(fields, {
  fits: ({ doors: { kind, door } }) => doorsOfKind(kind).includes(door),
});

export const firstWays: WaysInputs = waysAsked.default;

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

export const castleWaysCodec = namedLink(waysAsked, readWays1);
