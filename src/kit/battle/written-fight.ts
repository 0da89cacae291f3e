import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Services } from '../../platform/services.ts';
import { changePlay, loadPlay, type StoredPlay } from '../../storage/plays.ts';
import { useServices } from '../context.ts';

/** A battle as it is stored, whoever changes it; `gone` where it is not there, undefined till it was read. */
export function useStoredPlay(id: string): StoredPlay | 'gone' | undefined {
  const { store, storage, sync } = useServices();
  const found = useSignal<StoredPlay | 'gone' | undefined>(undefined);
  useEffect(() => {
    const read = () =>
      void loadPlay(store, id).then((loaded) => {
        if (loaded.ok) found.value = loaded.value ?? 'gone';
        else loaded.issues.forEach(storage.report);
      });
    read();
    return sync.listen(({ kind }) => {
      if (kind === 'plays') read();
    });
  }, [store, sync, id]);
  return found.value;
}

type ChangeServices = Pick<Services, 'store' | 'storage' | 'sync'>;

/** Changes the battle, tells all who show it, and answers what it is now. */
export async function changeStoredPlay(
  { store, storage, sync }: ChangeServices,
  id: string,
  change: (play: StoredPlay) => StoredPlay,
): Promise<StoredPlay | undefined> {
  const changed = await changePlay(store, id, change);
  if (!changed.ok) {
    changed.issues.forEach(storage.report);
    return undefined;
  }
  sync.notifyAll({ kind: 'plays' });
  return changed.value;
}
