import { computed, type ReadonlySignal } from '@preact/signals';
import type { SavedFight } from '../storage/fights.ts';
import { createRecordId, freeId } from '../storage/record-id.ts';
import { type FightGame, gameOfMode } from './fight-address.ts';
import { createKeptList, createNaming, fitting, inserted, renamed } from './kept-list.ts';
import type { Services } from './services.ts';

export type { SavedFight };

/** Of one game. */
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

const namings: Readonly<Record<FightGame, string>> = { brikwars: 'saved-fight', usb: 'usb-saved-fight' };

/** The player's own fights of a game, on the device and in step with other tabs; those of all games are one record. */
export function createSavedFights(
  services: Pick<Services, 'store' | 'storage' | 'sync' | 'fill' | 'drafts' | 'notices' | 'language'>,
  game: FightGame,
): SavedFights {
  const { fill, drafts, language } = services;
  const list = createKeptList<SavedFight>(services, {
    kind: 'fights',
    stored: async () => (await import('../storage/fights.ts')).savedFightsList,
    removed: () => language.texts('fightsaved'),
  });
  const { items, newer, change } = list;
  const fights = computed(() => items.value.filter(({ mode }) => gameOfMode(mode) === game));
  const full = computed(() => fights.value.length >= mostSavedFights);
  const { naming, startNaming, stopNaming, resume } = createNaming(drafts, namings[game]);

  function insert(given: string, fight: UnsavedFight, at: number): SavedFight | undefined {
    const name = fittingName(given);
    const known = items.peek();
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
    add: (name, fight) => insert(name, fight, items.peek().length),
    rename(id, given) {
      const name = fittingName(given);
      if (name !== '' && !newer.peek()) change((now) => renamed(now, id, name));
    },
    duplicate(id, name) {
      const at = items.peek().findIndex((fight) => fight.id === id);
      const fight = items.peek()[at];
      return fight && insert(name, fight, at + 1);
    },
    remove: list.remove,
  };
}
