import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { offerUndo } from '../kit/undo.ts';
import {
  addLine,
  changeLine,
  copyArmy,
  newArmy,
  removeLine,
  unitLine,
  withGame,
  withLimit,
} from '../kit/units/army-edit.ts';
import type { Services } from '../platform/services.ts';
import {
  type ArmyTotals,
  armyBounds,
  armyTotals,
  linePoints,
  type PointsIssue,
  parsePoints,
  standardLimits,
} from '../rules/army.ts';
import type { Profile } from '../rules/brikwars/units/profile.ts';
import type { Game } from '../rules/ids.ts';
import type { Figure } from '../rules/mage-knight/attack/figure.ts';
import { loadArmy, type UnreadableArmy } from '../storage/army/armies.ts';
import type { Army, ArmyLine } from '../storage/army/army.ts';
import { type ArmySummary, type KnownOfArmy, summaryOf } from '../storage/army/summary.ts';
import { type KeptVersion, listVersions, restoreVersion } from '../storage/army/versions.ts';
import { unitOf as figureUnit } from '../storage/castle/castle-figures.ts';
import { createRecordId } from '../storage/record-id.ts';
import { unitOf } from '../storage/units/profile-unit.ts';
import { profileOfUnit } from '../storage/units/profiles.ts';
import { type ArmyEdit, createEditHistory } from './edit-history.ts';
import { createKeptSteps } from './kept-steps.ts';
import { createLineEdits, type LineEdits } from './line-edits.ts';
import { createArmySaver } from './saver.ts';

/** What stands on the screen of one army. `fresh`: just made, nothing entered, so nothing stored yet. */
export type OpenArmy =
  | { readonly state: 'none' }
  | { readonly state: 'loading'; readonly id: string }
  | { readonly state: 'missing'; readonly id: string }
  | { readonly state: 'unreadable'; readonly id: string; readonly unreadable: UnreadableArmy }
  | { readonly state: 'ready'; readonly id: string; readonly army: Army; readonly fresh: boolean };

export type ArmyLineView = ArmyLine;

export interface ArmyEditor extends LineEdits {
  readonly current: ReadonlySignal<OpenArmy>;
  readonly totals: ReadonlySignal<ArmyTotals | undefined>;
  /** The standard limits of the army's game. */
  readonly limits: ReadonlySignal<readonly number[]>;
  readonly versions: ReadonlySignal<readonly KeptVersion[]>;
  /** The line that is open on the screen; back from a fight it still is. */
  readonly unfolded: Signal<string | undefined>;
  /** Headings whose lines are not shown. */
  readonly folded: ReadonlySignal<ReadonlySet<string>>;
  fold(squad: string, folded: boolean): void;
  readonly bounds: typeof armyBounds;
  /** The points of one line: its number times its points. */
  pointsOf(line: ArmyLineView): number;
  rename(name: string): void;
  setGame(game: Game): void;
  setEdition(edition: string): void;
  /** Takes over a limit as it is typed, empty for none; what is wrong with it, if it cannot be read. */
  typeLimit(text: string): PointsIssue | undefined;
  /** A line for a unit, with its values and its cost; the id of the line. */
  addUnit(profile: Profile): string;
  /** So many more of a unit, in the line that has it already or in a new one; the way back. */
  addUnits(profile: Profile, count: number): () => void;
  /** A line for each of the figures of Mage Knight, with its values and points; those alike share one. */
  addFigures(figures: readonly Figure[]): Promise<void>;
  /** How a line's unit fights, in an army of BrikWars whose line says so. */
  unitOf(line: ArmyLineView): Profile | undefined;
  /** Takes over the points of a line as they are typed, empty for 0; what is wrong with them, if they cannot be read. */
  typePoints(id: string, text: string): PointsIssue | undefined;
  /** What a step back takes back and a step forth does again; none before the first edit. */
  readonly back: ReadonlySignal<ArmyEdit | undefined>;
  readonly forth: ReadonlySignal<ArmyEdit | undefined>;
  undo(): void;
  redo(): void;
  /** Takes a line away; a notice offers it back. What has no name is called `called`. */
  removeLine(id: string, called?: string): void;
  restore(version: number): Promise<void>;
}

export interface ArmyEditorControl extends ArmyEditor {
  /** Changes the open army. */
  edit(change: (army: Army) => Army): void;
  /** An id for a new line. */
  createId(): string;
  /** What the lines of a game's armies say of their prices from now on: shown at once, stored with the next change. */
  reprice(game: Game, prices: Pricing): void;
  /** What the code of a game says of armies from now on, kept with them for the list. */
  know(knownOf: (army: Army) => KnownOfArmy): void;
  knownOf(army: Army): KnownOfArmy;
  create(game: Game): string;
  open(id: string): Promise<void>;
  /** Reads an army again that changed elsewhere, unless this tab is just writing it. */
  reload(id: string): Promise<void>;
  /** Stores a copy under a new id. */
  copy(id: string, nameOf: (original: string) => string): Promise<string | undefined>;
  /** Forgets an army; nothing more of it will be stored. */
  forget(id: string): void;
  /** Resolves when everything entered is stored. */
  settled(): Promise<void>;
}

