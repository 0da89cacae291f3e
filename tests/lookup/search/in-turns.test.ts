import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildTextIndex, inTurns } from '../../../src/lookup/search/text-index.ts';

/** A phone on which each thing done takes so many milliseconds. */
function slowPhone(each: number) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += each;
    return now;
  });
}

/** How many things were done each time the page had its turn, until it is over. */
async function turnsOf(work: Promise<unknown>, done: () => number): Promise<number[]> {
  const seen: number[] = [];
  let over = false;
  void work.then(() => {
    over = true;
  });
  while (!over) {
    seen.push(done());
    await new Promise((resolve) => setTimeout(resolve));
  }
  return seen;
}

describe('lookup/search/text-index', () => {
  afterEach(() => vi.restoreAllMocks());

  it('lookup/search/text-index: each thing is done once, in order', async () => {
    const done: number[] = [];
    await inTurns([3, 1, 2], (thing) => void done.push(thing));
    expect(done).toEqual([3, 1, 2]);
  });

  it('lookup/search/text-index: the page has its turn before it waited long, however slow the phone', async () => {
    slowPhone(10);
    let done = 0;
    const seen = await turnsOf(
      inTurns(Array.from({ length: 40 }), () => {
        done += 1;
      }),
      () => done,
    );
    const steps = seen.map((count, at) => count - (seen[at - 1] ?? 0));
    expect(Math.max(...steps)).toBeLessThanOrEqual(4);
    expect(done).toBe(40);
  });

  it('lookup/search/text-index: an index is built in them', async () => {
    slowPhone(10);
    let read = 0;
    const entries = Array.from({ length: 40 }, (_, at) => ({
      id: `X-${at}`,
      title: 'Parry',
      words: '',
      get text() {
        read += 1;
        return 'A parry turns a hit away.';
      },
    }));
    const seen = await turnsOf(buildTextIndex(entries), () => read);
    const steps = seen.map((count, at) => count - (seen[at - 1] ?? 0));
    expect(Math.max(...steps)).toBeLessThanOrEqual(4);
    // Each text is taken apart once.
    expect(read).toBe(40);
  });
});
