import {
  type ActionType,
  explainExtraActions,
  mayAct,
  mayTakeExtraAction,
  mostTokens,
  tokensAfter,
} from '../actions.ts';
import { sectionFacts } from '../kinds.ts';
import type { SiegeReason } from './siege-events.ts';
import { siegeLimits } from './siege-setup.ts';
import { type SiegeState, shownValues, waitingFalls, withSection } from './siege-state.ts';
import { type Attempt, against, isWhole, standing } from './siege-step.ts';

/** How many actions the player whose turn it is has given, and how many he has. */
export interface ActionCount {
  /** Extra actions of his castle, for sections only (MK-ACT-06). */
  readonly extra: number;
  readonly extraUsed: number;
  /** Actions by the base rules; undefined where nobody counts them. */
  readonly ordinary?: number;
  readonly ordinaryUsed: number;
  readonly reasons: readonly SiegeReason[];
}

/** The actions of the player whose turn it is: his sections use the extra ones first. */
export function countActions({ game, players, sections, turn }: SiegeState): ActionCount {
  const castle = sections
    .filter(({ owner }) => owner === turn.player)
    .map(({ kind, destroyed, breached }) => ({
      kind,
      destroyed: destroyed !== undefined,
      breached: breached !== undefined,
    }));
  const extra = explainExtraActions(game, castle);
  const acted = sections.filter((section) => section.acted && section.owner === turn.player).length;
  const ordinary = players[turn.player]?.actions;
  const extraUsed = Math.min(acted, extra.value);
  return {
    extra: extra.value,
    extraUsed,
    ...(ordinary === undefined ? {} : { ordinary }),
    ordinaryUsed: turn.warriorActions + acted - extraUsed,
    reasons: extra.reasons,
  };
}

/** Whether no ordinary action is left to the player whose turn it is; never where nobody counts them. */
function spentAll(state: SiegeState): boolean {
  const { ordinary, ordinaryUsed } = countActions(state);
  return ordinary !== undefined && ordinaryUsed >= ordinary;
}

/** The rules about when: in the owner's own turn, once his command phase has begun. */
export function commandRefusals({ turn }: SiegeState, owner: number): readonly SiegeReason[] {
  if (turn.player !== owner) return [{ rule: 'MK-GEN-04', effect: 'not-own-turn' }];
  return turn.phase === 'command' ? [] : [{ rule: 'MK-GEN-04', effect: 'command-phase-first' }];
}

/** The base rules about how many: none is left by the number that the player gave. */
export function noActionLeft(state: SiegeState): readonly SiegeReason[] {
  if (!spentAll(state)) return [];
  return [{ rule: 'MK-GEN-04', effect: 'no-action-left', amount: countActions(state).ordinaryUsed }];
}

/** The game begins with the turn of the first player. */
export function begin(state: SiegeState): Attempt {
  if (state.turn.phase !== 'set-up') return 'begun';
  return {
    state: { ...state, turn: { ...state.turn, phase: 'before-command' } },
    reasons: [{ rule: 'MK-ENT-01', effect: 'closed-at-start' }],
  };
}

/** Whether the player whose turn it is has doors that can be opened and closed. */
function hasDoors({ turn, sections }: SiegeState): boolean {
  return sections.some(
    ({ owner, kind, destroyed, breached }) =>
      owner === turn.player && !destroyed && !breached && sectionFacts[kind].doors.length > 0,
  );
}

/** From now on no door changes until the next turn (MK-ENT-04). */
export function beginCommand(state: SiegeState): Attempt {
  if (state.turn.phase === 'set-up') return 'not-begun';
  if (state.turn.phase === 'command') return 'already-so';
  return {
    state: { ...state, turn: { ...state.turn, phase: 'command' } },
    reasons: hasDoors(state) ? [{ rule: 'MK-ENT-04', effect: 'stays-to-next-command-phase' }] : [],
  };
}

