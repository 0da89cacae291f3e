import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';
import { fromArmyMenu, newArmy } from '../support/play/hands.ts';

const { take } = usePhone();

/** To the settings, by the sheet behind the head of a place that has one. */
async function openSettings(page: Page): Promise<void> {
  const settings = page.getByRole('button', { name: 'Settings' });
  const head = page.locator('.place-button:enabled');
  await settings.or(head).first().waitFor();
  if (!(await head.isVisible())) return settings.click();
  await head.click();
  // The gear of the header is hidden by style alone where a place has its own way.
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
}

describe('first start', () => {
  it('welcome: follows the language of the browser and changes without reload', async () => {
    const { page, open } = await take({ welcomed: false, language: 'hu' });
    await open();
    await page.getByText('Koppints arra, amivel játszol').waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('hu');
    await page.getByRole('radio', { name: 'Polski' }).check();
    await page.getByText('Wskaż, w co grasz').waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('pl');
    await page.reload();
    await page.getByText('Wskaż, w co grasz').waitFor();
  });

  it('welcome: who plays USB alone is shown a pool of it, which opens as it is', async () => {
    const { page, open } = await take({ welcomed: false });
    await open();
    await page.getByRole('button', { name: 'USB' }).click();
    await page.getByText('10 USB dice on 4+: 62\u00a0% for 5 or more successes.').waitFor();
    await page.getByRole('button', { name: 'Open this roll' }).click();
    await page.getByRole('heading', { level: 1, name: 'Fight' }).waitFor();
    expect(page.url()).toContain('#/fight/usb/test?v=2&k=hit&n=10&t=4&');
  });

  it('welcome: with no game chosen all are played', async () => {
    const { page, open } = await take({ welcomed: false });
    await open();
    await page.getByText('Choose nothing to see all three games').waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Castle' }).waitFor();
    await openSettings(page);
    await page.getByRole('button', { name: /^What do you play/ }).click();
    await expect
      .poll(() => page.getByRole('dialog').getByRole('button', { name: 'USB' }).getAttribute('aria-pressed'))
      .toBe('true');
  });

  it('welcome: games not played vanish, the Castle place too, and can be chosen again', async () => {
    const { page, open } = await take({ welcomed: false });
    await open();
    const game = (name: string) => page.getByRole('button', { name });
    await game('USB').click();
    await game('Mage Knight castles').click();
    await game('Mage Knight castles').click();
    await game('BrikWars').click();
    await page.reload();
    for (const [name, pressed] of [
      ['BrikWars', 'true'],
      ['USB', 'true'],
      ['Mage Knight castles', 'false'],
    ] as const)
      await expect.poll(() => game(name).getAttribute('aria-pressed')).toBe(pressed);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Dice' }).waitFor();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Castle' }).count()).resolves.toBe(0);
    await openSettings(page);
    await page.getByRole('button', { name: /^What do you play/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mage Knight castles' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation').getByRole('link', { name: 'Castle' }).waitFor();
  });
});

describe('places', () => {
  it('navigation: each place opens, moves focus, sets title and lang, and Back returns', async () => {
    const { page, open } = await take();
    await open();
    const opens = { Fight: 'BrikWars', Castle: 'Attack', Armies: '', Rules: '', Dice: '' };
    for (const [place, part] of Object.entries(opens)) {
      await page.getByRole('navigation').getByRole('link', { name: place }).click();
      await page.getByRole('heading', { level: 1, name: place }).waitFor();
      await expect.poll(() => page.title()).toBe([part, place, 'Adjutant'].filter(Boolean).join(' · '));
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(place);
    }
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Armies' }).waitFor();
  });

  it('navigation: an unknown address shows a place to go on from', async () => {
    const { page, open } = await take();
    await open('#/nonsense/%E0%A4%A?v=99');
    await page.getByRole('heading', { level: 1, name: 'Dice' }).waitFor();
  });
});

