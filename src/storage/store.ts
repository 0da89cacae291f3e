import { createStore, getMany, promisifyRequest, type UseStore } from 'idb-keyval';
import { fail, ok, type Result } from '../rules/result.ts';

/**
 * `storage-refused`: the browser gives no database (private mode, blocked); `storage-full`: no room left; `storage-silent`:
 * asked to open it, the browser has not answered yet; `storage-failed`: anything else.
 */
export type StorageCode = 'storage-refused' | 'storage-full' | 'storage-silent' | 'storage-failed';

export interface StorageIssue {
  readonly code: StorageCode;
  /** The browser's own name of the error, for a report. */
  readonly detail: string;
}

export type Stored<Value> = Promise<Result<Value, StorageIssue>>;
export type Entry = readonly [key: string, value: unknown];

/** What a change reads before it decides: the names under a prefix, then the values of the keys chosen from them. */
export interface Reads {
  readonly prefix?: string;
  readonly keys: (names: readonly string[]) => readonly string[];
}

export interface Changes<Answer> {
  readonly put?: readonly Entry[];
  readonly remove?: readonly string[];
  readonly answer: Answer;
}

/** Decides from the values read (in the order of the keys, undefined where there is none). Runs again on a retry, so it must be pure. */
export type Plan<Answer> = (values: readonly unknown[], names: readonly string[]) => Changes<Answer>;

/** A flat store of records by key. Everything a `change` reads and writes is one transaction: all of it happens or nothing. */
export interface RecordStore {
  readonly readMany: (keys: readonly string[]) => Stored<readonly unknown[]>;
  readonly readAll: (prefix: string) => Stored<readonly Entry[]>;
  readonly names: (prefix: string) => Stored<readonly string[]>;
  readonly change: <Answer>(reads: Reads, plan: Plan<Answer>) => Stored<Answer>;
}

export async function readOne(store: RecordStore, key: string): Stored<unknown> {
  const read = await store.readMany([key]);
  return read.ok ? ok(read.value[0]) : read;
}

/** Writes some records and removes others, together. */
export function write(
  store: RecordStore,
  put: readonly Entry[],
  remove: readonly string[] = [],
): Stored<void> {
  return store.change({ keys: () => [] }, () => ({ put, remove, answer: undefined }));
}

interface Opening {
  readonly open?: () => UseStore;
  /** So many milliseconds the browser may take to open the database before the app goes on without it. */
  readonly patience?: number;
  /** A browser that was silent has opened the database after all. */
  readonly onAnswer?: () => void;
}

/** The records in IndexedDB. A connection that the browser closed is opened again once. */
export function openRecordStore({
  open = () => createStore('adjutant', 'records'),
  patience = 2000,
  onAnswer,
}: Opening = {}): RecordStore {
  let use: PatientStore | undefined;

  async function run<Value>(work: (use: UseStore) => Promise<Value>): Stored<Value> {
    for (let retried = false; ; retried = true) {
      try {
        use ??= patientStore(open(), patience, () => onAnswer?.());
        return ok(await use.run(work));
      } catch (error) {
        if (error instanceof PlanError) throw error.cause;
        if (error instanceof Silence) return fail({ code: 'storage-silent', detail: 'open' });
        // idb-keyval keeps a connection that died without notice: a new store opens a new one.
        use = undefined;
        if (retried || !isClosedConnection(error)) return fail(issueOf(error));
      }
    }
  }

  return {
    readMany: (keys) =>
      run((records) => (keys.length === 0 ? Promise.resolve([]) : getMany([...keys], records))),
    readAll: (prefix) =>
      run((records) =>
        records('readonly', async (store) => {
          const range = prefixRange(prefix);
          const [names, values] = await Promise.all([
            promisifyRequest(store.getAllKeys(range)),
            promisifyRequest(store.getAll(range)),
          ]);
          return names.map((name, index): Entry => [String(name), values[index]]);
        }),
      ),
    names: (prefix) => run((records) => records('readonly', (store) => namesUnder(store, prefix))),
    change: (reads, plan) => run((records) => records('readwrite', (store) => commit(store, reads, plan))),
  };
}

