import { describe, expect, it } from 'vitest';
import { initialQuik, type QuikInputs, type QuikRow } from '../../../src/brikwars/quik/inputs.ts';
import {
  crashOf,
  demolitionOf,
  duelOf,
  mayFeat,
  moveLimit,
  movesOf,
  planOf,
  walkOf,
} from '../../../src/brikwars/quik/setup.ts';
import { unwrap } from '../../support/cases/case-adapters.ts';

const english = initialQuik('en');
const lugpol = initialQuik('lugpol');
const row = (part: Partial<QuikRow> = {}): QuikRow => ({ ...english.target, ...part });
const of = (part: Partial<QuikInputs>): QuikInputs => ({ ...english, ...part });
const striking = (...strikers: readonly QuikRow[]) => of({ strikers });

describe('brikwars/quik/setup: what both sides are', () => {
  it('BW-QW-06 brikwars/quik/setup: a second weapon is one only where it is another, and no bare hands', () => {
    const weapons = (part: Partial<QuikRow>) => duelOf(striking(row(part))).strikers[0]?.weapons;
    const { weapon } = english.target;
    expect(weapons({ other: 'bare-hands' })).toEqual([weapon]);
    expect(weapons({ other: weapon })).toEqual([weapon]);
    expect(weapons({ other: 'ranged' })).toEqual([weapon, 'ranged']);
  });

  it('BW-QW-08 brikwars/quik/setup: a distance of nothing is in range, and bare hands strike nobody back', () => {
    const [near] = duelOf(striking(row({ distance: 0 }))).strikers;
    expect(near).not.toHaveProperty('distance');
    expect(duelOf(striking(row({ distance: 1 }))).strikers[0]?.distance).toBe(1);
    expect(duelOf(of({ target: row({ weapon: 'bare-hands' }) })).target).not.toHaveProperty('weapon');
    expect(duelOf(of({ target: row() })).target.weapon).toBe(english.target.weapon);
  });

  it('BW-QW-07 brikwars/quik/setup: a hero strikes twice, in one roll or in two, where his weapon lets him', () => {
    const uses = (manner: 'together' | 'apart', base = english, part: Partial<QuikRow> = {}) =>
      unwrap(planOf({ ...base, strikers: [{ ...base.target, ...part }] }, manner)).taken.map(
        ({ use }) => use,
      );
    expect([uses('together'), uses('apart')]).toEqual([['one'], ['one']]);
    expect(uses('apart', english, { unit: 'hero' })).toEqual(['two']);
    expect(uses('together', english, { unit: 'hero' })).toHaveLength(1);
  });

  it('BW-LP-02 brikwars/quik/setup: a throw has its inches only where they are shown', () => {
    const thrown = (distance: number) =>
      JSON.stringify(
        unwrap(
          planOf({ ...lugpol, strikers: [{ ...lugpol.target, weapon: 'explosive', distance }] }, 'together'),
        ).attack,
      );
    expect(thrown(0)).not.toContain('"throw"');
    expect(thrown(3)).toContain('"throw"');
  });

  it('BW-QW-06 brikwars/quik/setup: all in one roll, or each in his own', () => {
    const three = { ...striking(row({ count: 2 }), row({ count: 1, unit: 'minifig' })) };
    const groups = (manner: 'together' | 'apart') => unwrap(planOf(three, manner)).groups;
    const [all = []] = groups('together');
    expect(groups('together')).toHaveLength(1);
    const sum = all.reduce((count, each) => count + each, 0);
    expect(sum).toBe(3);
    expect(groups('apart')).toHaveLength(3);
    for (const group of groups('apart')) expect(group.reduce((count, each) => count + each, 0)).toBe(1);
    const total = all.map((_, at) => groups('apart').reduce((count, group) => count + (group[at] ?? 0), 0));
    expect(total).toEqual(all);
  });

  it('BW-QW-07 brikwars/quik/setup: the best way is the first of the advice, without one all strike together', () => {
    const inputs = striking(row({ unit: 'hero' }));
    const best = unwrap(planOf(inputs, 'best'));
    expect(best.taken[0]?.weapon).toBe(english.target.weapon);
    const none = () => ({ ok: true, value: undefined }) as const;
    expect(unwrap(planOf(inputs, 'best', none))).toEqual(unwrap(planOf(inputs, 'together')));
    const advice = { taken: [{ weapon: 'ranged', use: 'one' }], groups: [[1]] };
    const advised = (other: string) =>
      planOf(
        striking(row({ other: other as QuikRow['other'] })),
        'best',
        () => ({ ok: true, value: [advice] }) as never,
      );
    expect(unwrap(advised('ranged')).taken).toEqual([{ weapon: 'ranged', use: 'one' }]);
    expect(unwrap(advised('bare-hands')).taken).toEqual([{ weapon: english.target.weapon, use: 'one' }]);
    expect(unwrap(advised('ranged')).groups).toEqual([[1]]);
  });

  it('BW-QW-08 brikwars/quik/setup: a hero among others may try a feat, but not in LUGPolWars', () => {
    expect(mayFeat(striking(row(), row({ unit: 'hero' })))).toBe(true);
    expect(mayFeat(striking(row()))).toBe(false);
    expect(mayFeat({ ...lugpol, strikers: [row({ unit: 'hero' })] })).toBe(false);
  });
});

