import { describe, expect, it } from 'vitest';
import { lookupCodec, settleLink } from '../../src/lookup/model.ts';
import { usePhone } from '../support/dom/phone.ts';
import { newArmy } from '../support/play/hands.ts';

const { take } = usePhone();

describe('the card that settles it', () => {
  it('lookup/settle-card: one rule for both sides, each in a language of its own, turned for the other; Back leaves the rule open', async () => {
    const { page, open } = await take();
    await open('#/rules/BW-CC-16');
    await page.getByRole('button', { name: 'Settle it' }).click();
    const card = page.getByRole('dialog', { name: 'Settle it: Parry' });
    await card.getByText('BrikWars, 2005 rulebook: Chapter Five: Combat, 5.2: Close Combat').waitFor();
    await card.getByText('Also in: BrikWars in the free Polish translation').waitFor();
    expect(await card.innerText()).not.toMatch(/our copy|\d{3}[-–]\d{3}/);
    await card.getByRole('combobox', { name: 'Language of the other half' }).selectOption('pl');
    await card.getByRole('heading', { name: 'Parowanie' }).waitFor();
    const halves = () =>
      card
        .locator('.settle-half')
        .evaluateAll((all) => all.map((half) => [half.getAttribute('lang'), half.getAttribute('data-over')]));
    expect(await halves()).toEqual([
      ['pl', 'true'],
      ['en', null],
    ]);
    await card.getByRole('button', { name: 'Turn' }).click();
    expect(await halves()).toEqual([
      ['en', 'true'],
      ['pl', null],
    ]);
    await page.goBack();
    await expect.poll(() => card.count()).toBe(0);
    await page.getByRole('heading', { name: 'Parry', exact: true }).waitFor();
    // The language of the other side is remembered.
    await page.getByRole('button', { name: 'Settle it' }).click();
    await card.getByRole('heading', { name: 'Parowanie' }).waitFor();
  });

  it('lookup/rule-text: a word on the card opens a card of the rule it names, turned alike; Back returns to the first', async () => {
    const { page, open } = await take();
    await open('#/rules/BW-CC-17/settle?v=1&q=&all=0&beside=pl');
    const first = page.getByRole('dialog', { name: 'Settle it: Failed parry, weapon knocked away' });
    await first.getByRole('button', { name: 'Turn' }).click();
    await first.getByRole('link', { name: 'Shield', exact: true }).click();
    const second = page.getByRole('dialog', { name: 'Settle it: Shield' });
    await second.getByRole('heading', { name: 'Tarcza' }).waitFor();
    const [pressed] = await second
      .getByRole('button', { name: 'Turn' })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')));
    expect(pressed).toBe('true');
    await page.goBack();
    await expect.poll(() => second.count()).toBe(0);
    await first.getByRole('heading', { name: 'Failed parry, weapon knocked away' }).waitFor();
    await page.goBack();
    await expect.poll(() => first.count()).toBe(0);
  });

  it('lookup/settle-card: without another choice the other half is in the language of the book', async () => {
    const { page, open } = await take();
    for (const [id, title] of [
      ['USB-TEST-01', 'Jak wykonać test'],
      ['MK-ACC-01', 'Mire valók a belépési pontok?'],
    ] as const) {
      await open(`#/rules/${id}/settle`);
      await page.getByRole('dialog').getByRole('heading', { name: title }).waitFor();
    }
  });

  it('lookup/settle-card: its link opens the same card, and closing it leaves the rule', async () => {
    const link = settleLink('https://host.example/app/?source=pwa#/fight', 'BW-CC-16', 'hu');
    expect(link).toBe('https://host.example/app/?source=pwa#/rules/BW-CC-16/settle?v=1&q=&all=0&beside=hu');
    expect(lookupCodec.decode(link.split('?')[2] ?? '')).toMatchObject({ beside: 'hu' });
    const { page, open } = await take();
    await open(link.slice(link.indexOf('#')));
    const card = page.getByRole('dialog', { name: 'Settle it: Parry' });
    await card.getByRole('heading', { name: 'Hárítás' }).waitFor();
    await card.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => card.count()).toBe(0);
    await page.getByRole('heading', { name: 'Parry', exact: true }).waitFor();
  });

  it('lookup/settle-card: a link to the card of the rule that is open already opens it too', async () => {
    const { page, open } = await take();
    await open('#/rules/BW-CC-16');
    await page.getByRole('heading', { name: 'Parry', exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.evaluate(() => {
      location.hash = '#/rules/BW-CC-16/settle';
    });
    await page.getByRole('dialog', { name: 'Settle it: Parry' }).waitFor();
  });

  it('lookup/settle-card: in the middle of a battle it comes and goes over the rule, and nothing on the board is lost; twice', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await newArmy(page, 'USB');
    await page.locator('.usb-sample').filter({ hasText: '300' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Begin the battle', exact: true }).click();
    const regulars = page.locator('.battle-row').filter({ hasText: '7 Regulars' });
    for (let lost = 0; lost < 2; lost += 1) await regulars.locator('.battle-pawns').click();
    const asked = page.locator('.battle-asks', { hasText: '7 Regulars lost 25 %: test morale' });
    await asked.waitFor();
    const address = page.url();
    const board = await page.locator('.battle-row').allInnerTexts();
    const sheet = page.getByRole('dialog', { name: /^Rule USB-MOR/ });
    const card = page.getByRole('dialog', { name: /^Settle it: / });
    for (let time = 0; time < 2; time += 1) {
      await asked.click();
      await sheet.getByRole('button', { name: 'Settle it' }).click();
      await card.getByRole('button', { name: 'Turn' }).click();
      await page.goBack();
      await expect.poll(() => card.count()).toBe(0);
      await sheet.getByRole('button', { name: 'Settle it' }).waitFor();
      await page.goBack();
      await expect.poll(() => sheet.count()).toBe(0);
      expect(page.url()).toBe(address);
      await asked.waitFor();
      expect(await page.locator('.battle-row').allInnerTexts()).toEqual(board);
    }
  });
});
