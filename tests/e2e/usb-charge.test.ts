import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, listen, newArmy, secondPhone, stored, usePhone } from './harness.ts';
import { typeCounts, typeFaces } from './real-dice.ts';

const { take, current } = usePhone();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const card = (page: Page, which: 0 | 1) => page.locator('.usb-unit').nth(which);

const words = {
  en: {
    sentence: /^The chargers win in [<>]?\d+ of 100\. The charged usually lose /,
    charge: /^Charge with: 1 Regular \(Riders\)/,
    rider: 'Chargers: 1 Regular (Riders)',
    choose: 'Choose unit',
    type: 'Type real dice',
    locked: 'Locked, the fight goes on.',
  },
  pl: {
    sentence: /^Na 100 takich walk szarżujący wygrywają \d+ raz(?:y)?\. Zaszarżowani (?:tracą|zwykle) /,
    charge: /^Szarżuj: 1 Regularny \(jazda\)/,
    rider: 'Szarżujący: 1 Regularny (jazda)',
    choose: 'Wybierz oddział',
    type: 'Wpisz rzut ze stołu',
    locked: 'Związani walką, walka trwa.',
  },
  hu: {
    sentence: /^A rohamozók 100-ból \d+\u2011sz[eoö]r győznek\. A megrohamozottak rendszerint /,
    charge: /^Roham: 1 reguláris \(lovasság\)/,
    rider: 'Rohamozók: 1 reguláris (lovasság)',
    choose: 'Egység választása',
    type: 'Asztali dobás beírása',
    locked: 'Lekötve, a harc folytatódik.',
  },
} as const;

