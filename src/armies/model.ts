import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { offerUndo } from '../kit/undo.ts';
import { withLimit } from '../kit/units/army-edit.ts';
import { type BackupModel, createBackupModel } from '../platform/backup.ts';
import type { SaveBackup } from '../platform/download-backup.ts';
import { saveBlob } from '../platform/save-file.ts';
import type { Services } from '../platform/services.ts';
import { ruleSetIds } from '../rules/brikwars/rule-sets.ts';
import type { Game } from '../rules/ids.ts';
import type { UnreadableArmy } from '../storage/army/armies.ts';
import type { ArmyLine } from '../storage/army/army.ts';
import { keptKinds } from '../storage/sync.ts';
import type { BattleModel, createBattleModel } from './battle/model.ts';
import type { BrikwarsArmyModel, createBrikwarsArmyModel } from './brikwars/model.ts';
import { type ArmyEditor, createArmyEditor } from './editor.ts';
import type { createLeagueModel, LeagueModel } from './league/model.ts';
import { type ArmyListModel, createArmyList } from './list-model.ts';
import type { createSelectedArmies, SelectedArmies } from './selected/model.ts';
import { type ArmyTrashModel, createArmyTrash } from './trash-model.ts';
import type { createUsbArmyModel, UsbArmyModel } from './usb/model.ts';

