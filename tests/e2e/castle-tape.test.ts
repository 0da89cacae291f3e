import { describe, expect, it } from 'vitest';
import { castletape as en } from '../../src/castle/words/en.ts';
import { castletape as hu } from '../../src/castle/words/hu.ts';
import { castletape as pl } from '../../src/castle/words/pl.ts';
import { overflow, usePhone, violations } from './harness.ts';

const { take } = usePhone();

const texts = { en, hu, pl } as const;

describe('castle tape', () => {
  for (const language of ['en', 'pl', 'hu'] as const) {
    it(`MK-SET-03 castle tape: a measured distance that is wrong stays until it is taken back, and Yes is always good (${language})`, async () => {
      const { page, open } = await take({
        language,
        width: 320,
        theme: language === 'pl' ? 'dark' : 'light',
      });
      const t = texts[language];
      await open('#/castle/tape');
      const row = (name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
      const own = row(t.checks.own.name);
      await own.getByRole('button', { name: t.measure }).click();
      const pad = page.getByRole('dialog');
      for (const key of ['1', '9']) await pad.getByRole('button', { name: key, exact: true }).click();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: t.answers.illegal }).waitFor();
      // No answer is left that would wipe the distance away.
      await expect.poll(() => own.getByRole('button', { name: t.yes, exact: true }).count()).toBe(0);
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
      await own.getByRole('button', { name: t.untype('19″') }).click();
      await page.getByRole('heading', { name: t.answers.untouched }).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(t.measure);

      await row(t.checks.terrain.name).getByRole('button', { name: t.yes, exact: true }).click();
      await page.getByRole('heading', { name: t.answers['so-far'] }).waitFor();
      await row(t.checks.terrain.name).getByRole('button', { name: t.no, exact: true }).click();
      await page.getByText(t.checks.terrain.wrong).first().waitFor();
    });
  }
});
