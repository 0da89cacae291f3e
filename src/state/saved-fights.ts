import { type ReadonlySignal, signal } from '@preact/signals';
import type { SavedFight, SavedFightsIssue } from '../storage/fights.ts';
import { createRecordId, freeId } from '../storage/record-id.ts';
import { inOrder } from './in-order.ts';
import type { Services } from './services.ts';

export type { SavedFight };

export const mostSavedFights = 60;

/** As `savedFightBounds` of the storage has it, whose code comes later. */
export const fightBounds = { name: 80, query: 2_000, play: 20_000 } as const;

/** A fight as it stands on the screen. */
export type UnsavedFight = Omit<SavedFight, 'id' | 'name'>;
type List = readonly SavedFight[];

export interface SavedFights {
  readonly fights: ReadonlySignal<List>;
  readonly arrived: Promise<void>;
  /** Why nothing can be saved: the record is of a newer version of the app. */
  readonly newer: ReadonlySignal<boolean>;
  readonly full: ReadonlySignal<boolean>;
  /** The name being given to a fight; undefined while none is. */
  readonly naming: ReadonlySignal<string | undefined>;
  startNaming(name: string): void;
  stopNaming(): void;
  /** Saves a fight under the name, cut to what fits; undefined where there is no name or no room. */
  add(name: string, fight: UnsavedFight): SavedFight | undefined;
  /** A name without a letter changes nothing. */
  rename(id: string, name: string): void;
  /** A second one of the same, right behind it, under the name given. */
  duplicate(id: string, name: string): SavedFight | undefined;
  /** Takes a fight away; a notice offers it back. Needs the texts `fights`. */
  remove(id: string): void;
}

const storedFights = () => import('../storage/fights.ts');
const place = 'saved-fight';

export function renamed(fights: List, id: string, name: string): List {
  return fights.map((fight) => (fight.id === id ? { ...fight, name } : fight));
}

/** The fight at its place, or as near as what happened since allows. */
export function inserted(fights: List, fight: SavedFight, at: number): List {
  return fights.some(({ id }) => id === fight.id) ? fights : fights.toSpliced(at, 0, fight);
}

/** Cut to the longest name that is kept, never through the middle of a sign. */
export function fittingName(name: string): string {
  return name
    .trim()
    .slice(0, fightBounds.name)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** Rolls beyond what is kept are left out: the fight itself matters more. */
export function fittingFight({ mode, query, play }: UnsavedFight): UnsavedFight {
  return { mode, query, ...(play === undefined || play.length > fightBounds.play ? {} : { play }) };
}

/** The player's own fights, on the device and in step with other tabs. */
export function createSavedFights(
  services: Pick<Services, 'store' | 'storage' | 'sync' | 'fill' | 'drafts' | 'notices' | 'language'>,
): SavedFights {
  const { store, storage, sync, fill, drafts, notices, language } = services;
  const fights = signal<List>([]);
  const newer = signal(false);
  const full = signal(false);
  const naming = signal<string | undefined>(undefined);
  const queue = inOrder();
  let waiting: ((fights: List) => List)[] = [];
  let gone: readonly { readonly fight: SavedFight; readonly at: number }[] = [];
  let goneNotice: number | undefined;

  function set(list: List): void {
    fights.value = list;
    full.value = list.length >= mostSavedFights;
  }

  /** What is stored, with the changes that are still on their way. */
  function show(stored: List): void {
    set(waiting.reduce((list, change) => change(list), stored));
  }

  function report(issues: readonly SavedFightsIssue[]): void {
    for (const issue of issues) {
      if (issue.code === 'fights-newer') newer.value = true;
      else if (issue.code !== 'fights-damaged') storage.report(issue);
    }
  }

  const read = () =>
    queue(async () => {
      const { loadSavedFights } = await storedFights();
      const loaded = await loadSavedFights(store);
      if (loaded.ok) show(loaded.value);
      else report(loaded.issues);
    });

  function change(apply: (fights: List) => List): void {
    waiting.push(apply);
    set(apply(fights.peek()));
    void queue(async () => {
      const { changeSavedFights } = await storedFights();
      const changed = await changeSavedFights(store, apply);
      waiting = waiting.filter((each) => each !== apply);
      if (!changed.ok) return report(changed.issues);
      show(changed.value);
      sync.tell({ kind: 'fights' });
    });
  }

  function insert(given: string, fight: UnsavedFight, at: number): SavedFight | undefined {
    const name = fittingName(given);
    const known = fights.peek();
    if (name === '' || full.peek() || newer.peek() || fight.query.length > fightBounds.query)
      return undefined;
    // Two fights never become one, whatever the source of bytes says.
    const saved: SavedFight = { id: freeId(createRecordId(fill), known), name, ...fittingFight(fight) };
    change((list) => inserted(list, saved, at));
    return saved;
  }

  sync.listen((heard) => {
    if (heard.kind === 'fights') void read();
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
    fights,
    arrived: Promise.all([read(), resumeNaming()]).then(() => undefined),
    newer,
    full,
    naming,
    startNaming: (name) => setNaming(name),
    stopNaming: () => setNaming(undefined),
    add: (name, fight) => insert(name, fight, fights.peek().length),
    rename(id, given) {
      const name = fittingName(given);
      if (name !== '' && !newer.peek()) change((list) => renamed(list, id, name));
    },
    duplicate(id, name) {
      const at = fights.peek().findIndex((fight) => fight.id === id);
      const fight = fights.peek()[at];
      return fight && insert(name, fight, at + 1);
    },
    remove(id) {
      const at = fights.peek().findIndex((fight) => fight.id === id);
      const fight = fights.peek()[at];
      if (!fight || newer.peek()) return;
      change((list) => list.filter((each) => each.id !== id));
      // Taken away one after the other, they come back together.
      gone = notices.current.peek()?.id === goneNotice ? [...gone, { fight, at }] : [{ fight, at }];
      const back = gone;
      const t = language.texts('fightsaved');
      goneNotice = notices.show(back.length > 1 ? t.removedMany(back.length) : t.removed(fight.name), {
        action: {
          label: language.texts('shell').undo,
          run: () =>
            change((list) => back.reduceRight((now, each) => inserted(now, each.fight, each.at), list)),
        },
      });
    },
  };
}
