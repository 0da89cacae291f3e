import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { armyKind } from '../../src/storage/army/army.ts';
import { usePhone } from '../e2e/harness.ts';
import { newArmy } from '../support/play/hands.ts';
import { readRecords } from './records.ts';

const { take } = usePhone();

const rounds = 20;
const isTwo = (round: number) => round % 3 === 0;

/** A line with a name; every third one is two. */
async function addLine(page: Page, name: string, round: number): Promise<void> {
  await page.getByRole('button', { name: 'Add a plain unit' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  if (isTwo(round)) await page.getByRole('button', { name: `Number: ${name}: more`, exact: true }).click();
}

describe('faults/tabs', () => {
  it('faults/tabs: two tabs enter lines into one army at once, forty in all: every one is kept, both show the same', async () => {
    const { page, context, open } = await take();
    await open('#/armies');
    await newArmy(page);
    await page.getByRole('textbox', { name: 'Name of the army' }).fill('Shared');
    await expect.poll(async () => JSON.stringify(await readRecords(page, 'army:'))).toContain('Shared');
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('heading', { name: 'Shared', exact: true }).waitFor();

    const entered: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const names = [`Left ${round}`, `Right ${round}`] as const;
      await Promise.all([addLine(page, names[0], round), addLine(other, names[1], round)]);
      entered.push(...names);
    }

    const lines = entered.map((name) => (isTwo(Number(name.split(' ')[1])) ? `2 × ${name}` : name));
    for (const tab of [page, other]) {
      const shown = async () =>
        (await tab.locator('.army-line-name b').allTextContents()).map((name) => name.replace(/\s/g, ' '));
      await expect.poll(async () => (await shown()).toSorted()).toEqual(lines.toSorted());
    }
    const [stored] = Object.values(await readRecords(page, 'army:'));
    const army = armyKind.decode(stored);
    if (army.state !== 'ok') throw new Error(`the army is ${army.state}`);
    const counts = army.value.lines.map(({ name, count }) => `${count} ${name}`);
    const given = entered.map((name) => `${isTwo(Number(name.split(' ')[1])) ? 2 : 1} ${name}`);
    expect(counts.toSorted()).toEqual(given.toSorted());
  });
});
