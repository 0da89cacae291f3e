import { fail, ok } from '../rules/result.ts';
import type { Entry, Plan, Reads, RecordStore, StorageIssue, Stored } from './store.ts';

/** How the storing goes: `waiting` records are held in memory only, because of `issue`. */
export interface MemoryState {
  readonly waiting: number;
  readonly issue: StorageIssue | undefined;
}

export interface HeldStore extends RecordStore {
  /** The same store, but a change that cannot be stored fails and is not held in memory. */
  readonly strict: RecordStore;
  /** Tries to store what waits; whether nothing waits any more. */
  readonly retry: () => Promise<boolean>;
}

interface WaitingChange {
  readonly reads: Reads;
  readonly plan: Plan<unknown>;
}

/** Where storage is refused for good, changes of a whole evening wait: no more of them are kept one by one. */
const mostWaiting = 200;

const unknownIssue: StorageIssue = { code: 'storage-failed', detail: 'unknown' };

const removed = Symbol('removed');

/**
 * Lets the app go on where storage is refused, full or silent: what cannot be written is held in memory, seen by every
 * later read, and written at the next try or before the next change that succeeds. `told` hears each change of this state.
 */
export function holdInMemory(store: RecordStore, told: (state: MemoryState) => void): HeldStore {
  const held = new Map<string, unknown>();
  let waiting: WaitingChange[] = [];
  let storing: Promise<boolean> | undefined;

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

  /** Makes the changes that wait, in their order, of what is stored by now: another tab may have changed it. */
  async function storeAll(): Promise<boolean> {
    for (let [first] = waiting; first; [first] = waiting) {
      const stored = await store.change(first.reads, first.plan);
      if (!stored.ok) {
        report(stored.issues[0]);
        return false;
      }
      waiting = waiting.filter((each) => each !== first);
    }
    held.clear();
    report(undefined);
    return true;
  }

  const retry = (): Promise<boolean> => {
    storing ??= storeAll().finally(() => {
      storing = undefined;
    });
    return storing;
  };

  function wait(reads: Reads, plan: Plan<unknown>): void {
    waiting.push({ reads, plan });
    if (waiting.length <= mostWaiting || storing) return;
    // So many are no longer made one after the other: what they came to is written as it is.
    const all = new Map(held);
    const put = [...all].filter(([, value]) => value !== removed);
    const remove = [...all].filter(([, value]) => value === removed).map(([key]) => key);
    waiting = [{ reads: { keys: () => [] }, plan: () => ({ put, remove, answer: undefined }) }];
  }

  async function changeStored<Answer>(reads: Reads, plan: Plan<Answer>): Stored<Answer> {
    if (waiting.length > 0 && !(await retry())) return fail(last.issue ?? unknownIssue);
    const result = await store.change(reads, plan);
    if (result.ok) report(undefined);
    return result;
  }

  async function change<Answer>(reads: Reads, plan: Plan<Answer>): Stored<Answer> {
    const result = await changeStored(reads, plan);
    if (result.ok) return result;
    const found = reads.prefix === undefined ? ok([]) : await names(reads.prefix);
    const seen = found.ok ? found.value : [];
    const values = await readMany(reads.keys(seen));
    const changes = plan(values.ok ? values.value : [], seen);
    for (const [key, value] of changes.put ?? []) held.set(key, value);
    for (const key of changes.remove ?? []) held.set(key, removed);
    wait(reads, plan);
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
      if (!result.ok) report(result.issues[0]);
      return result;
    },
  };
  return { ...strict, change, strict, retry };
}
