import type { Page } from 'playwright-core';
import type { SystemFont } from '../../support/fonts.mjs';
import { bringRules } from '../harness.ts';
import { type Asked, giveHands, lookWithLetters, type Seen } from './hands.ts';
import { type Asking, openEyes, type Sight } from './look.ts';
import { giveMemory, type Rules } from './memory.ts';

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

const onItsSide: Screen = { name: '740x360', width: 740, height: 360 };
const desk: Screen = { name: '1280', width: 1280, height: 800 };

export const screens: readonly Screen[] = [
  phone,
  narrow,
  twice,
  nearlyLarge,
  { name: '412', width: 412, height: 915 },
  onItsSide,
  magnified,
  desk,
];

/** The same in other fonts. */
export const inFont = (font: SystemFont, all: readonly Screen[]): readonly Screen[] =>
  all.map((screen) => ({ ...screen, font, name: `${screen.name}, ${font}` }));

/** What is asked of a view as it stands on a phone, beside what is asked of every one. */
export interface Most extends Omit<Asking, 'counted'> {
  readonly height?: number;
  /** Whether the page is as high as the screen, whichever that is. */
  readonly still?: boolean;
  readonly controls?: number;
  /** Of all controls, those further down too. */
  readonly all?: number;
  /** How high the bars together may be that stay where they are. */
  readonly bars?: number;
  /** How high a sheet may be with all that is in it; and on the narrow phone. */
  readonly sheet?: readonly [number, number?];
  /** Whether it is looked at on its side and on a desk too. */
  readonly aside?: boolean;
}

/** The law of the first screen. */
export const oneScreen: Most = { height: 900, controls: 25 };

export interface Walk {
  readonly page: Page;
  /** Goes to an address, and waits for what stands there. */
  readonly go: (hash: string, ready?: string) => Promise<void>;
  /** Reloads the page. */
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
  readonly seen: () => { readonly views: number; readonly looked: number; readonly table: string };
}

const sheetOpeners = '[aria-haspopup="dialog"]';

interface Options {
  /** What things are set up on: there a view is looked at without being redrawn. */
  readonly standing: Screen;
  /** Beside that one: of a view that the law of the first screen speaks of, or of a state of it, or a sheet. */
  readonly held: (first: boolean) => readonly Screen[];
  /** Which rules of accessibility every view is held against. */
  readonly rules?: Rules;
  readonly waiting: () => number;
}

