import * as v from 'valibot';
import { fail, ok, type Result } from '../rules/result.ts';
import { recordIdSchema } from './army/army.ts';
import type { RecordOf } from './held.ts';
import { recordKind } from './record.ts';
import { type Entry, type RecordStore, readOne, type StorageIssue, type Stored } from './store.ts';

/**
 * How large a picture of a model may be, and how many of them a device keeps: of its own and of other players, and with
 * those of its own backups put together. So many fit into one file.
 */
export const photoBounds = { bytes: 200_000, photos: 400, restored: 1200 } as const;

/** The letters of the largest picture in a file. */
export const writtenBytes = Math.ceil(photoBounds.bytes / 3) * 4;

export const photoTypes = ['image/jpeg', 'image/webp', 'image/png'] as const;
export type PhotoType = (typeof photoTypes)[number];

export const photoPrefix = 'photo:';
export const photoKey = (id: string): string => photoPrefix + id;

const storedSchema = v.looseObject({
  version: v.literal(1),
  id: recordIdSchema,
  blob: v.pipe(v.instance(Blob), v.mimeType([...photoTypes]), v.maxSize(photoBounds.bytes)),
});

const writtenSchema = v.looseObject({
  version: v.literal(1),
  id: recordIdSchema,
  type: v.picklist(photoTypes),
  data: v.pipe(v.string(), v.maxLength(writtenBytes), v.base64()),
});

/** A picture of models; lines of armies name it. It never changes. */
export type StoredPhoto = RecordOf<typeof storedSchema>;
/** The same as it stands in a file: its bytes as text (RFC 4648, 4). */
export type WrittenPhoto = RecordOf<typeof writtenSchema>;

const storedKind = recordKind({ name: 'photo', version: 1, schema: storedSchema, migrations: {} });
export const writtenPhotoKind = recordKind({
  name: 'photo',
  version: 1,
  schema: writtenSchema,
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

/** All records, with pictures as they stand in a file, as long as somebody waits for them. */
export async function withWrittenPhotos(
  entries: readonly Entry[],
  goesOn: () => boolean = () => true,
): Promise<readonly Entry[]> {
  const all: Entry[] = [];
  for (const [key, raw] of entries) {
    const photo = key.startsWith(photoPrefix);
    // One after the other: the page has its turn between them.
    all.push([key, photo ? await writtenPhoto(raw) : raw]);
    if (photo && !goesOn()) break;
  }
  return all;
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

/** What this window took: the edit that shows it may be on its way. */
const takenHere = new Set<string>();

/** Keeps a new picture; how many more fit. Where there is no room, those that nothing shows any more go first. */
export async function addPhoto(
  store: RecordStore,
  photo: StoredPhoto,
): Promise<Result<number, PhotoRefusal>> {
  const { photos: most } = photoBounds;
  const full = (names: readonly string[]) => names.filter(isPhoto).length >= most;
  const added = await store.change<Result<number, PhotoRefusal>>(
    { prefix: '', keys: (names) => (full(names) ? names.filter(isOther) : []) },
    (others, names) => {
      const unused = full(names) ? unusedPhotos(names, others, takenHere) : [];
      const left = most - names.filter(isPhoto).length + unused.length;
      return left < 1
        ? { answer: fail({ code: 'too-many-photos', most }) }
        : { put: [[photoKey(photo.id), photo]], remove: unused, answer: ok(left - 1) };
    },
  );
  if (added.ok && added.value.ok) takenHere.add(photo.id);
  return added.ok ? added.value : added;
}

const isPhoto = (name: string): boolean => name.startsWith(photoPrefix);
const isOther = (name: string): boolean => !isPhoto(name);

/**
 * Those of the names of pictures that no record speaks of; those of `keep` are none. It is not asked what the records are:
 * also one that is damaged, or of a newer version, has its pictures.
 */
export function unusedPhotos(
  names: readonly string[],
  records: readonly unknown[],
  keep: Iterable<string> = [],
): readonly string[] {
  // Not everything could be read.
  if (records.includes(undefined)) return [];
  const unused = new Set(names.filter(isPhoto));
  for (const id of keep) unused.delete(photoKey(id));
  const seen = new Set<unknown>();
  const waiting = [...records];
  while (waiting.length > 0 && unused.size > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') for (const [id] of value.matchAll(/[\w-]+/gu)) unused.delete(photoKey(id));
    else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value);
      for (const inner of Object.values(value)) waiting.push(inner);
    }
  }
  return [...unused];
}

/** Removes pictures that no record speaks of any more, in the trash or an earlier version neither; those of `keep` stay. */
export function sweepPhotos(store: RecordStore, keep: readonly string[] = []): Stored<void> {
  return store.change(
    { prefix: '', keys: (names) => (names.some(isPhoto) ? names.filter(isOther) : []) },
    (others, names) => ({ remove: unusedPhotos(names, others, keep), answer: undefined }),
  );
}
