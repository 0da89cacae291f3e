import type { Page } from 'playwright-core';

/** Types the faces of real dice, one tap each. */
export async function typeFaces(page: Page, ...faces: readonly number[]): Promise<void> {
  for (const face of faces) await page.getByRole('button', { name: String(face), exact: true }).click();
}

/** Asks for the faces of a pool, where a number would do. */
export async function enterFaces(page: Page, name = 'Enter the faces'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('.face-pad, .face-counts').waitFor();
}

/** Types the number of a stepper on its pad. */
export async function typeNumber(page: Page, label: string, number: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}: \\d+, type a number`) }).click();
  for (const digit of String(number)) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
}

/** Counts real dice by face: so many of each. */
export async function typeCounts(page: Page, counts: Readonly<Record<number, number>>): Promise<void> {
  for (const [face, count] of Object.entries(counts)) await typeNumber(page, `Dice showing ${face}`, count);
}
