import type { Browser, CDPSession } from 'playwright-core';

/** A task of a thread, or a mark that a page set. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds of the clock, and of the thread. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

export interface Trace {
  /**
   * What the page's thread worked between each mark of this name and the one before, in milliseconds of its own clock:
   * what other programs took from it meanwhile does not count.
   */
  readonly between: (mark: string) => readonly number[];
  /** How long the page's thread could not answer since the first such mark: of each task what goes beyond 50 ms. */
  readonly blockedSince: (mark: string) => number;
}

/** Traces what the thread of a page does until it is ended; the page says where it is with `performance.mark`. */
export async function traced(browser: Browser): Promise<() => Promise<Trace>> {
  const tracer: CDPSession = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  tracer.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await tracer.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
    },
  });
  return async () => {
    const over = new Promise<void>((end) => tracer.once('Tracing.tracingComplete', () => end()));
    await tracer.send('Tracing.end');
    await over;
    await tracer.detach();
    const marksOf = (mark: string) => events.filter(({ name }) => name === mark).sort((a, b) => a.ts - b.ts);
    const tasksOf = (first: TraceEvent | undefined) =>
      events.filter(
        ({ name, ph, pid, tid }) =>
          name === 'RunTask' && ph === 'X' && pid === first?.pid && tid === first.tid,
      );
    return {
      blockedSince(mark) {
        const [first] = marksOf(mark);
        if (!first) throw new Error(`nobody marked ${mark}`);
        // The task in which the mark was set counts as well.
        const tasks = tasksOf(first).filter(({ ts, dur = 0 }) => ts + dur > first.ts);
        return tasks.reduce((sum, { tdur, dur = 0 }) => sum + Math.max(0, (tdur ?? dur) / 1000 - 50), 0);
      },
      between(mark) {
        const marks = marksOf(mark);
        const tasks = tasksOf(marks[0]);
        return marks.slice(1).map(({ ts }, place) => {
          const since = marks[place]?.ts ?? ts;
          const work = tasks.filter((task) => task.ts >= since && task.ts < ts);
          return work.reduce((time, { tdur, dur = 0 }) => time + (tdur ?? dur), 0) / 1000;
        });
      },
    };
  };
}
