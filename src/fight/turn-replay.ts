import type { InputCodec } from '../kit/question/inputs.ts';
import { readSided, sidedText } from '../kit/question/sided-text.ts';
import type { Decision } from '../rules/look-back.ts';
import { type AskedOption, type AskedRoll, type PlayedMove, replay, type Steps } from '../rules/steps.ts';
import { decodeRecord, type EndChance, fightMark, type TableRecord, type TurnRecord } from './step-record.ts';
import type { OddsAhead } from './trail.ts';
import type { FacesFor } from './typed-roll.ts';

/** Something decided before the first die. */
export interface Declared<Moment> extends Decision {
  /** It is what stands where nobody has chosen. */
  readonly untouched?: boolean;
  readonly asked: Moment & AskedOption;
  /** What each option made of the ends. */
  readonly options?: Readonly<Record<string, readonly EndChance[]>>;
}

/** How fights of one kind are played; the inputs are those of its screen. */
export interface PlayKind<Inputs, Moment, Entry, Outcome, Whole = unknown> {
  /** The steps of a turn; undefined where the inputs make no fight. */
  begin(inputs: Inputs): ((log: Entry[]) => Steps<Moment, Outcome>) | undefined;
  /** How likely it was that the turn ends exactly as its words say; undefined where nobody can say. */
  likelihood(inputs: Inputs, outcome: Outcome, log: readonly Entry[]): number | undefined;
  /**
   * The odds of the turn after these moves, all of which fit, asked for only while it is not over. Where a choice is still
   * to come, the kind says how it is taken to be made. Undefined where nobody can say at once.
   */
  ahead?(inputs: Inputs, moves: readonly PlayedMove[]): OddsAhead<Whole> | undefined;
  /**
   * Whether a pool of tests may be answered by the number that succeeded, because nothing asks for its faces later; or
   * what they are needed for. A kind without it asks for faces and gives no reason.
   */
  countable?(inputs: Inputs, asked: Moment & AskedRoll): boolean | FacesFor;
  /** How many rolls alike of one die each are asked for, of which the record says how many succeeded. */
  tests?(inputs: Inputs, asked: Moment & AskedRoll): number | undefined;
  /** How many of the rolls alike of an entry succeeded. */
  hits?(entry: Entry): number | undefined;
  /** The inputs from a decision on that nothing asked for, such as a parry after all; undefined for what is none. */
  decided?(inputs: Inputs, decision: string): Inputs | undefined;
  /** The option that such a decision is, of those that stood beside what was due. */
  optionOf?(inputs: Inputs, decision: string, due: Moment): string | undefined;
  /** What may be decided while this roll is due, though nothing asks for it: the moment of that choice, with who chooses. */
  offers?(inputs: Inputs, due: Moment): Moment | undefined;
  /** What was decided before the first die, of what else: worked out when somebody looks back at it. */
  declared?(inputs: Inputs): readonly Declared<Moment>[];
  /** What a record of old calls an option, or a decision, by the name of today. */
  today?(inputs: Inputs, option: string): string;
  /** The inputs of the turn that follows; undefined when the fight is over. */
  next?(inputs: Inputs, outcome: Outcome): Inputs | undefined;
}

/** A record as it is written today: a turn that is begun by a text of old, or chooses by names of old, is the same turn. */
export function readRecord<Inputs>(
  { encode, decode }: Pick<InputCodec<Inputs>, 'encode' | 'decode'>,
  kept: string,
  { today = (_, option) => option }: Pick<PlayKind<Inputs, unknown, unknown, unknown>, 'today'> = {},
): TableRecord | undefined {
  const read = decodeRecord(kept);
  if (!read) return undefined;
  const turns = read.turns.map((turn) => {
    const { text, whose } = readSided(turn.inputs);
    const begun = decode(text);
    if (begun === undefined) return turn;
    const moves = turn.moves.map((move) => ('option' in move ? { option: today(begun, move.option) } : move));
    return { inputs: sidedText(encode(begun), whose), moves };
  });
  return { ...read, turns, mark: fightMark(kept) };
}

/** How a kind reads the turns of a record. */
export function replaysOf<Inputs, Moment, Entry, Outcome>(
  kind: PlayKind<Inputs, Moment, Entry, Outcome>,
  codec: Pick<InputCodec<Inputs>, 'decode'>,
) {
  /** The inputs with what was decided on the way, and the moves that were asked for. */
  function asDecided(begun: Inputs, moves: readonly PlayedMove[]) {
    let inputs = begun;
    const asked = moves.filter((move) => {
      const decided = 'option' in move ? kind.decided?.(inputs, move.option) : undefined;
      inputs = decided ?? inputs;
      return decided === undefined;
    });
    return { inputs, asked };
  }

  /** A turn replayed; a move that no longer fits ends it, and is left out with all after it. */
  function replayed(turn: TurnRecord) {
    const begun = codec.decode(readSided(turn.inputs).text);
    if (begun === undefined) return undefined;
    for (let count = turn.moves.length; count >= 0; count--) {
      const moves = turn.moves.slice(0, count);
      const { inputs, asked } = asDecided(begun, moves);
      const begin = kind.begin(inputs);
      const result = begin && replay(begin, asked);
      if (result?.ok) return { begun, inputs, moves, ...result.value };
    }
    return undefined;
  }

  return { asDecided, replayed };
}
