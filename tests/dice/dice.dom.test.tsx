import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stored, usePhone } from '../support/dom/phone.ts';
import { listen } from '../support/play/hands.ts';

const { take, current } = usePhone();

/** Opens what few need, from below. */
async function sheet(name: string): Promise<Locator> {
  const { page } = current();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true });
}

const close = () =>
  current().page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

/** Sets dice up as text. */
async function write(text: string): Promise<void> {
  await sheet('What to roll');
  await notation().fill(text);
  await close();
}

/** Opens all that is set up by a tap. */
async function moreRolls(): Promise<Locator> {
  const { page } = current();
  await page.getByRole('button', { name: 'More rolls' }).click();
  return page.getByRole('dialog', { name: 'More rolls' });
}

describe('dice', () => {
  it('dice: each roll is announced once, undo takes it back, repeat rolls again', async () => {
    const { page, open } = await take();
    await open('#/dice');
    const said = await listen(page);
    await page.getByRole('button', { name: 'Roll 1d6' }).click();
    await expect.poll(async () => (await said()).length).toBe(1);
    expect((await said())[0]).toMatch(/^1d6: \d+\./);
    await (await sheet('Result')).getByRole('button', { name: 'Repeat', exact: true }).click();
    await expect.poll(async () => (await said()).length).toBe(2);
    await close();
    await page.getByRole('button', { name: 'Undo roll' }).click();
    await page.getByRole('status').getByText('1 roll undone.').waitFor();
    expect((await said()).length).toBe(2);
    await sheet('History');
    await expect.poll(() => page.getByRole('button', { name: /^Repeat 1d6/ }).count()).toBe(1);
  });

  it('dice/composer: what is written in the way of another tool is read, or said how to write', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await sheet('What to roll');
    await notation().fill('4d6k3');
    await page.getByText('Read as 4d6, the best 3.').waitFor();
    // What was typed stays as it was typed, and is kept as it was read.
    await expect.poll(() => notation().inputValue()).toBe('4d6k3');
    await stored(page, 'x=4d6kh3');
    await notation().fill('10d6 4+ # bows');
    await page.getByText('Read as 10d6, how many show 4 or more.').waitFor();
    await notation().fill('d66');
    await page.getByText(/^d66 is two dice.*A 66-sided die is 1d66\.$/).waitFor();
    expect(await notation().getAttribute('aria-invalid')).toBe('true');
    await notation().fill('1d66');
    await expect.poll(() => page.getByText('1d66 is').count()).toBe(0);
    await expect.poll(() => page.getByText('Read as').count()).toBe(0);
  });

  it('dice: what was set up just before a reload is still there', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await sheet('What to roll');
    await notation().fill('2d6');
    await stored(page, 'x=2d6');
    for (let tap = 0; tap < 5; tap += 1)
      await page.getByRole('button', { name: 'Number of d6: more' }).click();
    await stored(page, 'x=7d6');
    await page.reload();
    await sheet('What to roll');
    await expect.poll(() => notation().inputValue()).toBe('7d6');
  });

  it('dice: what is wrong gets a message at its place, and nothing is lost', async () => {
    const { page, open } = await take();
    await open('#/dice');
    const field = notation();
    await sheet('What to roll');
    for (const [text, part] of [
      ['999999d6', '1,000'],
      ['2d6+x', 'x'],
      ['1d1', '2'],
      ['d10001', '10,000'],
      ['2d6-1d4', '-1d4'],
    ] as const) {
      await field.fill(text);
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      const message = page.locator(
        `[id="${(await field.getAttribute('aria-describedby'))?.split(' ').at(-1)}"]`,
      );
      await expect.poll(() => message.textContent(), { message: text }).toContain(part);
      await close();
      await expect(page.getByRole('button', { name: 'Roll', exact: true }).isDisabled()).resolves.toBe(true);
      // The address follows what is entered, a moment later.
      await expect.poll(() => new URLSearchParams(page.url().split('?')[1]).get('x')).toBe(text);
      await page.reload();
      await sheet('What to roll');
      await expect.poll(() => field.inputValue()).toBe(text);
    }
  });

  it('BW-DICE-05 dice typed from the table: each six asks for its bonus die', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await page.getByRole('button', { name: 'Type real dice' }).click();
    await page
      .getByRole('group', { name: /^Die 1/ })
      .getByRole('button', { name: '6', exact: true })
      .click();
    await page.getByRole('group', { name: /2/ }).getByRole('button', { name: '3', exact: true }).click();
    await expect.poll(() => page.locator('.dice-total').textContent()).toBe('9');
  });

  it.each([
    ['en', 'Exact odds for so many dice would take too long'],
    ['pl', 'Liczenie dokładnych szans przy tylu kostkach trwałoby za długo'],
    ['hu', 'Ennyi kockánál túl sokáig tartana'],
  ] as const)('dice: what would take too long says so and is rolled (%s)', async (language, tooLong) => {
    const { page, open } = await take({ language });
    await open('#/dice?v=1&x=200d100kh100!&b=none&f=0');
    await page.locator('.dice-needs > .button').last().click();
    await page.getByText(tooLong).first().waitFor();
    await page.locator('.dialog-head .button').click();
    await page.locator('.thumb-bar [data-kind="primary"]').click();
    await expect
      .poll(async () => Number((await page.locator('.dice-total').textContent())?.replace(/\D/g, '')))
      .toBeGreaterThan(1000);
  });

  it('dice: too many totals for exact odds are rolled all the same, and the screen says so', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await write('1000d10000');
    await (await sheet('Odds')).getByText(/too large for exact odds|too many/i).waitFor();
    await close();
    await page.getByRole('button', { name: /^Roll/ }).click();
    await expect
      .poll(async () => Number((await page.locator('.dice-total').textContent())?.replace(/\D/g, '')))
      .toBeGreaterThan(1000);
  });
});

