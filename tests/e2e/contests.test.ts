import { describe, expect, it } from 'vitest';
import { overflow, type PhoneOptions, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });

async function openContest(kind: string, options?: PhoneOptions): Promise<void> {
  const { page, open } = await take(options);
  await open(`#/dice/contests?k=${kind}`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

describe('contests', () => {
  it('contests: a roll made further down the page brings the verdict into sight', async () => {
    await openContest('wisg');
    const { page } = current();
    for (let tap = 0; tap < 6; tap += 1) await button('Players: more').click();
    await page.evaluate(() => scrollTo(0, 600));
    await button('Roll for 8 players').click();
    await expect
      .poll(() => page.locator('.contest-verdict').evaluate((card) => card.getBoundingClientRect().top))
      .toBeGreaterThan(0);
  });
});

const kinds = ['wisg', 'starts', 'first', 'feat'] as const;

describe('contests: fit', () => {
  it.each([
    ['en', 'light'],
    ['pl', 'dark'],
    ['hu', 'light'],
  ] as const)(
    'contests: nothing reaches past 320 px, and axe finds nothing (%s, %s)',
    async (language, theme) => {
      const { page, open } = await take({ language, theme, width: 320 });
      const seen = async () => ({ out: await overflow(page), found: await violations(page) });
      for (const kind of kinds) {
        await open(`#/dice/contests?k=${kind}`);
        await page.locator('.contest-verdict').waitFor({ state: 'detached' });
        await page.locator('.thumb-bar').waitFor();
        expect({ kind, ...(await seen()) }).toEqual({ kind, out: [], found: [] });
        const row = page.locator('.sheet-row').first();
        await row.click();
        await page.locator('dialog[open]').waitFor();
        expect({ sheet: kind, ...(await seen()) }).toEqual({ sheet: kind, out: [], found: [] });
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
        await page.locator('.thumb-bar [data-kind="primary"]').click();
        await page.locator('.contest-verdict').waitFor();
        expect({ thrown: kind, ...(await seen()) }).toEqual({ thrown: kind, out: [], found: [] });
      }
    },
  );

  it('contests: text twice as large leaves every contest usable', async () => {
    const { page, open } = await take();
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', '32px'),
      );
    });
    for (const kind of kinds) {
      await open(`#/dice/contests?k=${kind}`);
      await page.locator('.thumb-bar [data-kind="primary"]').click();
      await page.locator('.contest-verdict').waitFor();
      expect({ kind, out: await overflow(page) }).toEqual({ kind, out: [] });
    }
  });
});
