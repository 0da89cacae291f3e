import { describe, expect, inject, it, vi } from 'vitest';
import { shell as en } from '../../src/app/words/en.ts';
import { storing, usePhone } from '../e2e/harness.ts';
import { refuse, refused } from './broken-host.ts';

const { take } = usePhone();
// Each stores the whole app.
vi.setConfig({ testTimeout: 240_000 });

/** Says how many of the files are there. */
const howFar = new RegExp(en.offlineStored(1, 2).replace(/\d/g, String.raw`\d+`));

describe('faults/offline', () => {
  it('faults/offline: deployment: a file answered by a page is refused, and the app is not ready; it says how far it is, goes on by itself when the network is back, and says once that it is ready', async () => {
    const { page, context, open, site } = await take({ worker: true });
    await refuse(context, site);
    await open('#/settings');
    await refused(page);
    const progress = page.getByRole('progressbar', { name: howFar });
    await progress.waitFor();
    const [stored, files] = await progress.evaluate(({ value, max }: HTMLProgressElement) => [value, max]);
    expect(stored).toBeLessThan(files ?? 0);
    // A player who does not see it hears of the end alone.
    await expect(page.getByRole('status').filter({ hasText: howFar }).count()).resolves.toBe(0);

    site.deploy(inject('app'));
    await context.setOffline(true);
    await context.setOffline(false);
    const said = page.getByRole('banner').getByRole('status').getByText('Ready: works offline.');
    await said.waitFor({ timeout: storing });
    await page.getByText('Ready: everything works offline.').waitFor();
    await expect(progress.count()).resolves.toBe(0);
    await page.reload();
    await page.getByText('Ready: everything works offline.').waitFor();
    await expect(said.count()).resolves.toBe(0);
  });

  it('faults/offline: what was cut short goes on at the next start', async () => {
    const phone = await take({ worker: true });
    await refuse(phone.context, phone.site);
    await phone.open('#/settings');
    await refused(phone.page);
    phone.site.deploy(inject('app'));
    await phone.page.reload();
    await phone.page.getByText('Ready: everything works offline.').waitFor({ timeout: storing });
    await phone.readyOffline();
    await phone.cutOff();
    await phone.page.reload();
    await phone.page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  });

  it('faults/offline: files that the browser threw away are missed at the next start, and stored again', async () => {
    const phone = await take({ worker: true });
    const { page, open } = phone;
    await open('#/settings');
    await phone.readyOffline();
    /** Throws away so many of the files, and counts the rest. */
    const throwAway = (count: number) =>
      page.evaluate(async (thrown) => {
        const name = (await caches.keys()).find((one) => one.includes('-precache-'));
        const cache = await caches.open(name ?? '');
        const scripts = (await cache.keys()).filter(({ url }) => /assets\/.*\.js$/.test(url));
        for (const request of scripts.slice(0, thrown)) await cache.delete(request);
        return (await cache.keys()).length;
      }, count);
    const all = await throwAway(0);
    expect(await throwAway(1000)).toBeLessThan(all / 2);
    await page.reload();
    await expect.poll(() => throwAway(0), { timeout: storing }).toBe(all);
    await phone.cutOff();
    await page.reload();
    await page.getByText('Ready: everything works offline.').waitFor();
  });
});
