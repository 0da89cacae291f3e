import { withoutBonusDice } from '../../rules/brikwars/attack/altered-dice.ts';
import {
  type Contender,
  contenderRoll,
  type First,
  firstOf,
  marginOf,
} from '../../rules/brikwars/contests/acts-first.ts';
import { type ContestRoll, contestRoll } from '../../rules/brikwars/contests/contest-rules.ts';
import { type Feat, featRolls, featSucceeds } from '../../rules/brikwars/contests/contests.ts';
import type { DiceExpression } from '../../rules/dice/expression.ts';
import { parseDice } from '../../rules/dice/notation.ts';
import { nextDice, type PendingDice, type Roll, rollFromFaces } from '../../rules/dice/roll.ts';
import type { Game } from '../../rules/ids.ts';
import { type PlayedRoll, readRoll } from '../../rules/played-roll.ts';
import { nextThrowers } from '../../rules/roll-off.ts';
import { disputeWinner } from '../../rules/usb/test/small-dice.ts';
import { type ActingSide, type ContestInputs, rulesOf } from './inputs.ts';

/** A contest on the table, with the inputs it was begun with; `faces` are those of the die being typed. */
export interface ContestPlay {
  readonly game: Game;
  readonly inputs: ContestInputs;
  readonly rolls: readonly PlayedRoll[];
  readonly faces?: readonly number[];
}

/** One throw: who (a player; 0 the active side or the hero, 1 the other) and what fell. */
export interface Thrown {
  readonly who: number;
  readonly roll: Roll;
}

export type ContestOutcome =
  | { readonly kind: 'won'; readonly winner: number }
  | { readonly kind: 'first'; readonly first: First; readonly margins: readonly [number, number] }
  | { readonly kind: 'feat'; readonly success: boolean; readonly critical: boolean }
  | { readonly kind: 'dispute'; readonly right: 'low' | 'high' };

/** Where a contest stands. The last round may lack the throws of those in `due`. */
export interface ContestState {
  readonly play: ContestPlay;
  readonly rounds: readonly (readonly Thrown[])[];
  readonly due: readonly number[];
  /** The round is over, and those in `due` throw again. */
  readonly tied: boolean;
  readonly outcome?: ContestOutcome;
  /** The die to type next, while faces are typed. */
  readonly typing?: { readonly who: number; readonly next: PendingDice; readonly faces: readonly number[] };
}

export function expressionNamed(text: string): DiceExpression {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`dice of a contest: ${text}`);
  return parsed.value;
}

export function contenderOf({ skill, modifier, use, declines }: ActingSide): Contender {
  const dice = expressionNamed(skill);
  return {
    skill: declines ? withoutBonusDice(dice) : dice,
    skillModifier: modifier,
    ...(use === undefined ? {} : { use }),
  };
}

export function featOf({ hero, cranky, opponent }: ContestInputs): Feat {
  return {
    hero: expressionNamed(hero.skill),
    heroModifier: hero.modifier,
    cranky,
    ...(opponent ? { opponent: expressionNamed(opponent.skill), opponentModifier: opponent.modifier } : {}),
  };
}

/** What each of the sides throws, in their order. */
export function contestRolls(inputs: ContestInputs): readonly ContestRoll[] {
  switch (inputs.kind) {
    case 'wisg':
    case 'starts':
      return inputs.dice.map((text) => contestRoll(expressionNamed(text), 0, inputs.bonus));
    case 'first':
      return [inputs.active, inputs.responder].map((side) => contenderRoll(contenderOf(side), inputs.bonus));
    case 'feat': {
      const { hero, opponent } = featRolls(featOf(inputs), rulesOf(inputs));
      return opponent ? [hero, opponent] : [hero];
    }
    case 'dispute':
      return [contestRoll(expressionNamed('1d6'), 0, 'none')];
  }
}

function outcomeOf(inputs: ContestInputs, [first, second]: readonly Thrown[]): ContestOutcome | undefined {
  if (!first) return undefined;
  switch (inputs.kind) {
    case 'wisg':
    case 'starts':
      return undefined;
    case 'first': {
      const margins = [
        marginOf(first.roll.total, inputs.active.use),
        marginOf(second?.roll.total ?? 0, inputs.responder.use),
      ] as const;
      return { kind: 'first', first: firstOf(...margins), margins };
    }
    case 'feat':
      return {
        kind: 'feat',
        success: featSucceeds(first.roll, second?.roll, inputs),
        critical: inputs.criticalFailure && first.roll.allOnes,
      };
    case 'dispute':
      return { kind: 'dispute', right: disputeWinner(first.roll.total) };
  }
}

/** Reads a contest throw by throw; undefined where its rolls cannot have been thrown. */
export function readContest(play: ContestPlay): ContestState | undefined {
  const { inputs, rolls } = play;
  const dice = contestRolls(inputs);
  const rounds: Thrown[][] = [];
  let due: readonly number[] = dice.map((_, who) => who);
  let newRound = true;
  let outcome: ContestOutcome | undefined;
  for (const played of rolls) {
    const [who] = due;
    const asked = who === undefined ? undefined : dice[who];
    if (who === undefined || !asked) return undefined;
    const read = readRoll(asked.expression, asked.rules, played);
    if (!read.ok) return undefined;
    if (newRound) rounds.push([]);
    rounds.at(-1)?.push({ who, roll: read.value });
    due = due.slice(1);
    newRound = due.length === 0;
    if (!newRound) continue;
    outcome = outcomeOf(inputs, rounds[0] ?? []);
    if (outcome) continue;
    const totals = rounds.map((round) => round.map(({ roll }) => roll.total));
    const { throwers, winner } = nextThrowers(dice.length, totals, inputs.again);
    if (winner !== undefined) outcome = { kind: 'won', winner };
    due = throwers;
  }
  const tied = rounds.length > 0 && newRound && !outcome;
  return withTyping(play, dice, { play, rounds, due, tied, ...(outcome ? { outcome } : {}) });
}

function withTyping(
  { faces }: ContestPlay,
  dice: readonly ContestRoll[],
  state: ContestState,
): ContestState | undefined {
  const [who] = state.due;
  if (!faces) return state;
  const asked = who === undefined ? undefined : dice[who];
  if (who === undefined || !asked) return undefined;
  const made = rollFromFaces(asked.expression, asked.rules, faces);
  if (made.ok || made.issues.some(({ code }) => code !== 'missing-face')) return undefined;
  const next = nextDice(asked.expression, asked.rules, faces);
  return next && { ...state, typing: { who, next, faces } };
}