const total = () => current().page.locator('.dice-total').first().textContent();
const notation = () => current().page.getByRole('textbox', { name: 'Dice', exact: true });
const button = (name: string | RegExp) => current().page.getByRole('button', { name });

describe('dice: setting up', () => {
  it('dice: the own number pad types where the caret stands, without the system keyboard', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await sheet('What to roll');
    await expect.poll(() => notation().getAttribute('inputmode')).toBe('none');
    await button('Clear').click();
    await notation().click();
    const pad = page.getByRole('group', { name: 'Number pad' });
    for (const key of ['4', 'd: dice', '6', 'kh: keep the highest', '3'])
      await pad.getByRole('button', { name: key, exact: true }).click();
    await expect.poll(() => notation().inputValue()).toBe('4d6kh3');
    await pad.getByRole('button', { name: 'Erase' }).click();
    await expect.poll(() => notation().inputValue()).toBe('4d6kh');
    for (let step = 0; step < 5; step += 1)
      await pad.getByRole('button', { name: 'One to the left' }).click();
    await pad.getByRole('button', { name: '1', exact: true }).click();
    await expect.poll(() => notation().inputValue()).toBe('14d6kh');
    await close();
    await button('Roll 14d6kh1').click();
    await expect.poll(async () => Number(await total())).toBeGreaterThan(0);
  });

  it('USB-TEST-05 a pool in three taps shows successes at every threshold', async () => {
    const { page, open } = await take();
    await open('#/dice');
    const all = await moreRolls();
    await all.getByRole('radio', { name: 'USB' }).check();
    await all.getByRole('radio', { name: '20', exact: true }).check();
    await all.getByRole('radio', { name: '5+' }).check();
    await all.getByRole('radio', { name: 'ones' }).check();
    await close();
    await button(/^Roll 20 dice, 5\+, ones rerolled/).click();
    await page.getByText(/success(es)? of 20 dice/).waitFor();
    // What counts lies apart from what does not, each under its number.
    const hits = Number(await total());
    await page.getByText(`Successes 5+: ${hits}`).waitFor();
    await page.getByText(`Failures: ${20 - hits}`).waitFor();
    await expect.poll(() => page.locator('.die[data-success]').count()).toBeGreaterThanOrEqual(hits);
    await sheet('Result');
    const faces = page.getByRole('list', { name: 'Dice by face: d6' });
    await expect.poll(() => faces.getByRole('listitem').count()).toBe(6);
    const said = await faces.getByText(/show.* 5, \d+ show 5 or more/).textContent();
    expect(said).toContain(` ${hits} show 5 or more`);
  });

  it('BW-RESP-06 a Bail says what it needs before and whether it got there after', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await (await moreRolls()).getByRole('button', { name: /^Bail/ }).click();
    await close();
    await button('Needs 3: 66.7\u00a0%').click();
    await page.getByRole('group', { name: 'Distance in inches' }).waitFor();
    await close();
    await button('Roll 1d6').click();
    await page.getByText(/^(Made it|Failed): needed 3$/).waitFor();
    await expect.poll(() => total()).toMatch(/^\d+″$/);
  });

  it('dice/quick: what the roll needs is set where it stands, and a tap on it shows the odds with one stepper', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await button('Needs…').click();
    // It sets: nothing opens.
    await button('Needs 4: 50\u00a0%').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await button('Needs one more').click();
    await button('Needs 5: 33.3\u00a0%').click();
    // Two rolls fail both in 4 of 9.
    const tries = current().page.locator('.dice-facts').first();
    await expect.poll(() => tries.innerText()).toMatch(/^Once in 2 tries\s*55\.6\s%/);
    const odds = page.getByRole('dialog', { name: 'Odds' });
    expect(await odds.getByRole('button', { name: /: more$/ }).count()).toBe(1);
    await odds.getByRole('button', { name: 'Needs: less' }).click();
    await odds.getByText('4 or more').waitFor();
    await close();
    for (const n of ['50', '66.7', '83.3', '83.3']) {
      await button(new RegExp(`^Needs \\d: ${n}\u00a0%$`)).waitFor();
      await button('Needs one less').click();
    }
    // Less than the dice can show is nothing.
    await button('Needs…').waitFor();
  });

  it('dice/composer: successes are counted with BrikWars dice too, and the game stays', async () => {
    const { page, open } = await take();
    await open('#/dice');
    const sheet = await moreRolls();
    await sheet.getByText('Count successes: 8 dice, 4+').click();
    await sheet.getByRole('radio', { name: '10', exact: true }).check();
    await sheet.getByRole('radio', { name: '5+', exact: true }).check();
    await close();
    expect(await page.locator('.dice').first().getAttribute('data-game')).toBe('brikwars');
    await button('Number of d6: −1').click();
    await button('Number of d6: −1').click();
    await button(/^Roll 8 dice, 5\+|^Roll/)
      .first()
      .click();
    await page.getByText(/success(es)? of 8 dice/).waitFor();
  });
});

