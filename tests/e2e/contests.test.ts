import { describe, expect, it } from 'vitest';
import { type PhoneOptions, usePhone } from './harness.ts';

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
    await button(/^Roll for 8 players/).click();
    await expect
      .poll(() => page.locator('.contest-verdict').evaluate((card) => card.getBoundingClientRect().top))
      .toBeGreaterThan(0);
  });
});
