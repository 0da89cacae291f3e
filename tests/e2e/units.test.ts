import { describe, it } from 'vitest';
import { newArmy } from '../support/play/hands.ts';
import { type Language, usePhone, watch } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
const sheet = () => current().page.getByRole('dialog');
const inSheet = (name: string | RegExp) => sheet().getByRole('button', { name });

const labels = {
  en: { addUnit: 'Add a unit', all: 'All units', create: 'New unit', values: /^Values/, save: 'Save' },
  pl: {
    addUnit: 'Dodaj jednostkę',
    all: 'Wszystkie jednostki',
    create: 'Nowa jednostka',
    values: /^Wartości/,
    save: 'Zapisz',
  },
  hu: {
    addUnit: 'Egység hozzáadása',
    all: 'Minden egység',
    create: 'Új egység',
    values: /^Értékek/,
    save: 'Mentés',
  },
} as const;

/** All units, from the sheet that adds them. */
async function allUnits(language: Language = 'en'): Promise<void> {
  const t = labels[language];
  await button(t.addUnit).click();
  await inSheet(t.all).click();
  await inSheet(t.create).waitFor();
}

/** Opens what a unit is called and costs. */
async function nameAndPrice(): Promise<void> {
  const field = sheet().last().getByRole('textbox', { name: 'Name', exact: true });
  const fold = sheet().last().getByText('Name and price');
  await fold.waitFor();
  if (!(await field.isVisible())) await fold.click();
  await field.waitFor();
}

async function makeUnit(name: string): Promise<void> {
  await inSheet('New unit').click();
  await nameAndPrice();
  await sheet().getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await sheet()
    .getByRole('radio', { name: /^Heavy/ })
    .check();
  await inSheet(/^Values/).click();
  await sheet().getByRole('radio', { name: '1d6+1', exact: true }).first().check();
  await inSheet('Save').click();
  await inSheet(new RegExp(`^${name}`)).waitFor();
}

describe('units', () => {
  it('BW-UNIT-01 two windows stay in step, with their armies and with their units', async () => {
    const { page, context, site, open, troubles } = await take();
    await open('#/armies');
    const other = await context.newPage();
    watch(other, site, troubles as string[]);
    await other.goto(`${site.url}#/armies`);
    await other.getByRole('button', { name: 'New army' }).waitFor();
    await newArmy(page);
    await page.getByRole('textbox', { name: 'Name of the army' }).fill('Shared');
    await other.getByRole('link', { name: /Shared/ }).waitFor();
    await other.getByRole('link', { name: /Shared/ }).click();
    await other.getByRole('button', { name: 'Add a unit' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'All units' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'New unit' }).waitFor();
    await page.bringToFront();
    await allUnits();
    await makeUnit('Twin');
    await other.getByRole('dialog').getByRole('button', { name: /^Twin/ }).waitFor();
  });
});
