import { describe, expect, it } from 'vitest';
import { enterFaces, typeFaces } from '../support/real-dice.ts';
import { type PhoneOptions, usePhone } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const says = (text: string | RegExp) => current().page.getByText(text).first().waitFor();
const ending = () => current().page.locator('.fight-outcome-word').textContent();
async function openTest(options?: PhoneOptions, query = ''): Promise<void> {
  const { page, open } = await take(options);
  await open(`#/fight/usb/test${query}`);
  await page.locator('.outcome-fact').first().waitFor();
}

describe('usb-test: tests of USB', () => {
  it('USB-SPEC-08 the moment: the blessed see the dice, then choose with the odds of both ways; Undo leads back, a picture is sent', async () => {
    await openTest({}, '?v=2&k=hit&n=3&t=5&x=&g=0&m=0&r=fails&six=0&a=2');
    const { page } = current();
    await button('Type real dice').click();
    // Head and tabs make room.
    await expect.poll(() => page.locator('.place-head').isVisible()).toBe(false);
    await enterFaces(page);
    await typeFaces(page, 5, 2, 1);
    await says('Blessed: roll the failures again?');
    await says('given what has been rolled');
    await expect
      .poll(() => page.locator('.moment-options').innerText())
      .toMatch(/Roll again: 2 dice\s+2 or more: 56\s% · best\s+Leave it\s+2 or more: 0\s%/);
    const shares = await page.locator('.outcome-brick .fight-number').allTextContents();
    expect(shares).toEqual(['56', '44']);
    await button('Leave it').click();
    await expect.poll(ending).toBe('1 success: under 2');
    // Nobody can say how likely it is that a blessing is kept.
    await expect.poll(() => page.getByText(/^That happens in/).count()).toBe(0);
    await button('Undo roll').click();
    await button('Roll again: 2 dice').click();
    await typeFaces(page, 5, 2);
    await expect.poll(ending).toBe('2 successes: 2 or more');
    await page.locator('.chance-line').waitFor();
    await button('Send a picture').waitFor();
    await page.goBack();
    await page.locator('.stage').waitFor();
    await page.reload();
    await button('Back to the dice').click();
    await expect.poll(ending).toBe('2 successes: 2 or more');
  });
});
