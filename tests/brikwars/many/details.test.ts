import { describe, expect, it } from 'vitest';
import {
  groupOf,
  initialMany,
  type ManyInputs,
  manyCodec,
  manyStray,
} from '../../../src/brikwars/many/inputs.ts';
import { detailsOf } from '../../../src/brikwars/many/names.ts';
import { many as t } from '../../../src/brikwars/many/words/en.ts';
import { brikwars } from '../../../src/brikwars/words/en.ts';
import { fight } from '../../../src/fight/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';

const first = initialMany('2005');
const { blast, gang } = first;
const [assault = first.assaults[0]] = first.assaults;
const words = { ...brikwars, ...fight } as unknown as Parameters<typeof detailsOf>[1];
const notify = (part: Partial<ManyInputs>) =>
  detailsOf(t, words, createFormat('en'), manyCodec('2005').encode({ ...first, ...part }));
const shot = (...groups: readonly ReturnType<typeof groupOf>[]): Partial<ManyInputs> => ({
  assaults: assault ? [{ ...assault, groups }] : [],
});

describe('brikwars/many/names: what else an attack of many consists of', () => {
  it.each<[string, Partial<ManyInputs>, readonly string[]]>([
    ['the default one', {}, [t.kinds.together, t.units.minifig]],
    [
      'shooters with values of their own, far off and cranky',
      shot(groupOf(2, 'own', { unit: 'hero', cranky: 1, ownUse: 5, ownDamage: '2d6', distance: 7 })),
      [t.units.hero, brikwars.crankyBy('−1'), t.weaponLine('5', t.dice('2d6')), `${t.distance}: 7`],
    ],
    ['hits that were counted', shot(groupOf(3, 'long-ranged', { hits: 2 })), [t.countedLine('2')]],
    [
      'one of two groups without bonus dice',
      shot(groupOf(3, 'short-ranged'), groupOf(1, 'hand', { declines: true })),
      [`${t.times('3', t.weapons['short-ranged'])}: ${t.units.minifig}`, `${t.thrown.hand}: ${t.noBonus}`],
    ],
    [
      'who stands near',
      { assaults: assault ? [{ ...assault, strays: [{ ...manyStray.default, fromTarget: 2 }] }] : [] },
      [t.stray(`${t.units.minifig} (${t.owners.attacker})`, '2')],
    ],
    [
      'a victim and what it does',
      {
        kind: 'gang',
        gang: { ...gang, victim: { ...gang.victim, weapons: 'nothing', unit: 'warhorse', size: 3 } },
      },
      [t.kinds.gang, t.step(t.victim, t.victimWeapons.nothing), `${t.size}: 3`, t.noCounter],
    ],
    [
      'all near a blast',
      {
        kind: 'blast',
        blast: { ...blast, distance: 9, targets: blast.targets.map((each) => ({ ...each, fixed: true })) },
      },
      [
        `${t.distance}: 9`,
        t.thingAt(t.units.minifig),
        t.step(t.thingAt(t.units.minifig), t.fixed),
        t.thingLine(t.times('2', t.units.minifig), '1'),
      ],
    ],
  ])('BW-RNG-02 brikwars/many/names: %s', (_, part, phrases) => {
    expect(notify(part)).toEqual(expect.arrayContaining([...phrases]));
  });

  it('brikwars/many/names: what cannot be read has none, and nothing is said twice', () => {
    expect(detailsOf(t, words, createFormat('en'), 'nothing')).toEqual([]);
    const same = notify({ ...shot(groupOf(1, 'hand'), groupOf(1, 'hand')) });
    expect(new Set(same).size).toBe(same.length);
  });
});
