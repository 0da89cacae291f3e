import { sectionFacts } from '../kinds.ts';
import type { SiegeDeed, SiegeEvent } from './siege-events.ts';
import { siegeLimits } from './siege-setup.ts';
import { type SiegeState, waitingFalls } from './siege-state.ts';
import { type Attempt, isWhole } from './siege-step.ts';

/** How turns, actions and tokens are kept from now on, as the table says (MK-A-26 leaves the tokens to it). */
export function setHabits(
  state: SiegeState,
  { tokens, turns, actions }: Extract<SiegeDeed, { readonly do: 'habits' }>,
): Attempt {
  const counted = (given: number | null | undefined) =>
    given === null || given === undefined || isWhole(given, 0, siegeLimits.actions);
  if (!actions.every(counted)) return 'bad-number';
  return {
    state: {
      ...state,
      habits: { tokens, turns },
      players: state.players.map(({ actions: _, ...player }, place) => {
        const given = actions[place] ?? undefined;
        return given === undefined ? player : { ...player, actions: given };
      }),
    },
    reasons: [{ rule: 'MK-A-26', effect: 'turns-by-habit' }],
  };
}

/** What a helper adds may be as much. */
export const mostOfHelper = 9;

/** What each who joins an attack adds to it from now on: the castle rules do not say (MK-A-36). */
export function setHelper(
  state: SiegeState,
  { mode, bonus }: Extract<SiegeDeed, { readonly do: 'helper' }>,
): Attempt {
  if (!isWhole(bonus, 0, mostOfHelper)) return 'bad-number';
  return {
    state: { ...state, helper: { ...state.helper, [mode]: bonus } },
    reasons: [{ rule: 'MK-A-36', effect: 'helper-by-table', amount: bonus }],
  };
}

/** The sections of the player at turn whose tokens come off by habit when it ends; of those asked about each time none. */
export function tokensByHabit({ sections, turn, habits }: SiegeState): readonly number[] {
  const off = habits?.tokens ?? 'ask';
  if (off === 'ask' || off === 'none') return [];
  return sections.flatMap(({ owner, tokens, acted, destroyed }, index) =>
    owner === turn.player && tokens > 0 && !destroyed && (off === 'all' || !acted) ? [index] : [],
  );
}

interface Due {
  readonly player: number;
  readonly phase: 'before-command' | 'command';
}

/** In whose turn, and in which part of it, a deed is done; undefined where it may happen at any time. */
function dueTurn(state: SiegeState, event: SiegeEvent): Due | undefined {
  const { turn, sections } = state;
  switch (event.do) {
    case 'act':
    case 'shot': {
      const section = sections[event.section];
      return section && { player: section.owner, phase: 'command' };
    }
    case 'door': {
      const section = sections[event.section];
      const changes = section && !section.breached && sectionFacts[section.kind].doors.includes(event.door);
      return changes ? { player: section.owner, phase: 'before-command' } : undefined;
    }
    case 'attack':
    case 'strike':
      return { player: event.by, phase: 'command' };
    case 'raise-ladder':
      return { player: event.owner, phase: 'command' };
    case 'warrior-acts':
    case 'take-ladder':
      return { player: turn.player, phase: 'command' };
    default:
      return undefined;
  }
}

/**
 * What must have happened before a deed can be done: the turns that end on the way to its player's, and his command phase
 * (MK-ENT-04, MK-GEN-04). Nothing before the game, where every step has its own tap, or while a die is awaited.
 */
export function stepsTo(state: SiegeState, event: SiegeEvent): readonly SiegeEvent[] {
  const due = dueTurn(state, event);
  const { turn, players, habits } = state;
  if (!due || turn.phase === 'set-up' || habits?.turns === 'tap' || !players[due.player]) return [];
  const away = (due.player - turn.player + players.length) % players.length;
  if (away > 0 && waitingFalls(state).length > 0) return [];
  const steps: SiegeEvent[] = [];
  let at = state;
  for (let passed = 0; passed < away; passed++) {
    steps.push({ do: 'end-turn', tokensOff: tokensByHabit(at) });
    at = { ...at, turn: { ...at.turn, player: (at.turn.player + 1) % players.length } };
  }
  const before = away > 0 || turn.phase === 'before-command';
  if (due.phase === 'command' && before) steps.push({ do: 'begin-command' });
  return steps;
}
