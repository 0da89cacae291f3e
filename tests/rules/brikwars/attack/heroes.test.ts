import { describe, expect, it } from 'vitest';
import {
  crankinessOf,
  crankyDice,
  featCosts,
  featTiming,
  mayCallRedShirt,
  type OtherEgo,
  type RedShirtCall,
} from '../../../../src/rules/brikwars/attack/heroes.ts';
import { contestRules } from '../../../../src/rules/brikwars/contests/contest-rules.ts';
import { redShirtOdds } from '../../../../src/rules/brikwars/contests/contests.ts';
import { redShirtAttack, redShirtCall } from '../../../../src/rules/brikwars/contests/redshirts.ts';
import { exchangeOdds } from '../../../../src/rules/brikwars/duel/exchange.ts';
import { crankyWays, editions } from '../../../../src/rules/brikwars/edition.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { totalDistribution } from '../../../../src/rules/dice/odds.ts';
import { dice, faces, fightOf, issuesOf, minifig, playOf, withRules } from '../support.ts';

const stand = [{ kind: 'none' }] as const;
const hero = { skill: '1d10', armor: '2d6', weapons: ['heavy'] } as const;
const friend: OtherEgo = { team: 'own', atStart: true, now: true };

describe('heroes: Crankiness', () => {
  it('BW-HERO-03 the conscious Egos of his own team count, five at most', () => {
    const others = (count: number) => Array.from({ length: count }, () => friend);
    expect([0, 1, 5, 9].map((count) => crankinessOf(11, others(count)).penalty)).toEqual([0, 1, 5, 5]);
    expect(
      crankinessOf(11, [
        { ...friend, now: false },
        { ...friend, team: 'ally' },
      ]).penalty,
    ).toBe(0);
  });

  it('BW-HERO-04 the discount stays with those who were there at the start, up to half the price', () => {
    const late: OtherEgo = { ...friend, atStart: false };
    expect(crankinessOf(11, [friend, { ...friend, now: false }, late]).discount).toBe(2);
    expect(crankinessOf(3, [friend, friend, friend]).discount).toBe(1.5);
  });

  it.each(crankyWays.flatMap((way) => [0, 1, 3, 5].map((penalty) => [way, penalty] as const)))(
    'BW-HERO-03 BWC-56 by the %s, %d less: as every way of the faces says',
    (way, penalty) => {
      // Every six earns a d6 more; twelve of them in a row are rarer than what is asked here.
      const twin = new Map<number, number>();
      const roll = (left: number, sum: number, chance: number, depth: number) => {
        if (left === 0) {
          const total = Math.max(0, sum + 1 - (way === 'roll' ? penalty : 0));
          twin.set(total, (twin.get(total) ?? 0) + chance);
          return;
        }
        for (let face = 1; face <= 6; face++) {
          const taken = sum + face - (way === 'die' ? penalty : 0);
          roll(face === 6 && depth < 9 ? left : left - 1, taken, chance / 6, face === 6 ? depth + 1 : depth);
        }
      };
      roll(2, 0, 1, 0);
      const odds = totalDistribution(crankyDice(dice('2d6+1'), penalty, way), { bonus: 'd6', floor: true });
      if (!odds.ok) throw new Error('too large');
      for (let total = 0; total <= 20; total++)
        expect(chanceOf(odds.value, total)).toBeCloseTo(twin.get(total) ?? 0, 6);
    },
  );

  it('BW-HERO-03 what is not rolled loses nothing, and each of his rolls does', () => {
    expect(crankyDice(dice('4'), 3, 'die')).toEqual(dice('4'));
    const cranky = { ...hero, cranky: 2 };
    const attacks = exchangeOdds(fightOf({ attacker: cranky, defender: hero }), stand);
    const plain = exchangeOdds(fightOf({ attacker: hero, defender: hero }), stand);
    const [blow] = attacks.attacks;
    expect(blow?.hit.value).toBeCloseTo(5 / 10, 12);
    expect(blow?.hit.reasons).toContainEqual({ rule: 'BW-HERO-03', effect: 'cranky-per-die', amount: -2 });
    expect(attacks.defenderDies.value).toBeLessThan(plain.defenderDies.value);
    const struck = exchangeOdds(fightOf({ attacker: hero, defender: cranky }), stand);
    expect(struck.defenderDies.value).toBeGreaterThan(plain.defenderDies.value);
  });

  it('BWC-56 the Polish text takes it once, and a table may say so', () => {
    const shot = (edition = editions['2005']) =>
      exchangeOdds(fightOf({ edition, attacker: { ...hero, skill: '2d6', cranky: 2 } }), stand).attacks[0];
    expect(shot(withRules(editions['2005'], { cranky: 'roll' }))?.hit.reasons).toContainEqual({
      rule: 'BWC-56',
      effect: 'cranky-per-roll',
      amount: -2,
    });
    expect(shot()?.hit.value).toBeLessThan(shot(editions.pl)?.hit.value ?? 0);
  });

  it('BW-HERO-03 on the table the faces are those of the dice, and the total is less', () => {
    const fight = fightOf({ attacker: { ...hero, cranky: 3 }, defender: minifig });
    // Six less three is no four; seven less three is.
    expect(playOf(fight, stand, faces([6])).outcome).toMatchObject({ defenderDies: false });
    expect(playOf(fight, stand, faces([7])).next).toMatchObject({ purpose: 'damage' });
  });

  it.each([
    ['2005', 6, 1],
    ['2005', 7, 0],
    ['2005', 12, 1],
    ['2005', 13, 1],
    ['pl', 5, 0],
    ['pl', 6, 1],
  ] as const)(
    'BW-HERO-03 BWC-56 an attack roll on the table (%s, %d) loses it too',
    (id, attackRoll, hits) => {
      // 3 off each die against a Use of 3: a 6 and a 1 are two dice, so 7 comes to 1; a 10 and a 2 of a d10 come to 6.
      const skill = attackRoll > 7 ? '1d10' : '1d6';
      const fight = fightOf({
        edition: editions[id],
        attacker: { skill, armor: '4', weapons: [{ use: 3, damage: '2d6', kind: 'heavy' }], cranky: 3 },
        attackRoll,
      });
      expect(exchangeOdds(fight, stand).attacks[0]?.hit.value).toBe(hits);
      expect(playOf(fight, stand, faces()).next?.purpose === 'damage').toBe(hits === 1);
    },
  );

  it('BW-HERO-03 what he throws flies less far, and all ones are taken off no more than once', () => {
    const throwing = (cranky: number) =>
      exchangeOdds(
        fightOf({
          mode: 'ranged',
          attacker: { skill: '4', armor: '4', weapons: ['hand'], cranky },
          distance: 1,
        }),
        stand,
      ).attacks[0]?.hit.value;
    // 1d6: a 1 falls at his feet; with 2 off, a 3 is the least that reaches an inch.
    expect(throwing(0)).toBeCloseTo(5 / 6, 12);
    expect(throwing(2)).toBeCloseTo(4 / 6, 12);
  });

  it('BW-HERO-03 nobody suffers from six', () => {
    expect(issuesOf({ attacker: { ...minifig, cranky: 6 } })).toMatchObject([
      { code: 'modifier-range', path: ['attacker', 'cranky'], limit: 5 },
    ]);
  });
});

