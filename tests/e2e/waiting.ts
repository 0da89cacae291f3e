// How a locator of the browser waits: for the same things as Playwright's own, but it looks more often.
import { errors, type Locator } from 'playwright-core';
import { expect } from 'vitest';

type WaitFor = Locator['waitFor'];

/**
 * Playwright looks again after 20, 50, 100, 100 and then 500 ms each time, and the longest of these steps is a fifth of
 * the time that it is given: asked for a short while it looks every 20 ms, and for a longer one every 50 and 100 ms.
 */
const shortWaits = [240, 480, 2400];

function waitingOften(waitFor: WaitFor): WaitFor {
  return async function (this: Locator, options) {
    if (options?.timeout !== undefined) return waitFor.call(this, options);
    for (const timeout of shortWaits)
      try {
        return await waitFor.call(this, { ...options, timeout });
      } catch (error) {
        if (!(error instanceof errors.TimeoutError)) throw error;
      }
    return waitFor.call(this, options);
  };
}

/** A pad that has just come, or gone, takes no taps for a moment. */
const shield = '.table-pad-shield';

/** Until a tap in the middle of this reaches what lies below the shield. */
const unshielded = (target: Element, over: string): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const { left, top, width, height } = target.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      if (met?.matches(over)) requestAnimationFrame(look);
      else resolve();
    };
    look();
  });

/** Playwright would look after half a second whether what is clicked is there, and whether the shield is gone. */
function clickingSoon(click: Locator['click']): Locator['click'] {
  return async function (this: Locator, options) {
    if (options?.timeout === undefined) await this.waitFor();
    const shielded = await this.page().evaluate((over) => document.querySelector(over) !== null, shield);
    if (shielded) await this.evaluate(unshielded, shield);
    return click.call(this, options);
  };
}

/**
 * `check` taps and then waits: what is chosen is drawn with the frame after the tap, and until then the page may say that
 * nothing has happened. What closes at once with the choice is gone, which is as good; and a choice may draw others that
 * have its name in theirs, so it is the one tapped that is asked.
 */
async function checkAndWait(this: Locator, options: Parameters<Locator['check']>[0]): Promise<void> {
  await this.waitFor({ state: 'attached' });
  if (await this.isChecked()) return;
  const tapped = await this.elementHandle();
  await this.click(options);
  const chosen = (box: Node) =>
    !box.isConnected ||
    (box instanceof HTMLInputElement
      ? box.checked
      : box instanceof Element && box.getAttribute('aria-checked') === 'true');
  await expect.poll(() => tapped?.evaluate(chosen) ?? true).toBe(true);
  await tapped?.dispose();
}

const taught = new WeakSet<Locator>();

/** Teaches all locators, of which this is one. */
export function waitOften(locator: Locator): void {
  const shared = Object.getPrototypeOf(locator) as Locator;
  if (taught.has(shared)) return;
  taught.add(shared);
  shared.waitFor = waitingOften(shared.waitFor);
  shared.click = clickingSoon(shared.click);
  shared.check = checkAndWait;
}
