// The same course of things every time: luck, the date and what a moment is come from here.
import { vi } from 'vitest';
import { untilSettled } from './waiting.ts';

const begun = new Date('2026-03-14T15:09:26Z');
/** What lasts longer than this is something that a player reads, and goes when it is put away. */
const moment = 1000;

export interface Course {
  /** Waits until nothing changes any more, and nothing is due in a moment. */
  readonly settled: () => Promise<void>;
  readonly end: () => void;
}

export function sameCourse(): Course {
  let luck = 7;
  const drawn = <Values extends ArrayBufferView | null>(values: Values): Values => {
    if (values instanceof Uint8Array || values instanceof Uint16Array || values instanceof Uint32Array)
      for (let at = 0; at < values.length; at++) {
        luck = (Math.imul(luck, 1_103_515_245) + 12_345) >>> 0;
        values[at] = luck >>> 8;
      }
    return values;
  };
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(drawn);
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    const hex = [...drawn(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  });
  vi.useFakeTimers({ toFake: ['Date'], now: begun });

  const { setTimeout, setInterval, clearTimeout } = globalThis;
  // By their numbers, as which frames are known.
  const due = new Set<number>();
  const soon = (run: (...given: unknown[]) => void, after = 0, ...given: unknown[]) => {
    if (after > moment) return 0;
    const timer = setTimeout(
      () => {
        due.delete(Number(timer));
        run(...given);
      },
      Math.min(after, 1),
    );
    due.add(Number(timer));
    return timer;
  };
  Object.assign(globalThis, {
    setTimeout: soon,
    clearTimeout: (timer: unknown) => {
      due.delete(Number(timer));
      clearTimeout(timer as Parameters<typeof clearTimeout>[0]);
    },
    setInterval: () => 0,
  });
  return {
    settled: async () => {
      vi.setSystemTime(Date.now() + 1000);
      for (let round = 0; round < 50; round++) {
        await untilSettled();
        if (due.size === 0) return;
      }
    },
    end: () => {
      Object.assign(globalThis, { setTimeout, setInterval, clearTimeout });
      vi.useRealTimers();
    },
  };
}
