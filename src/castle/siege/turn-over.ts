import type { SiegeLogEntry } from '../../rules/mage-knight/siege/siege.ts';

/** What belongs to the end of a turn, and to how turns are kept, is no deed of the next one. */
const noDeeds = ['begin-command', 'habits'];

/**
 * Whether a turn is just over, and the next player may take the siege to a phone of his own. A turn that ended by
 * itself, with the first deed of the next player, is so until his second one.
 */
export function turnIsOver(log: readonly Pick<SiegeLogEntry, 'event'>[]): boolean {
  const end = log.findLastIndex(({ event }) => event.do === 'end-turn');
  if (end < 0) return false;
  const after = log.slice(end + 1);
  // What follows it in the same tap is what ended it.
  const byItself = after[0]?.event.also === true;
  return after.filter(({ event }) => !noDeeds.includes(event.do)).length <= (byItself ? 1 : 0);
}

/** All that came of the last tap. */
export function lastTapOf<Entry extends Pick<SiegeLogEntry, 'event'>>(
  log: readonly Entry[],
): readonly Entry[] {
  return log.slice(
    Math.max(
      0,
      log.findLastIndex(({ event }) => !event.also),
    ),
  );
}
