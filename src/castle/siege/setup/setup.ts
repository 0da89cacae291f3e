import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createKeptList, fitting } from '../../../kit/named-list.ts';
import type { Drafts } from '../../../platform/drafts.ts';
import type { Services } from '../../../platform/services.ts';
import {
  type SectionKind,
  type Strength,
  suggestedClicks,
  suggestedPoints,
} from '../../../rules/mage-knight/kinds.ts';
import type { CastlePlan, PlacedSection } from '../../../rules/mage-knight/plan/plan.ts';
import {
  checkSetup,
  costOfCastles,
  type DialProfile,
  dialFault,
  freshSection,
  type SetupIssue,
  type SiegePlayer,
  type SiegeSection,
  type SiegeSetup,
  siegeLimits,
  typicalCastle,
} from '../../../rules/mage-knight/siege/siege-setup.ts';
import type { Army } from '../../../storage/army/army.ts';
import { castleOfArmy } from '../../../storage/castle/castle-sections.ts';
import { dialsList, type SavedDial } from '../../../storage/castle/dials.ts';
import { decodeSetup } from '../../../storage/castle/siege-setup.ts';
import { createRecordId, freeId } from '../../../storage/record-id.ts';
import { countOfKind } from '../../plan/findings-text.ts';
import { decodePlan } from '../../plan/link.ts';

/** The set-up of the next siege, kept as it is entered. */
export interface SiegeDraft {
  readonly setup: ReadonlySignal<SiegeSetup>;
  /** What is still wrong with it; with nothing it can begin. */
  readonly issues: ReadonlySignal<readonly SetupIssue[]>;
  /** What each player's castle costs out of his army. */
  readonly castle: ReadonlySignal<readonly number[]>;
  readonly full: ReadonlySignal<boolean>;
  change(part: Partial<Pick<SiegeSetup, 'game' | 'players'>>): void;
  changePlayer(index: number, part: PlayerChange): void;
  addPlayer(): void;
  /** The player and his castle; those after him move up. */
  removePlayer(index: number): void;
  add(kind: SectionKind, owner?: number): void;
  /** With another kind or strength come its suggested points and first click, unless they are given. */
  changeSection(index: number, part: Partial<SiegeSection>): void;
  duplicateSection(index: number): void;
  removeSection(index: number): void;
  /** Puts a typical castle in place of the one this player has. */
  useTypical(owner?: number): void;
  /** The sections of a plan in place of all; one that stands where it stood keeps its dial, name and points. */
  take(plan: CastlePlan): void;
  /** The same with the map's plan; false where there are none. */
  fromMap(): Promise<boolean>;
  /** Puts the castle that a player's army has bought in place of the one he has, with its typed dials (MK-PTS-02). */
  fromArmy(army: Pick<Army, 'lines'>, owner: number): void;
  clear(): void;
  /** Puts an earlier set-up back: the undo of what takes things away. */
  restore(setup: SiegeSetup): void;
}

/** `actions: undefined`: nobody counts them. */
export interface PlayerChange {
  readonly name?: string;
  readonly actions?: number | undefined;
}

/** Where the set-up is kept, and where the map's plan is. */
const siegeDraft = 'castle-siege';

const mapDraft = 'castle-map';

export const emptySetup: SiegeSetup = {
  game: 'ordinary',
  players: [{ name: '' }, { name: '' }],
  sections: [],
};

/** A section of another kind or strength, with what the list of 2002 suggests for it (MK-PTS-01). */
function changedSection(section: SiegeSection, part: Partial<SiegeSection>): SiegeSection {
  const { ofKind, ...now } = { ...section, ...part };
  const { kind, strength } = now;
  // Of another kind it has no longer its place among those of its plan.
  const changed: SiegeSection = kind !== section.kind || ofKind === undefined ? now : { ...now, ofKind };
  if (kind === section.kind && strength === section.strength) return changed;
  const suggested = { points: suggestedPoints[kind][strength], start: suggestedClicks[strength] };
  // Values of another section's dial say nothing about this one.
  const dial = kind === section.kind ? {} : { dial: freshSection(kind, 0).dial };
  return { ...changed, ...suggested, ...dial, ...part };
}

/** The castles of a plan in place of those set up; more players where it has more. */
function withPlan(setup: SiegeSetup, plan: CastlePlan): SiegeSetup {
  const { players, sections } = setup;
  const kinds = plan.sections.map(({ kind }) => kind);
  const wanted = Math.min(siegeLimits.players, Math.max(players.length, plan.players.length));
  const stood = ({ kind, owner, outline }: PlacedSection) =>
    sections.find(
      (section) =>
        section.kind === kind &&
        section.owner === owner &&
        JSON.stringify(section.outline) === JSON.stringify(outline),
    );
  return {
    ...setup,
    players: Array.from({ length: wanted }, (_, at) => players[at] ?? { name: '' }),
    sections: plan.sections.slice(0, siegeLimits.sections).map((placed, place) => ({
      ...(stood(placed) ?? { ...freshSection(placed.kind, placed.owner), outline: placed.outline }),
      number: place + 1,
      ofKind: countOfKind(kinds, place) ?? 0,
    })),
  };
}

