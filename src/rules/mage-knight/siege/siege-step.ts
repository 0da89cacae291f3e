import type { Answer } from '../answer.ts';
import type { SiegeEffect, SiegeImpossibility, SiegeReason } from './siege-events.ts';
import type { SectionState, SiegeState } from './siege-state.ts';

/** What an event makes of a siege, and what the rules have against it: a table that overrules them gets this state. */
export interface Move {
  readonly state: SiegeState;
  /** By which rules it came about. */
  readonly reasons: readonly SiegeReason[];
  readonly refusals?: readonly SiegeReason[];
}

/** A move, or why there can be none. */
export type Attempt = Move | SiegeImpossibility;

/** The reasons of an answer; the last one names the rule whose other reading would answer otherwise. */
function notify({ reasons, otherwise }: Answer<SiegeEffect>): readonly SiegeReason[] {
  const last = reasons.at(-1);
  return last && otherwise ? [...reasons.slice(0, -1), { ...last, otherwise: otherwise.rule }] : reasons;
}

/** What an answer has against it, with its other reading; nothing where it allows. */
export function against(answer: Answer<SiegeEffect>): readonly SiegeReason[] {
  return answer.allowed ? [] : notify(answer);
}

/** By what an answer allows, with its other reading; nothing where it does not. */
export function grounds(answer: Answer<SiegeEffect>): readonly SiegeReason[] {
  return answer.allowed ? notify(answer) : [];
}

/** A section that still stands, or why nothing can be done with it. */
export function standing(
  { sections }: SiegeState,
  index: number,
): SectionState | Extract<SiegeImpossibility, 'no-section' | 'section-destroyed'> {
  const section = sections[index];
  if (!section) return 'no-section';
  return section.destroyed ? 'section-destroyed' : section;
}

/** Whether somebody plays at that place; nobody may be named for a deed. */
export function knowsPlayer({ players }: SiegeState, player: number | undefined): boolean {
  return player === undefined || (Number.isInteger(player) && player >= 0 && player < players.length);
}

/** A deed of this player, or of nobody. */
export function deedOf(by: number | undefined): { readonly by?: number } {
  return by === undefined ? {} : { by };
}

export function isWhole(value: number, lowest: number, highest: number): boolean {
  return Number.isInteger(value) && value >= lowest && value <= highest;
}
