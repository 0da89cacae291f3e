import { aroundEach, vi } from 'vitest';
import { watchLeftovers } from './leftovers.ts';
import { asOwnTest } from './own-test.ts';

const leftovers = watchLeftovers();

const { waitFor } = vi;
/** A busy machine may need more than the default second. */
const patientWait: typeof waitFor = (callback, options) => waitFor(callback, options ?? { timeout: 20_000 });
vi.waitFor = patientWait;

// Files share one world: what a test leaves changed in it would fail the tests after it, so the test itself fails.
aroundEach(async (runTest) => {
  await asOwnTest(runTest);
  const found = [...leftovers(), ...(vi.isFakeTimers() ? ['a clock that stands still'] : [])];
  vi.useRealTimers();
  if (found.length > 0) throw new Error(`left behind: ${found.join(', ')}`);
});
