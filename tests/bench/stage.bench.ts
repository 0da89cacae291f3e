import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meleeBetween } from '../../src/rules/usb/melee/melee-setup.ts';
import { type Fighter, fresh } from '../../src/rules/usb/units/fighter.ts';
import { initialUsbCharge, usbChargeCodec } from '../../src/usb/charge/inputs.ts';
import { browserStart, findBrowsers } from '../support/browser.mjs';
import { buildApp } from '../support/build.mjs';
import { hero, soldiers } from '../support/samples/usb-units.ts';
import { type Site, serveSite } from '../support/site.ts';
import { judged, median, printTable, printTimes, within } from './measure.ts';
import { stillOf } from './still.ts';

/**
 * What can be set on the stage of every mode and in its sheets, tapped one after the other, against the same taps on the
 * same page without our script; and dice that fly.
 */
let browser: Browser;
let site: Site;

beforeAll(async () => {
  browser = await chromium.launch(browserStart((await findBrowsers()).whole));
  site = await serveSite(await buildApp());
}, 120_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function openPage(hash: string, animation: boolean, rate: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'en',
    serviceWorkers: 'block',
  });
  await context.addInitScript((moving) => {
    localStorage.setItem(
      'adjutant-settings',
      JSON.stringify({
        version: 1,
        language: 'en',
        theme: 'system',
        games: ['brikwars', 'usb', 'mage-knight'],
        lastGame: 'brikwars',
        edition: '2005',
        animation: moving,
        instant: !moving,
        welcomed: true,
      }),
    );
  }, animation);
  const page = await context.newPage();
  await page.goto(`${site.url}${hash}`);
  await page.locator('main:not([aria-busy="true"])').waitFor();
  await page.waitForTimeout(1500);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

/** As slow as a cheap phone. */
const slow = 4;

/** Milliseconds that a tap may take on it until its odds are drawn. */
const goal = 50;
/** And how many times as long as the same taps on the page without its script, where a tap only marks what was tapped. */
const mostTimes = 4;

interface Tap {
  readonly name: string;
  /** What the page worked until the new odds were drawn, in milliseconds of a slow phone: of the processor, not of the clock. */
  readonly took: number;
  /** With all that is weighed once they are drawn, such as the advice. */
  readonly whole: number;
  readonly layout: number;
  /** It changed what can be read. */
  readonly changed: boolean;
}

const most = { stage: 8, sheets: 10, inSheet: 8 };

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Of the clock and of the thread, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const traced = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** What the browser did while the page did something. */
async function traceOf<Done>(session: CDPSession, act: () => Promise<Done>) {
  const events: TraceEvent[] = [];
  const keep = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', keep);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: traced },
  });
  const done = await act();
  const over = new Promise<void>((end) => session.once('Tracing.tracingComplete', () => end()));
  await session.send('Tracing.end');
  await over;
  session.off('Tracing.dataCollected', keep);
  return { done, events };
}

/** What the thread of the page worked from the tap to the frame that shows the odds, and with all that came after. */
function worked(events: readonly TraceEvent[]): Omit<Tap, 'name' | 'changed'> {
  const [tap, drawn] = ['tap', 'drawn'].map((mark) => events.find(({ name }) => name === mark));
  if (!tap || !drawn) throw new Error('the trace lacks its marks');
  const mine = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === tap.pid && tid === tap.tid);
  const sum = (names: readonly string[], before: number) =>
    mine
      .filter(({ name, ts, dur = 0 }) => names.includes(name) && ts + dur > tap.ts && ts < before)
      .reduce((time, { tdur, dur = 0 }) => time + (tdur ?? dur), 0) *
    (slow / 1000);
  return {
    took: sum(['RunTask'], drawn.ts),
    whole: sum(['RunTask'], Number.POSITIVE_INFINITY),
    layout: sum(['Layout', 'UpdateLayoutTree'], drawn.ts),
  };
}

