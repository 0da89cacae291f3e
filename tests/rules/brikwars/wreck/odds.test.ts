import { describe, expect, it } from 'vitest';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import { grindLog } from '../../../../src/rules/brikwars/wreck/grind-log.ts';
import { breachChance, grindingOdds, grindingPoints } from '../../../../src/rules/brikwars/wreck/grinding.ts';
import {
  overkillLine,
  overkillOdds,
  specialDamageOccasion,
} from '../../../../src/rules/brikwars/wreck/overkill.ts';
import {
  componentAttack,
  generalAttack,
  untilDestroyed,
  volleyPips,
} from '../../../../src/rules/brikwars/wreck/siege.ts';
import { levelArmor } from '../../../../src/rules/brikwars/wreck/structure-armor.ts';
import { chanceAtLeast, chanceOf, mean } from '../../../../src/rules/dice/distribution.ts';
import type { DiceExpression } from '../../../../src/rules/dice/expression.ts';
import { parseDice } from '../../../../src/rules/dice/notation.ts';

const dice = (notation: string): DiceExpression => {
  const parsed = parseDice(notation);
  if (!parsed.ok) throw new Error(notation);
  return parsed.value;
};

const rules = editions['2005'].rules;
const plain = { ...rules, bonus: 'none' } as const;

/** Every throw of dice without bonus dice: its faces and its chance. */
function throws({
  groups,
}: DiceExpression): { readonly faces: readonly number[]; readonly chance: number }[] {
  const sides = groups.flatMap((group) => Array.from({ length: group.count }, () => group.sides));
  return sides.reduce<{ faces: readonly number[]; chance: number }[]>(
    (all, count) =>
      all.flatMap(({ faces, chance }) =>
        Array.from({ length: count }, (_, i) => ({ faces: [...faces, i + 1], chance: chance / count })),
      ),
    [{ faces: [], chance: 1 }],
  );
}

const total = (expression: DiceExpression, faces: readonly number[]) =>
  Math.max(0, faces.reduce((sum, face) => sum + face, 0) + expression.constant);

/** Damage of every throw, with all ones doing nothing where they fail. */
function damages(expression: DiceExpression, fails: boolean) {
  return throws(expression).map(({ faces, chance }) => ({
    chance,
    damage: fails && faces.length > 0 && faces.every((face) => face === 1) ? 0 : total(expression, faces),
  }));
}

/** Pips of Overkill on targets in turn by every throw of damage and of every Armor. */
function slowOverkill(
  damage: DiceExpression,
  targets: readonly { readonly steps: number; readonly armor: DiceExpression }[],
  given: typeof plain | (typeof plain & { equalDamage: 'kills' }),
): readonly (readonly number[])[] {
  const found = targets.map(({ steps }) => Array.from({ length: steps + 1 }, () => 0));
  const follow = (rest: number, chance: number, target: number, pips: number): void => {
    const aimed = targets[target];
    const row = found[target];
    if (!aimed || !row) return;
    for (const { faces, chance: armorChance } of throws(aimed.armor)) {
      const armor = total(aimed.armor, faces);
      const through = rest > armor || (given.equalDamage === 'kills' && rest === armor && rest > 0);
      const here = chance * armorChance;
      if (!through) {
        row[pips] = (row[pips] ?? 0) + here;
        for (const later of found.slice(target + 1)) later[0] = (later[0] ?? 0) + here;
      } else if (pips + 1 === aimed.steps) {
        row[aimed.steps] = (row[aimed.steps] ?? 0) + here;
        follow(rest - armor, here, target + 1, 0);
      } else follow(rest - armor, here, target, pips + 1);
    }
  };
  for (const { damage: dealt, chance } of damages(damage, given.damageCriticalFailure === 'zero'))
    follow(dealt, chance, 0, 0);
  return found;
}

