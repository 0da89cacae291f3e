import { type ReadonlySignal, signal } from '@preact/signals';
import { createRecordId, freeId } from '../storage/record-id.ts';
import type { SavedRoll, SavedRollsIssue } from '../storage/saved-rolls.ts';
import { longestName } from './dice-inputs.ts';
import { inOrder } from './in-order.ts';
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

const storedRolls = () => import('../storage/saved-rolls.ts');
const place = 'saved-roll';

export function renamed(rolls: List, id: string, name: string): List {
  return rolls.map((roll) => (roll.id === id ? { ...roll, name } : roll));
}

export function moved(rolls: List, id: string, by: number): List {
  const from = rolls.findIndex((roll) => roll.id === id);
  const roll = rolls[from];
  if (!roll) return rolls;
  const to = Math.min(rolls.length - 1, Math.max(0, from + by));
  return rolls.toSpliced(from, 1).toSpliced(to, 0, roll);
}

/** The roll back at its place, or as near as what happened since allows. */
export function inserted(rolls: List, roll: SavedRoll, at: number): List {
  return rolls.some(({ id }) => id === roll.id) ? rolls : rolls.toSpliced(at, 0, roll);
}

/** Cut to the longest name that is kept, never through the middle of a sign. */
export function fittingName(name: string): string {
  return name
    .trim()
    .slice(0, longestName)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** The player's own rolls, on the device and in step with other tabs. */
export function createSavedRolls(
  services: Pick<Services, 'store' | 'storage' | 'sync' | 'fill' | 'drafts' | 'notices' | 'language'>,
): SavedRolls {
  const { store, storage, sync, fill, drafts, notices, language } = services;
  const rolls = signal<List>([]);
  const newer = signal(false);
  const full = signal(false);
  const naming = signal<string | undefined>(undefined);
  const queue = inOrder();
  let waiting: ((rolls: List) => List)[] = [];
  let gone: readonly { readonly roll: SavedRoll; readonly at: number }[] = [];
  let goneNotice: number | undefined;

  /** What is stored, with the changes that are still on their way. */
  function show(stored: List): void {
    rolls.value = waiting.reduce((list, change) => change(list), stored);
    full.value = rolls.peek().length >= mostSavedRolls;
  }

  function report(issues: readonly SavedRollsIssue[]): void {
    for (const issue of issues) {
      if (issue.code === 'saved-rolls-newer') newer.value = true;
      else if (issue.code !== 'saved-rolls-damaged') storage.report(issue);
    }
  }

  const read = () =>
    queue(async () => {
      const { loadSavedRolls } = await storedRolls();
      const loaded = await loadSavedRolls(store);
      if (loaded.ok) show(loaded.value);
      else report(loaded.issues);
    });

  function change(apply: (rolls: List) => List): void {
    waiting.push(apply);
    rolls.value = apply(rolls.peek());
    full.value = rolls.peek().length >= mostSavedRolls;
    void queue(async () => {
      const { changeSavedRolls } = await storedRolls();
      const changed = await changeSavedRolls(store, apply);
      waiting = waiting.filter((each) => each !== apply);
      if (!changed.ok) return report(changed.issues);
      show(changed.value);
      sync.tell({ kind: 'saved-rolls' });
    });
  }

  sync.listen((heard) => {
    if (heard.kind === 'saved-rolls') void read();
  });

  async function resumeNaming(): Promise<void> {
    const draft = await drafts.load(place);
    if (draft && naming.peek() === undefined) naming.value = draft;
  }

  function setNaming(name: string | undefined): void {
    naming.value = name;
    drafts.save(place, name ?? '');
  }

  return {
    rolls,
    arrived: Promise.all([read(), resumeNaming()]).then(() => undefined),
    newer,
    full,
    naming,
    startNaming: (name) => setNaming(name),
    stopNaming: () => setNaming(undefined),
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
      change((list) => inserted(list, saved, list.length));
      return saved;
    },
    rename(id, given) {
      const name = fittingName(given);
      if (name !== '' && !newer.peek()) change((list) => renamed(list, id, name));
    },
    move(id, by) {
      if (!newer.peek()) change((list) => moved(list, id, by));
    },
    remove(id) {
      const at = rolls.peek().findIndex((roll) => roll.id === id);
      const roll = rolls.peek()[at];
      if (!roll || newer.peek()) return;
      change((list) => list.filter((each) => each.id !== id));
      // Taken away one after the other, they come back together.
      gone = notices.current.peek()?.id === goneNotice ? [...gone, { roll, at }] : [{ roll, at }];
      const back = gone;
      const t = language.texts('rolls');
      goneNotice = notices.show(back.length > 1 ? t.removedMany(back.length) : t.removed(roll.name), {
        action: {
          label: language.texts('shell').undo,
          run: () =>
            change((list) => back.reduceRight((now, each) => inserted(now, each.roll, each.at), list)),
        },
      });
    },
  };
}
