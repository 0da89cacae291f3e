import { fail, ok } from '../rules/result.ts';
import type { Changes, Entry, Plan, Reads, RecordStore, StorageIssue, Stored } from './store.ts';

/** How the storing goes: `waiting` records are held in memory only, because of `issue`. */
export interface MemoryState {
  readonly waiting: number;
  readonly issue: StorageIssue | undefined;
}

export interface HeldStore extends RecordStore {
  /** The same store, but a change that cannot be stored fails and is not held in memory. */
  readonly strict: RecordStore;
}

const removed = Symbol('removed');

/**
 * Lets the app go on where storage is refused or full: what cannot be written is held in memory, seen by every
 * later read, and written with the next change that succeeds. `told` hears each change of this state.
 */
export function holdInMemory(store: RecordStore, told: (state: MemoryState) => void): HeldStore {
  const held = new Map<string, unknown>();

  const heldValue = (key: string, value: unknown): unknown => {
    if (!held.has(key)) return value;
    const own = held.get(key);
    return own === removed ? undefined : own;
  };
  const withHeld = (prefix: string, names: readonly string[]): readonly string[] => {
    const all = new Set(names);
    for (const [key, value] of held) {
      if (value === removed) all.delete(key);
      else if (key.startsWith(prefix)) all.add(key);
    }
    return [...all].sort();
  };
  const namesIn = (prefix: string | undefined, names: readonly string[]): readonly string[] =>
    prefix === undefined ? [] : withHeld(prefix, names);

  async function readMany(keys: readonly string[]): Stored<readonly unknown[]> {
    const read = await store.readMany(keys);
    if (!read.ok) report(read.issues[0]);
    return ok(keys.map((key, index) => heldValue(key, read.ok ? read.value[index] : undefined)));
  }

  async function names(prefix: string): Stored<readonly string[]> {
    const read = await store.names(prefix);
    if (!read.ok) report(read.issues[0]);
    return ok(withHeld(prefix, read.ok ? read.value : []));
  }

  async function readAll(prefix: string): Stored<readonly Entry[]> {
    const read = await store.readAll(prefix);
    if (!read.ok) report(read.issues[0]);
    const entries = new Map(read.ok ? read.value : []);
    return ok(withHeld(prefix, [...entries.keys()]).map((key) => [key, heldValue(key, entries.get(key))]));
  }

  async function changeStored<Answer>(reads: Reads, plan: Plan<Answer>): Stored<Changes<Answer>> {
    const flushed = new Map(held);
    let keys: readonly string[] = [];
    const heldReads: Reads = {
      ...reads,
      keys: (found) => {
        keys = reads.keys(namesIn(reads.prefix, found));
        return keys;
      },
    };
    const result = await store.change<Changes<Answer>>(heldReads, (values, found) => {
      const own = keys.map((key, index) => heldValue(key, values[index]));
      const changes = plan(own, namesIn(reads.prefix, found));
      // One map, so that the plan's own word on a key comes after what was held.
      const all = new Map(flushed);
      for (const [key, value] of changes.put ?? []) all.set(key, value);
      for (const key of changes.remove ?? []) all.set(key, removed);
      return {
        put: [...all].filter(([, value]) => value !== removed),
        remove: [...all].filter(([, value]) => value === removed).map(([key]) => key),
        answer: changes,
      };
    });
    if (result.ok) {
      for (const [key, value] of flushed) if (held.get(key) === value) held.delete(key);
      report(undefined);
    }
    return result;
  }

  async function change<Answer>(reads: Reads, plan: Plan<Answer>): Stored<Answer> {
    const result = await changeStored(reads, plan);
    if (result.ok) return ok(result.value.answer);
    const found = reads.prefix === undefined ? ok([]) : await names(reads.prefix);
    const seen = found.ok ? found.value : [];
    const values = await readMany(reads.keys(seen));
    const changes = plan(values.ok ? values.value : [], seen);
    for (const [key, value] of changes.put ?? []) held.set(key, value);
    for (const key of changes.remove ?? []) held.set(key, removed);
    report(result.issues[0]);
    return ok(changes.answer);
  }

  let last: MemoryState = { waiting: 0, issue: undefined };
  function report(issue: StorageIssue | undefined): void {
    const state = { waiting: held.size, issue };
    if (state.waiting === last.waiting && state.issue?.code === last.issue?.code) return;
    last = state;
    told(state);
  }

  const strict: RecordStore = {
    readMany,
    readAll,
    names,
    change: async (reads, plan) => {
      const result = await changeStored(reads, plan);
      if (result.ok) return ok(result.value.answer);
      report(result.issues[0]);
      return fail(...result.issues);
    },
  };
  return { ...strict, change, strict };
}
