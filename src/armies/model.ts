import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { offerUndo } from '../kit/undo.ts';
import { type BackupModel, createBackupModel } from '../platform/backup.ts';
import { fold } from '../platform/fold.ts';
import type { Language } from '../platform/languages.ts';
import { type SaveFile, saveJsonFile } from '../platform/save-file.ts';
import type { Services } from '../platform/services.ts';
import { type Game, games } from '../rules/ids.ts';
import { findUnreadable, listArmies, type UnreadableArmy } from '../storage/armies.ts';
import type { ArmyLine } from '../storage/army.ts';
import { settingsEditions } from '../storage/settings-mirror.ts';
import { readOne, write } from '../storage/store.ts';
import { type ArmySummary, summaryKey, summaryKind } from '../storage/summary.ts';
import {
  listTrash,
  moveToTrash,
  removeForGood,
  restoreFromTrash,
  type TrashItem,
} from '../storage/trash-can.ts';
import type { BattleModel, createBattleModel } from './battle/model.ts';
import { type ArmyEditor, createArmyEditor } from './editor.ts';
import type { createLeagueModel, LeagueModel } from './league/model.ts';
import type { createUsbArmyModel, UsbArmyModel } from './usb/model.ts';

export const armySorts = ['changed', 'name', 'points'] as const;

type ArmySort = (typeof armySorts)[number];

export interface ArmyListModel {
  /** The armies found, in order; the screen shows the first `shown` of them. */
  readonly rows: ReadonlySignal<readonly ArmySummary[]>;
  readonly total: ReadonlySignal<number>;
  readonly unreadable: ReadonlySignal<readonly UnreadableArmy[]>;
  readonly query: ReadonlySignal<string>;
  readonly sort: ReadonlySignal<ArmySort>;
  readonly shown: ReadonlySignal<number>;
  /** The games that armies are there of, in the order of the app. */
  readonly games: ReadonlySignal<readonly Game[]>;
  /** Only armies of this game are shown; all where nothing is chosen. */
  readonly only: ReadonlySignal<Game | undefined>;
  showOnly(game: Game | undefined): void;
  search(text: string): void;
  sortBy(sort: ArmySort): void;
  showMore(): void;
}

interface ArmyListControl extends ArmyListModel {
  refresh(): Promise<void>;
  /** Reads one army anew that changed elsewhere. */
  refreshOne(id: string): Promise<void>;
  put(summary: ArmySummary): void;
  nameOf(id: string): string | undefined;
}

const rowsAtOnce = 60;

/** The armies whose name has every word of the query, in the order asked for; the name settles ties. */
function arrange(
  summaries: readonly ArmySummary[],
  query: string,
  sort: ArmySort,
  language: Language,
): readonly ArmySummary[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = summaries.filter(({ name }) => {
    const text = fold(name);
    return words.every((word) => text.includes(word));
  });
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (a: ArmySummary, b: ArmySummary) => compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
  if (sort === 'name') return found.sort(byName);
  return found.sort((a, b) => b[sort] - a[sort] || byName(a, b));
}

async function createArmyList(services: Services): Promise<ArmyListControl> {
  const { store, drafts, language, storage } = services;
  const summaries = signal<ReadonlyMap<string, ArmySummary>>(new Map());
  const unreadable = signal<readonly UnreadableArmy[]>([]);
  const query = signal('');
  const sort = signal<ArmySort>(decodeSort(await drafts.load(place)));
  const shown = signal(rowsAtOnce);
  const wanted = signal<Game | undefined>(undefined);
  const present = computed(() => {
    const found = new Set([...summaries.value.values()].map(({ game }) => game));
    return games.filter((game) => found.has(game));
  });
  // Whoever took away the last army of a game sees the others again.
  const only = computed(() =>
    present.value.length > 1 && present.value.some((game) => game === wanted.value)
      ? wanted.value
      : undefined,
  );

  async function refresh(): Promise<void> {
    const list = await listArmies(store);
    if (!list.ok) return list.issues.forEach(storage.report);
    summaries.value = new Map(list.value.summaries.map((summary) => [summary.id, summary]));
    unreadable.value = list.value.unreadable;
  }

  /** A damaged army may hide behind a good summary; looking into all of them must not hold up the list. */
  async function lookInside(): Promise<void> {
    const found = await findUnreadable(store);
    if (!found.ok || found.value.length === 0) return;
    // Without its summary such an army is looked into by every later reading of the list.
    await write(
      store,
      [],
      found.value.map(({ id }) => summaryKey(id)),
    );
    await refresh();
  }

  async function refreshOne(id: string): Promise<void> {
    const read = await readOne(store, summaryKey(id));
    const summary = read.ok ? summaryKind.decode(read.value) : undefined;
    if (summary?.state === 'ok') put(summary.value);
    else await refresh();
  }

  function put(summary: ArmySummary): void {
    summaries.value = new Map(summaries.peek()).set(summary.id, summary);
  }

  await refresh();
  void lookInside();

  return {
    rows: computed(() =>
      arrange(
        [...summaries.value.values()].filter(({ game }) => (only.value ?? game) === game),
        query.value,
        sort.value,
        language.language.value,
      ),
    ),
    total: computed(() => summaries.value.size),
    unreadable,
    query,
    sort,
    shown,
    games: present,
    only,
    showOnly(game) {
      wanted.value = game;
      shown.value = rowsAtOnce;
    },
    search(text) {
      query.value = text;
      shown.value = rowsAtOnce;
    },
    sortBy(next) {
      sort.value = next;
      shown.value = rowsAtOnce;
      drafts.save(place, `v=1&sort=${next}`);
    },
    showMore() {
      shown.value += rowsAtOnce;
    },
    refresh,
    refreshOne,
    put,
    nameOf: (id) => summaries.peek().get(id)?.name,
  };
}

