/** What one attempt comes to: the chance of each end, and of every state from which the next one is made. */
export interface Attempt<State> {
  /** In the order of the ends; whatever does not end goes on. */
  readonly ends: readonly number[];
  readonly onward: readonly (readonly [state: State, chance: number])[];
}

/** What an attempt comes to from each state. The state says all that is carried over: what else there is, stays as it is. */
export interface Trying<State> {
  readonly first: State;
  /** Two states of the same name are the same. */
  name(state: State): string;
  attempt(state: State): Attempt<State>;
}

/** The chance of every end after several attempts. */
export interface Tries {
  /** After one attempt, two, three …: the chance of each end by then. */
  readonly within: readonly (readonly number[])[];
  /** However long it takes; undefined where there are too many states to say it exactly. */
  readonly inTheEnd: readonly number[] | undefined;
}

/** So many attempts are looked at one by one. */
export const triesShown = 5;

/** With more states than this it is not said how it ends. */
const mostStates = 320;

interface Known {
  readonly ends: readonly number[];
  readonly onward: readonly (readonly [place: number, chance: number])[];
}

/**
 * The exact chances after several attempts, as a Markov chain on what is carried over from one to the next. It stops after
 * every state that is weighed for the first time, so that who asks can draw breath.
 */
export function* trySteps<State>({ first, name, attempt }: Trying<State>): Generator<undefined, Tries> {
  const states: State[] = [first];
  const places = new Map([[name(first), 0]]);
  const known: Known[] = [];

  const placeOf = (state: State): number => {
    const called = name(state);
    const found = places.get(called);
    if (found !== undefined) return found;
    places.set(called, states.length);
    states.push(state);
    return states.length - 1;
  };

  function know(place: number): Known {
    const { ends, onward } = attempt(states[place] as State);
    const found = {
      ends,
      onward: onward.flatMap(([state, chance]): readonly (readonly [number, number])[] =>
        chance > 0 ? [[placeOf(state), chance]] : [],
      ),
    };
    known[place] = found;
    return found;
  }

  const count = know(0).ends.length;
  yield;
  const within: (readonly number[])[] = [];
  let at = new Map([[0, 1]]);
  let sums: readonly number[] = Array.from({ length: count }, () => 0);
  for (let made = 0; made < triesShown; made++) {
    const next = new Map<number, number>();
    for (const [place, weight] of at) {
      if (!known[place]) {
        know(place);
        yield;
      }
      const { ends, onward } = known[place] as Known;
      sums = sums.map((sum, end) => sum + weight * (ends[end] ?? 0));
      for (const [to, chance] of onward) next.set(to, (next.get(to) ?? 0) + weight * chance);
    }
    within.push(sums);
    at = next;
  }
  for (let place = 0; place < states.length; place++) {
    if (states.length > mostStates) return { within, inTheEnd: undefined };
    if (known[place]) continue;
    know(place);
    yield;
  }
  return { within, inTheEnd: inTheEnd(known, count) };
}

/** The same at once. */
export function afterTries<State>(trying: Trying<State>): Tries {
  const steps = trySteps(trying);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** Attempts of which each is as the first, whatever came of those before. */
export function alike(...ends: readonly number[]): Trying<'again'> {
  const rest = Math.max(0, 1 - ends.reduce((sum, chance) => sum + chance, 0));
  return { first: 'again', name: (state) => state, attempt: () => ({ ends, onward: [['again', rest]] }) };
}

/** The states from which some end can be reached at all. */
function ending(known: readonly Known[]): readonly boolean[] {
  const ends = known.map((state) => state.ends.some((chance) => chance > 0));
  for (let more = true; more; ) {
    more = false;
    for (const [place, { onward }] of known.entries()) {
      if (ends[place] || !onward.some(([to]) => ends[to])) continue;
      ends[place] = true;
      more = true;
    }
  }
  return ends;
}

/**
 * The chance of each end from the first state, by elimination: of what goes on for ever, none comes. The last state is put
 * into all before it, and so on back to the first.
 */
function inTheEnd(known: readonly Known[], count: number): readonly number[] {
  const ends = ending(known);
  if (!ends[0]) return Array.from({ length: count }, () => 0);
  const rows = known.map(({ onward }, place) => {
    const row = new Float64Array(known.length);
    if (ends[place]) for (const [to, chance] of onward) if (ends[to]) row[to] = (row[to] ?? 0) + chance;
    return row;
  });
  const sums = known.map((state) => Float64Array.from({ length: count }, (_, end) => state.ends[end] ?? 0));
  for (let last = known.length - 1; last >= 0; last--) {
    const row = rows[last] as Float64Array;
    const sum = sums[last] as Float64Array;
    // What comes back to itself is the same as what leaves it, shared out again.
    const share = 1 / Math.max(Number.MIN_VALUE, 1 - (row[last] ?? 0));
    if (ends[last]) {
      for (let to = 0; to < last; to++) row[to] = (row[to] ?? 0) * share;
      for (let end = 0; end < count; end++) sum[end] = (sum[end] ?? 0) * share;
    }
    for (let place = 0; place < last; place++) {
      const other = rows[place] as Float64Array;
      const by = other[last] ?? 0;
      if (by === 0) continue;
      for (let to = 0; to < last; to++) other[to] = (other[to] ?? 0) + by * (row[to] ?? 0);
      const own = sums[place] as Float64Array;
      for (let end = 0; end < count; end++) own[end] = (own[end] ?? 0) + by * (sum[end] ?? 0);
    }
  }
  return [...(sums[0] as Float64Array)];
}