describe('dice: the result', () => {
  it('dice: some dice stay, the others are rolled again, and undo goes back', async () => {
    const { page, open } = await take();
    await open('#/dice?v=1&x=6d6&b=none&f=0');
    await button('Roll 6d6').click();
    await expect.poll(async () => Number(await total())).toBeGreaterThan(5);
    const before = await total();
    await button('Keep some dice and roll the others again').click();
    const dice = page.getByRole('button', { name: /^Keep die/ });
    await expect.poll(() => dice.count()).toBe(6);
    const kept = await dice.first().getAttribute('aria-label');
    await dice.first().click();
    await page.getByRole('button', { name: 'Roll the other 5 dice' }).click();
    await page.getByText('1 die kept from the last roll').waitFor();
    await button('Keep some dice and roll the others again').click();
    await expect.poll(() => dice.first().getAttribute('aria-label')).toBe(kept);
    await button('Keep them all').click();
    await button('Undo roll').click();
    await expect.poll(total).toBe(before);
  });

  it('dice: instant is one tap away and remembered', async () => {
    const { page, open } = await take();
    await open('#/dice');
    const instant = button('No animation');
    const more = () => page.getByRole('button', { name: 'More', exact: true }).click();
    await more();
    await expect.poll(() => instant.getAttribute('aria-pressed')).toBe('true');
    await instant.click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.motion)).toBeUndefined();
    await instant.click();
    await expect.poll(() => instant.getAttribute('aria-pressed')).toBe('true');
    await stored(page, '"animation":false');
    await page.reload();
    await more();
    await expect.poll(() => instant.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.motion)).toBe('none');
  });

  it('dice: how lucky it was stands there on a tap', async () => {
    const { page, open } = await take();
    await open('#/dice?v=1&x=1d10000%2B1&b=none&f=0');
    await button('Roll 1d10000+1').click();
    await sheet('Result');
    await button('How lucky was it?').click();
    await page
      .getByRole('status')
      .filter({ hasText: /As (high or higher|low or lower) \d|Nothing special/ })
      .waitFor();
  });
});