/** Taps the so-manieth of what can be chosen in a part of the page; none where there are not so many. */
function tapOne(page: Page, within: string, at: number): Promise<string | undefined> {
  return page.evaluate(
    async ([selector, place]) => {
      const choice = [...document.querySelectorAll(selector)].flatMap((part) => [
        ...part.querySelectorAll<HTMLElement>(
          'input[type="radio"]:not(:checked):enabled, button[aria-pressed], input[type="checkbox"], .stepper > button:enabled, input[type="range"]',
        ),
      ])[place];
      if (!choice) return undefined;
      const name = choice.ariaLabel ?? (choice.closest('label') ?? choice).innerText;
      // Asked for before the tap, it comes first: whatever the app does after the frame comes later.
      const drawn = new Promise<void>((done) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done();
          port2.postMessage(undefined);
        });
      });
      performance.mark('tap');
      if (choice instanceof HTMLInputElement && choice.type === 'range') {
        choice.value = String(Number(choice.value) + 3);
        choice.dispatchEvent(new Event('input', { bubbles: true }));
      } else choice.click();
      await drawn;
      performance.mark('drawn');
      await new Promise((done) => setTimeout(done, 250));
      return name.replace(/\s+/g, ' ').slice(0, 40);
    },
    [within, at] as const,
  );
}

/** All that a page says, with what is chosen in it. */
const readable = (): string =>
  document.body.innerText +
  [...document.querySelectorAll<HTMLInputElement>('input')]
    .map(({ value, checked }) => value + checked)
    .join();

async function tapAll(
  page: Page,
  session: CDPSession,
  within: string,
  limit: number,
): Promise<readonly Tap[]> {
  const taps: Tap[] = [];
  for (let at = 0; at < limit; at += 1) {
    const before = await page.evaluate(readable);
    const { done: name, events } = await traceOf(session, () => tapOne(page, within, at));
    if (name === undefined) break;
    const changed = (await page.evaluate(readable)) !== before;
    taps.push({ name, ...worked(events), changed });
  }
  return taps;
}

async function tapMode(page: Page, session: CDPSession): Promise<readonly Tap[]> {
  const taps: Tap[] = [...(await tapAll(page, session, '.fight .stage, .fight .columns', most.stage))];
  const doors = page.locator('.stage [aria-haspopup="dialog"], .thumb-bar [aria-haspopup="dialog"]');
  for (let at = 0; at < Math.min(most.sheets, await doors.count()); at += 1) {
    const door = doors.nth(at);
    const label = (await door.getAttribute('aria-label')) ?? (await door.innerText()).split('\n')[0] ?? '';
    await door.evaluate((button: HTMLElement) => button.click());
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(300);
    for (const tap of await tapAll(page, session, 'dialog[open]', most.inSheet))
      taps.push({ ...tap, name: `${label} > ${tap.name}` });
    // What a choice opened over it goes first.
    for (let open = 9; open > 0 && (await page.getByRole('dialog').count()) > 0; open -= 1) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(150);
    }
  }
  return taps;
}

/** Twenty men with a hero among them against as many, who shoot first: the most expensive of all melees. */
function greatMelee(): string {
  const led = (melee: 'cavalry' | 'pole'): Fighter => ({
    ...fresh(soldiers({ models: 20, melee, shield: true, leaders: true, ranged: 'automatic' })),
    joined: { unit: hero('legend', { melee: 'heavy' }), lost: 0 },
  });
  const melee = { ...meleeBetween(led('cavalry'), led('pole')), reaction: 'shoot' as const };
  return usbChargeCodec.encode({ ...initialUsbCharge, ...melee });
}

const modes: readonly (readonly [name: string, hash: string, kind?: string])[] = [
  ['Fight', '#/fight/brikwars'],
  ['Shoot', '#/fight/brikwars', 'Shoot'],
  ['Charge', '#/fight/charge'],
  ['Many', '#/fight/many'],
  ['Blast', '#/fight/many', 'Blast'],
  ['Quik', '#/fight/quik'],
  ['Squads', '#/fight/squads'],
  ['Wreck', '#/fight/wreck'],
  ['Magic', '#/fight/magic'],
  ['USB Shoot', '#/fight/usb/shoot'],
  ['USB Charge', '#/fight/usb/charge'],
  ['20 against 20, with heroes', `#/fight/usb/charge?${greatMelee()}`],
  ['USB Morale', '#/fight/usb/morale'],
  ['USB Test', '#/fight/usb/test'],
];

