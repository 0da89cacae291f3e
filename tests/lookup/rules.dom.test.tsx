import { describe, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

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
    await page.getByRole('heading', { name: 'Kogo można odepchnąć?', exact: true }).waitFor();
    await page
      .getByRole('link', { name: /^Odepchnięcie BW-CC-07/ })
      .first()
      .waitFor();
  });
});
