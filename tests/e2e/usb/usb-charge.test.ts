import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newArmy, unfoldLine } from '../../support/play/hands.ts';
import { typeFaces } from '../../support/play/real-dice.ts';
import { type Language, stored, usePhone } from '../harness.ts';

const { take, current } = usePhone();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog').last();

/** Back closes a sheet. */
async function close(page: Page): Promise<void> {
  const open = await page.getByRole('dialog').count();
  await page.goBack();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(open - 1);
}

const words = {
  en: {
    sentence: /^My troops win [<>]?\d+\u00a0%\. The enemy usually lose /,
    line: '1 Regular',
    charge: /^Charge with: 1 Regular \(Riders\)/,
    rider: /^My unit 1 Regular \(Riders\)/,
    target: /^Enemy 10 /,
    choose: 'Choose unit',
    type: 'Type real dice',
    locked: 'Locked, the fight goes on.',
    dice: 'Back to the dice',
  },
  pl: {
    sentence: /^Nasi wygrywają w [<>]?\d+\u00a0%\. Wrogowie (?:tracą|zwykle) /,
    line: '1 Regularny',
    charge: /^Szarżuj: 1 Regularny \(jazda\)/,
    rider: /^Mój oddział 1 Regularny \(jazda\)/,
    target: /^Wróg 10 /,
    choose: 'Wybierz oddział',
    type: 'Wpisz rzut ze stołu',
    locked: 'Związani walką, walka trwa.',
    dice: 'Wróć do kostek',
  },
  hu: {
    sentence: /^A csapataim \d+\u00a0% eséllyel győznek\. Az ellenfelek rendszerint /,
    line: '1 reguláris',
    charge: /^Roham: 1 reguláris \(lovasság\)/,
    rider: /^Saját egység 1 reguláris \(lovasság\)/,
    target: /^Ellenfél 10 /,
    choose: 'Egység választása',
    type: 'Asztali dobás beírása',
    locked: 'Lekötve, a harc folytatódik.',
    dice: 'Vissza a kockákhoz',
  },
} as const;

/** A stored army for 300 points, whose lone rider charges its own spearmen. */
async function chargeOfArmy(language: Language): Promise<Page> {
  const { page, open } = current();
  const t = words[language];
  await open('#/armies');
  await newArmy(page, 'USB');
  await page.locator('.usb-sample').filter({ hasText: '300' }).click();
  await unfoldLine(page, t.line);
  await page.getByRole('button', { name: t.charge }).click();
  await button(page, t.rider).waitFor();
  await button(page, t.target).click();
  await sheet(page).getByRole('button', { name: t.choose }).click();
  const spears = /^5 (?:Regulars|Regularnych|reguláris).*(?:pole|drzewcowa|szálfegyver)/s;
  await sheet(page).getByRole('button', { name: spears }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  await close(page);
  await page.getByText(t.sentence).first().waitFor();
  return page;
}

describe('usb-charge', () => {
  it('USB-MELEE-07 a rider of a stored army charges spears with dice of the table, offline, and the fight goes on', async () => {
    const { readyOffline, cutOff, open, page: first } = await take({ worker: true, language: 'pl' });
    await open('#/fight/usb/charge');
    await first.getByText(words.pl.sentence).first().waitFor();
    await readyOffline();
    await cutOff();
    const page = await chargeOfArmy('pl');
    await button(page, words.pl.type).click();
    // Two hits, one saved; the spears strike at the same time: one hit, saved.
    await typeFaces(page, 6, 4, 1, 5, 2, 2, 3, 2, 6, 5);
    await page.getByText(words.pl.locked).first().waitFor();
    await page.getByText('Nasi, punkty: 3 (szarża +1').first().waitFor();
    await page.getByText('Wrogowie, punkty: 3 (pełne czwórki żywych +1').first().waitFor();
    // The tired spears strike next, and the rider falls.
    await page.getByRole('button', { name: /^Następna tura/ }).click();
    await typeFaces(page, 5, 5, 1, 1, 1, 1);
    await page.getByText('Nasi wybici.').first().waitFor();
    await stored(page, '5.5.1.1t;1.1t');
    await page.reload();
    await button(page, words.pl.rider).waitFor();
    // A roll that is over is looked at from the menu.
    await button(page, 'Więcej').click();
    await sheet(page).getByRole('button', { name: words.pl.dice }).click();
    await page.getByText('Nasi wybici.').first().waitFor();
    await button(page, 'Cofnij rzut').click();
    await page.getByText('Nasi: testy Obrony').first().waitFor();
  });
});