describe('heroes: RedShirts and Feats', () => {
  const call: RedShirtCall = {
    heroCost: 11,
    unitCost: 4,
    sameTeam: true,
    canLeap: true,
    external: true,
    called: false,
  };

  it('BW-HERO-05 BWC-85 somebody cheaper of his team who can leap, once for each damage from outside', () => {
    expect(mayCallRedShirt(call)).toBe(true);
    const against: readonly Partial<RedShirtCall>[] = [
      { unitCost: 11 },
      { sameTeam: false },
      { canLeap: false },
      { external: false },
      { called: true },
    ];
    expect(against.map((part) => mayCallRedShirt({ ...call, ...part }))).toEqual(against.map(() => false));
  });

  it('BW-HERO-07 his squad answers without a roll', () => {
    const rules = contestRules['2005'];
    expect(redShirtCall({ distance: 12, squad: true, cranky: 5 }, rules)).toEqual({
      value: 1,
      reasons: [{ rule: 'BW-HERO-07', effect: 'squad-answers' }],
    });
    expect(redShirtCall({ distance: 3, squad: false, cranky: 1 }, rules)).toEqual(
      redShirtOdds(dice('1d6'), 3, 1, rules),
    );
  });

  it('BW-HERO-06 the more surely somebody comes, the longer the Hero lives, and the ends are all there are', () => {
    const own = fightOf({
      mode: 'ranged',
      attacker: { ...minifig, weapons: ['long-ranged'] },
      defender: hero,
    });
    const other = fightOf({ mode: 'ranged', attacker: { ...minifig, weapons: ['long-ranged'] } });
    const [never, half, always] = [0, 0.5, 1].map((value) => redShirtAttack(own, other, { value }));
    if (!never || !half || !always) throw new Error('three attacks');
    expect(never.redShirtDies).toBe(0);
    expect(always.heroDies).toBe(0);
    expect(half.heroDies).toBeCloseTo(never.heroDies / 2, 12);
    for (const { heroDies, redShirtDies, nobodyDies } of [never, half, always])
      expect(heroDies + redShirtDies + nobodyDies).toBeCloseTo(1, 12);
  });

  it('BW-HERO-11 BWC-15 a Feat on his own turn is his only one; in the Polish text it takes the Action too', () => {
    const spent = { featUsed: true, actionUsed: false };
    expect(featTiming(spent, featCosts['2005'])).toEqual({ mayRespond: true, mayFeat: false });
    expect(featTiming(spent, featCosts.pl)).toEqual({ mayRespond: false, mayFeat: false });
    expect(featTiming({ featUsed: false, actionUsed: true }, 'nothing').mayFeat).toBe(false);
  });
});
