import { offerUndo } from '../../kit/undo.ts';
import type { Services } from '../../platform/services.ts';
import { shareFile } from '../../platform/share-file.ts';
import { loadArmy } from '../../storage/army/armies.ts';
import { asTag, tagArmies } from '../../storage/army/army-tags.ts';
import { encodeArmies } from '../../storage/backup/parcel.ts';
import { photosOf } from '../../storage/photos.ts';
import type { ArmyEditorControl } from '../editor.ts';
import type { ArmyListControl } from '../list-model.ts';
import { armyFileName } from '../send/file-name.ts';
import type { ArmyTrashControl } from '../trash-model.ts';

/** What is done with several armies at once, each with one way back for all of them. */
export interface SelectedArmies {
  /** Moves them to the trash. */
  remove(ids: readonly string[]): Promise<void>;
  /** Makes a copy of each; the ids of the copies. */
  duplicate(ids: readonly string[]): Promise<readonly string[]>;
  /** Hands them on in one file, with the pictures of their models. */
  send(ids: readonly string[]): Promise<void>;
  /** Gives them a tag or takes it from them. */
  tag(ids: readonly string[], tag: string, on: boolean): Promise<void>;
}

interface Parts {
  readonly list: ArmyListControl;
  readonly editor: ArmyEditorControl;
  readonly trash: ArmyTrashControl;
}

export function createSelectedArmies(services: Services, { list, editor, trash }: Parts): SelectedArmies {
  const { store, storage, sync, language, now, version } = services;
  const texts = () => language.texts('armylist');
  const nameOf = (id: string) => list.summaryOf(id)?.name || language.texts('armies').unnamed;

  async function changeTags(
    ids: readonly string[],
    change: (tags: readonly string[], id: string) => readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    await editor.settled();
    const changed = await tagArmies(store, ids, change, now());
    if (!changed.ok) {
      changed.issues.forEach(storage.report);
      return new Map();
    }
    sync.notify({ kind: 'armies' });
    await list.refresh();
    for (const id of changed.value.keys()) await editor.reload(id);
    return changed.value;
  }

  async function remove(ids: readonly string[]): Promise<readonly string[]> {
    await editor.settled();
    for (const id of ids) editor.forget(id);
    return trash.put(...ids);
  }

  return {
    async remove(ids) {
      const [first = ''] = ids;
      const name = nameOf(first);
      const gone = await remove(ids);
      if (gone.length === 0) return;
      const said = gone.length === 1 ? language.texts('armies').deleted(name) : texts().deleted(gone.length);
      offerUndo(services, said, () => void trash.restore(...gone), {
        // Restored in the trash or in another tab, or gone for good.
        over: () => !trash.items.value.some((item) => gone.includes(item.id)),
      });
    },
    async duplicate(ids) {
      const copies: string[] = [];
      for (const id of ids) {
        const copy = await editor.copy(id, (name) =>
          language.texts('named').copyOf(name || language.texts('armies').unnamed),
        );
        if (copy !== undefined) copies.push(copy);
      }
      if (copies.length > 0)
        offerUndo(services, texts().duplicated(copies.length), () => void remove(copies));
      return copies;
    },
    async send(ids) {
      await editor.settled();
      const loaded = await Promise.all(ids.map((id) => loadArmy(store, id)));
      const armies = loaded.flatMap((army) =>
        army.ok && army.value?.state === 'ok' ? [army.value.value] : [],
      );
      const [first] = armies;
      if (!first) return;
      const photos = await photosOf(
        store,
        armies.flatMap(({ lines }) => lines),
      );
      const { unnamed } = language.texts('armies');
      const names = armies.map(({ name }) => name || unnamed);
      const called = armies.length === 1 ? armyFileName(first.name) : `armies-${armies.length}.adjutant`;
      const content = encodeArmies(armies, now(), version.number, photos);
      const file = (ending: string, type: string) => new File([content], `${called}${ending}`, { type });
      const ways = [file('', 'application/json'), file('.txt', 'text/plain')];
      const done = await shareFile(ways, language.format.peek().list(names));
      if (done === 'saved') services.notices.show(language.texts('send').fileSaved);
    },
    async tag(ids, typed, on) {
      const tag = asTag(typed);
      if (tag === '') return;
      const before = await changeTags(ids, (tags) =>
        on ? [...tags, tag] : tags.filter((other) => other !== tag),
      );
      if (before.size === 0) return;
      const said = on ? texts().tagged(tag, before.size) : texts().untagged(tag, before.size);
      offerUndo(services, said, () => void changeTags([...before.keys()], (_, id) => before.get(id) ?? []));
    },
  };
}