/** The next player's turn; off come the tokens that the table says (MK-A-26). A fall must be over first (MK-DST-03). */
export function endTurn(state: SiegeState, tokensOff: readonly number[]): Attempt {
  const { turn, players, sections } = state;
  if (turn.phase === 'set-up') return 'not-begun';
  if (tokensOff.some((index) => !sections[index])) return 'no-section';
  const player = (turn.player + 1) % players.length;
  const off = tokensOff.filter((index) => (sections[index]?.tokens ?? 0) > 0);
  const waiting = waitingFalls(state);
  return {
    state: {
      ...state,
      turn: {
        phase: 'before-command',
        round: turn.round + (player === 0 ? 1 : 0),
        player,
        warriorActions: 0,
      },
      sections: sections.map((section, index) => ({
        ...section,
        acted: false,
        tokens: off.includes(index) ? 0 : section.tokens,
      })),
      falls: waiting,
    },
    reasons:
      off.length > 0 ? [{ rule: 'MK-A-26', effect: 'tokens-off-by-base-rules', amount: off.length }] : [],
    refusals: waiting.length > 0 ? [{ rule: 'MK-DST-03', effect: 'fall-waits', amount: waiting.length }] : [],
  };
}

/** A section is given an action: a token, an extra action before an ordinary one, refused by every rule about actions. */
export function act(state: SiegeState, index: number, order: ActionType): Attempt {
  const section = standing(state, index);
  if (typeof section === 'string') return section;
  if (state.turn.phase === 'set-up') return 'not-begun';
  const values = shownValues(section);
  const allowed = mayAct(
    {
      kind: section.kind,
      range: values?.range,
      attack: values?.attack,
      tokens: section.tokens,
      actedThisTurn: section.acted,
      demoralised: section.breached?.cause === 'demoralised',
    },
    order,
  );
  const after = tokensAfter(section.tokens);
  const { extra, extraUsed } = countActions(state);
  const takesExtra = extraUsed < extra;
  const used: SiegeReason = takesExtra
    ? { rule: 'MK-ACT-06', effect: 'extra-action-used', amount: extraUsed + 1 }
    : { rule: 'MK-GEN-04', effect: 'ordinary-action-used' };
  return {
    state: withSection(state, index, { tokens: Math.min(after.tokens, mostTokens), acted: true }),
    reasons: [...(allowed.allowed ? allowed.reasons : after.reasons), used],
    refusals: [
      ...commandRefusals(state, section.owner),
      ...against(allowed),
      ...(takesExtra ? [] : noActionLeft(state)),
    ],
  };
}

/** A warrior gets none of the castle's extra actions, however many are left (MK-ACT-06). */
function warriorsRefused(state: SiegeState): readonly SiegeReason[] {
  const refused = noActionLeft(state);
  const { extra, extraUsed } = countActions(state);
  return refused.length > 0 && extraUsed < extra
    ? [...refused, ...mayTakeExtraAction('warrior').reasons]
    : refused;
}

/** A warrior or a formation was given an action, or that is taken back; extra actions are not for them (MK-ACT-06). */
export function warriorActs(state: SiegeState, more: 1 | -1): Attempt {
  const { turn } = state;
  if (turn.phase === 'set-up') return 'not-begun';
  const warriorActions = turn.warriorActions + more;
  if (!isWhole(warriorActions, 0, siegeLimits.value)) return 'bad-number';
  return {
    state: { ...state, turn: { ...turn, warriorActions } },
    reasons: [{ rule: 'MK-GEN-04', effect: 'ordinary-action-used', amount: warriorActions }],
    refusals: more > 0 ? [...commandRefusals(state, turn.player), ...warriorsRefused(state)] : [],
  };
}

/** The tokens as they lie on the table. */
export function setTokens(state: SiegeState, index: number, tokens: number): Attempt {
  const section = standing(state, index);
  if (typeof section === 'string') return section;
  if (!isWhole(tokens, 0, mostTokens)) return 'bad-number';
  if (tokens === section.tokens) return 'already-so';
  const fewer = section.tokens - tokens;
  return {
    state: withSection(state, index, { tokens }),
    reasons: fewer > 0 ? [{ rule: 'MK-A-26', effect: 'tokens-off-by-base-rules', amount: fewer }] : [],
  };
}
