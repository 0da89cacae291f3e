import { type ReadonlySignal, signal } from '@preact/signals';
import type { Services } from '../platform/services.ts';
import {
  listTrash,
  moveToTrash,
  removeForGood,
  restoreFromTrash,
  type TrashItem,
} from '../storage/army/trash-can.ts';
import type { StorageIssue, Stored } from '../storage/store.ts';

export interface ArmyTrashModel {
  /** Newest first. */
  readonly items: ReadonlySignal<readonly TrashItem[]>;
  restore(...ids: readonly string[]): Promise<void>;
  /** Removes everything in the trash for good. */
  empty(): Promise<void>;
}

export interface ArmyTrashControl extends ArmyTrashModel {
  refresh(): Promise<void>;
  /** Those that were there to be deleted. */
  put(...ids: readonly string[]): Promise<readonly string[]>;
}

type TrashServices = Pick<Services, 'store' | 'now'> & {
  readonly storage: { readonly report: (issue: StorageIssue) => void };
};

/** The armies that were deleted; `onChanged` hears of every change of them. The photos `inUse` stay when others go. */
export function createArmyTrash(
  { store, now, storage }: TrashServices,
  onChanged: () => Promise<void>,
  inUse: () => readonly string[] = () => [],
): ArmyTrashControl {
  const items = signal<readonly TrashItem[]>([]);

  async function refresh(): Promise<void> {
    const list = await listTrash(store);
    if (list.ok) items.value = list.value;
    else list.issues.forEach(storage.report);
  }

  async function done(change: Stored<readonly string[]>): Promise<readonly string[]> {
    const changed = await change;
    if (!changed.ok) changed.issues.forEach(storage.report);
    await refresh();
    await onChanged();
    return changed.ok ? changed.value : [];
  }

  return {
    items,
    refresh,
    put: (...ids) => done(moveToTrash(store, ids, now())),
    async restore(...ids) {
      await done(restoreFromTrash(store, ids, now()));
    },
    async empty() {
      const ids = items.peek().map((item) => item.id);
      await done(removeForGood(store, ids));
      const { sweepPhotos } = await import('../storage/photos.ts');
      // A photo that was just taken may be of an edit that is on its way.
      // What cannot be read now would seem to have no photos.
      const swept = await sweepPhotos(store.strict, inUse());
      if (!swept.ok) swept.issues.forEach(storage.report);
    },
  };
}
