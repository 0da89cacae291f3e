import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, secondPhone, settled, stored, usePhone } from '../../support/dom/phone.ts';
import { backToDice, keepFight, listen, newArmy, unfoldLine } from '../../support/play/hands.ts';
import { typeCounts, typeFaces } from '../../support/play/real-dice.ts';

const { take, current } = usePhone();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog').last();

/** Back closes a sheet. */
async function close(page: Page): Promise<void> {
  const open = await page.getByRole('dialog').count();
  await page.goBack();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(open - 1);
}

/** A way of the sheet of what few need. */
async function more(page: Page, name: string | RegExp): Promise<void> {
  await page.locator('.thumb-bar').getByRole('button').last().click();
  await sheet(page).getByRole('button', { name, exact: true }).click();
}

const words = {
  en: {
    sentence: /^My troops win [<>]?\d+\u00a0%\. The enemy usually lose /,
    line: '1 Regular',
    charge: /^Charge with: 1 Regular \(Riders\)/,
    rider: /^My unit 1 Regular \(Riders\)/,
    target: /^Enemy 10 /,
    choose: 'Choose unit',
    type: 'Type real dice',
    locked: 'Locked, the fight goes on.',
    dice: 'Back to the dice',
  },
  pl: {
    sentence: /^Nasi wygrywają w \d+\u00a0%\. Wrogowie (?:tracą|zwykle) /,
    line: '1 Regularny',
    charge: /^Szarżuj: 1 Regularny \(jazda\)/,
    rider: /^Mój oddział 1 Regularny \(jazda\)/,
    target: /^Wróg 10 /,
    choose: 'Wybierz oddział',
    type: 'Wpisz rzut ze stołu',
    locked: 'Związani walką, walka trwa.',
    dice: 'Wróć do kostek',
  },
  hu: {
    sentence: /^A csapa\u00ad?taim \d+\u00a0% eséllyel győznek\. Az ellenfelek rendszerint /,
    line: '1 reguláris',
    charge: /^Roham: 1 reguláris \(lovasság\)/,
    rider: /^Saját egység 1 reguláris \(lovasság\)/,
    target: /^Ellenfél 10 /,
    choose: 'Egység választása',
    type: 'Asztali dobás beírása',
    locked: 'Lekötve, a harc folytatódik.',
    dice: 'Vissza a kockákhoz',
  },
} as const;

