import { describe, expect, it } from 'vitest';
import { type PhoneOptions, settled, stored, usePhone } from '../../support/dom/phone.ts';
import { listen } from '../../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
/** What the place shows. */
const mode = (name: string) => current().page.getByRole('radio', { name, exact: true });
const heading = (name: string | RegExp) => current().page.getByRole('heading', { name });

/** Opens the sheet behind a row, sets something in it, and closes it. */
async function inSheet(row: RegExp, set: () => Promise<void>): Promise<void> {
  const { page } = current();
  await page.locator('.sheet-row').filter({ hasText: row }).click();
  await page.locator('dialog[open]').waitFor();
  await set();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

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
  it('BW-GEN-02 from the presets to a winner, tied players alone rolling again, and back', async () => {
    const { open } = await take();
    await open('#/dice');
    await button('More rolls').click();
    await button(/^What I Say Goes/).click();
    await heading('What I Say Goes').waitFor();
    await button('Roll for 2 players').click();
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
    await inSheet(/^Who rolls what/, () =>
      page.getByRole('textbox', { name: 'Name of player 2' }).fill('Béla'),
    );
    await button('Type real dice').click();
    await type(5, 2, 5);
    await heading(/^Tied: Player 1 and Player 3/).waitFor();
    await type(3);
    await stored(page, '5t_2t_5t_3t');
    await page.reload();
    await page.getByRole('group', { name: /^Player 3/ }).waitFor();
    await type(4);
    await heading('Player 3 wins').waitFor();
    await page.getByText('Béla').first().waitFor();
    await stored(page, '5t_2t_5t_3t_4t');
    await page.reload();
    await heading('Player 3 wins').waitFor();
    await button('Undo').click();
    await heading(/^Tied/).waitFor();
    await button('New contest').click();
    await button('Roll for 3 players').waitFor();
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
    await inSheet(/^Acting/, async () => {
      await without.click();
      await expect.poll(() => without.getAttribute('aria-pressed')).toBe('true');
    });
    await page.getByRole('region', { name: 'Odds' }).getByText('Why').click();
    await page.getByText('A side that rolls without bonus dice earns none.').waitFor();
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
    const odds = page.getByRole('region', { name: 'Odds' });
    await odds.getByText('50\u00a0%').first().waitFor();
    await inSheet(/^Who rolls what/, async () => {
      await page.getByRole('combobox', { name: 'Dice of Player 1' }).selectOption('1d10');
    });
    await page.locator('.sheet-row').getByText('Player 1 1d10 and Player 2 1d6').waitFor();
    await expect.poll(() => odds.getByText('50\u00a0%').count()).toBe(0);
    await odds.getByText('Why').click();
    await odds
      .getByRole('button', { name: /BW-GEN-02/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  });

  it('BW-RESP-05 who acts first: a Bail without Use, the margins in words', async () => {
    await openContest('first');
    const { page } = current();
    await inSheet(/^Responding/, async () => {
      const bail = page.getByRole('dialog').getByRole('button', { name: 'Bail: no Use' });
      await bail.click();
      await expect.poll(() => bail.getAttribute('aria-pressed')).toBe('true');
    });
    await button('Type real dice').click();
    await type(4, 2);
    await heading('The responding side goes first').waitFor();
    await page.getByText('Acting 1, responding 2 (Skill less Use).', { exact: true }).waitFor();
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
});

const _kinds = ['wisg', 'starts', 'first', 'feat'] as const;
