import type { Services } from '../platform/services.ts';
import { type SavedArmy, saveArmy } from '../storage/army/armies.ts';
import type { Army } from '../storage/army/army.ts';
import { joinArmies } from '../storage/army/army-join.ts';
import type { KnownOfArmy } from '../storage/army/summary.ts';

export interface ArmySaver {
  /** Stores the newest state of an army as soon as the one before it is stored; resolves when nothing waits. */
  save(army: Army): Promise<void>;
  /** An army as it was read: what the next save starts from. */
  know(army: Army): void;
  /** True while a state of this army waits or is being stored. */
  isBusy(id: string): boolean;
  forget(id: string): void;
  settled(): Promise<void>;
}

interface Hooks {
  /** What the code of its game says of an army, for its summary. */
  readonly knownOf: (army: Army) => KnownOfArmy;
  /** With what there is of the army now: as it is stored, with what was entered since it was handed in. */
  readonly onSaved: (saved: SavedArmy, now: Army) => Promise<void> | void;
  /** The record in its place cannot be read here (a newer version wrote it), so it was not written over. */
  readonly onRefused: (army: Army) => Promise<void> | void;
}

/** Who edits for long without a pause has a version of every so many milliseconds. */
const milestoneEvery = 10 * 60_000;

/** Stores armies one after another without ever holding up the screen; states that were overtaken are left out. */
export function createArmySaver(services: Services, hooks: Hooks): ArmySaver {
  const { store, now, storage } = services;
  const waiting = new Map<string, Army>();
  /** Each army as it is stored, as far as this tab knows: what is entered is entered into this one. */
  const bases = new Map<string, Army>();
  const overruled = new Set<string>();
  /** When each army's last version was kept by this tab, or when it was first edited here. */
  const milestones = new Map<string, number>();
  let storing: string | undefined;
  let running: Promise<void> | undefined;

  async function storeAll(): Promise<void> {
    for (let [next] = waiting; next; [next] = waiting) {
      const [id, army] = next;
      waiting.delete(id);
      storing = id;
      const time = now();
      const since = milestones.get(id) ?? time;
      const saved = await saveArmy(store, army, time, {
        base: bases.get(id),
        keep: overruled.has(id),
        milestone: time - since >= milestoneEvery,
        knownOf: hooks.knownOf,
      });
      storing = undefined;
      if (!saved.ok) saved.issues.forEach(storage.report);
      else if (!saved.value.ok) await hooks.onRefused(army);
      else {
        const stored = saved.value.value.army;
        bases.set(id, stored);
        milestones.set(id, saved.value.value.kept ? time : since);
        overruled.delete(id);
        await hooks.onSaved(saved.value.value, joinWaiting(army, stored));
      }
    }
  }

  /** What was entered while an army was on its way belongs to what it became there. */
  function joinWaiting(sent: Army, stored: Army): Army {
    const later = waiting.get(stored.id);
    if (!later) return stored;
    const joined = joinArmies(sent, later, stored);
    if (joined.overruled) overruled.add(stored.id);
    waiting.set(stored.id, joined.army);
    return joined.army;
  }

  return {
    save(army) {
      waiting.set(army.id, army);
      running ??= storeAll().finally(() => {
        running = undefined;
      });
      return running;
    },
    know: (army) => void bases.set(army.id, army),
    isBusy: (id) => waiting.has(id) || storing === id,
    forget(id) {
      waiting.delete(id);
      bases.delete(id);
      overruled.delete(id);
    },
    settled: async () => {
      await running;
    },
  };
}
