import { describe, expect, it } from 'vitest';
import { parcelOf, recognise } from '../../../src/kit/send/parcel.ts';
import { createSeededSource, type RandomSource } from '../../../src/rules/dice/random.ts';
import { playEvent } from '../../../src/rules/mage-knight/siege/siege.ts';
import {
  beginHistory,
  doneAgain,
  takenBack,
  withEvent,
} from '../../../src/rules/mage-knight/siege/siege-history.ts';
import { typicalCastle } from '../../../src/rules/mage-knight/siege/siege-setup.ts';
import { startOf } from '../../../src/rules/mage-knight/siege/siege-state.ts';
import { decodeBackup } from '../../../src/storage/backup/backup.ts';
import { createCodeReader } from '../../../src/storage/backup/code-series.ts';
import { encodeSiege, unpack } from '../../../src/storage/backup/parcel.ts';
import type { StoredSiege } from '../../../src/storage/castle/sieges.ts';
import { largestSiege } from '../../rules/mage-knight/siege/largest-siege.ts';
import { anyEvent, live, setup, storedSiege } from '../../rules/mage-knight/siege/lived-siege.ts';
import { begun, command, section, setupOf, turnOver } from '../../rules/mage-knight/siege/siege-game.ts';
import { fixture, given } from '../../storage/device.ts';

const page = { origin: 'https://example.org', pathname: '/adjutant/' };

function shuffled<Item>(items: readonly Item[], random: RandomSource): readonly Item[] {
  return items
    .map((item) => ({ item, at: random(60_000) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** What another phone reads off the codes of a siege, in any order. */
async function readBack(siege: StoredSiege, random: RandomSource) {
  const { codes = [], link } = await parcelOf(encodeSiege(siege, 5, '0.1.0'), page);
  const reader = createCodeReader();
  for (const code of shuffled(codes, random)) reader.take(code);
  const text = given(await unpack(reader.bytes ?? new Uint8Array()));
  const known = link === undefined ? undefined : given(recognise(`Look: ${link}`));
  return { codes, link, text, linked: known && 'bytes' in known ? await unpack(known.bytes) : undefined };
}

describe('kit/send: a siege', () => {
  it('kit/send every siege, with what was taken back in it, is the same after its codes and after its link', async () => {
    const random = createSeededSource(20);
    let linked = 0;
    for (let round = 0; round < 40; round++) {
      const { history } = live(1 + (round % 3));
      let siege = storedSiege(
        { ...beginHistory(setup), events: history.events.slice(0, random(history.events.length)) },
        { name: round % 2 === 0 ? 'Kőszeg „vára”' : '', ...(round % 5 === 0 ? { ended: 9 } : {}) },
      );
      for (let back = random(6); back > 1; back--) siege = takenBack(siege);
      if (round % 3 === 0) siege = doneAgain(siege);
      const { codes, link, text, linked: byLink } = await readBack(siege, random);
      expect(codes.length).toBeGreaterThan(0);
      expect(given(decodeBackup(text)).sieges).toEqual([siege]);
      if (link === undefined) continue;
      linked += 1;
      expect(byLink).toEqual({ ok: true, value: text });
    }
    expect(linked).toBeGreaterThan(0);
  });

  it('kit/send one whose beginning was folded away, and the one of version 1, go as they are', async () => {
    let long = withEvent(beginHistory(setup), begun);
    for (let turn = 0; turn < 1_050; turn++) long = withEvent(withEvent(long, command), turnOver);
    expect(long.folded).toBe(500);
    for (const siege of [storedSiege(long), fixture('siege-1.json') as StoredSiege]) {
      const { text } = await readBack(siege, createSeededSource(3));
      expect(given(decodeBackup(text)).sieges).toEqual([siege]);
    }
  });

  it('kit/send the largest siege that is played fits into a dozen codes, and a typical one into a link', async () => {
    const events = 300;
    const history = largestSiege(events);
    expect(history.events).toHaveLength(events);
    const { codes, link } = await readBack(storedSiege(history), createSeededSource(1));
    process.stdout.write(
      `siege: 2 castles of 12 sections, 24 figures, all dials typed, ${events} events: ${codes.length} codes, ${codes.length / 2} s a round\n`,
    );
    expect(codes.length).toBeLessThanOrEqual(12);
    expect(link).toBeUndefined();
    const plain = setupOf(typicalCastle.map((kind) => section(kind)));
    let state = startOf(plain);
    let played = beginHistory(plain);
    const random = createSeededSource(4);
    while (played.events.length < 60) {
      const event = anyEvent(random, state);
      const step = playEvent(state, event);
      if (!step.ok) continue;
      state = step.value.state;
      played = withEvent(played, event);
    }
    const sent = await readBack(storedSiege(played), random);
    process.stdout.write(
      `siege: 8 sections counted by clicks, 60 events: ${sent.codes.length} codes, link of ${sent.link?.length} letters\n`,
    );
    expect(sent.link?.length).toBeLessThan(2000);
  });
});
