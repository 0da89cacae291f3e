import { describe, expect, it } from 'vitest';
import { castletape as t } from '../../../src/castle/words/hu.ts';
import { controls, height } from '../first-sight.ts';
import { usePhone } from '../harness.ts';

const { take } = usePhone();

describe('castle tape', () => {
  it('castle tape: few controls, and one screen while it is empty and when all twelve checks are answered', async () => {
    const { page, open } = await take({ language: 'hu' });
    await open('#/castle/tape');
    const rows = page.locator('.tape-lines').getByRole('button');
    await rows.last().waitFor();
    const first = (await controls(page)).length;
    const before = await height(page);
    await rows.first().click();
    const ok = page.getByRole('dialog').getByRole('button', { name: t.ok, exact: true });
    for (let left = 12; left > 0; left -= 1) await ok.click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('heading', { name: `${t.answers.legal} · ${t.progress(12, 12)}` }).waitFor();
    const after = await height(page);
    process.stdout.write(
      `castle tape: ${first} controls of at most 25, page ${before} and ${after} of at most 900\n`,
    );
    expect(first).toBeLessThanOrEqual(25);
    expect(Math.max(before, after)).toBeLessThanOrEqual(900);
  });
});
