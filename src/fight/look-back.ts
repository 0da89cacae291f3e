import { type Decision, lookBack, type LookBack as SeenBack } from '../rules/look-back.ts';
import { type AskedOption, type PlayedMove, replay } from '../rules/steps.ts';
import { asksOption, asksRoll, type EndChance } from './step-record.ts';
import type { PlayKind } from './turn-replay.ts';

/** What was decided in a fight, with what was known then. */
export interface Taken<Inputs, Moment> extends Decision {
  /** In which turn, from 0. */
  readonly turn: number;
  readonly inputs: Inputs;
  /** It stood so, and nobody was asked. */
  readonly untouched?: boolean;
  readonly asked: Moment & AskedOption;
  /** What each option made of the ends. */
  readonly options?: Readonly<Record<string, readonly EndChance[]>>;
}

export type LookedBack<Inputs, Moment> = SeenBack<Taken<Inputs, Moment>>;

/** A turn that is over, as it was begun and as it went. */
interface Over<Inputs> {
  readonly begun: Inputs;
  readonly moves: readonly PlayedMove[];
}

type AsDecided<Inputs> = (
  begun: Inputs,
  moves: readonly PlayedMove[],
) => { readonly inputs: Inputs; readonly asked: readonly PlayedMove[] };

/** A kind whose odds are asked for by what a turn began with, and by all its moves. */
type Looked<Inputs, Moment, Entry, Outcome> = Pick<
  PlayKind<Inputs, Moment, Entry, Outcome>,
  'begin' | 'ahead' | 'offers' | 'optionOf' | 'declared'
>;

/** All that was decided in a turn: before its first die, where it was asked for, and where it was offered. */
function decisionsOf<Inputs, Moment, Entry, Outcome>(
  kind: Looked<Inputs, Moment, Entry, Outcome>,
  asDecided: AsDecided<Inputs>,
  { begun, moves }: Over<Inputs>,
  turn: number,
): readonly Taken<Inputs, Moment>[] {
  const declared = kind.declared?.(begun) ?? [];
  const taken = declared.map((one): Taken<Inputs, Moment> => ({ ...one, turn, inputs: begun }));
  for (const [made, move] of moves.entries()) {
    const { inputs, asked } = asDecided(begun, moves.slice(0, made));
    const begin = kind.begin(inputs);
    const played = begin && replay(begin, asked);
    const next = played?.ok ? played.value.next : undefined;
    if (!next) continue;
    const chooses = 'option' in move && asksOption(next);
    // What is offered is chosen by whom it is offered to, not by who rolls.
    const moment: Moment | undefined = chooses
      ? next
      : asksRoll(next)
        ? kind.offers?.(inputs, next)
        : undefined;
    if (moment === undefined) continue;
    const { options, worths } = kind.ahead?.(begun, moves.slice(0, made)) ?? {};
    const ids = Object.keys(worths ?? {});
    if (!worths || ids.length < 2) continue;
    // Who was offered something and threw the dice has left things as they were.
    const option = 'option' in move ? (kind.optionOf?.(inputs, move.option, next) ?? move.option) : ids[0];
    if (option === undefined) continue;
    taken.push({
      chosen: option,
      standard: chooses ? next.options[0] : ids[0],
      worths,
      turn,
      inputs,
      asked: { ...moment, options: ids },
      ...(options && { options }),
    });
  }
  return taken;
}

/** What is seen of the choices of a fight once it is over; undefined where nothing was chosen. */
export function lookedBack<Inputs, Moment, Entry, Outcome>(
  kind: Looked<Inputs, Moment, Entry, Outcome>,
  asDecided: AsDecided<Inputs>,
  turns: readonly Over<Inputs>[],
): LookedBack<Inputs, Moment> | undefined {
  return lookBack(turns.flatMap((turn, at) => decisionsOf(kind, asDecided, turn, at)));
}
