import { fail, ok } from '../../result.ts';
import { drive, mayOperate, systemsAt } from './operators.ts';
import { isGone, nothing, type Played, pieceWith } from './play-damage.ts';
import type {
  Actor,
  BattleCreation,
  BattleIssue,
  BattleState,
  HoldEvent,
  OperateEvent,
  Piece,
  TurnEvent,
} from './play-events.ts';

/** A turn begins: what the team did on its last one no longer counts, its vehicles wait to be steered (BW-OPR-03, BW-OPR-05). */
export function playTurn(state: BattleState, { team }: TurnEvent): Played {
  const others = <Of extends { readonly team: string }>(list: readonly Of[]) =>
    list.filter((known) => known.team !== team);
  return ok({
    state: {
      ...state,
      used: others(state.used),
      acts: others(state.acts),
      holds: others(state.holds),
      pieces: state.pieces.map((piece) => (piece.driver === team ? { ...piece, steered: false } : piece)),
    },
    outcome: nothing,
  });
}

/** The state with one Action more of an operator, where he may take it (BW-OPR-06, BW-OPR-07). */
function withAct(state: BattleState, actor: Actor, steering: boolean): BattleState | undefined {
  const { operator, team, pilot } = actor;
  const mine = (act: Actor) => act.operator === operator && act.team === team;
  const before = state.acts.find(mine) ?? { steers: false, others: 0 };
  if (steering && before.steers) return undefined;
  const act = {
    operator,
    team,
    pilot,
    steers: before.steers || steering,
    others: before.others + (steering ? 0 : 1),
  };
  const { legal } = drive({ pilot, steers: act.steers, otherActions: act.others, lastSpeed: 0 });
  return legal ? { ...state, acts: [...state.acts.filter((known) => !mine(known)), act] } : undefined;
}

/** The piece whose control somebody stands at, or why it is none. */
function controlAt(creation: BattleCreation, state: BattleState, control: string) {
  const governed = creation.components.find(({ id }) => id === control)?.controls;
  if (governed === undefined) return fail<BattleIssue>('not-controls');
  const place = pieceWith(state, control);
  const piece = state.pieces[place];
  if (!piece) return fail<BattleIssue>('component-gone');
  if (isGone(piece)) return fail<BattleIssue>('piece-destroyed');
  return ok({ place, piece, governed: systemsAt({ systems: governed, wrecked: false }) });
}

/** One Action on one system, from a control that governs it (BW-OPR-01 to 07). */
export function playOperate(creation: BattleCreation, state: BattleState, event: OperateEvent): Played {
  const at = controlAt(creation, state, event.control);
  if (!at.ok) return at;
  const { place, piece, governed } = at.value;
  const { team, system, using, allies } = event;
  if (!governed.includes(system)) return fail<BattleIssue>('not-governed');
  if (using !== undefined && !piece.components.includes(using)) return fail<BattleIssue>('component-gone');
  const users = state.used
    .filter((known) => known.system === system && known.using === using)
    .map((known) => (allies.includes(known.team) ? 'ally' : known.team === team ? 'own' : 'enemy'));
  if (!mayOperate(users, false)) return fail<BattleIssue>('ally-used-it');
  if (
    !mayOperate(
      [],
      state.holds.some((hold) => hold.control === event.control && hold.team !== team),
    )
  )
    return fail<BattleIssue>('held-by-others');
  const steering = system === 'propulsion';
  const acted = withAct(state, event, steering);
  if (!acted) return fail<BattleIssue>('too-many-actions');
  const driven: Piece = steering ? { ...piece, speed: event.speed ?? 0, driver: team, steered: true } : piece;
  return ok({
    state: {
      ...acted,
      used: [...state.used, { team, system, ...(using !== undefined && { using }) }],
      pieces: state.pieces.map((known, i) => (i === place ? driven : known)),
    },
    outcome: nothing,
  });
}

/** An Action of an operator on something else (BW-OPR-06, BW-OPR-07). */
export function playAct(state: BattleState, event: Actor): Played {
  const acted = withAct(state, event, false);
  return acted ? ok({ state: acted, outcome: nothing }) : fail<BattleIssue>('too-many-actions');
}

/** An Action that stops all other teams at a control (BW-OPR-02). */
export function playHold(creation: BattleCreation, state: BattleState, event: HoldEvent): Played {
  const at = controlAt(creation, state, event.control);
  if (!at.ok) return at;
  const acted = withAct(state, event, false);
  if (!acted) return fail<BattleIssue>('too-many-actions');
  const holds = [...state.holds, { control: event.control, team: event.team }];
  return ok({ state: { ...acted, holds }, outcome: nothing });
}
