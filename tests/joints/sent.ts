// What is sent from phone to phone: an army, a battle, a siege; as a link in a message, as codes, as a file.

import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { createReceiver } from '../../src/armies/send/receiver.ts';
import { parcelOf } from '../../src/kit/send/parcel.ts';
import { type Army, armyKey } from '../../src/storage/army/army.ts';
import { type Backup, decodeBackup, makeBackup } from '../../src/storage/backup/backup.ts';
import { applyImport } from '../../src/storage/backup/import.ts';
import { type ImportParts, importParts } from '../../src/storage/backup/import-parts.ts';
import { encodeArmy, encodePlay, encodeSiege } from '../../src/storage/backup/parcel.ts';
import { siegeToBits } from '../../src/storage/backup/siege-bits.ts';
import type { StoredSiege } from '../../src/storage/castle/sieges.ts';
import {
  photoKey,
  photosOf,
  readPhoto,
  type WrittenPhoto,
  withWrittenPhotos,
} from '../../src/storage/photos.ts';
import { playAcross, type StoredPlay } from '../../src/storage/plays.ts';
import { write } from '../../src/storage/store.ts';
import { freshDevice, given, openTab } from '../storage/device.ts';
import { type AnyJoint, type Fields, joint } from './fields.ts';
import * as records from './records.ts';
import { anyArmy, anyPhoto, anyPlay, anySiege } from './values.ts';

const page = { origin: 'https://example.org', pathname: '/adjutant/' };
const take = Object.fromEntries(importParts.map((part) => [part, true])) as ImportParts;

const ways = ['link', 'codes', 'file'] as const;
type Way = (typeof ways)[number];

/** What the other phone has after it received this. */
async function received(text: string, way: Way, short?: Uint8Array): Promise<Backup | 'no room'> {
  const { link, codes } = await parcelOf(text, page, short);
  let sent: string | undefined;
  const receiver = createReceiver(
    {
      read: async (file) => {
        sent = await file.text();
      },
    },
    () => 'sent',
    () => undefined,
  );
  if (way === 'codes') {
    if (!codes) return 'no room';
    // The camera sees them in any order.
    for (const code of codes.toReversed()) receiver.takeCode(code);
    await vi.waitFor(() => expect(sent ?? receiver.trouble.peek()).toBeDefined(), {
      timeout: 20_000,
      interval: 1,
    });
  } else if (way === 'link') {
    if (!link) return 'no room';
    await receiver.open(`For you: https://example.org/app/${link} See you!`, 'sent');
  } else await receiver.openFiles([new File([text], 'sent.adjutant')]);
  if (sent === undefined) throw new Error(`nothing came: ${receiver.trouble.peek()}`);
  freshDevice();
  const store = openTab();
  const read = given(decodeBackup(sent));
  if (read.unreadable.length > 0)
    throw new Error(JSON.stringify(read.unreadable.map(({ issues }) => issues)));
  given(await applyImport(store, read, { armies: 'both', take, handedOver: true }, 1_700_000_000_001));
  return makeBackup(await withWrittenPhotos(given(await store.readAll(''))), 0, '');
}

function sentJoints<Value>(
  what: string,
  fields: Fields<Value>,
  any: fc.Arbitrary<Value>,
  encode: (value: Value, created: number, app: string) => string,
  arrived: (backup: Backup) => unknown,
  runs: Readonly<Partial<Record<Way, number>>>,
  shorten: (value: Value, created: number, app: string) => Uint8Array | undefined = () => undefined,
): readonly AnyJoint[] {
  return ways
    .filter((way) => runs[way] !== undefined)
    .map((way) =>
      joint<Value>({
        what: `${what} → ${way}`,
        fields,
        any,
        walk: async (value) => {
          const of = [value, 1_700_000_000_000, '1.2.3'] as const;
          const came = await received(encode(...of), way, shorten(...of));
          // What is too large for a way is not offered by it.
          fc.pre(came !== 'no room');
          return arrived(came);
        },
        runs: runs[way] ?? 0,
      }),
    );
}

/** An army and the pictures of its models. */
interface PicturedArmy {
  readonly army: Army;
  readonly photos: readonly WrittenPhoto[];
}

const anyPictured: fc.Arbitrary<PicturedArmy> = fc
  .tuple(anyArmy, fc.array(anyPhoto, { maxLength: 2 }))
  .map(([army, photos]) => ({
    army: {
      ...army,
      lines: army.lines.map((line, at) => ({ ...line, ...(photos[at] && { photo: photos[at].id }) })),
    },
    photos: photos.slice(0, army.lines.length),
  }));

const oneMore = { why: 'one more: the army was stored anew' };

export const armySent: readonly AnyJoint[] = [
  ...sentJoints<Army>(
    'army',
    { ...records.wholeArmy, revision: oneMore },
    anyArmy,
    encodeArmy,
    ({ armies }) => armies[0],
    { link: 40, codes: 40, file: 40 },
  ),
  joint<PicturedArmy>({
    what: 'army → file with its pictures',
    fields: { army: { ...records.wholeArmy, revision: oneMore }, photos: records.photo },
    any: anyPictured,
    walk: async ({ army, photos }) => {
      freshDevice();
      const store = openTab();
      given(
        await write(store, [
          [armyKey(army.id), army],
          ...photos.map((photo) => [photoKey(photo.id), readPhoto(photo)] as const),
        ]),
      );
      const text = encodeArmy(army, 1_700_000_000_000, '1.2.3', await photosOf(store, army.lines));
      const came = await received(text, 'file');
      if (came === 'no room') return undefined;
      const places = photos.map(({ id }) => came.photos.find((photo) => photo.id === id));
      return { army: came.armies[0], photos: places };
    },
    runs: 40,
  }),
];

export const battleHandedOver = sentJoints<StoredPlay>(
  'battle',
  records.play,
  anyPlay,
  encodePlay,
  ({ plays }) => plays[0],
  // The link carries what the codes do; most battles are too long for it.
  { codes: 60, file: 60 },
);

/** The battle as the other player has it, and as it comes back from him. */
export const battleAcross: readonly AnyJoint[] = [
  joint<StoredPlay>({
    what: 'battle → the other side → battle',
    fields: records.play,
    any: anyPlay,
    walk: (play) => playAcross(playAcross(play)),
    runs: 60,
  }),
];

export const siegeHandedOver = sentJoints<StoredSiege>(
  'siege',
  records.siege,
  anySiege,
  encodeSiege,
  ({ sieges }) => sieges[0],
  // Its link carries what its codes do.
  { codes: 25, file: 25 },
  (siege, created, app) => siegeToBits({ siege, created, app }),
);
