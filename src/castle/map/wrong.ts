import type { Violation } from '../../rules/mage-knight/placement.ts';
import type { Thing } from '../plan/model.ts';

type Named = Violation['thing'];

export function isSame(one: Named, other: Named | undefined): boolean {
  return one.kind === other?.kind && one.index === other.index;
}

/** Whether something on the table breaks a rule: by itself, or together with another. */
export function wrongAmong(findings: readonly Violation[]): (thing: Thing) => boolean {
  return (thing) =>
    findings.some(
      ({ thing: one, other, cutOff }) =>
        isSame(thing, one) ||
        isSame(thing, other) ||
        (thing.kind === 'section' && cutOff?.includes(thing.index)),
    );
}

/** What on the table a finding is about; undefined for agreement, order and the whole castle. */
export function placedThing({ thing, other }: Violation): Thing | undefined {
  for (const named of [thing, other]) {
    const kind = named?.kind;
    if (named && (kind === 'section' || kind === 'terrain' || kind === 'figure'))
      return { kind, index: named.index };
  }
  return undefined;
}
