import type { DiceExpression, RollRules } from './dice/expression.ts';
import type { FaceIssue, Roll } from './dice/roll.ts';
import { type PlayedRoll, readRoll } from './played-roll.ts';
import { fail, ok, type Result } from './result.ts';

/** Dice to be thrown now. */
export interface AskedRoll {
  readonly expression: DiceExpression;
  readonly rules: RollRules;
}

/** A choice that the rules offer now: the ids of what may be chosen, the default one first. */
export interface AskedOption {
  readonly options: readonly string[];
}

/** What a fight needs next; `Moment` says whose it is and what for. */
export type Asked<Moment> = Moment & (AskedRoll | AskedOption);

/** A fight played step by step: asks for one roll or choice at a time and ends with its outcome. */
export type Steps<Moment, Value> = Generator<Asked<Moment>, Value, Roll | string>;

export function* askRoll<Moment>(
  moment: Moment,
  expression: DiceExpression,
  rules: RollRules,
): Steps<Moment, Roll> {
  const text = yield { ...moment, expression, rules };
  if (typeof text === 'string') throw new TypeError('a roll was asked for');
  return text;
}

export function* askOption<Moment, Option extends string>(
  moment: Moment,
  options: readonly Option[],
): Steps<Moment, Option> {
  const text = yield { ...moment, options };
  const found = options.find((option) => option === text);
  if (found === undefined) throw new TypeError('an option was asked for');
  return found;
}

/** One thing done at the table: dice thrown, or an option chosen. */
export type PlayedMove = PlayedRoll | { readonly option: string };

/** A kept move that does not fit the fight: which one, and what is wrong with its faces. */
export type PlayIssue =
  | { readonly code: 'surplus-roll'; readonly roll: number }
  | { readonly code: 'option'; readonly roll: number }
  | { readonly code: 'faces'; readonly roll: number; readonly face: FaceIssue };

/** A fight as far as it has been played: the record, then what is asked for next or the outcome. */
export interface Replay<Moment, Entry, Outcome> {
  readonly log: readonly Entry[];
  /** Undefined when it is over. */
  readonly next?: Asked<Moment>;
  readonly outcome?: Outcome;
}

/**
 * Replays a fight from the moves made so far; `begin` gets the record to write into. To take a move back, leave it out.
 * Fails with the first move that does not fit what was asked for.
 */
export function replay<Moment, Entry, Outcome>(
  begin: (log: Entry[]) => Steps<Moment, Outcome>,
  moves: readonly PlayedMove[],
): Result<Replay<Moment, Entry, Outcome>, PlayIssue> {
  const log: Entry[] = [];
  const steps = begin(log);
  let step = steps.next();
  for (const [index, move] of moves.entries()) {
    if (step.done) return fail<PlayIssue>({ code: 'surplus-roll', roll: index });
    const asked: AskedRoll | AskedOption = step.value;
    if ('options' in asked) {
      if (!('option' in move) || !asked.options.includes(move.option))
        return fail<PlayIssue>({ code: 'option', roll: index });
      step = steps.next(move.option);
      continue;
    }
    if ('option' in move) return fail<PlayIssue>({ code: 'option', roll: index });
    const read = readRoll(asked.expression, asked.rules, move);
    if (!read.ok) {
      return fail(...read.issues.map((face): PlayIssue => ({ code: 'faces', roll: index, face })));
    }
    step = steps.next(read.value);
  }
  return ok(step.done ? { log, outcome: step.value } : { log, next: step.value });
}
