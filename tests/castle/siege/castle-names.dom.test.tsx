import { describe, expect, it } from 'vitest';
import type { SiegeEvent } from '../../../src/rules/mage-knight/siege-events.ts';
import { beginHistory } from '../../../src/rules/mage-knight/siege-history.ts';
import { typicalCastle } from '../../../src/rules/mage-knight/siege-setup.ts';
import type { Language } from '../../e2e/harness.ts';
import { putRecords } from '../../faults/records.ts';
import { storedSiege } from '../../rules/mage-knight/lived-siege.ts';
import { section, setupOf } from '../../rules/mage-knight/siege-game.ts';
import { usePhone } from '../../support/dom/phone.ts';

const { take } = usePhone();

const guard = (at: number, name: string, owner = 0): SiegeEvent => ({
  ...{ do: 'figure', section: at, name, owner, kind: 'warrior', part: 'top' },
});

/** One that shows at its first click that it has lost heart. */
const coward: SiegeEvent = {
  ...guard(2, 'Nyúl'),
  clicks: 1,
  dial: [{ speed: 6, attack: 8, defence: 14, damage: 1, demoralised: true }],
} as SiegeEvent;

const who = ['Őr', 'Zsoldos', 'Żelazny Wilk', 'Íjász'];

const siege = storedSiege(
  {
    ...beginHistory(setupOf(typicalCastle.map((kind) => section(kind)))),
    events: [...who.map((name) => guard(0, name)), coward, guard(3, ''), guard(5, 'Ork', 1)],
  },
  { id: 'named', name: 'Eger' },
);

describe('castle names', () => {
  it.each<Language>(['hu', 'pl', 'en'])(
    'castle/siege/on-castle: figures on the castle of a siege have their names as on the map, to read and to hear (%s)',
    async (language) => {
      const { page, open } = await take({ language });
      await open('#/castle/siege');
      await putRecords(page, [['battle:named', siege]]);
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
