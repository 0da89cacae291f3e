import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals';
import { type BackupModel, createBackupModel } from '../platform/backup.ts';
import { type SaveFile, saveJsonFile } from '../platform/save-file.ts';
import type { Services } from '../platform/services.ts';
import type { Game } from '../rules/ids.ts';
import type { UnreadableArmy } from '../storage/armies.ts';
import { settingsEditions } from '../storage/settings-mirror.ts';
import { type ArmyEditor, createArmyEditor } from './editor.ts';
import { type ArmyListModel, createArmyList } from './list.ts';
import { type ArmyTrashModel, createArmyTrash } from './trash.ts';
import type { createUsbArmyModel, UsbArmyModel } from './usb/model.ts';

export interface ArmiesModel {
  readonly list: ArmyListModel;
  readonly editor: ArmyEditor;
  readonly trash: ArmyTrashModel;
  readonly backup: BackupModel;
  /** What only armies of USB need. */
  usb(create: typeof createUsbArmyModel): Promise<UsbArmyModel>;
  readonly editions: typeof settingsEditions;
  /** True while changes are held in memory only. */
  readonly unstored: ReadonlySignal<boolean>;
  /** Opens a new, empty army of a game; it is stored with the first thing entered. */
  create(game: Game): void;
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
  const trash = createArmyTrash(services, async () => {
    sync.tell({ kind: 'armies' });
    await list.refresh();
    await reloadOpen();
  });
  await trash.refresh();

  async function reloadOpen(): Promise<void> {
    const open = editor.current.peek();
    if (open.state !== 'none') await editor.reload(open.id);
  }

  const backup = createBackupModel(
    services,
    async () => {
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
        'fights',
        'tally',
      ] as const)
        sync.tellAll({ kind });
      await Promise.all([list.refresh(), trash.refresh(), reloadOpen()]);
      notices.show(language.texts('armies').imported);
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
    if (shown !== place || rest === '' || rest === trashPath) return;
    untracked(() => void editor.open(rest));
  });

  let usb: Promise<UsbArmyModel> | undefined;
  return {
    list,
    editor,
    trash,
    backup,
    usb(create) {
      usb ??= create(services, editor);
      return usb;
    },
    editions: settingsEditions,
    unstored: computed(() => storage.trouble.value !== undefined),
    create: (game) => navigation.go(`${place}/${editor.create(game)}`),
    async duplicate(id) {
      const t = language.texts('armies');
      const copy = await editor.copy(id, (name) => t.copyName(name || t.unnamed));
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
      notices.show(t.deleted(name), {
        // Restored in the trash or in another tab, or gone for good.
        over: () => trash.items.value.every((item) => item.id !== id),
        action: {
          label: language.texts('shell').undo,
          run: () =>
            void trash.restore(id).then(() => {
              if (wasOpen) navigation.go(`${place}/${id}`);
            }),
        },
      });
    },
    exportRaw: ({ id, decoded }) =>
      save(`adjutant-army-${id}.json`, JSON.stringify(decoded.raw, undefined, 1)),
  };
}
