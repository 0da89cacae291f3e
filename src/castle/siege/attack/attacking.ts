import { isSectionPart, type Standing } from '../../../rules/mage-knight/sections.ts';
import {
  clickShown,
  type SiegeFigure,
  type SiegeState,
} from '../../../rules/mage-knight/siege/siege-state.ts';
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

/** The attacker with what his dial shows now, if he is one of the figures in the record and his dial was typed. */
export function assaultNow(state: SiegeState, assault: Assault, player: number): Assault {
  const figure =
    assault.name === '' ? undefined : figuresOf(state, player).find(({ name }) => name === assault.name);
  return figure ? { ...assault, kind: figure.kind, ...valuesOf(figure) } : assault;
}

/** What a dial says of who attacks; nothing where it was never typed. */
export function valuesOf(figure: Pick<SiegeFigure, 'dial' | 'clicks' | 'range'>): Partial<Assault> {
  const shown = clickShown(figure);
  const range = figure.range === undefined ? {} : { range: figure.range };
  if (!shown) return range;
  const { attack, damage, ranged, abilities = [] } = shown;
  return {
    ...range,
    ...(attack === undefined ? {} : { attack }),
    ...(damage === undefined ? {} : { closeDamage: damage }),
    ...(ranged === undefined && damage === undefined ? {} : { rangedDamage: ranged ?? damage ?? 0 }),
    abilities,
  };
}
