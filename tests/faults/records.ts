import type { Page } from 'playwright-core';

/** Writes records behind the app's back, as another version of it or a broken device would have left them. */
export async function putRecords(
  page: Page,
  entries: readonly (readonly [key: string, value: unknown])[],
): Promise<void> {
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('adjutant');
        opening.onupgradeneeded = () => opening.result.createObjectStore('records');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('records', 'readwrite');
          for (const [key, value] of all) writing.objectStore('records').put(value, key);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    entries,
  );
}

/** All records as they are stored, by key. */
export function readRecords(page: Page, prefix = ''): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(
    (start) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open('adjutant');
        opening.onupgradeneeded = () => opening.result.createObjectStore('records');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('records').objectStore('records');
          const range = IDBKeyRange.bound(start, `${start}\uffff`);
          const keys = reading.getAllKeys(range);
          const values = reading.getAll(range);
          reading.transaction.onerror = () => reject(reading.transaction.error);
          reading.transaction.oncomplete = () => {
            opening.result.close();
            resolve(Object.fromEntries(keys.result.map((key, index) => [String(key), values.result[index]])));
          };
        };
      }),
    prefix,
  );
}
