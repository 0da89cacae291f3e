import { computed, type ReadonlySignal } from '@preact/signals';
import type { PlayedMove } from '../rules/steps.ts';
import type { EndChance } from './step-record.ts';

/** The odds of the turn in hand given what has been rolled and chosen in it. */
export interface OddsAhead<Whole = unknown> {
  /** The ends of the turn: they exclude each other, and their chances add up to 1. */
  readonly ends: readonly EndChance[];
  /** Other chances that the panel shows, such as that of a hit. */
  readonly also?: readonly EndChance[];
  /** What each thing that may be chosen now makes of the ends, by the id of the option. */
  readonly options?: Readonly<Record<string, readonly EndChance[]>>;
  /** The options that nothing beats for the side that chooses; none where all are equally good. */
  readonly best?: readonly string[];
  /** What each option is worth to the side that chooses, in chances of what it hopes for: the greater the better. */
  readonly worths?: Readonly<Record<string, number>>;
  /** What these few describe, where a panel says more. */
  readonly whole?: Whole;
}

/** A turn as far as it has been played. */
interface Played<Inputs> {
  readonly inputs: Inputs;
  readonly moves: readonly PlayedMove[];
  readonly next?: unknown;
}

/** Weighs the odds after these moves, as a kind of fight does. */
interface Weighing<Inputs, Whole> {
  ahead?(inputs: Inputs, moves: readonly PlayedMove[]): OddsAhead<Whole> | undefined;
}

interface Trail<Inputs, Whole> {
  /** The odds of a turn after these moves. */
  weigh(inputs: Inputs, moves: readonly PlayedMove[]): OddsAhead<Whole> | undefined;
  readonly ahead: ReadonlySignal<OddsAhead<Whole> | undefined>;
  readonly trail: ReadonlySignal<readonly (OddsAhead<Whole> | undefined)[]>;
}

/** After a reload this many moves are weighed again at most: more would hold up the next tap. */
const mostAgain = 8;

/** The moments of so many turns are remembered. */
const mostTurns = 12;

/** The odds of a turn, each moment of it weighed once. */
export function createOddsAhead<Inputs, Whole>(
  kind: Weighing<Inputs, Whole>,
  turn: () => Played<Inputs> | undefined,
): Trail<Inputs, Whole> {
  type Known = Map<string, OddsAhead<Whole> | undefined>;
  const known = new Map<string, Known>();

  /** What is known of the turn with these inputs; of the turns before it too, for who looks back at them. */
  function oddsOf(inputs: Inputs): Known {
    const of = JSON.stringify(inputs);
    const found = known.get(of) ?? new Map();
    known.delete(of);
    known.set(of, found);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size > mostTurns) known.delete(oldest);
    return found;
  }

  function weigh(inputs: Inputs, moves: readonly PlayedMove[], odds = oddsOf(inputs)) {
    const name = JSON.stringify(moves);
    if (!odds.has(name)) odds.set(name, kind.ahead?.(inputs, moves));
    return odds.get(name);
  }

  const ahead = computed(() => {
    const now = turn();
    return now?.next === undefined ? undefined : weigh(now.inputs, now.moves);
  });

  const trail = computed(() => {
    const now = turn();
    if (!now) return [];
    const odds = oddsOf(now.inputs);
    const lasts = now.moves.length + (now.next === undefined ? 0 : 1);
    let again = mostAgain;
    return Array.from({ length: lasts }, (_, made) => {
      const moves = now.moves.slice(0, made);
      if (!odds.has(JSON.stringify(moves)) && again-- <= 0) return undefined;
      return weigh(now.inputs, moves, odds);
    });
  });
  return { weigh, ahead, trail };
}
