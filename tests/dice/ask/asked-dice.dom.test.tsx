import { describe, expect, it } from 'vitest';
import { usePhone } from '../../support/dom/phone.ts';

const { take } = usePhone();

describe('dice/ask', () => {
  it('dice/ask: what is said in words is set up by a tap, either way where it may mean two things, and a word that is not understood is named and can be left out', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await page.getByRole('button', { name: 'More', exact: true }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Say it in words' }).click();
    const field = page.getByRole('searchbox', { name: 'Say it in words' });
    await field.fill('three dice at least 4');
    const found = page.getByRole('list', { name: 'Say it in words' }).getByRole('button');
    await expect.poll(() => found.count()).toBe(2);
    await field.fill('ten dragon dice on 4 plus');
    await page.getByText('Ignored: dragon').waitFor();
    await page.getByRole('button', { name: 'Leave out: not understood: dragon' }).click();
    await expect.poll(() => field.inputValue()).toBe('ten dice on 4 plus');
    await expect.poll(() => page.getByText('Ignored: ').count()).toBe(0);
    await found.first().click();
    await expect.poll(() => page.getByRole('searchbox').count()).toBe(0);
    await page.getByRole('button', { name: /^Roll 10 dice, 4\+/ }).waitFor();
  });
});
