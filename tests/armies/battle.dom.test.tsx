import { describe, expect, it } from 'vitest';
import { league } from '../../src/armies/words/league-en.ts';
import { readRecords } from '../faults/records.ts';
import { type Language, stored, usePhone } from '../support/dom/phone.ts';
import { newArmy } from '../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const row = (name: string) => current().page.locator('.battle-row').filter({ hasText: name });

const words = {
  en: { play: 'Play', start: 'Begin the battle' },
  pl: { play: 'Graj', start: 'Zacznij bitwę' },
  hu: { play: 'Játék', start: 'Kezdődjön a csata' },
} as const;

/** A ready army of USB against so many units that nobody entered. */
async function openBattle(language: Language = 'en', points = '300'): Promise<void> {
  const { page, open } = current();
  await open('#/armies');
  await newArmy(page, 'USB');
  await page.locator('.usb-sample').filter({ hasText: points }).click();
  await button(words[language].play).click();
  await button(words[language].start).click();
  await page.locator('.battle-row').first().waitFor();
}

describe('battle', () => {
  it('USB-MOR-01 battle: a loss of a quarter asks for a morale test, a state is set in the sheet, and its fight has its values', async () => {
    const { page } = await take();
    await openBattle();
    for (let lost = 0; lost < 2; lost += 1) await row('7 Regulars').locator('.battle-pawns').click();
    await page.locator('.battle-asks', { hasText: '7 Regulars lost 25 %: test morale' }).waitFor();
    await row('7 Regulars').locator('.battle-name').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Shaken' }).click();
    await sheet.getByRole('button', { name: 'Fatigue: more' }).click();
    await sheet.getByRole('button', { name: 'Charge' }).click();
    await expect.poll(() => page.url()).toMatch(/#\/fight\/usb\/charge\?v=2/);
    await page.goBack();
    await row('7 Regulars').getByText('Shaken').waitFor();
    await row('7 Regulars').getByText('Fatigue 1').waitFor();
    await page.locator('.battle-turn').click();
    await page.getByText('Enemy’s turn').waitFor();
    await row('Unit 1').waitFor();
  });

  it('USB-MELEE-12 battle: who is locked in a fight is asked to fight on, and one tap opens its sheet', async () => {
    const { page } = await take();
    await openBattle();
    await button('I begin').click();
    await row('7 Regulars').locator('.battle-name').click();
    const sheet = page.getByRole('dialog');
    await sheet.locator('.unit-targets [data-done]').waitFor();
    await sheet.getByRole('button', { name: 'Locked', exact: true }).click();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page
      .getByText(/^7 Regulars: still locked with Unit \d$/)
      .first()
      .waitFor();
    await button('Fight on').click();
    await sheet.getByRole('heading', { name: '7 Regulars' }).waitFor();
  });

  it('battle: who has looked up a rule or rolled dice comes back to it by the place, and by a second tap to all armies', async () => {
    const { page } = await take();
    await openBattle();
    const place = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
    await place('Rules').click();
    await page.locator('.battle-row').first().waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
    await place('Armies').click();
    await row('7 Regulars').waitFor();
    await place('Armies').click();
    await page.locator('.army-card').first().waitFor();
    expect(await page.locator('.battle-row').count()).toBe(0);
    // Whoever has gone on to the list stays there.
    await place('Rules').click();
    await place('Armies').click();
    await page.locator('.army-card').first().waitFor();
  });

  it('battle: Undo takes the turn back with the units that are shown, and the place of what is asked stays', async () => {
    const { page } = await take();
    await openBattle();
    const shown = () => page.locator('.battle-rows').getAttribute('data-side');
    await page.locator('.battle-turn').click();
    await expect.poll(shown).toBe('theirs');
    // A second tap gives it back, and so does Undo.
    await page.locator('.battle-turn').click();
    await expect.poll(shown).toBe('mine');
    await stored(page, '"events":[]');
    await row('7 Regulars').locator('.battle-act').click();
    await expect.poll(shown).toBe('theirs');
    await button(/^Undo/).click();
    await page.getByText('My turn').waitFor();
    await expect.poll(shown).toBe('mine');
    // Whatever was asked, and where nothing is, its place is there.
    expect(await page.locator('.battle-hint').count()).toBe(1);
    await row('7 Regulars').locator('.battle-pawns').click();
    expect(await page.locator('.battle-hint').count()).toBe(1);
  });

  it('USB-WOUND-02 USB-VIC-01 USB-MOR-10 battle: one tap takes a point of a hero, the last one him; the score counts two, and the others test', async () => {
    const { page } = await take();
    await openBattle();
    // The most expensive hero leads; the other one does not.
    const pawns = row('Daredevil').locator('.battle-pawns');
    const label = () => pawns.getAttribute('aria-label');
    expect(await label()).toBe('Daredevil: lose one point, 2/2 left');
    await pawns.click();
    await expect.poll(label).toBe('Daredevil: lose one point, 1/2 left');
    await pawns.click();
    await page.getByText('0 : 2').waitFor();
    await page
      .locator('.battle-asks', { hasText: 'Daredevil, the commander, has fallen: Aspirant tests morale' })
      .waitFor();
    // More than three at once are thrown for with one tap, and one step takes it back.
    await button('Roll all 4').click();
    await page.locator('.battle-asks', { hasText: /\d of 4 passed/ }).waitFor();
    expect(await page.locator('.battle-tested li').count()).toBe(4);
    await stored(page, /"do":"test","why":"commander"/);
    await page.locator('.battle-hint').getByRole('button', { name: 'Undo' }).click();
    // By the dice on the table one after the other.
    await button('Passed').click();
    await page.locator('.battle-asks', { hasText: '7 Regulars tests morale' }).waitFor();
    await button('Failed').click();
    await row('7 Regulars').getByText('Panicked').waitFor();
    for (let more = 0; more < 2; more += 1) await button('Passed').click();
    // Who is in panic tests when it is activated, and is then.
    const box = page.locator('.battle-hint');
    await expect.poll(() => box.getAttribute('data-asks')).toBe('result');
    await row('7 Regulars').locator('.battle-act').click();
    await page.locator('.battle-asks', { hasText: '7 Regulars is in panic: does it recover?' }).waitFor();
    // Who stays in panic only runs: with the same tap it has acted, and one Undo takes back all of it.
    await button('Failed').click();
    await page.getByText('Enemy’s turn').waitFor();
    await page.getByText('It may only run: it has acted.').waitFor();
    await page.locator('.battle-hint').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('My turn').waitFor();
    await row('7 Regulars').locator('.battle-act').click();
    await page.locator('.battle-asks', { hasText: '7 Regulars is in panic: does it recover?' }).waitFor();
    await button('Passed').click();
    await row('7 Regulars').getByText('Shaken').waitFor();
    await row('7 Regulars').locator('.battle-act').click();
    await page.getByText('Enemy’s turn').waitFor();
  });

  it('USB-MOR-03 USB-HERO-01 battle: a test by a die on the table is one tap, a hero near by is said where he helps, and one step takes it back', async () => {
    const { page } = await take();
    await openBattle('en', '240');
    for (let lost = 0; lost < 2; lost += 1) await row('4 Rookies').locator('.battle-pawns').click();
    await button('Roll 5+').waitFor();
    await button('A hero is within 10 inches: needs 4+').click();
    await button('Roll 4+').waitFor();
    const keys = page.locator('.battle-keys').getByRole('button');
    let taps = 0;
    await keys.filter({ hasText: 'Failed' }).click();
    taps += 1;
    await row('4 Rookies').getByText('Panicked').waitFor();
    await page.locator('.battle-asks', { hasText: '4 Rookies: failed' }).waitFor();
    process.stdout.write(`taps of a morale test with a real die: 3 before, ${taps} now\n`);
    await stored(page, '"why":"morale","tests":[{"unit":"m3","passed":false,"need":4}]');
    await page.locator('.battle-hint').getByRole('button', { name: 'Undo' }).click();
    await row('4 Rookies').getByText('Panicked').waitFor({ state: 'detached' });
    await page.locator('.battle-asks', { hasText: '4 Rookies lost 50 %: test morale' }).waitFor();
  });

  it('battle: Attack opens who may attack, the one looked at last first, and each of the others is a tap away', async () => {
    const { page } = await take();
    await openBattle();
    await page.locator('.battle-keys').getByRole('button', { name: 'I begin' }).click();
    await button(/^Attack/).click();
    await page.getByRole('dialog', { name: 'Aspirant' }).waitFor();
    const who = page.getByRole('group', { name: 'Who attacks' });
    await who.getByRole('button', { name: '5 Regulars' }).click();
    const sheet = page.getByRole('dialog', { name: '5 Regulars' });
    await sheet.waitFor();
    await page.goBack();
    // From its row it is the unit alone.
    await row('7 Regulars').locator('.battle-name').click();
    await page.getByRole('dialog', { name: '7 Regulars' }).waitFor();
    expect(await who.count()).toBe(0);
  });

  it('battle: a unit comes while the battle goes on, by name or from the army, fights, is undone and stays over a reload', async () => {
    const { page } = await take();
    await openBattle();
    const sheet = page.getByRole('dialog', { name: 'Add a unit' });
    const add = async () => {
      await button('More').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add a unit' }).click();
      await sheet.waitFor();
    };
    await add();
    await sheet
      .getByRole('button', { name: /Regulars/ })
      .first()
      .click();
    await expect.poll(() => page.locator('.battle-row').count()).toBe(6);
    await button(/^Undo/).first().click();
    await expect.poll(() => page.locator('.battle-row').count()).toBe(5);
    await add();
    await sheet.getByRole('radio', { name: 'Enemy' }).check();
    await sheet.getByRole('textbox', { name: 'Its name' }).fill('Giant');
    for (let models = 1; models < 7; models += 1)
      await sheet.getByRole('button', { name: 'Its models: more' }).click();
    await sheet.getByRole('button', { name: 'Onto the table' }).click();
    await row('Giant').locator('.battle-pawns').click();
    await row('Giant').getByText('6/7').waitFor();
    await stored(page, /"do":"join","unit":"t\d+".*"do":"lose"/);
    await page.reload();
    await page.locator('.battle-row').first().waitFor();
    await page.locator('.battle-side').nth(1).click();
    await row('Giant').getByText('6/7').waitFor();
    await button('More').click();
    await button('Log').click();
    await page.getByText('Joins: Giant (7)').first().waitFor();
  });

  it('battle: what is typed and not entered is there again when its sheet opens, of each battle its own, over a reload', async () => {
    const { page, open } = await take();
    await openBattle();
    const first = page.url();
    const sheet = page.getByRole('dialog');
    const text = (name: string) => sheet.getByRole('textbox', { name, exact: true });
    const more = async () => {
      await button('More').click();
      await text('Note').waitFor();
    };
    await more();
    await text('Note').fill('The bridge is');
    await page.goBack();
    await expect.poll(() => sheet.count()).toBe(0);
    await more();
    expect(await text('Note').inputValue()).toBe('The bridge is');
    await sheet.getByRole('button', { name: 'Add a unit' }).click();
    await text('Its name').fill('Gia');
    await page.goBack();
    await expect.poll(() => sheet.count()).toBe(0);
    await stored(page, /The bridge is.*Gia/);

    await openBattle();
    await more();
    expect(await text('Note').inputValue()).toBe('');
    await open(new URL(first).hash);
    await page.reload();
    await page.locator('.battle-row').first().waitFor();
    await more();
    await expect.poll(() => text('Note').inputValue()).toBe('The bridge is');
    await sheet.getByRole('button', { name: 'Add the note' }).click();
    await expect.poll(() => text('Note').inputValue()).toBe('');
    await sheet.getByRole('button', { name: 'Add a unit' }).click();
    await expect.poll(() => text('Its name').inputValue()).toBe('Gia');
    await sheet.getByRole('button', { name: 'Onto the table' }).click();
    await expect.poll(() => sheet.count()).toBe(0);
    await expect
      .poll(async () => JSON.stringify(await readRecords(page)))
      .not.toMatch(/draft:battle-typed.{0,80}Gia/);
  });

  it('battle: an army of one’s own as the enemy, a battle taken away and brought back', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await newArmy(page, 'USB');
    await page.locator('.usb-sample').filter({ hasText: '240' }).click();
    await page.locator('.army-line').first().waitFor();
    await button('All armies').click();
    await newArmy(page, 'USB');
    await page.locator('.usb-sample').filter({ hasText: '300' }).click();
    await button('Play').click();
    await page.getByRole('radio', { name: /^Ready-made army, 240 points/ }).check();
    await button('Begin the battle').click();
    await page.locator('.battle-side').nth(1).click();
    await row('4 Rookies').waitFor();
    await button('More').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete battle' }).click();
    await button('Undo').click();
    await page.getByRole('radio', { name: 'Battles' }).check();
    await page.getByText(/– Ready-made army, 240 points/).waitFor();
    await button('Play on').click();
    await page.locator('.battle-row').first().waitFor();
  });

  it('BW-LG-01 battle: a battle that ended goes into the season of the league with two taps, as the game that was chosen when it began', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await page.getByRole('radio', { name: league.open }).check();
    await button(league.newSeason).click();
    for (const name of ['Anna', 'Bolek', 'Celina', 'Darek']) {
      await page.getByRole('textbox', { name: league.newPlayer }).fill(name);
      await page.keyboard.press('Enter');
      await page.locator('.league-players').getByRole('button', { name }).waitFor();
    }
    await stored(page, /"season:.*Darek/);
    await open('#/armies');
    await newArmy(page);
    await page.getByRole('button', { name: /^Shield wall/ }).click();
    await page.locator('.army-line').first().waitFor();
    await button('Play').click();
    await button(/^League game/).click();
    const side = page
      .getByRole('dialog')
      .getByRole('button', { name: /^I play/ })
      .first();
    const me = (await side.innerText()).replace('I play ', '');
    await side.click();
    await button('Begin the battle').click();
    await page.locator('.battle-side').nth(1).click();
    await page.locator('.battle-pawns').first().click();
    await stored(page, '"do":"lose"');
    const sheet = page.getByRole('dialog');
    const more = async () => {
      await button('More').click();
      await sheet.first().waitFor();
    };
    await more();
    await sheet.getByRole('button', { name: 'End the battle', exact: true }).click();
    await expect.poll(() => sheet.count()).toBe(0);
    await page.getByText('Victory').waitFor();
    await button('Enter in the league').click();
    const won = sheet.last().getByRole('button', { name: /^(?:Anna|Bolek|Celina|Darek) has won$/ });
    await won.first().waitFor();
    expect(await won.count()).toBe(1);
    const winner = (await won.innerText()).replace(' has won', '');
    expect(winner).toBe(me);
    await won.click();
    await stored(page, /"season:.*"winner":"(?:light|dark)"/);
    await page.getByText(winner).first().waitFor();
    await expect.poll(() => page.url()).toContain('#/armies/~league');
  });
});
