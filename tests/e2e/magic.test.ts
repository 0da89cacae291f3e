import { describe, expect, it } from 'vitest';
import { usePhone } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const radio = (name: string | RegExp) => current().page.getByRole('radio', { name, exact: true });
const says = (text: string | RegExp) => current().page.getByText(text).first().waitFor();

/** Types faces on the pad, one die after the other. */
async function type(...faces: readonly number[]): Promise<void> {
  const asked = current().page.getByRole('group', { name: /(?:which face|co wypadło)\?$/ });
  for (const face of faces) await asked.getByRole('button', { name: String(face), exact: true }).click();
}

const close = async () => {
  await current().page.keyboard.press('Escape');
  await current().page.getByRole('dialog').waitFor({ state: 'detached' });
};

const plate = (side: string) => current().page.locator('.stage-plate').filter({ hasText: side }).click();

describe('spells and care', () => {
  it('BW-HEAL-03 BW-MAG-06 in Polish and offline: a medic heals, a mage calls a horse, it stays on and attacks', async () => {
    const { page, open, readyOffline, cutOff } = await take({ language: 'pl', worker: true });
    await open('#/fight/brikwars');
    await readyOffline();
    await cutOff();
    await radio('Magia').click();
    await page.locator('.magic .fight-answer').waitFor();
    await radio('Leczenie').click();
    await plate('Pacjent');
    await button('Rany: więcej').click();
    await button('Rany: więcej').click();
    await button(/^Szybkość najwolniejszego.*: więcej$/).click();
    await close();
    await button(/^Niesiony, cale/).waitFor();
    await button('Wpisz rzut ze stołu').click();
    await type(4);
    await says('Pacjent uleczony, w tej turze zdezorientowany.');
    await page.goBack();
    await radio('Przywołanie').click();
    await plate('Mag');
    await radio('Bohater').check();
    await button('Poziom magii: więcej').click();
    await button('Licz bitwę maga').click();
    await button('Przywołanie').click();
    await button('Odłożone CP: 0, wpisz liczbę').click();
    for (const digit of ['1', '2']) await button(digit).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Gotowe', exact: true }).last().click();
    await says('odłożone 12 CP');
    await close();
    await plate('Przywoływany');
    await radio('Bojowy rumak').check();
    await close();
    await button('Wpisz rzut ze stołu').click();
    await type(7);
    await says('Przybywa i staje obok maga.');
    await button('Wpisz do bitwy maga').click();
    await plate('Mag');
    await button('Bitwa maga').click();
    await says(/odłożone 3 CP/);
    await button('Bojowy rumak atakuje').click();
    await page.locator('.stage-plate').filter({ hasText: 'Bojowy rumak' }).first().waitFor();
    await expect.poll(() => page.url()).toMatch(/#\/fight\/brikwars\?v=/);
    await button('Wpisz rzut ze stołu').click();
    await type(5);
    await says(/rzut na trafienie 5/);
  });
});
