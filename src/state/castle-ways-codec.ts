import {
  type ContactInputs,
  contactPlaces,
  type DoorId,
  type DoorInputs,
  doorMoments,
  doorStates,
  doorsOfKind,
  firstWays,
  joints,
  kindsWithDoors,
  sectionKinds,
  visitorKinds,
  type WayAcrossInputs,
  type WaysInputs,
  type WayUpInputs,
  wayConditions,
  waysQuestions,
} from './castle-ways-inputs.ts';
import type { InputCodec } from './inputs.ts';

const write = (...values: readonly (string | boolean)[]) =>
  values.map((value) => (typeof value === 'boolean' ? String(Number(value)) : value)).join('.');

function oneOf<T extends string>(known: readonly T[], text: string | undefined | null): T | undefined {
  return known.find((value) => value === text);
}

const flag = (text: string | undefined) => (text === '1' ? true : text === '0' ? false : undefined);

/** The values of a field if there are so many; an empty list is understood by no reader. */
function parts(text: string | null, count: number): readonly string[] {
  const found = text?.split('.') ?? [];
  return found.length === count ? found : [];
}

type Complete<T> = { readonly [Name in keyof T]: T[Name] | undefined };

/** The whole only where every value could be read. */
function whole<T extends object>(values: Complete<T>): T | undefined {
  return Object.values(values).includes(undefined) ? undefined : (values as T);
}

const everyDoor: readonly DoorId[] = [...new Set(sectionKinds.flatMap(doorsOfKind))];

function readDoors(text: string | undefined): readonly DoorId[] | undefined {
  const named = text === '' ? [] : (text?.split(',') ?? ['']);
  const doors = everyDoor.filter((door) => named.includes(door));
  return doors.length === named.length ? doors : undefined;
}

function readUp(text: string | null): WayUpInputs | undefined {
  const [kind, condition, opened, ladder, wallBeside] = parts(text, 5);
  return whole<WayUpInputs>({
    kind: oneOf(sectionKinds, kind),
    condition: oneOf(wayConditions, condition),
    opened: readDoors(opened),
    ladder: flag(ladder),
    wallBeside: flag(wallBeside),
  });
}

function readAcross(text: string | null): WayAcrossInputs | undefined {
  const [from, to, joint, byLord, touchesWall, rightAngles] = parts(text, 6);
  return whole<WayAcrossInputs>({
    from: oneOf(sectionKinds, from),
    to: oneOf(sectionKinds, to),
    joint: oneOf(joints, joint),
    byLord: flag(byLord),
    touchesWall: flag(touchesWall),
    rightAngles: flag(rightAngles),
  });
}

function readContact(text: string | null): ContactInputs | undefined {
  const [one, other, sameGatehouse, basesTouch] = parts(text, 4);
  return whole<ContactInputs>({
    one: oneOf(contactPlaces, one),
    other: oneOf(contactPlaces, other),
    sameGatehouse: flag(sameGatehouse),
    basesTouch: flag(basesTouch),
  });
}

function readDoor(text: string | null): DoorInputs | undefined {
  const [kindText, door, to, byLord, moment, breached, blocked] = parts(text, 7);
  const kind = oneOf(kindsWithDoors, kindText);
  return whole<DoorInputs>({
    kind,
    door: oneOf(kind ? doorsOfKind(kind) : [], door),
    to: oneOf(doorStates, to),
    byLord: flag(byLord),
    moment: oneOf(doorMoments, moment),
    breached: flag(breached),
    blocked: flag(blocked),
  });
}

/** `v=1&q=up&who=warrior`, then `u`, `x`, `c` and `d` for the four questions. */
export const castleWaysCodec: InputCodec<WaysInputs> = {
  initial: firstWays,
  encode({ question, visitor, up, across, contact, doors }) {
    const opened = everyDoor.filter((door) => up.opened.includes(door)).join(',');
    return [
      'v=1',
      `q=${question}`,
      `who=${visitor}`,
      `u=${write(up.kind, up.condition, opened, up.ladder, up.wallBeside)}`,
      `x=${write(across.from, across.to, across.joint, across.byLord, across.touchesWall, across.rightAngles)}`,
      `c=${write(contact.one, contact.other, contact.sameGatehouse, contact.basesTouch)}`,
      `d=${write(doors.kind, doors.door, doors.to, doors.byLord, doors.moment, doors.breached, doors.blocked)}`,
    ].join('&');
  },
  decode(query) {
    const fields = new URLSearchParams(query);
    if (fields.get('v') !== '1') return undefined;
    return whole<WaysInputs>({
      question: oneOf(waysQuestions, fields.get('q')),
      visitor: oneOf(visitorKinds, fields.get('who')),
      up: readUp(fields.get('u')),
      across: readAcross(fields.get('x')),
      contact: readContact(fields.get('c')),
      doors: readDoor(fields.get('d')),
    });
  },
};