describe('dice: from the table', () => {
  it('USB-TEST-03 counts by face for each throw of a pool, and it behaves as if rolled', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await write('10d6>=7');
    await button('Type real dice').click();
    await page.getByRole('radio', { name: 'By face' }).check();
    const set = async (face: number, count: number) => {
      await page
        .getByRole('group', { name: `Dice showing ${face}` })
        .getByRole('button', { name: /type/i })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: String(count), exact: true })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    };
    await set(1, 8);
    await set(6, 2);
    await expect.poll(() => button('Take these').isEnabled()).toBe(true);
    await stored(page, 'c=8.0.0.0.0.2');
    await page.reload();
    await button('Take these').click();
    await page.getByText(/Roll 2 sixes again/).waitFor();
    await set(6, 1);
    await set(3, 1);
    await button('Take these').click();
    await expect.poll(total).toBe('1');
    await page.getByText('Typed from the table').waitFor();
  });

  it('USB-TEST-05 only the successes of a pool', async () => {
    const { page, open } = await take();
    await open('#/dice?v=1&x=5d6%3E%3D4&b=none&f=0&n=2');
    await button('Type real dice').click();
    // The number is asked for first, and one tap answers.
    await expect.poll(() => page.getByRole('radio', { name: 'Only successes' }).isChecked()).toBe(true);
    await button('3 successes').click();
    await expect.poll(total).toBe('3');
    await page.getByText('Made it: needed 2').waitFor();
  });
});

describe('dice: the head', () => {
  it('dice: whether the dice are fair is asked behind the bar at the foot, and the head leads back', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await button('More').last().click();
    await button('Are the dice fair? Record and CSV').click();
    await page.getByRole('heading', { name: 'Are the dice fair?', exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Dice', exact: true }).check();
    await button('Roll 1d6').waitFor();
    expect(page.url()).toMatch(/#\/dice$/);
  });

  it.each([
    ['en', 'bonus d6'],
    ['pl', 'dorzut k6'],
    ['hu', 'bónusz: k6'],
  ] as const)(
    'dice: the head says whose dice and by which rules, and leads to contests and back (%s)',
    async (language, bonus) => {
      const { page, open } = await take({ language });
      await open('#/dice');
      const modes = page.locator('.place-head input');
      for (const [mode, part] of [
        [1, '.contest-tray'],
        [0, '.dice-tray'],
      ] as const) {
        await page.locator('.place-name').getByText(bonus).waitFor();
        await modes.nth(mode).check();
        await page.locator(part).waitFor({ state: 'attached' });
        await expect.poll(() => modes.nth(mode).isChecked()).toBe(true);
      }
    },
  );

  it('dice: the sheet behind the head changes game and bonus dice, and leads to the settings', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await page.getByText('4.2 on average').waitFor();
    await button('BrikWars, bonus d6').click();
    const rules = page.getByRole('dialog', { name: 'What do you play?' });
    await rules.getByRole('radio', { name: 'None', exact: true }).check();
    await page.goBack();
    await page.getByText('3.5 on average').waitFor();
    await button('BrikWars, plain dice').click();
    await rules.getByRole('radio', { name: 'Extra d6 (2005)' }).check();
    // The game's own bonus dice go with it.
    await rules.getByRole('radio', { name: 'USB', exact: true }).check();
    await page.goBack();
    await button('10 dice').waitFor();
    await button('USB, plain dice').click();
    await rules.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.goBack();
    await button('USB, plain dice').waitFor();
  });
});

describe('dice: the first roll', () => {
  it('dice: other dice that are set up take the place of the result', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await button('Roll 1d6').click();
    await page.locator('.dice-total').waitFor();
    await button('Modifier: +1').click();
    await page.locator('.dice-set').getByText('1d6+1').waitFor();
    await expect.poll(() => page.locator('.dice-total').count()).toBe(0);
  });
});
