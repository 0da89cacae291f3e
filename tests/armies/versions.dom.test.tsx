import { describe, expect, it } from 'vitest';
import { armies } from '../../src/armies/words/en.ts';
import { putRecords } from '../faults/records.ts';
import { stored, usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

const line = (id: string, name: string, count: number, points: number, more = {}) => ({
  ...{ id, name, count, points, note: '' },
  ...more,
});

const armyOf = (name: string, lines: readonly object[], revision: number) => ({
  ...{ id: 'host', version: 1, name, game: 'brikwars', created: 1, changed: revision, revision },
  lines,
});

describe('armies/menu/versions', () => {
  it('armies/menu/versions: an earlier state says what has come, gone and changed since, and is brought back whole', async () => {
    const { page, open } = await take();
    await open('#/armies');
    const before = armyOf(
      'Old guard',
      [line('a', 'Spearmen', 5, 4), line('b', 'Bowmen', 3, 6), line('c', 'Knight', 1, 20)],
      1,
    );
    const now = armyOf(
      'New guard',
      [line('a', 'Pikemen', 6, 4.5), line('c', 'Knight', 1, 20, { note: 'leads' }), line('d', '', 2, 7)],
      2,
    );
    await putRecords(page, [
      ['army:host', now],
      ['version:host:1', { version: 1, kept: Date.UTC(2026, 4, 3, 12), why: 'imported', army: before }],
    ]);
    await open('#/armies/host');
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const dialog = () => page.getByRole('dialog').last();
    await button('More about this army').click();
    await dialog().getByText(armies.versions).first().click();
    const state = page.locator('button.army-version');
    expect(await state.innerText()).toBe(
      '3 May 2026, 12:00replaced by an import1 new unit, 1 unit gone, and 2 units differ',
    );
    await state.click();
    const text = await dialog().getByRole('paragraph').allInnerTexts();
    expect(text).toEqual(['58 CP → 61 CP', 'Old guard → New guard']);
    const listed = async (title: string) =>
      dialog().locator('section', { hasText: title }).getByRole('listitem').allInnerTexts();
    expect(await listed('1 new unit')).toEqual(['2 × Unnamed unit']);
    expect(await listed('1 unit gone')).toEqual(['3 × Bowmen']);
    expect(await listed('2 units differ')).toEqual([
      '6 × PikemenSpearmen → Pikemen, how many 5 → 6, and points each 4 → 4.5',
      '1 × Knightnote',
    ]);
    await button(armies.restoreVersion).click();
    await page.getByText(armies.versionRestored).waitFor();
    const lines = () => page.locator('.army-line-name').allInnerTexts();
    await expect.poll(lines).toEqual(['5 × Spearmen2020 CP', '3 × Bowmen1818 CP', 'Knight2020 CP']);
    expect(await page.getByRole('heading', { name: 'Old guard', exact: true }).count()).toBe(1);
    // What it replaced is a state of its own now, and the one it came from has the same units.
    await stored(page, /"revision":3/);
    await button('More about this army').click();
    await dialog().getByText(armies.versions).first().click();
    await expect
      .poll(() => state.allInnerTexts())
      .toEqual([
        expect.stringMatching(/replaced by an earlier version1 new unit, 1 unit gone, and 2 units differ$/),
        `3 May 2026, 12:00replaced by an import${armies.sinceThen.same}`,
      ]);
    await state.nth(1).click();
    await dialog().getByText(armies.sinceThen.same).waitFor();
    expect(await dialog().locator('li').count()).toBe(0);
  });

  it('armies/menu/versions: of an army that cannot be read any more the earlier states can be brought back', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await putRecords(page, [
      ['army:host', { ...armyOf('Torn', [], 2), lines: 'torn' }],
      [
        'version:host:1',
        {
          ...{ version: 1, kept: Date.UTC(2026, 4, 3, 12), why: 'overwritten' },
          army: armyOf('', [line('a', 'Spearmen', 5, 4), line('b', 'Bowmen', 3, 6)], 1),
        },
      ],
    ]);
    await open('#/armies/host');
    const kept = page.locator('.army-version');
    await expect
      .poll(() => kept.innerText())
      .toBe(
        `${armies.unnamed}3 May 2026, 12:00${armies.versionReasons.overwritten}${armies.lineCount(2)}${armies.restoreVersion}`,
      );
    await kept.getByRole('button').click();
    await expect
      .poll(() => page.locator('.army-line-name').allInnerTexts())
      .toEqual(['5 × Spearmen2020 CP', '3 × Bowmen1818 CP']);
  });
});
