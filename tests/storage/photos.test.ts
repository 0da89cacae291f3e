import { beforeEach, describe, expect, it } from 'vitest';
import { saveArmy } from '../../src/storage/army/armies.ts';
import { moveToTrash, removeForGood } from '../../src/storage/army/trash-can.ts';
import {
  type Backup,
  backupBounds,
  decodeBackup,
  encodeBackup,
  makeBackup,
} from '../../src/storage/backup/backup.ts';
import { applyImport, defaultParts, previewImport } from '../../src/storage/backup/import.ts';
import { holdInMemory } from '../../src/storage/memory.ts';
import {
  addPhoto,
  loadPhoto,
  photoBounds,
  photosOf,
  type StoredPhoto,
  sweepPhotos,
  unusedPhotos,
  withWrittenPhotos,
} from '../../src/storage/photos.ts';
import { type Entry, write } from '../../src/storage/store.ts';
import { army, breakDevice, freshDevice, given, line, openTab } from './device.ts';

beforeEach(freshDevice);

const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
const photo = (id: string, length = 300): StoredPhoto => ({
  version: 1,
  id,
  blob: new Blob([bytes(length)], { type: 'image/jpeg' }),
});
const pictured = army('a', { lines: [{ ...line('l'), photo: 'p1' }] });

/** The bytes of a stored picture. */
async function stored(id: string): Promise<Uint8Array | undefined> {
  const blob = given(await loadPhoto(openTab(), id));
  return blob && new Uint8Array(await blob.arrayBuffer());
}

/** So many pictures more, of one army where they are `shown`. */
async function fill(count: number, shown: boolean): Promise<void> {
  const ids = Array.from({ length: count }, (_, at) => `x${at}`);
  const showing = army('full', { lines: ids.map((id) => ({ ...line(id), photo: id })) });
  const photos = ids.map((id): Entry => [`photo:${id}`, photo(id, 1)]);
  given(await write(openTab(), shown ? [...photos, ['army:full', showing]] : photos));
}