function withoutPlayer({ players, sections, ...rest }: SiegeSetup, index: number): SiegeSetup {
  return {
    ...rest,
    players: players.filter((_, at) => at !== index),
    sections: sections
      .filter(({ owner }) => owner !== index)
      .map((section) => (section.owner > index ? { ...section, owner: section.owner - 1 } : section)),
  };
}

export interface LoadedDraft extends SiegeDraft {
  readonly arrived: Promise<void>;
}

export function createSiegeDraft(drafts: Drafts, changed: () => void): LoadedDraft {
  const setup = signal(emptySetup);
  let touched = false;

  const arrived = drafts.load(siegeDraft).then((text) => {
    const stored = text ? decodeSetup(text) : undefined;
    if (stored && !touched) setup.value = stored;
  });

  function set(value: SiegeSetup): void {
    touched = true;
    changed();
    setup.value = value;
    drafts.save(siegeDraft, JSON.stringify(value));
  }

  const change = (part: Partial<SiegeSetup>) => set({ ...setup.peek(), ...part });
  const sectionsChanged = (apply: (sections: readonly SiegeSection[]) => readonly SiegeSection[]) =>
    change({ sections: apply(setup.peek().sections).slice(0, siegeLimits.sections) });

  /** New sections belong to who has some already: most games have one lord. */
  const defaultOwner = () => setup.peek().sections.at(-1)?.owner ?? 0;

  return {
    arrived,
    setup,
    issues: computed(() => {
      const checked = checkSetup(setup.value);
      return checked.ok ? [] : checked.issues;
    }),
    castle: computed(() => costOfCastles(setup.value)),
    full: computed(() => setup.value.sections.length >= siegeLimits.sections),
    change,
    changePlayer(index, part) {
      change({
        players: setup
          .peek()
          .players.map((player, at) => (at === index ? changedPlayer({ ...player, ...part }) : player)),
      });
    },
    addPlayer() {
      const { players } = setup.peek();
      if (players.length < siegeLimits.players) change({ players: [...players, { name: '' }] });
    },
    removePlayer(index) {
      if (setup.peek().players.length > siegeLimits.fewestPlayers) set(withoutPlayer(setup.peek(), index));
    },
    add(kind, owner = defaultOwner()) {
      const strength: Strength = setup.peek().sections.at(-1)?.strength ?? 'heavy';
      sectionsChanged((sections) => [...sections, freshSection(kind, owner, strength)]);
    },
    changeSection(index, part) {
      sectionsChanged((sections) =>
        sections.map((section, at) => (at === index ? changedSection(section, part) : section)),
      );
    },
    duplicateSection(index) {
      const section = setup.peek().sections[index];
      if (!section) return;
      // Two of one name could not be told apart; without names they are numbered. Nor do two stand in one place.
      const { outline: _, number: __, ofKind: ___, ...copied } = section;
      sectionsChanged((sections) => sections.toSpliced(index + 1, 0, { ...copied, name: '' }));
    },
    removeSection(index) {
      sectionsChanged((sections) => sections.filter((_, at) => at !== index));
    },
    useTypical(owner = defaultOwner()) {
      const fresh = typicalCastle.map((kind) => freshSection(kind, owner));
      sectionsChanged((sections) => [...sections.filter((section) => section.owner !== owner), ...fresh]);
    },
    take: (plan) => set(withPlan(setup.peek(), plan)),
    async fromMap() {
      const text = await drafts.load(mapDraft);
      const plan = decodePlan(text ?? '');
      if (!plan || plan.sections.length === 0) return false;
      set(withPlan(setup.peek(), plan));
      return true;
    },
    fromArmy(army, owner) {
      const bought = castleOfArmy(army, owner);
      sectionsChanged((sections) => [...sections.filter((section) => section.owner !== owner), ...bought]);
    },
    clear: () => set(emptySetup),
    restore: set,
  };
}

/** A player whose actions nobody counts any more has no such field. */
function changedPlayer({
  actions,
  ...player
}: SiegePlayer | (PlayerChange & { readonly name: string })): SiegePlayer {
  return actions === undefined ? player : { ...player, actions };
}

/** Enough for every section that was ever sold, at both strengths. */
const mostDials = 100;

/** A dial as it is typed, before it is kept. */
type NewDial = Omit<SavedDial, 'id'>;

/** The dials that a player typed once, for later games. */
export interface KnownDials {
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

export function createKnownDials(
  services: Pick<Services, 'store' | 'storage' | 'sync' | 'notices' | 'language' | 'fill'>,
  removed: () => {
    readonly removed: (name: string) => string;
    readonly removedMany: (count: number) => string;
  },
): KnownDials {
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
