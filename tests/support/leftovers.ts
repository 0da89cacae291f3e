import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';

type Shared = readonly [name: string, target: object];
type Parts = ReadonlyMap<string, PropertyDescriptor>;

/** Even asking for these says something on some versions of Node. */
const unread = new Set(['localStorage', 'sessionStorage']);

function sharedByAll(): readonly Shared[] {
  const classes = { Date, Promise, Array, Map, Set, Object, String, Number, Function, EventTarget, Intl };
  const fakes = { IDBCursor, IDBDatabase, IDBFactory, IDBIndex, IDBObjectStore, IDBRequest, IDBTransaction };
  const prototypes = Object.entries({ ...classes, ...fakes }).flatMap(([name, value]): readonly Shared[] =>
    'prototype' in value ? [[`${name}.prototype`, value.prototype]] : [],
  );
  const others = { Math, JSON, Reflect, performance, crypto, ...classes };
  const browser: readonly Shared[] = 'navigator' in globalThis ? [['navigator', navigator]] : [];
  return [['globalThis', globalThis], ...Object.entries(others), ...browser, ...prototypes];
}

function partsOf(target: object): Parts {
  const names = Object.getOwnPropertyNames(target).filter((name) => !name.startsWith('__vitest'));
  return new Map(
    names.flatMap((name) => {
      const found = Object.getOwnPropertyDescriptor(target, name);
      return found ? [[name, found] as const] : [];
    }),
  );
}

const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined): boolean =>
  Object.is(one?.value, other?.value) &&
  one?.get === other?.get &&
  one?.set === other?.set &&
  !one === !other;

/** Whether nothing of it was changed. It is asked after every test, mostly in vain: this way costs a fifth of naming. */
function isAsBefore(target: object, parts: Parts): boolean {
  let found = 0;
  for (const name of Object.getOwnPropertyNames(target)) {
    if (name.startsWith('__vitest')) continue;
    const part = parts.get(name);
    if (part === undefined) return false;
    found += 1;
    const { get, set, value } = part;
    // Who reads a getter runs it.
    if (get === undefined && set === undefined) {
      if (!Object.is(Reflect.get(target, name), value)) return false;
    } else if (!isSame(part, Object.getOwnPropertyDescriptor(target, name))) return false;
  }
  return found === parts.size;
}

/** Remembers how everything is that tests share; the answer says what was changed since, and puts it back. */
export function watchLeftovers(): () => readonly string[] {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    // Node loads some of its parts only when they are asked for, which would look like a change.
    if (!unread.has(name)) Reflect.get(globalThis, name);
  }
  const before = sharedByAll().map(([name, target]) => ({ name, target, parts: partsOf(target) }));
  return () =>
    before.flatMap(({ name, target, parts }) => {
      if (isAsBefore(target, parts)) return [];
      const now = partsOf(target);
      const changed = [...new Set([...parts.keys(), ...now.keys()])].filter(
        (part) => !isSame(parts.get(part), now.get(part)),
      );
      for (const part of changed) {
        const original = parts.get(part);
        if (original) Object.defineProperty(target, part, original);
        else Reflect.deleteProperty(target, part);
      }
      return changed.map((part) => `${name}.${part}`);
    });
}