export interface ArmiesModel {
  readonly list: ArmyListModel;
  readonly editor: ArmyEditor;
  readonly trash: ArmyTrashModel;
  readonly backup: BackupModel;
  /** What only armies of BrikWars need. */
  brikwars(create: typeof createBrikwarsArmyModel): Promise<BrikwarsArmyModel>;
  /** What only armies of USB need. */
  usb(create: typeof createUsbArmyModel): Promise<UsbArmyModel>;
  /** The seasons of the league. */
  league(create: typeof createLeagueModel): Promise<LeagueModel>;
  /** The battles. */
  battles(create: typeof createBattleModel): Promise<BattleModel>;
  /** What is done with several armies at once. */
  several(create: typeof createSelectedArmies): SelectedArmies;
  /** The rule sets that an army of BrikWars can play by. */
  readonly editions: typeof ruleSetIds;
  /** True while changes are held in memory only. */
  readonly unstored: ReadonlySignal<boolean>;
  /** Opens a new, empty army of a game; it is stored with the first thing entered. */
  create(game: Game): void;
  /** A new army of a game with a name, these lines and perhaps a limit and notes, opened at once. */
  adopt(
    game: Game,
    name: string,
    lines: readonly Omit<ArmyLine, 'id'>[],
    limit?: number,
    notes?: string,
    /** Where it goes on with the address of the army, once it is stored; its page is opened without it. */
    onMade?: (address: string) => void,
  ): void;
  /** The battle that was on the screen when the place was left: one comes back to it. */
  readonly resume: { battle?: string | undefined };
  /** The army for which the app is to make units: its page opens the sheet. */
  readonly mustering: Signal<string | undefined>;
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
  save: SaveBackup = saveBlob,
): Promise<ArmiesModel> {
  const { navigation, notices, language, storage, sync } = services;
  const trash = createArmyTrash(
    services,
    async () => {
      sync.notify({ kind: 'armies' });
      await list.refresh();
      await reloadOpen();
    },
    () => {
      const open = editor.current.peek();
      return open.state === 'ready' ? open.army.lines.flatMap(({ photo }) => photo ?? []) : [];
    },
  );
  const [list] = await Promise.all([createArmyList(services), trash.refresh()]);
  const editor = createArmyEditor(services, { onSaved: list.put });

  async function reloadOpen(): Promise<void> {
    const open = editor.current.peek();
    if (open.state !== 'none') await editor.reload(open.id);
  }

  effect(() => {
    const open = editor.current.value;
    if (open.state !== 'ready' || open.fresh) return;
    const known = editor.knownOf(open.army);
    // What is just being entered is known when it is stored.
    void Promise.resolve()
      .then(editor.settled)
      .then(() => {
        if (editor.current.peek() === open) list.know(open.army, known);
      });
  });

  const backup = createBackupModel(
    services,
    async ({ armies, siegesSent, plays }, from) => {
      for (const kind of keptKinds)
        if (kind === 'armies' || kind === 'settings') sync.notify({ kind });
        else sync.notifyAll({ kind });
      await Promise.all([list.refresh(), trash.refresh(), reloadOpen()]);
      const [first] = armies.filter(({ action }) => action === 'add' || action === 'replace');
      const t = language.texts('armies');
      const sent = language.texts('send');
      if (from === 'player' && first) notices.show(sent.received(first.name || t.unnamed));
      else if (siegesSent.length > 0) notices.show(sent.siegeReceived);
      // A battle that came alone is opened, and says itself whose it is.
      else if (from !== 'player' || plays.length === 0) notices.show(t.imported);
    },
    async () => {
      await language.load(['armies']);
      return language.texts('armies');
    },
    save,
  );

  function nameOf(id: string): string {
    const open = editor.current.peek();
    const name = open.state === 'ready' && open.id === id ? open.army.name : list.summaryOf(id)?.name;
    return name || language.texts('armies').unnamed;
  }

  sync.listen((change) => {
    if (change.kind === 'army') {
      void editor.reload(change.id);
      void list.refreshOne(change.id);
    } else if (change.kind === 'armies') {
      void Promise.all([list.refresh(), trash.refresh(), reloadOpen()]);
    } else if (change.kind === 'plays' && list.played.peek()) void list.refreshPlayed();
  });

  effect(() => {
    const { place: shown, rest } = navigation.location.value;
    // No id begins with this sign: the trash and the league do.
    if (shown !== place || rest === '' || rest.startsWith('~')) return;
    untracked(() => void editor.open(rest));
  });

  /** What only the code of USB can say of the armies that came without it. */
  async function judge(): Promise<void> {
    const { usbArmyCode } = await import('./usb/entry.ts');
    await model.usb(usbArmyCode.createUsbArmyModel);
    while (list.unjudged.peek().length > 0) await list.judge(editor.knownOf);
  }
  let judging: Promise<void> | undefined;
  effect(() => {
    if (navigation.location.value.place !== place || list.unjudged.value.length === 0 || judging) return;
    judging = untracked(judge)
      // The sign comes with the code, when it is here.
      .catch(() => undefined)
      .finally(() => {
        judging = undefined;
      });
  });

  let brikwars: Promise<BrikwarsArmyModel> | undefined;
  let usb: Promise<UsbArmyModel> | undefined;
  let league: Promise<LeagueModel> | undefined;
  let battles: Promise<BattleModel> | undefined;
  let several: SelectedArmies | undefined;
  const model: ArmiesModel = {
    list,
    editor,
    trash,
    backup,
    brikwars(create) {
      brikwars ??= create(editor);
      return brikwars;
    },
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
    several(create) {
      several ??= create(services, { list, editor, trash });
      return several;
    },
    editions: ruleSetIds,
    unstored: computed(() => storage.trouble.value !== undefined),
    create: (game) => navigation.go(`${place}/${editor.create(game)}`),
    adopt(game, name, lines, limit, notes, onMade) {
      const id = editor.create(game);
      editor.edit((army) => ({
        ...withLimit(army, limit),
        name,
        ...(notes !== undefined && { notes }),
        lines: lines.map((line) => ({ ...line, id: editor.createId() })),
      }));
      const address = `${place}/${id}`;
      if (onMade) void editor.settled().then(() => onMade(address));
      else navigation.go(address);
    },
    resume: {},
    mustering: signal(undefined),
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
      if ((await trash.put(id)).length === 0) return;
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
      void save(
        `adjutant-army-${id}.json`,
        new Blob([JSON.stringify(decoded.raw, undefined, 1)], { type: 'application/json' }),
      ),
  };
  return model;
}
