import { describe, expect, it } from 'vitest';
import { castletape as en } from '../../src/castle/words/en.ts';
import { castletape as hu } from '../../src/castle/words/hu.ts';
import { castletape as pl } from '../../src/castle/words/pl.ts';
import { overflow, usePhone, violations } from './harness.ts';

const { take } = usePhone();

const texts = { en, hu, pl } as const;

describe('castle tape', () => {
  for (const language of ['en', 'pl', 'hu'] as const) {
    it(`MK-SET-03 castle tape: a measured fault stays beside what is said of it until it is taken back (${language})`, async () => {
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
      const answer = (word: string) =>
        page.getByRole('heading', { name: new RegExp(`^${word} · `) }).waitFor();
      await answer(t.answers.illegal);
      // Who says that it is in order all the same wipes nothing away: both stand there.
      await own.getByRole('button', { name: t.ok, exact: true }).click();
      await own.getByText(t.both('19″', t.ok)).waitFor();
      await answer(t.answers.illegal);
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
      await own.getByRole('button', { name: t.untype('19″') }).click();
      await answer(t.answers['so-far']);
      await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(t.measure);

      await row(t.checks.terrain.name).getByRole('button', { name: t.fault, exact: true }).click();
      await page.getByText(t.checks.terrain.wrong).first().waitFor();
      await page.getByRole('button', { name: t.howShort }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /MK-SET-07/ })
        .first()
        .waitFor();
      expect(await violations(page)).toEqual([]);
    });
  }
});
