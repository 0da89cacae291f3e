import type { Services } from '../../platform/services.ts';
import { addToTally } from '../../storage/tally.ts';

type Needs = Pick<Services, 'draws' | 'store' | 'storage' | 'sync' | 'now'>;

const quiet = 1000;

/** A second, or less when the page goes out of sight. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', over);
      resolve();
    };
    const timer = setTimeout(over, quiet);
    document.addEventListener('visibilitychange', over);
  });
}

const pageHidden = () => document.visibilityState === 'hidden';

/** Stores what was drawn, a second after the last die. To be called at the first die after each storing. */
export async function keepTally(needs: Needs, wait = pause, hidden = pageHidden): Promise<void> {
  for (
    let before = -1, now = countOf(needs);
    before !== now && !hidden();
    before = now, now = countOf(needs)
  ) {
    await wait();
  }
  await storeDraws(needs);
}

function countOf({ draws }: Needs): number {
  let sum = 0;
  for (const counts of draws.drawn.values()) for (const count of counts) sum += count;
  return sum;
}

/** Stores what was drawn up to now; dice thrown meanwhile are for the next time. */
export async function storeDraws({ draws, store, storage, sync, now }: Needs): Promise<void> {
  const drawn = draws.take();
  if (Object.keys(drawn).length === 0) return;
  const stored = await addToTally(store, drawn, now());
  if (stored.ok) sync.notify({ kind: 'tally' });
  else stored.issues.forEach(storage.report);
}
