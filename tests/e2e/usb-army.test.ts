import { describe, expect, it } from 'vitest';
import { newArmy, unfoldLine } from '../support/hands.ts';
import { type Language, type PhoneOptions, usePhone } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
const sheet = () => current().page.getByRole('dialog');
const inSheet = (name: string | RegExp) => sheet().getByRole('button', { name });
const radio = (name: string | RegExp) => sheet().getByRole('radio', { name });
/** The total in sight, with what the rules say of the army. */
const total = () => current().page.locator('.army-total').locator('.army-head, .army-facts');
const composition = () => current().page.locator('.usb-composition');

/** Unfolds what the rules of composition say, rule by rule. */
async function unfoldComposition(): Promise<void> {
  const line = current().page.locator('.army-facts');
  await line.waitFor();
  if (!(await composition().isVisible())) await line.click();
  await composition().waitFor();
}

const labels = {
  en: {
    limit: 'Which points limit have you agreed on?',
    add: 'Add a unit',
    start: 'Start from a ready army',
    full: '300 of 300 points',
    legal: 'Legal army',
    broken: '2 rules broken',
    daredevil: 'Daredevil',
    more: 'Activations: Daredevil: more',
    less: 'Activations: Daredevil: less',
  },
  pl: {
    limit: 'Na jaki limit punktów gracie?',
    add: 'Dodaj oddział',
    start: 'Zacznij od gotowej armii',
    full: '300 z 300 pkt',
    legal: 'Zgodna z zasadami',
    broken: 'Złamane 2 zasady',
    daredevil: 'Śmiałek',
    more: 'Aktywacje: Śmiałek: więcej',
    less: 'Aktywacje: Śmiałek: mniej',
  },
  hu: {
    limit: 'Milyen ponthatárban egyeztetek meg?',
    add: 'Egység hozzáadása',
    start: 'Indulás kész seregből',
    full: '300 / 300 pont',
    legal: 'Szabályos sereg',
    broken: '2 szabály sérül',
    daredevil: 'Merész',
    more: 'Aktiválások: Merész: több',
    less: 'Aktiválások: Merész: kevesebb',
  },
} as const;

/** A new army of USB on the screen. */
async function makeArmy(language: Language): Promise<void> {
  await newArmy(current().page, 'USB');
  await current().page.getByRole('group', { name: labels[language].limit }).waitFor();
}

async function openArmy(options: PhoneOptions & { readonly language: Language }): Promise<void> {
  const { open } = await take(options);
  await open('#/armies');
  await makeArmy(options.language);
}

async function startFrom300(language: Language): Promise<void> {
  const t = labels[language];
  await current().page.locator('.usb-sample').filter({ hasText: '300' }).click();
  await total().getByText(t.full).waitFor();
  await total().getByText(t.legal).waitFor();
}

describe('usb army', () => {
  it('USB-COMP-01 an army for 300 points is built offline from nothing, stored, and there after a restart', async () => {
    const { open, page, readyOffline, cutOff } = await take({ worker: true, language: 'pl' });
    await open('#/armies');
    await readyOffline();
    await cutOff();
    await makeArmy('pl');
    await page
      .getByRole('group', { name: labels.pl.limit })
      .getByRole('button', { name: '300', exact: true })
      .click();
    await composition().getByText('Brak bohatera: każda armia musi go mieć.').waitFor();
    await total().getByText('Jeszcze bez oddziałów').waitFor();

    const build = async (choose: () => Promise<void>, price: string): Promise<void> => {
      await button(labels.pl.add).click();
      await expect.poll(() => inSheet('Do armii').count()).toBe(0);
      await choose();
      await sheet().locator('.unit-head').getByText(price, { exact: true }).waitFor();
      await inSheet('Do tej armii').click();
      await expect.poll(() => sheet().count()).toBe(0);
    };
    const fewer = async (by: number): Promise<void> => {
      for (let times = 0; times < by; times++) await inSheet(/^Modele: mniej/).click();
    };

    await build(async () => {
      await radio('Bohater').check();
      await radio(/^Śmiałek/).check();
    }, '65 punktów');
    await total().getByText(labels.pl.legal).waitFor();
    await button(labels.pl.add).click();
    await sheet().locator('.unit-head').getByText('98 punktów', { exact: true }).waitFor();
    await inSheet(/^Modele: więcej/).click();
    await sheet()
      .locator('.unit-foot')
      .getByRole('button', { name: /^W tej armii jedna aktywacja może kosztować najwyżej 100 pkt\./ })
      .waitFor();
    await fewer(1);
    await expect
      .poll(() =>
        sheet()
          .locator('.unit-foot')
          .getByText(/najwyżej 100 pkt/)
          .count(),
      )
      .toBe(0);
    await sheet().locator('.unit-head').getByText('98 punktów', { exact: true }).waitFor();
    await inSheet('Do tej armii').click();
    await expect.poll(() => sheet().count()).toBe(0);
    await build(async () => {
      await fewer(2);
      await radio(/^broń drzewcowa/).check();
    }, '85 punktów');
    await build(async () => {
      // What is left buys no more than three of these.
      await sheet().locator('.unit-head').getByText('42 punkty', { exact: true }).waitFor();
      await radio(/^Jazda/).check();
      await fewer(2);
    }, '22 punkty');
    await unfoldComposition();
    await composition().getByText('Bohaterowie: 1 z 2.').waitFor();
    await build(async () => {
      await radio('Bohater').check();
    }, '30 punktów');
    await total().getByText(labels.pl.full).waitFor();
    await total().getByText(labels.pl.legal).waitFor();
    await composition().getByText('Aktywacje: 5 z 6.').waitFor();
    await composition().getByText('Najdroższa aktywacja: 98 z 100 pkt.').waitFor();
    const daredevil = page.getByRole('listitem').filter({ hasText: 'Śmiałek' });
    await daredevil.getByText('Dowódca').waitFor();
    await daredevil.getByText('Celność 4+, Inicjatywa 3, Obrona 4+, Stanowczość 2').waitFor();

    await page.goto(page.url().replace(/#.*/, '#/armies'));
    await page.reload();
    const row = page.getByRole('link', { name: /^Armia bez nazwy/ });
    await row.getByText('300 z 300 pkt').waitFor();
    await row.getByText('5 oddziałów').waitFor();
    await row.click();
    await total().getByText(labels.pl.legal).waitFor();
    await page.getByRole('listitem').filter({ hasText: '7 Regularnych' }).waitFor();
    await page.getByText('broń drzewcowa').waitFor();
  });

  it('platform/navigation from a unit far down to its fight, and back to where it stands', async () => {
    await openArmy({ language: 'en', width: 360, height: 480 });
    const { page } = current();
    await startFrom300('en');
    await unfoldLine(page, '1 Regular');
    await button(/^Charge with: 1 Regular/).click();
    await expect.poll(() => page.url()).toMatch(/#\/fight\/usb\/charge\?v=1/);
    await page.goBack();
    await button(/^Charge with: 1 Regular/).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });
});
