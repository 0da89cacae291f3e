import {
  contactPlaces,
  doorStates,
  doorsOfKind,
  firstWays,
  kindsWithDoors,
  type WaysInputs,
  wayConditions,
} from '../../src/castle/questions/access/inputs.ts';
import { joints, visitorKinds } from '../../src/rules/mage-knight/access.ts';
import { doorMoments } from '../../src/rules/mage-knight/doors.ts';
import { sectionKinds } from '../../src/rules/mage-knight/kinds.ts';

const eachWay = [false, true];

/** Every situation that the questions about ways can be asked of. */
export function* everyWay(): Generator<WaysInputs> {
  yield* everyClimb();
  yield* everyCrossing();
  yield* everyFlight();
  yield* everyContact();
  yield* everyDoor();
}

function* everyClimb(): Generator<WaysInputs> {
  for (const visitor of visitorKinds)
    for (const kind of sectionKinds)
      for (const condition of wayConditions)
        for (const ladder of eachWay)
          for (const wallBeside of eachWay) {
            const doors = doorsOfKind(kind);
            for (const opened of [[], doors.slice(0, 1), doors]) {
              const up = { kind, condition, opened, ladder, wallBeside };
              yield { ...firstWays, question: 'up', visitor, up };
            }
          }
}

function* everyCrossing(): Generator<WaysInputs> {
  for (const visitor of visitorKinds)
    for (const from of sectionKinds)
      for (const to of sectionKinds)
        for (const joint of joints)
          for (const byLord of eachWay)
            for (const touchesWall of eachWay)
              for (const rightAngles of eachWay) {
                const across = { from, to, joint, byLord, touchesWall, rightAngles };
                yield { ...firstWays, question: 'across', visitor, across };
              }
}

/** Who flies gets no further than on foot, but what is a "no" for a walker may be open for him. */
function* everyFlight(): Generator<WaysInputs> {
  for (const visitor of visitorKinds)
    for (const kind of sectionKinds)
      for (const joint of joints) {
        const flight = { ...firstWays, visitor, flies: true } as const;
        yield { ...flight, question: 'up', up: { ...firstWays.up, kind } };
        yield { ...flight, question: 'across', across: { ...firstWays.across, from: kind, joint } };
      }
}

function* everyContact(): Generator<WaysInputs> {
  for (const one of contactPlaces)
    for (const other of contactPlaces)
      for (const sameGatehouse of eachWay)
        for (const basesTouch of eachWay)
          yield { ...firstWays, question: 'contact', contact: { one, other, sameGatehouse, basesTouch } };
}

function* everyDoor(): Generator<WaysInputs> {
  for (const kind of kindsWithDoors)
    for (const door of doorsOfKind(kind))
      for (const to of doorStates)
        for (const moment of doorMoments)
          for (const byLord of eachWay)
            for (const breached of eachWay)
              for (const blocked of eachWay)
                yield {
                  ...firstWays,
                  question: 'doors',
                  doors: { kind, door, to, byLord, moment, breached, blocked },
                };
}
