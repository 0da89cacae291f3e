import { describe, expect, it } from 'vitest';
import { stored, usePhone } from '../harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
/** The builder stands over the sheet of the unit. */
const sheet = () => current().page.getByRole('dialog').last();
const inSheet = (name: string | RegExp) => sheet().getByRole('button', { name });
const radio = (name: string | RegExp) => sheet().getByRole('radio', { name });
/** One of what is chosen around the figure. */
const slot = (name: string) => inSheet(new RegExp(`^${name}: `)).click();
const price = () => sheet().locator('.unit-head-price b');
const values = () => sheet().locator('.unit-cios dd');

/** Taps, and reads the price after each. */
async function pricesAfter(...taps: readonly (() => Promise<unknown>)[]): Promise<readonly string[]> {
  const shown: string[] = [];
  for (const tap of taps) {
    await tap();
    shown.push((await price().textContent()) ?? '');
  }
  return shown;
}

describe('USB builder', () => {
  it('USB-PRICE-01 a unit is built in Polish, offline, its price follows each tap, and it is there after a restart', async () => {
    const { open, page, readyOffline, cutOff } = await take({ worker: true, language: 'pl' });
    await open('#/fight/usb/shoot');
    await readyOffline();
    await cutOff();
    await current().page.locator('.stage-plate').first().click();
    await button('Wybierz oddział').first().click();
    await inSheet('Nowy oddział').click();
    await price().waitFor();
    await expect.poll(() => price().textContent()).toBe('140 punktów');
    expect(
      await pricesAfter(
        () => slot('Ranga').then(() => radio(/^Weteran/).check()),
        () => slot('Typ').then(() => radio(/^Jazda/).check()),
        () => inSheet('Modele: mniej').click(),
        () => slot('Broń do walki wręcz').then(() => radio(/^broń kawaleryjska/).check()),
        () => slot('Tarcza').then(() => inSheet(/^Tarcza \+/).click()),
        () => slot('Broń strzelecka').then(() => radio(/^broń automatyczna/).check()),
        () => slot('Specjalne').then(() => radio(/^2 /).check()),
        () => inSheet(/^Liderzy/).click(),
        () => inSheet(/^odważny/).click(),
      ),
    ).toEqual([
      '210 punktów',
      '290 punktów',
      '261 punktów',
      '315 punktów',
      '342 punkty',
      '477 punktów',
      '527 punktów',
      '557 punktów',
      '584 punkty',
    ]);
    await expect.poll(() => values().allTextContents()).toEqual(['3+', '2', '3+', '1']);
    await sheet().getByText('Cena po kolei').click();
    await inSheet(/^Jazda|^Typ: Jazda: 9 × 8 = 72/).waitFor();
    await inSheet(/^Weteran: 9 × 21 = 189/).waitFor();
    await sheet().getByRole('textbox', { name: 'Nazwa' }).fill('Skrzydlaci');
    await inSheet('Zapisz jako mój oddział').click();
    await inSheet(/^Skrzydlaci 584 punkty/).waitFor();
    await stored(page, '"name":"Skrzydlaci"');
    await page.reload();
    await current().page.locator('.stage-plate').first().click();
    await button('Wybierz oddział').first().click();
    await inSheet(/^Skrzydlaci 584 punkty/).click();
    // The builder is closed; the sheet of the unit stays.
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await sheet().getByText('9 Weteranów (jazda)').first().waitFor();
  });
});
