import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { usePhone } from '../../support/dom/phone.ts';

const { take } = usePhone();

const wish = (page: Page, name: string) =>
  page.locator('.castle-head .mode-bar label.chip', { hasText: name });
const answer = (page: Page) => page.locator('.verdict-word');

/** Opens the field that finds questions, by the brick. */
async function ask(page: Page, name: string): Promise<void> {
  await page.locator('#castle-rules').click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

describe('castle question', () => {
  it('MK-ELG-12 castle question: in Hungarian one tap from the start says whether damage 3 may attack, with the reason in the answer; a shot at a figure on a wall takes two', async () => {
    const { page, open } = await take({ language: 'hu' });
    await open();
    await page.getByRole('navigation').getByRole('link', { name: 'Vár' }).click();
    const reason = page.locator('.verdict').getByText(/^Alap sebzés 3: legalább 4 kell/);
    await reason.waitFor();
    await wish(page, 'Figura').click();
    await page.getByRole('heading', { name: '8+ · 2k6 · 41,7\u00a0%' }).waitFor();
    await page.getByText('Védelem 18 = 15 + 2 (erődítmény) + 1 (magasság)').waitFor();
    await page.getByRole('button', { name: 'A várunk' }).click();
    await page.locator('.castle-head label.chip', { hasText: 'Mérés' }).click();
    await page.locator('.tape-line').last().waitFor();
  });

  it('MK-GATE-03 castle question: in Polish the field finds questions filled in and effects, and Back puts it away', async () => {
    const { page, open } = await take({ language: 'pl' });
    await open('#/castle/map');
    const field = page.getByRole('searchbox', { name: 'Zapytaj o zamek' });
    await page.getByRole('button', { name: 'Zapytaj o zamek' }).click();
    await page.getByRole('button', { name: 'brama otwarta' }).click();
    const found = page.getByRole('button', { name: /Baszta bramna.*Może wejść pod łuk/ });
    await found.waitFor();
    await found.click();
    await expect.poll(() => answer(page).textContent()).toContain('Może wejść pod łuk');
    await expect.poll(() => page.url()).toContain('#/castle/effects/ways');
    // What stood there before is one tap away.
    await page.getByRole('button', { name: 'Cofnij' }).click();
    await expect.poll(() => answer(page).textContent()).not.toContain('pod łuk');

    await ask(page, 'Zapytaj o zamek');
    await field.fill('obrażenia 4 mur');
    await page.getByRole('button', { name: /Wręcz · Wojownik · Bazowe obrażenia 4/ }).click();
    await expect.poll(() => answer(page).textContent()).toBe('Tak, może');
    await ask(page, 'Zapytaj o zamek');
    await field.fill('trucizna');
    await page.getByRole('heading', { name: 'Jad mérgezés' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole('heading', { name: 'Jad mérgezés' }).count()).toBe(0);
    await expect.poll(() => answer(page).textContent()).toBe('Tak, może');
  });

  it('MK-ENT-04 castle question: in Hungarian a word that is not understood is named, and no answer is given that it could change; what is found nowhere is not said to be nowhere', async () => {
    const { page, open } = await take({ language: 'hu' });
    await open('#/castle');
    const field = page.getByRole('searchbox', { name: 'Kérdezz a várról' });
    await ask(page, 'Kérdezz a várról');
    await field.fill('kinyithatja a sárkány az ajtót');
    const unknown = page.getByRole('button', { name: 'Kihagyom: nem értem: sárkány' });
    await unknown.waitFor();
    await page.getByRole('button', { name: 'Kihagyom: ajtó' }).waitFor();
    await page.getByText('Nem értem: sárkány. Ez változtathat a válaszon.').waitFor();
    const found = page.getByRole('button', { name: /Nyitás · Vártorony.*Nyisd meg, és állítsd be a többit/ });
    await found.waitFor();
    expect(await page.getByText(/Igen, kinyitható/).count()).toBe(0);
    await unknown.click();
    expect(await field.inputValue()).toBe('kinyithatja a az ajtót');
    await page.getByText(/Igen, kinyitható/).waitFor();
    await field.fill('kinyithatja az ellenség az ajtót');
    await page.getByRole('button', { name: 'Kihagyom: ellenség' }).waitFor();
    await page.getByText(/Nem nyitható ki/).waitFor();
    await field.fill('6 fal hány létra');
    await page.getByRole('button', { name: /falak a játékban: 6\s*2\b/ }).waitFor();
    await field.fill('omlás');
    await page
      .getByRole('region', { name: 'A szabályokban' })
      .getByRole('button', { name: /Az elpusztult vár-rész lekerül/ })
      .waitFor();
    expect(await page.getByText(/nem említik|nincs kész válasz/).count()).toBe(0);
    await field.fill('qwertz');
    await page.getByText('Erre itt nincs kész válasz: „qwertz”. A szabályok között lehet.').waitFor();
    await field.fill('kinyithatja a sárkány az ajtót');
    await found.click();
    await page.getByText('Kitöltve, amennyire érthető volt.').waitFor();
  });

  it('castle/question-frame: a link that cannot be read says what of it is not understood, whichever question it asks', async () => {
    const { page, open } = await take();
    for (const [address, said] of [
      ['castle/attack?v=3&figures=dragon', 'figures=dragon'],
      ['castle/shots?v=2&castle.range=49', 'castle.range=49'],
      ['castle/effects/ways?v=2&up.moat=1', 'up.moat'],
      ['castle/effects?v=2&q=jad', 'q'],
      ['castle/tape?v=2&own=far', 'own=far'],
    ]) {
      await open(`#/${address}`);
      await page.getByRole('status').getByText(`Not understood: ${said}`, { exact: false }).waitFor();
    }
  });
});
