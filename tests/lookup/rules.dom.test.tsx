import { describe, expect, it } from 'vitest';
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

  it('lookup/rule-text: a word that names another rule opens it, in either language, and Back returns', async () => {
    const { page, open } = await take();
    await open('#/rules/BW-CC-17?v=1&q=&all=0&beside=pl');
    await page.getByRole('link', { name: 'parowanie', exact: true }).waitFor();
    await page.getByRole('link', { name: 'critical failure', exact: true }).click();
    await page.getByRole('heading', { name: 'Critical failure', exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Failed parry, weapon knocked away', exact: true }).waitFor();
  });

  it('lookup/rule-text: over a place it opens over that place, and Back returns to the rule, then to the place', async () => {
    const { page, open } = await take();
    await open('#/fight');
    const place = await page.evaluate(() => location.hash);
    await page.evaluate(() => {
      history.replaceState({ ...history.state, own: true, rule: 'BW-CC-17' }, '', location.hash);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    const rule = page.getByRole('dialog');
    await rule.getByRole('link', { name: 'Shield', exact: true }).click();
    await rule.getByRole('heading', { name: 'Shield', exact: true }).waitFor();
    expect(await page.evaluate(() => location.hash)).toBe(place);
    await page.goBack();
    await rule.getByRole('heading', { name: 'Failed parry, weapon knocked away' }).waitFor();
  });
});