describe('Grinding', () => {
  it('DV-31: 6, 4, 3, 5, 1 against level 3 score three points', () => {
    expect(grindingPoints([6, 4, 3, 5, 1], 3, 'zero')).toBe(3);
  });

  it('BWC-50: all ones score nothing at level 0 where they fail', () => {
    expect(grindingPoints([1, 1], 0, 'zero')).toBe(0);
    expect(grindingPoints([1, 1], 0, 'total')).toBe(2);
    const scored = (damageCriticalFailure: 'zero' | 'total') =>
      grindingOdds(dice('2d6'), 0, { bonus: 'none', bonusDiceCount: true, damageCriticalFailure });
    expect(chanceOf(scored('zero'), 0)).toBeCloseTo(1 / 36, 12);
    expect(chanceOf(scored('total'), 2)).toBe(1);
  });

  it('BW-DMG-09: two Grinding rolls agree with every throw of both', () => {
    for (const [notation, level] of [
      ['2d6', 3],
      ['1d6+1d10', 5],
      ['2d6', 0],
    ] as const) {
      for (const damageCriticalFailure of ['zero', 'total'] as const) {
        const slow = new Map<number, number>();
        const each = throws(dice(notation)).map(({ faces, chance }) => ({
          points: grindingPoints(faces, level, damageCriticalFailure),
          chance,
        }));
        for (const a of each)
          for (const b of each)
            slow.set(a.points + b.points, (slow.get(a.points + b.points) ?? 0) + a.chance * b.chance);
        const odds = grindingOdds(
          dice(notation),
          level,
          { bonus: 'none', bonusDiceCount: true, damageCriticalFailure },
          2,
        );
        for (let n = 0; n <= 5; n++) expect(chanceOf(odds, n)).toBeCloseTo(slow.get(n) ?? 0, 12);
      }
    }
  });

  it('BW-DMG-09: by the Polish dice a d10 rolls d10 again, which scores above its level too', () => {
    const odds = grindingOdds(dice('1d10'), 8, {
      bonus: 'same',
      bonusDiceCount: true,
      damageCriticalFailure: 'total',
    });
    // mean m = 2/10 + m/10
    expect(mean(odds)).toBeCloseTo(2 / 9, 12);
    expect(chanceOf(odds, 0)).toBeCloseTo(0.8, 12);
  });

  it('BWC-37: points help the same kind of attack on the same part alone, and stay', () => {
    const on = { part: 'gate', attack: 'ram' };
    const log = grindLog(
      3,
      [
        { ...on, act: 'grind', faces: [4, 5] },
        { ...on, act: 'attack', damage: 10, armor: 11 },
        { ...on, attack: 'axe', act: 'attack', damage: 10, armor: 11 },
        { ...on, part: 'wall', act: 'attack', damage: 10, armor: 11 },
        { ...on, act: 'attack', damage: 9, armor: 11 },
      ],
      rules,
    );
    expect(log.map((outcome) => (outcome.act === 'attack' ? outcome.breaks : outcome.points))).toEqual([
      2,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('Overkill', () => {
  it('DV-32: 15 through minifigs in line destroys three, and the rest of 3 is lost', () => {
    const men = [1, 2, 3, 4].map((distance) => ({ size: 1, distance, armor: [4] }));
    expect(overkillLine(15, men, 12, rules)).toMatchObject({ destroyed: 3, rest: 3 });
  });

  it('BW-DMG-10: pips from before count to the destruction', () => {
    const hurt = { size: 3, pips: 2, distance: 1, armor: [4] };
    const { targets } = overkillLine(15, [hurt, { size: 1, distance: 2, armor: [4] }], 6, rules);
    expect(targets).toEqual([
      { pips: 1, destroyed: true },
      { pips: 1, destroyed: true },
    ]);
  });

  it('BW-DMG-10, BW-DMG-11: the odds agree with every throw of damage and Armor', () => {
    const lines = [
      { damage: '2d6', targets: [{ steps: 3, armor: '1d6' }] },
      {
        damage: '3d6',
        targets: [
          { steps: 2, armor: '1d6' },
          { steps: 1, armor: '4' },
          { steps: 1, armor: '1d6+4' },
        ],
      },
      {
        damage: '2d10',
        targets: [
          { steps: 1, armor: '1d10' },
          { steps: 2, armor: '1d6' },
        ],
      },
      { damage: '1d6-2', targets: [{ steps: 2, armor: '0' }] },
    ];
    for (const equalDamage of ['glances', 'kills'] as const) {
      for (const damageCriticalFailure of ['zero', 'total'] as const) {
        const given = { ...plain, equalDamage, damageCriticalFailure } as never as typeof plain;
        for (const { damage, targets } of lines) {
          const aimed = targets.map(({ steps, armor }) => ({ steps, armor: dice(armor) }));
          const slow = slowOverkill(dice(damage), aimed, given);
          const fast = overkillOdds(dice(damage), aimed, given).targets;
          slow.forEach((row, i) => {
            row.forEach((chance, pips) => {
              const odds = fast[i]?.pips;
              expect(odds ? chanceOf(odds, pips) : undefined).toBeCloseTo(chance, 12);
            });
          });
        }
      }
    }
  });

  it('BW-DMG-08: a pistol rarely overcomes a castle once, a cannon a tent twice', () => {
    const pistol = specialDamageOccasion(dice('1d6'), levelArmor(3), rules);
    const cannon = specialDamageOccasion(dice('4d10'), levelArmor(0), rules);
    expect(pistol.once).toBeLessThan(0.1);
    expect(cannon.twice).toBeGreaterThan(0.9);
  });
});

describe('siege', () => {
  const assault = { skill: dice('1d6'), modifier: 0, use: 4, damage: dice('2d6') };
  const target = { level: 1, size: 3, visible: 4 };

  it('BW-DMG-02: what is in sight adds one for each 2 inches, at most five', () => {
    const bonus = (visible: number) => generalAttack(assault, { ...target, visible }, rules).bonus;
    expect([1, 2, 8, 30].map(bonus)).toEqual([0, 1, 4, 5]);
  });

  it('BW-DMG-03: until it is destroyed agrees with every sequence of misses and pips', () => {
    for (const overkill of [false, true]) {
      const { pips } = generalAttack(assault, target, rules, overkill);
      const until = untilDestroyed(pips, 3, 4);
      const slow = [0, 0, 0, 0, 0];
      const follow = (count: number, taken: number, chance: number): void => {
        if (taken >= 3) {
          for (let n = count; n <= 4; n++) slow[n] = (slow[n] ?? 0) + chance;
          return;
        }
        if (count === 4) return;
        for (let n = 0; n <= 3; n++) follow(count + 1, taken + n, chance * chanceOf(pips, n));
      };
      follow(0, 0, 1);
      until.by.forEach((chance, n) => {
        expect(chance).toBeCloseTo(slow[n] ?? 0, 12);
      });
    }
  });

  it('BW-DMG-03: the average number of attacks is the sum of the chances that it still stands', () => {
    const { pips } = generalAttack(assault, target, rules, true);
    const { by, mean: average } = untilDestroyed(pips, 3, 2000);
    expect(average).toBeCloseTo(
      by.reduce((sum, chance) => sum + 1 - chance, 0),
      8,
    );
    const single = generalAttack(assault, target, rules).pips;
    expect(untilDestroyed(single, 3, 0).mean).toBeCloseTo(3 / chanceAtLeast(single, 1), 12);
  });

  it('BW-DMG-03: what can never be hit lasts for ever', () => {
    const { pips } = generalAttack({ ...assault, use: 40 }, target, plain);
    expect(untilDestroyed(pips, 3, 1)).toEqual({ by: [0, 0], mean: Number.POSITIVE_INFINITY });
  });

  it('BW-DMG-04: attacks of several kinds add up, and no pip counts beyond the last', () => {
    const weak = generalAttack(assault, target, rules).pips;
    const strong = generalAttack({ ...assault, damage: dice('4d10') }, target, rules, true).pips;
    const pips = volleyPips([weak, strong], 3);
    const none = chanceOf(weak, 0) * chanceOf(strong, 0);
    expect(chanceOf(pips, 0)).toBeCloseTo(none, 12);
    expect(pips.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it('BW-DMG-05, BW-DMG-09: Grinding points help to break a component off', () => {
    const gate = { area: '2x4', level: 3, part: 'surface' } as const;
    const fresh = componentAttack(assault, gate, rules);
    const ground = componentAttack(assault, gate, rules, 4);
    expect(fresh.level).toBe(2);
    expect(ground.offGivenHit).toBeCloseTo(
      breachChance(dice('2d6+4'), levelArmor(2), { ...rules, damageCriticalFailure: 'total' }),
      2,
    );
    expect(ground.offGivenHit).toBeGreaterThan(fresh.offGivenHit);
  });
});
