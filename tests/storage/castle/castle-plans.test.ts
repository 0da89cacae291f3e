import { beforeEach, describe, expect, it } from 'vitest';
import { planBounds } from '../../../src/castle/plans/model.ts';
import { decodeBackup, encodeBackup, makeBackup } from '../../../src/storage/backup/backup.ts';
import { applyImport, defaultParts, previewImport } from '../../../src/storage/backup/import.ts';
import {
  castlePlansList,
  type SavedPlan,
  savedPlanBounds,
} from '../../../src/storage/castle/castle-plans.ts';
import { readOne, write } from '../../../src/storage/store.ts';
import { fixture, freshDevice, given, openTab, refusingDevice } from '../device.ts';

beforeEach(freshDevice);

const record = fixture('castle-plans-1.json') as { readonly plans: readonly SavedPlan[] };

function saved(id: string, parts: Partial<SavedPlan> = {}): SavedPlan {
  return { id, name: id, query: 'v=1&t=36-72', ...parts };
}

describe('storage/castle/castle-plans', () => {
  it('storage/castle/castle-plans a record of version 1 reads, with a plan that only a later version understands', () => {
    expect(castlePlansList.decode(record)).toEqual({ state: 'ok', value: record.plans });
  });

  it('storage/castle/castle-plans there are none before the first is saved', async () => {
    expect(given(await castlePlansList.load(openTab()))).toEqual([]);
  });

  it('storage/castle/castle-plans two tabs saving at once lose nothing', async () => {
    const [one, two] = [openTab(), openTab()];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        castlePlansList.change(n % 2 ? one : two, (plans) => [...plans, saved(`p${n}`)]),
      ),
    );
    expect(given(await castlePlansList.load(openTab())).length).toBe(20);
  });

  it('storage/castle/castle-plans what a later version added stays', async () => {
    const store = openTab();
    const first = { ...saved('a'), colour: 'red' };
    given(await write(store, [['castle-plans', { version: 1, plans: [first], folders: ['x'] }]]));
    given(await castlePlansList.change(store, (plans) => [...plans, saved('b')]));
    expect(given(await readOne(store, 'castle-plans'))).toEqual({
      version: 1,
      plans: [first, saved('b')],
      folders: ['x'],
    });
  });

  it('storage/castle/castle-plans a damaged record is put aside before it is replaced', async () => {
    const store = openTab();
    given(await write(store, [['castle-plans', { version: 1, plans: 'none' }]]));
    expect(await castlePlansList.load(store)).toMatchObject({
      ok: false,
      issues: [{ code: 'list-damaged', issues: [{ path: 'plans' }] }],
    });
    given(await castlePlansList.change(store, (plans) => [...plans, saved('a')]));
    expect(given(await castlePlansList.load(store))).toEqual([saved('a')]);
    expect(given(await readOne(store, 'damaged:castle-plans'))).toEqual({ version: 1, plans: 'none' });
  });

  it('storage/castle/castle-plans the record of a newer version is left alone', async () => {
    const store = openTab();
    const raw = { version: 2, folders: [] };
    given(await write(store, [['castle-plans', raw]]));
    const newer = { ok: false, issues: [{ code: 'list-newer', version: 2 }] };
    expect(await castlePlansList.load(store)).toEqual(newer);
    expect(await castlePlansList.change(store, () => [])).toEqual(newer);
    expect(given(await readOne(store, 'castle-plans'))).toEqual(raw);
  });

  it.each<[string, object]>([
    ['no name', { name: '' }],
    ['a name too long', { name: 'x'.repeat(81) }],
    ['nothing in it', { query: '' }],
    ['more than a link carries', { query: 'x'.repeat(2001) }],
    ['an id that would break a key', { id: 'a:b' }],
  ])('storage/castle/castle-plans a plan with %s is damaged', (_title, part) => {
    const plans = [{ ...saved('a'), ...part }];
    expect(castlePlansList.decode({ version: 1, plans }).state).toBe('damaged');
  });

  it('storage/castle/castle-plans the bounds are those that the model keeps to', () => {
    expect(planBounds).toEqual(savedPlanBounds);
  });

  it('storage/castle/castle-plans go into a backup and come out of it, each once, and a single bad one is named', async () => {
    given(await write(openTab(), [['castle-plans', record]]));
    const text = encodeBackup(makeBackup(given(await openTab().readAll('')), 3000, '0.1.0'));
    const backup = given(decodeBackup(text));
    expect(backup.castlePlans).toEqual(record.plans);

    freshDevice();
    given(await castlePlansList.change(openTab(), () => [saved('mine'), ...record.plans.slice(0, 1)]));
    const choice = { armies: 'newer', take: defaultParts({ used: false, setUp: false }) } as const;
    expect(given(await previewImport(openTab(), backup, choice, 9000)).castlePlans).toBe(1);
    expect(given(await applyImport(openTab(), backup, choice, 9000)).castlePlans).toBe(1);
    expect(given(await applyImport(openTab(), backup, choice, 9000)).castlePlans).toBe(0);
    expect(given(await castlePlansList.load(openTab()))).toEqual([saved('mine'), ...record.plans]);

    const damaged = { ...JSON.parse(text), castlePlans: [{ ...record.plans[0], name: '' }, record.plans[1]] };
    const read = given(decodeBackup(JSON.stringify(damaged)));
    expect(read.castlePlans).toEqual([record.plans[1]]);
    expect(read.unreadable.map(({ key, issues }) => [key, issues[0]?.path])).toEqual([
      ['castle-plans:0', 'castlePlans.0.plans.0.name'],
    ]);
  });

  it('storage/castle/castle-plans refused storage is a code', async () => {
    refusingDevice('SecurityError');
    expect(await castlePlansList.load(openTab())).toMatchObject({ issues: [{ code: 'storage-refused' }] });
  });
});
