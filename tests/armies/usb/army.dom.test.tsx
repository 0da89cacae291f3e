import { describe, expect, it } from 'vitest';
import { type Language, type PhoneOptions, stored, usePhone } from '../../support/dom/phone.ts';
import { listen, newArmy, unfoldLine } from '../../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
const sheet = () => current().page.getByRole('dialog');
const inSheet = (name: string | RegExp) => sheet().getByRole('button', { name });
const radio = (name: string | RegExp) => sheet().getByRole('radio', { name });
/** One of what is chosen around the figure. */
const slot = (name: string) => inSheet(new RegExp(`^${name}: `)).click();
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
    start: 'Start from a ready-made army',
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

async function openArmyOf(language: Language) {
  await openArmy({ language });
  return current();
}

async function startFrom300(language: Language): Promise<void> {
  const t = labels[language];
  await current().page.locator('.usb-sample').filter({ hasText: '300' }).click();
  await total().getByText(t.full).waitFor();
  await total().getByText(t.legal).waitFor();
}

describe('usb army', () => {
  it('USB-COMP-01 an army for 300 points is built from nothing, stored, and there after a restart', async () => {
    const { open, page } = await take({ language: 'pl' });
    await open('#/armies');
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
      await slot('Bohater');
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
      await slot('Broń do walki wręcz');
      await radio(/^broń drzewcowa/).check();
    }, '85 punktów');
    await build(async () => {
      // What is left buys no more than three of these.
      await sheet().locator('.unit-head').getByText('42 punkty', { exact: true }).waitFor();
      await slot('Typ');
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

  it('USB-COMP-04 an army with no units yet is unfinished, and the first one proposed may join', async () => {
    const { page } = await openArmyOf('en');
    await page
      .getByRole('group', { name: labels.en.limit })
      .getByRole('button', { name: '300', exact: true })
      .click();
    await total().getByText('No units yet').waitFor();
    expect(
      await total()
        .getByText(/broken/)
        .count(),
    ).toBe(0);
    await composition().getByText('Still missing:').waitFor();
    await button('Add a unit').click();
    await sheet().locator('.unit-head').getByText('98 points', { exact: true }).waitFor();
    await inSheet('Add to the army').click();
    await total().getByText('98 of 300 points').waitFor();
    // Only now something is broken: units without a hero.
    await total().getByText('1 rule broken: no hero').waitFor();
    expect(
      await composition()
        .getByText(/100 points for one activation/)
        .count(),
    ).toBe(0);
  });

  it('USB-COMP-04 from the list of armies to a legal army of 300 points takes few taps', async () => {
    const { page, open } = await take();
    await open('#/armies');
    let taps = 0;
    const tap = async (name: string) => {
      taps += 1;
      await page.getByRole('button', { name, exact: true }).last().click();
    };
    await tap('New army');
    await tap('USB');
    await tap('300');
    const join = async (price: string) => {
      await sheet().locator('.unit-head').getByText(price, { exact: true }).waitFor();
      await tap('Add to the army');
      await expect.poll(() => sheet().count()).toBe(0);
    };
    await tap('Add a unit');
    taps += 1;
    await radio('Hero').check();
    await join('30 points');
    // Each next one is as large as one may be, then as large as what is left.
    for (const price of ['98 points', '98 points', '70 points']) {
      await tap('Add a unit');
      await join(price);
    }
    await total().getByText('296 of 300 points').waitFor();
    await total().getByText(labels.en.legal).waitFor();
    process.stdout.write(`USB: a legal army, 296 of 300 points, ${taps} taps (at most 16)\n`);
    expect(taps).toBeLessThanOrEqual(16);
  });

  it('USB-COMP-04 broken rules name the units, are shown once, and are fixed', async () => {
    await openArmy({ language: 'pl' });
    const { page } = current();
    await startFrom300('pl');
    const said = await listen(page);
    await unfoldLine(page, '7 Regularnych');
    await button('Edytuj: 7 Regularnych').click();
    await inSheet(/^Modele: więcej/).click();
    await inSheet('Zapisz').click();
    await unfoldComposition();
    await composition().getByText('Droższe niż 100 pkt: 8 Regularnych.').waitFor();
    await composition().getByText('314 pkt, a limit to 300.').waitFor();
    await total().getByText('Złamane 2 zasady').waitFor();
    await expect
      .poll(async () => (await said()).filter((text) => text.includes('Złamane 2 zasady')))
      .toEqual(['314 z 300 pkt i 14 pkt ponad limit · Złamane 2 zasady']);
    await button('Bitwa ze scenariuszem').click();
    await total().getByText('14 pkt ponad limit').waitFor();
    expect(await total().getByText('Złaman').count()).toBe(0);
    expect(
      await composition()
        .getByText(/Droższe niż/)
        .count(),
    ).toBe(0);
    await button('Bitwa ze scenariuszem').click();
    await button('Edytuj: 8 Regularnych').click();
    await inSheet(/^Modele: mniej/).click();
    await inSheet('Zapisz').click();
    await total().getByText(labels.pl.legal).waitFor();
    await composition().getByText('Jeszcze 10 spełnionych zasad').click();
    await composition()
      .getByRole('button', { name: /Jest bohater/ })
      .click();
    await sheet().getByText('USB-COMP-01').first().waitFor();
  });

  it.each(['en', 'hu'] as const)(
    'EX-05 a ready army in %s: broken, fixed, and there after a restart',
    async (language) => {
      await openArmy({ language });
      const { page } = current();
      const t = labels[language];
      await startFrom300(language);
      await unfoldLine(page, t.daredevil);
      await button(t.more).click();
      await total().getByText(t.broken).waitFor();
      await stored(page, '"count":2');
      await button(t.less).click();
      await total().getByText(t.legal).waitFor();
      await stored(page, /^(?!.*"count":2)/);
      await page.reload();
      await total().getByText(t.full).waitFor();
      await total().getByText(t.legal).waitFor();
    },
  );

  it('USB-A-27 of two equally expensive heroes the owner names the commander, and it is kept', async () => {
    await openArmy({ language: 'en' });
    const { page } = current();
    await startFrom300('en');
    const line = (name: string) =>
      page.locator('.usb-line').filter({ has: page.getByRole('button', { name: new RegExp(`^${name}`) }) });
    await unfoldLine(page, 'Aspirant');
    await line('Aspirant').getByRole('button', { name: 'Edit: Aspirant' }).click();
    await slot('Hero');
    await radio(/^Daredevil/).check();
    await sheet().getByRole('textbox', { name: 'Name' }).fill('Captain');
    await sheet().getByRole('button', { name: 'Save', exact: true }).click();
    await total().getByText('35 over the limit, no commander').waitFor();
    await unfoldComposition();
    await composition().getByText('Several heroes cost the same: choose the commander.').waitFor();
    await line('Captain').getByRole('button', { name: 'Commander', exact: true }).click();
    await expect.poll(() => composition().getByText('Several heroes cost the same').count()).toBe(0);
    await expect.poll(() => total().getByText('no commander').count()).toBe(0);
    await total().getByText('35 over the limit').waitFor();
    await stored(page, '"commander":');
    await page.reload();
    await unfoldLine(page, 'Captain');
    await expect
      .poll(() =>
        line('Captain').getByRole('button', { name: 'Commander', exact: true }).getAttribute('aria-pressed'),
      )
      .toBe('true');
  });

  it('USB-COMP-02 an own unit joins by one tap, is copied, taken away and brought back, and goes to fight', async () => {
    await openArmy({ language: 'en' });
    const { page } = current();
    await button('All my units…').click();
    await inSheet('New unit').click();
    await sheet().getByRole('textbox', { name: 'Name' }).fill('Iron Guard');
    await inSheet('Save as my unit').click();
    await inSheet('Close').click();
    await button('Add: Iron Guard').click();
    await page.locator('.usb-line').waitFor();
    await button(/^Iron Guard/).click();
    await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
    await expect.poll(() => page.locator('.usb-line').count()).toBe(2);
    await total().getByText('280 points').waitFor();
    await button('Remove').click();
    await expect.poll(() => page.locator('.usb-line').count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Iron Guard');
    await page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => page.locator('.usb-line').count()).toBe(2);
    const said = await listen(page);
    await button('Charge with: Iron Guard').first().click();
    await expect.poll(said).toContain('Iron Guard attacks.');
    await expect.poll(() => page.url()).toMatch(/#\/fight\/usb\/charge\?v=2/);
    await page.goBack();
    // Without a ranged weapon nobody is sent to shoot.
    await button('Edit: Iron Guard').first().waitFor();
    await expect.poll(() => button('Shoot with: Iron Guard').count()).toBe(0);
    await button('Edit: Iron Guard').first().click();
    await slot('Ranged weapon');
    await radio(/^ranged weapon/).check();
    await inSheet(/^Save$/).click();
    await button('Shoot with: Iron Guard').click();
    await expect.poll(() => page.url()).toMatch(/#\/fight\/usb\/shoot\?v=2/);
  });
});
