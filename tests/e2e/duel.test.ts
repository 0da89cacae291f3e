import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { backToDice, turnSides } from '../support/play/hands.ts';
import { settled, usePhone } from './harness.ts';

const { take, current } = usePhone();

const card = (name: string) => current().page.getByRole('region', { name, exact: true });
const tile = (name: RegExp) => current().page.getByRole('button', { name });
const face = (value: number) =>
  current()
    .page.getByRole('region', { name: 'On the table' })
    .getByRole('button', { name: String(value), exact: true })
    .click();

describe('duel', () => {
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
    await page.locator('.moment-decision').waitFor();
    await page.goBack();
    await tabs.waitFor();
    await tile(/^Enemy dies\s*33/).waitFor();
    await page.getByRole('button', { name: /^Back to the dice/ }).click();
    await tile(/^Enemy dies\s*67/).waitFor();
    await table.getByRole('button', { name: 'Take it' }).click();
    await face(4);
    await table.getByText('Enemy dies', { exact: true }).first().waitFor();
    await expect.poll(() => line.textContent()).toMatch(/33, 67, 100/);
    // What is sent is a picture of some size.
    const [sent] = await Promise.all([
      page.waitForEvent('download'),
      table.getByRole('button', { name: 'Send picture' }).click(),
    ]);
    const png = readFileSync(await sent.path());
    expect(sent.suggestedFilename()).toMatch(/^[\p{L}\p{N}-]+-\d{4}-\d\d-\d\d\.png$/u);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080]);
    await table.getByRole('button', { name: 'Once more' }).waitFor();
    await expect.poll(() => page.locator('.moment .outcomes').count()).toBe(0);
    await page.goBack();
    // A player who has seen the end may throw again at once.
    await page.getByRole('button', { name: /^Roll: / }).waitFor();
    await backToDice(page);
    await table.getByText('Enemy dies', { exact: true }).first().waitFor();
  });

  it('BWC-61 duel: the choice of a parry leaves the odds in sight above the pad, and the keys stay', async () => {
    const { page, open } = await take();
    await open('#/fight');
    await page.locator('.thumb-bar button').first().click();
    const pad = page.locator('.table-pad');
    const six = pad.getByRole('button', { name: '6', exact: true });
    const before = await six.boundingBox();
    await pad.getByRole('button', { name: '5', exact: true }).click();
    // The decision stands alone, below the odds; then the keys are where they were.
    const decision = page.locator('.moment-decision');
    await decision.waitFor();
    await expect.poll(() => pad.count()).toBe(0);
    const odds = await page.locator('.moment .outcomes').boundingBox();
    expect((odds?.y ?? 0) + (odds?.height ?? 999)).toBeLessThan((await decision.boundingBox())?.y ?? 0);
    await decision.locator('.moment-options .button').last().click();
    await expect.poll(() => six.boundingBox()).toEqual(before);
  });

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
    await turnSides(page);
    await expect.poll(colours).toEqual(before.toReversed());
    await expect.poll(figures).not.toEqual(drawn);
    await page.reload();
    await expect.poll(colours).toEqual(before.toReversed());
  });
});
