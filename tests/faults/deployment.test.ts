import { cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, it, vi } from 'vitest';
import { usePhone, watch } from '../e2e/harness.ts';
import { serveSite } from '../support/site.ts';

const { take } = usePhone();
// Each stores the whole app, some of them twice.
vi.setConfig({ testTimeout: 240_000 });

function folderWith(name: string, text: string, beside?: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'adjutant-'));
  if (beside) cpSync(beside, folder, { recursive: true });
  writeFileSync(path.join(folder, name), text);
  return folder;
}

/** The app on a host that answers one of its files with a page. */
function broken(): string {
  const file = readdirSync(path.join(inject('app'), 'assets')).find((name) =>
    /^castle-attack-.*\.js$/.test(name),
  );
  return folderWith(`assets/${file}`, '<h1>Please log in</h1>', inject('app'));
}

describe('deployment', () => {
  it('deployment: the offer of an update stays through other notices, and in the settings after “later”', async () => {
    const { page, site, open, readyOffline } = await take();
    await open();
    await readyOffline();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    site.deploy(inject('nextApp'));
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    const banner = page.getByRole('banner');
    await banner.getByText('A new version is ready.').waitFor();
    await page.getByRole('button', { name: 'Roll 1d6' }).click();
    await page.getByRole('button', { name: 'Undo roll' }).click();
    await banner.getByText('1 roll undone.').waitFor();
    await banner.getByText('A new version is ready.').waitFor();
    await banner.getByRole('button', { name: 'Close' }).last().click();
    await expect.poll(() => banner.getByText('1 roll undone.').count()).toBe(0);
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => banner.getByText('A new version is ready.').count()).toBe(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('region', { name: 'A new version is ready.' }).waitFor();
    await page.getByRole('button', { name: 'Update now' }).click();
    await page.waitForEvent('load');
    await page.getByText('Version 9.9.9').waitFor();
  });

  it('deployment: an old tab that opens a part it never had says that a new version is there, and stays where it was', async () => {
    const { page, context, site, open, readyOffline, troubles } = await take();
    await open();
    await readyOffline();
    await page.reload();
    await page.getByRole('textbox', { name: 'Dice', exact: true }).fill('7d8');
    const other = await context.newPage();
    watch(other, site, troubles as string[]);
    await other.goto(`${site.url}#/settings`);
    site.deploy(inject('nextApp'));
    await other.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await other.getByRole('button', { name: 'Update now' }).click();
    await other.getByText('Version 9.9.9').waitFor();

    const notice = page.getByRole('banner').getByText('A new version was opened in another window.');
    await notice.waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => notice.count()).toBe(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Armies' }).click();
    await notice.waitFor();
    await page.getByRole('heading', { level: 1, name: 'Dice' }).waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^(?:$|#\/(?:dice)?(?:\?|$))/);
    expect(await page.getByRole('textbox', { name: 'Dice', exact: true }).inputValue()).toBe('7d8');
    // What the old version asked for is gone from the host.
    (troubles as string[]).splice(0);
  });

  it('deployment: without network before it is ready, a place never opened says so and one stays where one was', async () => {
    const { page, context, open } = await take();
    // No worker: nothing is stored yet.
    await context.addInitScript(() => {
      navigator.serviceWorker.register = () => new Promise(() => undefined);
    });
    await open('#/dice');
    await page.getByRole('button', { name: 'Roll 1d6' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
    const notice = page.getByRole('banner').getByText('This part is not stored on the device yet');
    await notice.waitFor();
    await page.getByRole('heading', { level: 1, name: 'Dice' }).waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^(?:$|#\/(?:dice)?(?:\?|$))/);
    await context.setOffline(false);
    await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  });

  it('deployment: a file answered by a page is refused, the app is not ready, and tries again', async () => {
    const { page, context, open, site, readyOffline, cutOff } = await take();
    site.deploy(broken());
    await context.addInitScript(() => {
      const { serviceWorker } = navigator;
      const register = serviceWorker.register.bind(serviceWorker);
      serviceWorker.register = async (...asked) => {
        const registration = await register(...asked);
        registration.installing?.addEventListener('statechange', ({ target }) => {
          if ((target as ServiceWorker).state === 'redundant') Object.assign(window, { refused: true });
        });
        return registration;
      };
    });
    await open('#/settings');
    await expect.poll(() => page.evaluate(() => 'refused' in window), { timeout: 120_000 }).toBe(true);
    await page.getByText('Not ready yet').waitFor();
    site.deploy(inject('app'));
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await readyOffline();
    await page.getByText('Ready: everything works without network.').waitFor();
    await cutOff();
    await page.goto(`${site.url}#/castle`);
    await page.getByRole('heading', { level: 1, name: 'Castle' }).waitFor();
  });
});

describe('frame', () => {
  it('frame: inside a page of another origin the app does not run and says why; inside its own it does', async () => {
    const { context, site } = await take();
    const host = await serveSite(folderWith('index.html', `<iframe src="${site.url}"></iframe>`));
    const foreign = await context.newPage();
    await foreign.goto(host.url);
    const inside = foreign.frameLocator('iframe');
    await inside.getByText('Adjutant does not run inside a page of someone else.').waitFor();
    await expect(inside.getByRole('navigation').count()).resolves.toBe(0);
    await inside.getByRole('link', { name: 'Adjutant' }).waitFor();
    await host.stop();

    // Not watched: a bare text asks for an icon of the host, which has none.
    const own = await context.newPage();
    await own.goto(`${site.url}robots.txt`);
    await own.evaluate((address) => {
      document.body.innerHTML = `<iframe src="${address}" width="360" height="700"></iframe>`;
    }, site.url);
    await own.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Dice' }).waitFor();
  });
});