describe('brikwars/quik/setup: what moves and breaks', () => {
  it('BW-QW-03 brikwars/quik/setup: a leap counts by its inches or its height, and inches of another kind are none', () => {
    const move = { ...english.move, run: 1, leap: 0, height: 0, swim: 0, handled: 0 };
    const inches = (part: Partial<QuikInputs['move']>) => {
      const walked = walkOf(of({ kind: 'move', move: { ...move, ...part } }));
      return walked.ok ? walked.value.value : walked.issues.map(({ code }) => code);
    };
    const plain = inches({});
    expect(plain).toBe(1);
    expect(inches({ leap: 1 })).toBeGreaterThan(1);
    expect([inches({ height: 30 }), inches({ leap: 1, height: 30 })]).not.toContain(plain);
    const effects = (part: Partial<QuikInputs['move']>) =>
      unwrap(walkOf(of({ kind: 'move', move: { ...move, ...part } }))).reasons.map(({ effect }) => effect);
    expect(
      [effects({}), effects({ leap: 1 }), effects({ height: 1 })].map((all) => all.includes('jump-height')),
    ).toEqual([false, true, true]);
    const walking = of({ kind: 'move', move });
    expect(movesOf(walking)).toBe(1);
    expect(movesOf(of({ kind: 'move', move: { ...move, run: 99 } }))).toBe(0);
    expect(moveLimit(walking)).toBeGreaterThan(1);
    expect(moveLimit(of({ move: { ...move, unit: 'nobody' as never } }))).toBe(0);
    const driving = of({ kind: 'vehicle' });
    expect(movesOf(driving)).toBe(movesOf({ ...driving, kind: 'attack' }));
  });

  it('BW-QW-23 brikwars/quik/setup: a vehicle meets a unit or bricks, and what does not drive crashes into nothing', () => {
    const vehicle = { ...english.vehicle, studs: [4, 8] };
    const crash = (part: Partial<QuikInputs['vehicle']>) =>
      crashOf(of({ vehicle: { ...vehicle, ...part }, studs: [2] }));
    const unit = unwrap(crash({ obstacle: 'unit' }));
    const bricks = unwrap(crash({ obstacle: 'bricks' }));
    expect(JSON.stringify(unit)).not.toBe(JSON.stringify(bricks));
    const demolition = unwrap(demolitionOf(of({ studs: [2, 4] })));
    expect(JSON.stringify(demolition)).toContain('[2,4]');
    expect(demolitionOf(of({ studs: [] })).ok).toBe(false);
  });
});
