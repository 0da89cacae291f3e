import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hands } from '../support/siege-hands.ts';
import { type Language, type PhoneOptions, usePhone } from './harness.ts';

const { take, current } = usePhone();

async function besiege(options: PhoneOptions & { readonly language: Language }) {
  const { page, open } = await take(options);
  await open('#/castle/siege');
  const table = hands(page, options.language);
  await page.getByRole('heading', { name: table.start.fresh }).waitFor();
  return { page, table };
}

/** The page is as high as the screen: nothing but sheets scrolls. */
const noScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

describe('castle-siege: a game with castles followed', () => {
  it('castle-siege two tabs on one siege stay in step', async () => {
    const { page, table } = await besiege({ language: 'en' });
    await table.setUp();
    const second = await current().context.newPage();
    await second.goto(page.url());
    const other = hands(second, 'en');
    await other.says(other.start.before);
    await table.tap(table.start.next['set-up']);
    await other.says(other.start.turnOf('Anna'));
    await other.fell(other.wall(1));
    await expect.poll(() => table.piece(table.wall(1)).getAttribute('data-condition')).toBe('destroyed');
    await second.close();
  });

  it('castle-siege it goes on without any network', async () => {
    const { page, table } = await besiege({ language: 'pl', worker: true });
    await table.setUp();
    await current().readyOffline();
    await current().cutOff();
    await page.reload();
    await table.says(table.start.before);
    await table.tap(table.start.next['set-up']);
    await table.fell(table.wall(2));
    await expect
      .poll(() => page.locator('.siege-figure .visually-hidden').textContent())
      .toContain(table.start.victoryOf('Béla', '20'));
    expect(await noScroll(page)).toBe(0);
  });
});
