import { describe, expect, it } from 'vitest';
import { usePhone } from '../../support/dom/phone.ts';

const { take } = usePhone();

describe('stage', () => {
  it.each([
    'brikwars',
    'charge',
    'many',
    'quik',
    'magic',
    'wreck',
    'squads',
    'usb/shoot',
    'usb/charge',
    'usb/morale',
    'usb/test',
  ])('kit/stage: wide, the reasons stand open, and a tap on a figure asks for its own (%s)', async (kind) => {
    const { page, open } = await take({ width: 1280, height: 800 });
    await open(`#/fight/${kind}`);
    const beside = page.locator('.fight-beside');
    const title = beside.getByRole('heading').first();
    await title.waitFor();
    const before = await title.textContent();
    await page.locator('.outcome').last().click();
    await expect.poll(() => title.textContent()).not.toBe(before);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('BW-ATK-04 kit/stage: the ruler sets how far the shot goes, by the arrow keys too, and says when it is too far', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars');
    await page.getByRole('radio', { name: 'Shoot', exact: true }).check();
    const ruler = page.getByRole('slider', { name: /Inches to the target/ });
    await expect
      .poll(() => ruler.getAttribute('aria-valuetext'))
      .toBe('For a target within 6″: no distance is entered.');
    await ruler.focus();
    for (let inch = 0; inch < 4; inch += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => ruler.getAttribute('aria-valuetext')).toBe('4″');
    await ruler.fill('8');
    await page.getByText('Out of range: this weapon reaches 6″.').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Roll it/ }).isDisabled()).toBe(true);
  });

  it('BW-ATK-18 kit/stage: the last chip counts what is in force behind it, and an aim of the shot does not count in close combat', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars');
    const mode = (name: string) => page.getByRole('radio', { name, exact: true }).check();
    const options = page.getByRole('button', { name: /^More options/ });
    const shown = async () => (await options.textContent())?.trim();
    await mode('Shoot');
    await page.getByRole('button', { name: 'Aimed +1' }).click();
    await options.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Blind/ })
      .click();
    await page.goBack();
    await expect.poll(shown).toBe('More options 1');
    // A target without a shield has one answer: nothing offers a choice.
    await expect.poll(() => page.locator('.advice-chip').count()).toBe(0);
    await mode('Fight');
    await page.locator('.advice-chip').waitFor();
    await expect.poll(shown).toBe('More options 1');
    await options.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Blind/ })
      .click();
    await page.goBack();
    await expect.poll(shown).toBe('More options');
  });
});
