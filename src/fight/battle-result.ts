import type { BattlePair } from '../kit/question/battle-ref.ts';
import type { BattleWay, DiceSum } from '../rules/battle.ts';
import type { ResultChange } from '../rules/battle-bonds.ts';
import { diceTogether } from '../rules/battle-dice.ts';
import type { ExpectedLoss } from '../rules/battle-expected.ts';
import type { FightAsk, FightResult } from '../rules/battle-fight.ts';
import type { Roll } from '../rules/dice/roll.ts';
import type { PlayedComer } from '../storage/plays.ts';
import { fightMark, type TableTexts } from './step-record.ts';
import type { PlayedTurn, TablePlay } from './table-play.ts';

/** What a kind of fight says of the units of a battle that are in it. */
export interface FightInBattle<Inputs, Outcome, Entry = unknown> {
  readonly way: (inputs: Inputs) => BattleWay;
  /** Who throws as `mine`, and who as `theirs`. */
  readonly pair: (inputs: Inputs) => BattlePair | undefined;
  /** The mark of the fight that it goes on from; what that one has written already is not written again. */
  readonly after?: (inputs: Inputs) => string | undefined;
  /** Whose fight it is, where that is not the side of the first. */
  readonly by?: (inputs: Inputs) => keyof BattlePair;
  /** Who has come to the table by it, with all that a battle keeps of a unit. */
  readonly comes?: (turns: readonly PlayedTurn<Inputs, Entry, Outcome>[]) => readonly PlayedComer[];
  /**
   * Points that either of the pair loses in a turn on average, as its odds are when it begins; undefined where nobody can
   * say that exactly.
   */
  readonly expects?: (inputs: Inputs) => Readonly<Record<keyof BattlePair, number>> | undefined;
  /** What only the table knows of it. */
  readonly asks?: (turns: readonly PlayedTurn<Inputs, Entry, Outcome>[]) => readonly FightAsk[];
  /** What may be made of the end counts in a battle too: it is not what the battle keeps by itself. */
  readonly goesOn?: true;
  /** What has become of them since the first turn; it has at least one. */
  readonly changes: (turns: readonly PlayedTurn<Inputs, Entry, Outcome>[]) => readonly ResultChange[];
}

function thrownIn({ dice }: Roll): readonly DiceSum[] {
  return dice.map(({ sides, face }) => ({ sides, count: 1, sum: face }));
}

/** What was to be expected of inputs; a fight that is over is shown more than once. */
const known = new WeakMap<object, readonly ExpectedLoss[] | undefined>();

/** Points that the units of a fight were to lose in all its turns; undefined where nobody can say that of one of them. */
function expectedOf<Inputs>(
  { pair, expects }: Pick<FightInBattle<Inputs, unknown>, 'pair' | 'expects'>,
  turns: readonly Inputs[],
): readonly ExpectedLoss[] | undefined {
  if (!expects) return undefined;
  const all: ExpectedLoss[] = [];
  for (const inputs of turns) {
    const of = inputs as object;
    if (!known.has(of)) {
      const points = expects(inputs);
      const { acts, other } = pair(inputs) ?? {};
      known.set(
        of,
        points && [
          ...(acts ? [{ unit: acts.unit, points: points.acts }] : []),
          ...(other ? [{ unit: other.unit, points: points.other }] : []),
        ],
      );
    }
    const expected = known.get(of);
    if (!expected) return undefined;
    all.push(...expected);
  }
  return all;
}

/** What a fight has done so far to the units of a battle; undefined where it is none of a battle, or has come to no end. */
export function fightResultOf<Inputs, Moment, Entry extends Moment & { readonly roll?: Roll }, Outcome>(
  shown: TablePlay<Inputs, Moment, Entry, Outcome>,
  texts: Pick<TableTexts<Inputs, Moment, Entry, Outcome>, 'side'>,
  { way, pair, after, by, comes, asks, expects, changes }: FightInBattle<Inputs, Outcome, Entry>,
  record: string,
  look?: FightResult['look'],
): { readonly play: string; readonly result: FightResult<PlayedComer> } | undefined {
  const { earlier, inputs, log, outcome, counted, likelihood } = shown;
  if (outcome === undefined) return undefined;
  const turns = [...earlier, { inputs, log, outcome }];
  const first = turns[0]?.inputs ?? inputs;
  const begun = pair(first);
  const who = by?.(first) ?? 'acts';
  const lead = begun?.[who] ?? begun?.acts ?? begun?.other;
  if (!lead) return undefined;
  const against = [begun?.acts, begun?.other].find((ref) => ref && ref.unit !== lead.unit);
  const dice = turns.flatMap((turn) => {
    const now = pair(turn.inputs);
    const of = (side: 'mine' | 'theirs') => (side === 'mine' ? now?.acts : now?.other)?.unit ?? '';
    return turn.log.flatMap((entry) =>
      entry.roll && !counted.has(entry.roll)
        ? [{ unit: of(texts.side?.(entry, turn.inputs) ?? 'mine'), dice: thrownIn(entry.roll) }]
        : [],
    );
  });
  const goesOn = after?.(first);
  const comers = comes?.(turns) ?? [];
  const asked = asks?.(turns) ?? [];
  const expected = expectedOf({ pair, ...(expects && { expects }) }, [
    ...earlier.map((turn) => turn.inputs),
    shown.begun,
  ]);
  const units = [...new Set(dice.map(({ unit }) => unit))];
  return {
    play: lead.play,
    result: {
      stamp: `${lead.stamp}.${fightMark(record)}`,
      ...(goesOn && { after: `${lead.stamp}.${goesOn}` }),
      way: way(first),
      by: lead.unit,
      ...(against && { at: against.unit }),
      changes: changes(turns),
      ...(asked.length > 0 && { asks: asked }),
      ...(comers.length > 0 && { comes: comers }),
      dice: units.map((unit) => ({
        unit,
        dice: diceTogether(dice.filter((each) => each.unit === unit).flatMap((each) => each.dice)),
      })),
      // Of several turns each was as likely as it was.
      ...(likelihood !== undefined && earlier.length === 0 && { likely: likelihood }),
      ...(expected && { expected }),
      ...(look && { look }),
    },
  };
}
