import { describe, expect, it } from 'vitest';
import {
  decodeMany,
  encodeMany,
  groupOf,
  initialMany,
  type ManyInputs,
  manyAsked,
  manyFighters,
  manyShooters,
  manyWho,
  minifig,
  type WhoInputs,
} from '../../../src/brikwars/many/inputs.ts';
import { manyPresets, withManyPreset } from '../../../src/brikwars/many/model.ts';
import { matters } from '../../../src/kit/question/asked.ts';
import type { Situation } from '../../../src/rules/brikwars/attack/circumstances.ts';
import { keptEnds } from '../../support/kept-ends.ts';

/** Nothing is by default. */
const own: WhoInputs = {
  unit: 'own',
  ownSkill: '2d10+2',
  ownArmor: '2d10+12',
  declines: true,
  plainSkill: true,
  cranky: 5,
  steps: 12,
};
const around: Situation = {
  still: true,
  aimed: true,
  blind: true,
  thirds: 2,
  speed: 12,
  headOn: true,
  large: 40,
  hiding: 'still',
};
const busy = groupOf(500, 'own', {
  ...own,
  ownUse: 12,
  ownDamage: '2d10+5',
  situation: around,
  skillModifier: -3,
  distance: 24,
  height: 12,
  hits: 100,
});
const strays = Array.from({ length: 4 }, () => ({ ...own, owner: 'uninvolved' as const, fromTarget: 12 }));
const base = initialMany('2005');

describe('brikwars/many/inputs', () => {
  it('brikwars/many/inputs: a link with all that fits stays below 2,000 characters', () => {
    const most: ManyInputs = {
      ...base,
      assaults: Array.from({ length: 4 }, (_, place) => ({
        groups: Array.from({ length: place < 2 ? 4 : 3 }, () => busy),
        target: { ...own, count: 500 },
        strays,
      })),
    };
    expect(decodeMany(encodeMany(most))).toEqual(most);
    expect(encodeMany(most).length).toBeLessThanOrEqual(2000);
    const fighters = Array.from({ length: 8 }, () => ({ ...busy, count: 1, hits: 1, shield: true }));
    const gang: ManyInputs = {
      ...base,
      kind: 'gang',
      gang: { ...base.gang, attackers: fighters, victim: { ...base.gang.victim, ...own, size: 12 } },
    };
    const blast: ManyInputs = {
      ...base,
      kind: 'blast',
      blast: {
        ...base.blast,
        ...own,
        way: 'long-ranged',
        situation: around,
        targets: Array.from({ length: 5 }, () => ({
          ...own,
          count: 500,
          fromAim: 12,
          fixed: true,
          own: true,
        })),
      },
    };
    for (const inputs of [gang, blast]) expect(encodeMany(inputs).length).toBeLessThanOrEqual(1500);
    for (const inputs of [gang, blast]) expect(decodeMany(encodeMany(inputs))).toEqual(inputs);
  });

  it.each([
    ['', ''],
    ['v=1', 'v=3'],
    ['e=2005', 'e=1999'],
    ['k=together', 'k=alone'],
    ['a0=3.', 'a0=501.'],
    ['a0=3.', 'a0=0.'],
    ['short-ranged', 'cannon'],
    ['short-ranged', 'heavy'],
    ['g=2.heavy', 'g=9.heavy'],
    ['gp=', 'gp=c9'],
    ['b=thrown', 'b=kicked'],
    ['&gp', '&w=most.survive&gp'],
    ['&gp', '&w=most.survive.flee&gp'],
    ['minifig', 'minifig*e'],
    ['minifig', 'minifig*c6'],
    ['minifig', 'minifig*p13'],
    ['bt=', 'bt=~'],
    ['a0=', 'a1='],
    ['0.0.0.0.;', '0.0.0.0.4;'],
  ])(
    'brikwars/many/link-1: what was written by places and is not wholly understood is not read: %s as %s',
    (from, to) => {
      const good =
        'v=1&e=2005&k=together&a0=3.short-ranged.minifig..0.0.0.0.;minifig.1;&g=2.heavy.minifig..0.0.0.0.&gv=minifig.hand-shield.1&gp=&b=thrown.minifig..0.5.0&bt=minifig.1.0.0~minifig.2.1.0';
      expect(decodeMany(good)).toEqual(base);
      const text = from === '' ? to : good.replace(from, to);
      expect(text).not.toBe(good);
      expect(decodeMany(text)).toBeUndefined();
    },
  );

  it('brikwars/many/inputs: what is not wholly understood has no ends', async () => {
    for (const text of ['', 'v=2&table=1999', 'v=1&e=2005&k=together'])
      expect(await keptEnds('many', text), text).toBeUndefined();
  });
});

describe('brikwars/many/inputs: what is asked at the moment', () => {
  it.each(['together', 'single', 'gang', 'blast'] as const)(
    'BW-COMB-01 brikwars/many/inputs: what shooters want is asked of shooters alone: %s',
    (kind) => {
      expect(matters(manyAsked, 'wish', { ...base, kind })).toBe(kind === 'together' || kind === 'single');
    },
  );

  it('BW-COMB-05 brikwars/many/inputs: who strikes has no distance, and who shoots no shield beside it', () => {
    const names = ['distance', 'height', 'shield', 'ownUse'] as const;
    const asked = (of: typeof manyShooters, group = groupOf(2, 'hand')) =>
      names.filter((name) => matters(of, name, group));
    expect(asked(manyShooters)).toEqual(['distance', 'height']);
    expect(asked(manyShooters, groupOf(2, 'own'))).toEqual(['distance', 'height', 'ownUse']);
    expect(asked(manyFighters)).toEqual(['shield']);
    expect(asked(manyFighters, groupOf(2, 'own'))).toEqual(['shield', 'ownUse']);
    expect(asked(manyFighters, groupOf(2, 'two-handed'))).toEqual([]);
  });

  it('BW-DICE-06 BW-HERO-03 brikwars/many/inputs: Skill without bonus dice is asked of who takes any, and Crankiness of Heroes', () => {
    expect(matters(manyWho, 'plainSkill', minifig)).toBe(true);
    expect(matters(manyWho, 'plainSkill', { ...minifig, declines: true })).toBe(false);
    const cranky = (unit: WhoInputs['unit']) => matters(manyWho, 'cranky', { ...minifig, unit });
    expect([cranky('minifig'), cranky('hero'), cranky('own')]).toEqual([false, true, true]);
  });
});

describe('brikwars/many/outcomes', () => {
  const endsOf = async (preset: (typeof manyPresets)[number]) =>
    (await keptEnds('many', encodeMany(withManyPreset(initialMany('2005'), preset)))) ?? [];

  it.each(manyPresets)(
    'brikwars/many/answer: the ends of the preset %s are all there are',
    async (preset) => {
      expect((await endsOf(preset)).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    },
  );

  it('BW-WEAP-12 BWC-50 of a grenade the enemy’s death and one’s own are ends apart', async () => {
    const of = new Map((await endsOf('grenade')).map(({ gain, chance }) => [gain, chance]));
    expect(of.get('mine')).toBeCloseTo(0.5, 2);
    expect(of.get('theirs')).toBeCloseTo(0.1, 2);
  });
});
