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

interface Trail<Whole> {
  readonly ahead: ReadonlySignal<OddsAhead<Whole> | undefined>;
  readonly trail: ReadonlySignal<readonly (OddsAhead<Whole> | undefined)[]>;
}

/** After a reload this many moves are weighed again at most: more would hold up the next tap. */
const mostAgain = 8;

/** The odds of a turn, each moment of it weighed once. */
export function createOddsAhead<Inputs, Whole>(
  kind: Weighing<Inputs, Whole>,
  turn: () => Played<Inputs> | undefined,
): Trail<Whole> {
  type Known = Map<string, OddsAhead<Whole> | undefined>;
  let known: { readonly of: string; readonly odds: Known } | undefined;

  /** What is known of the turn with these inputs. */
  function oddsOf({ inputs }: Played<Inputs>): Known {
    const of = JSON.stringify(inputs);
    if (known?.of !== of) known = { of, odds: new Map() };
    return known.odds;
  }

  function weigh({ inputs }: Played<Inputs>, moves: readonly PlayedMove[], odds: Known) {
    const name = JSON.stringify(moves);
    if (!odds.has(name)) odds.set(name, kind.ahead?.(inputs, moves));
    return odds.get(name);
  }

  const ahead = computed(() => {
    const now = turn();
    return now?.next === undefined ? undefined : weigh(now, now.moves, oddsOf(now));
  });

  const trail = computed(() => {
    const now = turn();
    if (!now) return [];
    const odds = oddsOf(now);
    const lasts = now.moves.length + (now.next === undefined ? 0 : 1);
    let again = mostAgain;
    return Array.from({ length: lasts }, (_, made) => {
      const moves = now.moves.slice(0, made);
      if (!odds.has(JSON.stringify(moves)) && again-- <= 0) return undefined;
      return weigh(now, moves, odds);
    });
  });
  return { ahead, trail };
}