describe('notices', () => {
  it('notices: first in, first out; the offer to undo goes when the thing is back, and none goes along to another place', async () => {
    const { page, open } = await take();
    const notices = page.getByRole('banner').getByRole('status');
    const remove = async (name: string) => {
      await open('#/armies');
      await newArmy(page);
      await page.getByRole('textbox', { name: 'Name of the army' }).fill(name);
      await fromArmyMenu(page, 'Delete army');
    };
    await remove('Red');
    await notices.getByText('Deleted: Red.').waitFor();
    await remove('Blue');
    expect(await notices.getByText('Deleted: Blue.').count()).toBe(0);
    await notices.getByRole('button', { name: 'Close' }).click();
    await notices.getByText('Deleted: Blue.').waitFor();
    await open('#/armies/~trash');
    await page
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click();
    await notices.getByText('Restored: Blue').waitFor();
    await page
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click();
    await page.goto('#/dice');
    await expect.poll(() => notices.getByText(/Restored/).count()).toBe(0);
  });

  it('notices: a roll that is saved says so in sight', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await page.getByRole('button', { name: 'More rolls' }).click();
    await page.getByRole('button', { name: 'Save this roll' }).click();
    await page.getByRole('textbox', { name: 'Name of this roll' }).fill('Bow');
    await page.keyboard.press('Enter');
    await page.getByRole('banner').getByText('Saved: “Bow”.').waitFor();
  });

  it('app/notices: two regions speak, one for notices and one for what is only said', async () => {
    const { page, open } = await take();
    await open('#/rules');
    await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
    await expect.poll(() => page.locator('[role=status], [aria-live], output').count()).toBe(2);
    await expect.poll(() => page.getByRole('banner').getByRole('status').count()).toBe(1);
  });

  it('kit/controls/button: what shows but a sign has one name, and nothing describes it by the same words', async () => {
    const { page, open } = await take();
    await open('#/dice');
    const real = page.getByRole('button', { name: 'Type real dice', exact: true });
    await real.waitFor();
    expect(await real.getAttribute('aria-label')).toBeNull();
    expect(await page.locator('[aria-label][title]').count()).toBe(0);
  });

  it('app/notices announcer: what was said in a place is not there to be read in the next', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await page.getByRole('button', { name: 'Roll 1d6' }).click();
    const voice = page.locator('[data-voice]');
    await expect.poll(async () => (await voice.allTextContents()).join('').trim()).not.toBe('');
    await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
    await expect.poll(async () => (await voice.allTextContents()).join('').trim()).toBe('');
  });
});

describe('settings', () => {
  it.each([
    ['en', 'No animation'],
    ['pl', 'Bez animacji'],
    ['hu', 'Animáció nélkül'],
  ] as const)(
    'settings: how everything stands is short, and every row opens what it names (%s)',
    async (language, withoutAnimation) => {
      const { page, open } = await take({ language });
      await open('#/settings');
      const rows = page.locator('.sheet-row');
      await expect.poll(() => rows.count()).toBe(7);
      const sheet = page.getByRole('dialog');
      // Language, colours, games; network, data, news, about.
      const kinds = ['radio', 'radio', 'button', undefined, undefined, 'listitem', 'heading'] as const;
      for (const [index, kind] of kinds.entries()) {
        const title = (await rows.nth(index).locator('b').textContent()) ?? '';
        await rows.nth(index).click();
        await sheet.getByRole('heading', { level: 2, name: title }).waitFor();
        if (kind === 'radio') await expect.poll(() => sheet.getByRole(kind).count()).toBe(3);
        else if (kind) await sheet.getByRole(kind).nth(1).waitFor();
        else await sheet.locator('.dialog-body p').first().waitFor();
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
      const still = page.getByRole('switch', { name: withoutAnimation });
      const before = await still.isChecked();
      await still.click();
      await expect.poll(() => still.isChecked()).toBe(!before);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.dataset.motion === 'none'))
        .toBe(!before);
    },
  );
});

describe('about', () => {
  it.each([
    ['en', 'About', 'What is new', 'Version 1.0.0', /^Armies: lists that add up their points/],
    ['pl', 'O aplikacji', 'Co nowego', 'Wersja 1.0.0', /^Armie: listy, które sumują punkty/],
    ['hu', 'Névjegy', 'Újdonságok', 'Verzió: 1.0.0', /^Seregek: a lista összeadja a pontokat/],
  ] as const)(
    'app/settings about: what is new stands under its version (%s)',
    async (language, about, title, version, line) => {
      const { page, open } = await take({ language });
      await open('#/settings');
      await page.getByRole('button', { name: about }).waitFor();
      await page.getByRole('button', { name: title }).click();
      await page.getByRole('heading', { level: 3, name: version }).waitFor();
      await page.getByRole('listitem').filter({ hasText: line }).waitFor();
    },
  );
});
