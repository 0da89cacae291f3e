import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReceiver } from '../../../src/armies/send/receiver.ts';
import { parcelOf } from '../../../src/kit/send/parcel.ts';
import { beginHistory, takenBack, withEvent } from '../../../src/rules/mage-knight/siege/siege-history.ts';
import { codeSign } from '../../../src/storage/backup/code-series.ts';
import { encodeSiege } from '../../../src/storage/backup/parcel.ts';
import { addSiege, loadSieges, type StoredSiege } from '../../../src/storage/castle/sieges.ts';
import { setup, storedSiege } from '../../rules/mage-knight/siege/lived-siege.ts';
import { begun, command, turnOver } from '../../rules/mage-knight/siege/siege-game.ts';
import { freshDevice, given, openTab } from '../../storage/device.ts';
import { openArmiesTab, type Tab } from '../tab.ts';

const page = { origin: 'https://example.org', pathname: '/adjutant/' };

beforeEach(freshDevice);

const tabs: Tab[] = [];
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

async function open() {
  const tab = await openArmiesTab('#/armies/~receive');
  tabs.push(tab);
  const { backup } = tab.model;
  return {
    tab,
    backup,
    receiver: createReceiver(
      backup,
      () => 'What was sent',
      () => undefined,
    ),
  };
}

const siege = storedSiege([begun, command].reduce(withEvent, beginHistory(setup)));
const textOf = (sent: StoredSiege) => encodeSiege(sent, 5, '0.1.0');
const on = (from: StoredSiege): StoredSiege => ({
  ...withEvent(from, turnOver),
  revision: from.revision + 1,
});
const stored = async () => given(await loadSieges(openTab())).sieges;

describe('armies/send/receiver: a siege', () => {
  it('armies/send/receiver: a new siege is shown before it is stored, goes on with one tap, and comes back further on', async () => {
    const { tab, backup, receiver } = await open();
    await receiver.open(textOf(siege), 'x');
    expect(backup.importing.value).toMatchObject({
      step: 'ready',
      offers: { sieges: 1, armies: 0 },
      report: { siegesSent: [{ id: 'lived', action: 'add', players: ['Anna', 'Béla', 'Cili'] }] },
    });
    expect(await stored()).toEqual([]);
    await backup.apply();
    expect(tab.services.notices.current.value?.text).toBe('The siege continues here.');
    expect(await stored()).toEqual([siege]);
    const further = on(siege);
    const { link = '' } = await parcelOf(textOf(further), page);
    await receiver.open(link, 'x');
    expect(backup.importing.value).toMatchObject({
      report: { siegesSent: [{ id: 'lived', action: 'go-on' }] },
    });
    await backup.apply();
    expect((await stored()).map(({ id, events }) => [id, events.length])).toEqual([['lived', 3]]);
    expect(takenBack(given(await loadSieges(openTab())).sieges[0] ?? siege).events).toEqual(siege.events);
    // What is behind, and the same again, changes nothing.
    for (const [sent, action] of [
      [siege, 'behind'],
      [further, 'same'],
    ] as const) {
      await receiver.open(textOf(sent), 'x');
      expect(backup.importing.value).toMatchObject({
        report: { siegesSent: [{ action }] },
        offers: { sieges: 0 },
      });
      expect(backup.changesAnything.value).toBe(false);
    }
  });

  it('armies/send/receiver: where both phones went on, both sieges stay; a backup still puts its own beside', async () => {
    given(await addSiege(openTab(), on(siege)));
    const { backup, receiver } = await open();
    const other = { ...withEvent(siege, { do: 'warrior-acts', more: 1 }), revision: 3 } as const;
    await receiver.open(textOf(other), 'x');
    expect(backup.importing.value).toMatchObject({
      report: { siegesSent: [{ id: 'lived-2', action: 'beside' }] },
    });
    await backup.apply();
    expect((await stored()).map(({ id, events }) => [id, events.length])).toEqual([
      ['lived', 3],
      ['lived-2', 3],
    ]);
    const text = textOf(on(on(siege)));
    await backup.read({ name: 'backup.json', size: text.length, text: () => Promise.resolve(text) });
    expect(backup.importing.value).toMatchObject({ report: { sieges: 1, siegesSent: [] } });
    await backup.apply();
    expect((await stored()).map(({ id }) => id)).toEqual(['lived', 'lived-2', 'lived-3']);
  });

  it('armies/send/receiver: 200 broken sieges say so, whatever broke them, and change nothing', async () => {
    given(await addSiege(openTab(), siege));
    const { backup, receiver } = await open();
    const text = textOf(on(siege));
    const { link = '' } = await parcelOf(text, page);
    const document = JSON.parse(text) as { readonly sieges: readonly [StoredSiege] };
    const [whole] = document.sieges;
    const withSiege = (part: object) => JSON.stringify({ ...document, sieges: [{ ...whole, ...part }] });
    const start = link.indexOf('p=') + 2;
    const broken = fc.oneof(
      fc.integer({ min: start, max: link.length - 1 }).map((at) => link.slice(0, at)),
      fc
        .integer({ min: start, max: link.length - 1 })
        .map((at) => `${link.slice(0, at)}!${link.slice(at + 1)}`),
      fc.nat(text.length - 2).map((at) => text.slice(0, at)),
      fc.jsonValue().map((events) => withSiege({ events: [...whole.events, events] })),
      fc.jsonValue().map((made) => withSiege({ setup: made })),
      fc.integer({ max: -1 }).map((click) => withSiege({ events: [{ do: 'dial', section: 0, click }] })),
      fc.integer({ min: 10 }).map((at) => withSiege({ events: [{ do: 'destroy', section: at }] })),
      fc.constant(withSiege({ version: 9 })),
      fc.constant(withSiege({ events: Array.from({ length: 2_001 }, () => command) })),
    );
    const said: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(broken, async (what) => {
        backup.cancel();
        await receiver.open(what, 'x');
        const now = backup.importing.value;
        const unreadable = now.step === 'ready' && now.report.unreadable.length === 1;
        const how = receiver.trouble.value ?? (unreadable ? 'unreadable' : now.step);
        said[how] = (said[how] ?? 0) + 1;
        expect(receiver.trouble.value !== undefined || now.step === 'refused' || unreadable).toBe(true);
        expect(backup.changesAnything.value).toBe(false);
        expect(receiver.takeCode(`${codeSign}00Q.BZTA6*S0NW${what}`)).toBe(false);
      }),
      { numRuns: 200, seed: 18 },
    );
    process.stdout.write(`siege: 200 broken ones: ${JSON.stringify(said)}\n`);
    expect(Object.keys(said).toSorted()).toEqual(['damaged', 'refused', 'unreadable']);
    expect(await stored()).toEqual([siege]);
  });
});
