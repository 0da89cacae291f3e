import { type BattleEvent, type BattleSide, battleSides, type DiceSum } from './battle.ts';
import { diceTogether } from './battle-dice.ts';
import { within } from './within.ts';

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

/**
 * So many different sums are counted through. Of more dice than that, their number is so near to the normal
 * distribution that no percent is wrong.
 */
const mostSums = 1000;

/** The share below this of the standard normal distribution: Abramowitz and Stegun, 26.2.17. */
function normalBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    normal(x) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x < 0 ? tail : 1 - tail;
}

const normal = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

/** The same of very many dice, by their variance and their fourth cumulant (Edgeworth): dice have thinner tails. */
function betterOfMany(all: readonly DiceSum[], above: number): number {
  const sum = (of: (sides: number) => number) =>
    all.reduce((total, { sides, count }) => total + count * of(sides), 0);
  const variance = sum((sides) => (sides ** 2 - 1) / 12);
  const fourth = sum((sides) => (1 - sides ** 4) / 120);
  const x = above / Math.sqrt(variance);
  return within(normalBelow(x) - (normal(x) * (fourth / variance ** 2) * (x ** 3 - 3 * x)) / 24, 0, 1);
}

/** How lucky dice were, from the sums that they can show. */
export function luckOf(thrown: readonly DiceSum[]): SideLuck | undefined {
  const all = diceTogether(thrown);
  const dice = all.reduce((sum, { count }) => sum + count, 0);
  if (dice === 0) return undefined;
  const shown = all.reduce((sum, of) => sum + within(of.sum, of.count, of.count * of.sides), 0);
  const expected = all.reduce((sum, { sides, count }) => sum + (count * (sides + 1)) / 2, 0);
  const above = shown - expected;
  if (all.reduce((sums, { sides, count }) => sums + count * (sides - 1), 1) > mostSums)
    return { dice, above, better: betterOfMany(all, above) };
  const chances = all.reduce<readonly number[]>(
    (sums, { sides, count }) => together(sums, sumsOf(sides, count)),
    [1],
  );
  const below = chances.slice(0, shown - dice).reduce((sum, chance) => sum + chance, 0);
  return { dice, above, better: below + (chances[shown - dice] ?? 0) / 2 };
}

/** The luck of both sides in the fights that were written into a battle. */
export function battleLuck(events: readonly BattleEvent[]): Readonly<Partial<Record<BattleSide, SideLuck>>> {
  const fights = events.flatMap((event) =>
    (event.do === 'fight' || event.do === 'test') && event.dice ? [event.dice] : [],
  );
  const entries = battleSides.flatMap((side) => {
    const luck = luckOf(fights.flatMap((dice) => dice[side] ?? []));
    return luck ? [[side, luck] as const] : [];
  });
  return Object.fromEntries(entries);
}
