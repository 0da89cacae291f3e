import { playEvent } from '../rules/mage-knight/siege.ts';
import type { SiegeEvent, SiegeIssue } from '../rules/mage-knight/siege-events.ts';
import { doneAgain, takenBack, withEvent } from '../rules/mage-knight/siege-history.ts';
import type { StoredSiege } from '../storage/sieges.ts';
import { stateOf, summaryOf, viewOf } from './castle-siege-view.ts';

function issuesOf(siege: StoredSiege, event: SiegeEvent): readonly SiegeIssue[] {
  const played = playEvent(stateOf(siege).state, event);
  return played.ok ? [] : played.issues;
}

/** What plays and shows a siege: fetched once there is one, for a set-up needs none of it. */
export const siegeMoves = {
  viewOf,
  summaryOf,
  /** Why an event cannot happen now; nothing where it can. */
  issuesOf,
  withEvent: (siege: StoredSiege, event: SiegeEvent) => withEvent(siege, event),
  takenBack: (siege: StoredSiege) => takenBack(siege),
  doneAgain: (siege: StoredSiege) => doneAgain(siege),
};
