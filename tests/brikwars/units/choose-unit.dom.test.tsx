import { describe, expect, it } from 'vitest';
import { usePhone } from '../../support/dom/phone.ts';
import { newArmy } from '../../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
const sheet = () => current().page.getByRole('dialog').last();
const inSheet = (name: string | RegExp) => sheet().getByRole('button', { name });
const headings = () => sheet().locator('h3').allInnerTexts();

/** The choice of the attacker, from the stage of the duel. */
async function choose(): Promise<void> {
  await current()
    .page.locator('.stage-plate', { hasText: /^My fighter/ })
    .click();
  await inSheet('Choose a unit…').click();
  await inSheet(/^Minifig/)
    .first()
    .waitFor();
}

describe('units/choose-unit', () => {
  it('BW-UNIT-01 units/choose-unit: each card says what it makes of the odds, and what was taken stands among those used last', async () => {
    const { open } = await take();
    await open('#/fight');
    await choose();
    await sheet().getByText('Number: Enemy dies').waitFor();
    await expect.poll(() => inSheet(/^Officer/).innerText()).toMatch(/Skill 1d6\+1.*45\s*%/s);
    await expect.poll(() => inSheet(/^Hero/).innerText()).toMatch(/47\s*%/);
    expect((await headings())[0]).toMatch(/^From the rulebook/);
    await inSheet(/^Officer/).click();
    // He keeps the weapon that stood there.
    await current()
      .page.locator('.outcome', { hasText: /^Enemy dies\s*45/ })
      .waitFor();
    await inSheet('Choose a unit…').click();
    await expect.poll(async () => (await headings())[0]).toMatch(/^Last used\s*1/);
    await sheet().getByRole('textbox').or(sheet().getByRole('searchbox')).fill('bite');
    await expect.poll(() => sheet().locator('.unit-card').count()).toBe(2);
  });

  it('units/choose-unit: units of an army stand first, and are told by their own names', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await newArmy(page);
    await button('Add a unit').click();
    await inSheet('All units').click();
    await inSheet(/^Officer/).click();
    await page.goto(page.url().replace(/#.*/, '#/fight'));
    await choose();
    await expect.poll(async () => (await headings())[0]).toMatch(/^Army: Unnamed army/);
    await inSheet(/^Officer/)
      .first()
      .click();
    await page.keyboard.press('Escape');
    await page.locator('.stage-plate', { hasText: 'Officer' }).waitFor();
  });
});
