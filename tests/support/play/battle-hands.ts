import type { Page } from 'playwright-core';
import type { Phone } from '../../e2e/harness.ts';
import { readRecords } from '../../faults/records.ts';
import { newArmy } from './hands.ts';

/** Two ready armies of a game on the table: the second one is mine. */
export async function twoArmies(
  { page, open }: Pick<Phone, 'page' | 'open'>,
  game: 'BrikWars' | 'USB',
  ...samples: readonly string[]
): Promise<void> {
  await open('#/armies');
  for (const [at, sample] of samples.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'All armies', exact: true }).click();
    await newArmy(page, game);
    await page.getByRole('button', { name: new RegExp(sample) }).click();
    await page.locator('.army-line').first().waitFor();
  }
  await playEachOther(page);
}

/** The army that is open against the only other one. */
export async function playEachOther(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.enemy-card').first().click();
  await page.getByRole('button', { name: 'Begin the battle', exact: true }).click();
  await page.locator('.battle-row').first().waitFor();
}

/** Opens the sheet of a unit of the side shown, and goes to one of its fights. */
export async function toFight(page: Page, unit: string, way: RegExp, against?: RegExp): Promise<void> {
  await page.locator('.battle-name').filter({ hasText: unit }).first().click();
  if (against) {
    await page.getByRole('radio', { name: against }).first().check();
  }
  await page.getByRole('dialog').getByRole('button', { name: way }).click();
  await page.locator('.fight-stage').waitFor();
}

/** Rolls to the end, whatever is asked. */
export async function rollOut(page: Page): Promise<void> {
  const next = page.locator(
    '.moment-step .button:not(.battle-acts > .button, .thumb-bar > .button:not([data-kind="primary"])), .play-start .thumb-bar .button[data-kind="primary"]:enabled',
  );
  const end = page.locator('.battle-end');
  for (;;) {
    await end.or(next).first().waitFor();
    if ((await end.count()) > 0) return;
    const before = await page.locator('.moment-record').count();
    await next.first().click();
    if (before === 0) await page.locator('.moment').waitFor();
  }
}

/** What the end of a fight says that it changed in the battle, a row for each unit: "Levy activated 5 → 4". */
export async function changes(page: Page): Promise<readonly string[]> {
  await page.locator('.battle-end[data-written]').waitFor();
  const rows = await page.locator('.became[data-side]').allInnerTexts();
  return rows.map((row) => row.replace(/\s+/g, ' ').trim());
}

/** From the end of a fight to the battle, where it stands already. */
export async function backToBattle(page: Page): Promise<void> {
  await page.locator('.battle-end[data-written]').waitFor();
  await page.locator('.battle-acts .button[data-kind="primary"]').click();
  await page.locator('.battle-row').first().waitFor();
}

interface Description {
  readonly events: readonly {
    readonly do: string;
    readonly likely?: number;
    readonly changes?: readonly {
      readonly unit: string;
      readonly lost: number;
      readonly marks?: Readonly<Record<string, number>>;
      readonly more?: Readonly<Record<string, number>>;
    }[];
  }[];
}

/** What the device holds of the battle. */
export async function events(page: Page): Promise<Description['events']> {
  const records = await readRecords(page);
  const [, play] = Object.entries(records).find(([key]) => key.startsWith('play:')) ?? [];
  return (play as Description).events;
}

export const standing = async (page: Page): Promise<string> =>
  (await page.locator('.battle-rows').innerText()).replaceAll('\n', ' ');
