import axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { shell as en } from '../../src/app/words/en.ts';
import { shell as hu } from '../../src/app/words/hu.ts';
import { shell as pl } from '../../src/app/words/pl.ts';
import { readRecords } from '../faults/records.ts';
import { browserStart } from '../support/browser.mjs';
import { deepOr } from '../support/deep.ts';
import { type Site, serveSite } from '../support/site.ts';
import { waitOften } from './waiting.ts';

export type Language = 'en' | 'pl' | 'hu';

export interface PhoneOptions {
  readonly language?: Language;
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  /** False: the first start with its one screen. */
  readonly welcomed?: boolean;
  readonly reducedMotion?: boolean;
  readonly userAgent?: string;
  /** True: the page is painted. */
  readonly painted?: boolean;
  /** True: the service worker runs, and stores the whole app. Without it a page fetches only what it shows. */
  readonly worker?: boolean;
}

/** A phone with the app: what went wrong in any page of it is collected, and a test must find nothing. */
export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly site: Site;
  readonly troubles: readonly string[];
  /** Opens an address, and waits for the heading of its place. */
  open(hash?: string): Promise<void>;
  /** Waits until everything needed offline is stored; the phone was taken with its worker. */
  readyOffline(): Promise<void>;
  /** Network off and server dead. */
  cutOff(): Promise<void>;
  close(): Promise<void>;
}

/** How long a busy machine takes must not matter: this ends what never comes. */
const patience = 20_000;
/** All files of the app are fetched and stored. */
export const storing = 90_000;

/** For all files of a process, with which it ends. */
let shared: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  shared ??= chromium.launch(browserStart(inject('pageBrowser')));
  return shared;
}

/** What each page asked for: how much ever, and what of it is not there yet. */
interface Requests {
  count: number;
  readonly awaited: Set<Request>;
}

const requests = new WeakMap<Page, Requests>();

/** Whether nothing changes in a page for some frames, be the machine quick or busy, and no part says that it is on its way. */
const atRest = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    let changed = false;
    const watch = new MutationObserver(() => {
      changed = true;
    });
    watch.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    await new Promise((passed) => setTimeout(passed, 40));
    await frame();
    watch.disconnect();
    return !changed && document.querySelector('.pending, main[aria-busy="true"]') === null;
  });

/** Waits until a page asks for nothing more, and what has come is drawn: only then anything in it is measured. */
export async function settled(page: Page): Promise<void> {
  const asked = requests.get(page) ?? watchRequests(page);
  for (;;) {
    const { count, awaited } = asked;
    // What came meanwhile is drawn later: then one looks again.
    const allThere = awaited.size === 0;
    const rests = await atRest(page);
    if (allThere && rests && asked.count === count) return;
  }
}

/** How many things a page asks for that are not there yet. */
export function requestsOf(page: Page): () => number {
  const { awaited } = requests.get(page) ?? watchRequests(page);
  return () => awaited.size;
}

/** Waits until the device holds what was entered, and its records read like this. */
export async function stored(page: Page, text: string | RegExp): Promise<void> {
  await expect.poll(async () => JSON.stringify(await readRecords(page))).toMatch(text);
}

/** How a place may be headed, by the first word of its address. */
function headings(hash: string): readonly string[] {
  const place = /^#\/([a-z]+)/.exec(hash)?.[1] ?? '';
  return [en, pl, hu].flatMap(({ places }) =>
    Object.entries(places)
      .filter(([id]) => id === place)
      .map(([, title]) => title),
  );
}

/** From now on. */
function watchRequests(page: Page): Requests {
  const asked: Requests = { count: 0, awaited: new Set() };
  requests.set(page, asked);
  page.on('request', (request) => {
    asked.count += 1;
    asked.awaited.add(request);
  });
  page.on('requestfinished', (request) => asked.awaited.delete(request));
  page.on('requestfailed', (request) => asked.awaited.delete(request));
  return asked;
}

export function watch(page: Page, site: Site, troubles: string[]): void {
  const origin = new URL(site.url).origin;
  watchRequests(page);
  page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // A dead server is what the offline tests are about; the browser logs its refused update checks.
    if (
      /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|An unknown error occurred when fetching the script/.test(
        message.text(),
      )
    )
      return;
    troubles.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!['blob:', 'data:'].includes(url.protocol) && url.origin !== origin)
      troubles.push(`foreign request: ${request.url()}`);
  });
}