/** A stored army for 300 points, whose lone rider charges its own spearmen. */
async function chargeOfArmy(language: Language): Promise<Page> {
  const { page, open } = current();
  const t = words[language];
  await open('#/armies');
  await newArmy(page, 'USB');
  await page.locator('.usb-sample').filter({ hasText: '300' }).click();
  await page.getByRole('button', { name: t.charge }).click();
  await page.getByRole('heading', { name: t.rider }).waitFor();
  await card(page, 1).getByRole('button', { name: t.choose }).click();
  const spears = /^5 (?:Regulars|Regularnych|reguláris).*(?:pole|drzewcowa|szálfegyver)/s;
  await page.getByRole('dialog').getByRole('button', { name: spears }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByText(t.sentence).first().waitFor();
  return page;
}

describe('usb-charge', () => {
  it('rules/usb/melee-ahead usb-charge the panel tells the odds given what has been rolled, and each choice its own', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/charge');
    const tile = page.getByRole('button', { name: /^Charged break/ });
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
      /Charged break: ([<>]?\d+)/.exec((await choice.textContent()) ?? '')?.[1] ?? '';
    const [kept, used] = [await odds(strike), await odds(shields)];
    expect([kept, used].every((chance) => chance !== '')).toBe(true);
    expect(used).not.toBe(kept);
    expect(await page.getByText(/ · best$/).count()).toBe(1);
    await shields.click();
    await expect.poll(async () => /[<>]?\d+/.exec((await tile.textContent()) ?? '')?.[0]).toBe(used);
    await button(page, 'Undo roll').click();
    await strike.click();
    await expect.poll(async () => /[<>]?\d+/.exec((await tile.textContent()) ?? '')?.[0]).toBe(kept);
    await button(page, 'Clear').click();
    await expect.poll(() => tile.textContent()).toBe(before);
  });

  it('USB-MELEE-07 a rider of a stored army charges spears with dice of the table, offline, and the fight goes on', async () => {
    const { readyOffline, cutOff, open, page: first } = await take({ worker: true, language: 'pl' });
    await open('#/fight/usb/charge');
    await first.getByText(words.pl.sentence).first().waitFor();
    await readyOffline();
    await cutOff();
    const page = await chargeOfArmy('pl');
    await button(page, words.pl.type).click();
    // Two hits, one saved; the spears strike at the same time: one hit, saved.
    await typeFaces(page, 6, 4, 1, 5, 2, 2, 3, 2, 6, 5);
    await page.getByText(words.pl.locked).first().waitFor();
    await page.getByText('Szarżujący, punkty: 3 (szarża +1').first().waitFor();
    await page.getByText('Zaszarżowani, punkty: 3 (pełne czwórki żywych +1').first().waitFor();
    // The tired spears strike next, and the rider falls.
    await page.getByRole('button', { name: /^Następna tura/ }).click();
    await typeFaces(page, 5, 5, 1, 1, 1, 1);
    await page.getByText('Oddający wybici.').first().waitFor();
    await stored(page, '5.5.1.1t;1.1t');
    await page.reload();
    await page.getByText('Oddający wybici.').first().waitFor();
    await page.getByRole('heading', { name: words.pl.rider }).waitFor();
    await button(page, 'Cofnij rzut').click();
    await page.getByText('Oddający: testy Obrony').first().waitFor();
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
      await page.getByText(words[language].locked).first().waitFor();
    },
  );

  it('USB-MELEE-01 a link shows the same melee on a second phone, and leaves the draft of that phone alone', async () => {
    const { page, open, context, site } = await take();
    await open('#/fight/usb/charge');
    await button(page, 'Riders into spears').click();
    await page.getByRole('radio', { name: 'Reroll failed saves' }).check();
    const told = page.getByText(words.en.sentence).first();
    await told.waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('.reroll.');
    const text = await told.textContent();
    const second = await secondPhone({ context, page, site });
    await expect.poll(() => second.getByText(words.en.sentence).first().textContent()).toBe(text);
    await second.context().close();
  });

  it('USB-REACT-02 what is not allowed says why, what is best is a tap away, and each answer is told once', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/charge');
    await page.getByText(words.en.sentence).first().waitFor();
    await page.getByText('The charge reaches 10″').waitFor();
    const less = button(page, 'Distance in inches: less');
    for (let inches = 8; inches > 5; inches--) await less.click();
    await page.getByText('Shoot: only at chargers more than 5″ away, unless entrenched.').waitFor();
    const reactions = page.getByRole('group', { name: 'Reaction of the charged' });
    expect(await reactions.getByRole('radio', { name: 'Shoot', exact: true }).isDisabled()).toBe(true);
    const said = await listen(page);
    const best = page.locator('.fight-choice', { hasText: 'Best' }).first();
    // What was best before may be another choice when all is weighed anew.
    await expect.poll(() => best.getAttribute('aria-disabled')).toBe('false');
    await best.click();
    await expect.poll(() => best.getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(async () => (await said()).filter((line) => words.en.sentence.test(line)).length)
      .toBe(1);
    const more = button(page, 'Distance in inches: more');
    for (let inches = 5; inches < 11; inches++) await more.click();
    await page.getByText('Too far: the chargers get 10″ far.').first().waitFor();
  });

  it('USB-RES-01 every figure of the answer says why, and its rule opens on the spot', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/charge');
    await page.locator('.fight-tile').first().click();
    await page.getByText('The chargers roll ones to hit again: they charge.').waitFor();
    await page.locator('.usb-charge summary', { hasText: 'All figures' }).click();
    await page.getByRole('button', { name: /^The charged flee in panic/ }).click();
    await page.getByRole('dialog').getByText('USB-RES-04').first().waitFor();
  });

  it('USB-RES-01 a further unit joins the fight and goes again, and the focus stays in place', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/charge');
    const told = page.getByText(words.en.sentence).first();
    const before = await told.textContent();
    await card(page, 1).locator('summary', { hasText: 'In this fight' }).click();
    await button(page, 'Add a unit').click();
    await expect.poll(() => told.textContent()).not.toBe(before);
    await page.getByRole('heading', { name: 'The unit: 10 Regulars' }).waitFor();
    await button(page, 'Remove: 10 Regulars').click();
    await expect.poll(() => told.textContent()).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add a unit');
  });

  it('USB-RES-02 a fight is saved, and its unit and verdict stand in the list', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/charge');
    await button(page, 'Machine rams').click();
    await page.getByRole('heading', { name: 'Chargers: Machine, growth 2' }).waitFor();
    await button(page, 'Save').click();
    const name = page.getByRole('textbox', { name: 'Name of this fight' });
    await expect.poll(() => name.inputValue()).toBe('Charge: Machine, growth 2 against 20 Regulars');
    await name.press('Enter');
    await button(page, 'Saved fights').click();
    await page.getByText('Charge: Machine, growth 2 against 20 Regulars').first().waitFor();
  });
});
