import { computed, type ReadonlySignal } from '@preact/signals';
import { createRecordId, freeId } from '../storage/record-id.ts';
import type { SavedRoll } from '../storage/saved-rolls.ts';
import { longestName } from './dice-inputs.ts';
import { createKeptList, createNaming, fitting, inserted, renamed } from './kept-list.ts';
import type { Services } from './services.ts';

export type { SavedRoll };

export const mostSavedRolls = 100;

export type UnsavedRoll = Omit<SavedRoll, 'id' | 'name'>;
type List = readonly SavedRoll[];

export interface SavedRolls {
  readonly rolls: ReadonlySignal<List>;
  readonly arrived: Promise<void>;
  /** Why nothing can be saved: the record is of a newer version of the app. */
  readonly newer: ReadonlySignal<boolean>;
  readonly full: ReadonlySignal<boolean>;
  /** The name being given to a roll; undefined while none is. */
  readonly naming: ReadonlySignal<string | undefined>;
  startNaming(name: string): void;
  stopNaming(): void;
  /** Saves a roll under the name, cut to what fits; undefined where there is no name or no room. */
  add(name: string, roll: UnsavedRoll): SavedRoll | undefined;
  /** A name without a letter changes nothing. */
  rename(id: string, name: string): void;
  /** Moves a roll by so many places, towards the front when negative. */
  move(id: string, by: number): void;
  /** Takes a roll away; a notice offers it back. Needs the texts `rolls`. */
  remove(id: string): void;
}

export function moved(rolls: List, id: string, by: number): List {
  const from = rolls.findIndex((roll) => roll.id === id);
  const roll = rolls[from];
  if (!roll) return rolls;
  const to = Math.min(rolls.length - 1, Math.max(0, from + by));
  return rolls.toSpliced(from, 1).toSpliced(to, 0, roll);
}

/** Cut to the longest name that is kept. */
export function fittingName(name: string): string {
  return fitting(name, longestName);
}

/** The player's own rolls, on the device and in step with other tabs. */
export function createSavedRolls(
  services: Pick<Services, 'store' | 'storage' | 'sync' | 'fill' | 'drafts' | 'notices' | 'language'>,
): SavedRolls {
  const { fill, drafts, language } = services;
  const list = createKeptList<SavedRoll>(services, {
    kind: 'saved-rolls',
    stored: async () => (await import('../storage/saved-rolls.ts')).savedRollsList,
    removed: () => language.texts('rolls'),
  });
  const { items: rolls, newer, change } = list;
  const { naming, startNaming, stopNaming, resume } = createNaming(drafts, 'saved-roll');

  return {
    rolls,
    arrived: Promise.all([list.read(), resume()]).then(() => undefined),
    newer,
    full: computed(() => rolls.value.length >= mostSavedRolls),
    naming,
    startNaming,
    stopNaming,
    add(given, roll) {
      const name = fittingName(given);
      const known = rolls.peek();
      if (name === '' || known.length >= mostSavedRolls || newer.peek()) return undefined;
      const { notation, rules, need, inches } = roll;
      const saved: SavedRoll = {
        // Two rolls never become one, whatever the source of bytes says.
        id: freeId(createRecordId(fill), known),
        name,
        notation,
        rules: { bonus: rules.bonus, floor: rules.floor },
        ...(need === undefined ? {} : { need }),
        ...(inches ? { inches } : {}),
      };
      change((now) => inserted(now, saved, now.length));
      return saved;
    },
    rename(id, given) {
      const name = fittingName(given);
      if (name !== '' && !newer.peek()) change((now) => renamed(now, id, name));
    },
    move(id, by) {
      if (!newer.peek()) change((now) => moved(now, id, by));
    },
    remove: list.remove,
  };
}