declare global {
  interface Window {
    /** How many of the steps back that the app asked for are still on the way. */
    stepsBack?: number;
    /** Whether the page is painted from now on. */
    paint?: (wanted: boolean) => void;
  }
}

/**
 * Nobody sees the pages of the tests, and to paint them takes a seventh of all the work: they are laid out, and what is
 * at a point or in sight is the same.
 */
function leaveUnpainted(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media screen { html, dialog, ::backdrop { opacity: 0 !important } }');
  document.adoptedStyleSheets = [sheet];
  window.paint = (wanted) => {
    sheet.disabled = wanted;
  };
}

/**
 * Counts the steps back: to load a page again while one is on the way breaks the loading off, and of two steps at once
 * the browser takes one.
 */
function countStepsBack(): void {
  const { back } = History.prototype;
  window.stepsBack = 0;
  History.prototype.back = function (this: History) {
    window.stepsBack = (window.stepsBack ?? 0) + 1;
    back.call(this);
  };
  addEventListener('popstate', () => {
    window.stepsBack = 0;
  });
}

async function takePhone(options: PhoneOptions = {}): Promise<Phone> {
  const { language = 'en', theme = 'light', width = 360, height = 740, welcomed = true } = options;
  const site = await serveSite(inject('app'));
  const context = await (await browser()).newContext({
    viewport: { width, height },
    isMobile: width < 900,
    hasTouch: width < 900,
    colorScheme: theme,
    locale: language,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: options.worker ? 'allow' : 'block',
    ...(options.userAgent ? { userAgent: options.userAgent } : {}),
  });
  context.setDefaultTimeout(patience);
  // Whatever is not granted here is refused, the motion of the phone too.
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'accelerometer', 'gyroscope']);
  if (welcomed) {
    await context.addInitScript((chosen) => {
      if (localStorage.getItem('adjutant-settings')) return;
      localStorage.setItem(
        'adjutant-settings',
        JSON.stringify({
          version: 1,
          language: chosen,
          theme: 'system',
          games: ['brikwars', 'usb', 'mage-knight'],
          lastGame: 'brikwars',
          edition: '2005',
          animation: false,
          instant: true,
          welcomed: true,
        }),
      );
    }, language);
  }
  await context.addInitScript(countStepsBack);
  if (!options.painted) await context.addInitScript(leaveUnpainted);
  const page = await context.newPage();
  waitOften(page.locator('html'));
  const reload = page.reload.bind(page);
  page.reload = async (how) => {
    await page.waitForFunction(() => !window.stepsBack);
    return reload(how);
  };
  const goBack = page.goBack.bind(page);
  page.goBack = async (how) => {
    await page.waitForFunction(() => !window.stepsBack);
    return goBack(how);
  };
  const troubles: string[] = [];
  watch(page, site, troubles);
  return {
    context,
    page,
    site,
    troubles,
    async open(hash = '') {
      await page.goto(site.url + hash);
      await page.locator('main:not([aria-busy="true"])').waitFor();
      const wanted = welcomed ? headings(hash) : [];
      if (wanted.length > 0)
        await expect
          .poll(async () => wanted.includes((await page.locator('h1').first().textContent()) ?? ''))
          .toBe(true);
    },
    async readyOffline() {
      if (!options.worker) throw new Error('this phone was taken without its worker');
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
        timeout: storing,
      });
    },
    async cutOff() {
      await context.setOffline(true);
      await site.stop();
    },
    async close() {
      await context.close();
      await site.stop().catch(() => undefined);
    },
  };
}

/** A page of another profile, in which nothing is stored. */
export async function otherProfile({ context }: Pick<Phone, 'context'>): Promise<Page> {
  const options = { viewport: { width: 360, height: 740 }, serviceWorkers: 'block' } as const;
  const other = await context.browser()?.newContext(options);
  if (!other) throw new Error('no other profile');
  other.setDefaultTimeout(patience);
  const page = await other.newPage();
  watchRequests(page);
  return page;
}

