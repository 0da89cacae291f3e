import { describe, expect, it } from 'vitest';
import { createStage, type Later, type Sight, scheduleOf, sightAt, sights } from '../../src/fight/staging.ts';

/** A clock that stands until it is moved on. */
function createClock() {
  let now = 0;
  let waiting: { readonly at: number; readonly run: () => void }[] = [];
  const wait: Later = (milliseconds, run) => {
    const one = { at: now + milliseconds, run };
    waiting.push(one);
    return () => {
      waiting = waiting.filter((each) => each !== one);
    };
  };
  function moveTo(time: number): void {
    for (;;) {
      const [first] = waiting.filter(({ at }) => at <= time).sort((one, other) => one.at - other.at);
      if (!first) break;
      now = first.at;
      waiting = waiting.filter((each) => each !== first);
      first.run();
    }
    now = time;
  }
  return { wait, moveTo };
}

const newest = (shows: (sight: Sight) => boolean): Sight | undefined => sights.findLast(shows);

describe('fight/staging', () => {
  it('fight/staging: die, then 150 ms, word, bar, line, and what is decided at last', () => {
    const moving = scheduleOf({ staged: 'moving' });
    expect(moving).toEqual({ tap: 0, flies: 80, lies: 450, word: 600, bar: 750, line: 1100, next: 1550 });
    const seen = [0, 79, 80, 449, 450, 599, 600, 749, 750, 1099, 1100, 1549, 1550].map((time) =>
      sightAt(moving, time),
    );
    expect(seen).toEqual('tap tap flies flies lies lies word word bar bar line line next'.split(' '));
  });

  it('fight/staging: later rolls take two thirds, rolls to the end one, real dice lie already, a roll comes with the line', () => {
    const of = (how: Omit<Parameters<typeof scheduleOf>[0], 'staged'>) =>
      scheduleOf({ staged: 'moving', ...how });
    expect(of({ share: 2 / 3 })).toMatchObject({ flies: 53, lies: 300, word: 400, next: 1033 });
    expect(of({ share: 1 / 3 }).next).toBe(517);
    expect(of({ from: 'word' })).toEqual({
      tap: 0,
      flies: 0,
      lies: 0,
      word: 0,
      bar: 150,
      line: 500,
      next: 950,
    });
    expect(of({ rolls: true }).next).toBe(1100);
  });

  it('fight/staging: without motion the same states stand at once, and the decision a moment later; instant is instant', () => {
    const [still, instant] = [scheduleOf({ staged: 'still' }), scheduleOf({ staged: 'instant' })];
    expect(still).toEqual({ tap: 0, flies: 0, lies: 0, word: 0, bar: 0, line: 0, next: 400 });
    expect(scheduleOf({ staged: 'still', rolls: true }).next).toBe(0);
    expect(Math.max(...Object.values(instant))).toBe(0);
  });

  it('fight/staging: what was before stays until its time, and each cue comes once', () => {
    const clock = createClock();
    const stage = createStage<string>(clock.wait);
    expect([newest(stage.shows), stage.before.value]).toEqual(['next', undefined]);
    const heard: string[] = [];
    const cues = Object.fromEntries(sights.map((sight) => [sight, () => void heard.push(sight)]));
    stage.begin('33', { staged: 'moving' }, cues);
    expect([newest(stage.shows), stage.before.value]).toEqual(['tap', '33']);
    clock.moveTo(599);
    expect([newest(stage.shows), stage.before.value, heard.at(-1)]).toEqual(['lies', '33', 'lies']);
    clock.moveTo(600);
    expect(newest(stage.shows)).toBe('word');
    clock.moveTo(5000);
    expect([newest(stage.shows), stage.before.value]).toEqual(['next', undefined]);
    expect(heard).toEqual([...sights]);
  });

  it('fight/staging: a tap shows the rest at once, and nothing comes again', () => {
    const clock = createClock();
    const stage = createStage<string>(clock.wait);
    const heard: Sight[] = [];
    const cue = (sight: Sight) => () => void heard.push(sight);
    stage.begin('33', { staged: 'moving' }, { word: cue('word'), next: cue('next') });
    clock.moveTo(100);
    stage.finish();
    expect([newest(stage.shows), stage.before.value, heard]).toEqual(['next', undefined, ['word', 'next']]);
    clock.moveTo(5000);
    expect(heard).toEqual(['word', 'next']);
    stage.begin('67', { staged: 'instant' }, { word: cue('word') });
    expect([newest(stage.shows), heard.length]).toEqual(['next', 3]);
  });

  it('fight/staging: the times count from when the screen is drawn, and a tap does not wait for that', () => {
    const clock = createClock();
    const stage = createStage<string>(clock.wait);
    const drawn: (() => void)[] = [];
    const begin = () => stage.begin('33', { staged: 'moving', drawn: (run) => void drawn.push(run) });
    begin();
    clock.moveTo(2000);
    expect([newest(stage.shows), stage.before.value]).toEqual(['tap', '33']);
    drawn.shift()?.();
    clock.moveTo(2079);
    expect(newest(stage.shows)).toBe('tap');
    clock.moveTo(2080);
    expect(newest(stage.shows)).toBe('flies');
    begin();
    stage.finish();
    drawn.shift()?.();
    expect([newest(stage.shows), stage.before.value]).toEqual(['next', undefined]);
  });

  it('fight/staging: a cue may begin the next roll, and what is dropped says nothing more', () => {
    const clock = createClock();
    const stage = createStage<number>(clock.wait);
    const words: number[] = [];
    const roll = (number: number): void =>
      stage.begin(
        number,
        { staged: 'moving', share: 1 / 3 },
        {
          word: () => void words.push(number),
          next: () => number < 3 && roll(number + 1),
        },
      );
    roll(1);
    clock.moveTo(517 + 100);
    expect([stage.before.value, words]).toEqual([2, [1]]);
    clock.moveTo(10_000);
    expect([stage.before.value, words]).toEqual([undefined, [1, 2, 3]]);
    roll(1);
    stage.drop();
    clock.moveTo(20_000);
    expect([newest(stage.shows), words]).toEqual(['next', [1, 2, 3]]);
  });
});
