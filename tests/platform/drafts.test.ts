import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCastleMapModel } from '../../src/castle/map/model.ts';
import { createDrafts } from '../../src/platform/drafts.ts';
import { loadDraft } from '../../src/storage/army/draft.ts';
import { openSync, type Sync } from '../../src/storage/sync.ts';
import { freshDevice, given, openTab } from '../storage/device.ts';
import { fakeServices } from '../support/fake-services.ts';

beforeEach(freshDevice);

const channels: Sync[] = [];
afterEach(() => {
  for (const sync of channels.splice(0)) sync.close();
});

function openDrafts(firstVisit = false, calm = new Promise<void>(() => undefined)) {
  const sync = openSync();
  channels.push(sync);
  const drafts = createDrafts({
    ...{ store: openTab(), sync, now: () => 5, firstVisit, calm },
    report: () => undefined,
  });
  return drafts;
}

async function openMap() {
  const notify: (() => void)[] = [];
  const services = { ...fakeServices('#/castle/map'), drafts: openDrafts() };
  const model = await createCastleMapModel(services, {
    overruled: (takeTheirs) => void notify.push(takeTheirs),
  });
  return { model, shown: notify, sections: () => model.plan.peek().sections.length };
}

const stored = async (place: string) =>
  given(await loadDraft(openTab(), place, (data) => (typeof data === 'string' ? data : undefined)));

describe('platform/drafts', () => {
  it('platform/drafts what a place keeps is there for the next visit', async () => {
    openDrafts().save('dice', 'v=1');
    await vi.waitFor(async () => expect(await stored('dice')).toBe('v=1'));
    expect(await openDrafts().load('dice')).toBe('v=1');
  });

  it('platform/drafts in the first session a place finds what another has kept for it', async () => {
    const first = openDrafts(true);
    expect(await first.load('castle-siege')).toBeUndefined();
    first.save('castle-map', 'v=1');
    await vi.waitFor(async () => expect(await first.load('castle-map')).toBe('v=1'));
  });

  it('platform/drafts in the first session a place finds what another window has kept for it', async () => {
    openDrafts().save('castle-map', 'v=1');
    await vi.waitFor(async () => expect(await stored('castle-map')).toBe('v=1'));
    let loaded = (): void => undefined;
    const first = openDrafts(
      true,
      new Promise((resolve) => {
        loaded = resolve;
      }),
    );
    expect(await first.load('castle-map')).toBeUndefined();
    loaded();
    await vi.waitFor(async () => expect(await first.load('castle-map')).toBe('v=1'));
  });

  it('platform/drafts two tabs on one map: what one puts there the other has, and both sections are stored', async () => {
    const [one, two] = [await openMap(), await openMap()];
    await one.model.add('wall');
    await vi.waitFor(() => expect(two.sections()).toBe(1));
    await two.model.add('wall');
    await vi.waitFor(() => expect(one.sections()).toBe(2));
    expect(await stored('castle-map')).toBe(one.model.inputs.text.peek());
    expect([...one.shown, ...two.shown]).toEqual([]);
  });

  it('platform/drafts two tabs change one map in the same moment: one is shown and can take the plan of the other', async () => {
    const [one, two] = [await openMap(), await openMap()];
    await Promise.all([one.model.add('wall'), two.model.add('keep')]);
    await vi.waitFor(() => expect(one.shown.length + two.shown.length).toBe(1));
    await vi.waitFor(() => expect(one.model.plan.peek()).toEqual(two.model.plan.peek()));
    const kinds = () => one.model.plan.peek().sections.map(({ kind }) => kind);
    const before = kinds();
    [...one.shown, ...two.shown][0]?.();
    await vi.waitFor(() => expect(one.model.plan.peek()).toEqual(two.model.plan.peek()));
    await vi.waitFor(() => expect([...before, ...kinds()].toSorted()).toEqual(['keep', 'wall']));
  });
});
