import { type ReadonlySignal, signal } from '@preact/signals';
import type { ListedSiege } from '../../castle/sieges.ts';
import type { Services } from '../../platform/services.ts';
import { battlePrefix } from '../../storage/castle/siege-prefix.ts';

export interface SiegesOfDevice {
  /** The sieges of this device; undefined until they were read. */
  readonly sieges: ReadonlySignal<readonly ListedSiege[] | undefined>;
  /** Reads them, and fetches their code and words where there are any. */
  readSieges(): Promise<void>;
}

export function createSiegesOfDevice({ store, storage, sync, language, offline }: Services): SiegesOfDevice {
  const sieges = signal<readonly ListedSiege[] | undefined>(undefined);
  async function found(): Promise<readonly ListedSiege[]> {
    const names = await store.names(battlePrefix);
    if (!names.ok || names.value.length === 0) return [];
    const [{ listSieges }] = await Promise.all([
      import('../../castle/siege/entry.ts'),
      language.load(['castle']),
    ]);
    const list = await listSieges(store);
    if (list.ok) return list.value;
    list.issues.forEach(storage.report);
    return [];
  }
  async function readSieges(): Promise<void> {
    sieges.value = await found().catch(() => {
      offline.markOutdated();
      return [];
    });
  }
  sync.listen(({ kind }) => {
    if (kind === 'sieges' && sieges.peek()) void readSieges();
  });
  return { sieges, readSieges };
}
