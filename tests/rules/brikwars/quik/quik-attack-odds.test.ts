import { describe, expect, it } from 'vitest';
import { lugpolGame } from '../../../../src/rules/brikwars/quik/lugpol-game.ts';
import {
  checkQuikAttack,
  type QuikAttack,
  type QuikAttackSetup,
  type QuikStriker,
} from '../../../../src/rules/brikwars/quik/quik-attack.ts';
import {
  quikApartOdds,
  quikBestWay,
  quikRolls,
  quikTogetherOdds,
  rolledDamage,
} from '../../../../src/rules/brikwars/quik/quik-attack-odds.ts';
import {
  type QuikGame,
  type QuikUnitId,
  type QuikWeaponId,
  quikGames,
} from '../../../../src/rules/brikwars/quik/quik-game.ts';
import { type DamagePart, isDestroyed, quikKillOdds } from '../../../../src/rules/brikwars/quik/quik-kill.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { deepOr } from '../../../support/deep.ts';
import { dice } from '../support.ts';
import { countedKill, isNear, thrownApart, thrownKills } from './quik-twins.ts';

const game = quikGames.en;
const plain = { bonus: 'none' } as const;

function attackOf<Weapon extends string, Unit extends string>(
  setup: QuikAttackSetup<Weapon, Unit>,
): QuikAttack {
  const checked = checkQuikAttack(setup);
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

const quik = (
  strikers: readonly QuikStriker<QuikWeaponId, QuikUnitId>[],
  protection: { readonly shield?: boolean; readonly armor?: boolean } = {},
) => attackOf({ game, strikers, target: { unit: 'minifig', ...protection } });

const swords = (count: number) => quik([{ unit: 'minifig', weapon: 'hand', count }]);

describe('destroyed or not', () => {
  it('EX-QW-01: an Armor roll equal to the damage lives', () => {
    expect(isDestroyed(7, 7)).toBe(false);
  });

  it('EX-QW-02: one more destroys', () => {
    expect(isDestroyed(8, 7)).toBe(true);
  });

  it('BWC-108: both wordings leave no third case', () => {
    for (let damage = 0; damage <= 15; damage++)
      for (let armor = 0; armor <= 15; armor++) expect(isDestroyed(damage, armor)).toBe(!(armor >= damage));
  });

  it.each([
    ['2d6', '2d6', 0.460525],
    ['1d6', '2d6', 0.155102],
    ['2d6', '3d6', 0.232133],
    ['1d6', '3d6', 0.059125],
    ['4d6', '2d6', 0.862496],
    ['4d6', '3d6', 0.679465],
  ])('BW-QW-06: %s destroys what rolls %s in %d', (damage, armor, chance) => {
    const odds = quikKillOdds([{ damage: dice(damage), times: 1, factor: 1 }], dice(armor), game.rules);
    expect(odds.killed.value).toBeCloseTo(chance, 6);
    expect(odds.killed.value + odds.survives.value).toBeCloseTo(1, 12);
  });

  it('BW-QW-06: without bonus dice every attack agrees with a count', () => {
    const damages = ['1d6', '2d6', '1d6+2', '1d6-2', '2d6-1'];
    const reaches = [undefined, 3, 5, 8, 9];
    for (const damage of damages)
      for (const armor of ['4', '1d6', '1d6+2', '2d6'])
        for (const factor of [1, 2] as const)
          for (const times of [1, 2])
            for (const inches of reaches) {
              const part: DamagePart = {
                damage: dice(damage),
                factor,
                times,
                ...(inches === undefined ? {} : { reach: { throw: dice('1d6+2'), inches } }),
              };
              // Two throws of two dice each are counted for one distance.
              if (times === 2 && inches !== undefined && (inches !== 5 || armor !== '4')) continue;
              const odds = quikKillOdds([part], dice(armor), plain);
              const counted = countedKill([part], dice(armor));
              expect(odds.killed.value).toBeCloseTo(counted.killed, 12);
              expect(odds.meanDamage).toBeCloseTo(counted.meanDamage, 10);
            }
  });

  it('BW-DICE-03: several rolls are held at 0 as one', () => {
    const parts: readonly DamagePart[] = [
      { damage: dice('1d6-2'), times: 2, factor: 1 },
      { damage: dice('1d6-2'), times: 1, factor: 2 },
    ];
    expect(quikKillOdds(parts, dice('1d6'), plain).killed.value).toBeCloseTo(
      countedKill(parts, dice('1d6')).killed,
      12,
    );
  });
});

describe('together or apart', () => {
  it('BW-QW-09: together the dice of all make one roll', () => {
    const odds = quikTogetherOdds(
      quik([
        { unit: 'minifig', weapon: 'hand', count: 2 },
        { unit: 'minifig', weapon: 'ranged', count: 3 },
        { unit: 'minifig', weapon: 'siege', crew: 2 },
      ]),
    );
    const sum = quikKillOdds([{ damage: dice('10d6'), times: 1, factor: 1 }], dice('2d6'), game.rules);
    expect(odds.killed.value).toBeCloseTo(sum.killed.value, 12);
    expect(odds.killed.reasons).toContainEqual({ rule: 'BW-QW-09', effect: 'dice-together', amount: 6 });
    expect(odds.meanDamage).toBeCloseTo(42, 9);
  });

  it('BW-QW-06: apart every attack meets an Armor roll of its own', () => {
    const { killed, survives, strikes } = quikApartOdds(swords(3));
    expect(survives.value).toBeCloseTo((1 - 0.460525) ** 3, 5);
    expect(killed.value + survives.value).toBeCloseTo(1, 12);
    expect(strikes.map(({ attacks }) => attacks)).toEqual([3]);
    expect(killed.reasons[0]).toEqual({ rule: 'BW-QW-06', effect: 'rolled-apart', amount: 3 });
  });

  it('BW-QW-14: a sword destroys a steed in 23 of 100 attacks', () => {
    const strikers = [{ unit: 'minifig', weapon: 'hand' }] as const;
    const { killed } = quikTogetherOdds(attackOf({ game, strikers, target: { unit: 'steed' } }));
    expect(killed.value).toBeCloseTo(0.232133277801, 12);
    expect(killed.reasons).toContainEqual({ rule: 'BW-QW-14', effect: 'armor-roll', amount: 3 });
  });

  it('BW-QW-09: one attacker is the same either way', () => {
    expect(quikApartOdds(swords(1)).killed.value).toBeCloseTo(quikTogetherOdds(swords(1)).killed.value, 12);
    expect(quikTogetherOdds(swords(1)).killed.reasons.map(({ effect }) => effect)).toEqual([
      'no-roll-to-hit',
      'damage-dice',
      'armor-roll',
      'equal-lives',
      'bonus-d6',
      'ones-count',
    ]);
  });

  it('BW-QW-09: the better way is never worse than the other', () => {
    for (const weapon of ['hand', 'ranged', 'brick'] as const)
      for (let count = 1; count <= 6; count++)
        for (const protection of [{}, { shield: true }]) {
          const attack = quik([{ unit: 'minifig', weapon, count }], protection);
          const chances = {
            together: quikTogetherOdds(attack).killed.value,
            apart: quikApartOdds(attack).killed.value,
          };
          const { way, chance } = quikBestWay(attack);
          expect(chance).toBe(Math.max(chances.together, chances.apart));
          expect(chances[way]).toBe(chance);
        }
  });

  it('BW-QW-13: more attackers, dice or crew never help the target, protection never hurts it', () => {
    const chance = (count: number, crew: number, shield: boolean) =>
      quikTogetherOdds(quik([{ unit: 'minifig', weapon: 'siege', count, crew }], { shield })).killed.value;
    for (let count = 1; count <= 3; count++)
      for (let crew = 1; crew <= 3; crew++)
        for (const shield of [false, true]) {
          expect(chance(count + 1, crew, shield)).toBeGreaterThanOrEqual(chance(count, crew, shield));
          expect(chance(count, crew + 1, shield)).toBeGreaterThanOrEqual(chance(count, crew, shield));
          expect(chance(count, crew, false)).toBeGreaterThanOrEqual(chance(count, crew, true));
        }
  });

  it('BW-LP-02: an explosive counts only where its throw goes far enough', () => {
    const thrown = (distance: number, count = 1) =>
      attackOf({
        game: lugpolGame,
        strikers: [{ unit: 'mercenary', weapon: 'explosive', distance, count }],
        target: { unit: 'mercenary' },
      });
    // 1d6+2 inches: 5 need a 3 or more.
    expect(quikTogetherOdds(thrown(5)).killed.value).toBeCloseTo(
      (4 / 6) * quikTogetherOdds(thrown(3)).killed.value,
      12,
    );
    expect(chanceOf(quikTogetherOdds(thrown(5, 2)).damage, 0)).toBeCloseTo((2 / 6) ** 2, 12);
    expect(quikTogetherOdds(thrown(5)).killed.reasons).toContainEqual({
      rule: 'BW-LP-02',
      effect: 'throw-must-reach',
      amount: 5,
    });
  });

  it('EX-LP-04: an explosive does 1 to 11 without bonus dice', () => {
    const declined: QuikGame<string, string> = { ...lugpolGame, rules: { ...lugpolGame.rules, ...plain } };
    const { damage } = quikTogetherOdds(
      attackOf({
        game: declined,
        strikers: [{ unit: 'mercenary', weapon: 'explosive' }],
        target: { unit: 'hero' },
      }),
    );
    for (let total = 1; total <= 11; total++)
      expect(chanceOf(damage, total)).toBeCloseTo((6 - Math.abs(6 - total)) / 36, 12);
  });
});

describe('thrown', () => {
  const runs = deepOr(6000, 500);

  it('BW-QW-09: dice thrown again and again come near the odds, together and apart', () => {
    const random = createSeededSource(41);
    const pick = <Choice>(choices: readonly Choice[]): Choice =>
      choices[random(choices.length) - 1] as Choice;
    for (let fight = 0; fight < deepOr(20, 10); fight++) {
      const rules = {
        ...game.rules,
        double: pick(['both-attacks', 'doubled-sum'] as const),
        protection: pick(['one-die', 'each'] as const),
      };
      const attack = attackOf<QuikWeaponId, QuikUnitId>({
        game: { ...game, rules },
        strikers: Array.from({ length: random(2) }, () => {
          const weapon = pick(['hand', 'ranged', 'brick', 'siege'] as const);
          const use = weapon === 'siege' ? 'one' : pick(['one', 'two', 'double'] as const);
          return { unit: 'hero', weapon, use, count: random(2), crew: random(3) } as const;
        }),
        target: {
          unit: pick(['minifig', 'steed'] as const),
          shield: pick([true, false]),
          armor: pick([true, false]),
        },
      });
      const together = quikTogetherOdds(attack).killed.value;
      const apart = quikApartOdds(attack).killed.value;
      expect(isNear(thrownKills(attack, random, runs), runs, together), `together ${fight}`).toBe(true);
      expect(isNear(thrownApart(attack, random, runs), runs, apart), `apart ${fight}`).toBe(true);
    }
  });

  it('BWC-98: so they do in LUGPolWars', () => {
    const random = createSeededSource(42);
    const weapons = ['short', 'heavy', 'short-ranged', 'explosive', 'improvised', 'mounted'] as const;
    for (const unit of ['mercenary', 'officer', 'hero'] as const)
      for (const weapon of weapons) {
        const attack = attackOf({
          game: lugpolGame,
          strikers: [
            { unit, weapon, distance: 5, count: 2, crew: 2 },
            { unit, weapon: 'improvised' },
          ],
          target: { unit, shield: true },
        });
        const { killed } = quikTogetherOdds(attack);
        expect(isNear(thrownKills(attack, random, runs), runs, killed.value), `${unit} ${weapon}`).toBe(true);
      }
  });

  it('BW-LP-02: a throw that falls short adds nothing to the rest', () => {
    const rolls = quikRolls(
      attackOf({
        game: lugpolGame,
        strikers: [
          { unit: 'mercenary', weapon: 'explosive', distance: 6 },
          { unit: 'mercenary', weapon: 'improvised' },
        ],
        target: { unit: 'mercenary' },
      }),
    );
    // What is simply added comes first.
    expect(rolledDamage(rolls, [{ damage: 3 }, { damage: 7, throw: 6 }])).toBe(10);
    expect(rolledDamage(rolls, [{ damage: 3 }, { damage: 7, throw: 5 }])).toBe(3);
    expect(rolledDamage(rolls, [{ damage: -1 }, { damage: 7, throw: 5 }])).toBe(0);
  });
});