/** A walk through the app in one page: everything that is wrong with what it looks at is written down. */
export async function beginWalk(
  page: Page,
  { standing: home, held, rules, waiting }: Options,
): Promise<Walked> {
  await openEyes(page);
  await page.addInitScript(giveMemory);
  await page.addInitScript(giveHands);
  await page.addInitScript(lookWithLetters);
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  const spent = new Map<string, number>();
  const names = new Set<string>();
  let looked = 0;
  let standing = home;
  await standOn(home);
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
            if (ready) window.press?.(found);
            return ready;
          }, true),
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
        return window.handsOff?.(() => before === 0 || open().length < before, true);
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

  /** Redrawn by the browser's own size. */
  async function standOn({ width, height }: Screen): Promise<void> {
    await session.send('Emulation.setDeviceMetricsOverride', {
      ...{ width, height, screenWidth: width, screenHeight: height },
      ...{ deviceScaleFactor: 1, mobile: true },
    });
  }

  const sameSize = (one: Screen, other: Screen) => one.width === other.width && one.height === other.height;

  /** What a view looks like on screens, of those that have the size of the page. */
  function seenOn(
    all: readonly Screen[],
    most: Most,
    rules: Rules | undefined,
    moved = false,
    saved?: Screen,
  ): Promise<readonly (Seen | 'elsewhere' | 'known')[]> {
    const { first, absent, beside, touch } = most;
    const counted = most.controls !== undefined || most.all !== undefined;
    const asking: Asking = { first, absent, beside, touch, counted };
    const asked = all.map((screen): Asked => {
      const { name, width, letters = 100, font } = screen;
      const held = screen === home ? rules : undefined;
      // What the law asks is asked with normal letters.
      const law = letters === 100 ? JSON.stringify(most) : '';
      return {
        here: screen !== saved && sameSize(screen, standing),
        width,
        percent: letters,
        family: font ? `"${font}"` : '',
        question: `${name} ${law} ${held}`,
        rules: held,
      };
    });
    return page.evaluate(
      async ([screens, wanted, hasMoved]) => (await window.lookAround?.(screens, wanted, hasMoved)) ?? [],
      [asked, asking, moved] as const,
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
    if (screen.letters) return;
    const {
      touch,
      sheet = [],
      height = Number.POSITIVE_INFINITY,
      controls = Number.POSITIVE_INFINITY,
    } = most;
    if (touch) say('small', sight.small);
    say('should not be there', sight.found);
    if (sight.overlap) say('not beside each other', most.beside ?? []);
    if (most.still && screen.height >= 320 && sight.height > screen.height)
      say('scrolls', [`${sight.height}`]);
    const [highest = Number.POSITIVE_INFINITY, onNarrow = highest]: readonly (number | undefined)[] = sheet;
    const most320 = screen.width === narrow.width ? onNarrow : highest;
    if (screen.width < screen.height && sight.sheet > most320)
      say('sheet too high', [`${sight.sheet} of ${most320}`]);
    if (most.bars && sight.bars > most.bars) say('bars', [`${sight.bars} px of ${most.bars}`]);
    if (screen.width !== phone.width) return;
    if (sight.height > height) say('too high', [`${sight.height} of ${height}`]);
    if (sight.controls.length > controls)
      say('controls', [`${sight.controls.length} of ${controls}: ${sight.controls.join(', ')}`]);
    if (most.all && sight.all > most.all) say('controls', [`${sight.all} in all, of ${most.all}`]);
    say('not at first sight', sight.hidden);
  }

  /** The nearest to what stands first; last what the next thing can be set up on. */
  function inOrder(all: readonly Screen[]): readonly Screen[] {
    const grounds = all.filter((each) => each === home || each === twice);
    const last = grounds.find((each) => each !== standing) ?? grounds[0];
    const far = (each: Screen) =>
      (each === last ? 4 : 0) + (each === standing ? 0 : sameSize(each, standing) ? 1 : 2);
    const bySize = (each: Screen) => each.width * 10_000 + each.height;
    return [...all].sort((a, b) => far(a) - far(b) || bySize(a) - bySize(b));
  }

  async function lookOn(
    all: readonly Screen[],
    view: string,
    most: Most,
    rules: Rules | undefined,
  ): Promise<void> {
    if (names.has(view)) throw new Error(`two views of one name: ${view}`);
    names.add(view);
    const notify = (screen: Screen, seen: Seen | 'elsewhere' | 'known' | undefined) => {
      if (!seen || typeof seen === 'string') return;
      judge(view, screen, seen.sight, most);
      if (seen.broken.length > 0) faults.push(`${view} (${screen.name}) axe: ${seen.broken.join(' | ')}`);
      standing = screen;
    };
    const order = inOrder(all);
    const far = order.some((each) => !sameSize(each, standing));
    // From far the walk comes back to the last one.
    const seen = await spend('look', seenOn(order, most, rules, false, far ? order.at(-1) : undefined));
    for (const [at, screen] of order.entries()) notify(screen, seen[at]);
    if (seen.some((each) => each !== 'known')) looked++;
    for (let rest = order.filter((_, at) => seen[at] === 'elsewhere'); rest[0]; ) {
      const there = rest;
      [standing] = rest;
      await standOn(standing);
      const others = await spend(standing.name, seenOn(rest, most, rules, true));
      for (const [at, screen] of there.entries()) notify(screen, others[at]);
      rest = there.filter((_, at) => others[at] === 'elsewhere');
    }
    if ([phone, narrow].some((each) => sameSize(each, standing))) return;
    standing = home;
    await standOn(home);
    await rest();
  }

  async function look(view: string, most: Most = {}): Promise<void> {
    const ofLaw = most.height !== undefined || most.first !== undefined;
    const phones = most.touch || most.sheet || most.all ? [phone, narrow] : [];
    const all = new Set([home, ...held(ofLaw), ...phones, ...(most.aside ? [onItsSide, desk] : [])]);
    await lookOn([...all], view, most, rules);
  }

  async function type(selector: string, text: string): Promise<void> {
    await spend('steps', page.locator(selector).filter({ visible: true }).last().fill(text));
    await rest();
  }

  async function reload(): Promise<void> {
    await spend('steps', page.reload());
    if (rules) await bringRules(page);
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
        const name = (opener.ariaLabel ?? (opener.title || opener.innerText))
          .replaceAll(/\s+/g, ' ')
          .slice(0, 40);
        window.press?.(opener);
        const opened = await window.handsOff?.(() => document.querySelector('dialog:modal') !== null, true);
        for (;;) {
          const folds = [...document.querySelectorAll('dialog:modal details:not([open])')];
          if (folds.length === 0) break;
          for (const fold of folds) fold.setAttribute('open', '');
          await window.handsOff?.(() => true, true);
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
          const { hash, unrest, sheets, text } = await page.evaluate(() => ({
            hash: location.hash,
            unrest: window.unrest || (window.stepsBack ? 'a step back' : 'nothing'),
            sheets: document.querySelectorAll('dialog:modal').length,
            text: document.querySelector('main')?.innerText.slice(0, 300) ?? '',
          }));
          faults.push(
            `${name} cannot be walked: ${error} at ${hash}, ${sheets} sheets open, waited for ${unrest}, where it says ${text}`,
          );
        }
      },
      look,
      glance: (view, most = {}) => lookOn([phone], view, most, undefined),
      sheets,
    },
    faults,
    seen: () => ({
      views: names.size,
      looked,
      table: [...spent].map(([what, ms]) => `${what}: ${(ms / 1000).toFixed(1)} s`).join(', '),
    }),
  };
}
