import { describe, expect, it } from 'vitest';
import { usePhone } from '../../support/dom/phone.ts';

const { take } = usePhone();

describe('many/blast', () => {
  it('BW-WEAP-12 brikwars/many/blast-dead: enemies and mine stand apart, each with its chance, how many fall in bars of their own', async () => {
    const { page, open } = await take();
    await open('#/fight/many?v=2&kind=blast');
    const enemies = page.getByRole('button', { name: /^Enemy dead 0: / });
    await expect.poll(() => enemies.textContent()).toMatch(/0: 50\s*%, 1: 7\s*%, 2: (0|<1)\s*%, 3: 43\s*%/);
    expect(await page.getByRole('button', { name: /^My dead/ }).textContent()).toMatch(
      /10\s*%.*at the feet 17\s*%/,
    );
    const tags = await page
      .locator('.many-dot')
      .evaluateAll((dots) => dots.map((dot) => [dot.getAttribute('data-side'), dot.textContent]));
    expect(tags).toEqual([
      ['theirs', '50%'],
      ['theirs', '43%'],
      ['mine', '10%'],
    ]);
    // Lengths stand on their lines, and the circle has a handle at its foot.
    expect(
      await page.locator('.many-length-text').evaluateAll((all) => all.map((one) => one.textContent)),
    ).toEqual(['5″', '2″']);
    await page.locator('.many-aim .many-handle').waitFor();
    await enemies.click();
    await page.getByRole('dialog').waitFor();
  });
});
