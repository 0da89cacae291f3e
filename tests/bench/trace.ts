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
}

/** Traces what the thread of a page does until it is ended; the page tells where it is with `performance.mark`. */
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
    return {
      between(mark) {
        const marks = events.filter(({ name }) => name === mark).sort((a, b) => a.ts - b.ts);
        const [first] = marks;
        const tasks = events.filter(
          ({ name, ph, pid, tid }) =>
            name === 'RunTask' && ph === 'X' && pid === first?.pid && tid === first.tid,
        );
        return marks.slice(1).map(({ ts }, place) => {
          const since = marks[place]?.ts ?? ts;
          const work = tasks.filter((task) => task.ts >= since && task.ts < ts);
          return work.reduce((time, { tdur, dur = 0 }) => time + (tdur ?? dur), 0) / 1000;
        });
      },
    };
  };
}