/** The prices of an army, which may depend on what they were before its last change. */
type Pricing = (army: Army, before: Army) => Army;

interface Hooks {
  readonly onSaved: (summary: ArmySummary) => void;
}

export function createArmyEditor(services: Services, hooks: Hooks): ArmyEditorControl {
  const { store, now, settings, storage, notices, language, offline, sync } = services;
  const current = signal<OpenArmy>({ state: 'none' });
  const versions = signal<readonly KeptVersion[]>([]);
  const prices = signal<Readonly<Partial<Record<Game, Pricing>>>>({});
  const priced = (army: Army, before = army, of = prices.peek()) => of[army.game]?.(army, before) ?? army;
  const history = createEditHistory(now);
  const kept = createKeptSteps(services.drafts);
  const folded = signal<ReadonlySet<string>>(new Set());
  const knownOf = signal<(army: Army) => KnownOfArmy>(() => ({}));
  const persistenceAsked = new Set<string>();
  const createId = () => createRecordId(services.fill);
  const currentId = () => {
    const open = current.peek();
    return open.state === 'none' ? undefined : open.id;
  };

  const saver = createArmySaver(services, {
    knownOf: (army) => knownOf.peek()(army),
    async onSaved({ army, summary, overwrote, kept }, shown) {
      const { id } = army;
      const open = current.peek();
      if (open.state === 'ready' && open.id === id) current.value = { ...open, army: shown };
      hooks.onSaved(summary);
      sync.notify({ kind: 'army', id });
      if (overwrote) {
        notices.show(language.texts('armies').overwrote, { sticky: true });
      }
      if (kept) await readVersions(id);
      if (persistenceAsked.has(id)) return;
      persistenceAsked.add(id);
      void offline.askPersistence();
    },
    /** What was entered is stored as a copy beside the record that cannot be written over. */
    async onRefused(army) {
      const t = language.texts('armies');
      void saver.save(copyArmy(army, language.texts('named').copyOf(army.name), createId, now()));
      notices.show(t.savedAsCopy, { sticky: true });
      await read(army.id);
    },
  });

  function edit(change: (army: Army) => Army): void {
    const open = current.peek();
    if (open.state !== 'ready') return;
    const changed = change(open.army);
    if (changed === open.army) return;
    history.note(open.army, put(open, changed));
    kept.keep(open.id, history.steps.peek());
  }

  /** Shows what an army has become, and stores it. */
  function put(open: Extract<OpenArmy, { readonly state: 'ready' }>, changed: Army): Army {
    const army = priced(changed, open.army);
    current.value = { ...open, army, fresh: false };
    void saver.save(army);
    return army;
  }

  function step(take: (army: Army) => Army): void {
    const open = current.peek();
    if (open.state !== 'ready') return;
    put(open, take(open.army));
    kept.keep(open.id, history.steps.peek());
  }

  async function read(id: string): Promise<void> {
    const loaded = await loadArmy(store, id);
    // Meanwhile another army may have been opened, or this one changed.
    if (currentId() !== id || saver.isBusy(id)) return;
    if (!loaded.ok) return loaded.issues.forEach(storage.report);
    const found = loaded.value;
    if (!found) current.value = { state: 'missing', id };
    else if (found.state === 'ok') {
      saver.know(found.value);
      current.value = { state: 'ready', id, army: priced(found.value), fresh: false };
    } else current.value = { state: 'unreadable', id, unreadable: { id, decoded: found } };
    await readVersions(id);
  }

  async function readVersions(id: string): Promise<void> {
    const list = await listVersions(store, id);
    if (list.ok && currentId() === id) versions.value = list.value;
  }

  /** Changes an army that is perhaps no longer the open one: undo after another was opened. */
  async function editLater(id: string, change: (army: Army) => Army): Promise<void> {
    if (currentId() === id) return edit(change);
    await saver.settled();
    const loaded = await loadArmy(store, id);
    if (!loaded.ok || loaded.value?.state !== 'ok') return;
    saver.know(loaded.value.value);
    await saver.save(priced(change(loaded.value.value), loaded.value.value));
  }

  function typed(
    text: string,
    highest: number,
    take: (value: number | undefined) => void,
  ): PointsIssue | undefined {
    const parsed = parsePoints(text, highest);
    if (parsed.ok) take(parsed.value);
    else if (parsed.issues.some((issue) => issue.code === 'points-empty')) take(undefined);
    else return parsed.issues[0];
    return undefined;
  }

  return {
    current,
    edit,
    createId,
    reprice(game, next) {
      prices.value = { ...prices.peek(), [game]: next };
    },
    know(next) {
      knownOf.value = next;
    },
    knownOf: (army) => knownOf.value(army),
    totals: computed(() => {
      const open = current.value;
      return open.state === 'ready'
        ? armyTotals(open.army.game, priced(open.army, open.army, prices.value).lines, open.army.limit)
        : undefined;
    }),
    limits: computed(() => {
      const open = current.value;
      return open.state === 'ready' ? standardLimits[open.army.game] : [];
    }),
    versions,
    unfolded: signal(undefined),
    folded,
    fold(squad, on) {
      const others = [...folded.peek()].filter((name) => name !== squad);
      folded.value = new Set(on ? [...others, squad] : others);
    },
    bounds: armyBounds,
    pointsOf: linePoints,
    rename: (name) => edit((army) => ({ ...army, name: name.slice(0, armyBounds.name) })),
    setGame: (game) => {
      settings.useGame(game);
      edit((army) => withGame(army, game, settings.value.peek().edition));
    },
    setEdition: (edition) => edit((army) => ({ ...army, edition })),
    typeLimit: (text) => typed(text, armyBounds.limit, (limit) => edit((army) => withLimit(army, limit))),
    ...createLineEdits(edit, createId),
    addUnit(profile) {
      const id = createId();
      const line = unitLine(id, profile.name, unitOf(profile), { count: 1, points: profile.cost ?? 0 });
      edit((army) => addLine(army, line));
      return id;
    },
    addUnits(profile, count) {
      const id = currentId();
      const unit = unitOf(profile);
      const same = JSON.stringify(unit.data);
      const like = ({ name, note, unit: kept }: ArmyLine) =>
        name === profile.name && note === '' && JSON.stringify(kept?.data) === same;
      const line = unitLine(createId(), profile.name, unit, { count, points: profile.cost ?? 0 });
      edit((army) => {
        const before = army.lines.find(like);
        return before
          ? changeLine(army, before.id, { count: Math.min(armyBounds.count, before.count + count) })
          : addLine(army, line);
      });
      return () => {
        if (id === undefined) return;
        void editLater(id, (army) => {
          const now = army.lines.find(like);
          if (!now) return army;
          return now.count > count
            ? changeLine(army, now.id, { count: now.count - count })
            : removeLine(army, now.id);
        });
      };
    },
    async addFigures(figures) {
      const lines = [...new Set(figures)].map((figure) => {
        const count = figures.filter((each) => each === figure).length;
        return unitLine(createId(), figure.name, figureUnit(figure), { count, points: figure.cost ?? 0 });
      });
      // In one edit, so that all of them are stored or none is.
      edit((army) => lines.reduce((now, line) => addLine(now, line), army));
    },
    unitOf(line) {
      const open = current.peek();
      const plays = open.state === 'ready' && open.army.game === 'brikwars';
      return plays ? profileOfUnit(line.unit) : undefined;
    },
    typePoints: (id, text) =>
      typed(text, armyBounds.points, (points) =>
        edit((army) => changeLine(army, id, { points: points ?? 0 })),
      ),
    back: history.back,
    forth: history.forth,
    undo: () => step(history.undo),
    redo: () => step(history.redo),
    removeLine(id, called) {
      const open = current.peek();
      if (open.state !== 'ready') return;
      const index = open.army.lines.findIndex((line) => line.id === id);
      const line = open.army.lines[index];
      if (!line) return;
      edit((army) => removeLine(army, id));
      const t = language.texts('armies');
      offerUndo(
        services,
        t.lineRemoved(line.name || (called ?? t.unnamedLine)),
        () => void editLater(open.id, (army) => addLine(army, line, index)),
        {
          over: () => {
            const now = current.value;
            return (
              now.state === 'ready' && now.id === open.id && now.army.lines.some((each) => each.id === id)
            );
          },
        },
      );
    },
    async restore(version) {
      const id = currentId();
      if (id === undefined) return;
      await saver.settled();
      const before = current.peek();
      const restored = await restoreVersion(store, id, version, now());
      if (!restored.ok) return restored.issues.forEach(storage.report);
      if (restored.value.ok) {
        hooks.onSaved(summaryOf(restored.value.value));
        sync.notify({ kind: 'army', id });
        notices.show(language.texts('armies').versionRestored);
      }
      await read(id);
      const after = current.peek();
      if (before.state === 'ready' && after.state === 'ready' && after.id === before.id)
        history.note(before.army, after.army);
    },
    create(game) {
      const army = newArmy(createId(), game, settings.value.peek().edition, now());
      versions.value = [];
      history.clear();
      current.value = { state: 'ready', id: army.id, army, fresh: true };
      return army.id;
    },
    async open(id) {
      if (currentId() === id && current.peek().state === 'ready') return;
      versions.value = [];
      history.clear();
      current.value = { state: 'loading', id };
      persistenceAsked.delete(id);
      await read(id);
      const steps = await kept.of(id);
      if (currentId() === id) history.restore(steps);
    },
    async reload(id) {
      const open = current.peek();
      if (currentId() !== id || (open.state === 'ready' && open.fresh)) return;
      await read(id);
    },
    async copy(id, nameOf) {
      await saver.settled();
      const loaded = await loadArmy(store, id);
      if (!loaded.ok || loaded.value?.state !== 'ok') return undefined;
      const copy = copyArmy(loaded.value.value, nameOf(loaded.value.value.name), createId, now());
      await saver.save(copy);
      return copy.id;
    },
    forget(id) {
      saver.forget(id);
      if (currentId() === id) current.value = { state: 'missing', id };
    },
    settled: saver.settled,
  };
}
