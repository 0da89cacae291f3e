import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { photos } from '../support/codes.ts';
import { newArmy } from '../support/play/hands.ts';
import { type Language, otherProfile, stored, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });

const words = {
  en: { play: 'Play', start: 'Begin the battle' },
  pl: { play: 'Graj', start: 'Zacznij bitwę' },
  hu: { play: 'Játék', start: 'Kezdődjön a csata' },
} as const;

/** A ready army of USB against so many units that nobody entered. */
async function openBattle(language: Language = 'en'): Promise<void> {
  const { page, open } = current();
  await open('#/armies');
  await newArmy(page, 'USB');
  await page.locator('.usb-sample').filter({ hasText: '300' }).click();
  await button(words[language].play).click();
  await button(words[language].start).click();
  await page.locator('.battle-row').first().waitFor();
}

describe('battle', () => {
  it('battle: two tabs on one battle lose no tap, and show each other’s; its report is a picture', async () => {
    const { page, context } = await take();
    await openBattle();
    const second = await context.newPage();
    await second.goto(page.url());
    await second.locator('.battle-row').first().waitFor();
    const pawns = (tab: typeof page) =>
      tab.locator('.battle-row').filter({ hasText: '7 Regulars' }).locator('.battle-pawns');
    await pawns(page).click();
    await second.locator('.battle-row').filter({ hasText: '7 Regulars' }).getByText('6/7').waitFor();
    await pawns(second).click();
    await page.locator('.battle-row').filter({ hasText: '7 Regulars' }).getByText('5/7').waitFor();
    await stored(page, /("do":"lose","unit":"m3".*){2}/);
    const sheet = page.getByRole('dialog');
    await button('More').click();
    await sheet.getByRole('button', { name: 'End the battle', exact: true }).click();
    await expect.poll(() => sheet.count()).toBe(0);
    const coming = page.waitForEvent('download');
    await button('Share as a picture').click();
    const picture = readFileSync(await (await coming).path());
    // As PNG files begin, with the breadth and the height of the picture in their head.
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBe(1080);
    expect(picture.readUInt32BE(20)).toBe(1350);
  });

  it('storage/backup/parcel battle: goes to another phone as a file and its preview, and both are kept where they differ', async () => {
    const { page, open } = await take();
    await openBattle();
    await page.locator('.battle-pawns').nth(2).click();
    await stored(page, '"do":"lose"');
    const saved = page.waitForEvent('download');
    await button('More').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send the battle' }).click();
    await page.locator('.send canvas, .send svg').first().waitFor();
    await page.getByRole('button', { name: /^File/ }).click();
    const file = await (await saved).path();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    // Here it goes on: what comes back is another battle.
    await page.locator('.battle-pawns').nth(2).click();
    await stored(page, /("do":"lose".*){2}/);
    await open('#/armies/~receive');
    await page.locator('.receive input[type=file]').setInputFiles(file);
    const preview = page.getByRole('dialog');
    await preview
      .getByText('The battle here was changed later and stays; this one is added beside it.')
      .waitFor();
    await preview.getByRole('button', { name: 'Continue here' }).click();
    await stored(page, /play:\w+-2"/);
    await page.locator('.battle-row').first().waitFor();
    expect(page.url()).toMatch(/\/~battle\/\w+-2$/);
  });

  it('kit/send battle: goes from glass to glass as codes in disorder, and goes on on the other phone', async () => {
    const phone = await take();
    const { page, site } = phone;
    await openBattle();
    await page.locator('.battle-row').filter({ hasText: '7 Regulars' }).locator('.battle-pawns').click();
    await stored(page, '"do":"lose"');
    await button('More').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send the battle' }).click();
    await page.locator('.code-picture').waitFor();
    const codes = await photos(page);
    const second = await otherProfile(phone);
    await second.goto(`${site.url}#/armies/~receive`);
    await second
      .locator('.receive input[type=file]')
      .setInputFiles(
        codes.toReversed().map((buffer, at) => ({ name: `${at}.png`, mimeType: 'image/png', buffer })),
      );
    const preview = second.getByRole('dialog');
    await preview.getByText('It is not here yet.').waitFor();
    expect(await violations(second)).toEqual([]);
    await preview.getByRole('button', { name: 'Continue here' }).click();
    // It asks which side is played here.
    await second
      .getByRole('button', { name: /Ready-made army, 300 points/ })
      .first()
      .click();
    const row = second.locator('.battle-row').filter({ hasText: '7 Regulars' });
    await row.getByText('6/7').waitFor();
    await row.locator('.battle-pawns').click();
    await row.getByText('5/7').waitFor();
    process.stdout.write(`battle: handed over as ${codes.length} codes\n`);
    await second.context().close();
  });
});