function decodeSort(draft: string | undefined): ArmySort {
  const wanted = new URLSearchParams(draft).get('sort');
  return armySorts.find((sort) => sort === wanted) ?? 'changed';
}

export interface ArmyTrashModel {
  /** Newest first. */
  readonly items: ReadonlySignal<readonly TrashItem[]>;
  restore(id: string): Promise<void>;
  /** Removes everything in the trash for good. */
  empty(): Promise<void>;
}

interface ArmyTrashControl extends ArmyTrashModel {
  refresh(): Promise<void>;
  /** Whether the army was there to be deleted. */
  put(id: string): Promise<boolean>;
}

function createArmyTrash(
  services: Services,
  onChanged: () => Promise<void>,
  inUse: () => readonly string[],
): ArmyTrashControl {
  const { store, now, storage } = services;
  const items = signal<readonly TrashItem[]>([]);

  async function refresh(): Promise<void> {
    const list = await listTrash(store);
    if (list.ok) items.value = list.value;
    else list.issues.forEach(storage.report);
  }

  async function changed(): Promise<void> {
    await refresh();
    await onChanged();
  }

  return {
    items,
    refresh,
    async put(id) {
      const put = await moveToTrash(store, id, now());
      if (!put.ok) put.issues.forEach(storage.report);
      await changed();
      return put.ok && put.value;
    },
    async restore(id) {
      const restored = await restoreFromTrash(store, id, now());
      if (!restored.ok) restored.issues.forEach(storage.report);
      await changed();
    },
    async empty() {
      const gone = await removeForGood(
        store,
        items.peek().map((item) => item.id),
      );
      if (!gone.ok) gone.issues.forEach(storage.report);
      const { sweepPhotos } = await import('../storage/photos.ts');
      // A picture that was just taken may be of an edit that is on its way.
      const swept = await sweepPhotos(store, inUse());
      if (!swept.ok) swept.issues.forEach(storage.report);
      await changed();
    },
  };
}

export interface ArmiesModel {
  readonly list: ArmyListModel;
  readonly editor: ArmyEditor;
  readonly trash: ArmyTrashModel;
  readonly backup: BackupModel;
  /** What only armies of USB need. */
  usb(create: typeof createUsbArmyModel): Promise<UsbArmyModel>;
  /** The seasons of the league. */
  league(create: typeof createLeagueModel): Promise<LeagueModel>;
  /** The battles. */
  battles(create: typeof createBattleModel): Promise<BattleModel>;
  readonly editions: typeof settingsEditions;
  /** True while changes are held in memory only. */
  readonly unstored: ReadonlySignal<boolean>;
  /** Opens a new, empty army of a game; it is stored with the first thing entered. */
  create(game: Game): void;
  /** A new army of a game with a name and these lines, opened at once. */
  adopt(game: Game, name: string, lines: readonly Omit<ArmyLine, 'id'>[]): void;
  /** Makes a copy without a link to the original and opens it. */
  duplicate(id: string): Promise<void>;
  /** Moves an army to the trash, with undo. */
  remove(id: string): Promise<void>;
  /** Saves the record of an army that cannot be opened as a file. */
  exportRaw(army: UnreadableArmy): void;
}

