import { useServices, useTexts } from '../kit/context.ts';
import { Fetched } from '../kit/fetched.tsx';
import type { RecordKind } from '../storage/record.ts';
import { readOne } from '../storage/store.ts';

interface MissingProps {
  /** The name of the record that the address speaks of. */
  readonly record: string;
  readonly kind: Pick<RecordKind<unknown>, 'decode'>;
  /** What is said where there is none. */
  readonly missing: string;
  /** What is said of one that is damaged or of a newer version. */
  readonly unreadable: string;
}

/** Why nothing is shown under an address: it is not there, it cannot be read here, or the storage does not answer. */
export function Missing({ record, kind, missing, unreadable }: MissingProps) {
  const { store, storage } = useServices();
  const t = useTexts('armies');
  async function load() {
    const read = await readOne(store.strict, record);
    const code = read.ok ? undefined : read.issues[0]?.code;
    const hidden = read.ok && read.value !== undefined && kind.decode(read.value).state !== 'ok';
    const said = code ? t.storageIssues[code] : hidden ? unreadable : missing;
    return () => <p class="note">{said}</p>;
  }
  return <Fetched key={`${record} ${storage.trouble.value?.code}`} load={load} />;
}
