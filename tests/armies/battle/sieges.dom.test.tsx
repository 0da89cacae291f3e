import { describe, expect, it } from 'vitest';
import { battles as en } from '../../../src/armies/words/battles-en.ts';
import { battles as hu } from '../../../src/armies/words/battles-hu.ts';
import { battles as pl } from '../../../src/armies/words/battles-pl.ts';
import { battle as battleEn, armylist as listEn } from '../../../src/armies/words/en.ts';
import { battle as battleHu, armylist as listHu } from '../../../src/armies/words/hu.ts';
import { battle as battlePl, armylist as listPl } from '../../../src/armies/words/pl.ts';
import { castlesiege as castleEn } from '../../../src/castle/words/en.ts';
import { castlesiege as castleHu } from '../../../src/castle/words/hu.ts';
import { castlesiege as castlePl } from '../../../src/castle/words/pl.ts';
import { type StoredSiege, siegeKey, siegeKind } from '../../../src/storage/castle/sieges.ts';
import { playKey, type StoredPlay } from '../../../src/storage/plays.ts';
import { putRecords } from '../../faults/records.ts';
import { fixture } from '../../storage/device.ts';
import { usePhone } from '../../support/dom/phone.ts';

const { take } = usePhone();

const words = {
  en: { t: en, list: listEn, battle: battleEn, castle: castleEn },
  hu: { t: hu, list: listHu, battle: battleHu, castle: castleHu },
  pl: { t: pl, list: listPl, battle: battlePl, castle: castlePl },
};

const past = fixture('siege-1.json') as StoredSiege;
const [keep] = past.setup.sections;

/** Between two players, one of whom has destroyed what stands there. */
function siege(id: string, changed: number, more: Partial<StoredSiege>): StoredSiege {
  if (!keep) throw new Error('no section');
  return {
    ...{ version: 1, id, game: 'mage-knight', name: '', created: 1, changed, revision: 1, folded: 0 },
    setup: {
      game: 'ordinary',
      players: [{ name: 'Anna' }, { name: 'Bence' }],
      sections: [
        {
          name: '',
          kind: 'wall',
          owner: 0,
          strength: 'heavy',
          points: 20,
          start: 0,
          dial: { kind: 'clicks' },
        },
        keep,
      ],
    },
    events: [],
    undone: [],
    ...more,
  };
}

const running = siege('running', Date.now() - 1_000, { events: [{ do: 'begin' }] });
const won = siege('won', 9_000, {
  events: [{ do: 'begin' }, { do: 'destroy', section: 0, by: 1 }],
  ended: 9_000,
});

const play: StoredPlay = {
  ...{
    version: 2,
    id: 'field',
    game: 'usb',
    name: '',
    created: 1,
    changed: Date.now() - 60_000,
    revision: 1,
  },
  mine: { name: 'Guard' },
  theirs: { name: 'Ford' },
  units: [
    { id: 'm1', side: 'mine', name: 'A', models: 1 },
    { id: 't1', side: 'theirs', name: 'B', models: 1 },
  ],
  events: [],
  undone: [],
};

describe('armies/battle/siege-cards', () => {
  it.each(['en', 'hu', 'pl'] as const)(
    'armies/battle/siege-cards: sieges stand among the battles: what runs on top, what is over with its points and who won, and each opens from there (%s)',
    async (language) => {
      const { t, list, battle, castle } = words[language];
      const { page, open } = await take({ language });
      await open('#/armies');
      expect([running, won, past].map((each) => siegeKind.decode(each).state)).toEqual(['ok', 'ok', 'ok']);
      await putRecords(page, [
        ...[running, won, past].map((each) => [siegeKey(each.id), each] as const),
        [playKey(play.id), play],
      ]);
      await page.reload();
      await open('#/armies/~battle');
      const live = page.locator('.battle-live');
      await expect.poll(() => live.count()).toBe(2);
      // What was played last is on top, and has the one solid button.
      expect(await live.first().textContent()).toContain('Anna – Bence');
      expect(await live.first().textContent()).toContain(
        `${castle.siege} · ${castle.roundNumber('1')} · ${castle.turnOf('Anna')}`,
      );
      expect(await page.locator('[data-kind="primary"]').count()).toBe(1);
      expect(await page.getByRole('button', { name: `${t.goOn}: Guard – Ford`, exact: true }).count()).toBe(
        1,
      );
      const row = (name: string) => page.locator('.battle-card').filter({ hasText: name });
      await row('Anna – Bence').getByText(battle.reportScore('0', '20')).waitFor();
      expect(await row('Anna – Bence').locator('.battle-won[data-outcome="won"]').textContent()).toBe(
        'Bence',
      );
      expect(await row(past.name).locator('.battle-score b').count()).toBe(0);
      expect(await row(past.name).textContent()).not.toContain(list.inPlay);

      await row('Anna – Bence').getByRole('link').click();
      await page.getByText(castle.end.title).first().waitFor();
      await page.goBack();
      await live.first().waitFor();
      await page.getByRole('button', { name: t.goOn, exact: true }).click();
      await expect.poll(() => page.locator('.siege-bar').count()).toBe(1);
      expect(await page.evaluate(() => location.hash)).toBe('#/castle/siege');
    },
  );
});
