import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  IDBDatabase as FakeDatabase,
  IDBKeyRange as FakeKeyRange,
  IDBObjectStore as FakeObjectStore,
  IDBFactory,
} from 'fake-indexeddb';
import type { Result } from '../../src/rules/result.ts';
import type { Army, ArmyLine } from '../../src/storage/army/army.ts';
import { openRecordStore, type RecordStore } from '../../src/storage/store.ts';
import { afterOwnTest } from '../support/own-test.ts';

/** A device without any data; every store opened until the next call, or the test's end, is another tab on it. */
export function freshDevice(): void {
  afterOwnTest(removeDevice);
  globalThis.indexedDB = new IDBFactory();
  globalThis.IDBKeyRange = FakeKeyRange;
}

/** A browser that knows of no database. */
export function removeDevice(): void {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  Reflect.deleteProperty(globalThis, 'IDBKeyRange');
}

export function openTab(): RecordStore {
  return openRecordStore();
}

/** A device whose browser refuses IndexedDB the way a private window does. */
export function refusingDevice(name: string): void {
  freshDevice();
  globalThis.indexedDB.open = () => {
    throw new DOMException('refused', name);
  };
}

/**
 * No room left: writes fail at once or only when the transaction ends, until the returned function is called or the
 * test is over.
 */
export function fillDevice(when: 'at once' | 'at the end' = 'at once'): () => void {
  const { put } = FakeObjectStore.prototype;
  const free = () => {
    FakeObjectStore.prototype.put = put;
  };
  afterOwnTest(free);
  FakeObjectStore.prototype.put = function full(value, key) {
    if (when === 'at once') throw new DOMException('full', 'QuotaExceededError');
    const request = put.call(this, value, key);
    // The fake's own way to end a transaction with an error of the browser.
    const { transaction } = this as unknown as { transaction: { _abort: (name: string) => void } };
    queueMicrotask(() => transaction._abort('QuotaExceededError'));
    return request;
  };
  return free;
}

/**
 * Nothing can be read or written, as when the database went away under the app, until the returned function is called or
 * the test is over.
 */
export function breakDevice(name = 'AbortError'): () => void {
  const { transaction } = FakeDatabase.prototype;
  const fix = () => {
    FakeDatabase.prototype.transaction = transaction;
  };
  afterOwnTest(fix);
  FakeDatabase.prototype.transaction = () => {
    throw new DOMException('broken', name);
  };
  return fix;
}

export function fixture(name: string): unknown {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, '../fixtures', name), 'utf8'));
}

export function given<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`expected a value, got ${JSON.stringify(result.issues)}`);
  return result.value;
}

export function line(id: string, parts: Partial<ArmyLine> = {}): ArmyLine {
  return { id, name: 'Minifig', count: 1, points: 4, note: '', ...parts };
}

export function army(id: string, parts: Partial<Army> = {}): Army {
  return {
    id,
    version: 1,
    name: `Army ${id}`,
    game: 'brikwars',
    lines: [],
    created: 1000,
    changed: 1000,
    revision: 0,
    ...parts,
  };
}
