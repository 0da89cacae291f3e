// What comes a moment later is waited for, never for a time of its own.
import { inject, vi } from 'vitest';
import { childrenOf } from './inside.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What a mutant took away is not waited for as long as a busy machine may need. */
    mutants: boolean;
  }
}

/** A busy machine may need long; what is not there by then does not come. */
const patience = 15_000;
const patienceForOne = inject('mutants') ? 1_500 : patience;
/** So many looks are taken in any case: the app gets as many turns, however busy the machine is. */
const looks = 60;

// Taken before a test can change what a moment is.
const { setTimeout } = globalThis;
const now = performance.now.bind(performance);
const pause = (milliseconds: number): Promise<void> =>
  new Promise((passed) => setTimeout(passed, milliseconds));

/** Lets what is due be drawn: promises first, then a frame with its effects. */
export const turn = (): Promise<void> => pause(0);

/** What came last has been drawn, and has done what it does once it stands there. */
export async function drawn(): Promise<void> {
  for (let frames = 0; frames < 3; frames += 1) await turn();
}

/** Asks again and again until there is an answer; `pageText` says what was waited for. */
export async function until<Answer>(
  ask: () => Answer | undefined,
  pageText: () => string,
  longest = patienceForOne,
): Promise<Answer> {
  const end = now() + longest;
  for (let wait = 0, look = 0; ; wait = Math.min(2 * wait + 1, 30), look += 1) {
    const answer = ask();
    if (answer !== undefined) return answer;
    if (now() > end && look > looks) throw new Error(pageText());
    await pause(wait);
  }
}

/** One watch for all: to set one up, each part of the page is notified. */
let changed = false;
const watch = new MutationObserver(() => {
  changed = true;
});
watch.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });

const isOnItsWay = (element: Element): boolean =>
  /(?:^| )pending(?: |$)/.test(element.getAttribute('class') ?? '') ||
  (element.tagName === 'MAIN' && element.getAttribute('aria-busy') === 'true');

const anyOnItsWay = (within: Element | Document): boolean =>
  childrenOf(within).some((element) => isOnItsWay(element) || anyOnItsWay(element));

/** Waits until nothing changes any more, and no part says that it is on its way. */
export async function untilSettled(): Promise<void> {
  const end = now() + patience;
  // What changed before is no matter.
  watch.takeRecords();
  for (let still = 0; still < 3; ) {
    changed = false;
    // Parts of the app that are being fetched, as a browser's page says by its requests.
    await vi.dynamicImportSettled();
    await pause(still);
    still = changed ? 0 : still + 1;
    if (still === 3 && anyOnItsWay(document)) still = 0;
    if (now() > end) break;
  }
}
