import type { SupplementRules } from '../../../../src/rules/brikwars/supplement/skill-test.ts';
import type { DiceExpression } from '../../../../src/rules/dice/expression.ts';
import { parseDice } from '../../../../src/rules/dice/notation.ts';

export const rules: SupplementRules = {
  bonus: 'none',
  damageCriticalFailure: 'zero',
  skillCriticalFailure: true,
  rangeCriticalFailure: true,
  equalDamage: 'glances',
};

export function dice(text: string): DiceExpression {
  const read = parseDice(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

/** A roll as it lies on the table. */
interface Thrown {
  readonly total: number;
  readonly ones: boolean;
  readonly chance: number;
}

/** Every way that dice fall, one by one, bonus dice declined. */
export function waysOf({ groups, constant }: DiceExpression, modifier = 0): readonly Thrown[] {
  let ways: readonly Thrown[] = [{ total: constant + modifier, ones: groups.length > 0, chance: 1 }];
  for (const { count, sides } of groups)
    for (let die = 0; die < count; die += 1)
      ways = ways.flatMap(({ total, ones, chance }) =>
        Array.from({ length: sides }, (_, i) => ({
          total: total + i + 1,
          ones: ones && i === 0,
          chance: chance / sides,
        })),
      );
  return ways.map((way) => ({ ...way, total: Math.max(0, way.total) }));
}

/** The chance of all ways of a roll that something is true of. */
export function chanceThat(roll: readonly Thrown[], holds: (way: Thrown) => boolean): number {
  return roll.reduce((sum, way) => sum + (holds(way) ? way.chance : 0), 0);
}

/** The points of a damage roll: all ones do nothing. */
export const pointsIn = ({ total, ones }: Thrown) => (ones ? 0 : total);

/** A Skill roll that reaches a number and does not show all ones. */
export const reached = (need: number) => (way: Thrown) => !way.ones && way.total >= need;

/** A killing hit, way by way: damage less what is taken off, above Armor. */
export function kills(
  damage: DiceExpression,
  armor: DiceExpression,
  off: DiceExpression = dice('0'),
): number {
  let chance = 0;
  for (const hurt of waysOf(damage))
    for (const taken of waysOf(off))
      for (const held of waysOf(armor))
        if (Math.max(0, pointsIn(hurt) - taken.total) > held.total)
          chance += hurt.chance * taken.chance * held.chance;
  return chance;
}
