import { beforeEach, describe, expect, it } from 'vitest';
import { clearDraft, loadDraft, saveDraft } from '../../../src/storage/army/draft.ts';
import { readOne, write } from '../../../src/storage/store.ts';
import { freshDevice, given, openTab, refusingDevice } from '../device.ts';

beforeEach(freshDevice);

const text = (data: unknown) => (typeof data === 'string' ? data : undefined);

describe('storage/army/draft', () => {
  it('storage/army/draft each place has its own, read through its own decoder', async () => {
    const store = openTab();
    expect(given(await loadDraft(store, 'dice', text))).toBeUndefined();
    given(await saveDraft(store, 'dice', '2d6', 1000));
    given(await saveDraft(store, 'fight', 'sword', 1001));
    expect(given(await loadDraft(openTab(), 'dice', text))).toBe('2d6');
    given(await clearDraft(store, 'dice'));
    expect(given(await loadDraft(store, 'dice', text))).toBeUndefined();
    expect(given(await loadDraft(store, 'fight', text))).toBe('sword');
  });

  it.each<[string, unknown]>([
    ['the place cannot read', { version: 1, saved: 1, data: 7 }],
    ['is damaged', { version: 1 }],
    ['is of a newer version', { version: 2, saved: 1, data: 'text' }],
  ])('storage/army/draft one that %s is a code and stays', async (_title, raw) => {
    const store = openTab();
    given(await write(store, [['draft:dice', raw]]));
    expect(await loadDraft(store, 'dice', text)).toEqual({
      ok: false,
      issues: [{ code: 'draft-unreadable' }],
    });
    expect(given(await readOne(store, 'draft:dice'))).toEqual(raw);
  });

  it('storage/army/draft refused storage is a code', async () => {
    refusingDevice('SecurityError');
    expect(await saveDraft(openTab(), 'dice', '', 1)).toMatchObject({
      ok: false,
      issues: [{ code: 'storage-refused' }],
    });
  });
});
