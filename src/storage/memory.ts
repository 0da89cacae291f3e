import { fail, ok, type Result } from '../rules/result.ts';
import type { Changes, Plan, Reads, RecordStore, StorageIssue, Stored } from './store.ts';

/** How the storing goes: `waiting` records are held in memory only, because of `issue`. */
export interface MemoryState {
  readonly waiting: number;
  readonly issue: StorageIssue | undefined;
}

export interface HeldStore extends RecordStore {
  /** The same store, but what cannot be read or stored fails: nothing is taken for all, and no change held in memory. */
  readonly strict: RecordStore;
  /** Tries to store what waits; whether nothing waits any more. */
  readonly retry: () => Promise<boolean>;
}

/** The records that a change reads or writes, and the beginnings of names that it looks through. */
interface Touched {
  readonly keys: ReadonlySet<string>;
  readonly prefixes: readonly string[];
}

interface WaitingChange extends Touched {
  readonly reads: Reads;
  readonly plan: Plan<unknown>;
}

const looksAt = ({ keys, prefixes }: Touched, other: Touched): boolean =>
  [...other.keys].some((key) => keys.has(key) || prefixes.some((prefix) => key.startsWith(prefix)));

/** What comes after another, because of what both have to do with. */
const meet = (one: Touched, other: Touched): boolean => looksAt(one, other) || looksAt(other, one);

/** More of the changes that wait are no longer kept one by one. */
const mostWaiting = 200;

const unknownIssue: StorageIssue = { code: 'storage-failed', detail: 'unknown' };

const removed = Symbol('removed');

/**
 * Lets the app go on where storage is refused, full or silent: what cannot be written is held in memory, seen by every
 * later read, and written at the next try or before the next change that succeeds. `notify` hears each change of this state.
 */
export function holdInMemory(store: RecordStore, notify: (state: MemoryState) => void): HeldStore {
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

  /** Reads with what is held in memory. Where the store cannot be read, that alone answers; a strict one then fails. */
  function reading(strict: boolean): Omit<RecordStore, 'change'> {
    function said<Value>(read: Result<Value, StorageIssue>, nothing: Value, known = false): typeof read {
      if (read.ok) return read;
      report(read.issues[0]);
      return strict && !known ? read : ok(nothing);
    }
    return {
      async readMany(keys) {
        const all = keys.every((key) => held.has(key));
        const read = said(await store.readMany(keys), [], all);
        return read.ok ? ok(keys.map((key, index) => heldValue(key, read.value[index]))) : read;
      },
      async names(prefix) {
        const read = said(await store.names(prefix), []);
        return read.ok ? ok(withHeld(prefix, read.value)) : read;
      },
      async readAll(prefix) {
        const read = said(await store.readAll(prefix), []);
        if (!read.ok) return read;
        const entries = new Map(read.value);
        return ok(
          withHeld(prefix, [...entries.keys()]).map((key) => [key, heldValue(key, entries.get(key))]),
        );
      },
    };
  }
  const lenient = reading(false);

  /**
   * Makes the changes that wait, in their order, of what is stored by now: another tab may have changed it. One that there
   * is no room for holds back those alone that have to come after it.
   */
  async function storeAll(): Promise<boolean> {
    let full: StorageIssue | undefined;
    for (let at = 0, each = waiting[at]; each; each = waiting[at]) {
      const change = each;
      if (waiting.slice(0, at).some((before) => meet(before, change))) {
        at += 1;
        continue;
      }
      const stored = await store.change(change.reads, change.plan);
      if (stored.ok) waiting = waiting.filter((other) => other !== change);
      else {
        [full] = stored.issues;
        if (full?.code !== 'storage-full') {
          report(full);
          return false;
        }
        at += 1;
      }
    }
    for (const key of held.keys()) if (!waiting.some(({ keys }) => keys.has(key))) held.delete(key);
    report(full);
    return waiting.length === 0;
  }

  const retry = (): Promise<boolean> => {
    storing ??= storeAll().finally(() => {
      storing = undefined;
    });
    return storing;
  };

  /** What comes to wait: where storage is refused for good, of very many changes what they came to. */
  function wait(change: WaitingChange): void {
    waiting.push(change);
    if (waiting.length <= mostWaiting || storing) return;
    let groups: readonly Touched[] = [];
    for (const each of waiting) {
      const met = [each, ...groups.filter((group) => meet(group, each))];
      const keys = new Set(met.flatMap((group) => [...group.keys]));
      groups = [
        ...groups.filter((group) => !met.includes(group)),
        { keys, prefixes: met.flatMap(({ prefixes }) => prefixes) },
      ];
    }
    waiting = groups.map((group) => {
      const all = [...held].filter(([key]) => group.keys.has(key));
      const put = all.filter(([, value]) => value !== removed);
      const remove = all.filter(([, value]) => value === removed).map(([key]) => key);
      const reads = { keys: () => [] };
      return { reads, plan: () => ({ put, remove, answer: undefined }), keys: group.keys, prefixes: [] };
    });
  }

  /** What a change makes of what is seen now. */
  async function planned<Answer>(
    reads: Reads,
    plan: Plan<Answer>,
  ): Promise<Touched & { readonly changes: Changes<Answer> }> {
    const { prefix } = reads;
    const found = prefix === undefined ? ok([]) : await lenient.names(prefix);
    const seen = found.ok ? found.value : [];
    const read = reads.keys(seen);
    const values = await lenient.readMany(read);
    const changes = plan(values.ok ? values.value : [], seen);
    const written = [...(changes.put ?? []).map(([key]) => key), ...(changes.remove ?? [])];
    return {
      changes,
      keys: new Set([...read, ...written]),
      prefixes: prefix === undefined ? [] : [prefix],
    };
  }

  async function changeStored<Answer>(reads: Reads, plan: Plan<Answer>): Stored<Answer> {
    if (waiting.length > 0 && !(await retry())) {
      const { issue = unknownIssue } = last;
      if (issue.code !== 'storage-full') return fail(issue);
      const touched = await planned(reads, plan);
      if (waiting.some((before) => meet(before, touched))) return fail(issue);
    }
    const result = await store.change(reads, plan);
    if (result.ok && waiting.length === 0) report(undefined);
    return result;
  }

  async function change<Answer>(reads: Reads, plan: Plan<Answer>): Stored<Answer> {
    const result = await changeStored(reads, plan);
    if (result.ok) return result;
    const { changes, keys, prefixes } = await planned(reads, plan);
    for (const [key, value] of changes.put ?? []) held.set(key, value);
    for (const key of changes.remove ?? []) held.set(key, removed);
    wait({ reads, plan, keys, prefixes });
    report(result.issues[0]);
    return ok(changes.answer);
  }

  let last: MemoryState = { waiting: 0, issue: undefined };
  function report(issue: StorageIssue | undefined): void {
    const state = { waiting: held.size, issue };
    if (state.waiting === last.waiting && state.issue?.code === last.issue?.code) return;
    last = state;
    notify(state);
  }

  const strict: RecordStore = {
    ...reading(true),
    change: async (reads, plan) => {
      const result = await changeStored(reads, plan);
      if (!result.ok) report(result.issues[0]);
      return result;
    },
  };
  return { ...lenient, change, strict, retry };
}
