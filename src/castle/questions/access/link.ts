import { at, checked, flag, link, oneOf, row, someOf } from '../../../kit/link.ts';
import { joints, visitorKinds } from '../../../rules/mage-knight/access.ts';
import { doorMoments } from '../../../rules/mage-knight/doors.ts';
import { sectionKinds } from '../../../rules/mage-knight/kinds.ts';
import {
  contactPlaces,
  type DoorInputs,
  doorStates,
  doorsOfKind,
  firstWays,
  kindsWithDoors,
  wayConditions,
  waysQuestions,
} from './inputs.ts';

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

/** `v=1&q=up&who=warrior`, then `u`, `x`, `c` and `d` for the four questions. */
export const castleWaysCodec = link(firstWays, {
  q: at('question', oneOf(waysQuestions)),
  who: at('visitor', oneOf(visitorKinds)),
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
