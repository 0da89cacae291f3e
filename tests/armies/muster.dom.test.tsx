import { describe, expect, it } from 'vitest';
import { settled, stored, usePhone } from '../support/dom/phone.ts';
import { newArmy } from '../support/play/hands.ts';

const { take } = usePhone();

const games = [
  ['usb', /^Random: an army for USB$/, /^300$/, 'Legal army'],
  ['brikwars', /^Random: an army for BrikWars$/, /^100$/, 'Legal army'],
  ['mage-knight', /^Random: an army for Mage Knight/, /^200$/, ''],
] as const;

describe('armies/muster', () => {
  it.each(games)(
    'USB-COMP-02 BW-GEN-06 MK-PTS-02 armies/muster: two taps make a legal army of %s, and one more another',
    async (game, button, limit, legal) => {
      const { page, open } = await take();
      await open('#/armies');
      await page.getByRole('button', { name: 'New army', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: button }).click();
      const screen = page.locator(`.screen[data-game="${game}"]`);
      await screen.waitFor();
      const total = async () => (await page.locator('.army-total').first().textContent()) ?? '';
      await expect.poll(async () => /(\d+)\D+(\d+)/.exec(await total())?.[2] ?? '').toMatch(limit);
      const [, points = '', of = ''] = /(\d+)\D+(\d+)/.exec(await total()) ?? [];
      expect(Number(points)).toBeGreaterThan(0);
      expect(Number(points)).toBeLessThanOrEqual(Number(of));
      if (legal) await expect.poll(total).toContain(legal);

      // Another by the notice: it is asked to what taste, and stands instead of the first.
      await page.getByRole('button', { name: 'Another', exact: true }).click();
      const sheet = page.getByRole('dialog', { name: 'Random army' });
      await sheet.getByRole('radio', { name: 'Start over' }).click();
      await sheet.getByRole('radio', { name: 'Mounted' }).click();
      await sheet.getByRole('button', { name: 'Another', exact: true }).click();
      const made = await sheet.locator('.muster-lines > li').allTextContents();
      expect(made.length).toBeGreaterThan(0);
      await sheet.getByRole('button', { name: 'Take this one', exact: true }).click();
      await sheet.waitFor({ state: 'detached' });
      await expect.poll(() => page.locator('.army-body .army-line').count()).toBe(made.length);
      // One step back brings the first army back.
      await page.getByRole('button', { name: /^Undo/ }).first().click();
      await expect.poll(total).toContain(points);
    },
  );

  it('USB-COMP-02 armies/muster: an army in which nothing stands is made by a tap on its page, and the second has a name of its own', async () => {
    const { page, open } = await take();
    await open('#/armies');
    for (const name of ['Free company', 'Free company 2']) {
      await newArmy(page, 'USB');
      await page.getByRole('button', { name: 'Random: an army for USB', exact: true }).click();
      await stored(page, `"name":"${name}"`);
      await open('#/armies');
    }
  });

  it('armies/muster: what was made is no news once units are added: nothing lies over them', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await newArmy(page, 'BrikWars');
    await page.getByRole('button', { name: 'Random: an army for BrikWars', exact: true }).click();
    await page.getByText('Made: a legal army.').waitFor();
    await page.getByRole('button', { name: 'Add a unit', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByText('Made: a legal army.').count()).toBe(0);
  });

  it('USB-COMP-01 armies/muster: an army that has but its limit is drawn for that limit', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await newArmy(page, 'USB');
    await page.getByRole('button', { name: '500', exact: true }).first().click();
    await stored(page, '"limit":500');
    await page.getByRole('button', { name: 'Random: an army for USB', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Random army' });
    await sheet.getByRole('button', { name: 'Take this one', exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await page.locator('.army-total').first().textContent()) ?? '')
      .toMatch(/of 500/);
    // Lines and name came by one tap: one takes them back.
    await page.getByRole('button', { name: /^Undo: \d+ units added$/ }).click();
    await expect.poll(() => page.locator('.army-line').count()).toBe(0);
    await page.getByRole('button', { name: 'Random: an army for USB', exact: true }).waitFor();
  });

  it('armies/muster: what is left of an army is filled up beside what stands in it, a shake makes another, and a full one says so', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await page.getByRole('button', { name: /^Shield wall/ }).click();
    const lines = () => page.locator('.army-body .army-line-name').allTextContents();
    await expect.poll(async () => (await lines()).length).toBe(3);
    const menu = async () => {
      await page.getByRole('button', { name: 'More about this army', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Fill up or start over…' }).click();
      return page.getByRole('dialog', { name: 'Random army' });
    };
    const sheet = await menu();
    await sheet
      .getByRole('group', { name: 'Limit in CP' })
      .getByRole('button', { name: /^Limit in CP: more/ })
      .click();
    await sheet.getByRole('button', { name: 'Add these', exact: true }).waitFor();
    await page.evaluate(() => {
      for (const _ of [1, 2, 3])
        dispatchEvent(Object.assign(new Event('devicemotion'), { acceleration: { x: 30, y: 0, z: 0 } }));
    });
    await expect
      .poll(() => page.locator('[role=status]').allTextContents())
      .toContainEqual(expect.stringMatching(/^Another one: \d/));
    await sheet.getByRole('button', { name: 'Add these', exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    expect((await lines()).length).toBeGreaterThanOrEqual(3);
    await expect
      .poll(async () => (await page.locator('.army-total').first().textContent()) ?? '')
      .toMatch(/1(?:0[4-9]|10) of 110/);
    const again = await menu();
    await again.getByRole('radio', { name: 'Fill up' }).click();
    await again.getByText('Nothing more fits.').waitFor();
  });

  it('armies/muster: what luck draws for an army is no die that the record of fair dice counts', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await page.getByRole('button', { name: 'New army', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Random: an army for USB' }).click();
    await page.locator('.screen[data-game="usb"] .army-line').first().waitFor();
    await stored(page, '"name":"Free company"');
    await open('#/dice/fairness');
    await page.getByRole('heading', { name: 'Are the dice fair?' }).first().waitFor();
    await settled(page);
    expect(await page.getByText('Nothing is counted yet.').count()).toBe(1);
  });
});
