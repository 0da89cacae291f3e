import { describe, expect, it } from 'vitest';
import { clockText, shownBy } from '../../src/armies/battle/clock.tsx';
import {
  type BattleClock,
  clockAcross,
  started,
  stopped,
  turnedTo,
  usedBy,
} from '../../src/rules/battle-clock.ts';
import { playAcross, playKind, type StoredPlay, withEvent } from '../../src/storage/plays.ts';
import { fixture } from '../storage/device.ts';

const none: BattleClock = { mine: 0, theirs: 0 };

describe('rules/battle-clock', () => {
  it('rules/battle-clock: it runs by the time of day for the side in turn, and goes over with the turn', () => {
    const running = started(none, 'mine', 1000);
    expect([usedBy(running, 'mine', 61_000), usedBy(running, 'theirs', 61_000)]).toEqual([60_000, 0]);
    const over = turnedTo(running, 'theirs', 61_000);
    expect(over).toEqual({ mine: 60_000, theirs: 0, runs: 'theirs', since: 61_000 });
    expect(turnedTo(over, 'theirs', 90_000)).toBe(over);
    expect(stopped(over, 66_000)).toEqual({ mine: 60_000, theirs: 5000 });
    expect(turnedTo(stopped(over, 66_000), 'mine', 70_000)).toEqual({ mine: 60_000, theirs: 5000 });
    // A phone whose time was put back takes nothing away.
    expect(usedBy(over, 'theirs', 0)).toBe(0);
    expect(clockAcross(clockAcross(over))).toEqual(over);
    expect(clockAcross(over)).toMatchObject({ mine: 0, theirs: 60_000, runs: 'mine' });
  });

  it('rules/battle-clock: it stands in the record of its battle, follows each event, and is told as minutes left or used', () => {
    const play = { ...(fixture('play-2.json') as StoredPlay), events: [] };
    const timed: StoredPlay = { ...play, clock: started({ ...none, limit: 15 }, 'mine', 0) };
    expect(playKind.decode(structuredClone(timed))).toEqual({ state: 'ok', value: timed });
    const handed = withEvent(timed, { do: 'hand', to: 'theirs' }, 65_000);
    expect(handed.clock).toEqual({ limit: 15, mine: 65_000, theirs: 0, runs: 'theirs', since: 65_000 });
    expect(playAcross(handed).clock).toMatchObject({ theirs: 65_000, runs: 'mine' });
    expect([shownBy(handed, 'mine', 99_000), shownBy(handed, 'theirs', 99_500)]).toEqual(['13:55', '14:25']);
    expect(shownBy({ ...handed, clock: started(none, 'mine', 0) }, 'mine', 61_999)).toBe('1:01');
    expect(shownBy(play, 'mine', 0)).toBeUndefined();
    expect([clockText(-500), clockText(-61_000)]).toEqual(['−0:01', '−1:01']);
    const damaged = { ...timed, clock: { ...timed.clock, limit: 0 } };
    expect(playKind.decode(damaged).state).toBe('damaged');
  });
});
