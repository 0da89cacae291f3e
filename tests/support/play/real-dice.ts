import type { Page } from 'playwright-core';

/** Types the faces of real dice, one tap each; where a number would do, the faces are asked for. */
export async function typeFaces(page: Page, ...faces: readonly number[]): Promise<void> {
  const numbers = page.locator('.count-pad');
  for (const face of faces) {
    const key = page.getByRole('button', { name: String(face), exact: true });
    await key.or(numbers).first().waitFor();
    if (await numbers.isVisible()) await enterFaces(page);
    await key.click();
  }
}

/** Asks for the faces of a pool, where a number would do. */
export async function enterFaces(page: Page): Promise<void> {
  await page
    .locator('.table-pad')
    .getByRole('button', { name: /^(?:Enter the faces|Wpisz wyniki|Értékek beírása)$/ })
    .click();
  await page.locator('.face-pad, .face-counts').waitFor();
}

/** Types the number of a stepper on its pad. */
export async function typeNumber(page: Page, label: string, number: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}: \\d+, type a number`) }).click();
  for (const digit of String(number)) await page.getByRole('button', { name: digit, exact: true }).click();
  // The pad may stand over a sheet, which has a button of that name too.
  await page.getByRole('button', { name: 'Done', exact: true }).last().click();
}

/** Counts real dice by face: so many of each. */
export async function typeCounts(page: Page, counts: Readonly<Record<number, number>>): Promise<void> {
  for (const [face, count] of Object.entries(counts)) await typeNumber(page, `Dice showing ${face}`, count);
}
