import { type SiegeState, waitingFalls } from './siege-state.ts';

/** Whose end it is that leaves nothing to fight for, and in what way. */
export interface Decided {
  readonly player: number;
  readonly why: 'fallen' | 'nobody';
}

/** A lord whose sections are all down; a player without any of whose figures none is left. */
function lostBy({ sections, figures }: SiegeState, player: number): Decided['why'] | undefined {
  const own = sections.filter(({ owner }) => owner === player);
  if (own.length > 0) return own.every(({ destroyed }) => destroyed) ? 'fallen' : undefined;
  const came = figures.filter(({ owner }) => owner === player);
  return came.length > 0 && came.every(({ eliminated }) => eliminated) ? 'nobody' : undefined;
}

/** What makes a siege look over: no castle stands any more, or one player alone has anything left. The table says whether it is. */
export function decidedBy(state: SiegeState): Decided | undefined {
  if (state.turn.phase === 'set-up' || waitingFalls(state).length > 0) return undefined;
  const lost = state.players.flatMap((_, player): readonly Decided[] => {
    const why = lostBy(state, player);
    return why ? [{ player, why }] : [];
  });
  const stands = state.sections.some(({ destroyed }) => !destroyed);
  return !stands || lost.length >= state.players.length - 1 ? lost[0] : undefined;
}