/** Another phone that opens the address of this one, which is short enough to be sent. */
export async function secondPhone(phone: Pick<Phone, 'context' | 'page' | 'site'>): Promise<Page> {
  const hash = await phone.page.evaluate(() => location.hash);
  expect(hash.length).toBeLessThan(2000);
  const second = await otherProfile(phone);
  await second.goto(`${phone.site.url}${hash}`);
  return second;
}

export type Looked = 'all' | 'colours' | 'nothing';

/**
 * The rules are about what stands on the page and how it looks, not about its words: they are all held in English, those
 * of the colours in Polish too, whose test has the other theme. Of each language all that reaches too far is found.
 */
const lookedByLanguage: Readonly<Record<string, Looked>> = { en: 'all', pl: 'colours', hu: 'nothing' };

/** What of the rules of accessibility a page in this language is held against here. */
export const lookedIn = (language: string): Looked => deepOr('all', lookedByLanguage[language] ?? 'all');

/** What breaks a rule of accessibility, as short lines: the rule, and the first elements that break it. */
export async function violations(page: Page, asked?: Looked): Promise<readonly string[]> {
  await settled(page);
  const looked = asked ?? lookedIn(await page.evaluate(() => document.documentElement.lang));
  if (looked === 'nothing') return [];
  await bringRules(page);
  return page.evaluate(
    async (only) => {
      const checker = (window as unknown as { readonly axe: typeof axe }).axe;
      // Of what cannot be seen the colours are not asked.
      window.paint?.(true);
      const result = await checker.run(document, {
        resultTypes: ['violations'],
        ...(only ? { runOnly: [only] } : {}),
      });
      window.paint?.(false);
      return result.violations.map(
        (found) =>
          `${found.id}: ${found.nodes.slice(0, 3).map((node) => `${node.target} ${node.any[0]?.message ?? ''}`)}`,
      );
    },
    looked === 'colours' && 'color-contrast',
  );
}

/** The checker stays until the page is loaded again; putting it there takes longer than to check. */
export async function bringRules(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** Elements reaching past the right edge, and whether the page scrolls sideways. */
export async function overflow(page: Page): Promise<readonly string[]> {
  await settled(page);
  return overflowNow(page);
}

/** The same of a page that rests. */
export function overflowNow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    // Never the window's own width: on a phone it grows with what is too wide for it.
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`page is ${scrollWidth} wide`);
    for (const element of document.querySelectorAll('body *')) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.right <= clientWidth + 0.5) continue;
      const scroller = element.closest('[data-scroller]');
      if (scroller && scroller !== element) continue;
      if (element.closest('.visually-hidden')) continue;
      // What a drawing clips is not too wide, nor is a label in whose place stands what is short for it.
      if (element instanceof SVGElement && element.ownerSVGElement) continue;
      const label = element.closest('.outcome-label[data-brief]');
      if (label && box.top >= label.getBoundingClientRect().bottom - 1) continue;
      found.push(
        `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} reaches ${Math.round(box.right)}`,
      );
    }
    return found.slice(0, 5);
  });
}

/** What a test that fails saw last: a busy machine may not show it again. */
async function recordWhatIsShown(title: string, context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const text = await page.innerText('main', { timeout: 5000 }).catch(String);
    process.stdout.write(`${title}: ${page.url()}\n${text.slice(0, 4000)}\n`);
  }
}

/** The phones of a test; afterwards they are closed, and nothing may have gone wrong in any of them. */
export function usePhone(): {
  readonly take: (options?: PhoneOptions) => Promise<Phone>;
  /** The one taken last. */
  readonly current: () => Phone;
} {
  const phones: Phone[] = [];
  const current = (): Phone => {
    const last = phones.at(-1);
    if (!last) throw new Error('no phone taken yet');
    return last;
  };
  afterEach(async ({ task }) => {
    const taken = phones.splice(0);
    const last = taken.at(-1);
    if (last && task.result?.state === 'fail') await recordWhatIsShown(task.name, last.context);
    for (const phone of taken) await phone.close();
    expect(taken.flatMap(({ troubles }) => troubles)).toEqual([]);
  });
  return {
    current,
    take: async (options) => {
      const phone = await takePhone(options);
      phones.push(phone);
      return phone;
    },
  };
}
