import { describe, expect, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

describe('fight/look-back-card', () => {
  it.each([
    ['en', /^The enemy’s choice “.+” (cost|brought) them \d+ percentage points\./, 'Looking back'],
    ['pl', /^Wybór wroga „.+” (kosztował go|dał mu) \d+\sp\.p\./, 'Spojrzenie wstecz'],
    ['hu', /^Az ellenfél választása \(„.+”\) neki \d+ százalékpont(ba került|ot hozott)\./, 'Visszatekintés'],
  ] as const)(
    'fight/look-back-card: who let a hit through sees what that cost, in %s',
    async (language, says, title) => {
      const { page, open } = await take({ language });
      // The knight takes what comes; he could parry with his shield when he sees that he is hit.
      await open('#/fight/brikwars?v=2&defender.hands=hand,shield&plan=none');
      await page.locator('.play-start .thumb-bar .button').first().click();
      const face = (shown: number) =>
        page.locator('.face-pad').getByRole('button', { name: String(shown), exact: true });
      await face(4).click();
      await page.locator('.moment-decision .moment-options .button').last().click();
      await face(3).click();
      const card = page.locator('.look-back');
      await page.locator('.moment-end').waitFor();
      expect(await card.getAttribute('aria-label')).toBe(title);
      expect((await card.innerText()).trim()).toMatch(says);
    },
  );
});
