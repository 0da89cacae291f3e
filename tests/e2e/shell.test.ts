import { chromium, type Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { browserStart } from '../support/browser.mjs';
import { fromArmyMenu, keepFight, newArmy } from '../support/play/hands.ts';
import { storing, usePhone, watch } from './harness.ts';

const { take } = usePhone();

/** To the settings, by the sheet behind the head of a place that has one. */
async function openSettings(page: Page): Promise<void> {
  const settings = page.getByRole('button', { name: 'Settings' });
  const head = page.locator('.place-button:enabled');
  await settings.or(head).first().waitFor();
  if (await head.isVisible()) await head.click();
  await settings.click();
}

const places = ['Dice', 'Fight', 'Castle', 'Armies', 'Rules'] as const;

describe('first start', () => {
  it('welcome: one screen with language, games, a live example, and the offline sign', async () => {
    const { page, open, readyOffline } = await take({ worker: true, welcomed: false });
    await open();
    await expect(page.getByRole('radio', { name: 'English' }).isChecked()).resolves.toBe(true);
    for (const game of ['BrikWars', 'USB', 'Mage Knight castles']) {
      await expect(page.getByRole('button', { name: game }).getAttribute('aria-pressed')).resolves.toBe(
        'false',
      );
    }
    await page
      .getByText('Sword against minifig: 33\u00a0% to kill, 27\u00a0% if the minifig parries with a shield.')
      .waitFor();
    await page.getByRole('button', { name: 'Roll it' }).click();
    await page
      .getByRole('main')
      .getByText(/^Rolled /)
      .waitFor();
    await readyOffline();
    await page.getByText('Works offline: ready').waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dice' }).waitFor();
  });

  it('welcome: a roll of the example moves nothing, and the example leads into that very fight', async () => {
    const { page, open } = await take({ welcomed: false });
    await open();
    const start = page.getByRole('button', { name: 'Start' });
    const below = page.getByRole('button', { name: 'I have a backup to import' });
    const placed = async () => [await start.boundingBox(), await below.boundingBox()];
    await page.getByText('Sword against minifig').waitFor();
    const before = await placed();
    const rolled = page.getByRole('main').getByText(/^Rolled /);
    await page.getByRole('button', { name: 'Roll it' }).click();
    await rolled.waitFor();
    await page.getByRole('button', { name: 'Roll again' }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await rolled.waitFor();
    await expect.poll(() => placed()).toEqual(before);
    await page.getByRole('button', { name: 'Open this fight' }).click();
    await page.getByRole('heading', { level: 1, name: 'Fight' }).waitFor();
    expect(page.url()).toContain('#/fight?v=2&table=2005');
    await page.goto(page.url().replace(/#.*/, ''));
    await page.getByRole('heading', { level: 1, name: 'Dice' }).waitFor();
  });

  it('welcome: a player who has a backup, or wants one, is led to it', async () => {
    const { page, open } = await take({ welcomed: false });
    await open();
    await page.getByRole('button', { name: 'I have a backup to import' }).click();
    const standsThere = async () => {
      const heading = page.getByRole('heading', { name: 'Backup', exact: true });
      await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true);
      const choose = page.getByText('Import a backup');
      await expect
        .poll(() =>
          choose.evaluate((label) => {
            const { top, bottom } = label.getBoundingClientRect();
            return top > 0 && bottom < innerHeight - 64;
          }),
        )
        .toBe(true);
    };
    await standsThere();
    await page.getByRole('navigation').getByRole('link', { name: 'Armies' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Import a backup' }).click();
    await standsThere();
  });
});

describe('places', () => {
  it('layout: on a wide screen the bar becomes a rail beside the place', async () => {
    const { page, open } = await take({ width: 1280, height: 800 });
    await open();
    const rail = await page.getByRole('navigation').boundingBox();
    expect(rail?.x).toBe(0);
    expect(rail?.width).toBeLessThan(140);
    expect(rail?.height).toBeGreaterThan(600);
  });
});

describe('Back', () => {
  it('kit/controls/overlays: after a reload with a sheet open the first Back leads to the place before, in Armies and in Charge', async () => {
    const { page, site, open } = await take();
    const sheet = page.getByRole('dialog');
    const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    for (const [hash, name, way] of [
      ['#/armies', 'Armies', 'New army'],
      ['#/fight/charge', 'Fight', 'More'],
    ] as const) {
      await open('#/dice');
      await page.goto(`${site.url}${hash}`);
      await title(name).waitFor();
      const opens = page.getByRole('main').getByRole('button', { name: way, exact: true });
      await opens.click();
      await sheet.waitFor();
      await page.reload();
      await opens.waitFor();
      await expect.poll(() => sheet.count(), { message: name }).toBe(0);
      expect(new URL(page.url()).hash.split('?')[0]).toMatch(hash);
      await page.goBack();
      await title('Dice').waitFor();
    }
  });
});

describe('notices', () => {
  it('notices: one line over the title that moves nothing, waits in a row, and goes with its place', async () => {
    const { page, open } = await take({ width: 360, height: 740 });
    await open('#/armies');
    await newArmy(page);
    await page.getByRole('textbox', { name: 'Name of the army' }).fill('The red host of the northern hills');
    const notices = page.getByRole('banner').getByRole('status');
    await fromArmyMenu(page, 'Delete army');
    await notices.getByText('Deleted: The red host').waitFor();
    const toast = notices.locator('.notice');
    const box = async () => {
      const found = await toast.boundingBox();
      if (!found) throw new Error('no notice in sight');
      return found;
    };
    expect((await box()).height).toBeLessThanOrEqual(56);
    await openSettings(page);
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    // What it offered belongs to the place that was left.
    await expect.poll(() => toast.count()).toBe(0);
    const heading = page.getByRole('heading', { level: 2 }).first();
    await heading.waitFor();
    const before = await heading.boundingBox();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download backup' }).click();
    await download;
    await notices.getByText('Backup made.').waitFor();
    await expect.poll(() => toast.count()).toBe(1);
    expect((await box()).height).toBeLessThanOrEqual(56);
    const head = await page.getByRole('banner').boundingBox();
    expect((await box()).y + (await box()).height).toBeLessThanOrEqual(head?.height ?? 0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => heading.boundingBox()).toEqual(before);
    await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
    await expect.poll(() => toast.count()).toBe(0);
  });
});

describe('offline', () => {
  it('offline: with the server dead every place opens, also those never visited and behind a query string, and every kind of fight answers, plays, is kept and compared by the rules of the table', async () => {
    const { page, site, open, readyOffline, cutOff } = await take({ worker: true });
    await open();
    await readyOffline();
    await cutOff();
    await page.goto(`${site.url}?source=pwa#/rules`);
    await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
    await page.goto(site.url);
    for (const place of places) {
      await page.getByRole('navigation').getByRole('link', { name: place }).click();
      await page.getByRole('heading', { level: 1, name: place }).waitFor();
      await page.locator('main:not([aria-busy="true"])').waitFor();
    }
    await openSettings(page);
    await page.getByText('Ready: everything works offline.').waitFor();
    await page.getByRole('button', { name: /^Language/ }).click();
    for (const language of ['Polski', 'Magyar', 'English']) {
      await page.getByRole('radio', { name: language }).check();
    }
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();

    await page.goto(`${site.url}#/fight/brikwars`);
    await page.locator('#fight-rules').click();
    await page
      .getByRole('dialog', { name: 'What do you play?' })
      .getByRole('radio', { name: 'Polish text' })
      .check();
    await page.keyboard.press('Escape');
    const modes = page.getByRole('group', { name: 'Kind of fight' });
    for (const name of ['Shoot', 'Charge', 'Many']) {
      await modes.getByRole('radio', { name, exact: true }).check();
      await keepFight(page, 'Compare');
    }
    await page.getByRole('button', { name: 'Look', exact: true }).click();
    await expect.poll(() => page.locator('.compared.card').count()).toBe(2);

    for (const kind of ['brikwars', 'many', 'charge', 'quik', 'magic', 'wreck', 'squads']) {
      await page.goto(`${site.url}#/fight/${kind}`);
      await page.locator('.fight-answer').getByText(/\d/).first().waitFor();
      await page.locator('.play-start .thumb-bar .button[data-kind="primary"]:enabled').click();
      // A six asks for its bonus die before anything else.
      await page
        .getByRole('button', { name: /^(?:Clear|Roll the bonus die)$/ })
        .first()
        .waitFor();
    }
    await keepFight(page, 'Save');
    await page.getByRole('textbox', { name: 'Name of this fight' }).press('Enter');
    await keepFight(page, 'Saved fights');
    await expect(page.getByRole('listitem').count()).resolves.toBeGreaterThan(0);
  });
});

describe('update', () => {
  it('update: waits for a tap, reloads only the accepting tab, the other says so and keeps running', async () => {
    const { page, context, site, open, readyOffline, troubles } = await take({ worker: true });
    await open();
    await readyOffline();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const other = await context.newPage();
    watch(other, site, troubles as string[]);
    await other.goto(`${site.url}#/settings`);
    await other.getByText('Version 0.1.0').waitFor();

    site.deploy(inject('nextApp'));
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await page.getByText('A new version is ready.').waitFor({ timeout: storing });
    await other.getByText('A new version is ready.').waitFor();
    await other.evaluate(() => {
      Object.assign(window, { stillHere: true });
    });
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await loaded;
    await openSettings(page);
    await page.getByText('Version 9.9.9').waitFor();

    await other.getByText('A new version was opened in another window.').waitFor();
    await expect.poll(() => other.evaluate(() => 'stillHere' in window)).toBe(true);
    await other.getByRole('button', { name: 'Reload' }).click();
    await other.getByText('Version 9.9.9').waitFor();
  });
});

describe('install', () => {
  it('install: Chromium finds nothing in the way, and the app has an icon and a name; a page without a manifest is told apart', async () => {
    const { site } = await take();
    const context = await chromium.launchPersistentContext('', browserStart(inject('wholeBrowser')));
    try {
      const page = context.pages()[0] ?? (await context.newPage());
      const session = await context.newCDPSession(page);
      const errors = async () => (await session.send('Page.getInstallabilityErrors')).installabilityErrors;
      await page.goto('data:text/html,<title>nothing</title>');
      expect((await errors()).length).toBeGreaterThan(0);
      await page.goto(site.url);
      expect(await errors()).toEqual([]);
      const manifest = await session.send('Page.getAppManifest');
      expect(manifest.errors).toEqual([]);
    } finally {
      await context.close();
    }
  });
});

describe('errors', () => {
  it('error page: an unexpected error can be read, copied, exported and left', async () => {
    const { page, open, troubles } = await take();
    await open();
    // What stands there before the app does catches nothing yet.
    await page.locator('#main[aria-busy="false"]').waitFor();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('a test of the error page');
      });
    });
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await page.getByText('a test of the error page').waitFor();
    await page.getByRole('button', { name: 'Copy details' }).click();
    await page.getByRole('button', { name: 'Copied.' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('a test of the error page');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
    await page.getByRole('button', { name: 'Continue without reloading' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dice' }).waitFor();
    (troubles as string[]).splice(0);
  });

  it('storage refused: the app says so and works until it is closed', async () => {
    const { page, context, open } = await take();
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await open();
    await page.getByText('This browser saves no data here').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Armies' }).click();
    await page.getByRole('heading', { level: 1, name: 'Armies' }).waitFor();
  });
});
