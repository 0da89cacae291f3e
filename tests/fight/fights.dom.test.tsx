import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fight } from '../../src/fight/words/en.ts';
import { codeOf } from '../../src/kit/send/code-picture.tsx';
import { putRecords } from '../faults/records.ts';
import { otherProfile, settled, stored, usePhone } from '../support/dom/phone.ts';
import { keepFight, turnSides } from '../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const mode = (name: string) =>
  current().page.getByRole('group', { name: 'Kind of fight' }).getByRole('radio', { name, exact: true });
const rules = () => current().page.locator('#fight-rules');
const sheet = () => current().page.getByRole('dialog', { name: 'What do you play?' });
const houseRules = () => current().page.getByRole('dialog', { name: 'House rules' });

/** To the house rules, by the brick. */
async function openHouseRules(): Promise<void> {
  await rules().click();
  await sheet()
    .getByRole('button', { name: /^House rules/ })
    .click();
}

const table = () => current().page.getByRole('region', { name: 'On the table' });
/** The attacker takes a two-handed weapon. */
async function twoHanded(): Promise<void> {
  await button(/^My fighter: /)
    .first()
    .click();
  await current().page.getByRole('radio', { name: 'Two-handed weapon' }).check();
  await current().page.getByRole('dialog').waitFor({ state: 'detached' });
}
const place = () => current().page.evaluate(() => location.hash.split('?')[0]);

/** The fight is there, and so is what it is played by. */
async function openFight(hash = '#/fight'): Promise<Page> {
  await current().open(hash);
  await current().page.locator('#fight-rules:enabled').waitFor();
  await current().page.locator('.fight').waitFor();
  return current().page;
}

