import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { UnitIssue, UnitIssueCode } from '../../rules/usb/check-unit.ts';

/** A refusal that is told once for a whole group, and the element that tells it. */
export interface Told {
  readonly code: UnitIssueCode;
  readonly at: string;
}

/** What is wrong with a unit, as a sentence. */
export function issueWords(t: Messages['usbbuild'], format: Format, issue: UnitIssue): string {
  const { code, of, lowest = 0, highest = 0, found = 0 } = issue;
  const words = t.issues[code](format.number(lowest), format.number(highest), format.number(found));
  return of === 'mount' ? t.issueOfMount(words) : words;
}
