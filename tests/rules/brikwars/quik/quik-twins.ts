import type { QuikAttack } from '../../../../src/rules/brikwars/quik/quik-attack.ts';
import { quikRolls, rolledDamage } from '../../../../src/rules/brikwars/quik/quik-attack-odds.ts';
import { type DamagePart, isDestroyed } from '../../../../src/rules/brikwars/quik/quik-kill.ts';
import type { DiceExpression } from '../../../../src/rules/dice/expression.ts';
import type { RandomSource } from '../../../../src/rules/dice/random.ts';
import { roll } from '../../../../src/rules/dice/roll.ts';
import { falls } from '../contests/contest-twins.ts';

interface Way {
  readonly damage: number;
  readonly chance: number;
}

/** Every way one part can fall, bonus dice declined, nothing held at 0 yet. */
function waysOf({ damage, factor, reach }: DamagePart): readonly Way[] {
  const ways = falls({ ...damage, constant: 0 }).map(({ total, chance }) => ({
    damage: factor * (total + damage.constant),
    chance,
  }));
  if (!reach) return ways;
  return falls(reach.throw).flatMap((thrown) =>
    thrown.total >= reach.inches
      ? ways.map((way) => ({ ...way, chance: way.chance * thrown.chance }))
      : [{ damage: 0, chance: thrown.chance }],
  );
}

/** The chance to destroy and the average damage, counted die by die. */
export function countedKill(parts: readonly DamagePart[], armor: DiceExpression) {
  let ways: readonly Way[] = [{ damage: 0, chance: 1 }];
  for (const part of parts) {
    for (let time = 0; time < part.times; time++) {
      const next = waysOf(part);
      ways = ways.flatMap((way) =>
        next.map(({ damage, chance }) => ({ damage: way.damage + damage, chance: way.chance * chance })),
      );
    }
  }
  let killed = 0;
  let meanDamage = 0;
  const held = falls(armor);
  for (const way of ways) {
    const damage = Math.max(0, way.damage);
    meanDamage += damage * way.chance;
    // Added up by way: a sum of a million small chances would lose its last digits.
    let beaten = 0;
    for (const { total, chance } of held) if (isDestroyed(damage, total)) beaten += chance;
    killed += way.chance * beaten;
  }
  return { killed, meanDamage };
}

/** How often so many attacks, each with all its dice thrown, destroy their target. */
export function thrownKills(attack: QuikAttack, random: RandomSource, runs: number): number {
  const rolls = quikRolls(attack);
  let destroyed = 0;
  for (let run = 0; run < runs; run++) {
    const totals = rolls.damage.map(({ roll: { expression, rules }, reach }) => ({
      ...(reach ? { throw: roll(reach.roll.expression, reach.roll.rules, random).total } : {}),
      damage: roll(expression, rules, random).total,
    }));
    const armor = roll(rolls.armor.expression, rolls.armor.rules, random).total;
    if (isDestroyed(rolledDamage(rolls, totals), armor)) destroyed++;
  }
  return destroyed;
}

/** How often the target falls when every attack is thrown apart. */
export function thrownApart(attack: QuikAttack, random: RandomSource, runs: number): number {
  let destroyed = 0;
  const single = attack.strikes.flatMap((strike) =>
    Array.from({ length: strike.part.times }, () => ({
      ...attack,
      strikes: [{ ...strike, part: { ...strike.part, times: 1 } }],
    })),
  );
  for (let run = 0; run < runs; run++) if (single.some((one) => thrownKills(one, random, 1) > 0)) destroyed++;
  return destroyed;
}

/** Whether a count of `runs` lies within 4 standard errors of the chance. */
export function isNear(count: number, runs: number, chance: number): boolean {
  return Math.abs(count / runs - chance) <= 4 * Math.sqrt((chance * (1 - chance)) / runs) + 1e-12;
}
