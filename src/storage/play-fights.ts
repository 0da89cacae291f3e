// Fights of a battle as they are written into it, and taken out again.
import { battleLimits, cameWith } from '../rules/battle.ts';
import { comersOf, type FightResult } from '../rules/battle-fight.ts';
import { fightWriting, stampsOf, withoutFight } from '../rules/battle-writing.ts';
import { isFull, type PlayedComer, remembered, type StoredPlay, withEvent, withLate } from './plays.ts';

/** The battle with what a fight has come to, and with who came by it, on the side of the unit whose fight it was. */
export function withFight(play: StoredPlay, result: FightResult<PlayedComer>, now: number): StoredPlay {
  const writing = fightWriting(play, play.events, result);
  if (!writing) return play;
  const { event, instead } = writing;
  const rest = instead === 0 ? play.events : play.events.slice(0, -instead);
  const came = play.events.slice(rest.length).flatMap(cameWith);
  if (!event) return withoutWritten(play, result.stamp, now);
  const side = play.units.find(({ id }) => id === event.by)?.side;
  const { comes = [] } = result;
  const more = comersOf(rest, result).slice(came.length, battleLimits.changes);
  if (isFull({ ...play, events: [...rest] })) return play;
  const [next, ids] = side && more.length > 0 ? withLate(play, side, more) : [play, []];
  const by = [...came.slice(0, comes.length), ...ids];
  return withEvent({ ...next, events: [...rest] }, { ...event, ...(by.length > 0 && { came: by }) }, now);
}

/** The battle with a fight taken out of it, however often it was written; what was the last thing may be done again. */
export function withoutWritten(play: StoredPlay, stamp: string, now: number): StoredPlay {
  const events = [...withoutFight(play.events, stamp)];
  const gone = play.events.slice(events.length);
  if (events.length === play.events.length) return play;
  const last = stampsOf(gone).filter((one) => one === stamp).length === gone.length;
  const undone = last ? [...gone, ...play.undone] : [];
  const next = { ...play, events, undone, changed: now, revision: play.revision + 1 };
  return remembered(next, [stamp, ...(last ? [] : stampsOf(play.undone))]);
}

/** The battle with a fight that was taken out of it, as it stood there. */
export function writtenAgain(play: StoredPlay, result: FightResult<PlayedComer>, now: number): StoredPlay {
  const again = play.undone.filter((event) => event.do === 'fight' && event.stamp === result.stamp);
  const last = play.undone.slice(0, again.length);
  if (again.length === 0 || stampsOf(last).filter((stamp) => stamp === result.stamp).length < again.length)
    return withFight(play, result, now);
  const next = { ...play, events: [...play.events, ...again], undone: play.undone.slice(again.length) };
  return remembered({ ...next, changed: now, revision: play.revision + 1 }, []);
}

/** Whether a fight was taken out of the battle, and has not been written again since. */
export function isTakenOut({ events, undone, takenOut = [] }: StoredPlay, stamp: string): boolean {
  return !stampsOf(events).includes(stamp) && [...takenOut, ...stampsOf(undone)].includes(stamp);
}
