import { describe, expect, inject, it } from 'vitest';
import { usePhone } from '../e2e/harness.ts';
import { buildChangedApp } from '../support/build.mjs';
import { refuse, refused } from './broken-host.ts';

const { take } = usePhone();

// Each stores the whole app, one of them twice.
describe('deployment', () => {
  it('deployment: the offer of an update stays through other notices, and in the settings after “later”', async () => {
    const { page, site, open, readyOffline } = await take({ worker: true });
    await open();
    await readyOffline();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    site.deploy(await buildChangedApp());
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    const banner = page.getByRole('banner');
    await banner.getByText('A new version is ready.').waitFor();
    await page.getByRole('button', { name: 'Roll 1d6' }).click();
    await page.getByRole('button', { name: 'Undo roll' }).click();
    await banner.getByText('1 roll undone.').waitFor();
    await banner.getByText('A new version is ready.').waitFor();
    await banner.getByRole('button', { name: 'Close' }).first().click();
    await expect.poll(() => banner.getByText('1 roll undone.').count()).toBe(0);
    const offer = banner.getByRole('region', { name: 'A new version is ready.' });
    await offer.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => offer.count()).toBe(0);
    await page.getByRole('button', { name: /^BrikWars/ }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('region', { name: 'A new version is ready.' }).waitFor();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await loaded;
    await page.getByText('Version 9.9.9').waitFor();
  });

  it('deployment: a file answered by a page is refused, the app is not ready, and tries again', async () => {
    const { page, context, open, site, readyOffline, cutOff } = await take({ worker: true });
    await refuse(context, site);
    await open('#/settings');
    await refused(page);
    site.deploy(inject('app'));
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await readyOffline();
    await page.getByText('Ready: everything works offline.').waitFor();
    await cutOff();
    await page.goto(`${site.url}#/castle`);
    await page.getByRole('heading', { level: 1, name: 'Castle' }).waitFor();
  });
});
