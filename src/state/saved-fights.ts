import { computed, type ReadonlySignal } from '@preact/signals';
import type { SavedFight, SavedFightsIssue } from '../storage/fights.ts';
import { createRecordId, freeId } from '../storage/record-id.ts';
import { createKeptList, createNaming, fitting, inserted, renamed } from './kept-list.ts';
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

/** Cut to the longest name that is kept. */
export function fittingName(name: string): string {
  return fitting(name, fightBounds.name);
}

/** Rolls beyond what is kept are left out: the fight itself matters more. */
export function fittingFight({ mode, query, play }: UnsavedFight): UnsavedFight {
  return { mode, query, ...(play === undefined || play.length > fightBounds.play ? {} : { play }) };
}

/** The player's own fights, on the device and in step with other tabs. */
export function createSavedFights(
  services: Pick<Services, 'store' | 'storage' | 'sync' | 'fill' | 'drafts' | 'notices' | 'language'>,
): SavedFights {
  const { fill, drafts, language } = services;
  const list = createKeptList<SavedFight, SavedFightsIssue>(services, {
    kind: 'fights',
    stored: async () => {
      const { loadSavedFights, changeSavedFights } = await import('../storage/fights.ts');
      return { load: loadSavedFights, change: changeSavedFights };
    },
    judge(issue) {
      if (issue.code === 'fights-newer') return 'newer';
      return issue.code === 'fights-damaged' ? 'damaged' : issue;
    },
    removed: () => language.texts('fightsaved'),
  });
  const { items: fights, newer, change } = list;
  const full = computed(() => fights.value.length >= mostSavedFights);
  const { naming, startNaming, stopNaming, resume } = createNaming(drafts, 'saved-fight');

  function insert(given: string, fight: UnsavedFight, at: number): SavedFight | undefined {
    const name = fittingName(given);
    const known = fights.peek();
    if (name === '' || full.peek() || newer.peek() || fight.query.length > fightBounds.query)
      return undefined;
    // Two fights never become one, whatever the source of bytes says.
    const saved: SavedFight = { id: freeId(createRecordId(fill), known), name, ...fittingFight(fight) };
    change((now) => inserted(now, saved, at));
    return saved;
  }

  return {
    fights,
    arrived: Promise.all([list.read(), resume()]).then(() => undefined),
    newer,
    full,
    naming,
    startNaming,
    stopNaming,
    add: (name, fight) => insert(name, fight, fights.peek().length),
    rename(id, given) {
      const name = fittingName(given);
      if (name !== '' && !newer.peek()) change((now) => renamed(now, id, name));
    },
    duplicate(id, name) {
      const at = fights.peek().findIndex((fight) => fight.id === id);
      const fight = fights.peek()[at];
      return fight && insert(name, fight, at + 1);
    },
    remove: list.remove,
  };
}
