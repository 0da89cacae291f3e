import { describe, expect, it, vi } from 'vitest';
import { settled, storing, usePhone, watch } from '../e2e/harness.ts';
import { buildChangedApp } from '../support/build.mjs';
import { serveSite } from '../support/site.ts';
import { folderWith } from './broken-host.ts';

const { take } = usePhone();
// Each stores the whole app, some of them twice.
vi.setConfig({ testTimeout: 240_000 });

describe('deployment', () => {
  it('deployment: an old tab that opens a part it never had says that a new version is there, and stays where it was', async () => {
    const changed = buildChangedApp();
    const { page, context, site, open, readyOffline, troubles } = await take({ worker: true });
    await open();
    await readyOffline();
    await page.reload();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'What to roll' }).click();
    await page.getByRole('textbox', { name: 'Dice', exact: true }).fill('7d8');
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    const other = await context.newPage();
    watch(other, site, troubles as string[]);
    await other.goto(`${site.url}#/settings`);
    site.deploy(await changed);
    await other.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await other.getByRole('button', { name: 'Update now' }).click({ timeout: storing });
    await other.getByText('Version 9.9.9').waitFor();

    const notice = page.getByRole('banner').getByText('A new version was opened in another window.');
    await notice.waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => notice.count()).toBe(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Armies' }).click();
    await notice.waitFor();
    await page.getByRole('heading', { level: 1, name: 'Dice' }).waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^(?:$|#\/(?:dice)?(?:\?|$))/);
    await expect.poll(() => page.getByRole('button', { name: 'Roll 7d8' }).count()).toBe(1);
    // What the old version asked for is gone from the host.
    await settled(page);
    (troubles as string[]).splice(0);
  });

  it('deployment: without network before it is ready, a place never opened says so and one stays where one was', async () => {
    // Without its worker nothing is stored yet.
    const { page, context, open } = await take();
    await open('#/dice');
    await page.getByRole('button', { name: 'Roll 1d6' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
    const notice = page
      .getByRole('banner')
      .getByText('You are offline and this part has not been downloaded');
    await notice.waitFor();
    await page.getByRole('heading', { level: 1, name: 'Dice' }).waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^(?:$|#\/(?:dice)?(?:\?|$))/);
    await context.setOffline(false);
    await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
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