/** The rest of the address that shows the trash; no id can be that. */
export const trashPath = '~trash';

const place = 'armies';

export async function createArmiesModel(
  services: Services,
  save: SaveFile = saveJsonFile,
): Promise<ArmiesModel> {
  const { navigation, notices, language, storage, sync } = services;
  const list = await createArmyList(services);
  const editor = createArmyEditor(services, { onSaved: list.put });
  const trash = createArmyTrash(
    services,
    async () => {
      sync.tell({ kind: 'armies' });
      await list.refresh();
      await reloadOpen();
    },
    () => {
      const open = editor.current.peek();
      return open.state === 'ready' ? open.army.lines.flatMap(({ photo }) => photo ?? []) : [];
    },
  );
  await trash.refresh();

  async function reloadOpen(): Promise<void> {
    const open = editor.current.peek();
    if (open.state !== 'none') await editor.reload(open.id);
  }

  const backup = createBackupModel(
    services,
    async ({ armies }, from) => {
      for (const kind of ['armies', 'settings'] as const) sync.tell({ kind });
      for (const kind of [
        'rolls',
        'saved-rolls',
        'profiles',
        'usb-units',
        'castle-figures',
        'castle-dials',
        'castle-plans',
        'sieges',
        'seasons',
        'plays',
        'fights',
        'tally',
      ] as const)
        sync.tellAll({ kind });
      await Promise.all([list.refresh(), trash.refresh(), reloadOpen()]);
      const [first] = armies.filter(({ action }) => action === 'add' || action === 'replace');
      const t = language.texts('armies');
      const sent = from === 'player' && first;
      notices.show(sent ? language.texts('send').received(first.name || t.unnamed) : t.imported);
    },
    save,
  );

  function nameOf(id: string): string {
    const open = editor.current.peek();
    const name = open.state === 'ready' && open.id === id ? open.army.name : list.nameOf(id);
    return name || language.texts('armies').unnamed;
  }

  sync.listen((change) => {
    if (change.kind === 'army') {
      void editor.reload(change.id);
      void list.refreshOne(change.id);
    } else if (change.kind === 'armies') {
      void Promise.all([list.refresh(), trash.refresh(), reloadOpen()]);
    }
  });

  effect(() => {
    const { place: shown, rest } = navigation.location.value;
    // No id begins with this sign: the trash and the league do.
    if (shown !== place || rest === '' || rest.startsWith('~')) return;
    untracked(() => void editor.open(rest));
  });

  let usb: Promise<UsbArmyModel> | undefined;
  let league: Promise<LeagueModel> | undefined;
  let battles: Promise<BattleModel> | undefined;
  return {
    list,
    editor,
    trash,
    backup,
    usb(create) {
      usb ??= create(services, editor);
      return usb;
    },
    league(create) {
      league ??= create(services);
      return league;
    },
    battles(create) {
      battles ??= create(services);
      return battles;
    },
    editions: settingsEditions,
    unstored: computed(() => storage.trouble.value !== undefined),
    create: (game) => navigation.go(`${place}/${editor.create(game)}`),
    adopt(game, name, lines) {
      const id = editor.create(game);
      editor.edit((army) => ({
        ...army,
        name,
        lines: lines.map((line) => ({ ...line, id: editor.createId() })),
      }));
      navigation.go(`${place}/${id}`);
    },
    async duplicate(id) {
      const t = language.texts('armies');
      const copy = await editor.copy(id, (name) => language.texts('named').copyOf(name || t.unnamed));
      if (copy === undefined) return;
      notices.show(t.duplicated);
      navigation.go(`${place}/${copy}`);
    },
    async remove(id) {
      const wasOpen = navigation.location.peek().rest === id;
      const name = nameOf(id);
      await editor.settled();
      editor.forget(id);
      const t = language.texts('armies');
      if (wasOpen) navigation.go(place);
      if (!(await trash.put(id))) return;
      const undo = () =>
        void trash.restore(id).then(() => {
          if (wasOpen) navigation.go(`${place}/${id}`);
        });
      offerUndo(services, t.deleted(name), undo, {
        // Restored in the trash or in another tab, or gone for good.
        over: () => trash.items.value.every((item) => item.id !== id),
      });
    },
    exportRaw: ({ id, decoded }) =>
      save(`adjutant-army-${id}.json`, JSON.stringify(decoded.raw, undefined, 1)),
  };
}
