import type { Page } from 'playwright-core';
import type { SystemFont } from '../../support/fonts.mjs';
import { openEyes, type Sight } from './look.ts';

/** A screen that views are held in: how wide and high, the letters' size in percent, and the font that stands in for the system's. */
export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly letters?: number;
  readonly font?: SystemFont;
}

/** The one that things are set up in, and that the law of the first screen speaks of. */
export const phone: Screen = { name: '360', width: 360, height: 740 };

export const narrow: Screen = { name: '320', width: 320, height: 740 };
export const twice: Screen = { name: '360, 200 %', width: 360, height: 740, letters: 200 };
/** One step below the size from which on things stand below each other. */
const nearlyLarge: Screen = { name: '360, 124 %', width: 360, height: 740, letters: 124 };
/** A desk of 1280 px at 400 %. */
const magnified: Screen = { name: '320x256', width: 320, height: 256 };

export const screens: readonly Screen[] = [
  phone,
  narrow,
  twice,
  nearlyLarge,
  { name: '412', width: 412, height: 915 },
  { name: '740x360', width: 740, height: 360 },
  magnified,
  { name: '1280', width: 1280, height: 800 },
];

/** The same in other fonts. */
export const inFont = (font: SystemFont, all: readonly Screen[]): readonly Screen[] =>
  all.map((screen) => ({ ...screen, font, name: `${screen.name}, ${font}` }));

/** What is asked of a view as it stands on a phone, beside what is asked of every one. */
export interface Most {
  readonly height?: number;
  readonly controls?: number;
  /** Parts that must be seen whole without scrolling. */
  readonly first?: readonly string[];
  /** Whether each control is large enough for a finger. */
  readonly touch?: boolean;
}

/** The law of the first screen. */
export const oneScreen: Most = { height: 900, controls: 25 };

export interface Walk {
  readonly page: Page;
  /** Goes to an address, and waits for what stands there. */
  readonly go: (hash: string, ready?: string) => Promise<void>;
  /** Loads the page anew. */
  readonly reload: () => Promise<void>;
  /** Taps an element in sight that the selector finds, of the topmost sheet if one is open; counted from the end if below zero. */
  readonly tap: (selector: string, nth?: number) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly count: (selector: string) => Promise<number>;
  readonly has: (selector: string) => Promise<boolean>;
  /** Puts away the topmost sheet, if one is open. */
  readonly shut: () => Promise<void>;
  /** Opens all folds of what is shown. */
  readonly unfold: () => Promise<void>;
  /** Waits until the page rests. */
  readonly rest: () => Promise<void>;
  /** A part of the walk: what hinders it is a fault, and the next part begins. */
  readonly part: (name: string, way: () => Promise<void>) => Promise<void>;
  readonly look: (view: string, most?: Most) => Promise<void>;
  /** Looks on the phone alone: where one of many choices is made that differ little. */
  readonly glance: (view: string, most?: Most) => Promise<void>;
  /** Looks at each sheet that something of the page opens. */
  readonly sheets: (view: string, selector?: string) => Promise<void>;
}

export interface Walked {
  readonly walk: Walk;
  readonly faults: readonly string[];
  readonly seen: () => { readonly views: number; readonly table: string };
}

const sheetOpeners = '[aria-haspopup="dialog"]';

/** Runs in the page: the elements in sight that a selector finds, in the topmost sheet if one is open; and the same luck for everybody. */
function giveHands(): void {
  let luck = 7;
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array || array instanceof Uint32Array || array instanceof Uint16Array)
      for (let at = 0; at < array.length; at++) {
        luck = (Math.imul(luck, 1_103_515_245) + 12_345) >>> 0;
        array[at] = luck >>> 8;
      }
    return array;
  };
  window.handsOn = (selector) => {
    const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
    return [...(sheet ?? document).querySelectorAll<HTMLElement>(selector)].filter((found) =>
      (found.closest('label') ?? found).checkVisibility(),
    );
  };
  window.handsOff = async (done) => {
    const end = performance.now() + 10_000;
    while (!done())
      if (performance.now() > end) return false;
      else await new Promise((drawn) => requestAnimationFrame(drawn));
    while (!(await window.viewAtRest?.()) || window.stepsBack) if (performance.now() > end) return false;
    return true;
  };
}

declare global {
  interface Window {
    handsOn?: (selector: string) => readonly HTMLElement[];
    /** Does something, and waits until it is done and all that follows from it. */
    handsOff?: (done: () => boolean) => Promise<boolean>;
  }
}

