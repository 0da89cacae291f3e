import { type SiegeState, withFigure } from './siege-state.ts';

/** Who scores a figure of this owner: of two players the other one, of more whose turn it is, but never he himself. */
export function scorerOf(
  { players, turn }: Pick<SiegeState, 'players' | 'turn'>,
  owner: number,
): number | undefined {
  const by = players.length === 2 ? 1 - owner : turn.player;
  return by === owner ? undefined : by;
}

/** Names who scores the points of those who have just been eliminated. */
export function scored(before: SiegeState, now: SiegeState): SiegeState {
  const fallen = now.figures.filter(
    ({ id, eliminated, points }) => eliminated && points !== undefined && !before.figures[id]?.eliminated,
  );
  return fallen.reduce((state, { id, owner }) => {
    const outBy = scorerOf(now, owner);
    return outBy === undefined ? state : withFigure(state, id, (known) => ({ ...known, outBy }));
  }, now);
}