/** Nothing came back in time; whatever was asked for is not done later either. */
class Silence extends Error {}

interface PatientStore {
  readonly run: <Value>(work: (use: UseStore) => Promise<Value>) => Promise<Value>;
}

/**
 * A store whose browser may never answer when it is asked to open the database: after the patience for the first question
 * everything fails at once, until the answer comes.
 */
function patientStore(store: UseStore, patience: number, onAnswer: () => void): PatientStore {
  let state: 'new' | 'silent' | 'open' = 'new';

  const answered = (): void => {
    const wasSilent = state === 'silent';
    state = 'open';
    if (wasSilent) onAnswer();
  };

  return {
    run(work) {
      if (state === 'open') return work(store);
      if (state === 'silent') return Promise.reject(new Silence());
      let late = false;
      const use: UseStore = (mode, callback) =>
        store(mode, (records) => {
          answered();
          if (late) throw new Silence();
          return callback(records);
        });
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          if (state === 'open') return;
          state = 'silent';
          late = true;
          reject(new Silence());
        }, patience);
        work(use)
          .then(resolve, (error: unknown) => {
            // Refused after all: the next change asks again.
            if (late && !(error instanceof Silence)) state = 'new';
            reject(error);
          })
          .finally(() => clearTimeout(timer));
      });
    },
  };
}

async function commit<Answer>(store: IDBObjectStore, reads: Reads, plan: Plan<Answer>): Promise<Answer> {
  const finished = promisifyRequest(store.transaction);
  // The outcome is awaited below; without this a failing read would leave a second, unheard rejection.
  finished.catch(() => undefined);
  const names = reads.prefix === undefined ? [] : await namesUnder(store, reads.prefix);
  const values = await Promise.all(reads.keys(names).map((key) => promisifyRequest(store.get(key))));
  const answer = decide(store, plan, values, names);
  await finished;
  return answer;
}

function decide<Answer>(
  store: IDBObjectStore,
  plan: Plan<Answer>,
  values: readonly unknown[],
  names: readonly string[],
): Answer {
  try {
    const changes = plan(values, names);
    for (const [key, value] of changes.put ?? []) store.put(value, key);
    for (const key of changes.remove ?? []) store.delete(key);
    // Nothing more is asked: without this the browser first reports each write back and waits for the next.
    store.transaction.commit?.();
    return changes.answer;
  } catch (error) {
    abort(store.transaction);
    throw error instanceof DOMException && error.name !== 'DataCloneError' ? error : new PlanError(error);
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

async function namesUnder(store: IDBObjectStore, prefix: string): Promise<readonly string[]> {
  return (await promisifyRequest(store.getAllKeys(prefixRange(prefix)))).map(String);
}

function prefixRange(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

/** A programmer's error in a plan or a value that cannot be stored: thrown on, never reported as a lack of storage. */
class PlanError extends Error {
  constructor(cause: unknown) {
    super('a change of the store failed', { cause });
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : 'unknown';
}

function isOutOfSpace(error: unknown): boolean {
  return nameOf(error) === 'QuotaExceededError';
}

function isClosedConnection(error: unknown): boolean {
  // Safari reports a lost database server as UnknownError, the others as InvalidStateError.
  return ['InvalidStateError', 'UnknownError', 'TransactionInactiveError'].includes(nameOf(error));
}

const refusals = ['SecurityError', 'NotAllowedError', 'InvalidStateError', 'ReferenceError', 'TypeError'];

function issueOf(error: unknown): StorageIssue {
  const detail = nameOf(error);
  if (isOutOfSpace(error)) return { code: 'storage-full', detail };
  return { code: refusals.includes(detail) ? 'storage-refused' : 'storage-failed', detail };
}
