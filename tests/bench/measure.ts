/*
 * How benches measure, and what makes them fail.
 *
 * - Each call works on an input that nothing has seen before, made outside of the measured time: what is kept by the
 *   object or by its text is never met again. A larger task must take longer than a smaller one (`grows`): whatever
 *   prints one figure for 50 and for 500 measures a memory, by whatever it is kept, and fails on any machine.
 * - Every contender's results are looked at: the right ones, or those of a slow and obvious twin.
 * - Contenders take turns, and a ratio is the median of the ratios of the rounds, so that what else the machine does
 *   meets both. Time is that of the processor, as far as Node says.
 * - A wrong result or a missing growth fails. A goal that is missed is printed as MISSED, with how busy the machine is;
 *   it fails where it is a ratio and missed by more than `far` times, which no busy machine explains. Milliseconds never
 *   fail: only the machine may be to blame.
 */
import { loadavg } from 'node:os';

/** A ratio beyond its goal by more than this is not the machine's doing. */
const far = 2.5;

/** Makes an input that was never seen before, of the so-manieth turn; what it gives back works on it once. */
export interface Fresh {
  (turn: number): () => number;
  /** Throws where a result is wrong. */
  readonly right?: (result: number, turn: number) => void;
}

/** The same with its results looked at. */
export function looked(
  make: (turn: number) => () => number,
  right: (result: number, turn: number) => void,
): Fresh {
  return Object.assign((turn: number) => make(turn), { right });
}

/** Nanoseconds of the processor in this thread; of the whole process, or the clock of the wall, where Node has no better. */
function clock(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) * 1000;
}

export interface Measured {
  /** Nanoseconds a call: the median of the rounds. */
  readonly time: (name: string) => number;
  /** How many times as long one takes as the other: the median of the rounds. */
  readonly ratio: (name: string, other: string) => number;
}

/** Contenders taking turns; inputs are made again for each call. */
export function measure(contenders: Readonly<Record<string, Fresh>>, rounds = 15, sliceMs = 8): Measured {
  const entries = Object.entries(contenders).map(([name, fresh]) => ({
    ...{ name, fresh, turn: 0, count: 1 },
    samples: [] as number[],
  }));
  const slice = (one: (typeof entries)[number], count: number): number => {
    const from = one.turn;
    one.turn += count;
    const runs = Array.from({ length: count }, (_, at) => one.fresh(from + at));
    const results = new Float64Array(count);
    const start = clock();
    for (let at = 0; at < count; at++) results[at] = (runs[at] as () => number)();
    const took = clock() - start;
    for (const [at, result] of results.entries()) {
      if (Number.isNaN(result)) throw new Error(`${one.name}: no number`);
      one.fresh.right?.(result, from + at);
    }
    return took;
  };
  for (const one of entries) {
    // Warms the code up, and finds out how many calls fill a slice.
    let spent = 0;
    let calls = 0;
    for (let count = 1; spent < 60e6 && calls < 100_000; count = Math.min(2 * count, 20_000)) {
      spent += slice(one, count);
      calls += count;
    }
    one.count = Math.min(30_000, Math.max(1, Math.ceil((calls * sliceMs * 1e6) / Math.max(spent, 1))));
  }
  for (let round = 0; round < rounds; round++)
    for (const one of entries) one.samples.push(slice(one, one.count) / one.count);
  const samplesOf = (name: string): readonly number[] => {
    const found = entries.find((one) => one.name === name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found.samples;
  };
  return {
    time: (name) => median(samplesOf(name)),
    ratio: (name, other) => {
      const others = samplesOf(other);
      return median(samplesOf(name).map((sample, at) => sample / (others[at] as number)));
    },
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** The row of a ratio against its goal; throws where it is missed by so much that no machine explains it. */
export function judged(what: string, ratio: number, goal: number): 'ok' | 'MISSED' {
  if (!(ratio <= goal * far)) throw new Error(`${what}: ${ratio.toFixed(2)} times, the goal is ${goal}`);
  return ratio <= goal ? 'ok' : 'MISSED';
}

/** The same where more is better. */
export function judgedAtLeast(what: string, ratio: number, goal: number): 'ok' | 'MISSED' {
  if (!(ratio >= goal / far)) throw new Error(`${what}: only ${ratio.toFixed(2)} times, the goal is ${goal}`);
  return ratio >= goal ? 'ok' : 'MISSED';
}

/** Milliseconds against their goal, which only the machine may be to blame for. */
export function within(nanoseconds: number, goalMs: number): 'ok' | 'MISSED' {
  return nanoseconds <= goalMs * 1e6 ? 'ok' : 'MISSED';
}

/** Half as much again at the least: what is kept costs the same for more, and this is far from it whatever the machine does. */
const growth = 1.5;

/** How many times as long the larger task takes; throws where that is as little as the smaller: then nothing was worked out. */
export function grows(what: string, { time, ratio }: Measured, larger: string, smaller: string): number {
  const times = ratio(larger, smaller);
  if (!(times >= growth))
    throw new Error(
      `${what}: ${printTime(time(larger))} for more and ${printTime(time(smaller))} for less: it measures something that is kept`,
    );
  return times;
}

/** `840 ns`, `12.3 µs`, `4.5 ms`. */
export function printTime(nanoseconds: number): string {
  if (nanoseconds < 1000) return `${nanoseconds.toFixed(0)} ns`;
  if (nanoseconds < 1e6) return `${(nanoseconds / 1e3).toFixed(1)} µs`;
  return `${(nanoseconds / 1e6).toFixed(1)} ms`;
}

export const printTimes = (times: number): string => `${times.toFixed(times < 10 ? 2 : 0)}x`;

/** A table under a title that says how busy the machine is. */
export function printTable(rows: readonly (readonly string[])[], title = ''): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return [`\n${title}${title && ', '}load of the machine ${load}`, ...lines, ''].join('\n');
}
