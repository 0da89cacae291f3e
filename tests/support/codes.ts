import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { send as en } from '../../src/armies/words/send-en.ts';

/** The codes of an English phone as they stand on the glass, in their order. */
export async function photos(page: Page): Promise<readonly Buffer[]> {
  await page.evaluate(() => window.paint?.(true));
  const sheet = page.getByRole('dialog').last();
  const count = sheet.locator('.code-count');
  await sheet.locator('.code-picture').waitFor();
  // One code alone is not counted.
  if ((await count.count()) === 0) return [await sheet.locator('.code-picture').screenshot()];
  const of = Number(/\d+$/.exec(await count.innerText())?.[0]);
  await sheet.getByRole('button', { name: en.hold }).click();
  await sheet.getByRole('button', { name: en.next }).waitFor();
  const taken = new Map<string, Buffer>();
  while (taken.size < of) {
    const said = await count.innerText();
    taken.set(said, await sheet.locator('.code-picture').screenshot());
    await sheet.getByRole('button', { name: en.next }).click();
    await expect.poll(() => count.innerText()).not.toBe(said);
  }
  return [...taken].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, picture]) => picture);
}
