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
      .toBe('Assumes a target within 6″ (no distance entered).');
    await ruler.focus();
    for (let inch = 0; inch < 4; inch += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => ruler.getAttribute('aria-valuetext')).toBe('4″');
    await ruler.fill('8');
    await page.getByText('Out of range: this weapon reaches 6″.').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Roll it/ }).isDisabled()).toBe(true);
  });

  it('kit/stage: above a sheet the stage rings what it is about: a hand in gold, or the figures of a side', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars');
    const picture = page.locator('.stage-scene > svg');
    const ring = picture.locator('.stage-ring');
    const root = page.locator('html');
    const closed = async () => {
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    };
    await page.getByRole('button', { name: 'Enemy: Shield', exact: true }).click();
    await expect.poll(() => ring.count()).toBe(2);
    expect(await picture.getAttribute('data-about')).toBe(null);
    expect(await root.getAttribute('data-over')).toBe('');
    await closed();
    expect(await ring.count()).toBe(0);
    expect(await root.getAttribute('data-over')).toBe(null);
    await page.locator('.stage-plate').last().click();
    await expect.poll(() => picture.getAttribute('data-about')).toBe('theirs');
    expect(await ring.count()).toBe(0);
    await closed();
    // What counts for both rings nobody.
    await page
      .getByRole('button', { name: /^More / })
      .first()
      .click();
    await expect.poll(() => root.getAttribute('data-over')).toBe('');
    expect([await ring.count(), await picture.getAttribute('data-about')]).toEqual([0, null]);
    await closed();
    // Nor do the reasons, and what is played.
    for (const door of ['.outcome', '.place-button']) {
      await page.locator(door).first().click();
      await expect.poll(() => root.getAttribute('data-over')).toBe('');
      await closed();
      expect(await root.getAttribute('data-over')).toBe(null);
    }
  });

  it('BW-ATK-18 kit/stage: what is in force comes first once the sheet is closed, and an aim of the shot does not count in close combat', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars?v=2&mode=ranged');
    const row = page.locator('.stage-chips .circumstance');
    const names = async () => (await row.allTextContents()).map((name) => name.trim());
    const blind = () =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Blind/ })
        .click();
    await expect.poll(names).toEqual(['Legs hidden −1', 'Aimed +1', 'More (7)']);
    // A tap turns it over and moves nothing under the finger.
    await row.nth(1).click();
    await expect.poll(() => row.nth(1).getAttribute('aria-pressed')).toBe('true');
    expect(await names()).toEqual(['Legs hidden −1', 'Aimed +1', 'More (7)']);
    await row.last().click();
    await blind();
    await page.goBack();
    await expect.poll(names).toEqual(['Aimed +1', 'Blind −5', 'More (7)']);
    await page.getByRole('radio', { name: 'Fight', exact: true }).check();
    await expect.poll(async () => (await names())[0]).toBe('Blind −5');
    expect(await page.getByRole('button', { name: 'Aimed +1' }).count()).toBe(0);
    await row.last().click();
    await blind();
    await page.goBack();
    await expect.poll(() => page.locator('.circumstance[aria-pressed="true"]').count()).toBe(0);
  });

  it('fight/circumstances: each tile of the sheet says what a tap on it makes of the odds, and a tap makes it so', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars?v=2&mode=ranged');
    await page.locator('.circumstance-more').click();
    const tile = page
      .getByRole('group', { name: 'What counts here?' })
      .getByRole('button', { name: /^Aimed/ });
    await expect.poll(() => tile.locator('b').textContent()).toBe('28');
    const odds = page.locator('.outcome .fight-number').first();
    expect(await odds.textContent()).toBe('22');
    await tile.click();
    await expect.poll(() => odds.textContent()).toBe('28');
    // In force, it says what is left without it.
    await expect.poll(() => tile.locator('b').textContent()).toBe('22');
  });
});
