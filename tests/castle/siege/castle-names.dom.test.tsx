import { describe, expect, it } from 'vitest';
import { putRecords } from '../../faults/records.ts';
import { namedSiege, who } from '../../rules/mage-knight/named-siege.ts';
import { type Language, usePhone } from '../../support/dom/phone.ts';

const { take } = usePhone();

describe('castle names', () => {
  it.each<Language>(['hu', 'pl', 'en'])(
    'castle/siege/on-castle: figures on the castle of a siege have their names as on the map, to read and to hear (%s)',
    async (language) => {
      const { page, open } = await take({ language });
      await open('#/castle/siege');
      await putRecords(page, [['battle:named', namedSiege]]);
      await open('#/castle/siege/named');
      await page.reload();
      await page.locator('.siege-top').waitFor();
      const names = await page.locator('.castle-names > text').allTextContents();
      // Who has no name has a number, as on the map.
      const told = names.map((text) => text.replace(/^\p{L}(?=6$)/u, ''));
      expect(told.toSorted()).toEqual([...who, 'Nyúl', 'Ork', '6'].toSorted());
      expect(await page.locator('.siege-piece[data-section="0"]').getAttribute('aria-label')).toContain(
        who.join(', '),
      );
      // Two towers and four walls have a number that no stone hides.
      expect(await page.locator('.castle-names .castle-number').count()).toBe(6);
      expect(await page.locator('.siege-piece [data-paint="white-flag"]').count()).toBe(1);
    },
  );
});
