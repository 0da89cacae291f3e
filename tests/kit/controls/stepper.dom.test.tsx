import { describe, expect, it } from 'vitest';
import { stepping as en } from '../../../src/kit/words/en.ts';
import { stepping as hu } from '../../../src/kit/words/hu.ts';
import { usePhone } from '../../support/dom/phone.ts';

const { take, current } = usePhone();

const pad = () => current().page.getByRole('dialog').last();
const key = (name: string) => pad().getByRole('button', { name, exact: true });
const shown = async () => (await pad().locator('output').textContent())?.trim();
const press = async (...names: readonly string[]) => {
  for (const name of names) await key(name).click();
};

describe('kit/controls/stepper', () => {
  it('kit/controls/stepper: a number is typed with its decimals, put right, held to its bounds, and taken', async () => {
    const { page, open } = await take({ language: 'hu' });
    await open('#/castle/shots');
    await page.getByRole('button', { name: /^Távolságok és értékek/ }).click();
    const label = 'Középtől középig (″)';
    const value = (text: string) =>
      page.getByRole('button', { name: hu.typeNumber(label, text), exact: true });
    await value('8').click();
    expect(await key('Kész').isDisabled()).toBe(true);
    // A Hungarian decimal comma, with its nought, and only one.
    await press(',');
    expect(await shown()).toBe('0,');
    await press('7', ',', '5', hu.eraseDigit);
    expect(await shown()).toBe('0,7');
    await press('5', 'Kész');
    await value('0,75').waitFor();
    await page.getByRole('button', { name: hu.more(label), exact: true }).click();
    await value('1,25').waitFor();
    // What is too much is said, and not taken by either key.
    await value('1,25').click();
    await press('9', '9', '9');
    expect(await pad().getByRole('alert').textContent()).toBe(hu.numberRange('0', '99'));
    expect(await key('Kész').isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await shown()).toBe('999');
    // Keys of a keyboard do the same.
    for (const each of ['Backspace', 'Backspace', '-', '4']) await page.keyboard.press(each);
    expect(await shown()).toBe('94');
    await page.keyboard.press('Escape');
    await value('1,25').waitFor();
    // No more letters than a number has.
    await value('1,25').click();
    await press(...'1234567890'.split(''));
    expect(await shown()).toBe('123456789');
    await page.keyboard.press('Escape');
  });

  it('kit/controls/stepper: a keyboard types as soon as the pad is open, with its point, and Enter takes it', async () => {
    const { page, open } = await take({ language: 'hu' });
    await open('#/castle/shots');
    await page.getByRole('button', { name: /^Távolságok és értékek/ }).click();
    const label = 'Középtől középig (″)';
    const value = (text: string) =>
      page.getByRole('button', { name: hu.typeNumber(label, text), exact: true });
    await value('8').click();
    // A sheet gives the focus to its head.
    await pad().getByRole('button', { name: 'Bezárás' }).focus();
    for (const each of ['3', '.', ',', '5', 'Enter']) await page.keyboard.press(each);
    await value('3,5').waitFor();
    // Who goes to the head and presses Enter there closes it.
    await value('3,5').click();
    await pad().getByRole('button', { name: 'Bezárás' }).focus();
    await page.keyboard.press('7');
    await pad().getByRole('button', { name: 'Bezárás' }).focus();
    await page.keyboard.press('Enter');
    await value('3,5').waitFor();
  });

  it('kit/controls/stepper: a number may be below nothing only where it can, and its ends stop the keys', async () => {
    const { page, open } = await take();
    await open('#/fight/magic');
    await page.locator('.stage-plate').first().click();
    const [level, added] = ['Magic level', 'Added to Skill'];
    const value = (label: string, text: string) =>
      page.getByRole('button', { name: en.typeNumber(label, text), exact: true });
    await value(level, '3').click();
    expect(await key(en.minusSign).count()).toBe(0);
    await press('0');
    for (const each of ['-', 'Enter']) await page.keyboard.press(each);
    expect(await shown()).toBe('0');
    expect(await pad().getByRole('alert').textContent()).toBe(en.numberRange('1', '10'));
    await page.keyboard.press('Escape');
    await value(added, '0').click();
    await press('4', en.minusSign);
    expect(await shown()).toBe('−4');
    await press(en.minusSign);
    expect(await shown()).toBe('4');
    for (const each of ['Backspace', '-', '9', 'Enter']) await page.keyboard.press(each);
    await value(added, '−9').waitFor();
    const step = (name: string) => page.getByRole('button', { name, exact: true });
    expect(await step(en.less(added)).isDisabled()).toBe(true);
    expect(await step(en.more(added)).isDisabled()).toBe(false);
    await step(en.more(added)).click();
    await value(added, '−8').waitFor();
    expect(await step(en.less(added)).isDisabled()).toBe(false);
    await value(added, '−8').click();
    await press('9', 'Done');
    await value(added, '9').waitFor();
    expect(await step(en.more(added)).isDisabled()).toBe(true);
  });
});
