import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Fetched } from '../kit/controls/fetched.tsx';
import type { RecordKind } from '../storage/record.ts';
import { readOne } from '../storage/store.ts';
import type { SyncChange } from '../storage/sync.ts';

interface MissingProps {
  /** The name of the record that the address speaks of. */
  readonly record: string;
  readonly kind: Pick<RecordKind<unknown>, 'decode'>;
  /** What is said where there is none. */
  readonly missing: string;
  /** What is said of one that is damaged or of a newer version. */
  readonly unreadable: string;
  /** What the screen that shows it gets where it is there after all. */
  readonly change: SyncChange;
}

/** So many milliseconds after it did not answer the storage is asked again. */
const askAgain = 2000;

/** Why nothing is shown under an address: it is not there, it cannot be read here, or the storage does not answer. */
export function Missing({ record, kind, missing, unreadable, change }: MissingProps) {
  const { store, sync } = useServices();
  const t = useTexts('armies');
  const asked = useSignal(0);
  const silent = useSignal(false);
  useEffect(() => {
    if (!silent.value) return undefined;
    const timer = setTimeout(() => {
      silent.value = false;
      asked.value += 1;
    }, askAgain);
    return () => clearTimeout(timer);
  }, [silent.value, asked]);
  async function load() {
    const read = await readOne(store.strict, record);
    const code = read.ok ? undefined : read.issues[0]?.code;
    const there = read.ok && read.value !== undefined;
    const hidden = there && kind.decode(read.value).state !== 'ok';
    // What was said of the storage is no longer so.
    if (read.ok && asked.peek() > 0) void store.retry();
    if (there && !hidden) sync.notifyAll(change);
    if (code) silent.value = true;
    const said = code ? t.storageIssues[code] : hidden ? unreadable : missing;
    return () => <p class="note">{said}</p>;
  }
  return <Fetched key={`${record} ${asked.value}`} load={load} />;
}
