import { type BattleEvent, type BattleSide, battleSides, type DiceSum } from './battle.ts';
import { diceTogether } from './battle-fight.ts';

/** How the dice of a side fell. */
export interface SideLuck {
  readonly dice: number;
  /** What they showed together, less what is to be expected of them. */
  readonly above: number;
  /** The share of all such evenings in which they would have shown less; those alike count half. */
  readonly better: number;
}

/** The chances of every sum of so many dice, from all ones upwards. */
function sumsOf(sides: number, count: number): readonly number[] {
  let chances = [1];
  for (let die = 0; die < count; die++) {
    const next = new Array<number>(chances.length + sides - 1).fill(0);
    let inside = 0;
    // The sum of as many chances as a die has sides moves along.
    for (let at = 0; at < next.length; at++) {
      inside += (chances[at] ?? 0) - (chances[at - sides] ?? 0);
      next[at] = inside / sides;
    }
    chances = next;
  }
  return chances;
}

function together(one: readonly number[], other: readonly number[]): readonly number[] {
  const sums = new Array<number>(one.length + other.length - 1).fill(0);
  for (const [at, chance] of one.entries())
    for (const [more, second] of other.entries()) sums[at + more] = (sums[at + more] ?? 0) + chance * second;
  return sums;
}

/** How lucky dice were, from the sums that they can show. */
export function luckOf(thrown: readonly DiceSum[]): SideLuck | undefined {
  const all = diceTogether(thrown);
  const dice = all.reduce((sum, { count }) => sum + count, 0);
  if (dice === 0) return undefined;
  const chances = all.reduce<readonly number[]>(
    (sums, { sides, count }) => together(sums, sumsOf(sides, count)),
    [1],
  );
  const shown = all.reduce((sum, of) => sum + of.sum, 0);
  const below = chances.slice(0, shown - dice).reduce((sum, chance) => sum + chance, 0);
  const expected = all.reduce((sum, { sides, count }) => sum + (count * (sides + 1)) / 2, 0);
  return { dice, above: shown - expected, better: below + (chances[shown - dice] ?? 0) / 2 };
}

/** The luck of both sides in the fights that were written into a battle. */
export function battleLuck(events: readonly BattleEvent[]): Readonly<Partial<Record<BattleSide, SideLuck>>> {
  const fights = events.flatMap((event) => (event.do === 'fight' && event.dice ? [event.dice] : []));
  const entries = battleSides.flatMap((side) => {
    const luck = luckOf(fights.flatMap((dice) => dice[side] ?? []));
    return luck ? [[side, luck] as const] : [];
  });
  return Object.fromEntries(entries);
}
