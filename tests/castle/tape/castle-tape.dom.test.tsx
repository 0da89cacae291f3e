import { describe, expect, it } from 'vitest';
import { tapeCodec } from '../../../src/castle/tape/model.ts';
import { castletape as en } from '../../../src/castle/words/en.ts';
import { castletape as hu } from '../../../src/castle/words/hu.ts';
import { castletape as pl } from '../../../src/castle/words/pl.ts';
import {
  judgeChecklist,
  limitOf,
  stateOf,
  tapeChecks,
} from '../../../src/rules/mage-knight/plan/checklist.ts';
import { settled, usePhone } from '../../support/dom/phone.ts';

const { take } = usePhone();

const texts = { en, hu, pl } as const;

describe('castle tape', () => {
  it('castle/tape/check-sheet: what is asked opens its rule, and Back returns to the number half typed', async () => {
    const { page, open } = await take();
    await open('#/castle/tape');
    await page
      .locator('.tape-lines')
      .getByRole('button', { name: new RegExp(`^${en.checks.own.name}`) })
      .click();
    const sheet = page.getByRole('dialog', { name: new RegExp(`^${en.checks.own.name}`) });
    await sheet.getByRole('button', { name: '7', exact: true }).click();
    await sheet.getByRole('button', { name: `${en.groups.sections} Rule MK-SET-03` }).click();
    const rule = page.getByRole('dialog', { name: 'Rule MK-SET-03' });
    await rule.getByRole('heading', { name: 'At most 18" from your own starting area' }).waitFor();
    await page.goBack();
    await expect.poll(() => rule.count()).toBe(0);
    await sheet.getByRole('button', { name: en.goOn }).click();
    await page.keyboard.press('Escape');
    await page.locator('.tape-lines').getByText('7″', { exact: true }).waitFor();
  });

  for (const language of ['en', 'pl', 'hu'] as const) {
    it(`MK-SET-03 castle tape: a measured fault stays beside what is said of it until it is taken back (${language})`, async () => {
      const { page, open } = await take({
        language,
        width: 320,
        theme: language === 'pl' ? 'dark' : 'light',
      });
      const t = texts[language];
      await open('#/castle/tape');
      const row = (name: string) =>
        page.locator('.tape-lines').getByRole('button', { name: new RegExp(`^${name}`) });
      const own = row(t.checks.own.name);
      await own.click();
      const pad = page.getByRole('dialog');
      // One closes the sheet, the other takes the number.
      const names = await pad.getByRole('button').allTextContents();
      expect(names.filter((name) => names.indexOf(name) !== names.lastIndexOf(name) && name)).toEqual([]);
      expect(names).toContain(t.goOn);
      for (const key of ['1', '9']) await pad.getByRole('button', { name: key, exact: true }).click();
      await page.keyboard.press('Enter');
      const answer = (word: string) =>
        page.getByRole('heading', { name: new RegExp(`^${word} · `) }).waitFor();
      // The next open one is asked at once, and says so to who hears it.
      const next = page.getByRole('dialog', { name: new RegExp(`^${t.checks.opponent.name}`) });
      await next.waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.parentElement?.ariaLabel ?? ''))
        .toContain(t.checks.opponent.name);
      await page.keyboard.press('Escape');
      await answer(t.answers.illegal);
      await own.getByText('19″', { exact: true }).waitFor();
      // Who says that it is in order all the same wipes nothing away: both stand there.
      await own.click();
      await pad.getByRole('button', { name: t.ok, exact: true }).click();
      await expect.poll(() => pad.count()).toBe(0);
      await own.getByText(t.both('19″', t.ok)).waitFor();
      await answer(t.answers.illegal);
      await own.click();
      await pad.getByRole('button', { name: t.untype('19″') }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(t.ok);
      await page.keyboard.press('Escape');
      await answer(t.answers['so-far']);

      await row(t.checks.terrain.name).click();
      await pad.getByRole('button', { name: t.fault, exact: true }).click();
      await page.keyboard.press('Escape');
      await page.getByText(t.checks.terrain.wrong).first().waitFor();
      await page.getByRole('button', { name: t.howShort }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /MK-SET-07/ })
        .first()
        .waitFor();
    });
  }

  it('castle tape: twelve checks are answered with one tap each once the first is open', async () => {
    for (const language of ['en', 'pl', 'hu'] as const) {
      const { page, open, close } = await take({ language });
      const t = texts[language];
      await open('#/castle/tape');
      const rows = page.locator('.tape-lines').getByRole('button');
      await rows.last().waitFor();
      await rows.first().click();
      const ok = page.getByRole('dialog').getByRole('button', { name: t.ok, exact: true });
      for (let left = 12; left > 0; left -= 1) await ok.click();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await page.getByRole('heading', { name: `${t.answers.legal} · ${t.progress(12, 12)}` }).waitFor();
      if (language !== 'hu') await close();
    }
  });

  it('MK-SET-03 MK-SET-09 castle tape: at its limit, half an inch under and over it each distance is judged as by the rules', async () => {
    const { page, open } = await take();
    const t = texts.en;
    const line = page.locator('.tape-line');
    const answers = new Set<string>();
    for (const [place, check] of tapeChecks.entries()) {
      const limit = limitOf(check)?.limit;
      const entries = limit === undefined ? [true, false] : [limit - 0.5, limit, limit + 0.5];
      for (const entry of entries)
        for (const rest of [{}, Object.fromEntries(tapeChecks.map((each) => [each, true]))]) {
          const list = { ...rest, [check]: entry };
          await open(`#/castle/tape?${tapeCodec.encode(list)}`);
          await settled(page);
          const { answer, open: left } = judgeChecklist(list);
          answers.add(answer);
          const said = await page.locator('.verdict-word').textContent();
          const state = await line.nth(place).getAttribute('data-state');
          expect({ check, entry, said, state }).toEqual({
            ...{ check, entry, state: stateOf(check, entry) },
            said: `${t.answers[answer]} · ${t.progress(12 - left.length, 12)}`,
          });
          if (typeof entry === 'number')
            expect(await line.nth(place).locator('.tape-value').textContent()).toBe(`${entry}″`);
        }
    }
    expect([...answers].toSorted()).toEqual(['illegal', 'legal', 'so-far']);
  });
});
