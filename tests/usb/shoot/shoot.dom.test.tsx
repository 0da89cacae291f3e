import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, secondPhone, settled, stored, usePhone } from '../../support/dom/phone.ts';
import { backToDice } from '../../support/play/hands.ts';
import { enterFaces, typeCounts, typeNumber } from '../../support/play/real-dice.ts';

const { take } = usePhone();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const record = (page: Page) => page.getByRole('list', { name: 'Record' }).getByRole('listitem');
const card = (page: Page, name: RegExp) => page.getByRole('region', { name });

/** Opens the sheet of a unit by its plate. */
const unit = async (page: Page, which: 'Mine' | 'Enemy') => {
  const plates = page.locator('.stage-plate');
  await (which === 'Mine' ? plates.first() : plates.last()).click();
  return page.getByRole('dialog', { name: which === 'Mine' ? 'My unit' : 'Enemy’s unit', exact: true });
};
/** Opens the sheet of the shot by its chip. */
const shot = async (page: Page) => {
  await page.locator('.circumstance-more').click();
  return page.getByRole('dialog', { name: 'The shot' });
};
const shut = async (page: Page) => {
  await page.getByRole('button', { name: 'Done' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

const sentence = /^The enemy unit usually loses \d+ to \d+ models; .*panics \d+.*\u00a0%\.$/;

describe('usb-shoot', () => {
  it('USB-SHOOT-03 usb-shoot twenty real dice are counted by face, saved, tested, and there after a restart', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/shoot');
    await (await unit(page, 'Mine')).getByRole('button', { name: '20 Regulars', exact: true }).click();
    await card(page, /^My unit: 20 Regulars/).waitFor();
    await shut(page);
    await button(page, 'Type real dice').click();
    // The step is named in words.
    await page.getByRole('heading', { name: /20 dice, 4\+/ }).waitFor();
    await enterFaces(page);
    // Ten of twenty hit on 4+, three of ten are saved on 5+: seven of ten models go.
    await typeCounts(page, { 1: 4, 3: 6, 4: 10 });
    await page.getByText('Enemy saves: ranged weapon').waitFor();
    await typeCounts(page, { 2: 7, 6: 3 });
    await page.getByText('Enemy tests morale').waitFor();
    await button(page, '2').click();
    await page.getByText('7 models lost; the enemy unit panics.').first().waitFor();
    await page.locator('.moment-end p').last().waitFor();
    expect((await record(page).allTextContents()).join(' ')).toContain('10 hits');
    await stored(page, '6.6.6t;2t');
    await page.reload();
    await backToDice(page);
    await page.getByText('7 models lost; the enemy unit panics.').first().waitFor();
    await button(page, 'Undo roll').click();
    await page.getByText('Enemy tests morale').waitFor();
  });

  it('USB-SHOOT-03 usb-shoot a number of hits and of saves answers in one tap each, and no faces are made up', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/shoot');
    await button(page, 'Type real dice').click();
    const pad = page.locator('.table-pad');
    await pad.getByText('How many hits?').waitFor();
    // Face keys and number keys are never there together.
    await expect(pad.locator('.face-pad, .face-counts').count()).resolves.toBe(0);
    const keys = pad.getByRole('group', { name: 'How many hits?' }).getByRole('button');
    // Each number with how likely it is; the faces are asked for by the last key.
    const hits = ['<1', '1', '4', '12', '21', '25', '20', '12', '4', '1', '<1'];
    await expect
      .poll(() => keys.allTextContents())
      .toEqual([
        ...hits.map((chance, n) => `${n === 1 ? '1 hit' : `${n} hits`}${n} ${chance}\u00a0%`),
        'Enter the faces',
      ]);
    await button(page, '6 hits').click();
    await pad.getByText('How many saves?').waitFor();
    await expect(pad.getByRole('button', { name: '7 saves' }).count()).resolves.toBe(0);
    await button(page, '2 saves').click();
    // One die: its face is asked for.
    await pad.getByRole('group', { name: /^Die 1/ }).waitFor();
    const notify = async () => (await record(page).allTextContents()).join(' ');
    await expect.poll(notify).toContain('counted on the table: 6 of 10');
    await page
      .getByText(/^2 saves/)
      .first()
      .waitFor();
    await expect(page.locator('.play-dice').count()).resolves.toBe(0);
    await button(page, '5').click();
    await page.getByText('4 models lost; the enemy unit stays steady.').first().waitFor();
    await expect.poll(notify).toContain('counted on the table: 2 of 6');
    await stored(page, '06.6.6.6.6.6.1.1.1.1t;06.6.1.1.1.1t;5t');
    await page.reload();
    await backToDice(page);
    await page.getByText('4 models lost; the enemy unit stays steady.').first().waitFor();
    await expect.poll(notify).toContain('counted on the table: 6 of 10');
    await expect(page.locator('.play-dice').count()).resolves.toBe(1);
  });

  it('usb/standings usb-shoot losses stay with a unit while another is chosen, until it is whole again', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/shoot');
    const shooters = (who: string) => card(page, new RegExp(`^My unit: ${who}`));
    await unit(page, 'Mine');
    await shooters('10 Regulars').getByRole('button', { name: '5 Regulars', exact: true }).click();
    await shooters('5 Regulars').getByRole('button', { name: 'Models alive: less' }).click();
    await shooters('4 Regulars').getByRole('button', { name: 'Models alive: less' }).click();
    await shooters('3 Regulars').getByRole('button', { name: '10 Veterans', exact: true }).click();
    await shooters('10 Veterans').waitFor();
    await expect.poll(() => button(page, 'Back to full strength').count()).toBe(0);
    await shooters('10 Veterans').getByRole('button', { name: '5 Regulars', exact: true }).click();
    await shooters('3 Regulars').waitFor();
    await button(page, 'Back to full strength').click();
    await shooters('5 Regulars').waitFor();
    await expect.poll(() => button(page, 'Back to full strength').count()).toBe(0);
  });

  it('rules/usb/shooting/shooting-ahead usb-shoot the panel shows the odds given what has been rolled', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/shoot');
    const tile = page.getByRole('button', { name: /^Enemy breaks/ });
    const given = page.getByText('given what has been rolled');
    await tile.waitFor();
    const before = (await tile.textContent()) ?? '';
    await button(page, 'Type real dice').click();
    await enterFaces(page);
    await typeCounts(page, { 4: 10 });
    // Ten hits saved on 5+: five to seven models make it panic in half the cases, eight or more in all.
    await expect.poll(() => tile.textContent()).toMatch(/61/);
    await given.waitFor();
    await typeCounts(page, { 1: 5, 6: 5 });
    await expect.poll(() => tile.textContent()).toMatch(/50/);
    await page.getByText(/^The enemy unit usually loses 5 models; panics 50\u00a0%/).waitFor();
    // The reasons say of which moment they are.
    await tile.press('Enter');
    await page.getByText('The reasons explain the figure before the first roll: 11.').waitFor();
    await shut(page);
    await button(page, 'Undo roll').click();
    await expect.poll(() => tile.textContent()).toMatch(/61/);
    await button(page, 'Undo roll').click();
    await expect.poll(() => tile.textContent()).toBe(before);
    await expect.poll(() => given.count()).toBe(0);
  });

  it('USB-SHOOT-07 usb-shoot every tap is answered, and each figure says why with its rule', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/shoot');
    const notify = page.getByText(sentence).first();
    await notify.waitFor();
    const before = await notify.textContent();
    await button(page, 'Aimed').click();
    await expect.poll(() => notify.textContent()).not.toBe(before);
    await page.getByRole('button', { name: /^Losses/ }).click();
    const why = page.getByRole('dialog', { name: /^Losses/ });
    await why.getByText('Aimed shot: +1.').first().waitFor();
    await why.getByRole('slider', { name: 'Models lost' }).waitFor();
    await why.getByRole('button', { name: /USB-ACT-04/ }).click();
    await page
      .getByRole('dialog', { name: /USB-ACT-04/ })
      .getByText(/Aimed shot/i)
      .first()
      .waitFor();
  });

  it('USB-SHOOT-01 usb-shoot what forbids a shot is shown, all at once', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/shoot');
    await shot(page);
    await typeNumber(page, 'Distance in inches', 40);
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await expect
      .poll(() => page.locator('.fight-answer .error').allTextContents())
      .toEqual([
        'Too far: their longest range is 24″.',
        'Only the nearest enemy may be shot at, unless a hero is in the unit.',
      ]);
  });

  it('USB-SHOOT-04 usb-shoot a link shows the same shooting on a second phone', async () => {
    const { page, open, site } = await take();
    await open('#/fight/usb/shoot');
    await (await unit(page, 'Mine')).getByRole('button', { name: 'Machine, growth 6' }).click();
    await shut(page);
    await (await unit(page, 'Enemy')).getByRole('button', { name: '20 Veterans', exact: true }).click();
    await shut(page);
    const notify = (phone: Page) => phone.getByText(/^The enemy unit usually loses .*panics/).first();
    await expect
      .poll(() => page.evaluate(() => location.hash))
      .toMatch(/=machine\.4\.4\.6.*=line\.\w+\.\d\.\d\.20/);
    await settled(page);
    const text = await notify(page).textContent();
    const second = await secondPhone({ site });
    await expect.poll(() => notify(second).textContent()).toBe(text);
    await second.context().close();
  });

  it.each<[Language, 'light' | 'dark']>([
    ['en', 'light'],
    ['pl', 'dark'],
    ['hu', 'light'],
  ])('usb-shoot: the shares of the bar are all ends there are (%s, %s)', async (language, theme) => {
    const { page, open } = await take({ language, theme });
    await open('#/fight/usb/shoot');
    await page.locator('.advice-worth').waitFor();
    // The ends exclude each other.
    const shares = await page.locator('.outcome-brick .fight-number').allTextContents();
    expect(shares.length).toBe(3);
    expect(shares.reduce((sum, share) => sum + Number(share), 0)).toBe(100);
  });

  it('USB-ACT-04 usb-shoot: the advice is taken with a tap, says what it is worth, and is taken back', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/shoot');
    const advice = page.locator('.advice-chip');
    const broken = page.locator('.outcome-brick').first();
    const before = await broken.textContent();
    await advice.getByText('Best: aimed shot').waitFor();
    const worth = await advice.locator('.advice-worth b').textContent();
    await settled(page);
    await advice.click();
    await expect.poll(() => broken.textContent()).toBe(`${worth}%`);
    await expect.poll(() => button(page, 'Aimed').getAttribute('aria-pressed')).toBe('true');
    // Nothing is better: a tap shows all that may be chosen.
    await advice.getByText('Best', { exact: true }).waitFor();
    await button(page, 'Undo').click();
    await expect.poll(() => broken.textContent()).toBe(before);
    await shot(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^At chargers/ })
      .click();
    await page.goBack();
    // Who shoots at chargers has no choice.
    await expect.poll(() => advice.count()).toBe(0);
  });

  it('USB-WOUND-02 usb-shoot: what is left goes on, on the stage, with its losses', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/shoot');
    await button(page, 'Type real dice').click();
    await button(page, '6 hits').click();
    await button(page, '2 saves').click();
    await page.getByRole('group', { name: /^Die 1/ }).waitFor();
    await button(page, '5').click();
    await page.getByText('4 models lost; the enemy unit stays steady.').first().waitFor();
    await button(page, 'Continue with what is left').click();
    await page.getByRole('button', { name: /^Enemy 6 Regulars/ }).waitFor();
    await page.locator('.stage').waitFor();
    await page.locator('.stage').getByText('My unit', { exact: true }).waitFor();
  });

  it('USB-SHOOT-01 USB-TERR-03 usb-shoot: the ruler, the weapon and the cover are set where they are drawn, each choice with its odds', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/shoot');
    const broken = page.locator('.outcome-brick').first();
    const before = await broken.textContent();
    await page.getByRole('button', { name: 'Enemy: Open ground' }).click();
    const cover = page.getByRole('dialog', { name: 'Enemy: Stands in' });
    const wall = cover.getByRole('radio', { name: 'Hedge or wall' });
    const row = cover.locator('label', { has: page.getByRole('radio', { name: 'Hedge or wall' }) });
    await expect.poll(() => row.locator('b').textContent()).toMatch(/%$/);
    const worth = await row.locator('b').textContent();
    await wall.check();
    await expect.poll(() => broken.textContent()).toBe(worth?.replaceAll(/\s/g, ''));
    await expect.poll(() => broken.textContent()).not.toBe(before);
    await shut(page);
    await expect
      .poll(() => page.locator('.circumstance', { hasText: 'Hedge or wall' }).getAttribute('aria-pressed'))
      .toBe('true');
    await page.getByRole('button', { name: 'My unit: ranged weapon' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'light ranged weapon' }).check();
    await shut(page);
    const ruler = page.getByRole('slider', { name: 'Distance' });
    await expect.poll(() => ruler.getAttribute('aria-valuetext')).toBe('12″');
    await ruler.press('ArrowRight');
    await page.getByText('Too far: their longest range is 12″.').first().waitFor();
    await ruler.press('ArrowLeft');
    await broken.waitFor();
  });
});
