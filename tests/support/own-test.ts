import { AsyncLocalStorage } from 'node:async_hooks';

interface RunningTest {
  over: boolean;
  readonly undo: (() => void)[];
}

const running = new AsyncLocalStorage<RunningTest>();

/** Runs a test so that all it does, also what goes on after its time is up, is known to be its own. */
export async function asOwnTest(runTest: () => Promise<void>): Promise<void> {
  const test: RunningTest = { over: false, undo: [] };
  try {
    await running.run(test, runTest);
  } finally {
    test.over = true;
    for (const undo of test.undo.toReversed()) undo();
  }
}

/**
 * Says how to take back what is about to be changed for all, once the test is over however it ends. A test whose time
 * is up may still be going on: it may no longer change what the next one uses.
 */
export function afterOwnTest(undo: () => void): void {
  const test = running.getStore();
  if (!test) throw new Error('only a test may change what all tests share');
  if (test.over) throw new Error('this test is over');
  test.undo.push(undo);
}
