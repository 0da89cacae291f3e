import { sectionFacts } from '../kinds.ts';
import { laddersAllowed, mayRaiseLadder, mayTakeLadder } from '../ladders.ts';
import type { SiegeReason } from './siege-events.ts';
import { type SiegeState, withSection } from './siege-state.ts';
import { type Attempt, against, grounds, knowsPlayer, standing } from './siege-step.ts';
import { commandRefusals, noActionLeft } from './siege-turn.ts';

/** How many ladders a player has in play, and how many he may have by the walls that stand (MK-LAD-02, MK-A-08). */
export function ladderCount({ ladders, sections }: SiegeState, player: number) {
  const inPlay = sections.map(({ kind, owner, destroyed }) => ({
    kind,
    owner,
    destroyed: destroyed !== undefined,
  }));
  const allowed = laddersAllowed(inPlay, player);
  return { used: ladders.filter(({ owner }) => owner === player).length, allowed };
}

/** The cost of work at ladders once the game goes on: one action of a warriors' formation (MK-LAD-05, MK-LAD-06). */
function charged(
  state: SiegeState,
  player: number,
): { readonly state: SiegeState; readonly refusals: readonly SiegeReason[] } {
  if (state.turn.phase === 'set-up') return { state, refusals: [] };
  const { turn } = state;
  return {
    state: { ...state, turn: { ...turn, warriorActions: turn.warriorActions + 1 } },
    refusals: [...commandRefusals(state, player), ...noActionLeft(state)],
  };
}

/** A ladder is leant against a section: free before the game, later for an action. */
export function raiseLadder(state: SiegeState, index: number, owner: number): Attempt {
  const section = standing(state, index);
  if (typeof section === 'string') return section;
  if (!knowsPlayer(state, owner)) return 'no-player';
  const { used, allowed } = ladderCount(state, owner);
  const answer = mayRaiseLadder({
    bearers: 'movement-formation',
    action: 'special',
    kind: section.kind,
    inPlay: used,
    allowed: allowed.value,
  });
  const free = state.turn.phase === 'set-up';
  const paid = charged(state, owner);
  const reasons: readonly SiegeReason[] = free
    ? [{ rule: 'MK-PLK-01', effect: 'placed-before-game' }, ...allowed.reasons]
    : [...grounds(answer), ...allowed.reasons];
  return {
    state: {
      ...paid.state,
      ladders: [...state.ladders, { id: state.nextLadder, section: index, owner }],
      nextLadder: state.nextLadder + 1,
    },
    reasons,
    refusals: [...against(answer), ...paid.refusals],
  };
}

/** A ladder is taken away by the player whose turn it is: for a move action, with no enemy at its other end (MK-LAD-06). */
export function takeLadder(state: SiegeState, id: number, enemyAtFarEnd: boolean): Attempt {
  if (!state.ladders.some((ladder) => ladder.id === id)) return 'no-ladder';
  const answer = mayTakeLadder({ bearers: 'movement-formation', action: 'move', enemyAtFarEnd });
  const free = state.turn.phase === 'set-up';
  const paid = charged(state, state.turn.player);
  return {
    state: { ...paid.state, ladders: state.ladders.filter((ladder) => ladder.id !== id) },
    reasons: free ? [] : grounds(answer),
    refusals: [...(free ? [] : against(answer)), ...paid.refusals],
  };
}

/** Planking is laid at a section or taken away; it belongs to the wall that it is attached to (MK-PLK-05). */
export function setPlanking(state: SiegeState, index: number, present: boolean): Attempt {
  const section = standing(state, index);
  if (typeof section === 'string') return section;
  if (section.planking === present) return 'already-so';
  const ofWall = sectionFacts[section.kind].wall;
  const fallen = (at: { readonly section: number; readonly part: string } | undefined) =>
    !present && at?.section === index && at.part === 'planking';
  return {
    state: {
      ...withSection(state, index, { planking: present }),
      // Who stood on it stands on the wall whose part it was.
      figures: state.figures.map((figure) =>
        fallen(figure.at) ? { ...figure, at: { section: index, part: 'top' as const } } : figure,
      ),
    },
    reasons: present && ofWall ? [{ rule: 'MK-PLK-05', effect: 'planking-of-wall' }] : [],
    refusals: present && !ofWall ? [{ rule: 'MK-PLK-05', effect: 'planking-of-walls-only' }] : [],
  };
}
