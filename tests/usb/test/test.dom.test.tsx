import { describe, expect, it } from 'vitest';
import { type Language, type PhoneOptions, settled, usePhone } from '../../support/dom/phone.ts';
import { backToDice, listen } from '../../support/play/hands.ts';
import { enterFaces, typeCounts, typeFaces } from '../../support/play/real-dice.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const radio = (name: string | RegExp) => current().page.getByRole('radio', { name, exact: true });
const says = (text: string | RegExp) => current().page.getByText(text).first().waitFor();
const perDie = () => current().page.locator('.outcome-fact b').first().textContent();
const ending = () => current().page.locator('.fight-outcome-word').textContent();
const chance = () => current().page.locator('.end-brick').textContent();
const plate = (place: 0 | 1) => current().page.locator('.stage-plate').nth(place).click();

/** Closes the sheet. */
async function back(): Promise<void> {
  const { page } = current();
  await page.goBack();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** Chooses which roll it is. */
async function choose(name: string): Promise<void> {
  await plate(0);
  await radio(name).check();
  await back();
}

async function openTest(options?: PhoneOptions, query = ''): Promise<void> {
  const { page, open } = await take(options);
  await open(`#/fight/usb/test${query}`);
  await page.locator('.outcome-fact').first().waitFor();
}

describe('usb-test: tests of USB', () => {
  it('USB-TEST-04 what is ticked adds up, each piece with its rule, and is there after a reload', async () => {
    await openTest();
    await choose('Hit 5+');
    await expect.poll(perDie).toBe('33.3\u00a0%');
    await button('Aimed shot +1').click();
    await expect.poll(perDie).toBe('50\u00a0%');
    await plate(0);
    await radio('−2').check();
    await back();
    await says('Needs 6+');
    await current().page.locator('.outcome').first().click();
    await button(/^Aimed shot \+1 Rule USB-ACT-04/).waitFor();
    await button(/^Fatigue −2 Rule USB-FAT-01/).click();
    const rule = current().page.getByRole('dialog', { name: 'Rule USB-FAT-01' });
    await rule.waitFor();
    await current().page.goBack();
    await rule.waitFor({ state: 'detached' });
    await back();
    await current().page.reload();
    await says('Needs 6+');
    await expect.poll(() => button('Aimed shot +1').getAttribute('aria-pressed')).toBe('true');
    await plate(0);
    await expect.poll(() => radio('Hit 5+').isChecked()).toBe(true);
  });

  it('USB-FORM-04 a phalanx has a front or a side, not both', async () => {
    await openTest();
    await choose('Save');
    await current().page.locator('.circumstance-more').click();
    const tile = (name: RegExp) => current().page.getByRole('dialog').getByRole('button', { name });
    await tile(/^Phalanx, front/).click();
    await tile(/^Phalanx, side or back/).click();
    await expect.poll(() => tile(/^Phalanx, front/).getAttribute('aria-pressed')).toBe('false');
    await back();
    await says('Needs 5+');
  });

  it('USB-SPEC-07 SP-56 a die of smoke from the table says what becomes of it, once', async () => {
    await openTest();
    await choose('Smoke');
    await says('The smoke clears');
    const said = await listen(current().page);
    await button('Type real dice').click();
    await typeFaces(current().page, 4);
    await expect.poll(ending).toBe('The smoke clears');
    await expect.poll(chance).toBe('50%');
    await expect.poll(async () => (await said()).filter((text) => text.includes('smoke'))).toHaveLength(1);
  });

  it('USB-TEST-01 the successes of a pool answer in one tap, no faces are made up, and all is there after a reload', async () => {
    await openTest();
    const { page } = current();
    await button('Type real dice').click();
    await expect(page.locator('.face-counts').count()).resolves.toBe(0);
    await button('4 successes').click();
    await expect.poll(ending).toBe('4 successes: under 5');
    await says('counted on the table: 4 of 10');
    await expect(page.locator('.play-dice').count()).resolves.toBe(0);
    // As likely as the bar said of it.
    await expect.poll(chance).toBe('38%');
    await page.reload();
    await backToDice(current().page);
    await expect.poll(ending).toBe('4 successes: under 5');
    await says('counted on the table: 4 of 10');
    await says('This many or more');
    // The faces are the other way.
    await button('Once more').click();
    await enterFaces(page);
    await typeCounts(page, { 4: 10 });
    await expect.poll(ending).toBe('10 successes: 5 or more');
    await expect(page.locator('.play-dice .die').count()).resolves.toBe(10);
    await expect(page.getByText('counted on the table').count()).resolves.toBe(0);
  });

  it('USB-SPEC-08 the moment: the blessed see the dice, then choose with the odds of both ways; Undo leads back, a picture is sent', async () => {
    await openTest({}, '?v=2&k=hit&n=3&t=5&x=&g=0&m=0&r=fails&six=0&a=2');
    const { page } = current();
    await button('Type real dice').click();
    await enterFaces(page);
    await typeFaces(page, 5, 2, 1);
    await says('Blessed: roll the failures again?');
    await says('given what has been rolled');
    await expect
      .poll(() => page.locator('.fight-option-said').allTextContents())
      .toEqual(['2 or more: 56\u00a0% · best', '2 or more: 0\u00a0%']);
    const shares = await page.locator('.outcome-brick .fight-number').allTextContents();
    expect(shares).toEqual(['56', '44']);
    await button('Leave it').click();
    await expect.poll(ending).toBe('1 success: under 2');
    // Nobody can say how likely it is that a blessing is kept.
    await expect.poll(() => page.locator('.end-brick').count()).toBe(0);
    await button('Undo roll').click();
    await button('Roll again: 2 dice').click();
    await typeFaces(page, 5, 2);
    await expect.poll(ending).toBe('2 successes: 2 or more');
    await page.locator('.chance-line').waitFor();
    await button('Send picture').waitFor();
    await page.goBack();
    await page.locator('.stage').waitFor();
    await page.reload();
    await backToDice(current().page);
    await expect.poll(ending).toBe('2 successes: 2 or more');
  });

  it('USB-ACT-04 the advice to stand and aim is taken by a tap, and taken back', async () => {
    await openTest();
    const { page } = current();
    const chip = page.locator('.advice-chip');
    await expect.poll(() => chip.textContent()).toMatch(/Best: aimed shot\s*5 or more 62 →\s*92/);
    await settled(page);
    await chip.click();
    const aimed = button('Aimed shot +1');
    await expect.poll(() => aimed.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => chip.count()).toBe(0);
    await page.locator('.toasts').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => aimed.getAttribute('aria-pressed')).toBe('false');
    // Who charges does not shoot, and who saves has nothing to choose.
    await page.locator('.circumstance-more').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cavalry weapon/ })
      .click();
    await back();
    await expect.poll(() => chip.count()).toBe(0);
    await choose('Save');
    await expect.poll(() => chip.count()).toBe(0);
  });

  it('USB-DICE-01 three d3 from the table are added up', async () => {
    await openTest();
    await choose('d3');
    await plate(1);
    await current().page.getByRole('button', { name: 'Dice: more' }).click();
    await current().page.getByRole('button', { name: 'Dice: more' }).click();
    await back();
    await expect.poll(perDie).toBe('6');
    await button('Type real dice').click();
    await typeFaces(current().page, 1, 4, 6);
    await expect.poll(ending).toBe('6 in all: 2 or more');
  });

  it('USB-TEST-05 a link of old has its one modifier, a new one all of them', async () => {
    await openTest({}, '?v=1&n=7&t=3&m=-1&r=none&six=0&a=4');
    await says('Needs 4+');
    await current().page.locator('.outcome').first().click();
    await button(/^Other modifiers −1/).waitFor();
    await openTest({}, '?v=2&k=save&n=5&t=4&x=entrenched.ruins&g=3&m=0&r=fails&six=0&a=2');
    await says('Needs 5+');
    await current().page.locator('.outcome').first().click();
    await button(/^Enemy weapon −3 Rule USB-C-07/).waitFor();
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
    'usb-test, usb-morale: the shares of the bar are all ends there are (%s, %s, %s)',
    async (language, theme, mode) => {
      const { page, open } = await take({ language, theme });
      await open(`#/fight/usb/${mode}`);
      await page.locator('.outcomes').waitFor();
      await settled(page);
      const shares = await page.locator('.outcome-brick .fight-number').allTextContents();
      expect(shares.reduce((sum, share) => sum + Number(share), 0)).toBe(100);
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

  it('USB-PP-01 SP-62 SP-63 points are spent, taken back and there after a reload; who seizes is answered', async () => {
    await (await take()).open('#/fight/usb/morale');
    await unfold();
    const said = await listen(current().page);
    await button('Add: Legend').click();
    await expect.poll(() => radio('Legend: 8 of 8').isChecked()).toBe(true);
    await button('Spend: Daring Attack').click();
    await radio('Legend: 7 of 8').waitFor();
    await expect.poll(said).toContain('Legend: Daring Attack. 7 points left.');
    await button('Spend: Seize the Initiative').click();
    await says('My side, out of order');
    await expect.poll(() => button('Spend: Seize the Initiative').isDisabled()).toBe(true);
    await button('The enemy answers').click();
    await says('In the usual order');
    await button('Undo the last one').click();
    await says('My side, out of order');
    await current().page.reload();
    await unfold();
    await radio('Legend: 6 of 8').waitFor();
    await button('New game').click();
    await radio('Legend: 8 of 8').waitFor();
    await button('Undo').last().click();
    await radio('Legend: 6 of 8').waitFor();
  });
});
