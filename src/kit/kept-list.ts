import { type ReadonlySignal, signal } from '@preact/signals';
import { inOrder } from '../platform/serial-queue.ts';
import type { Services } from '../platform/services.ts';
import type { ListIssue, ListRecord } from '../storage/list-record.ts';
import type { SyncChange } from '../storage/sync.ts';
import { offerUndo } from './undo.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** How a list stands in the store. */
export interface KeptIn<Item> {
  readonly kind: Extract<
    SyncChange['kind'],
    'saved-rolls' | 'profiles' | 'fights' | 'usb-units' | 'castle-figures' | 'castle-dials' | 'castle-plans'
  >;
  readonly stored: Pick<ListRecord<Item>, 'load' | 'change'>;
  /** Words for what was taken away. */
  removed(): { readonly removed: (name: string) => string; readonly removedMany: (count: number) => string };
}

/** A player's own list, shown at once as it is changed, on the device and in step with other tabs. */
export interface KeptList<Item> {
  readonly items: ReadonlySignal<readonly Item[]>;
  /** Why nothing can be changed: the record is of a newer version of the app. */
  readonly newer: ReadonlySignal<boolean>;
  read(): Promise<void>;
  change(apply: (items: readonly Item[]) => readonly Item[]): void;
  /** Takes an item away; a notice offers it back, with those taken away just before. What has no name is called `called`. */
  remove(id: string, called?: string): void;
}

/** The item back at its place, or as near as what happened since allows. */
export function inserted<Item extends Named>(
  items: readonly Item[],
  item: Item,
  at: number,
): readonly Item[] {
  return items.some(({ id }) => id === item.id) ? items : items.toSpliced(at, 0, item);
}

/** Cut to so many letters, never through the middle of a sign. */
export function fitting(name: string, longest: number): string {
  return name
    .trim()
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

export function createKeptList<Item extends Named>(
  services: Pick<Services, 'store' | 'storage' | 'sync' | 'notices' | 'language'>,
  { kind, stored, removed }: KeptIn<Item>,
): KeptList<Item> {
  type List = readonly Item[];
  const { store, storage, sync, notices } = services;
  const items = signal<List>([]);
  const newer = signal(false);
  const queue = inOrder();
  let waiting: ((items: List) => List)[] = [];
  let gone: readonly { readonly item: Item; readonly at: number }[] = [];
  let goneNotice: number | undefined;

  /** What is stored, with the changes that are still on their way. */
  function show(list: List): void {
    items.value = waiting.reduce((now, change) => change(now), list);
  }

  function report(issues: readonly ListIssue[]): void {
    for (const issue of issues) {
      if (issue.code === 'list-newer') newer.value = true;
      // A damaged record is put aside by the next change.
      else if (issue.code !== 'list-damaged') storage.report(issue);
    }
  }

  const read = () =>
    queue(async () => {
      const loaded = await stored.load(store);
      if (loaded.ok) show(loaded.value);
      else report(loaded.issues);
    });

  function change(apply: (items: List) => List): void {
    waiting.push(apply);
    items.value = apply(items.peek());
    void queue(async () => {
      const changed = await stored.change(store, apply);
      waiting = waiting.filter((each) => each !== apply);
      if (!changed.ok) return report(changed.issues);
      show(changed.value);
      sync.tell({ kind });
    });
  }

  sync.listen((heard) => {
    if (heard.kind === kind) void read();
  });

  return {
    items,
    newer,
    read,
    change,
    remove(id, called) {
      const at = items.peek().findIndex((each) => each.id === id);
      const item = items.peek()[at];
      if (!item || newer.peek()) return;
      change((list) => list.filter((each) => each.id !== id));
      // Taken away one after the other, they come back together.
      gone = notices.holds(goneNotice) ? [...gone, { item, at }] : [{ item, at }];
      const back = gone;
      const t = removed();
      goneNotice = offerUndo(
        services,
        back.length > 1 ? t.removedMany(back.length) : t.removed(item.name || (called ?? '')),
        () => change((list) => back.reduceRight((now, each) => inserted(now, each.item, each.at), list)),
        {
          instead: goneNotice,
          over: () => back.every(({ item }) => items.value.some((each) => each.id === item.id)),
        },
      );
    },
  };
}
