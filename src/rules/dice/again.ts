import type { RandomSource } from './random.ts';
import { links, type Roll, type RolledDie, throwDice } from './roll.ts';

const isFirst = (die: RolledDie | undefined): boolean =>
  die !== undefined && (die.rerollOf ?? die.confirms ?? die.bonusOf) === undefined;

/**
 * A roll with some of its dice thrown again: of the first dice those in `kept` (indices) stay as they lie with
 * everything they led to. The two d6 of a replaced d10 stay together.
 */
export function rollAgain(
  { dice, expression, rules }: Roll,
  kept: readonly number[],
  random: RandomSource,
): Roll {
  const stays = (at: number) => kept.includes(at) || kept.includes(dice[at]?.pair ?? at);
  /** For each new die the one of the roll that it is; -1 for none. */
  const same: number[] = [];
  return throwDice(expression, rules, false, (sides, wave, _, of) => {
    const at = same.length;
    const link = links[wave] as 'pair';
    const old =
      of !== undefined
        ? dice.findIndex((die, i) => die[link] === same[of] && die.sides === sides && !same.includes(i))
        : isFirst(dice[at]) && stays(at)
          ? at
          : -1;
    same.push(old);
    return dice[old]?.face ?? random(sides);
  });
}