describe('storage/photos', () => {
  it('storage/photos a picture is kept as it is, and a device takes so many', async () => {
    const store = openTab();
    expect(given(await addPhoto(store, photo('p1')))).toBe(photoBounds.photos - 1);
    expect(await stored('p1')).toEqual(bytes(300));
    expect(await stored('p2')).toBeUndefined();
    await fill(photoBounds.photos, true);
    expect(await addPhoto(store, photo('late'))).toEqual({
      ok: false,
      issues: [{ code: 'too-many-photos', most: photoBounds.photos }],
    });
    expect(await stored('late')).toBeUndefined();
  });

  it.each<[string, StoredPhoto]>([
    ['too large', photo('p1', photoBounds.bytes + 1)],
    ['no picture', { version: 1, id: 'p1', blob: new Blob(['<svg/>'], { type: 'image/svg+xml' }) }],
  ])('storage/photos what is %s is not shown', async (_title, wrong) => {
    given(await addPhoto(openTab(), wrong));
    expect(await stored('p1')).toBeUndefined();
  });

  it('storage/photos pictures go with the backup and come back byte by byte', async () => {
    const store = openTab();
    given(given(await saveArmy(store, pictured, 1000)));
    given(await addPhoto(store, photo('p1', photoBounds.bytes)));
    const records = await withWrittenPhotos(given(await store.readAll('')));
    const text = encodeBackup(makeBackup(records, 5, '0.1.0'));
    freshDevice();
    const backup = given(decodeBackup(text));
    expect(backup.unreadable).toEqual([]);
    const everything = defaultParts({ used: false, setUp: false });
    given(await applyImport(openTab(), backup, { armies: 'newer', take: everything }, 9));
    // By itself: to compare so many one by one takes a minute.
    const back = (await stored('p1')) ?? [];
    expect(Buffer.from(back).equals(Buffer.from(bytes(photoBounds.bytes)))).toBe(true);
  });

  it('storage/photos a file that names no picture, a huge one or another kind leaves it out', () => {
    const file = (photos: unknown) =>
      JSON.stringify({
        format: 'adjutant-backup',
        version: 1,
        created: new Date(5).toISOString(),
        app: '0.1.0',
        armies: [pictured],
        photos,
      });
    const good = { version: 1, id: 'p1', type: 'image/jpeg', data: btoa('abc') };
    for (const wrong of [
      { ...good, data: 'not base64!' },
      { ...good, data: 'A'.repeat(photoBounds.bytes * 2) },
      { ...good, type: 'text/html' },
      { ...good, id: '../x' },
      7,
    ]) {
      const backup = given(decodeBackup(file([wrong])));
      expect(backup.photos).toEqual([]);
      expect(backup.unreadable).toHaveLength(1);
      expect(backup.armies).toHaveLength(1);
    }
    expect(given(decodeBackup(file([good]))).photos).toEqual([good]);
    expect(given(decodeBackup(file('many'))).photos).toEqual([]);
  });

  it('storage/photos pictures of an army are written for a file, those that are gone are left out', async () => {
    const store = openTab();
    given(await addPhoto(store, photo('p1', 3)));
    const lines = [{ photo: 'p1' }, { photo: 'p1' }, { photo: 'gone' }, {}];
    expect(await photosOf(store, lines)).toEqual([
      { version: 1, id: 'p1', type: 'image/jpeg', data: btoa(String.fromCharCode(...bytes(3))) },
    ]);
  });

  it('storage/photos a picture goes when nothing shows it any more: no army, trash or version', async () => {
    const store = openTab();
    for (const id of ['p1', 'p2', 'p3', 'mine']) given(await addPhoto(store, photo(id)));
    const first = given(given(await saveArmy(store, pictured, 1000))).army;
    const second = { ...first, lines: [{ ...line('l'), photo: 'p2' }] };
    // After a while the state before is kept as a version.
    given(given(await saveArmy(store, second, 1_000_000)));
    given(await sweepPhotos(store, ['mine']));
    expect(given(await store.names('photo:'))).toEqual(['photo:mine', 'photo:p1', 'photo:p2']);
    given(await moveToTrash(store, ['a'], 1_000_001));
    given(await sweepPhotos(store));
    expect(given(await store.names('photo:'))).toEqual(['photo:p1', 'photo:p2']);
    given(await removeForGood(store, ['a']));
    given(await sweepPhotos(store));
    expect(given(await store.names('photo:'))).toEqual([]);
  });

  it('storage/photos a picture of what this build cannot read stays, whatever that is', async () => {
    const store = openTab();
    const newer = { ...pictured, version: 99, plates: [{ pictures: ['p2'] }] };
    const records: readonly Entry[] = [
      ['army:newer', { ...newer, id: 'newer' }],
      ['trash:newer', { version: 99, deleted: 1, of: { lines: [{ photo: 'p3' }] } }],
      ['version:a:1', { version: 1, kept: 1, why: 'unknown', army: { lines: [{ photo: 'p4' }] } }],
      ['draft:somewhere', { version: 1, data: 'unit=a&photo=p5' }],
    ];
    const names = ['p1', 'p2', 'p3', 'p4', 'p5'];
    given(await write(store, records));
    given(
      await write(
        store,
        [...names, 'gone'].map((id): Entry => [`photo:${id}`, photo(id)]),
      ),
    );
    given(await sweepPhotos(store));
    expect(given(await store.names('photo:'))).toEqual(names.map((id) => `photo:${id}`));
  });

  it('storage/photos while the records cannot be read no picture goes', async () => {
    const held = holdInMemory(openTab(), () => undefined);
    given(await saveArmy(held, pictured, 1000));
    given(await addPhoto(held, photo('p1')));
    const fix = breakDevice();
    expect(await sweepPhotos(held.strict)).toMatchObject({ ok: false });
    fix();
    expect(unusedPhotos(['photo:p1', 'army:a'], [undefined])).toEqual([]);
    expect(await held.retry()).toBe(true);
    expect(given(await openTab().names('photo:'))).toEqual(['photo:p1']);
  });

  it('storage/photos where there is no room, those that nothing shows make way', async () => {
    const store = openTab();
    given(await addPhoto(store, photo('mine')));
    await fill(photoBounds.photos - 1, false);
    given(await write(store, [['army:a', army('a', { lines: [{ ...line('l'), photo: 'x7' }] })]]));
    expect(given(await addPhoto(store, photo('late')))).toBe(photoBounds.photos - 3);
    expect(given(await store.names('photo:'))).toEqual(['photo:late', 'photo:mine', 'photo:x7']);
  });

  it('storage/photos a file has room for all the pictures of a device, with much else', () => {
    const longest = encodeBackup({
      ...makeBackup([], 5, '0.1.0'),
      photos: [{ version: 1, id: 'x'.repeat(64), type: 'image/jpeg', data: 'A'.repeat(266_668) }],
    }).length;
    expect(backupBounds.bytes).toBeGreaterThan(photoBounds.restored * longest + 50_000_000);
  });

  it.each([
    ['another player', true, photoBounds.photos],
    ['a backup', false, photoBounds.restored],
  ])(
    'storage/photos of %s so many are taken as a file has room for, and the rest is shown before',
    async (_title, handedOver, most) => {
      const ids = Array.from({ length: most }, (_, at) => `y${at}`);
      const data = btoa('abc');
      const sent: Backup = {
        ...makeBackup([], 5, '0.1.0'),
        armies: [army('sent', { lines: ids.map((id) => ({ ...line(id), photo: id })) })],
        photos: ids.map((id) => ({ version: 1, id, type: 'image/jpeg', data })),
      };
      const store = openTab();
      given(
        await write(
          store,
          ['p1', 'unused'].map((id): Entry => [`photo:${id}`, photo(id, 1)]),
        ),
      );
      given(await write(store, [['army:a', pictured]]));
      const choice = {
        armies: 'newer',
        take: defaultParts({ used: false, setUp: false }),
        handedOver,
      } as const;
      expect(given(await previewImport(store, sent, choice, 9)).photosLeft).toBe(1);
      given(await applyImport(store, sent, choice, 9));
      const names = given(await store.names('photo:'));
      expect(names).toHaveLength(most);
      expect(names).toContain('photo:p1');
      expect(names).not.toContain('photo:unused');
    },
  );
});
