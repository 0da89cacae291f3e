import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSync, type Sync, type SyncChange } from '../../src/storage/sync.ts';

const open: Sync[] = [];
function tab(): { readonly sync: Sync; readonly heard: SyncChange[] } {
  const sync = openSync();
  open.push(sync);
  const heard: SyncChange[] = [];
  sync.listen((change) => heard.push(change));
  return { sync, heard };
}

afterEach(() => {
  for (const sync of open.splice(0)) sync.close();
});

describe('storage/sync', () => {
  it('storage/sync other tabs hear a change, the teller does not', async () => {
    const [one, two, three] = [tab(), tab(), tab()];
    const changes: SyncChange[] = [
      { kind: 'army', id: 'a' },
      { kind: 'armies' },
      { kind: 'settings' },
      { kind: 'rolls' },
      { kind: 'saved-rolls' },
      { kind: 'tally' },
      { kind: 'castle-dials' },
      { kind: 'sieges' },
      { kind: 'seasons' },
      { kind: 'plays' },
      { kind: 'draft', place: 'dice' },
    ];
    for (const change of changes) one.sync.notify(change);
    await vi.waitFor(() => expect(two.heard).toEqual(changes));
    await vi.waitFor(() => expect(three.heard).toEqual(changes));
    expect(one.heard).toEqual([]);
  });

  it('storage/sync what a tab of another version sends is passed over', async () => {
    const { heard } = tab();
    const other = new BroadcastChannel('adjutant');
    for (const odd of [
      null,
      7,
      'army',
      {},
      { kind: 'army' },
      { kind: 'army', id: 7 },
      { kind: 'battle', id: 'a' },
    ]) {
      other.postMessage(odd);
    }
    other.postMessage({ kind: 'rolls', more: 'later' });
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'rolls' }]));
    other.close();
  });

  it('storage/sync who stopped listening hears nothing more', async () => {
    const [one, two] = [tab(), tab()];
    const heard: SyncChange[] = [];
    const stop = two.sync.listen((change) => heard.push(change));
    stop();
    one.sync.notify({ kind: 'armies' });
    await vi.waitFor(() => expect(two.heard.length).toBe(1));
    expect(heard).toEqual([]);
  });

  it('storage/sync what changed behind the back of the models is shown here too', async () => {
    const [one, two] = [tab(), tab()];
    one.sync.notifyAll({ kind: 'rolls' });
    expect(one.heard).toEqual([{ kind: 'rolls' }]);
    await vi.waitFor(() => expect(two.heard).toEqual([{ kind: 'rolls' }]));
    const heard: SyncChange[] = [];
    one.sync.listen((change) => heard.push(change))();
    one.sync.notifyAll({ kind: 'tally' });
    expect(heard).toEqual([]);
  });

  it('storage/sync a browser without BroadcastChannel gets a quiet one', () => {
    const sync = openSync(() => undefined);
    expect(() => {
      sync.listen(() => undefined)();
      sync.notify({ kind: 'armies' });
      sync.close();
    }).not.toThrow();
  });
});
