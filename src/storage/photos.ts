import * as v from 'valibot';
import { fail, ok, type Result } from '../rules/result.ts';
import { armyKind, armyPrefix, recordIdSchema } from './army.ts';
import { recordKind } from './record.ts';
import { type Entry, type RecordStore, readOne, type StorageIssue, type Stored } from './store.ts';
import { trashedArmy, trashPrefix } from './trash.ts';
import { versionKind } from './version.ts';

/** How large a picture of a model may be, and how many of them a device keeps. */
export const photoBounds = { bytes: 200_000, photos: 400 } as const;

export const photoTypes = ['image/jpeg', 'image/webp', 'image/png'] as const;
export type PhotoType = (typeof photoTypes)[number];

/** A picture of models; lines of armies name it. It never changes. */
export interface StoredPhoto {
  readonly version: 1;
  readonly id: string;
  readonly blob: Blob;
}

/** The same as it stands in a file: its bytes as text (RFC 4648, 4). */
export interface WrittenPhoto {
  readonly version: 1;
  readonly id: string;
  readonly type: PhotoType;
  readonly data: string;
}

export const photoPrefix = 'photo:';
export const photoKey = (id: string): string => photoPrefix + id;

const storedKind = recordKind<StoredPhoto>({
  name: 'photo',
  version: 1,
  schema: v.looseObject({
    version: v.literal(1),
    id: recordIdSchema,
    blob: v.pipe(v.instance(Blob), v.mimeType([...photoTypes]), v.maxSize(photoBounds.bytes)),
  }),
  migrations: {},
});

export const writtenPhotoKind = recordKind<WrittenPhoto>({
  name: 'photo',
  version: 1,
  schema: v.looseObject({
    version: v.literal(1),
    id: recordIdSchema,
    type: v.picklist(photoTypes),
    data: v.pipe(v.string(), v.maxLength(Math.ceil(photoBounds.bytes / 3) * 4), v.base64()),
  }),
  migrations: {},
});

/** A picture for a file; what is none is left as it is. */
export async function writtenPhoto(raw: unknown): Promise<unknown> {
  const decoded = storedKind.decode(raw);
  if (decoded.state !== 'ok') return raw;
  const { id, blob } = decoded.value;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const written = { version: 1, id, type: blob.type, data: btoa(binary) };
  return written;
}

/** The picture that was written so. */
export function readPhoto({ id, type, data }: WrittenPhoto): StoredPhoto {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return { version: 1, id, blob: new Blob([bytes], { type }) };
}

/** All records, with pictures as they stand in a file. */
export function withWrittenPhotos(entries: readonly Entry[]): Promise<readonly Entry[]> {
  return Promise.all(
    entries.map(
      async ([key, raw]): Promise<Entry> => [
        key,
        key.startsWith(photoPrefix) ? await writtenPhoto(raw) : raw,
      ],
    ),
  );
}

/** The pictures of these lines, as they stand in a file. */
export async function photosOf(
  store: RecordStore,
  lines: readonly { readonly photo?: string }[],
): Promise<readonly WrittenPhoto[]> {
  const ids = [...new Set(lines.flatMap(({ photo }) => photo ?? []))];
  const read = await store.readMany(ids.map(photoKey));
  if (!read.ok) return [];
  const written = await Promise.all(read.value.map(writtenPhoto));
  return written.flatMap((raw) => {
    const decoded = writtenPhotoKind.decode(raw);
    return decoded.state === 'ok' ? [decoded.value] : [];
  });
}

/** One picture; undefined where there is none that can be shown. */
export async function loadPhoto(store: RecordStore, id: string): Stored<Blob | undefined> {
  const read = await readOne(store, photoKey(id));
  if (!read.ok) return read;
  const decoded = storedKind.decode(read.value);
  return ok(decoded.state === 'ok' ? decoded.value.blob : undefined);
}

export type PhotoRefusal = StorageIssue | { readonly code: 'too-many-photos'; readonly most: number };

/** Keeps a new picture. */
export async function addPhoto(store: RecordStore, photo: StoredPhoto): Promise<Result<void, PhotoRefusal>> {
  const added = await store.change<Result<void, PhotoRefusal>>(
    { prefix: photoPrefix, keys: () => [] },
    (_, names) =>
      names.length >= photoBounds.photos
        ? { answer: fail({ code: 'too-many-photos', most: photoBounds.photos }) }
        : { put: [[photoKey(photo.id), photo]], answer: ok(undefined) },
  );
  return added.ok ? added.value : added;
}

/** The pictures that a record of an army names. */
function namedIn(raw: unknown): readonly string[] {
  const army = armyKind.decode(raw);
  return army.state === 'ok' ? army.value.lines.flatMap(({ photo }) => photo ?? []) : [];
}

/** Removes pictures that no army, none in the trash and no earlier version of one shows any more; those of `keep` stay. */
export async function sweepPhotos(store: RecordStore, keep: readonly string[] = []): Stored<void> {
  const names = await store.names(photoPrefix);
  if (!names.ok) return names;
  if (names.value.length === 0) return ok(undefined);
  const used = new Set(keep.map(photoKey));
  for (const [prefix, armyIn] of [
    [armyPrefix, (raw: unknown) => raw],
    [trashPrefix, trashedArmy],
    [
      'version:',
      (raw: unknown) => {
        const version = versionKind.decode(raw);
        return version.state === 'ok' ? version.value.army : undefined;
      },
    ],
  ] as const) {
    const read = await store.readAll(prefix);
    if (!read.ok) return read;
    for (const [, raw] of read.value) for (const id of namedIn(armyIn(raw))) used.add(photoKey(id));
  }
  const gone = names.value.filter((name) => !used.has(name));
  if (gone.length === 0) return ok(undefined);
  return store.change({ keys: () => [] }, () => ({ remove: gone, answer: undefined }));
}
