// The places and the main jobs in the engines of other phones: what they tell is what Chromium tells.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Site, serveSite } from '../support/site.ts';
import { type Driver, type Engine, findEngine, packages, start, startChromium } from './driver.ts';

const routes = [
  ...['dice', 'dice/contests', 'dice/fairness'],
  ...['brikwars', 'shoot', 'many', 'squads', 'charge', 'wreck', 'quik', 'magic'].map(
    (mode) => `fight/${mode}`,
  ),
  ...['shoot', 'charge', 'morale', 'test'].map((mode) => `fight/usb/${mode}`),
  ...['fight/saved', 'castle/attack', 'castle/shots', 'castle/effects', 'castle/effects/ways'],
  ...['castle/map', 'castle/map/plans', 'castle/siege', 'castle/tape'],
  ...['armies', 'armies/~receive', 'armies/~league', 'armies/~battle', 'armies/~trash'],
  ...['rules', 'rules/BW-CC-16', 'settings'],
];

const settings = (language: string) => ({
  version: 1,
  language,
  theme: 'system',
  games: ['brikwars', 'usb', 'mage-knight'],
  lastGame: 'brikwars',
  edition: '2005',
  animation: false,
  instant: true,
  welcomed: true,
});

/** An app on a site of its own, in one browser. */
class Phone {
  constructor(
    readonly driver: Driver,
    readonly site: Site,
  ) {}

  /** A device on which the app was opened before. */
  async setUp(language = 'en'): Promise<void> {
    await this.driver.goto(`${this.site.url}robots.txt`);
    await this.driver.run(
      `indexedDB.deleteDatabase('adjutant'); localStorage.clear(); localStorage.setItem('adjutant-settings', JSON.stringify(values[0]));`,
      settings(language),
    );
    await this.driver.goto(`${this.site.url}#/dice`);
    await this.driver.run(`
      window.faults = [];
      addEventListener('error', ({ message }) => faults.push(message));
      addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));`);
    await this.rest();
  }

  /** Waits until nothing changes, and no part is on its way. */
  rest(): Promise<void> {
    return this.driver.run(`
      const still = () => new Promise((done) => {
        let changed = false;
        const watch = new MutationObserver(() => { changed = true; });
        watch.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
        setTimeout(() => { watch.disconnect(); done(!changed); }, 150);
      });
      for (const end = Date.now() + 30000; Date.now() < end; )
        if (await still() && !document.querySelector('.pending, main[aria-busy="true"]') && document.querySelector('h1, h2')) return;
      throw new Error('never at rest');`);
  }

  async go(route: string): Promise<void> {
    await this.driver.run(`location.hash = '#/' + values[0];`, route);
    await this.rest();
  }

  /** Taps what is called so, by its label or its text, in the sheet on top where there is one. */
  async tap(name: string): Promise<void> {
    const at = await this.driver.run<readonly [number, number] | null>(
      `
      const seen = () => {
        const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
        return [...within.querySelectorAll('button, a, label, summary, [role="button"]')].find((each) => {
          const called = each.getAttribute('aria-label') ?? (each.title || each.textContent.trim());
          return each.getClientRects().length > 0 && (called.startsWith(values[0]) && !/^\\w/.test(called.slice(values[0].length)));
        });
      };
      for (const end = Date.now() + 20000; Date.now() < end; ) {
        const found = seen();
        if (found) {
          found.scrollIntoView({ block: 'center', behavior: 'instant' });
          const box = found.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }
        await new Promise((passed) => setTimeout(passed, 100));
      }
      return null;`,
      name,
    );
    if (!at) throw new Error(`nothing is called ${name}: ${await this.text()}`);
    await this.driver.tap(...at);
    await this.rest();
  }

  text(): Promise<string> {
    return this.driver.run(`return document.body.innerText.replace(/\\s+/g, ' ').trim();`);
  }

  /** Looks until the page says it. */
  says(what: RegExp): Promise<void> {
    return expect.poll(() => this.text(), { timeout: 90_000, interval: 200 }).toMatch(what);
  }

  faults(): Promise<readonly string[]> {
    return this.driver.run('return window.faults ?? [];');
  }
}

interface Told {
  readonly title: string;
  readonly text: string;
}

const told = (phone: Phone): Promise<Told> =>
  phone.driver.run(`
    const main = document.querySelector('main').cloneNode(true);
    // What each device says of itself, and what time it is.
    for (const each of main.querySelectorAll('[data-own], .settings-data, progress')) each.remove();
    return { title: document.title, text: main.textContent.replace(/\\s+/g, ' ').trim() };`);

