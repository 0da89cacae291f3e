import { type SavedArmy, saveArmy } from '../storage/armies.ts';
import type { Army } from '../storage/army.ts';
import type { Services } from './services.ts';

export interface ArmySaver {
  /** Stores the newest state of an army as soon as the one before it is stored; resolves when nothing waits. */
  save(army: Army): Promise<void>;
  /** The revision an army was read with: the one the next save starts from. */
  know(army: Army): void;
  /** True while a state of this army waits or is being stored. */
  isBusy(id: string): boolean;
  forget(id: string): void;
  settled(): Promise<void>;
}

interface Hooks {
  readonly onSaved: (saved: SavedArmy) => Promise<void> | void;
  /** The record in its place cannot be read here (a newer version wrote it), so it was not written over. */
  readonly onRefused: (army: Army) => Promise<void> | void;
}

/** Stores armies one after another without ever holding up the screen; states that were overtaken are left out. */
export function createArmySaver(services: Services, hooks: Hooks): ArmySaver {
  const { store, now, storage } = services;
  const waiting = new Map<string, Army>();
  const revisions = new Map<string, number>();
  let storing: string | undefined;
  let running: Promise<void> | undefined;

  async function storeAll(): Promise<void> {
    for (let [next] = waiting; next; [next] = waiting) {
      const [id, army] = next;
      waiting.delete(id);
      storing = id;
      const revision = Math.max(army.revision, revisions.get(id) ?? 0);
      const saved = await saveArmy(store, { ...army, revision }, now());
      storing = undefined;
      if (!saved.ok) saved.issues.forEach(storage.report);
      else if (!saved.value.ok) await hooks.onRefused(army);
      else {
        revisions.set(id, saved.value.value.army.revision);
        await hooks.onSaved(saved.value.value);
      }
    }
  }

  return {
    save(army) {
      waiting.set(army.id, army);
      running ??= storeAll().finally(() => {
        running = undefined;
      });
      return running;
    },
    know: (army) => void revisions.set(army.id, army.revision),
    isBusy: (id) => waiting.has(id) || storing === id,
    forget(id) {
      waiting.delete(id);
      revisions.delete(id);
    },
    settled: async () => {
      await running;
    },
  };
}
