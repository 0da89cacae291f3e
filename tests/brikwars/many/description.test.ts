import { describe, expect, it } from 'vitest';
import {
  blastDead,
  gangDead,
  killingDamage,
  likelyRange,
  manyAnswerOf,
  volleyDead,
} from '../../../src/brikwars/many/answer.ts';
import { initialMany, type ManyInputs, type VictimWeapons } from '../../../src/brikwars/many/inputs.ts';
import { encodeCounters, grenadeOf, weaponProfile } from '../../../src/brikwars/many/setup.ts';
import type { Fight } from '../../../src/rules/brikwars/attack/fight.ts';
import { unwrap } from '../../support/cases/case-adapters.ts';

const first = initialMany('2005');
const odds = (...weights: number[]) => ({ min: 0, weights: Float64Array.from(weights), cutOff: 0 });
const reasons = [] as const;

describe('brikwars/many/answer: who dies, as it is shown', () => {
  it.each<[readonly number[], readonly [number, number]]>([
    [[1], [0, 0]],
    [
      [0.05, 0.9, 0.05],
      [1, 1],
    ],
    [
      [0.125, 0.75, 0.125],
      [0, 2],
    ],
    [
      [0.05, 0.04, 0.91],
      [2, 2],
    ],
    [
      [0.91, 0.05, 0.04],
      [0, 0],
    ],
    [
      [0.25, 0.25, 0.25, 0.25],
      [0, 3],
    ],
  ])('BW-COMB-02 brikwars/many/answer: of %j the likely ones are %j', (weights, likely) => {
    expect(likelyRange(odds(...weights))).toEqual(likely);
  });

  it('BW-COMB-02 brikwars/many/answer: all die only where so many can', () => {
    const notify = (weights: readonly number[], count: number) => {
      const [assault] = first.assaults;
      if (!assault) throw new Error('nobody');
      const inputs = {
        kind: 'single',
        assaults: [{ ...assault, target: { ...assault.target, count } }],
      } as const;
      const answer = { odds: { deaths: { value: odds(...weights), reasons } } };
      const { any, all, of } = volleyDead(answer as never, { ...first, ...inputs } as ManyInputs);
      return [any.value, all.value, of];
    };
    expect(notify([0.5, 0.25, 0.25], 2)).toEqual([0.5, 0.25, 2]);
    expect(notify([0.5, 0.25, 0.25], 3)).toEqual([0.5, 0, 3]);
    expect(notify([0.5, 0.25, 0.25], 1)).toEqual([0.5, 0.25, 1]);
  });

  it('BW-COMB-02 brikwars/many/answer: nobody dies where neither the victim nor an attacker does', () => {
    const notify = (victim: number, both: number, ...weights: number[]) => {
      const dead = {
        odds: {
          victimDies: { value: victim, reasons },
          attackersDead: { value: odds(...weights), reasons },
          bothDie: both,
        },
      };
      const { attacker, only, nobody } = gangDead(dead as never);
      return [attacker.value, only.value, nobody.value];
    };
    expect(notify(0.25, 0, 0.75, 0.25)).toEqual([0.25, 0.25, 0.5]);
    expect(notify(0.5, 0.125, 0.75, 0.25)).toEqual([0.25, 0.125, 0.375]);
    expect(notify(0.75, 0, 0.75, 0.25)).toEqual([0.25, 0.25, 0]);
    // What is left of a sum may be a hair below nothing.
    expect(notify(0.75, 0.25, 0.5, 0.25)).toEqual([0.25, 0, 0]);
    expect(notify(0.8, 0.3, 0.5, 0.25).slice(1)).toEqual([0, expect.closeTo(0, 12)]);
  });

  it('BW-WEAP-12 brikwars/many/answer: a side that nobody of stands near is left out, the thrower only where he is safe', () => {
    const { targets } = first.blast;
    const [target] = targets;
    if (!target) throw new Error('nobody');
    const sides = (own: readonly boolean[], distance = 0) => {
      const blast = {
        ...first.blast,
        distance,
        targets: own.map((each) => ({ ...target, own: each, count: 1 })),
      };
      const answer = unwrap(manyAnswerOf({ ...first, kind: 'blast', blast } as ManyInputs));
      if (answer.kind !== 'blast') throw new Error('another answer');
      const dead = blastDead(answer);
      return [dead.enemies !== undefined, dead.own !== undefined];
    };
    expect(sides([false])[0]).toBe(true);
    expect(sides([true])).toEqual([false, true]);
    expect(sides([false, true])).toEqual([true, true]);
  });

  it('BW-COMB-02 brikwars/many/answer: what kills is one more than fixed Armor, and nothing where that is rolled', () => {
    const fight = (groups: number, constant: number) =>
      ({
        defender: {
          armor: { groups: Array.from({ length: groups }, () => ({ count: 1, sides: 6 })), constant },
        },
      }) as unknown as Fight;
    expect([fight(0, 4), fight(0, -2), fight(1, 4), undefined].map(killingDamage)).toEqual([
      5,
      1,
      undefined,
      undefined,
    ]);
  });
});

describe('brikwars/many/setup', () => {
  it('BW-ATK-05 brikwars/many/setup: what is not shown is not there, and nobody asks who puts an Explosive down', () => {
    const grenade = (part: Partial<ManyInputs['blast']>) =>
      JSON.stringify(unwrap(grenadeOf({ ...first, blast: { ...first.blast, ...part } })));
    const { blast } = first;
    expect(grenade({ way: 'thrown', distance: 5 })).not.toBe(grenade({ way: 'thrown', distance: 0 }));
    const cranky = { unit: 'hero', cranky: 2 } as const;
    expect(grenade({ ...cranky, way: 'placed' })).toBe(grenade({ ...cranky, way: 'placed', cranky: 0 }));
    expect(grenade({ ...cranky, way: 'thrown' })).not.toBe(grenade({ ...cranky, way: 'thrown', cranky: 0 }));
    expect(weaponProfile({ weapon: 'own', ownUse: 4, ownDamage: '2d6' }, first)).toEqual({
      use: 4,
      damage: '2d6',
    });
    expect(blast.height).toBe(0);
  });

  it('BW-COMB-02 brikwars/many/setup: counters in short, and none', () => {
    const counters = [
      { kind: 'counterattack', arm: 'hand.1', against: 1 },
      { kind: 'parry', arm: 'shield.1', against: 0 },
    ] as const;
    const held = (weapons: VictimWeapons) => ({ gang: { victim: { weapons } } });
    expect(encodeCounters(counters, held('hand-shield'))).toBe('c0.1-p1.0');
    expect(encodeCounters([], held('hand'))).toBe('n');
  });
});
