import { describe, expect, it } from 'vitest';
import {
  bestOf,
  createFightCompare,
  decodeComparison,
  encodeComparison,
  mostVariants,
  type OutcomeId,
  scoresOf,
  type Variant,
  type Verdict,
  type Wish,
  wishGoals,
  wishSides,
} from '../../src/fight/compare.ts';
import { fakeServices } from '../support/fake-services.ts';

const verdict = (figures: Partial<Record<OutcomeId, number>>): Verdict => ({
  figures: Object.entries(figures).map(([id, chance]) => ({ id: id as OutcomeId, chance })),
});
const variant = (number: number): Variant => ({ mode: 'brikwars', query: `v=1&r=${number}` });

describe('fight/compare: which is best', () => {
  const sword = verdict({ 'defender-dies': 0.4, 'attacker-dies': 0.2 });
  const axe = verdict({ 'defender-dies': 0.5, 'attacker-dies': 0.45 });
  const shot = verdict({ hits: 0.6, 'target-dies': 0.3 });

  it.each<[string, Wish, readonly boolean[]]>([
    ['the attacker kills', { side: 'attacker', goal: 'kill' }, [false, true, false]],
    ['the attacker stays alive', { side: 'attacker', goal: 'survive' }, [false, false, true]],
    ['the attacker trades', { side: 'attacker', goal: 'trade' }, [false, false, true]],
    ['the defender kills', { side: 'defender', goal: 'kill' }, [false, true, false]],
    ['the defender stays alive', { side: 'defender', goal: 'survive' }, [false, false, true]],
    ['the defender trades', { side: 'defender', goal: 'trade' }, [false, true, false]],
  ])('fight/compare %s', (_title, wish, best) => {
    expect(bestOf([sword, axe, shot], wish)).toEqual(best);
  });

  it('fight/compare all that are equally good are marked, and one alone is not', () => {
    const wish: Wish = { side: 'attacker', goal: 'kill' };
    expect(bestOf([sword, axe, sword], { side: 'attacker', goal: 'survive' })).toEqual([true, false, true]);
    expect(bestOf([sword], wish)).toEqual([false]);
    expect(bestOf([sword, undefined], wish)).toEqual([false, false]);
    expect(bestOf([], wish)).toEqual([]);
  });

  it('fight/compare a fight without a death to count has no place in the order', () => {
    expect(scoresOf(verdict({ flies: 0.5 }), { side: 'attacker', goal: 'kill' })).toBeUndefined();
    expect(bestOf([verdict({ flies: 0.5 }), sword, axe], { side: 'attacker', goal: 'kill' })).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('fight/compare: units of USB', () => {
  const volley = verdict({ 'usb-falls': 0.9, 'usb-broken': 0.3, 'usb-wiped': 0 });
  const charge = verdict({
    'usb-falls': 0.95,
    'usb-beaten': 0.5,
    'usb-wiped': 0.2,
    'usb-repelled': 0.4,
    'usb-lost': 0.1,
  });
  const gun = verdict({ 'usb-falls': 0.5, 'usb-broken': 0.4, 'usb-wiped': 0 });

  it.each<[string, Wish, readonly boolean[]]>([
    ['the attacker breaks', { side: 'attacker', goal: 'kill' }, [false, true, false]],
    ['the attacker stays alive', { side: 'attacker', goal: 'survive' }, [true, false, true]],
    ['the attacker trades', { side: 'attacker', goal: 'trade' }, [false, false, true]],
    ['the defender breaks', { side: 'defender', goal: 'kill' }, [false, true, false]],
    ['the defender stays alive', { side: 'defender', goal: 'survive' }, [true, false, false]],
    ['the defender trades', { side: 'defender', goal: 'trade' }, [false, true, false]],
  ])('fight/compare %s', (_title, wish, best) => {
    expect(bestOf([volley, charge, gun], wish)).toEqual(best);
  });

  it('USB-MOR-03 state/fight-compare to break the enemy counts before to wipe it out, and to live before to hold', () => {
    const breaks = verdict({ 'usb-broken': 0.6, 'usb-wiped': 0.1, 'usb-repelled': 0.3, 'usb-lost': 0.2 });
    const wipes = verdict({ 'usb-broken': 0.5, 'usb-wiped': 0.4, 'usb-repelled': 0.4, 'usb-lost': 0.1 });
    expect(bestOf([breaks, wipes], { side: 'attacker', goal: 'kill' })).toEqual([true, false]);
    expect(bestOf([breaks, wipes], { side: 'attacker', goal: 'survive' })).toEqual([false, true]);
    expect(bestOf([breaks, wipes], { side: 'attacker', goal: 'trade' })).toEqual([true, false]);
  });

  it('fight/compare units that are never wiped out are told apart by what breaks them, then by what falls', () => {
    const kill: Wish = { side: 'attacker', goal: 'kill' };
    expect(bestOf([volley, gun], kill)).toEqual([false, true]);
    const bold = verdict({ 'usb-falls': 0.6, 'usb-broken': 0.4, 'usb-wiped': 0 });
    expect(bestOf([bold, gun, volley], kill)).toEqual([true, false, false]);
  });

  it('fight/compare of two pools the one with the better chance is best', () => {
    const pools = [verdict({ 'usb-wanted': 0.4 }), verdict({ 'usb-wanted': 0.6 })];
    for (const side of wishSides)
      for (const goal of wishGoals) expect(bestOf(pools, { side, goal })).toEqual([false, true]);
  });

  it('fight/compare each game has its own fights side by side', async () => {
    const { drafts } = fakeServices('#/fight');
    (await createFightCompare(drafts)).add(variant(1));
    const usb = await createFightCompare(drafts, 'usb-compare');
    expect(usb.variants.value).toEqual([]);
    usb.add({ mode: 'usb-shoot', query: 'v=1' });
    expect((await createFightCompare(drafts, 'usb-compare')).variants.value).toHaveLength(1);
    expect((await createFightCompare(drafts)).variants.value).toEqual([variant(1)]);
  });
});

describe('fight/compare: the fights', () => {
  it('fight/compare up to four stand side by side, none twice, and they are there after a restart', async () => {
    const { drafts } = fakeServices('#/fight');
    const compare = await createFightCompare(drafts);
    for (let number = 1; number <= mostVariants; number++) expect(compare.add(variant(number))).toBe('added');
    expect(compare.add(variant(2))).toBe('known');
    expect(compare.add({ ...variant(9), mode: 'charge' })).toBe('full');
    compare.change({ goal: 'trade' });
    const again = await createFightCompare(drafts);
    expect(again.variants.value).toEqual([1, 2, 3, 4].map(variant));
    expect(again.wish.value).toEqual({ side: 'attacker', goal: 'trade' });
  });

  it('fight/compare what is taken out comes back where it was', async () => {
    const compare = await createFightCompare(fakeServices('#/fight').drafts);
    for (const number of [1, 2, 3]) compare.add(variant(number));
    const before = compare.variants.value;
    compare.remove(1);
    expect(compare.variants.value).toEqual([variant(1), variant(3)]);
    compare.restore(before);
    expect(compare.variants.value).toEqual(before);
  });

  it('fight/compare a damaged draft keeps what can be read', () => {
    const text = encodeComparison({ variants: [variant(1)], wish: { side: 'defender', goal: 'survive' } });
    expect(decodeComparison(`${text}\nnonsense\n../x?y\n${'many?v=1\n'.repeat(9)}`)).toEqual({
      variants: [variant(1), ...Array.from({ length: 3 }, () => ({ mode: 'many', query: 'v=1' }))],
      wish: { side: 'defender', goal: 'survive' },
    });
    expect(decodeComparison('')).toEqual({ variants: [], wish: { side: 'attacker', goal: 'kill' } });
  });
});