/** A stored army for 300 points, whose lone rider charges its own spearmen. */
async function chargeOfArmy(language: Language): Promise<Page> {
  const { page, open } = current();
  const t = words[language];
  await open('#/armies');
  await newArmy(page, 'USB');
  await page.locator('.usb-sample').filter({ hasText: '300' }).click();
  await unfoldLine(page, t.line);
  await page.getByRole('button', { name: t.charge }).click();
  await button(page, t.rider).waitFor();
  await button(page, t.target).click();
  await sheet(page).getByRole('button', { name: t.choose }).click();
  const spears = /^5 (?:Regulars|Regularnych|reguláris).*(?:pole|drzewcowa|szálfegyver)/s;
  await sheet(page).getByRole('button', { name: spears }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  await close(page);
  await page.getByText(t.sentence).first().waitFor();
  return page;
}

describe('usb-charge', () => {
  it('usb/charge every choice in the sheets says what it would make of the odds, and a tap makes that', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/charge');
    await page.getByRole('button', { name: /^More \(/ }).click();
    await expect
      .poll(() => sheet(page).locator('.worth').allTextContents())
      .toSatisfy((all: readonly string[]) => all.length > 9 && all.every((one) => /\d|^–$/.test(one)));
    const reach = sheet(page)
      .locator('.stepper', { hasText: /: less−/ })
      .first();
    await expect.poll(() => reach.textContent()).toMatch(/: less−62\u00a0%8.*: more\+62\u00a0%$/);
    await close(page);
    await page.getByRole('button', { name: words.en.target }).click();
    const rookies = button(page, '10 Rookies').first();
    const described = await rookies.getAttribute('aria-describedby');
    const worth = page.locator(`[id="${described}"]`);
    await expect.poll(() => worth.textContent()).toMatch(/^\d+\u00a0%$/);
    const then = Number.parseInt((await worth.textContent()) ?? '', 10);
    await rookies.click();
    await expect
      .poll(() => page.locator('.fight-answer').textContent())
      .toMatch(new RegExp(`My unit wins\\s*${then}\\s*%`));
  });

  it('rules/usb/melee/melee-ahead usb-charge the panel shows the odds given what has been rolled, and each choice its own', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/charge');
    const tile = page.getByRole('button', { name: /^Break enemy/ });
    await tile.waitFor();
    const before = (await tile.textContent()) ?? '';
    await button(page, 'Type real dice').click();
    // Six hits, of which one is saved: the charged may use their shields instead of striking back.
    await typeCounts(page, { 2: 4, 4: 6 });
    await page.getByText('given what has been rolled').waitFor();
    await typeFaces(page, 2, 2, 2, 2, 2, 6);
    const strike = button(page, 'Keep the blows');
    const shields = button(page, 'Reroll with shields');
    const odds = async (choice: typeof strike) =>
      /Enemy breaks: ([<>]?\d+)/.exec((await choice.textContent()) ?? '')?.[1] ?? '';
    const [kept, used] = [await odds(strike), await odds(shields)];
    expect([kept, used].every((chance) => chance !== '')).toBe(true);
    expect(used).not.toBe(kept);
    await expect.poll(() => page.getByText(/ · best$/).count()).toBe(1);
    await shields.click();
    await expect.poll(async () => /[<>]?\d+/.exec((await tile.textContent()) ?? '')?.[0]).toBe(used);
    await button(page, 'Undo roll').click();
    await strike.click();
    await expect.poll(async () => /[<>]?\d+/.exec((await tile.textContent()) ?? '')?.[0]).toBe(kept);
    await button(page, 'Clear').click();
    await expect.poll(() => tile.textContent()).toBe(before);
  });

  it.each(['en', 'hu'] as const)(
    'USB-MELEE-13 %s: a unit of a stored army charges another',
    async (language) => {
      await take({ language });
      const page = await chargeOfArmy(language);
      await button(page, words[language].type).click();
      await typeFaces(page, 6, 4, 1, 5, 2, 2, 3, 2, 6, 5);
      await page.getByText(words[language].locked).first().waitFor();
      await stored(page, '2.2.3.2.6t;5t');
      await page.reload();
      await backToDice(page, words[language].dice);
      await page.getByText(words[language].locked).first().waitFor();
    },
  );

  it('USB-MELEE-01 a link shows the same melee on a second phone, and leaves the draft of that phone alone', async () => {
    const { page, open, site } = await take();
    await open('#/fight/usb/charge');
    await more(page, 'Riders into spears');
    await button(page, 'Reroll failed saves').click();
    const described = page.getByText(words.en.sentence).first();
    await described.waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('shield=reroll');
    const text = await described.textContent();
    const second = await secondPhone({ site });
    await expect.poll(() => second.getByText(words.en.sentence).first().textContent()).toBe(text);
    await second.context().close();
  });

  it('USB-REACT-02 what is not allowed says why, what is best is a tap away and may be taken back, and each answer is shown once', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/charge');
    await page.getByText(words.en.sentence).first().waitFor();
    const runUp = page.getByRole('slider', { name: /the charge reaches 10″/ });
    await runUp.fill('5');
    await button(page, 'No reaction').click();
    const reactions = sheet(page).getByRole('group', { name: 'Reaction of the enemy' });
    await reactions.getByText('Shoot: only at chargers more than 5″ away, unless entrenched.').waitFor();
    await expect
      .poll(() => reactions.getByRole('radio', { name: 'Shoot', exact: true }).isDisabled())
      .toBe(true);
    // Each answer stands there once, with what comes of it.
    await expect.poll(() => reactions.getByText(/^holds out/).count()).toBe(3);
    await expect.poll(() => reactions.getByRole('radio').count()).toBe(4);
    await close(page);
    // Three inches more are out of reach from here.
    await runUp.fill('8');
    const said = await listen(page);
    const best = button(page, /: holds out \d+ → \d+ My unit breaks/);
    // What was best from nearer stands there until it is known what is best now.
    await settled(page);
    await best.click();
    await button(page, /^Reaction: /).waitFor();
    await page.locator('.advice-chip', { hasText: 'Best' }).waitFor();
    await expect
      .poll(async () => (await said()).filter((line) => line.startsWith('The enemy move away')).length)
      .toBe(1);
    await button(page, 'Undo').click();
    await button(page, 'No reaction').waitFor();
    await runUp.fill('11');
    await page.getByText('Too far: the chargers reach 10″.').first().waitFor();
  });

  it('USB-RES-02 every end stands in one bar, also that no blows are struck, and together they are a hundred', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/charge');
    await button(page, 'No reaction').click();
    await sheet(page).getByRole('radio', { name: 'Shoot', exact: true }).check();
    await close(page);
    await button(page, /^No blows \d+/).waitFor();
    const bar = page.locator('.outcomes');
    await expect.poll(() => bar.getByRole('button').count()).toBe(4);
    const shown = await bar.locator('.fight-number').allTextContents();
    expect(shown.reduce((sum, number) => sum + Number(number), 0)).toBe(100);
    await button(page, /^No blows/).click();
    await sheet(page).getByText('The charge is broken on the way').waitFor();
  });

  it('USB-RES-01 every figure of the answer says why, and its rule opens on the spot', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/charge');
    await button(page, /^My unit wins/).click();
    await sheet(page).getByText('My troops roll ones to hit again: they charge.').waitFor();
    const lost = sheet(page).getByRole('slider', { name: 'The enemy: models lost' });
    await lost.focus();
    for (let models = 0; models < 3; models++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => lost.getAttribute('aria-valuetext')).toMatch(/^2: .* · 2 or more: \d/);
    await close(page);
    await more(page, 'All figures');
    await button(page, /^The enemy flee in panic/).click();
    await sheet(page).getByText('USB-RES-04').first().waitFor();
  });

  it('USB-RES-01 a further unit joins the fight and goes again, and the focus stays in place', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/charge');
    const described = page.getByText(words.en.sentence).first();
    const before = await described.textContent();
    await button(page, words.en.target).click();
    await sheet(page).locator('summary', { hasText: 'In this fight' }).click();
    await button(page, 'Add a unit').click();
    await expect.poll(() => described.textContent()).not.toBe(before);
    await page.getByRole('heading', { name: 'The unit: 10 Regulars' }).waitFor();
    await button(page, 'Remove: 10 Regulars').click();
    await expect.poll(() => described.textContent()).toBe(before);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Add a unit');
  });

  it('USB-RES-02 a fight is saved, and its unit and verdict stand in the list', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/charge');
    await more(page, 'Machine rams');
    await button(page, /^My unit Machine, growth 2/).waitFor();
    await keepFight(page, 'Save');
    const name = page.getByRole('textbox', { name: 'Name of this fight' });
    await expect.poll(() => name.inputValue()).toBe('Charge: Machine, growth 2 against 20 Regulars');
    await name.press('Enter');
    await keepFight(page, 'Saved fights');
    await page.getByText('Charge: Machine, growth 2 against 20 Regulars').first().waitFor();
  });
});
