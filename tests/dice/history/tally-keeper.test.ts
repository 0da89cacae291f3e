import { beforeEach, describe, expect, it } from 'vitest';
import { keepTally, storeDraws } from '../../../src/dice/history/tally-keeper.ts';
import { countDraws } from '../../../src/platform/draw-tally.ts';
import { createStorageStatusModel } from '../../../src/platform/storage-status.ts';
import { holdInMemory } from '../../../src/storage/memory.ts';
import { openSync } from '../../../src/storage/sync.ts';
import { loadTally } from '../../../src/storage/tally.ts';
import { fillDevice, freshDevice, given, openTab } from '../../storage/device.ts';

beforeEach(freshDevice);

function device() {
  return {
    draws: countDraws(() => 2),
    store: holdInMemory(openTab(), () => undefined),
    storage: createStorageStatusModel(),
    sync: openSync(() => undefined),
    now: () => 5000,
  };
}

const stored = async () => given(await loadTally(openTab()));

describe('dice/history/tally-keeper', () => {
  it('dice/history/tally-keeper waits while dice fall and stores them once they lie still', async () => {
    const needs = device();
    needs.draws.random(2);
    let waits = 0;
    await keepTally(
      needs,
      async () => {
        expect(await stored()).toBeUndefined();
        waits += 1;
        if (waits < 4) needs.draws.random(2);
      },
      () => false,
    );
    expect(waits).toBe(4);
    expect(await stored()).toEqual({ version: 1, since: 5000, faces: { 2: [0, 4] } });
  });

  it('dice/history/tally-keeper a page that goes out of sight does not wait', async () => {
    const needs = device();
    needs.draws.random(2);
    await keepTally(
      needs,
      () => Promise.reject(new Error('waited')),
      () => true,
    );
    expect((await stored())?.faces).toEqual({ 2: [0, 1] });
  });

  it('dice/history/tally-keeper two tabs add up, and nothing drawn writes nothing', async () => {
    const [one, two] = [device(), device()];
    await storeDraws(one);
    expect(await stored()).toBeUndefined();
    for (let draw = 0; draw < 30; draw++) (draw % 3 ? one : two).draws.random(3);
    await Promise.all([storeDraws(one), storeDraws(two)]);
    expect((await stored())?.faces).toEqual({ 3: [0, 30, 0] });
  });

  it('dice/history/tally-keeper on a full device the counts wait in memory', async () => {
    const needs = device();
    needs.draws.random(2);
    const free = fillDevice();
    await storeDraws(needs);
    free();
    needs.draws.random(2);
    await storeDraws(needs);
    expect((await stored())?.faces).toEqual({ 2: [0, 2] });
  });
});
