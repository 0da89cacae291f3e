import { type ReadonlySignal, signal } from '@preact/signals';
import type { Services } from '../platform/services.ts';
import {
  listTrash,
  moveToTrash,
  removeForGood,
  restoreFromTrash,
  type TrashItem,
} from '../storage/trash-can.ts';

export interface ArmyTrashModel {
  /** Newest first. */
  readonly items: ReadonlySignal<readonly TrashItem[]>;
  restore(id: string): Promise<void>;
  /** Removes everything in the trash for good. */
  empty(): Promise<void>;
}

export interface ArmyTrashControl extends ArmyTrashModel {
  refresh(): Promise<void>;
  /** Whether the army was there to be deleted. */
  put(id: string): Promise<boolean>;
}

export function createArmyTrash(services: Services, onChanged: () => Promise<void>): ArmyTrashControl {
  const { store, now, storage } = services;
  const items = signal<readonly TrashItem[]>([]);

  async function refresh(): Promise<void> {
    const list = await listTrash(store);
    if (list.ok) items.value = list.value;
    else list.issues.forEach(storage.report);
  }

  async function changed(): Promise<void> {
    await refresh();
    await onChanged();
  }

  return {
    items,
    refresh,
    async put(id) {
      const put = await moveToTrash(store, id, now());
      if (!put.ok) put.issues.forEach(storage.report);
      await changed();
      return put.ok && put.value;
    },
    async restore(id) {
      const restored = await restoreFromTrash(store, id, now());
      if (!restored.ok) restored.issues.forEach(storage.report);
      await changed();
    },
    async empty() {
      const gone = await removeForGood(
        store,
        items.peek().map((item) => item.id),
      );
      if (!gone.ok) gone.issues.forEach(storage.report);
      await changed();
    },
  };
}
