import { describe, expect, it } from 'vitest';
import type { TableTexts } from '../../src/fight/step-record.ts';
import { withOwnNames } from '../../src/fight/unit-names.ts';
import { calledSo } from '../../src/kit/stage/side-names.ts';
import { usePhone } from '../support/dom/phone.ts';
import { rollOut, twoArmies } from '../support/play/battle-hands.ts';
import { keepFight } from '../support/play/hands.ts';

const { take, current } = usePhone();

describe('fight/unit-names', () => {
  it.each([
    ['mine', 'Guards · 3 attacks', 'Guards · 2 hit'],
    ['theirs', 'Dragon · 3 attacks', 'Dragon · 2 hit'],
    [undefined, '3 attacks', '2 hit'],
  ] as const)(
    'fight/unit-names: words that say no side have the name of whose dice they are (%s)',
    (side, title, text) => {
      const texts: TableTexts<object, object, object, object> = {
        ...{ title: () => 'Fight', option: String, outcome: () => '' },
        step: () => ({ title: '3 attacks', need: 4 }),
        line: () => ({ text: '2 hit', result: 'Hits' }),
        ...(side && { side: () => side }),
      };
      const named = withOwnNames(texts, (of) => ({ mine: 'Guards', theirs: 'Dragon' })[of]);
      expect(named.step({ options: [] } as never, {})).toEqual({ title, need: 4 });
      expect(named.line({}, {})).toEqual({ text, result: 'Hits' });
      expect(withOwnNames(texts, () => undefined).line({}, {}).text).toBe('2 hit');
    },
  );

  it.each<['USB' | 'BrikWars', RegExp, readonly string[], RegExp?]>([
    ['USB', /^Charge/, ['240 points', '300 points']],
    ['BrikWars', /^Close combat/, ['^Raiders', '^Shield wall'], /Hero/],
    ['BrikWars', /^Charge/, ['^Raiders', '^Shield wall'], /Hero/],
  ])(
    'fight/unit-names: units of a battle of %s (%s) have their own names on plates, dice, record and end',
    async (game, way, armies, against) => {
      const { page } = await take();
      await twoArmies(current(), game, ...armies);
      const name = page.locator('.battle-name').first();
      const mine = (await name.innerText()).replace(/: .*/s, '');
      await name.click();
      // The one best attacked may be called what he is anyway.
      if (against) await page.getByRole('radio', { name: against }).first().check();
      await page.getByRole('dialog').getByRole('button', { name: way }).first().click();
      await page.locator('.play-start').waitFor();
      const plates = page.locator('.stage-plate b');
      await expect.poll(() => plates.first().innerText()).toBe(mine);
      const theirs = await plates.last().innerText();
      expect([mine, theirs]).not.toContain('Minifig');
      await rollOut(page);
      const head = page.locator('.moment-head h1');
      await expect.poll(() => head.innerText()).toBe(`On the table: ${mine} against ${theirs}`);
      expect(await page.locator('.moment-end-picture p').innerText()).toMatch(
        new RegExp(`^${mine}: .*; ${theirs}: `),
      );
      expect(await page.locator('.moment-record').first().innerText()).toContain(mine);
      // It is saved by the same title.
      await page.locator('.moment-head').getByRole('button').first().click();
      await keepFight(page, 'Save');
      await expect
        .poll(() => page.getByRole('textbox', { name: 'Name of this fight' }).inputValue())
        .toBe(`${mine} against ${theirs}`);
    },
  );

  it('kit/stage/side-names: the number of models and who leads them stay around a name', () => {
    expect(calledSo('8 × Minifig', 'Guards')).toEqual(['8 × Guards', 'Minifig']);
    expect(calledSo('7 × Minifig + Officer', 'Guards')).toEqual(['7 × Guards + Officer', 'Minifig']);
    expect(calledSo('10 Regulars', 'Guards')).toEqual(['Guards', '10 Regulars']);
  });
});
