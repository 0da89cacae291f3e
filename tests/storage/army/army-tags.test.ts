import { beforeEach, describe, expect, it } from 'vitest';
import { listArmies, loadArmy, renewSummaries, saveArmy } from '../../../src/storage/army/armies.ts';
import { asTag, tagArmies, withTags } from '../../../src/storage/army/army-tags.ts';
import { summaryOf } from '../../../src/storage/army/summary.ts';
import { write } from '../../../src/storage/store.ts';
import { army, freshDevice, given, openTab } from '../device.ts';

beforeEach(freshDevice);

async function tagsOf(id: string): Promise<readonly string[] | undefined> {
  const decoded = given(await loadArmy(openTab(), id));
  return decoded?.state === 'ok' ? decoded.value.tags : undefined;
}

describe('storage/army/army-tags', () => {
  it.each([
    ['  Club   night ', 'Club night'],
    ['   ', ''],
    ['x'.repeat(30), 'x'.repeat(24)],
    [`${'x'.repeat(23)} y`, 'x'.repeat(23)],
  ])('storage/army/army-tags %j is kept as %j', (typed, kept) => {
    expect(asTag(typed)).toBe(kept);
  });

  it('storage/army/army-tags an army has each tag once, not too many, and no empty list', () => {
    expect(withTags(army('a'), ['b', ' b ', '', 'a']).tags).toEqual(['b', 'a']);
    expect(
      withTags(
        army('a'),
        Array.from({ length: 20 }, (_, n) => `t${n}`),
      ).tags,
    ).toHaveLength(8);
    expect(withTags(army('a', { tags: ['x'] }), [])).not.toHaveProperty('tags');
  });

  it('storage/army/army-tags several are tagged at once, one revision on; the answer is the way back', async () => {
    const store = openTab();
    for (const id of ['a', 'b', 'c']) given(await saveArmy(store, army(id), 1));
    given(await write(store, [['army:bad', 'rubbish']]));
    const add = (tags: readonly string[]) => [...tags, 'Club'];
    const before = given(await tagArmies(store, ['a', 'b', 'bad', 'gone'], add, 5));
    expect([...before]).toEqual([
      ['a', []],
      ['b', []],
    ]);
    expect([await tagsOf('a'), await tagsOf('b'), await tagsOf('c')]).toEqual([
      ['Club'],
      ['Club'],
      undefined,
    ]);
    expect(given(await listArmies(store)).summaries).toContainEqual(
      summaryOf(army('a', { tags: ['Club'], changed: 5, revision: 2 })),
    );
    const again = given(await tagArmies(store, ['a', 'b'], add, 6));
    expect([...again]).toEqual([]);
    given(await tagArmies(store, [...before.keys()], (_, id) => before.get(id) ?? [], 7));
    expect(await tagsOf('a')).toBeUndefined();
  });

  it('storage/army/army-tags what was known of the rules is still known', async () => {
    const store = openTab();
    const saved = given(given(await saveArmy(store, army('a'), 1))).army;
    given(await renewSummaries(store, [summaryOf(saved, { broken: 2 })]));
    given(await tagArmies(store, ['a'], () => ['Club'], 5));
    expect(given(await listArmies(store)).summaries[0]).toMatchObject({ broken: 2, tags: ['Club'] });
  });
});
