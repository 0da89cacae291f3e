import type { Page } from 'playwright-core';
import { openEyes, type Sight } from './look.ts';

/** A screen that views are held in: how wide and high, and the letters' size in percent. */
export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly letters?: number;
}

/** The one that things are set up in, and that the law of the first screen speaks of. */
export const phone: Screen = { name: '360', width: 360, height: 740 };

/** Letters twice as large, and those one step below where things begin to stand below each other. */
const twice: Screen = { name: '360, 200 %', width: 360, height: 740, letters: 200 };
const nearlyLarge: Screen = { name: '360, 140 %', width: 360, height: 740, letters: 140 };

export const narrow: readonly Screen[] = [{ name: '320', width: 320, height: 740 }, twice];

export const screens: readonly Screen[] = [
  phone,
  ...narrow,
  nearlyLarge,
  { name: '412', width: 412, height: 915 },
  { name: '740x360', width: 740, height: 360 },
  // A desk of 1280 px at 400 %.
  { name: '320x256', width: 320, height: 256 },
  { name: '1280', width: 1280, height: 800 },
];

/** What a view may be at most, at the width of a phone; without a word all of it that the law allows. */
export interface Most {
  readonly height?: number;
  readonly controls?: number;
}

export interface Walk {
  readonly page: Page;
  /** Goes to an address, and waits for what stands there. */
  readonly go: (hash: string, ready?: string) => Promise<void>;
  /** Taps the first element in sight that the selector finds, of the topmost sheet if one is open. */
  readonly tap: (selector: string, nth?: number) => Promise<void>;
  readonly count: (selector: string) => Promise<number>;
  readonly has: (selector: string) => Promise<boolean>;
  /** Puts away the topmost sheet. */
  readonly shut: () => Promise<void>;
  /** Opens all folds of what is shown. */
  readonly unfold: () => Promise<void>;
  /** Waits until the page rests. */
  readonly rest: () => Promise<void>;
  readonly look: (view: string, most?: Most) => Promise<void>;
  /** Looks at each sheet that something of the page opens. */
  readonly sheets: (view: string, selector?: string) => Promise<void>;
}

export interface Walked {
  readonly walk: Walk;
  readonly faults: readonly string[];
  readonly seen: () => { readonly views: number; readonly table: string };
}

const sheetOpeners = 'main [aria-haspopup="dialog"]';

/** Runs in the page: the elements in sight that a selector finds, in the topmost sheet if one is open. */
function giveHands(): void {
  window.handsOn = (selector) => {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    return [...(sheet ?? document).querySelectorAll<HTMLElement>(selector)].filter((found) =>
      (found.closest('label') ?? found).checkVisibility(),
    );
  };
}

declare global {
  interface Window {
    handsOn?: (selector: string) => readonly HTMLElement[];
  }
}

interface Options {
  readonly screens: readonly Screen[];
  /** Asked of every view after it is looked at, as it stands on a phone. */
  readonly alsoAsk?: (page: Page) => Promise<readonly string[]>;
  readonly waiting: () => number;
}

