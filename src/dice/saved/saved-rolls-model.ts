import type { ReadonlySignal } from '@preact/signals';
import { createNamedList, type NamedList, type NamedListServices } from '../../kit/named-list.ts';
import { type SavedRoll, savedRollsList } from '../../storage/saved-rolls.ts';
import { longestName } from '../inputs.ts';

export const mostSavedRolls = 100;

export type UnsavedRoll = Omit<SavedRoll, 'id' | 'name'>;
type List = readonly SavedRoll[];

export interface SavedRolls extends NamedList<UnsavedRoll> {
  readonly rolls: ReadonlySignal<List>;
  /** Moves a roll by so many places, towards the front when negative. */
  move(id: string, by: number): void;
}

export function moved(rolls: List, id: string, by: number): List {
  const from = rolls.findIndex((roll) => roll.id === id);
  const roll = rolls[from];
  if (!roll) return rolls;
  const to = Math.min(rolls.length - 1, Math.max(0, from + by));
  return rolls.toSpliced(from, 1).toSpliced(to, 0, roll);
}

/** The player's own rolls, on the device and in step with other tabs. What is taken away needs the texts `rolls`. */
export function createSavedRolls(services: NamedListServices): SavedRolls {
  const {
    items: rolls,
    change,
    ...list
  } = createNamedList<UnsavedRoll>(services, {
    kind: 'saved-rolls',
    stored: savedRollsList,
    removed: () => services.language.texts('rolls'),
    place: 'saved-roll',
    most: mostSavedRolls,
    longestName,
    bare: ({ notation, rules, need, inches }) => ({
      notation,
      rules: { bonus: rules.bonus, floor: rules.floor },
      ...(need === undefined ? {} : { need }),
      ...(inches ? { inches } : {}),
    }),
  });
  return {
    ...list,
    rolls,
    move(id, by) {
      if (!list.newer.peek()) change((now) => moved(now, id, by));
    },
  };
}
