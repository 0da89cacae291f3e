import { isSectionPart, type Standing } from '../../rules/mage-knight/sections.ts';
import type { SiegeFigure, SiegeState } from '../../rules/mage-knight/siege-state.ts';
import type { Assault } from './assault.ts';

/** Whose warriors attack a castle of this lord: the player at turn, else the next one who is not its lord. */
export function besiegerOf({ turn, players }: Pick<SiegeState, 'turn' | 'players'>, lord: number): number {
  for (let step = 0; step < players.length; step++) {
    const player = (turn.player + step) % players.length;
    if (player !== lord) return player;
  }
  return turn.player;
}

/** The figures of a player that are in the game and in the record. */
export function figuresOf({ figures }: SiegeState, player: number): readonly SiegeFigure[] {
  return figures.filter(({ owner, eliminated }) => owner === player && !eliminated);
}

/** Where the attacker stands, if he is one of the figures in the record by his name: on the target itself, or elsewhere (MK-ELG-01). */
export function standingOf(
  state: SiegeState,
  { name }: Pick<Assault, 'name'>,
  player: number,
  target: number,
): Standing | undefined {
  const at = name === '' ? undefined : figuresOf(state, player).find((figure) => figure.name === name)?.at;
  if (!at || !isSectionPart(at.part)) return undefined;
  return { section: at.section === target ? 'target' : 'other', part: at.part };
}