describe('fights: what is played', () => {
  it('fights: quick or full is asked once, and the answer holds', async () => {
    await take();
    const page = await openFight();
    await button('Quick or full?').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quick', exact: true }).click();
    await expect
      .poll(() => rules().locator('.visually-hidden').textContent())
      .toBe('BrikWars, QuikWars (English)');
    await expect.poll(() => place()).toBe('#/fight/quik');
    await openFight();
    await expect.poll(() => place()).toBe('#/fight/quik');
    await expect.poll(() => page.locator('.start-question').count()).toBe(0);
    await rules().click();
    // The sheet closes, and the full game stands there.
    await sheet().getByRole('radio', { name: '2005 rulebook' }).click();
    await expect.poll(place).toBe('#/fight/brikwars');
    await expect
      .poll(() => rules().locator('.visually-hidden').textContent())
      .toBe('BrikWars, 2005 rulebook');
  });

  it('BWC-05 fights: a house rule is counted, goes along to the other modes, and is taken back in one tap', async () => {
    await take();
    const page = await openFight();
    await rules().click();
    await sheet().getByRole('radio', { name: 'Polish text' }).check();
    await sheet()
      .getByRole('button', { name: /^House rules/ })
      .click();
    const bonus = houseRules().getByRole('group', { name: /^A die on its top face earns/ });
    await expect
      .poll(() => bonus.getByRole('radio', { name: /same die again.*as printed/ }).isChecked())
      .toBe(true);
    await bonus.getByRole('radio', { name: 'nothing' }).check();
    await houseRules()
      .getByRole('button', { name: /Rule BWC-05/ })
      .click();
    await page.getByRole('dialog', { name: 'Rule BWC-05' }).waitFor();
    await page.goBack();
    // Back closes one after the other: the rule, the house rules, and what the brick opened.
    for (const left of [2, 1]) {
      await expect.poll(() => page.getByRole('dialog').count()).toBe(left);
      await page.goBack();
    }
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect
      .poll(() => rules().locator('.visually-hidden').textContent())
      .toBe('BrikWars, Polish text, 1 house rule');
    for (const [name, hash] of [
      ['Many', '#/fight/many'],
      ['Charge', '#/fight/charge'],
      ['Shoot', '#/fight/brikwars'],
    ] as const) {
      await mode(name).check();
      await expect.poll(place).toBe(hash);
      await expect
        .poll(() => rules().locator('.visually-hidden').textContent())
        .toBe('BrikWars, Polish text, 1 house rule');
    }
    await page.reload();
    await expect
      .poll(() => rules().locator('.visually-hidden').textContent())
      .toBe('BrikWars, Polish text, 1 house rule');
    await expect.poll(() => mode('Shoot').isChecked()).toBe(true);
    await openHouseRules();
    await houseRules().getByRole('button', { name: 'Back to the edition’s rules' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => rules().locator('.visually-hidden').textContent()).toBe('BrikWars, Polish text');
  });

  it('fight/switch-list: the frequent three stand first, the rest by chapter behind a fold, and what is changed is counted', async () => {
    await take();
    await openFight();
    await openHouseRules();
    const titles = () => houseRules().locator('.switch legend').allInnerTexts();
    const seen = async () => (await titles()).map((title) => title.split('\n')[0]);
    await expect.poll(async () => (await seen()).length).toBe(3);
    expect((await seen())[0]).toMatch(/^A die on its top face earns/);
    const fold = houseRules().locator('details', { hasText: 'Blows and parries' });
    await fold.locator('summary').click();
    const parry = fold.getByRole('radio', { name: 'every time' });
    await parry.check();
    // It stays where it was tapped, and the fold counts it.
    await expect.poll(() => parry.isChecked()).toBe(true);
    await expect.poll(() => fold.locator('summary .badge').innerText()).toMatch(/^1/);
    await current().page.goBack();
    await current().page.goBack();
    await expect.poll(() => current().page.getByRole('dialog').count()).toBe(0);
    await openHouseRules();
    // From then on it is in sight from the start.
    await expect.poll(async () => (await seen()).length).toBe(4);
  });

  it('fights: Back closes a sheet or a number pad and leaves the place', async () => {
    await take();
    const page = await openFight();
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Castle' }).click();
    await page.getByRole('button', { name: /^Base damage: .*type a number/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => place()).toBe('#/castle/attack');
    await page.getByRole('button', { name: /^Base damage: .*type a number/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '7', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => page.getByRole('button', { name: /^Base damage: 7,/ }).count()).toBe(1);
    await expect.poll(() => page.url()).toContain('#/castle/attack?v=3');
    await page.goBack();
    await expect.poll(place).toBe('#/fight/brikwars');
    await rules().click();
    await sheet().waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => place()).toBe('#/fight/brikwars');
  });
});

describe('fights: what is kept', () => {
  it('fights: saved under a name with its rolls, opened again, and the own fight comes back', async () => {
    await take();
    const page = await openFight();
    await button(/^Roll: /).click();
    await button('Roll to the end').click();
    await table().getByText('before the first die').waitFor();
    await button('Back to the fight').click();
    await keepFight(page, 'Save');
    const name = page.getByRole('textbox', { name: 'Name of this fight' });
    await expect.poll(() => name.inputValue()).toMatch(/against/);
    await name.fill('At the bridge');
    await page.locator('.keep-bar .card').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').getByText('Saved: “At the bridge”.').waitFor();

    await mode('Shoot').check();
    await keepFight(page, 'Saved fights');
    const row = page.getByRole('listitem').filter({ hasText: 'At the bridge' });
    await row.getByText(/with rolls/).waitFor();
    await row.getByText(/Enemy dies: \d/).waitFor();
    await row.getByText('now', { exact: true }).waitFor();
    await page.reload();
    await row
      .getByRole('button', { name: /^At the bridge/ })
      .first()
      .click();
    await expect.poll(() => mode('Fight').isChecked()).toBe(true);
    await button('My fight').click();
    await expect.poll(() => mode('Shoot').isChecked()).toBe(true);
    await keepFight(page, 'Saved fights');
    await row
      .getByRole('button', { name: /^At the bridge/ })
      .first()
      .click();
    // Of one that is over the end is shown at once.
    await table().getByText('before the first die').waitFor();
  });

  it('fights: what was rolled before the fight in hand can be looked at, and taken away', async () => {
    await take();
    const page = await openFight();
    await button(/^Roll: /).click();
    await button('Roll to the end').click();
    await table().getByText('before the first die').waitFor();
    const end = await page.locator('.fight-outcome-word').innerText();
    await button('Once more').click();
    await keepFight(page, 'Saved fights');
    await page.getByRole('heading', { name: 'Earlier fights', exact: true }).waitFor();
    const rows = page.locator('.saved-row');
    await expect.poll(() => rows.count()).toBe(1);
    await stored(page, '"earlier":true');
    await page.reload();
    await rows.first().locator('.named-row-open').click();
    await expect.poll(() => page.locator('.fight-outcome-word').innerText()).toBe(end);
    await keepFight(page, 'Saved fights');
    await expect.poll(() => rows.count()).toBeGreaterThan(0);
    const before = await rows.count();
    await rows
      .first()
      .getByRole('button', { name: /^Delete: / })
      .click();
    await expect.poll(() => rows.count()).toBe(before - 1);
    await button('Undo').click();
    await expect.poll(() => rows.count()).toBe(before);
  });

  it('dice/history/fights: a fight that is over stands in the history of the dice by its own title, and a tap opens its record', async () => {
    await take();
    const page = await openFight();
    await button(/^Roll: /).click();
    await button('Roll to the end').click();
    await table().getByText('before the first die').waitFor();
    const end = await page.locator('.fight-outcome-word').innerText();
    // Its end is seen: whoever closes the app now finds it later.
    await stored(page, '"earlier":true');
    await page.reload();
    await current().open('#/dice');
    await button('More').click();
    await page.getByRole('dialog').getByRole('button', { name: 'History', exact: true }).click();
    const fights = page.locator('.dice-history').getByRole('link');
    await expect.poll(() => fights.count()).toBe(1);
    expect(await fights.first().innerText()).toMatch(/^Heavy weapon.* against /);
    await fights.first().click();
    await expect.poll(() => page.locator('.fight-outcome-word').innerText()).toBe(end);
  });

  it('fights: a saved fight is put beside others from the list', async () => {
    await take();
    const page = await openFight('#/fight/many');
    await keepFight(page, 'Save');
    await page.getByRole('textbox', { name: 'Name of this fight' }).fill('Squad');
    await page.keyboard.press('Enter');
    await keepFight(page, 'Saved fights');
    await page.locator('.saved-row').first().waitFor();
    await button('Compare: Squad').click();
    await expect.poll(() => page.locator('.compared.card').count()).toBe(1);
    await page.locator('.compared').getByText('Pistol', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Compare: Squad', pressed: true }).click();
    await expect.poll(() => page.locator('.compared.card').count()).toBe(0);
  });

  it('fights: a saved fight is renamed, doubled and deleted, with a way back', async () => {
    await take();
    const page = await openFight('#/fight/many');
    await keepFight(page, 'Save');
    const name = page.getByRole('textbox', { name: 'Name of this fight' });
    // Typing at once replaces the title of the fight.
    await expect
      .poll(() =>
        name.evaluate((line: HTMLInputElement) =>
          line.value.slice(line.selectionStart ?? 0, line.selectionEnd ?? 0),
        ),
      )
      .toMatch(/./);
    await page.keyboard.type('Squad');
    await expect.poll(() => name.inputValue()).toBe('Squad');
    await page.keyboard.press('Enter');
    await keepFight(page, 'Saved fights');
    const rows = page.locator('.saved-row');
    await rows.first().waitFor();
    await button('Squad: more').click();
    await page.getByRole('textbox', { name: 'Rename' }).fill('Squad at the gate');
    await button('Duplicate').click();
    await expect.poll(() => rows.count()).toBe(2);
    await expect.poll(() => rows.first().textContent()).toContain('Squad at the gate (copy)');
    await button('Squad at the gate (copy): more').click();
    await button('Delete').click();
    await expect.poll(() => rows.count()).toBe(1);
    await stored(page, /^(?!.*gate \(copy\))/);
    await button('Undo').click();
    await expect.poll(() => rows.count()).toBe(2);
    await stored(page, 'gate (copy)');
    await page.reload();
    await expect.poll(() => rows.count()).toBe(2);
  });

  it('fights: a kept fight that cannot be read says so where it stands and when it is opened, and stays', async () => {
    await take();
    const page = await openFight();
    const broken = { mode: 'brikwars', query: 'v=2&mode=sideways' };
    await putRecords(page, [
      [
        'fights',
        {
          version: 1,
          fights: [
            { id: 'f1', name: 'Torn note', ...broken },
            { id: 'f2', name: 'Gate', mode: 'brikwars', query: 'v=2' },
          ],
        },
      ],
    ]);
    await page.reload();
    await settled(page);
    await keepFight(page, 'Saved fights');
    const rows = page.locator('.saved-row');
    await expect
      .poll(() => rows.allInnerTexts())
      .toEqual([
        expect.stringMatching(/^GateEnemy dies: 33.*Fight · Heavy weapon/),
        expect.stringMatching(new RegExp(`^Torn noteFight *${fight.unreadable}$`)),
      ]);
    const notice = page.getByRole('banner').getByRole('status');
    await button(/^Torn note/)
      .first()
      .click();
    await notice.getByText(fight.unreadable).waitFor();
    expect(await place()).toBe('#/fight/saved');
    // Beside others it says so too, and a fight is there but once.
    await button('Compare: Torn note').click();
    await page.locator('.compared').getByText(fight.unreadable).waitFor();
    await button(/^Gate/).first().click();
    await notice.getByText(fight.opened).waitFor();
    await expect.poll(place).toBe('#/fight/brikwars');
    await stored(page, 'Torn note');
    // What a newer version of the app has written is not shown as none.
    await putRecords(page, [['fights', { version: 99, fights: [] }]]);
    await page.goto('#/fight/saved');
    await page.reload();
    await page.getByText(fight.newer).waitFor();
    expect(await rows.count()).toBe(0);
    expect(await page.getByText(fight.noneSaved).count()).toBe(0);
  });

  it('fights: a link shows the same fight in another profile and leaves his alone', async () => {
    await take();
    const page = await openFight();
    await twoHanded();
    const title = page.locator('.fight-sentence');
    await expect.poll(() => title.textContent()).toMatch(/dies/);
    const sentence = await title.textContent();
    await keepFight(page, 'Send link');
    await page.getByRole('dialog').getByText('Copied.').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/against/);
    const link = text.split('\n').at(-1) ?? '';
    expect(link).toContain('#/fight/brikwars?v=2');
    expect(link.length).toBeLessThan(2000);
    // The same as a code that any camera opens.
    await keepFight(page, 'QR code');
    const code = page.getByRole('img', { name: 'QR code 1 of 1, for the camera of the other phone' });
    await code.waitFor();
    expect(await code.locator('path').getAttribute('d')).toBe(codeOf(link).path);
    const other = await otherProfile();
    await other.goto(link);
    const begin = other.getByRole('button', { name: /Start|Begin|Go/ });
    await other.locator('.fight-sentence').or(begin).first().waitFor();
    if (await begin.isVisible()) await begin.click();
    await expect.poll(() => other.locator('.fight-sentence').textContent()).toBe(sentence);
    // He has entered nothing, so there is nothing to ask; what he makes of it is his.
    await expect.poll(() => other.getByText('Opened from a link.').count()).toBe(0);
    await other.locator('.advice-chip').click();
    await stored(other, /"draft:fight/);
    await other.context().close();
  });

  it('fight/saved/compare-part: two fights over one another, mine left in both, with what sets them apart, and a tap opens one', async () => {
    await take();
    const page = await openFight();
    await keepFight(page, 'Compare');
    await page.getByText(/^Noted/).waitFor();
    await twoHanded();
    await keepFight(page, 'Compare');
    await page.getByText('A is this fight, B the one before.').waitFor();
    await keepFight(page, 'Compare');
    await page.getByText('Already in the comparison.').waitFor();
    await button('Look').click();
    const cards = page.locator('.compared.card');
    await expect.poll(() => cards.count()).toBe(2);
    const bars = (place: number) => cards.nth(place).locator('.outcome').allInnerTexts();
    await expect.poll(() => bars(0)).toEqual(['Enemy dies28%', 'Nobody dies52%', 'My fighter dies20%']);
    await expect.poll(() => bars(1)).toEqual(['Enemy dies33%', 'Nobody dies48%', 'My fighter dies19%']);
    const shifts = page.locator('.compare-shifts [data-gain]');
    await expect.poll(() => shifts.allInnerTexts()).toEqual(['Enemy dies −5', 'My fighter dies +1']);
    await expect.poll(() => cards.nth(1).getByText('best', { exact: true }).count()).toBe(1);
    expect(await cards.nth(0).getByText('best', { exact: true }).count()).toBe(0);
    await button('Send the comparison').click();
    await page.getByText('Copied.').first().waitFor();
    const sent = await page.evaluate(() => navigator.clipboard.readText());
    expect(sent).toMatch(
      /^A · Two-handed.*\nEnemy dies: 28.*\nB · Heavy.*\n.*\nA against B: Enemy dies −5, My fighter dies \+1$/,
    );
    await page.reload();
    await expect.poll(() => cards.count()).toBe(2);
    await button(/^Remove: /)
      .last()
      .click();
    await expect.poll(() => cards.count()).toBe(1);
    await page.getByText(/^B: tick a fight below/).waitFor();
    await button('Undo').click();
    await expect.poll(() => cards.count()).toBe(2);
    await cards.first().getByRole('button').first().click();
    await button(/^My fighter: Two-handed weapon/).waitFor();
  });

  it('fight/saved/compare-part: the side is stored with the fight: turned about, the bar keeps mine at its left', async () => {
    await take();
    const page = await openFight();
    await keepFight(page, 'Compare');
    await turnSides(page);
    await keepFight(page, 'Compare');
    await button('Look').click();
    const bars = (place: number) =>
      page.locator('.compared.card').nth(place).locator('.outcome').allInnerTexts();
    await expect.poll(() => bars(0)).toEqual(['Enemy dies19%', 'Nobody dies48%', 'My fighter dies33%']);
    await expect.poll(() => bars(1)).toEqual(['Enemy dies33%', 'Nobody dies48%', 'My fighter dies19%']);
    await expect
      .poll(() => page.locator('.compare-shifts [data-gain]').allInnerTexts())
      .toEqual(['Enemy dies −14', 'My fighter dies +14']);
    await expect.poll(() => page.locator('.compared[data-best]').innerText()).toMatch(/^B/);
  });

  it('fight/saved/saved-page: the fight in hand is saved from the list as well', async () => {
    await take();
    const page = await openFight();
    await keepFight(page, 'Saved fights');
    await button('Save this one').click();
    await page.getByRole('textbox', { name: 'Name of this fight' }).fill('At the gate');
    await page.keyboard.press('Enter');
    await page.locator('.saved-row').getByText('At the gate').waitFor();
    await button('Compare: At the gate').click();
    await expect.poll(() => page.locator('.compared.card').count()).toBe(1);
  });
});

describe('fights: the answer on top', () => {
  it('fights: reasons opened once do not stand open over other figures, or after leaving', async () => {
    await take();
    const page = await openFight('#/fight/brikwars');
    const open = () => page.getByRole('dialog').count();
    const why = async () => {
      await button(/^Enemy dies/)
        .first()
        .click();
      await expect.poll(open).toBe(1);
    };
    await why();
    await page.goBack();
    await mode('Shoot').check();
    await button(/^Hit/).first().waitFor();
    await expect.poll(open).toBe(0);
    await mode('Fight').check();
    await why();
    await page.goBack();
    const places = page.getByRole('navigation', { name: 'Places' });
    await places.getByRole('link', { name: 'Dice' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dice' }).waitFor();
    await page.goBack();
    await button(/^Enemy dies/)
      .first()
      .waitFor();
    await expect.poll(open).toBe(0);
  });
});
