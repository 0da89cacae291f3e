// The same course of things every time: luck, the date and what a moment is come from here.
import path from 'node:path';
import { vi } from 'vitest';
import { untilSettled } from './waiting.ts';

const begun = new Date('2026-03-14T15:09:26Z');
/** What lasts longer than this is something that a player reads, and goes when it is put away. */
const moment = 1000;

export interface Course {
  /** Waits until nothing changes any more, and nothing is due in a moment. */
  readonly settled: () => Promise<void>;
  /** Luck starts again. */
  readonly again: () => void;
  readonly end: () => void;
}

/** The same luck every time; what it gives starts it again. */
export function sameLuck(): () => void {
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
  return () => {
    luck = 7;
  };
}

export function sameCourse(): Course {
  const again = sameLuck();
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: begun });

  // What is packed is packed beside all else.
  let packing = 0;
  const { arrayBuffer } = Response.prototype;
  Response.prototype.arrayBuffer = function (this: Response) {
    packing += 1;
    return arrayBuffer.call(this).finally(() => {
      packing -= 1;
    });
  };

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
    again,
    settled: async () => {
      vi.setSystemTime(Date.now() + 1000);
      for (let round = 0; round < 100; round++) {
        await untilSettled();
        if (due.size === 0 && packing === 0) return;
      }
    },
    end: () => {
      Response.prototype.arrayBuffer = arrayBuffer;
      Object.assign(globalThis, { setTimeout, setInterval, clearTimeout });
      vi.useRealTimers();
    },
  };
}

/** Where it is written how a view of the app goes. */
export function fileOfCourse(kind: 'views' | 'states', name: string): string {
  const file = name
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-/, '')
    .toLowerCase();
  return path.join(import.meta.dirname, '../../fixtures', kind, `${file}.txt`);
}

/** A course that ends where it is another than what was written, for who does not ask how they differ. */
export function heldTo(held: string): string[] {
  const course: string[] = [];
  let at = 0;
  course.push = (...lines) => {
    for (const line of lines) {
      if (!held.startsWith(line, at)) throw new Error(`told otherwise: ${line}`);
      at += line.length + 1;
      course[course.length] = line;
    }
    return course.length;
  };
  return course;
}
