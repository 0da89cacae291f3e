import { describe, expect, it } from 'vitest';
import { chargeOdds } from '../../../../src/rules/brikwars/charge/charge-odds.ts';
import { strikeOrder } from '../../../../src/rules/brikwars/charge/charge-order.ts';
import { type ChargeRules, chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { deepOr } from '../../../support/deep.ts';
import { dice } from '../support.ts';
import { clashOf } from './charge-table.ts';
import { type CollidingSide, everyWay, rolledCollision, tallied } from './charge-twins.ts';

const rules = chargeRules['2005'];
const plain: ChargeRules = { ...rules, bonus: 'none' };

function endings(
  attacker: CollidingSide,
  defender: CollidingSide,
  own: ChargeRules,
): Readonly<Record<string, number>> {
  const { defenderDies, attackerDies, bothDie, neitherDies } = chargeOdds(clashOf(attacker, defender, own));
  return {
    attacker: attackerDies.value - bothDie.value,
    defender: defenderDies.value - bothDie.value,
    'attacker+defender': bothDie.value,
    neither: neitherDies.value,
  };
}

describe('who strikes first', () => {
  it('EX-JST-02: the longer lance strikes first', () => {
    expect(strikeOrder(6, 3)).toBe('attacker-first');
  });

  it('EX-JST-15: at reaches less than 1" apart both strike at once', () => {
    expect(strikeOrder(3, 3)).toBe('together');
    expect(strikeOrder(3.5, 3)).toBe('together');
  });

  it('BW-CHG-15: 1" more is enough, for either side', () => {
    expect(strikeOrder(3, 2)).toBe('attacker-first');
    expect(strikeOrder(2, 3)).toBe('defender-first');
    expect(strikeOrder(0, 0)).toBe('together');
  });
});

describe('a whole collision', () => {
  const weapon = (reach: number) => ({ skill: dice('1d4'), use: 3, damage: dice('1d2'), reach });
  const arms = [undefined, weapon(1), weapon(2), weapon(4)] as const;

  it('BW-CHG-16: odds of every order and choice are those of every way the dice can fall', () => {
    for (const [at, mine] of arms.entries()) {
      for (const [place, theirs] of arms.entries()) {
        // Whatever arms meet; who misses then rams, or runs past, in turn.
        const misses: readonly ('ram' | 'past')[] = ['ram', 'past'];
        for (const afterMiss of deepOr(
          misses,
          misses.filter((_, way) => (at + place) % 2 === way),
        )) {
          const attacker: CollidingSide = {
            armor: dice('3'),
            points: 1,
            size: 1,
            afterMiss,
            ...(mine && { weapon: mine }),
          };
          const defender: CollidingSide = {
            armor: dice('4'),
            points: 1,
            size: 1,
            ...(theirs && { weapon: theirs }),
          };
          const counted = everyWay((source) => rolledCollision(attacker, defender, plain, source));
          const odds = endings(attacker, defender, plain);
          for (const [name, chance] of Object.entries(odds)) {
            expect(chance, `${mine?.reach} ${theirs?.reach} ${afterMiss} ${name}`).toBeCloseTo(
              counted.get(name) ?? 0,
              10,
            );
          }
        }
      }
    }
  });

  it('BW-CHG-17: seeded collisions with bonus dice, shields and house rules agree within 4 standard errors', () => {
    const source = createSeededSource(40);
    const times = deepOr(1500, 300);
    for (let round = 0; round < deepOr(40, 16); round++) {
      const side = (charges: boolean): CollidingSide => ({
        armor: dice(['4', '4+1d6', '1d10', '2d6'][source(4) - 1] ?? '4'),
        points: source(4) - 1,
        size: source(3),
        ...(source(3) > 1 && {
          weapon: { skill: dice('1d6'), use: 1 + source(4), damage: dice('1d6+2'), reach: source(4) },
        }),
        ...(source(3) === 1 && { shield: { skill: dice('1d6'), use: 2, damage: dice('1d6') } }),
        ...(source(3) === 1 && { crushing: source(3) }),
        // Only who runs can run past.
        afterMiss: charges && source(2) === 1 ? 'past' : 'ram',
        rooted: source(5) === 1,
      });
      const own: ChargeRules = {
        ...chargeRules[source(2) === 1 ? '2005' : 'pl'],
        damageCriticalFailure: source(2) === 1 ? 'zero' : 'total',
      };
      const [attacker, defender] = [side(true), side(false)];
      const odds = endings(attacker, defender, own);
      const found = tallied(times, () => rolledCollision(attacker, defender, own, source));
      for (const [name, p] of Object.entries(odds)) {
        const error = Math.sqrt(Math.max(p * (1 - p), 1 / times) / times);
        expect(Math.abs((found.get(name) ?? 0) - p), `round ${round} ${name}`).toBeLessThan(4 * error);
      }
      expect(Object.values(odds).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    }
  });

  it('BW-CHG-15: the odds say who strikes first, and that nobody strikes back in flight', () => {
    const armed = (reach: number): CollidingSide => ({
      armor: dice('4'),
      points: 1,
      size: 1,
      weapon: weapon(reach),
    });
    const notify = (mine: number) =>
      chargeOdds(clashOf(armed(mine), armed(2), plain)).attackerDies.reasons.map(({ effect }) => effect);
    expect(notify(4)).toEqual(expect.arrayContaining(['longer-first', 'knocked-back-first']));
    expect(notify(2)).toContain('at-once');
    expect(notify(2)).not.toContain('knocked-back-first');
  });

  it('BW-CHG-02: two bodies strike together, each for what it is worth', () => {
    const odds = chargeOdds(
      clashOf({ armor: dice('4'), points: 2, size: 2 }, { armor: dice('4'), points: 1, size: 1 }, plain),
    );
    expect(odds.bothDie.value).toBeCloseTo(odds.defenderDies.value * odds.attackerDies.value, 12);
    expect(odds.contact.value).toBeCloseTo(1, 12);
  });

  it('BW-CHG-16: who misses and runs past is touched by nothing', () => {
    const attacker: CollidingSide = {
      armor: dice('4'),
      points: 2,
      size: 2,
      weapon: { skill: dice('1'), use: 5, damage: dice('2d6'), reach: 3 },
      afterMiss: 'past',
    };
    const odds = chargeOdds(clashOf(attacker, { armor: dice('4'), points: 3, size: 4 }, rules));
    expect(odds.neitherDies.value).toBe(1);
    expect(odds.contact.value).toBe(0);
  });
});
