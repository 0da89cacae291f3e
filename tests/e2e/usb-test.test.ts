import { describe, expect, it } from 'vitest';
import { enterFaces, typeFaces } from '../support/real-dice.ts';
import { controls, height, hidden } from './first-sight.ts';
import { type Language, overflow, type PhoneOptions, settled, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const says = (text: string | RegExp) => current().page.getByText(text).first().waitFor();
const ending = () => current().page.locator('.fight-outcome-word').textContent();
const plate = (place: 0 | 1) => current().page.locator('.stage-plate').nth(place).click();

/** Closes the sheet. */
async function back(): Promise<void> {
  const { page } = current();
  await page.goBack();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

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

describe('usb-test: one screen', () => {
  it.each<[Language, 'light' | 'dark', 'test' | 'morale']>([
    ['en', 'light', 'test'],
    ['pl', 'dark', 'test'],
    ['hu', 'light', 'test'],
    ['en', 'dark', 'morale'],
    ['pl', 'light', 'morale'],
    ['hu', 'dark', 'morale'],
  ])(
    'usb-test, usb-morale: odds, stage and roll stand on one screen (%s, %s, %s)',
    async (language, theme, mode) => {
      const { page, open } = await take({ language, theme });
      await open(`#/fight/usb/${mode}`);
      await page.locator('.outcomes').waitFor();
      await settled(page);
      const first = ['.place-head', '.outcome-brick', '.stage-scene', '.stage-plates', '.thumb-bar'];
      expect(await hidden(page, first)).toEqual([]);
      expect(await height(page)).toBeLessThanOrEqual(900);
      expect((await controls(page)).length).toBeLessThanOrEqual(25);
      const shares = await page.locator('.outcome-brick .fight-number').allTextContents();
      expect(shares.reduce((sum, share) => sum + Number(share), 0)).toBe(100);
      expect(await overflow(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    },
  );
});

describe('usb-test: Power points', () => {
  const unfold = async () => {
    const { page } = current();
    await page.locator('.fight-answer').first().waitFor();
    await page.locator('.thumb-bar button').last().click();
    await page
      .locator('summary')
      .filter({ hasText: /^(Table helpers|Pomoce do gry|Játéksegédletek)$/ })
      .click();
    await page.locator('.usb-field > details > summary').nth(2).click();
    await page.locator('.usb-power').waitFor();
  };

  for (const language of ['en', 'pl', 'hu'] as const satisfies readonly Language[]) {
    it(`usb-test every roll, and the points, fit a narrow phone and break no rule of accessibility (${language})`, async () => {
      await openTest({ language, width: 320, theme: language === 'pl' ? 'dark' : 'light' });
      const { page } = current();
      const presets = page.locator('dialog fieldset').first().getByRole('radio');
      for (const at of [0, 3, 4, 7, 8, 10]) {
        await plate(0);
        await presets.nth(at).check();
        expect(await overflow(page)).toEqual([]);
        await back();
        await page.locator('.thumb-bar [data-kind="primary"]').click();
        await page.locator('.fight-outcome-word').waitFor();
        expect(await overflow(page)).toEqual([]);
        if (at === 10) expect(await violations(page)).toEqual([]);
        await page.goBack();
        await page.locator('.stage').waitFor();
      }
      expect(await violations(page)).toEqual([]);
      await plate(0);
      await presets.first().check();
      expect(await violations(page)).toEqual([]);
      await back();

      await current().open('#/fight/usb/morale');
      await unfold();
      await page.locator('.usb-power .button').nth(3).click();
      expect(await overflow(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    });
  }
});
