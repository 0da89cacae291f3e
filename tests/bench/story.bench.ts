import { it } from 'vitest';
import { storyOf } from '../../src/armies/battle/end/story.ts';
import type { BattleEvent } from '../../src/rules/battle.ts';
import { battleAfter } from '../../src/rules/battle-after.ts';
import type { PlayedUnit, StoredPlay } from '../../src/storage/plays.ts';
import { grows, judged, looked, measure, printTable, printTime, printTimes, within } from './measure.ts';

/** The story of a full battle, with its 12,000 dice: so many times as long as going through it once, and so many milliseconds. */
const goal = { times: 8, milliseconds: 100 } as const;

const units = Array.from({ length: 40 }, (_, at): PlayedUnit => {
  const side = at % 2 ? 'theirs' : 'mine';
  return { id: `${side[0]}${at}`, side, name: `Unit ${at}`, models: 20, points: 2 };
});
const unit = (at: number) => units[at % units.length]?.id ?? '';

/** So many steps; every fifth is a fight of 20 dice. */
function battle(steps: number, turn: number): StoredPlay {
  const events = Array.from({ length: steps }, (_, at): BattleEvent => {
    if (at % 60 === 59) return { do: 'round' };
    if (at % 5 !== 0) return { do: 'act', unit: unit(at), done: true };
    return {
      ...{ do: 'fight', stamp: `${at}`, way: 'shoot', by: unit(at), at: unit(at + 1) },
      changes: [{ unit: unit(at + 1), lost: at % 3 === 0 ? 1 : 0 }],
      dice: {
        mine: [{ sides: 6, count: 10, sum: 30 + (turn % 10) }],
        theirs: [{ sides: 6, count: 10, sum: 36 }],
      },
      expected: { mine: 0, theirs: 80 },
      look: { choice: 'one', other: 'another', by: -at },
    };
  });
  return {
    ...{ version: 2, id: 'p', game: 'usb', counted: true, name: '', created: 0, changed: 0, revision: 1 },
    ...{ mine: { name: 'Guard' }, theirs: { name: 'Ford' }, units, events, undone: [] },
  };
}

const told = (steps: number) =>
  looked(
    (turn) => {
      const play = battle(steps, turn);
      return () => storyOf(play).moments.length;
    },
    (moments) => {
      if (moments !== 3) throw new Error(`${moments} moments`);
    },
  );

it('bench: the story of a battle of 12,000 dice', () => {
  const measured = measure({
    story: told(3000),
    half: told(1500),
    through: (turn) => {
      const play = battle(3000, turn);
      return () => battleAfter(play, play.events).round;
    },
  });
  const { time, ratio } = measured;
  grows('story', measured, 'story', 'half');
  const times = ratio('story', 'through');
  process.stdout.write(
    `${printTable(
      [
        ['the story of', 'took', 'goal', '', 'once through', 'ratio', 'goal', ''],
        [
          '3,000 steps, 12,000 dice',
          printTime(time('story')),
          `${goal.milliseconds} ms`,
          within(time('story'), goal.milliseconds),
          printTime(time('through')),
          printTimes(times),
          `at most ${goal.times}x`,
          judged('the story of a battle', times, goal.times),
        ],
      ],
      'A battle that is over',
    )}\n`,
  );
});
