import { describe, expect, it } from 'vitest';
import { type Language, type PhoneOptions, stored, usePhone } from '../../support/dom/phone.ts';
import { unfoldLine } from '../../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
/** The builder stands over the sheet of the unit. */
const sheet = () => current().page.getByRole('dialog').last();
const inSheet = (name: string | RegExp) => sheet().getByRole('button', { name });
const radio = (name: string | RegExp) => sheet().getByRole('radio', { name });
/** One of what is chosen around the figure. */
const slot = (name: string) => inSheet(new RegExp(`^${name}: `)).click();
const price = () => sheet().locator('.unit-head-price b');

const labels = {
  en: {
    choose: 'Choose unit',
    create: 'New unit',
    machine: 'Monster or machine',
    hero: 'Hero',
    take: 'Take it',
  },
  pl: {
    choose: 'Wybierz oddział',
    create: 'Nowy oddział',
    machine: 'Potwór lub maszyna',
    hero: 'Bohater',
    take: 'Weź ten oddział',
  },
  hu: {
    choose: 'Egység választása',
    create: 'Új egység',
    machine: 'Szörny vagy gép',
    hero: 'Hős',
    take: 'Ezt választom',
  },
} as const;

/** The sheet of units over the first unit of a shooting. */
async function openSheet(options?: PhoneOptions & { readonly language?: Language }): Promise<void> {
  const { open } = await take(options);
  await open('#/fight/usb/shoot');
  await current().page.locator('.stage-plate').first().click();
  await button(labels[options?.language ?? 'en'].choose)
    .first()
    .click();
}

async function openBuilder(options?: PhoneOptions & { readonly language?: Language }): Promise<void> {
  await openSheet(options);
  await inSheet(labels[options?.language ?? 'en'].create).click();
  await price().waitFor();
}

