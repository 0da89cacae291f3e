// Draft → place: in the first session, later, after a reload, in a second window.
import fc from 'fast-check';
import { createDrafts, type Drafts } from '../../src/platform/drafts.ts';
import { type Draft, draftPrefix } from '../../src/storage/army/draft.ts';
import { type RecordStore, readOne } from '../../src/storage/store.ts';
import { openSync, type Sync } from '../../src/storage/sync.ts';
import { freshDevice, openTab } from '../storage/device.ts';
import { type AnyJoint, type Fields, joint } from './fields.ts';
import { anyId, anyName } from './values.ts';

/** The first place stands. */
const stands = Promise.resolve();

interface Window {
  readonly drafts: Drafts;
  readonly store: RecordStore;
  readonly sync: Sync;
}

function open(firstVisit: boolean, now = 7): Window {
  const [store, sync] = [openTab(), openSync()];
  const report = (issue: unknown) => {
    throw new Error(JSON.stringify(issue));
  };
  const drafts = createDrafts({ store, sync, now: () => now, firstVisit, calm: stands, report });
  return { drafts, store, sync };
}

/** What a place keeps, and which place. */
interface KeptDraft {
  readonly place: string;
  readonly draft: Draft;
}

const fields: Fields<KeptDraft> = {
  place: 'travels',
  draft: {
    version: { why: 'of the record: a place gets what it kept' },
    saved: { why: 'no place asks when' },
    data: 'travels',
  },
};

const anyKept: fc.Arbitrary<KeptDraft> = fc.record({
  place: anyId,
  draft: fc.record({ version: fc.constant(1 as const), saved: fc.constant(7), data: anyName }),
});

/** Until what was kept has reached the device. */
async function onDevice({ store }: Window, place: string): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    const read = await readOne(store, draftPrefix + place);
    if (read.ok && read.value !== undefined) return;
    await new Promise((done) => setTimeout(done));
  }
}

type Way = (kept: KeptDraft, text: string) => Promise<string | undefined>;

/** Each way in which a place finds what was kept for it. */
const ways: Readonly<Record<string, Way>> = {
  'first session': async ({ place }, text) => {
    const first = open(true);
    await first.drafts.load(place);
    first.drafts.save(place, text);
    await onDevice(first, place);
    return first.drafts.load(place);
  },
  'first session, kept by another place': async ({ place }, text) => {
    const first = open(true);
    first.drafts.save(place, text);
    first.drafts.save('another', 'v=1');
    await onDevice(first, place);
    return first.drafts.load(place);
  },
  'first session, kept by a second window': async ({ place }, text) => {
    const [first, second] = [open(true), open(true)];
    await first.drafts.load('another');
    second.drafts.save(place, text);
    await onDevice(second, place);
    return first.drafts.load(place);
  },
  later: async ({ place }, text) => {
    const here = open(false);
    here.drafts.save(place, text);
    await onDevice(here, place);
    return here.drafts.load(place);
  },
  'after a reload': async ({ place }, text) => {
    const before = open(true);
    before.drafts.save(place, text);
    await onDevice(before, place);
    return open(false).drafts.load(place);
  },
  'second window that stands there': async ({ place }, text) => {
    const [one, other] = [open(false), open(false)];
    const heard = new Promise<string>((changed) => {
      other.drafts.follow?.(place, { changed, overruled: () => undefined });
    });
    one.drafts.follow?.(place, { changed: () => undefined, overruled: () => undefined });
    await Promise.all([one.drafts.load(place), other.drafts.load(place)]);
    one.drafts.save(place, text);
    return heard;
  },
};

export const draftJoints: readonly AnyJoint[] = Object.entries(ways).map(([what, way]) =>
  joint<KeptDraft>({
    what,
    fields,
    any: anyKept,
    walk: async (kept) => {
      freshDevice();
      const data = await way(kept, String(kept.draft.data));
      return { place: kept.place, draft: { data } };
    },
    runs: 8,
  }),
);
