import { useTexts } from '../kit/context.ts';
import type { OddsAhead, TablePlayModel } from './step-player.ts';

interface Ahead<Inputs> {
  /** Those of the turn in hand. */
  readonly inputs: Inputs;
  readonly turn: number;
  readonly odds: OddsAhead;
  /** What the odds are given, in a few words. */
  readonly given: string;
  /** The chance of an end, or of something else that the panel shows. */
  chance(id: string): number | undefined;
}

/**
 * The odds of the fight in hand, which the panel shows instead of those of the beginning from the first roll until the
 * turn is over; undefined while it is to show those.
 */
export function useAhead<Inputs, Moment, Entry, Outcome>({
  play,
  ahead,
}: Pick<TablePlayModel<Inputs, Moment, Entry, Outcome>, 'play' | 'ahead'>): Ahead<Inputs> | undefined {
  const { given, givenTurn } = useTexts('fightplace');
  const shown = play.value;
  if (!shown || shown.stale || shown.outcome !== undefined) return undefined;
  const turn = shown.earlier.length + 1;
  if (!shown.mayUndo) return undefined;
  const odds = ahead.value;
  if (!odds) return undefined;
  const all = [...odds.ends, ...(odds.also ?? [])];
  return {
    inputs: shown.inputs,
    turn,
    odds,
    given: turn === 1 ? given : givenTurn(turn),
    chance: (id) => all.find((end) => end.id === id)?.chance,
  };
}
