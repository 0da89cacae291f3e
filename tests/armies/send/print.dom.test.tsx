import { describe, expect, it } from 'vitest';
import { shell } from '../../../src/app/words/en.ts';
import { printArmy } from '../../../src/armies/send/print.tsx';
import type { SaidLine } from '../../../src/armies/send/text.ts';
import { armies } from '../../../src/armies/words/en.ts';
import { send } from '../../../src/armies/words/send-en.ts';
import { send as sendHu } from '../../../src/armies/words/send-hu.ts';
import { send as sendPl } from '../../../src/armies/words/send-pl.ts';
import { units } from '../../../src/kit/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { usePhone } from '../../support/dom/phone.ts';
import { newArmy } from '../../support/play/hands.ts';

const { take } = usePhone();

/** The boxes of each unit that is on paper now. */
const boxes = (): readonly string[] =>
  [...document.querySelectorAll('.print-sheet li')].map(
    (row) => row.querySelector('.print-boxes')?.textContent ?? '',
  );

/** The boxes that such a line gets. */
function boxesOf(models: number, each?: number): string {
  const line: SaidLine = { count: 1, name: 'Guard', points: 1, models, more: [], ...(each && { each }) };
  let read: readonly string[] = [];
  printArmy(
    'list',
    {
      army: { name: 'Guard', game: 'usb' },
      lines: [line],
      rules: [],
      words: { send, armies, shell, units },
      format: createFormat('en'),
    },
    () => {
      read = boxes();
    },
  );
  dispatchEvent(new Event('afterprint'));
  return read.join('|');
}

const tank = ['Vehicle, building…', 'Tank', 'Add to the army', 'Done'];

describe('armies/send', () => {
  it('armies/send/print: a box for each model or each of its points, and beyond a line or three a number', () => {
    expect(boxesOf(5)).toBe('☐☐☐☐☐');
    expect(boxesOf(31)).toBe('☐ × 31');
    expect(boxesOf(3, 2)).toBe('☐☐ ☐☐ ☐☐');
    expect(boxesOf(1, 9)).toBe('☐☐☐☐☐☐☐☐☐');
    expect(boxesOf(1, 99)).toBe('☐'.repeat(99));
    expect(boxesOf(34, 3)).toBe('☐☐☐ × 34');
    expect(boxesOf(2, 60)).toBe('☐ × 120');
  });

  it('armies/send/print: the paper has the code that opens the army, where one code is enough', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await newArmy(page, 'BrikWars');
    await page.getByRole('button', { name: 'Add a unit' }).click();
    for (const name of tank) await page.getByRole('dialog').getByRole('button', { name }).click();
    await page.locator('.army-line').first().waitFor();
    await page.getByRole('button', { name: send.send, exact: true }).click();
    await page.getByRole('dialog').getByText(send.anyCamera).waitFor();
    const shown = await page.getByRole('dialog').locator('.code-picture path').getAttribute('d');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `${send.print} ${send.printFor}` })
      .click();
    await page.locator('.print-sheet li').first().waitFor({ state: 'attached' });
    expect(shown).toBeTruthy();
    expect(document.querySelector('.print-sheet .code-picture path')?.getAttribute('d')).toBe(shown);
    dispatchEvent(new Event('afterprint'));
  });

  it.each<[string, 'USB' | 'BrikWars', RegExp | string, readonly string[], readonly string[]]>([
    ['USB-WOUND-02', 'USB', /^240 points/, [], ['☐☐', '☐☐☐☐☐', '☐☐☐☐', '☐☐☐', '☐']],
    ['BW-DMG-03', 'BrikWars', 'Add a unit', tank, ['☐☐☐☐']],
  ])(
    '%s armies/send/print: each unit of %s has as many boxes as points',
    async (_rule, game, first, then, text) => {
      const { page, open } = await take();
      await open('#/armies');
      await newArmy(page, game);
      await page.getByRole('button', { name: first }).click();
      for (const name of then) await page.getByRole('dialog').getByRole('button', { name }).click();
      await page.locator('.army-line').first().waitFor();
      await page.getByRole('button', { name: send.send, exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `${send.print} ${send.printFor}` })
        .click();
      await page.locator('.print-sheet li').first().waitFor({ state: 'attached' });
      expect(boxes()).toEqual(text);
      dispatchEvent(new Event('afterprint'));
    },
  );

  it.each([
    ['en', 'Shield wall', /^→ (?:Swordsman|Knight|Hero): close\u00a0\d+/, ['Swordsman', 'Knight', 'Hero']],
    ['pl', '1 bohater', /^→ .+: szarża\u00a0\d+/, ['5 Regularnych', '5 Żółtodziobów', 'Śmiałek']],
    ['hu', '1 hős', /^→ .+: roham\u00a0\d+/, ['5 reguláris', '5 újonc', 'Merész']],
  ] as const)(
    'armies/send/print: a card says the odds against three usual enemies (%s)',
    async (language, army, row, names) => {
      const { page, open } = await take({ language });
      await open('#/armies');
      await page.getByRole('button', { name: new RegExp(army) }).click();
      await page.locator('.army-line').first().waitFor();
      const words = { en: send, pl: sendPl, hu: sendHu }[language];
      await page.getByRole('button', { name: words.send, exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `${words.cards} ${words.cardsFor}` })
        .click();
      await page.locator('.print-sheet li').first().waitFor({ state: 'attached' });
      const cards = [...document.querySelectorAll('.print-sheet li')];
      expect(cards.length).toBeGreaterThan(2);
      for (const card of cards) {
        const rows = [...card.querySelectorAll('.print-more')].flatMap(({ textContent }) =>
          textContent.startsWith('→') ? [textContent] : [],
        );
        expect(rows.map((each) => /^→ (.+?):/.exec(each)?.[1])).toEqual(names);
        for (const each of rows) expect(each).toMatch(row);
        // No row ends between a way and its number, or begins with a dot.
        for (const each of rows) expect(each).not.toMatch(/ [\d–]+\u00a0%| ·/);
      }
      expect(document.querySelector('.print-sheet footer')?.textContent).toContain(words.cardOdds);
      dispatchEvent(new Event('afterprint'));
    },
  );
});
