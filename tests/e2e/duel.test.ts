import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, overflow, settled, usePhone } from './harness.ts';

const { take, current } = usePhone();

const card = (name: string) => current().page.getByRole('region', { name, exact: true });
const stage = () => card('Face to face');
const sheet = () => current().page.getByRole('dialog');
/** Opens what a side holds, or the rest of it: its hand on the stage, or its plate below. */
const hands = (side: string) =>
  stage()
    .getByRole('button', { name: new RegExp(`^${side}: `) })
    .first()
    .click();
const close = async () => {
  await current().page.keyboard.press('Escape');
  await sheet().waitFor({ state: 'detached' });
};
/** Takes something into the hand of a side. */
const hold = async (side: string, thing: string) => {
  await hands(side);
  await sheet().getByRole('radio', { name: thing, exact: true }).check();
  await close();
};
const options = async () => {
  await stage()
    .getByRole('button', { name: /^More options/ })
    .click();
  await sheet().waitFor();
};
const group = (name: string) => current().page.getByRole('group', { name });
const chip = (within: Locator, name: string) => within.getByRole('radio', { name, exact: true });
const tile = (name: RegExp) => current().page.getByRole('button', { name });
const face = (value: number) =>
  current()
    .page.getByRole('region', { name: 'On the table' })
    .getByRole('button', { name: String(value), exact: true })
    .click();
const sentence = () => current().page.locator('.fight-sentence').textContent();

describe('duel', () => {
  it('BW-CC-16 duel: sword against spear and shield takes two taps to its odds and best answer, and a third sets it', async () => {
    const { page, open } = await take();
    await open();
    let taps = 0;
    const tap = async (target: Locator): Promise<void> => {
      taps += 1;
      await target.click();
    };
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Fight' }).click();
    await tap(stage().getByRole('button', { name: /^Enemy: Hand/ }));
    await tap(sheet().getByRole('radio', { name: 'Heavy', exact: true }));
    expect(taps).toBe(2);
    await expect.poll(sentence).toMatch(/^The enemy dies in 33 of 100.*Best defence: Parry: Heavy weapon/s);
    await close();
    await tap(page.getByRole('button', { name: /^Best answer: Parry: Heavy weapon \(sword\)/ }));
    expect(taps).toBe(3);
    await tile(/^Enemy dies\s*26/).waitFor();
    // The way back is in the notice.
    await page.getByRole('button', { name: 'Undo' }).click();
    await tile(/^Enemy dies\s*33/).waitFor();
    // What he rolled is told among the options.
    await hold('Mine', 'Two-handed');
    await options();
    await chip(group('Mine rolled'), '5').check();
    await expect.poll(sentence).toMatch(/^The enemy dies in 83 of 100.*Best defence: Parry: Heavy weapon/s);
  });

  it('fight/moment: the dice have the whole screen, with the odds and their line, and Back leads to the entries', async () => {
    const { page, open } = await take();
    await open('#/fight');
    await settled(page);
    const table = card('On the table');
    const line = table.getByRole('figure', { name: 'Enemy dies' });
    const tabs = page.getByRole('navigation', { name: 'Places' });
    await table.getByRole('button', { name: 'Type real dice' }).click();
    await expect.poll(() => tabs.isVisible()).toBe(false);
    await face(5);
    await expect.poll(() => line.textContent()).toMatch(/33, 67/);
    await table.getByRole('button', { name: 'Undo roll' }).click();
    await expect.poll(() => line.textContent()).not.toMatch(/67/);
    await table.getByRole('button', { name: 'Type real dice' }).click();
    await face(5);
    await page.goBack();
    await page.goBack();
    await tabs.waitFor();
    await tile(/^Enemy dies\s*33/).waitFor();
    await page.getByRole('button', { name: /^Back to the dice/ }).click();
    await tile(/^Enemy dies\s*67/).waitFor();
    await table.getByRole('button', { name: 'Type real dice' }).click();
    await face(4);
    await table.getByText('The enemy dies.', { exact: true }).waitFor();
    await expect.poll(() => line.textContent()).toMatch(/33, 67, 100/);
    // What is sent is a picture of some size.
    const [sent] = await Promise.all([
      page.waitForEvent('download'),
      table.getByRole('button', { name: 'Send a picture' }).click(),
    ]);
    const png = readFileSync(await sent.path());
    expect(sent.suggestedFilename()).toBe('adjutant.png');
    expect([png.readUInt32BE(16), png.readUInt32BE(20) > 1000]).toEqual([1080, true]);
    await table.getByRole('button', { name: 'Once more' }).waitFor();
    await expect.poll(() => page.locator('.moment .outcomes').count()).toBe(0);
    await page.goBack();
    // Whoever has seen the end may throw anew at once.
    await page.getByRole('button', { name: /^Roll it/ }).waitFor();
    await page.getByRole('button', { name: 'Back to the dice' }).waitFor();
  });

  it.each<[Language, RegExp, string]>([
    ['en', /^The enemy dies in 33 of 100, mine in 19\./, 'given what has been rolled'],
    ['pl', /^Na 100 walk wróg ginie 33 razy, mój 19 razy\./, 'po tym, co już padło'],
    ['hu', /^100-ból az ellenség 33\u2011szor, az enyém 19\u2011szer hal meg\./, 'az eddigi dobások után'],
  ])(
    'BWC-61 duel: in %s the sentence stands first, nothing is wider than a small phone, and the choice of a parry leaves the odds in sight above the pad',
    async (language, told, given) => {
      const { page, open } = await take({ language, width: 320 });
      await open('#/fight');
      await expect.poll(sentence).toMatch(told);
      expect(await overflow(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.locator('.thumb-bar button').first().click();
      const pad = page.locator('.table-pad');
      await pad.getByRole('button', { name: '5', exact: true }).click();
      const label = page.getByText(given, { exact: true });
      await label.waitFor();
      await expect
        .poll(() =>
          label.evaluate((element) => {
            const { left, top, bottom } = element.getBoundingClientRect();
            const seen = (y: number) => document.elementFromPoint(left + 9, y) === element;
            return seen(top + 2) && seen(bottom - 2);
          }),
        )
        .toBe(true);
      // What has no room scrolls: the last choice is in reach, and the keys stay.
      const six = pad.getByRole('button', { name: '6', exact: true });
      const before = await six.boundingBox();
      await pad.locator('.note button').last().click();
      await expect.poll(() => six.boundingBox()).toEqual(before);
    },
  );

  it('fight/acting: whose it is that acts colours the bar and the figures, also after a reload', async () => {
    const { page, open } = await take();
    await open('#/fight');
    await settled(page);
    const colour = (part: string, side: 'first' | 'last') =>
      page
        .locator(part)
        [side]()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const colours = () => Promise.all([colour('.outcome-brick', 'first'), colour('.outcome-brick', 'last')]);
    const figures = () =>
      page
        .locator('.stage-scene .fg-side')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fill));
    const [before, drawn] = [await colours(), await figures()];
    const toggle = page.locator('.stage').getByRole('button', { name: 'Enemy attacks', exact: true });
    const box = await toggle.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
    await toggle.click();
    await expect.poll(colours).toEqual(before.toReversed());
    await expect.poll(figures).not.toEqual(drawn);
    await page.reload();
    await expect.poll(colours).toEqual(before.toReversed());
  });
});