interface Options {
  /** What things are set up on: there a view is looked at without being drawn anew. */
  readonly standing: Screen;
  /** Beside that one: of a view that the law of the first screen speaks of, or of a state of it, or a sheet. */
  readonly held: (first: boolean) => readonly Screen[];
  /** Asked of every view after it is looked at, as it stands on a phone. */
  readonly alsoAsk?: (page: Page) => Promise<readonly string[]>;
  readonly waiting: () => number;
}

/** A walk through the app in one page: everything that is wrong with what it looks at is written down. */
export async function beginWalk(
  page: Page,
  { standing: home, held, alsoAsk, waiting }: Options,
): Promise<Walked> {
  await openEyes(page);
  await page.addInitScript(giveHands);
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  const spent = new Map<string, number>();
  const names = new Set<string>();
  const known = new Set<string>();
  let standing: Screen | undefined;
  const spend = async <T>(on: string, work: Promise<T>): Promise<T> => {
    const begun = performance.now();
    const done = await work;
    spent.set(on, (spent.get(on) ?? 0) + performance.now() - begun);
    return done;
  };

  async function settle(): Promise<void> {
    for (const end = performance.now() + 20_000; performance.now() < end; ) {
      const rests = await page.evaluate(() => window.handsOff?.(() => true));
      if (rests && waiting() === 0) return;
    }
    throw new Error('the page does not come to rest');
  }
  const rest = () => spend('steps', settle());

  /** What was done in the page has rested there; only what is still fetched is waited for. */
  async function done(work: Promise<boolean | undefined>, otherwise: () => string): Promise<void> {
    if (!(await spend('steps', work))) throw new Error(otherwise());
    if (waiting() > 0) await rest();
  }

  const tap = (selector: string, nth = 0) =>
    done(
      page.evaluate(
        ([wanted, at]) =>
          window.handsOff?.(() => {
            const found = window.handsOn?.(wanted).at(at);
            const ready = found !== undefined && !found.matches(':disabled');
            if (ready) found.click();
            return ready;
          }),
        [selector, nth] as const,
      ),
      () => `nothing to tap: ${selector}, ${nth}`,
    );

  const shut = () =>
    done(
      page.evaluate(() => {
        const open = () => [...document.querySelectorAll('dialog:modal')];
        const before = open().length;
        open()
          .at(-1)
          ?.dispatchEvent(new Event('cancel', { cancelable: true }));
        return window.handsOff?.(() => before === 0 || open().length < before);
      }),
      () => 'a sheet that does not close',
    );

  const count = (selector: string) =>
    page.evaluate((wanted) => window.handsOn?.(wanted).length ?? 0, selector);

  async function go(hash: string, ready = 'main h1, main h2'): Promise<void> {
    while (await page.evaluate(() => document.querySelector('dialog:modal') !== null)) await shut();
    await done(
      page.evaluate(
        ([to, wanted]) => {
          location.hash = to;
          scrollTo(0, 0);
          return window.handsOff?.(() => location.hash !== to || document.querySelector(wanted) !== null);
        },
        [`#/${hash}`, ready] as const,
      ),
      () => `nothing stands at ${hash}`,
    );
    await spend('steps', page.locator(ready).first().waitFor({ state: 'attached', timeout: 20_000 }));
    await rest();
  }

  /** What a view looks like on a screen: it is drawn anew by the browser's own size, and by the page's own letters. */
  async function seenOn(screen: Screen, first: readonly string[]): Promise<Sight> {
    const { width, height, letters = 100, font } = screen;
    if (screen !== standing)
      await session.send('Emulation.setDeviceMetricsOverride', {
        ...{ width, height, screenWidth: width, screenHeight: height },
        ...{ deviceScaleFactor: 1, mobile: true },
      });
    standing = screen;
    return page.evaluate(
      async ([percent, family, parts]) => {
        const { style } = document.documentElement;
        style.fontSize = percent === 100 ? '' : `${percent}%`;
        style.setProperty('--font', family);
        for (const end = performance.now() + 10_000; performance.now() < end; )
          if (await window.viewAtRest?.(1)) break;
        if (!window.lookAtView) throw new Error('a page without eyes');
        return window.lookAtView(parts);
      },
      [letters, font ? `"${font}"` : '', first] as const,
    );
  }

  function judge(view: string, screen: Screen, sight: Sight, most: Most): void {
    const say = (what: string, found: readonly string[]) => {
      if (found.length > 0) faults.push(`${view} (${screen.name}) ${what}: ${found.join(' | ')}`);
    };
    say('too wide', sight.out);
    say('cut', sight.cut);
    say('broken words', sight.broken);
    say('covered', sight.covered);
    // Where nothing stays at the foot, very low or as wide as a desk, the button scrolls like all else.
    if (sight.thumb === 'out of view' && screen.height >= 320 && screen.width < 900)
      say('main button', ['out of view']);
    if (screen.width !== phone.width || screen.letters) return;
    const { height = Number.POSITIVE_INFINITY, controls = Number.POSITIVE_INFINITY, touch } = most;
    if (sight.height > height) say('too high', [`${sight.height} of ${height}`]);
    if (sight.controls.length > controls)
      say('controls', [`${sight.controls.length} of ${controls}: ${sight.controls.join(', ')}`]);
    say('not at first sight', sight.hidden);
    if (touch) say('small', sight.small);
  }

  async function lookOn(all: readonly Screen[], view: string, most: Most): Promise<void> {
    if (names.has(view)) throw new Error(`two views of one name: ${view}`);
    names.add(view);
    for (const screen of all)
      judge(view, screen, await spend(screen.name, seenOn(screen, most.first ?? [])), most);
  }

  /** Puts away what was told of the last step, which goes by itself; and tells whether a sheet is looked at, and what is in it. */
  const inSight = () =>
    page.evaluate(async () => {
      for (;;) {
        const close = [...document.querySelectorAll<HTMLElement>('.toasts button')].at(-1);
        if (!close) break;
        close.click();
        await window.handsOff?.(() => !close.isConnected);
      }
      const sheet = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
      return sheet && `${sheet.querySelectorAll('*').length} ${sheet.innerText}`;
    });

  async function look(view: string, most: Most = {}): Promise<void> {
    const sheet = await spend('steps', inSight());
    // The same sheet opens from many places.
    if (sheet !== undefined && known.has(sheet)) return;
    if (sheet !== undefined) known.add(sheet);
    const ofLaw = most.height !== undefined || most.first !== undefined;
    const others = [...held(ofLaw), ...(most.touch ? [phone] : [])].filter((each) => each !== home);
    // What stands comes last: on it the next thing is set up.
    await lookOn([...others, home], view, most);
    if (!alsoAsk) return;
    const asked = await spend('axe', alsoAsk(page));
    if (asked.length > 0) faults.push(`${view} axe: ${asked.join(' | ')}`);
  }

  async function type(selector: string, text: string): Promise<void> {
    await spend('steps', page.locator(selector).filter({ visible: true }).last().fill(text));
    await rest();
  }

  async function reload(): Promise<void> {
    await spend('steps', page.reload());
    await rest();
  }

  async function unfold(): Promise<void> {
    // Some hold folds that come with their opening.
    const more = () =>
      page.evaluate(() => {
        const scene = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
        const shutFolds = [...scene.querySelectorAll('details:not([open])')];
        for (const fold of shutFolds) fold.setAttribute('open', '');
        return shutFolds.length > 0;
      });
    while (await more()) await rest();
  }

  /** Taps what opens a sheet, and opens the folds in it: its name, or nothing where there is no such thing. */
  const openSheet = (selector: string, nth: number) =>
    page.evaluate(
      async ([wanted, at]) => {
        const opener = window.handsOn?.(wanted)[at];
        if (!opener) return undefined;
        const name = (opener.ariaLabel ?? opener.innerText).replaceAll(/\s+/g, ' ').slice(0, 40);
        opener.click();
        const opened = await window.handsOff?.(() => document.querySelector('dialog:modal') !== null);
        for (;;) {
          const folds = [...document.querySelectorAll('dialog:modal details:not([open])')];
          if (folds.length === 0) break;
          for (const fold of folds) fold.setAttribute('open', '');
          await window.handsOff?.(() => true);
        }
        return { name, opened };
      },
      [selector, nth] as const,
    );

  async function sheets(view: string, selector = sheetOpeners): Promise<void> {
    for (let at = 0; ; at++) {
      const sheet = await spend('steps', openSheet(selector, at));
      if (!sheet) return;
      if (!sheet.opened) throw new Error(`${view}: no sheet behind ${sheet.name}`);
      if (waiting() > 0) await rest();
      await look(`${view} › ${at} ${sheet.name}`);
      await shut();
    }
  }

  return {
    walk: {
      page,
      go,
      reload,
      tap,
      type,
      count,
      has: async (selector) => (await count(selector)) > 0,
      shut,
      unfold,
      rest,
      part: async (name, way) => {
        try {
          await way();
        } catch (error) {
          const { hash, text } = await page.evaluate(() => ({
            hash: location.hash,
            text: document.querySelector('main')?.innerText.slice(0, 300) ?? '',
          }));
          faults.push(`${name} cannot be walked: ${error} at ${hash}, where it says ${text}`);
        }
      },
      look,
      glance: (view, most = {}) => lookOn([phone], view, most),
      sheets,
    },
    faults,
    seen: () => ({
      views: names.size,
      table: [...spent].map(([what, ms]) => `${what}: ${(ms / 1000).toFixed(1)} s`).join(', '),
    }),
  };
}
