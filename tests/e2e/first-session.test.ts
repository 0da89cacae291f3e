import { describe, expect, it } from 'vitest';
import { castlemap, castlesiege, castletape } from '../../src/castle/words/en.ts';
import { usePhone } from './harness.ts';

const { take } = usePhone();

const three = 'v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3&s=k0-18-60-6-6-0,w0-24-60-6-2-0,r0-29-60-2';

describe('platform/drafts: the first session', () => {
  it('platform/drafts before the first reload each place has what another made for it', async () => {
    const { page, site } = await take({ welcomed: false });
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const to = (hash: string) =>
      page.evaluate((wanted) => {
        location.hash = wanted;
      }, hash);
    await page.goto(`${site.url}#/castle/map?${three}`);
    // Moving a piece of a linked plan makes it the player's own.
    await page.locator('.map-thing').nth(2).focus();
    await page.keyboard.press('ArrowUp');
    await button(castlemap.toSiege).click();
    await page.getByText(castlesiege.takenFromMap(3)).first().waitFor();
    await expect.poll(() => page.locator('.siege-bench .siege-piece').count()).toBe(3);

    await to('#/castle/tape');
    await button(castletape.fromMap).click();
    await page.getByText(castletape.mapFilled).first().waitFor();

    // What a fight was set to is what many are asked about, and what the next fight begins with.
    await to('#/fight/brikwars');
    await button(/^Enemy: Hand/).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Heavy weapon', exact: true }).check();
    await button(/^Enemy: Heavy/).waitFor();
    await to('#/dice');
    await page.getByRole('button', { name: '2d6', exact: true }).waitFor();
    await to('#/fight/saved');
    await page.locator('main h2').first().waitFor();
    await to('#/fight/brikwars');
    await button(/^Enemy: Heavy/).waitFor();
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  });
});
