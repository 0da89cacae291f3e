import { collapseOdds } from '../../rules/mage-knight/collapse.ts';
import type { SiegeLogEntry } from '../../rules/mage-knight/siege/siege.ts';
import { playHistory } from '../../rules/mage-knight/siege/siege-history.ts';
import { type PlayerPoints, siegePoints } from '../../rules/mage-knight/siege/siege-points.ts';
import { costOfCastles } from '../../rules/mage-knight/siege/siege-setup.ts';
import { type SiegeFall, type SiegeState, waitingFalls } from '../../rules/mage-knight/siege/siege-state.ts';
import { type ActionCount, countActions } from '../../rules/mage-knight/siege/siege-turn.ts';
import { ladderCount } from '../../rules/mage-knight/siege/siege-works.ts';
import type { StoredSiege } from '../../storage/castle/sieges.ts';
import type { SiegeSummary } from '../sieges.ts';

/** A figure that came down with its section and still needs its die. */
export interface FallingFigure {
  readonly figure: number;
  readonly section: number;
  readonly name: string;
  readonly owner: number;
  readonly clicks?: number;
  /** Of being eliminated; unknown without its clicks. */
  readonly chance?: number;
}

/** A section whose tokens the turn button asks about. */
export interface TokenedSection {
  readonly section: number;
  readonly tokens: number;
  readonly acted: boolean;
}

/** The siege that is played, with all that follows from it. */
export interface CurrentSiege {
  readonly id: string;
  readonly name: string;
  readonly ended?: number;
  readonly state: SiegeState;
  /** Oldest first. */
  readonly log: readonly SiegeLogEntry[];
  /** Events that the log no longer names, because there were too many. */
  readonly earlier: number;
  /** Of the player whose turn it is. */
  readonly actions: ActionCount;
  readonly points: readonly PlayerPoints[];
  /** What each player's castle costs out of his army. */
  readonly castle: readonly number[];
  /** Ladders in play and allowed, by player. */
  readonly ladders: readonly ReturnType<typeof ladderCount>[];
  readonly falling: readonly FallingFigure[];
  /** How many of those whose clicks are known are expected to be eliminated, and the chance that none or all are. */
  readonly odds?: { readonly mean: number; readonly allSurvive: number; readonly allEliminated: number };
  /** What the dice of this turn's collapses brought. */
  readonly fallen: readonly SiegeFall[];
  readonly tokened: readonly TokenedSection[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

interface Played {
  readonly state: SiegeState;
  readonly log: readonly SiegeLogEntry[];
}

/** A list of sieges is shown after every tap: each is played once. */
const played = new WeakMap<StoredSiege, Played>();

/** Of a siege as it is stored, which decoding has played already. */
export function stateOf(siege: StoredSiege): Played {
  const known = played.get(siege);
  if (known) return known;
  const now = playHistory(siege);
  if (!now.ok) throw new Error('a stored siege that cannot be played');
  played.set(siege, now.value);
  return now.value;
}

function summaryOf(siege: StoredSiege): SiegeSummary {
  const { id, name, setup, changed, ended } = siege;
  const { turn } = stateOf(siege).state;
  return {
    id,
    name,
    players: setup.players.map((player) => player.name),
    sections: setup.sections.length,
    round: turn.phase === 'set-up' ? 0 : turn.round,
    changed,
    ...(ended === undefined ? {} : { ended }),
  };
}

/** All sieges in a few words; copies of one go by their ids, of which the later ones are numbered. */
export function summariesOf(sieges: readonly StoredSiege[]): readonly SiegeSummary[] {
  return sieges.map((siege) => {
    const copies = sieges.filter(
      ({ created, name, setup }) =>
        created === siege.created &&
        name === siege.name &&
        setup.players.every((player, at) => player.name === siege.setup.players[at]?.name),
    );
    if (copies.length === 1) return summaryOf(siege);
    const number = copies.filter(({ id }) => id <= siege.id).length;
    return { ...summaryOf(siege), copy: { number, player: stateOf(siege).state.turn.player } };
  });
}

function fallingOf(state: SiegeState): readonly FallingFigure[] {
  return waitingFalls(state).flatMap(({ figure: id, section }) => {
    const figure = state.figures[id];
    if (!figure) return [];
    const { name, owner, clicks } = figure;
    const known = clicks === undefined ? {} : { clicks, chance: collapseOdds([clicks]).each[0] ?? 0 };
    return [{ figure: id, section, name, owner, ...known }];
  });
}

/** All that the tracker shows of a siege. */
export function viewOf(siege: StoredSiege): CurrentSiege {
  const { id, name, ended, folded, events, undone } = siege;
  const { state, log } = stateOf(siege);
  const falling = fallingOf(state);
  const clicks = falling.flatMap((figure) => (figure.clicks === undefined ? [] : [figure.clicks]));
  const { mean, allSurvive, allEliminated } = collapseOdds(clicks);
  return {
    id,
    name,
    ...(ended === undefined ? {} : { ended }),
    state,
    log,
    earlier: folded,
    actions: countActions(state),
    points: siegePoints(state),
    castle: costOfCastles(state),
    ladders: state.players.map((_, player) => ladderCount(state, player)),
    falling,
    ...(clicks.length === 0 ? {} : { odds: { mean, allSurvive, allEliminated } }),
    fallen: state.falls.filter(({ face }) => face !== undefined),
    tokened: state.sections.flatMap(({ owner, tokens, acted }, section) =>
      owner === state.turn.player && tokens > 0 ? [{ section, tokens, acted }] : [],
    ),
    canUndo: events.length > 0,
    canRedo: undone.length > 0,
  };
}