describe('USB builder', () => {
  it('usb/units/builder-model what is half built waits in the builder after a restart', async () => {
    await openBuilder();
    const { page } = current();
    await radio('Monster or machine').check();
    await slot('Growth');
    await radio(/^6 /).check();
    await expect.poll(() => price().textContent()).toBe('119 points');
    await stored(page, '\\"growth\\":6');
    await page.reload();
    await page.locator('.stage-plate').first().click();
    await button('Choose unit').first().click();
    await inSheet('Continue building: Machine, growth 6').click();
    await expect.poll(() => price().textContent()).toBe('119 points');
    await inSheet('Discard').click();
    await inSheet('New unit').waitFor();
  });

  it('USB-PRICE-03 slots fill up and say so; the clash of the examples and the hole of the text are shown', async () => {
    await openBuilder();
    await radio('Monster or machine').check();
    await slot('Equipment');
    await sheet().getByText('Slots in use: 0 of 1').waitFor();
    await inSheet(/^huge ranged weapon \+30: more/).click();
    await sheet().getByText('Slots in use: 1 of 1').waitFor();
    await expect.poll(() => price().textContent()).toBe('74 points');
    await expect.poll(() => sheet().getByText('All slots are taken').count()).toBe(1);
    await sheet().getByText('Charged, it strikes at the same time.').waitFor();
    await expect.poll(() => inSheet(/^pole weapon.*: more/).isDisabled()).toBe(true);
    await inSheet(/biggest gap in the text.*USB-A-15/).waitFor();
    await slot('Growth');
    await radio(/^2 /).check();
    await slot('Equipment');
    await sheet().getByText('Slots in use: 1 of 2').waitFor();
    expect(await inSheet(/biggest hole of the text/).count()).toBe(0);
    await slot('Growth');
    await sheet().getByText('All growths').click();
    await inSheet(/7 and 21.*USB-X-02/).click();
    await current().page.getByRole('dialog').last().getByText('USB-X-02').first().waitFor();
  });

  it('USB-MELEE-07 what a weapon does opens its rule, and Back returns to the unit', async () => {
    await openBuilder();
    await radio(/^pole weapon/).check();
    await inSheet(/strikes at the same time.*USB-MELEE-07/).click();
    const rule = current().page.getByRole('dialog', { name: 'Rule USB-MELEE-07' });
    await rule.getByRole('heading', { name: 'Pole weapons' }).waitFor();
    await current().page.goBack();
    await expect.poll(() => rule.count()).toBe(0);
    await expect.poll(() => radio(/^pole weapon/).isChecked()).toBe(true);
  });

  it('USB-PRICE-02 what is not allowed says why', async () => {
    await openBuilder();
    await slot('Special');
    await expect.poll(() => radio(/^1 /).isDisabled()).toBe(true);
    await sheet()
      .getByText('1 and 2: A special weapon replaces a ranged weapon: choose one first.')
      .waitFor();
    await slot('Ranged weapon');
    await radio(/^automatic weapon/).check();
    await slot('Special');
    await radio(/^1 /).check();
    await expect.poll(() => price().textContent()).toBe('315 points');
    await radio('Hero').check();
    await slot('Type');
    await radio(/^On a monster or machine/).check();
    await sheet().getByText('Riders: A hero of the type Riders has no monster or machine.').waitFor();
    await slot('Magic and tech');
    await sheet().getByText('0 of 30 points').waitFor();
    await inSheet(/^automatic weapon.*: more/)
      .last()
      .click();
    await inSheet(/^automatic weapon.*: more/)
      .last()
      .click();
    await expect.poll(() => sheet().getByText('0 points left: what costs more').count()).toBe(1);
    expect(
      await inSheet(/^light ranged weapon.*: more/)
        .last()
        .isDisabled(),
    ).toBe(true);
  });

  it('usb/units/model an own unit is copied, changed, deleted and brought back; the unit in hand is built on', async () => {
    await openSheet();
    await inSheet(/^Start from this one: 10 Regulars/).click();
    await slot('Special');
    await inSheet(/^brave/).click();
    await sheet().getByRole('textbox', { name: 'Name' }).fill('Guard');
    await inSheet('Save as my unit').click();
    await inSheet(/^Guard 270 points/).waitFor();
    await inSheet('More: Guard').click();
    await inSheet('Duplicate').first().click();
    await inSheet(/^Guard \(copy\) 270 points/).waitFor();
    await inSheet('Edit').first().click();
    await slot('Rank');
    await radio(/^Veteran/).check();
    await inSheet(/^Save$/).click();
    await inSheet(/^Guard 340 points/).waitFor();
    await inSheet('More: Guard').first().click();
    await inSheet('Delete').first().click();
    await expect.poll(() => inSheet(/^Guard 340 points/).count()).toBe(0);
    await expect
      .poll(() => sheet().evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await inSheet('Undo').click();
    await inSheet(/^Guard 340 points/).click();
    await current().page.getByText('10 Veterans').first().waitFor();
  });

  it('USB-HERO-02 who joins a unit is chosen among heroes, and is built as one', async () => {
    await openSheet();
    const { page } = current();
    await inSheet('New unit').click();
    await sheet().getByRole('textbox', { name: 'Name' }).fill('Guard');
    await inSheet('Save as my unit').click();
    await inSheet(/^Guard/).click();
    await page.getByText('More about the unit').first().click();
    await button('Own hero…').first().click();
    await sheet().getByRole('heading', { name: 'Choose a hero' }).waitFor();
    await expect.poll(() => inSheet(/^Guard/).count()).toBe(0);
    await inSheet('New hero').click();
    await expect.poll(() => radio('Soldiers').count()).toBe(0);
    await slot('Hero');
    await radio(/^Legend/).check();
    await inSheet('Take it').click();
    await page
      .getByRole('heading', { name: /with a Legend/ })
      .first()
      .waitFor();
  });

  it('USB-ARMY-01 a unit begins an army of USB with its limit, and its line is changed there', async () => {
    await openBuilder();
    const { page } = current();
    await radio('Hero').check();
    await slot('Hero');
    await radio(/^Legend/).check();
    await inSheet('Add to an army').click();
    await radio('A new army').check();
    await radio('500').check();
    await inSheet('Add to the army').click();
    await price().waitFor();
    await inSheet('Close').click();
    await page.goto(page.url().replace(/#.*/, '#/armies'));
    await page.getByRole('link', { name: /^Unnamed army/ }).click();
    await page.getByText('115 of 500 points').first().waitFor();
    await unfoldLine(page, 'Legend');
    await button(/^(Change|Edit).*Legend/).click();
    await slot('Hero');
    await radio(/^Daredevil/).check();
    await inSheet(/^Save$/).click();
    await page.getByText('65 of 500 points').first().waitFor();
  });
});