const tooWide = (phone: Phone): Promise<number> =>
  phone.driver.run(
    'const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth;',
  );

const missingAllowed = process.env.ENGINES_MISSING === 'allowed';

for (const engine of ['firefox', 'webkit'] satisfies readonly Engine[]) {
  describe(`engines: ${engine}`, () => {
    it.runIf(!findEngine(engine))('is not run', () => {
      expect(missingAllowed || `${engine}: not run (apt-get install ${packages[engine]})`).toBe(true);
    });
  });

  describe.runIf(findEngine(engine))(`engines: ${engine}`, () => {
    let driver: Driver;
    let phone: Phone;
    beforeAll(async () => {
      driver = await start(engine);
    });
    afterAll(() => driver.close());
    beforeEach(async () => {
      phone = new Phone(driver, await serveSite(inject('app')));
    });
    afterEach(() => phone.site.stop());

    it.each(['en', 'hu'])(
      'engines: every place tells what it tells in Chromium, no wider than the screen, without a fault (%s)',
      async (language) => {
        const chromium = await startChromium(inject('pageBrowser'));
        const other = new Phone(chromium, phone.site);
        try {
          await other.setUp(language);
          await phone.setUp(language);
          const wide: string[] = [];
          for (const route of routes) {
            await other.go(route);
            await phone.go(route);
            // Where a device may differ, as in what it can keep, the settings say so.
            if (route !== 'settings')
              await expect
                .poll(async () => [await told(phone), await told(other)])
                .toSatisfy(([here, there]) => JSON.stringify(here) === JSON.stringify(there), route);
            if ((await tooWide(phone)) > 0) wide.push(route);
          }
          expect(wide).toEqual([]);
          expect(await phone.faults()).toEqual([]);
        } finally {
          await chromium.close();
        }
      },
    );

    it('engines: a first visit, all stored, the host dead: every place opens after a reload', async () => {
      await driver.goto(`${phone.site.url}robots.txt`);
      await driver.run(`localStorage.clear(); indexedDB.deleteDatabase('adjutant');`);
      await driver.goto(phone.site.url);
      await phone.tap('Start');
      await driver.run(`
        await navigator.serviceWorker.ready;
        for (const end = Date.now() + 90000; Date.now() < end && !navigator.serviceWorker.controller; )
          await new Promise((passed) => setTimeout(passed, 200));`);
      await phone.site.stop();
      await driver.goto(`${phone.site.url}?again#/armies`);
      await phone.rest();
      for (const route of routes) {
        await phone.go(route);
        const { text } = await told(phone);
        expect([route, text.length > 40]).toEqual([route, true]);
      }
    });

    it('engines: a roll, and a fight to its end', async () => {
      await phone.setUp();
      await phone.tap('Roll 1d6');
      await phone.says(/Rolled |again/);
      await phone.go('fight/brikwars');
      await phone.tap('Roll');
      await phone.says(/dies|lives|nothing/i);
      expect(await phone.faults()).toEqual([]);
    });

    it('engines: an army is there after a reload', async () => {
      await phone.setUp();
      await phone.go('armies');
      await phone.tap('New army');
      await phone.tap('USB');
      const address = await driver.run<string>('return location.href;');
      expect(address).toMatch(/#\/armies\/[^~]/);
      await phone.says(/Name, game and limit/);
      await phone.tap('300');
      await driver.goto(`${address.replace('#', '?again#')}`);
      await phone.rest();
      await phone.says(/300/);
      expect(await driver.run<string>('return location.hash;')).toBe(new URL(address).hash);
    });

    it('engines: a castle on the map stays where it was put', async () => {
      await phone.setUp();
      await phone.go('castle/map');
      const pieces = () =>
        driver.run<number>(
          `return document.querySelectorAll('svg[aria-label="Map of the table"] [role]').length;`,
        );
      expect(await pieces()).toBe(0);
      await phone.tap('Gatehouse');
      await phone.tap('Wall');
      const address = () => driver.run<string>('return location.hash;');
      await expect.poll(address).toMatch(/s=g0-[\d-]+,w0-/);
      await driver.goto(`${phone.site.url}?again#/castle/map`);
      await phone.rest();
      await expect.poll(pieces).toBe(2);
    });
  });
}
