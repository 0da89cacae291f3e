import { fail, ok, type Result } from '../../result.ts';
import { attackSection, shootFrom, strikeFigure } from './siege-attacks.ts';
import type { SiegeEvent, SiegeIssue, SiegeReason } from './siege-events.ts';
import { addToField, standOn } from './siege-field.ts';
import { addFigure, eliminate, figureDown, moveFigure, setClicks } from './siege-figures.ts';
import { setHabits, setHelper } from './siege-habits.ts';
import { scored } from './siege-scorer.ts';
import { amend, breach, changeDoor, destroy, fall, turnDial, useDial } from './siege-sections.ts';
import type { SiegeState, SiegeTurn } from './siege-state.ts';
import type { Attempt } from './siege-step.ts';
import { act, begin, beginCommand, endTurn, setTokens, warriorActs } from './siege-turn.ts';
import { raiseLadder, setPlanking, takeLadder } from './siege-works.ts';

/** What an event made of a siege, by which rules, and which rules the table overruled for it. */
export interface SiegeStep {
  readonly state: SiegeState;
  readonly reasons: readonly SiegeReason[];
  readonly overruled: readonly SiegeReason[];
}

function attempt(state: SiegeState, event: SiegeEvent): Attempt {
  switch (event.do) {
    case 'begin':
      return begin(state);
    case 'begin-command':
      return beginCommand(state);
    case 'end-turn':
      return endTurn(state, event.tokensOff);
    case 'act':
      return act(state, event.section, event.order);
    case 'warrior-acts':
      return warriorActs(state, event.more);
    case 'tokens':
      return setTokens(state, event.section, event.tokens);
    case 'door':
      return changeDoor(state, event.section, event.door, event.open);
    case 'dial':
      return turnDial(state, event.section, event.click, event.by);
    case 'profile':
      return useDial(state, event.section, event.dial, event.by);
    case 'amend':
      return amend(state, event.section, event);
    case 'breach':
      return breach(state, event.section, event.cause, event.by);
    case 'destroy':
      return destroy(state, event.section, event.by);
    case 'raise-ladder':
      return raiseLadder(state, event.section, event.owner);
    case 'take-ladder':
      return takeLadder(state, event.ladder, event.enemyAtEnd);
    case 'planking':
      return setPlanking(state, event.section, event.present);
    case 'figure':
      return addFigure(state, event);
    case 'field':
      return addToField(state, event);
    case 'stand':
      return standOn(state, event);
    case 'helper':
      return setHelper(state, event);
    case 'figure-to':
      return moveFigure(state, event);
    case 'figure-down':
      return figureDown(state, event.figure);
    case 'figure-clicks':
      return setClicks(state, event.figure, event.clicks);
    case 'eliminate':
      return eliminate(state, event.figure);
    case 'fall':
      return fall(state, event.figure, event.face, event.typed);
    case 'habits':
      return setHabits(state, event);
    case 'attack':
      return attackSection(state, event);
    case 'shot':
      return shootFrom(state, event);
    case 'strike':
      return strikeFigure(state, event);
  }
}

/** What happens by an event, with its reasons; else every rule against it, which `forced` overrules, or why it cannot be at all. */
export function playEvent(state: SiegeState, event: SiegeEvent): Result<SiegeStep, SiegeIssue> {
  const tried = attempt(state, event);
  if (typeof tried === 'string') return fail({ code: tried });
  const refusals = tried.refusals ?? [];
  if (refusals.length > 0 && !event.forced) {
    return fail(...refusals.map((reason) => ({ code: 'refused' as const, reason })));
  }
  return ok({ state: scored(state, tried.state), reasons: tried.reasons, overruled: refusals });
}

/** The siege after an event. */
export function applyEvent(state: SiegeState, event: SiegeEvent): Result<SiegeState, SiegeIssue> {
  const step = playEvent(state, event);
  return step.ok ? ok(step.value.state) : step;
}

/** Where a row of events cannot be followed. */
export interface BrokenRow {
  readonly at: number;
  readonly issue: SiegeIssue;
}

/** A line of the log: what happened in whose turn, by which rules. */
export interface SiegeLogEntry extends Omit<SiegeStep, 'state'> {
  readonly event: SiegeEvent;
  /** The turn in which it happened. */
  readonly turn: SiegeTurn;
}

/**
 * Plays events one after the other. What was once played stays played: a rule that refuses it today is overruled;
 * only what cannot be at all breaks the row.
 */
export function logOf(
  start: SiegeState,
  events: readonly SiegeEvent[],
): Result<{ readonly state: SiegeState; readonly log: readonly SiegeLogEntry[] }, BrokenRow> {
  let state = start;
  const log: SiegeLogEntry[] = [];
  for (const [at, event] of events.entries()) {
    const step = playEvent(state, { ...event, forced: true });
    if (!step.ok) return fail(...step.issues.map((issue) => ({ at, issue })));
    const { reasons, overruled } = step.value;
    log.push({ event, turn: state.turn, reasons, overruled });
    state = step.value.state;
  }
  return ok({ state, log });
}

/** The siege that a row of events makes of its beginning. */
export function siegeOf(start: SiegeState, events: readonly SiegeEvent[]): Result<SiegeState, BrokenRow> {
  const played = logOf(start, events);
  return played.ok ? ok(played.value.state) : played;
}
