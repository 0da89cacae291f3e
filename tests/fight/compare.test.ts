import { describe, expect, it } from 'vitest';
import {
  bestOf,
  type Compared,
  createFightCompare,
  decodeComparison,
  encodeComparison,
  shiftsOf,
  type Variant,
} from '../../src/fight/compare.ts';
import type { Gain, Outcome } from '../../src/kit/stage/outcome-bar.tsx';
import { fakeServices } from '../support/fake-services.ts';

const end = (label: string, gain: Gain, percent: number): Outcome => ({
  label,
  gain,
  chance: percent / 100,
  shown: String(percent),
});
const bar = (enemy: number, mine: number): readonly Outcome[] => [
  end('Enemy dies', 'mine', enemy),
  end('My fighter dies', 'theirs', mine),
  end('Nobody dies', 'nobody', 100 - enemy - mine),
];
const variant = (number: number): Variant => ({ mode: 'brikwars', query: `v=1&r=${number}` });
const [first, second, third, fourth, fifth] = [1, 2, 3, 4, 5].map(variant) as [
  Variant,
  Variant,
  Variant,
  Variant,
  Variant,
];

describe('fight/compare: which is best, and by how much', () => {
  it('fight/compare best is what mine gains over the enemy, and of two that are equally good none', () => {
    expect(bestOf(bar(45, 10), bar(33, 19))).toBe('a');
    expect(bestOf(bar(33, 19), bar(50, 35))).toBe('b');
    // Safer by as much as it kills less.
    expect(bestOf(bar(33, 19), bar(40, 26))).toBeUndefined();
    expect(bestOf(bar(33, 19), undefined)).toBeUndefined();
    expect(bestOf([], bar(33, 19))).toBeUndefined();
  });

  it('fight/compare differences are those of the numbers that stand there, with the name that both have', () => {
    expect(shiftsOf(bar(45, 10), bar(33, 19))).toEqual([
      { gain: 'mine', label: 'Enemy dies', by: 12 },
      { gain: 'theirs', label: 'My fighter dies', by: -9 },
    ]);
    // Rounded apart they would be 1.
    const close = [{ ...end('Enemy dies', 'mine', 33), chance: 0.3349 }];
    expect(shiftsOf([{ ...end('Enemy dies', 'mine', 33), chance: 0.3351 }], close)[0]?.by).toBe(0);
    expect(shiftsOf([{ ...end('Enemy dies', 'mine', 0), chance: 0.004, shown: '<1' }], close)[0]?.by).toBe(
      -33,
    );
  });

  it('fight/compare ends of other names are held together by whose gain they are', () => {
    const volley = [end('All 3 die', 'mine', 10), end('Some die', 'mine', 40), end('Nobody', 'nobody', 50)];
    expect(shiftsOf(volley, bar(33, 19))).toEqual([
      { gain: 'mine', label: undefined, by: 17 },
      { gain: 'theirs', label: 'My fighter dies', by: -19 },
    ]);
    expect(shiftsOf(volley, volley)).toEqual([{ gain: 'mine', label: undefined, by: 0 }]);
  });
});

describe('fight/compare: the two', () => {
  it('fight/compare the fight in hand is A, the one before it B, and older ones are kept beside', async () => {
    const { drafts } = fakeServices('#/fight');
    const compare = await createFightCompare(drafts);
    expect(compare.add(first)).toBe('added');
    expect(compare.compared.value).toEqual({ a: first, others: [] });
    expect(compare.add(first)).toBe('known');
    for (const fight of [second, third, fourth, fifth]) compare.add(fight);
    const all: Compared = { a: fifth, b: fourth, others: [third, second] };
    expect(compare.compared.value).toEqual(all);
    expect((await createFightCompare(drafts)).compared.value).toEqual(all);
  });

  it('fight/compare a tap fills the free place or that of B, and a tap on one of the two takes it out', async () => {
    const { drafts } = fakeServices('#/fight');
    const compare = await createFightCompare(drafts);
    expect([first, second, third].map(compare.toggle)).toEqual(['a', 'b', 'b']);
    expect(compare.compared.value).toEqual({ a: first, b: third, others: [second] });
    const before = compare.compared.value;
    expect(compare.toggle(first)).toBeUndefined();
    // B stays B, after a restart too.
    expect(compare.compared.value).toEqual({ b: third, others: [first, second] });
    expect((await createFightCompare(drafts)).compared.value).toEqual(compare.compared.value);
    expect(compare.toggle(second)).toBe('a');
    expect(compare.compared.value).toEqual({ a: second, b: third, others: [first] });
    compare.forget(first);
    compare.forget(third);
    expect(compare.compared.value).toEqual({ a: second, others: [] });
    compare.restore(before);
    expect((await createFightCompare(drafts)).compared.value).toEqual(before);
  });

  it('fight/compare what was compared before there were two places is there, and a damaged draft keeps what can be read', () => {
    const old = `defender.survive\n${[first, second, third].map(({ mode, query }) => `${mode}?${query}`).join('\n')}`;
    expect(decodeComparison(old)).toEqual({ a: first, b: second, others: [third] });
    const text = encodeComparison({ b: first, others: [] });
    expect(decodeComparison(`${text}\nnonsense\n../x?y\n${'many?v=1\n'.repeat(9)}`)).toEqual({
      b: first,
      others: Array.from({ length: 3 }, () => ({ mode: 'many', query: 'v=1' })),
    });
    expect(decodeComparison('')).toEqual({ others: [] });
    expect(decodeComparison('pair.ab')).toEqual({ others: [] });
  });

  it('fight/compare each game has its own', async () => {
    const { drafts } = fakeServices('#/fight');
    (await createFightCompare(drafts)).add(first);
    const usb = await createFightCompare(drafts, 'usb-compare');
    expect(usb.compared.value).toEqual({ others: [] });
    usb.add({ mode: 'usb-shoot', query: 'v=1' });
    expect((await createFightCompare(drafts, 'usb-compare')).compared.value.a?.mode).toBe('usb-shoot');
    expect((await createFightCompare(drafts)).compared.value.a).toEqual(first);
  });
});
