// How a fight comes into the battle and goes out of it: once, whoever looks at it again.
import type { BattleEvent, BattleSetup, FightEvent } from './battle.ts';
import { battleLimits } from './battle.ts';
import { type FightResult, fightEventOf, writtenBefore, writtenPlaces } from './battle-fight.ts';

/** How many of the last things that happened are this fight, and nothing else since: undefined where others came between. */
function tailOf(events: readonly BattleEvent[], stamp: string): number | undefined {
  const [begins] = writtenPlaces(events, stamp);
  const tail = events.slice(begins);
  return tail.every((event) => event.do === 'fight' && event.stamp === stamp) ? tail.length : undefined;
}

/** The battle without what was written of a fight. */
export function withoutFight(events: readonly BattleEvent[], stamp: string): readonly BattleEvent[] {
  return events.filter((event) => event.do !== 'fight' || event.stamp !== stamp);
}

/** What is to be written of a fight, and what of it that stands there makes way for it. */
export interface FightWriting {
  readonly event: FightEvent | undefined;
  /** So many events, the last of the battle, are of the same fight: the new one takes their place. */
  readonly instead: number;
}

const sameWriting = (one: FightEvent, { came: _, ...other }: FightEvent): boolean =>
  JSON.stringify({ ...one, came: undefined }) === JSON.stringify(other);

/**
 * How a fight comes into the battle: the last thing that happened is written anew where the fight has changed; of a fight
 * since which other things happened, what is new is added. Undefined where all of it stands there.
 */
export function fightWriting(
  setup: BattleSetup,
  events: readonly BattleEvent[],
  result: FightResult,
): FightWriting | undefined {
  const tail = tailOf(events, result.stamp);
  if (!tail) {
    const event = fightEventOf(setup, events, result);
    return event && { event, instead: 0 };
  }
  const event = fightEventOf(setup, events.slice(0, -tail), result);
  const [only] = writtenBefore(events, result.stamp);
  const { comes = [] } = result;
  const came = only?.came?.length ?? 0;
  const same = tail === 1 && event && only && came === comes.length && sameWriting(event, only);
  return same ? undefined : { event, instead: tail };
}

/** What the fight has come to is not what the battle has of it; the words of its choices do not count. */
export function isChanged(setup: BattleSetup, events: readonly BattleEvent[], result: FightResult): boolean {
  return fightEventOf(setup, events, result) !== undefined;
}

/** The fights among these events, by their stamps. */
export const stampsOf = (events: readonly BattleEvent[]): readonly string[] =>
  events.flatMap((event) => (event.do === 'fight' ? [event.stamp] : []));

/** What a battle remembers of the fights that were taken out of it: they do not come back by themselves. */
export function takenOutOf(
  events: readonly BattleEvent[],
  before: readonly string[],
  more: readonly string[],
): readonly string[] {
  const written = new Set(stampsOf(events));
  return [...new Set([...before, ...more])]
    .filter((stamp) => !written.has(stamp))
    .slice(-battleLimits.takenOut);
}