it('stage: from a tap to new odds in every mode, at a quarter of the speed, goal 50 ms', async () => {
  const table: string[][] = [
    [
      'mode',
      ...['taps', 'median ms', 'goal', 'worst ms', 'without script', 'with advice', 'worst'],
      'of: all, layout',
    ],
  ];
  const middles: (readonly [name: string, middle: number])[] = [];
  const floor: number[] = [];
  for (const [name, hash, kind] of modes) {
    const page = await openPage(hash, false, 1);
    if (kind) {
      const choice = page.getByRole('radio', { name: kind, exact: true });
      if ((await choice.count()) === 0) await page.locator('.many-kind').click();
      await choice.check();
      const done = page.getByRole('dialog').getByRole('button', { name: 'Done' });
      if (await done.count()) await done.click();
      await page.waitForTimeout(1000);
    }
    const session = await browser.newBrowserCDPSession();
    // The first round warms the code up.
    await tapMode(page, session);
    const taps = [...(await tapMode(page, session))].sort((one, other) => one.took - other.took);
    const worst = taps.slice(-4).reverse();
    const whole = taps.map((tap) => tap.whole).sort((one, other) => one - other);
    // A page that stands still would be the quickest of all.
    const answered = taps.filter(({ changed }) => changed).length;
    expect(answered, `${name}: taps that changed what the page says, of ${taps.length}`).toBeGreaterThan(
      taps.length / 3,
    );
    const still = await stillOf(page, site.url);
    const plain = await tapAll(still, session, '.fight .stage, .fight .columns', most.stage);
    await still.close();
    const middle = median(taps.map(({ took }) => took));
    middles.push([name, middle]);
    floor.push(...plain.map(({ took }) => took));
    table.push([
      name,
      String(taps.length),
      middle.toFixed(0),
      within(middle * 1e6, goal),
      (worst[0]?.took ?? Number.NaN).toFixed(0),
      plain.length > 0 ? median(plain.map(({ took }) => took)).toFixed(0) : '–',
      (whole[whole.length >> 1] ?? Number.NaN).toFixed(0),
      (whole.at(-1) ?? Number.NaN).toFixed(0),
      worst
        .map(
          ({ name: tapped, took, layout }) =>
            `${tapped} ${[took, layout].map((part) => part.toFixed(0)).join('/')}`,
        )
        .join(', '),
    ]);
    await session.detach();
    await page.context().close();
  }
  process.stdout.write(`\nFrom a tap to new odds, CPU 4x\n${printTable(table)}\n`);
  expect(table).toHaveLength(modes.length + 1);
  // Milliseconds are the machine's; how often as long as a tap that changes nothing but itself is ours.
  const plainTap = median(floor);
  const times = middles.map(([name, middle]) => {
    const ratio = middle / plainTap;
    return [name, printTimes(ratio), judged(`${name}: from a tap to new odds`, ratio, mostTimes)];
  });
  process.stdout.write(
    `${printTable([['mode', `of ${plainTap.toFixed(0)} ms`, `goal ${mostTimes}x`], ...times])}\n`,
  );
});

it('stage: frames while dice fly, at a quarter of the speed, goal 32 ms', async () => {
  const table: string[][] = [['dice', 'frames', 'median ms', 'worst ms of each roll']];
  for (const count of [1, 6, 20, 50]) {
    const page = await openPage(`#/dice?v=1&x=${count}d6&b=none&f=0`, true, slow);
    const worst: number[] = [];
    const all: number[] = [];
    const totals: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const frames = await page.evaluate(
        () =>
          new Promise<number[]>((resolve) => {
            const lengths: number[] = [];
            let last = 0;
            const next = (now: number) => {
              if (last > 0) lengths.push(now - last);
              last = now;
              if (document.getAnimations().length > 0) requestAnimationFrame(next);
              else resolve(lengths);
            };
            // The tap itself is measured elsewhere.
            addEventListener('animationstart', () => requestAnimationFrame(next), { once: true });
            document.querySelector<HTMLElement>('.thumb-bar [data-kind="primary"]')?.click();
          }),
      );
      expect(frames.length, `${count}d6: frames of a roll`).toBeGreaterThan(1);
      worst.push(Math.max(...frames));
      all.push(...frames);
      totals.push(await page.locator('.dice-total').innerText());
      await page.waitForTimeout(300);
    }
    const shown = totals.map((total) => Number.parseInt(total, 10));
    for (const total of shown) {
      expect(total, `${count}d6: ${shown}`).toBeGreaterThanOrEqual(count);
      expect(total, `${count}d6: ${shown}`).toBeLessThanOrEqual(6 * count);
    }
    // Six rolls alike would be none.
    expect(new Set(shown).size, `${count}d6: ${shown}`).toBeGreaterThan(1);
    all.sort((a, b) => a - b);
    table.push([
      `${count}d6`,
      String(all.length),
      (all[all.length >> 1] ?? Number.NaN).toFixed(1),
      worst.map((frame) => frame.toFixed(0)).join(' '),
    ]);
    await page.context().close();
  }
  process.stdout.write(`\nFrames while dice fly, CPU 4x\n${printTable(table)}\n`);
  expect(table).toHaveLength(5);
});
