import { computed, type ReadonlySignal } from '@preact/signals';
import { createKeptList, fitting } from '../../kit/kept-list.ts';
import type { Services } from '../../platform/services.ts';
import type { SectionKind, Strength } from '../../rules/mage-knight/kinds.ts';
import { type DialProfile, dialFault, siegeLimits } from '../../rules/mage-knight/siege-setup.ts';
import { dialsList, type SavedDial } from '../../storage/dials.ts';
import { createRecordId, freeId } from '../../storage/record-id.ts';

/** Enough for every section that was ever sold, at both strengths. */
const mostDials = 100;

/** A dial as it is typed, before it is kept. */
export type NewDial = Omit<SavedDial, 'id'>;

/** The dials that a player typed once, for later games. */
export interface DialShelf {
  readonly items: ReadonlySignal<readonly SavedDial[]>;
  readonly full: ReadonlySignal<boolean>;
  /** Why nothing can be saved: the record is of a newer version of the app. */
  readonly newer: ReadonlySignal<boolean>;
  read(): Promise<void>;
  /** Those of a kind of section, of the strength wanted first. */
  fitting(kind: SectionKind, strength: Strength): readonly SavedDial[];
  /** Undefined where there is no room or no dial in it. */
  save(dial: NewDial): SavedDial | undefined;
  change(id: string, dial: NewDial): void;
  /** Takes a dial away; a notice offers it back. What has no name is called `called`. Needs the texts `castlesiege`. */
  remove(id: string, called?: string): void;
}

function isDial({ range, clicks }: DialProfile): boolean {
  return dialFault({ kind: 'values', profile: { range, clicks } }) === undefined;
}

export function createDialShelf(
  services: Pick<Services, 'store' | 'storage' | 'sync' | 'notices' | 'language' | 'fill'>,
  removed: () => {
    readonly removed: (name: string) => string;
    readonly removedMany: (count: number) => string;
  },
): DialShelf {
  const list = createKeptList<SavedDial>(services, {
    kind: 'castle-dials',
    stored: dialsList,
    removed,
  });
  const { items, newer, change } = list;
  const full = computed(() => items.value.length >= mostDials);
  const kept = (dial: NewDial): NewDial => ({ ...dial, name: fitting(dial.name, siegeLimits.name) });
  return {
    items,
    full,
    newer,
    read: list.read,
    fitting: (kind, strength) =>
      items.value
        .filter((dial) => dial.kind === kind)
        .toSorted((one, other) => Number(other.strength === strength) - Number(one.strength === strength)),
    save(dial) {
      if (full.peek() || newer.peek() || !isDial(dial)) return undefined;
      const saved: SavedDial = { id: freeId(createRecordId(services.fill), items.peek()), ...kept(dial) };
      change((now) => [...now, saved]);
      return saved;
    },
    change(id, dial) {
      if (newer.peek() || !isDial(dial)) return;
      change((now) => now.map((known) => (known.id === id ? { ...known, ...kept(dial) } : known)));
    },
    remove: list.remove,
  };
}
