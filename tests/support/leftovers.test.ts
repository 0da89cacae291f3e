import { describe, expect, it } from 'vitest';
import { write } from '../../src/storage/store.ts';
import { fillDevice, freshDevice, given, openTab } from '../storage/device.ts';
import { watchLeftovers } from './leftovers.ts';

describe('leftovers', () => {
  it('leftovers: what was changed for all tests is named and put back', () => {
    const leftovers = watchLeftovers();
    expect(leftovers()).toEqual([]);

    const { now } = Date;
    Date.now = () => 0;
    Reflect.set(globalThis, 'somethingNew', 1);
    Reflect.set(Array.prototype, 'flat', () => []);
    expect(leftovers()).toEqual(['globalThis.somethingNew', 'Date.now', 'Array.prototype.flat']);

    expect(Date.now).toBe(now);
    expect([[1]].flat()).toEqual([1]);
    expect(leftovers()).toEqual([]);
  });
});

describe('leftovers of a test that fails', () => {
  it.fails('leftovers: a test ends with a full device', () => {
    freshDevice();
    fillDevice();
    throw new Error('it fails');
  });

  let goOn: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let stopped: (error: unknown) => void = () => undefined;
  const refusal = new Promise<unknown>((resolve) => {
    stopped = resolve;
  });

  it.fails('leftovers: the time of a test is up and it goes on', { timeout: 1 }, async () => {
    freshDevice();
    fillDevice('at the end');
    await late;
    try {
      fillDevice();
      stopped(undefined);
    } catch (error) {
      stopped(error);
    }
  });

  it('leftovers: the next test has a device with room, also when the one before goes on', async () => {
    freshDevice();
    goOn();
    expect(await refusal).toEqual(new Error('this test is over'));
    given(await write(openTab(), [['a', 1]]));
  });
});
