import type { Signal } from '@preact/signals';
import { inOrder } from '../../platform/serial-queue.ts';
import type { Services } from '../../platform/services.ts';
import type { Result } from '../../rules/result.ts';
import {
  appendRoll,
  clearRolls,
  type RollRecord,
  readRolls,
  removeRoll,
  restoreRolls,
  rollsKept,
  rollsOnPage,
} from '../../storage/rolls.ts';
import type { StorageIssue } from '../../storage/store.ts';

/** What the history shows, shared by what a roll needs at once and what may come a moment later. */
export interface HistoryView {
  readonly rolls: Signal<readonly RollRecord[]>;
  readonly complete: Signal<boolean>;
  /** Added and taken away here, but not yet in the store: a reading on its way cannot know of it. */
  readonly coming: Set<RollRecord>;
  readonly going: Set<RollRecord>;
  /** How many clearings are on their way. */
  clearing: number;
}

/** The stored side of the history: one thing after the other, so that a reading never misses what was written before it. */
export interface HistoryKeeper {
  readonly arrived: Promise<void>;
  readAll(): Promise<void>;
  append(roll: RollRecord): Promise<void>;
  remove(roll: RollRecord): Promise<void>;
  clear(): Promise<readonly RollRecord[]>;
  restore(rolls: readonly RollRecord[]): Promise<void>;
}

/** With fewer than these left to take back, the older ones are read. */
const undoReserve = 5;

export function keepHistory(
  { store, storage, sync }: Pick<Services, 'store' | 'storage' | 'sync'>,
  view: HistoryView,
): HistoryKeeper {
  const { rolls, complete, coming, going } = view;
  const queue = inOrder();
  let whole = false;
  let reading: Promise<void> | undefined;

  /** What is shown already must not vanish because a page has become full. */
  const pagesWanted = () =>
    whole || complete.peek() ? undefined : Math.ceil(rolls.peek().length / rollsOnPage) + 1;

  /** Readings asked for while one waits for its turn are that one. */
  function read(): Promise<void> {
    reading ??= queue(async () => {
      reading = undefined;
      const found = await readRolls(store, pagesWanted());
      if (!found.ok) found.issues.forEach(storage.report);
      else if (view.clearing === 0) show(found.value.rolls, found.value.complete);
    });
    return reading;
  }

  function show(stored: readonly RollRecord[], all: boolean): void {
    const left = [...going].map(nameOf);
    const known = left.length > 0 ? stored.filter((roll) => !left.includes(nameOf(roll))) : stored;
    const own = rolls.peek().filter((roll) => coming.has(roll));
    rolls.value = [...known, ...own].slice(-rollsKept);
    complete.value = all;
    readReserve();
  }

  function readReserve(): void {
    const left = rolls.peek().filter((roll) => !roll.contest).length;
    if (left < undoReserve && !whole) void readAll();
  }

  function readAll(): Promise<void> {
    if (complete.peek()) return Promise.resolve();
    whole = true;
    return read();
  }

  function write<Value>(
    work: () => Promise<Result<Value, StorageIssue>>,
    done: () => void,
  ): Promise<Value | undefined> {
    return queue(async () => {
      const stored = await work();
      done();
      if (!stored.ok) {
        stored.issues.forEach(storage.report);
        return undefined;
      }
      sync.notify({ kind: 'rolls' });
      return stored.value;
    });
  }

  sync.listen((change) => {
    if (change.kind === 'rolls') void read();
  });

  return {
    arrived: read(),
    readAll,
    append: (roll) =>
      write(
        () => appendRoll(store, roll),
        () => coming.delete(roll),
      ),
    async remove(roll) {
      readReserve();
      await write(
        () => removeRoll(store, roll),
        () => going.delete(roll),
      );
    },
    async clear() {
      const taken = await write(
        () => clearRolls(store),
        () => {
          view.clearing -= 1;
        },
      );
      await read();
      return taken ?? [];
    },
    async restore(given) {
      await write(
        () => restoreRolls(store, given),
        () => undefined,
      );
      await read();
    },
  };
}

const nameOf = ({ time, notation, total }: RollRecord) => `${time} ${notation} ${total}`;
