import { describe, expect, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

describe('the face of the look-up', () => {
  it('lookup/browse: a chapter opens below its picture, and its rules lead on; Back finds it open', async () => {
    const { page, open } = await take();
    await open('#/rules');
    const chapter = page.getByRole('button', { name: 'Close combat' });
    await chapter.click();
    expect(await chapter.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('link', { name: /^Angry Inch/ }).click();
    await page.getByRole('heading', { name: 'Angry Inch', exact: true }).waitFor();
    await page.goBack();
    await page
      .getByRole('link', { name: /^Angry Inch/ })
      .first()
      .waitFor();
    expect(await chapter.first().getAttribute('aria-expanded')).toBe('true');
  });

  it('lookup/browse: one game shows all its chapters, and only its own', async () => {
    const { page, open } = await take();
    await open('#/rules');
    const hidden = page.getByRole('button', { name: 'Magic (supplement)' });
    expect(await hidden.count()).toBe(0);
    await page.getByRole('radio', { name: 'BrikWars' }).click();
    await hidden.waitFor();
    expect(await page.getByRole('heading', { name: /^USB/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Fewer: BrikWars' }).click();
    await page.getByRole('heading', { name: /^USB/ }).waitFor();
  });

  it('lookup/browse: the ways to all chapters are told apart by their game', async () => {
    const { page, open } = await take();
    await open('#/rules');
    await page.getByRole('button', { name: 'All: BrikWars' }).waitFor();
    await page.getByRole('button', { name: 'All: USB' }).click();
    await page.getByRole('button', { name: 'Fewer: USB' }).waitFor();
    expect(await page.getByRole('heading', { name: /^BrikWars/ }).count()).toBe(0);
  });

  it('lookup/kept-row: what is pinned and what was read stand at hand, of the game that is chosen', async () => {
    const { page, open } = await take();
    await open('#/rules/BW-CC-16');
    await page.getByRole('button', { name: 'Pin' }).click();
    await page.getByRole('button', { name: 'Pin', pressed: true }).waitFor();
    await open('#/rules/USB-TEST-01');
    await page.getByRole('article').waitFor();
    await page.goBack();
    await open('#/rules');
    const kept = page.getByRole('region', { name: 'Pinned and last read' });
    await expect.poll(() => kept.getByRole('link').count()).toBe(2);
    await kept.getByRole('link', { name: /^Pinned: Parry/ }).waitFor();
    await page.getByRole('radio', { name: 'USB' }).click();
    await expect.poll(() => kept.getByRole('link').count()).toBe(1);
    await page.getByRole('radio', { name: 'All' }).click();
    await kept.getByRole('link', { name: /^Pinned: Parry/ }).click();
    await page.getByRole('button', { name: 'Pin', pressed: true }).click();
    await page.getByRole('button', { name: 'Pin', pressed: false }).waitFor();
  });

  it('lookup/meant: a slip is named, and what was meant is looked for', async () => {
    const { page, open } = await take();
    await open('#/rules');
    const field = page.getByRole('searchbox', { name: 'Search the rules' });
    await field.fill('pary');
    const meant = page.getByRole('region', { name: 'No rule says “pary”. Did you mean:' });
    await meant.getByRole('button', { name: 'parry' }).click();
    await expect.poll(() => field.inputValue()).toBe('parry');
    await expect.poll(() => meant.count()).toBe(0);
  });
});
