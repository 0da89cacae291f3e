import { binomial } from '../../dice/binomial.ts';
import { type Distribution, highest } from '../../dice/distribution.ts';

/** Rolls alike; `odds` may leave out a part of 1, where a roll counts nothing at all. */
export interface AlikeRolls {
  /** How many, or the chances of 0, 1, 2 … of them. */
  readonly count: number | ArrayLike<number>;
  readonly odds: Distribution;
}

/** What a roll of some value makes of a state: other states with their chances. */
export type Take<State> = (
  state: State,
  value: number,
) => readonly (readonly [state: State, chance: number])[];

/** What may be left out of one way, if nothing else is said: far below what all answers may lose. */
const negligible = 1e-14;

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** States by a name of their own, with their chances. */
type Chances<State> = Map<string, { readonly state: State; chance: number }>;

/**
 * The odds of what rolls make of states when they are taken from the greatest value down. Values of `top` and more are
 * taken alike, as `top`; ways too rare to matter are left out. `nameOf` names states alike for all that so many rolls
 * still open can do. How many show each value follows from the chances that all still open are lower.
 */
export function greatestFirst<State>(
  rolls: readonly AlikeRolls[],
  begin: readonly (readonly [state: State, chance: number])[],
  nameOf: (state: State, open: number) => string,
  take: Take<State>,
  top = Number.POSITIVE_INFINITY,
  rare = negligible,
): readonly (readonly [state: State, chance: number])[] {
  type Open = { readonly left: readonly number[]; readonly state: State };
  const name = ({ left, state }: Open) => `${left.join()}|${nameOf(state, sumOf(left))}`;
  let open: Chances<Open> = new Map();
  const start = rolls.map(mostOf);
  for (const [state, chance] of begin) add(open, name, { left: start, state }, chance);
  const reach = Math.min(top, Math.max(0, ...rolls.map(({ odds }) => highest(odds))));
  const lowest = Math.min(0, ...rolls.map(({ odds }) => odds.min));
  const below = rolls.map(() => 1);
  for (let value = reach; value >= lowest; value--) {
    for (const [group, own] of rolls.entries()) {
      const chance = chanceFrom(own.odds, value, value === reach);
      const rest = below[group] as number;
      below[group] = Math.max(0, rest - chance);
      if (chance <= 0) continue;
      const part = Math.min(1, chance / rest);
      const showings: ArrayLike<number>[] = [];
      const after: Chances<Open> = new Map();
      for (const { state, chance: weight } of open.values()) {
        const left = state.left[group] as number;
        const showing = showings[left] ?? showingOf(own, left, part, rest);
        showings[left] = showing;
        const others = sumOf(state.left) - left;
        let states: Chances<State> = new Map();
        add(states, (to) => nameOf(to, others + left), state.state, weight);
        for (let count = 0; count <= left; count++) {
          const many = showing[count] ?? 0;
          const still = state.left.map((other, at) => (at === group ? left - count : other));
          if (many > 0) {
            for (const made of states.values())
              if (made.chance * many > rare)
                add(after, name, { left: still, state: made.state }, made.chance * many);
          }
          if (count === left) break;
          const next: Chances<State> = new Map();
          for (const made of states.values())
            for (const [to, likely] of take(made.state, value))
              add(next, (one) => nameOf(one, others + left - count - 1), to, made.chance * likely);
          states = next;
        }
      }
      open = after;
    }
  }
  const ends: Chances<State> = new Map();
  for (const { state, chance } of open.values()) add(ends, (to) => nameOf(to, 0), state.state, chance);
  return [...ends.values()].map(({ state, chance }) => [state, chance]);
}

/** How many rolls there may be at most. */
const mostOf = ({ count }: AlikeRolls): number => (typeof count === 'number' ? count : count.length - 1);

/**
 * How many of the rolls still open show a value, which each open one does with chance `part`; `low` is the chance that a
 * roll shows no greater one. Where their number is not known, it is the less likely to be great the fewer have shown.
 */
function showingOf({ count }: AlikeRolls, left: number, part: number, low: number): ArrayLike<number> {
  if (typeof count === 'number') return binomial(left, part).weights;
  const shown = count.length - 1 - left;
  const many = new Float64Array(left + 1);
  let all = 0;
  // Ways to choose those that have shown among so many, taken together with the chance that no other has.
  let ways = 1;
  for (let open = 0; open <= left; open++) {
    if (open > 0) ways *= ((shown + open) / open) * low;
    const weight = (count[shown + open] ?? 0) * ways;
    all += weight;
    if (weight > 0)
      binomial(open, part).weights.forEach((chance, at) => {
        many[at] = (many[at] as number) + weight * chance;
      });
  }
  return all > 0 ? many.map((weight) => weight / all) : binomial(0, 0).weights;
}

function chanceFrom({ min, weights }: Distribution, value: number, andMore: boolean): number {
  if (!andMore) return weights[value - min] ?? 0;
  let chance = 0;
  for (let i = weights.length - 1; i >= Math.max(0, value - min); i--) chance += weights[i] ?? 0;
  return chance;
}

function add<State>(
  to: Chances<State>,
  nameOf: (state: State) => string,
  state: State,
  chance: number,
): void {
  if (chance === 0) return;
  const name = nameOf(state);
  const before = to.get(name);
  if (before) before.chance += chance;
  else to.set(name, { state, chance });
}
