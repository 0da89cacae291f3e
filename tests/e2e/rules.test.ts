import { describe, expect, it } from 'vitest';
import { overflow, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

/** Every entry with a table of its own kind. */
const tabled = [
  'BW-WEAP-03',
  'BW-UNIT-01',
  'BW-MOVE-07',
  'BW-ACT-03',
  'BW-ATK-09',
  'BW-CHG-04',
  'BW-CHG-10',
  'BW-QW-06',
  'BW-QW-10',
  'BW-QW-13',
  'BW-QW-21',
  'BW-LP-01',
  'BW-LP-02',
  'BW-LP-03',
  'USB-PRICE-01',
  'USB-COMP-06',
  'USB-PRICE-02',
  'USB-COMP-07',
  'USB-MACH-01',
  'USB-PRICE-03',
  'USB-PRICE-04',
  'USB-SPEC-01',
  'USB-COMP-02',
  'USB-ARMY-03',
  'USB-ACT-01',
  'USB-FORM-01',
  'USB-TERR-01',
  'USB-MOR-01',
  'USB-RES-01',
  'USB-RES-02',
  'USB-REACT-02',
] as const;

describe('the look-up', () => {
  it('BWC-01 a weapon has its table, with the other edition’s figure, and its ruling leads back to it', async () => {
    const { page, open } = await take();
    await open('#/rules/BW-WEAP-03');
    const table = page.getByRole('table', { name: 'Weapons and protection' });
    await table.getByText('later Chapter Five: 3').waitFor();
    await page
      .getByRole('link', { name: /^Is the Use of a Heavy Weapon 4 or 3\?/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Rules that this ruling settles' }).waitFor();
    await page
      .getByRole('link', { name: /^Heavy Weapon/ })
      .first()
      .click();
    await table.waitFor();
  });

  it('BWC-10 a ruling among the rules of its chapter names them too', async () => {
    const { page, open } = await take({ language: 'pl' });
    await open('#/rules/BWC-10');
    await page.getByRole('heading', { name: 'Kogo można odepchnąć?' }).waitFor();
    await page
      .getByRole('link', { name: /^Odepchnięcie BW-CC-07/ })
      .first()
      .waitFor();
  });

  for (const [language, theme] of [
    ['en', 'light'],
    ['pl', 'dark'],
    ['hu', 'light'],
  ] as const) {
    it(`rules: tables fit 320 px, and axe finds nothing in them (${language}, ${theme})`, async () => {
      const { page, open } = await take({ language, theme, width: 320 });
      for (const id of tabled) {
        await open(`#/rules/${id}`);
        await page.getByRole('table').first().waitFor();
        expect({ id, over: await overflow(page), found: await violations(current().page) }).toEqual({
          id,
          over: [],
          found: [],
        });
      }
    });
  }
});
