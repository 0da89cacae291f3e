import type { SettingsIssue } from '../storage/settings.ts';
import type { RecordStore, StorageIssue } from '../storage/store.ts';
import type { Sync } from '../storage/sync.ts';
import { once } from './lazily.ts';

/** Drafts by place: the last inputs of a screen, kept on the device. */
export interface Drafts {
  load(place: string): Promise<string | undefined>;
  save(place: string, query: string): void;
  /** Keeps a draft in step with other tabs. */
  follow?(place: string, follower: SharedDraft): void;
}

/** What other tabs make of a draft. */
export interface SharedDraft {
  /** Another tab has put this in its place. */
  changed(query: string): void;
  /** This, which another tab had stored and this one had not seen, made way for what was entered here. */
  overruled(query: string): void;
}

interface DraftNeeds {
  readonly store: RecordStore;
  readonly sync: Sync;
  readonly report: (issue: StorageIssue | SettingsIssue) => void;
  readonly now: () => number;
  /** Nothing can be stored here yet: the first place does not wait for the database. */
  readonly firstVisit: boolean;
  /** The first place stands: from then on all is read. */
  readonly calm: Promise<void>;
}

// Asked for once: what is entered must not wait for code on its way to the device.
const code = once(() => import('../storage/army/draft.ts'));

/** The drafts on the device; those that are followed are in step with other tabs. */
export function createDrafts({ store, sync, report, now, firstVisit, calm }: DraftNeeds): Drafts {
  let nothingStored = firstVisit;
  void calm.then(() => {
    nothingStored = false;
  });
  const followers = new Map<string, SharedDraft>();
  /** The text of each followed draft as this tab knows it: what another puts in its place is announced. */
  const known = new Map<string, string | undefined>();
  const text = (data: unknown) => (typeof data === 'string' ? data : undefined);

  async function read(place: string): Promise<string | undefined> {
    const loaded = await (await code()).loadDraft(store, place, text);
    return loaded.ok ? loaded.value : undefined;
  }

  async function saveShared(place: string, query: string, follower: SharedDraft): Promise<void> {
    const before = known.get(place);
    known.set(place, query);
    const saved = await (await code()).exchangeDraft(store, place, query, now());
    if (!saved.ok) return saved.issues.forEach(report);
    const theirs = text(saved.value);
    if (theirs && theirs !== before && theirs !== query) follower.overruled(theirs);
    sync.notify({ kind: 'draft', place });
  }

  sync.listen((heard) => {
    if (heard.kind !== 'draft') return;
    const { place } = heard;
    const follower = followers.get(place);
    if (!follower) return;
    const before = known.get(place);
    void read(place).then((theirs) => {
      // What was entered here meanwhile meets it when it is stored.
      if (theirs === undefined || theirs === known.get(place) || known.get(place) !== before) return;
      known.set(place, theirs);
      follower.changed(theirs);
    });
  });

  return {
    async load(place) {
      const loaded = nothingStored ? undefined : await read(place);
      if (!known.has(place)) known.set(place, loaded);
      return loaded;
    },
    save(place, query) {
      nothingStored = false;
      const follower = followers.get(place);
      if (follower) return void saveShared(place, query, follower);
      void code().then(async ({ saveDraft }) => {
        const saved = await saveDraft(store, place, query, now());
        if (!saved.ok) saved.issues.forEach(report);
      });
    },
    follow: (place, follower) => void followers.set(place, follower),
  };
}
