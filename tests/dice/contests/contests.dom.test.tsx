import { describe, expect, it } from 'vitest';
import { type PhoneOptions, settled, stored, usePhone } from '../../support/dom/phone.ts';
import { listen } from '../../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
/** What the place shows. */
const mode = (name: string) => current().page.getByRole('radio', { name, exact: true });
const heading = (name: string | RegExp) =>
  current().page.getByRole('heading', { name, exact: typeof name === 'string' });

/** Opens the sheet of a side by its name on the tray, sets something in it, and closes it. */
async function ofSide(name: string, set: () => Promise<void>): Promise<void> {
  const { page } = current();
  await page.locator('.contest-tray').getByRole('button', { name, exact: true }).click();
  await page.locator('dialog[open]').waitFor();
  await set();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** The bar as it is seen. */
const ends = () => current().page.locator('.contest-odds .outcome').allInnerTexts();

async function openContest(kind: string, options?: PhoneOptions): Promise<void> {
  const { page, open } = await take(options);
  await open(`#/dice/contests?k=${kind}`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

/** Types faces on the pad, one die after the other. */
async function type(...faces: readonly number[]): Promise<void> {
  const asked = current().page.getByRole('group', { name: /which face\?$/ });
  for (const face of faces) await asked.getByRole('button', { name: String(face), exact: true }).click();
}

describe('contests', () => {
  it('contests: what is thrown is named by its verdict, and by nothing while there is none', async () => {
    await openContest('starts');
    const tray = () => current().page.locator('.contest-tray').getAttribute('aria-labelledby');
    expect(await tray()).toBeNull();
    await button(/^Roll for both/).click();
    await expect.poll(tray).toBe('contest-result');
    expect(await current().page.locator('#contest-result').count()).toBe(1);
  });

  it('BW-GEN-02 from the presets to a winner, tied players alone rolling again, and back', async () => {
    const { open } = await take();
    await open('#/dice');
    await button('More rolls').click();
    await button(/^What I Say Goes/).click();
    await heading('What I Say Goes').waitFor();
    await button(/^Roll for both/).click();
    const won = heading(/^Player [12] wins$/);
    await expect
      .poll(async () => {
        const again = button(/^Roll again: Player 1 and Player 2$/);
        if (await again.count()) await again.click();
        return won.count();
      })
      .toBe(1);
    await mode('Dice').check();
    await button(/^Roll 1d6/).waitFor();
  });

  it('contests: a link that cannot be read says what of it is not understood', async () => {
    const { page, open } = await take();
    await open('#/dice/contests?v=2&kind=first&active.use=10');
    await page.getByRole('status').getByText('Not understood: active.use=10', { exact: false }).waitFor();
  });

  it('contests: from here to a fight, and back by the browser', async () => {
    await openContest('starts');
    const { page } = current();
    await page.getByRole('link', { name: 'Fight', exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/#\/fight/);
    await page.getByRole('heading', { level: 1, name: 'Fight' }).waitFor();
    await settled(page);
    expect(page.url()).toMatch(/#\/fight/);
    await page.goBack();
    await expect.poll(() => page.url()).toMatch(/#\/dice\/contests/);
    await heading('Who starts').first().waitFor();
  });

  it('BW-GEN-02 dice from the table: a tie, who rolls again, a winner, kept through a reload', async () => {
    await openContest('wisg');
    const { page } = current();
    await button('Players: more').click();
    await ofSide('Player 2', () => page.getByRole('textbox', { name: 'Name of player 2' }).fill('Béla'));
    await button('Type real dice').click();
    await type(5, 2, 5);
    await heading(/^Tied: Player 1 and Player 3/).waitFor();
    await type(3);
    await stored(page, '5t_2t_5t_3t');
    await page.reload();
    await page.getByRole('group', { name: /^Player 3/ }).waitFor();
    await type(4);
    await heading('Player 3 wins').waitFor();
    await page.locator('.contest-tray').getByRole('button', { name: 'Béla', exact: true }).waitFor();
    await stored(page, '5t_2t_5t_3t_4t');
    await page.reload();
    await heading('Player 3 wins').waitFor();
    await button('Undo').click();
    await heading(/^Tied/).waitFor();
    await button('New contest').click();
    await button(/^Roll for 3 players/).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('What I Say Goes');
  });

  it('BW-GEN-02 where the table plays so, everybody rolls again after a tie', async () => {
    await openContest('wisg');
    const { page } = current();
    const rules = () => button(/^BrikWars/).click();
    await rules();
    const sheet = page.getByRole('dialog', { name: 'What do you play?' });
    await sheet.getByRole('group', { name: 'Bonus dice' }).waitFor();
    await expect.poll(() => sheet.getByRole('group', { name: 'After a tie' }).count()).toBe(0);
    await page.goBack();
    await button('Players: more').click();
    await rules();
    await sheet.getByRole('radio', { name: 'Everybody rolls again' }).check();
    await page.goBack();
    await button('Type real dice').click();
    await type(5, 2, 5);
    await heading('Tied: everybody rolls again.').waitFor();
    await type(3, 4, 1);
    await heading('Player 2 wins').waitFor();
  });

  it('BW-DICE-06 who acts first: one Skill without bonus dice, the other with them', async () => {
    await openContest('first');
    const { page } = current();
    const without = page.getByRole('dialog').getByRole('button', { name: 'Without bonus dice' });
    await ofSide('Acting', async () => {
      await without.click();
      await expect.poll(() => without.getAttribute('aria-pressed')).toBe('true');
    });
    await page.locator('.contest-odds .outcome').first().click();
    await page.getByText('A side that rolls without bonus dice earns none.').waitFor();
    await page.keyboard.press('Escape');
    await button('Type real dice').click();
    await type(6);
    await page.getByRole('group', { name: /^Responding/ }).waitFor();
    await type(6);
    await page.getByRole('group', { name: /^Responding, bonus die/ }).waitFor();
    await type(2);
    await heading('The responding side goes first').waitFor();
  });

  it('BW-DICE-05 a six asks for its bonus die, which may be left', async () => {
    await openContest('wisg');
    await button('Type real dice').click();
    await type(6);
    await current()
      .page.getByRole('group', { name: /bonus die/ })
      .waitFor();
    await button('No bonus die').click();
    await current()
      .page.getByRole('group', { name: /^Player 2/ })
      .waitFor();
    await type(5);
    await heading('Player 1 wins').waitFor();
  });

  it('contests: the odds stand before anybody rolls, and follow the dice', async () => {
    await openContest('wisg');
    const { page } = current();
    await expect.poll(ends).toEqual(['Player 143%', 'Tie, again14%', 'Player 243%']);
    await ofSide('Player 1', async () => {
      await page
        .getByRole('group', { name: 'Dice of Player 1' })
        .getByRole('radio', { name: '1d10', exact: true })
        .check();
    });
    await expect.poll(async () => (await ends())[0]).not.toBe('Player 143%');
    await button(/^Roll for both$/).waitFor();
    await ofSide('Player 2', async () => {
      await page
        .getByRole('group', { name: 'Everyone rolls' })
        .getByRole('radio', { name: '2d6', exact: true })
        .check();
    });
    await button(/^Roll for both 2d6 per player/).waitFor();
    await page.locator('.contest-odds .outcome').first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /BW-GEN-02/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: /BW-GEN-02/ }).waitFor();
  });

  it('BW-RESP-05 who acts first: a Bail without Use, the margins in words', async () => {
    await openContest('first');
    const { page } = current();
    await ofSide('Responding', async () => {
      const bail = page.getByRole('dialog').getByRole('button', { name: 'Bail: no Use' });
      await bail.click();
      await expect.poll(() => bail.getAttribute('aria-pressed')).toBe('true');
    });
    await button('Type real dice').click();
    await type(4, 2);
    await heading('The responding side goes first').waitFor();
    await page.getByText('Acting 1, responding 2 (Skill minus Use).', { exact: true }).waitFor();
  });

  it('BW-HERO-10 a Feat: a one of the hero fails critically', async () => {
    await openContest('feat');
    await button('Type real dice').click();
    await type(1, 1);
    await heading('The Feat fails').waitFor();
    await current()
      .page.getByText(/^Critical failure/)
      .waitFor();
  });

  it('USB-DICE-02 a dispute is one tap', async () => {
    await openContest('wisg');
    await current().page.getByRole('radio', { name: 'Dispute' }).check();
    await button('Roll 1d6').click();
    await heading(/^The (first|other) player is right$/).waitFor();
  });

  it('contests: throws of the app stand in the history, named', async () => {
    await openContest('feat');
    const { page } = current();
    await button('Roll the Feat').click();
    await heading(/^The Feat (succeeds|fails)$/).waitFor();
    await mode('Dice').check();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await button('History').click();
    await page.getByText('Feat: Hero').waitFor();
    await page.getByText('Feat: Opponent').waitFor();
  });

  it('contests: announced once for each round', async () => {
    await openContest('wisg');
    const { page } = current();
    const said = await listen(page);
    await button('Type real dice').click();
    await type(3, 4);
    await heading('Player 2 wins').waitFor();
    const shown = ['Player 1 3, Player 2 4. Player 2 wins.'];
    await expect.poll(said).toEqual(shown);
    await settled(page);
    await expect.poll(() => said()).toEqual(shown);
  });

  it('dice/contests/tray: who starts comes first; two sides in their colours, the total large, and what came of it at the foot', async () => {
    const { page, open } = await take();
    await open('#/dice/contests');
    const tiles = page.getByRole('group', { name: 'Contest' }).getByRole('radio');
    await expect.poll(() => tiles.count()).toBe(5);
    expect(await tiles.first().isChecked()).toBe(true);
    await heading('Who starts').first().waitFor();
    const sides = page.locator('.contest-side');
    const data = (name: string) =>
      sides.evaluateAll((all, of) => all.map((side) => side.getAttribute(of)), name);
    expect(await data('data-side')).toEqual(['mine', 'theirs']);
    await page.getByText('The highest roll starts.').waitFor();
    await button('Type real dice').click();
    await type(6, 3, 4);
    await heading('Player 1 starts').waitFor();
    expect(await page.locator('.contest-total').allInnerTexts()).toEqual(['9 6 + 3 · typed', '4 typed']);
    // The bonus die is gold, and the lower side stands back.
    expect(await page.locator('.contest-side').first().locator('.die[data-bonus]').count()).toBe(1);
    expect(await data('data-behind')).toEqual([null, 'true']);
    // What is set up anew has not been thrown.
    await button('Players: more').click();
    await expect.poll(() => page.locator('.contest-verdict').count()).toBe(0);
    await expect.poll(() => sides.count()).toBe(3);
    await expect.poll(ends).toEqual(['Player 133%', 'The others67%']);
    await button('Players: less').click();
    await heading('Player 1 starts').waitFor();
  });

  it('dice/contests/tray: an earlier round stands in a line, and its throws with those who did not throw again', async () => {
    await openContest('wisg');
    const { page } = current();
    await button('Players: more').click();
    await button('Type real dice').click();
    await type(5, 2, 5, 3, 4);
    await heading('Player 3 wins').waitFor();
    await page.getByText('Roll 1: Player 1 5, Player 2 2, Player 3 5').waitFor();
    expect(await page.locator('.contest-total b').allInnerTexts()).toEqual(['3', '2', '4']);
  });

  it('BW-HERO-10 dice/contests/tray: the opponent is sent away on his side, and comes back there', async () => {
    await openContest('feat');
    const { page } = current();
    await page.locator('.contest-tray').getByRole('button', { name: 'Opponent', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'An opponent rolls against it' }).click();
    // Nothing is left to set: it closes.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await button('An opponent rolls against it').click();
    await page.locator('.contest-tray').getByRole('button', { name: 'Opponent', exact: true }).waitFor();
  });
});