/** A walk through the app in one page: everything that is wrong with what it looks at is written down. */
export async function beginWalk(page: Page, { screens: held, alsoAsk, waiting }: Options): Promise<Walked> {
  await openEyes(page);
  await page.addInitScript(giveHands);
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  const spent = new Map<string, number>();
  const names = new Set<string>();
  const spend = async <T>(on: string, work: Promise<T>): Promise<T> => {
    const begun = performance.now();
    const done = await work;
    spent.set(on, (spent.get(on) ?? 0) + performance.now() - begun);
    return done;
  };

  async function settle(): Promise<void> {
    for (const end = performance.now() + 20_000; performance.now() < end; ) {
      const rests = await page.evaluate(() => (window.stepsBack ? false : window.viewAtRest?.()));
      if (rests && waiting() === 0) return;
    }
    throw new Error('the page does not come to rest');
  }
  const rest = () => spend('steps', settle());

  async function tap(selector: string, nth = 0): Promise<void> {
    const touch = () =>
      page.evaluate(
        async ([wanted, at]) => {
          for (const end = performance.now() + 10_000; performance.now() < end; ) {
            const found = window.handsOn?.(wanted)[at];
            if (found && !found.matches(':disabled')) {
              found.click();
              return true;
            }
            await new Promise((drawn) => requestAnimationFrame(drawn));
          }
          return false;
        },
        [selector, nth] as const,
      );
    if (!(await spend('steps', touch()))) throw new Error(`nothing to tap: ${selector}, ${nth}`);
    await rest();
  }

  async function shut(): Promise<void> {
    const close = () =>
      page.evaluate(async () => {
        const open = () => [...document.querySelectorAll('dialog[open]')];
        const before = open().length;
        open().at(-1)?.dispatchEvent(new Event('cancel', { cancelable: true }));
        for (const end = performance.now() + 10_000; performance.now() < end && open().length === before; )
          await new Promise((drawn) => requestAnimationFrame(drawn));
        return before > 0 && open().length < before;
      });
    if (!(await spend('steps', close()))) throw new Error('no sheet that closes');
    await rest();
  }

  const count = (selector: string) =>
    page.evaluate((wanted) => window.handsOn?.(wanted).length ?? 0, selector);

  async function go(hash: string, ready = 'main h1, main h2'): Promise<void> {
    const move = async () => {
      while (await page.evaluate(() => document.querySelector('dialog[open]') !== null)) await shut();
      await page.evaluate((to) => {
        location.hash = to;
      }, `#/${hash}`);
      await page.locator(ready).first().waitFor({ state: 'attached', timeout: 20_000 });
    };
    await spend('steps', move());
    await rest();
  }

  /** What a view looks like on a screen: it is drawn anew by the browser's own size, and by the page's own letters. */
  async function seenOn({ width, height, letters = 100 }: Screen): Promise<Sight> {
    await session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: true,
      screenWidth: width,
      screenHeight: height,
    });
    return page.evaluate(async (percent) => {
      document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
      for (const end = performance.now() + 10_000; performance.now() < end; )
        if (await window.viewAtRest?.()) break;
      if (!window.lookAtView) throw new Error('a page without eyes');
      return window.lookAtView();
    }, letters);
  }

  function judge(view: string, screen: Screen, sight: Sight, most: Most): void {
    const say = (what: string, found: readonly string[]) => {
      if (found.length > 0) faults.push(`${view} (${screen.name}) ${what}: ${found.join(' | ')}`);
    };
    say('too wide', sight.out);
    say('cut', sight.cut);
    say('broken words', sight.broken);
    say('covered', sight.covered);
    // Where nothing stays at the foot, the button scrolls like all else.
    if (sight.thumb === 'out of view' && screen.height >= 320) say('main button', ['out of view']);
    if (screen !== phone) return;
    const { height = 900, controls = 25 } = most;
    if (sight.height > height) say('too high', [`${sight.height} of ${height}`]);
    if (sight.controls.length > controls)
      say('controls', [`${sight.controls.length} of ${controls}: ${sight.controls.join(', ')}`]);
  }

  async function look(view: string, most: Most = {}): Promise<void> {
    if (names.has(view)) throw new Error(`two views of one name: ${view}`);
    names.add(view);
    // The phone comes last: in it the next thing is set up.
    for (const screen of [...held.filter((each) => each !== phone), phone])
      judge(view, screen, await spend(screen.name, seenOn(screen)), most);
    if (!alsoAsk) return;
    const asked = await spend('axe', alsoAsk(page));
    if (asked.length > 0) faults.push(`${view} axe: ${asked.join(' | ')}`);
  }

  async function unfold(): Promise<void> {
    await page.evaluate(() => {
      const scene = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      for (const fold of scene.querySelectorAll('details:not([open])')) fold.setAttribute('open', '');
    });
    await rest();
  }

  async function sheets(view: string, selector = sheetOpeners): Promise<void> {
    const openers = await count(selector);
    for (let at = 0; at < openers && at < (await count(selector)); at++) {
      const name = await page.evaluate(
        ([wanted, nth]) =>
          (window.handsOn?.(wanted)[nth]?.ariaLabel ?? window.handsOn?.(wanted)[nth]?.innerText ?? '')
            .replaceAll(/\s+/g, ' ')
            .slice(0, 40),
        [selector, at] as const,
      );
      await tap(selector, at);
      if ((await count('.dialog-head')) === 0) throw new Error(`${view}: no sheet behind ${name}`);
      await unfold();
      await look(`${view} › ${at} ${name}`);
      await shut();
    }
  }

  return {
    walk: { page, go, tap, count, has: async (selector) => (await count(selector)) > 0, shut, unfold, rest, look, sheets },
    faults,
    seen: () => ({
      views: names.size,
      table: [...spent].map(([what, ms]) => `${what}: ${(ms / 1000).toFixed(1)} s`).join(', '),
    }),
  };
}
