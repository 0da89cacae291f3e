import { expect } from 'vitest';
import { deepOr } from '../support/deep.ts';
import { overflow, type usePhone, violations } from './harness.ts';

/** Every entry with a table of its own kind. */
export const tabled = [
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

export const looks = [
  ['en', 'light'],
  ['pl', 'dark'],
  ['hu', 'light'],
] as const;

type Look = (typeof looks)[number];

/** Every table is measured in each language; axe sees each once, and each in every language where it is deep. */
export async function tablesFit(
  take: ReturnType<typeof usePhone>['take'],
  language: Look[0],
  theme: Look[1],
): Promise<void> {
  const { page, open } = await take({ language, theme, width: 320 });
  const turn = looks.findIndex(([each]) => each === language);
  for (const [place, id] of tabled.entries()) {
    await open(`#/rules/${id}`);
    await page.getByRole('table').first().waitFor();
    const seen = deepOr(true, place % looks.length === turn);
    expect({ id, over: await overflow(page), found: seen ? await violations(page, 'all') : [] }).toEqual({
      id,
      over: [],
      found: [],
    });
  }
}
