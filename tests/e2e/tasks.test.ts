import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { printTable } from '../bench/measure.ts';
import { settled, usePhone } from './harness.ts';

const { take } = usePhone();

declare global {
  interface Window {
    /** How far down the page has been scrolled since it began. */
    furthest?: number;
  }
}

/** What a player does on the page: each is one touch. */
interface Hand {
  readonly page: Page;
  tap(target: Locator): Promise<void>;
  drag(target: Locator, to: number): Promise<void>;
}

interface Task {
  readonly name: string;
  readonly hash: string;
  /** Nobody may need more. */
  readonly most: number;
  /** Up to the answer. */
  readonly does: (hand: Hand) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const chip = (page: Page, name: string | RegExp) => page.getByRole('radio', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog');
/** The row of dice typed, and the number on a key of it. */
const face = (page: Page, value: number) =>
  page.locator('.table-pad').getByRole('button', { name: String(value), exact: true });

const tasks: readonly Task[] = [
  {
    name: '2d6+1',
    hash: 'dice',
    most: 3,
    async does({ page, tap }) {
      await tap(button(page, '2d6'));
      await tap(button(page, 'Modifier: +1'));
      await tap(button(page, 'Roll 2d6+1'));
      await page.locator('.dice-total').getByText(/^\d+$/).waitFor();
    },
  },
  {
    name: 'Sword against spear and shield',
    hash: 'fight/brikwars',
    most: 2,
    async does({ page, tap }) {
      await tap(button(page, /^Enemy: Hand/));
      await tap(sheet(page).getByRole('radio', { name: 'Heavy weapon', exact: true }));
      await page.getByRole('button', { name: /^Enemy dies\s*33/, includeHidden: true }).waitFor();
      await page
        .getByRole('button', { name: /^Best answer: Parry: Heavy weapon/, includeHidden: true })
        .waitFor();
    },
  },
  {
    name: 'A duel with real dice to its end',
    hash: 'fight/brikwars',
    most: 4,
    async does({ page, tap }) {
      await tap(button(page, 'Type real dice'));
      await tap(face(page, 5));
      await tap(button(page, 'Take it'));
      await tap(face(page, 5));
      await page.locator('.fight-outcome-word', { hasText: 'Enemy dies' }).waitFor();
    },
  },
  {
    name: 'Three archers, 8″, behind a wall',
    hash: 'fight/many',
    most: 4,
    async does({ page, tap, drag }) {
      await tap(page.locator('.stage-plate[data-side="mine"]'));
      await tap(
        sheet(page)
          .getByRole('radio', { name: /^Rifle/ })
          .first(),
      );
      await page.keyboard.press('Escape');
      await sheet(page).waitFor({ state: 'detached' });
      await drag(page.getByRole('slider', { name: /^Inches to the target/ }).first(), 8);
      await tap(button(page, /^Legs hidden/));
      await page.locator('.ground-flag', { hasText: '8″' }).waitFor();
    },
  },
  {
    name: 'A horseman charges',
    hash: 'fight/brikwars',
    most: 1,
    async does({ page, tap }) {
      await tap(chip(page, 'Charge'));
      await button(page, /^Enemy dies\s*\d/).waitFor();
    },
  },
  {
    name: 'A grenade',
    hash: 'fight/many',
    most: 1,
    async does({ page, tap }) {
      await tap(chip(page, 'Blast'));
      await page
        .getByText(/enem(?:y|ies)/i)
        .first()
        .waitFor();
    },
  },
  {
    name: 'Ten shoot at ten of USB, and morale',
    hash: 'fight/usb/shoot',
    most: 2,
    async does({ page, tap }) {
      await tap(button(page, /^Roll: /));
      await tap(button(page, 'Roll to the end'));
      await page.locator('.moment-end p').last().waitFor();
    },
  },
  {
    name: 'A charge of USB, and the reactions to it',
    hash: 'fight/usb/shoot',
    most: 1,
    async does({ page, tap }) {
      await tap(chip(page, 'Charge'));
      await page.getByText(/Shoot/).first().waitFor();
    },
  },
  {
    name: 'Ten dice of USB, successes at 4+',
    hash: 'dice',
    most: 6,
    async does({ page, tap }) {
      await tap(button(page, 'More rolls'));
      await tap(sheet(page).getByRole('radio', { name: 'USB' }));
      await tap(sheet(page).getByRole('radio', { name: '10', exact: true }));
      await tap(sheet(page).getByRole('radio', { name: '4+', exact: true }));
      await tap(sheet(page).getByRole('button', { name: 'Close', exact: true }));
      await tap(button(page, /^Roll/));
      await page
        .getByText(/success/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'A fight is saved',
    hash: 'fight/brikwars',
    most: 3,
    async does({ page, tap }) {
      await tap(button(page, 'More'));
      await tap(sheet(page).locator('.keep-buttons').getByRole('button', { name: 'Save', exact: true }));
      await expect
        .poll(() => page.getByRole('textbox', { name: 'Name of this fight' }).inputValue())
        .toMatch(/./);
      await tap(sheet(page).locator('.card').getByRole('button', { name: 'Save' }));
      await page
        .getByText(/^Saved: /)
        .first()
        .waitFor();
    },
  },
  {
    name: 'A house rule',
    hash: 'fight/brikwars',
    most: 3,
    async does({ page, tap }) {
      await tap(page.locator('#fight-rules'));
      await tap(page.getByRole('button', { name: /^House rules/ }));
      await tap(
        sheet(page)
          .getByRole('group', { name: /^A die on its top face earns/ })
          .getByRole('radio', { name: 'nothing' }),
      );
      await page.locator('#fight-rules', { hasText: '1 house rule' }).waitFor();
    },
  },
  {
    name: 'Are the dice fair?',
    hash: 'dice',
    most: 2,
    async does({ page, tap }) {
      await tap(button(page, 'More'));
      await tap(sheet(page).getByRole('button', { name: /^Are the dice fair/ }));
      await page.getByRole('heading', { name: /fair/i }).first().waitFor();
    },
  },
  {
    name: 'Who starts',
    hash: 'dice',
    most: 3,
    async does({ page, tap }) {
      await tap(chip(page, 'Contests'));
      await tap(chip(page, 'Who starts'));
      await tap(button(page, /^Roll for both/));
      await page.locator('#contest-result').getByText(/\d/).first().waitFor();
    },
  },
];

it('kit/stage: what is asked at the table takes few taps and no scrolling', async () => {
  const { page, open } = await take();
  await open('#/fight/brikwars');
  await page.addInitScript(() => {
    addEventListener('scroll', () => {
      window.furthest = Math.max(window.furthest ?? 0, scrollY);
    });
  });
  const table: string[][] = [['task', 'taps', 'scrolled']];
  const faults: string[] = [];
  for (const { name, hash, most, does } of tasks) {
    await open(`?${table.length}#/${hash}`);
    await page.locator('main h2').first().waitFor({ state: 'attached' });
    let taps = 0;
    const hand: Hand = {
      page,
      async tap(target) {
        taps += 1;
        await target.click();
      },
      async drag(target, to) {
        taps += 1;
        await target.fill(String(to));
      },
    };
    await does(hand);
    await settled(page);
    const scrolled = await page.evaluate(() => window.furthest ?? 0);
    table.push([name, String(taps), scrolled > 0 ? `${scrolled} px` : 'no']);
    if (taps > most) faults.push(`${name}: ${taps} taps, at most ${most}`);
    if (scrolled > 0) faults.push(`${name}: the page was scrolled by ${scrolled}`);
  }
  process.stdout.write(`\n${printTable(table)}\n`);
  expect(faults).toEqual([]);
});
