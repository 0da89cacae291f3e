import { describe, expect, it } from 'vitest';
import { usePhone } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const pad = () => current().page.locator('.table-pad');

/** Types faces on the pad, one die after the other. */
async function typeFaces(...faces: readonly number[]): Promise<void> {
  for (const face of faces)
    await pad()
      .getByRole('button', { name: String(face), exact: true })
      .click();
}

describe('kit/controls/table-pad', () => {
  it('kit/controls/table-pad: a typed die is tapped to be corrected or taken out, and no key moves', async () => {
    const { page, open } = await take({ width: 320 });
    await open('#/dice?v=1&x=4d6&b=none&f=0');
    await button('Type real dice').click();
    await pad().waitFor();
    const keys = pad().locator('.face-pad').getByRole('button');
    const entered = pad().getByRole('list', { name: 'Dice entered' }).getByRole('button');
    const names = () =>
      entered.evaluateAll((dice) => dice.map((die) => (die.getAttribute('aria-label') ?? '').slice(0, 8)));
    const boxes = () =>
      keys.evaluateAll((all) =>
        all.map((key) => {
          const { left, top, width, height } = key.getBoundingClientRect();
          return [left, top, width, height].map(Math.round);
        }),
      );
    const before = await boxes();
    // One row, at least 48 px each.
    expect(new Set(before.map(([, top]) => top)).size).toBe(1);
    expect(before.every(([, , width = 0, height = 0]) => width >= 48 && height >= 48)).toBe(true);
    await typeFaces(6, 2, 3);
    await expect.poll(names).toEqual(['Die 1: 6', 'Die 2: 2', 'Die 3: 3']);
    await entered.nth(1).click();
    await expect.poll(() => entered.nth(1).getAttribute('aria-pressed')).toBe('true');
    await typeFaces(5);
    await expect.poll(names).toEqual(['Die 1: 6', 'Die 2: 5', 'Die 3: 3']);
    await entered.first().click();
    await entered.first().click();
    await expect.poll(names).toEqual(['Die 1: 5', 'Die 2: 3']);
    await expect.poll(() => boxes()).toEqual(before);
    await typeFaces(1, 1);
    await pad().waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.dice-total').textContent()).toBe('10');
  });
});
