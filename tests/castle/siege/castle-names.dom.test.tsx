import { describe, expect, it } from 'vitest';
import { markOfSection, nameOfSection } from '../../../src/castle/plan/findings-text.ts';
import { typicalCastle } from '../../../src/rules/mage-knight/siege/siege-setup.ts';
import { putRecords } from '../../faults/records.ts';
import { namedSiege, who } from '../../rules/mage-knight/siege/named-siege.ts';
import { type Language, usePhone } from '../../support/dom/phone.ts';
import { literally } from '../../support/play/siege-hands.ts';
import { words } from '../../support/words.ts';

const { take } = usePhone();

describe('castle names', () => {
  it.each<Language>(['hu', 'pl', 'en'])(
    'castle/siege/board/on-castle: figures on the castle of a siege have their names as on the map, to read and to hear (%s)',
    async (language) => {
      const { page, open } = await take({ language });
      await open('#/castle/siege');
      await putRecords(page, [['battle:named', namedSiege]]);
      await open('#/castle/siege/named');
      await page.reload();
      await page.locator('.siege-top').waitFor();
      const names = await page.locator('.castle-names > text').allTextContents();
      // Who has no name has a number, as on the map.
      const shown = names.map((text) => text.replace(/^\p{L}+(?=6$)/u, ''));
      expect(shown.toSorted()).toEqual([...who, 'Nyúl', 'Ork', '6'].toSorted());
      expect(await page.locator('.siege-piece[data-section="0"]').getAttribute('aria-label')).toContain(
        who.join(', '),
      );
      // Each has a number of its own that no stone hides, and is called by it.
      const { castleplan, castleterms } = words[language];
      const [plan, terms] = await Promise.all([castleplan(), castleterms()]);
      const marks = page.locator('.castle-names .piece-mark');
      expect((await marks.allTextContents()).toSorted()).toEqual(
        typicalCastle.map((_, at) => markOfSection(plan, typicalCastle, at)).toSorted(),
      );
      const heard = await Promise.all(
        typicalCastle.map((_, at) =>
          page.locator(`.siege-piece[data-section="${at}"]`).getAttribute('aria-label'),
        ),
      );
      for (const at of typicalCastle.keys())
        expect(heard[at]).toMatch(
          new RegExp(`^${literally(nameOfSection(plan, terms, typicalCastle, at))}: `),
        );
      expect(await page.locator('.siege-piece [data-paint="white-flag"]').count()).toBe(1);
    },
  );
});
