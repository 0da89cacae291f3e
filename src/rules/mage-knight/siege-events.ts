import type { AccessEffect } from './access.ts';
import type { ActionEffect, ActionType } from './actions.ts';
import type { CastleReason } from './answer.ts';
import type { BreachEffect } from './breach.ts';
import type { CollapseEffect } from './collapse.ts';
import type { DoorEffect } from './doors.ts';
import type { FigureKind } from './figure.ts';
import type { MageKnightRuleId } from './ids.ts';
import type { DoorId } from './kinds.ts';
import type { LadderEffect } from './ladders.ts';
import type { SectionPart } from './sections.ts';
import type { SectionDial } from './siege-setup.ts';
import type { VictoryEffect } from './victory.ts';

/** Why a section counts as breached (MK-BRE-01, MK-BRE-02). */
export const breachCauses = ['demoralised', 'yellow'] as const;
export type BreachCause = (typeof breachCauses)[number];

/** Sections and players are known by their place in the setup, figures and ladders by the order in which they came. */
interface On {
  readonly section: number;
}

/** The player whose figures did it; left out where nobody did. */
interface By {
  readonly by?: number;
}

/** Where a figure that comes into the record during the game was before: below, on the section beside it, or there all the time. */
export const figureOrigins = ['ground', 'section', 'here'] as const;
export type FigureOrigin = (typeof figureOrigins)[number];

/** Everything that can happen in a siege. `by` is the player whose figures did it. */
export type SiegeDeed =
  | { readonly do: 'begin' }
  | { readonly do: 'door'; readonly section: number; readonly door: DoorId; readonly open: boolean }
  | { readonly do: 'begin-command' }
  | (On & { readonly do: 'act'; readonly order: ActionType })
  | { readonly do: 'warrior-acts'; readonly more: 1 | -1 }
  | { readonly do: 'end-turn'; readonly tokensOff: readonly number[] }
  | (On & { readonly do: 'tokens'; readonly tokens: number })
  | (On & By & { readonly do: 'dial'; readonly click: number })
  | (On & By & { readonly do: 'profile'; readonly dial: SectionDial })
  | (On & { readonly do: 'amend'; readonly name?: string; readonly points?: number })
  | (On & By & { readonly do: 'breach'; readonly cause: BreachCause })
  | (On & By & { readonly do: 'destroy' })
  | (On & { readonly do: 'raise-ladder'; readonly owner: number })
  | { readonly do: 'take-ladder'; readonly ladder: number; readonly enemyAtEnd: boolean }
  | (On & { readonly do: 'planking'; readonly present: boolean })
  | (On & {
      readonly do: 'figure';
      readonly name: string;
      readonly owner: number;
      readonly kind: FigureKind;
      readonly part: SectionPart;
      readonly clicks?: number;
      /** From the ground where nothing is said. */
      readonly from?: FigureOrigin;
    })
  | (On & { readonly do: 'figure-to'; readonly figure: number; readonly part: SectionPart })
  | { readonly do: 'figure-down'; readonly figure: number }
  | { readonly do: 'figure-clicks'; readonly figure: number; readonly clicks: number }
  | { readonly do: 'eliminate'; readonly figure: number }
  | { readonly do: 'fall'; readonly figure: number; readonly face: number; readonly typed: boolean };

/** `forced`: the table decided otherwise than the rules, and wants it so. */
export type SiegeEvent = SiegeDeed & { readonly forced?: true };

/** What cannot be, whoever decides: there is no such thing, or it is so already. */
export const siegeImpossibilities = [
  'no-section',
  'no-player',
  'no-door',
  'no-figure',
  'no-ladder',
  'no-fall',
  'section-destroyed',
  'already-so',
  'not-begun',
  'begun',
  'bad-number',
  'too-many',
] as const;
export type SiegeImpossibility = (typeof siegeImpossibilities)[number];

/** What the tracker itself finds, beside what the single rules say. */
export const trackerEffects = [
  'not-own-turn',
  'command-phase-first',
  'closed-at-start',
  'no-action-left',
  'extra-action-used',
  'ordinary-action-used',
  'never-healed',
  'planking-of-wall',
  'planking-of-walls-only',
  'planking-missing',
  'arch-of-gatehouse',
  'only-lords-start-inside',
  'starts-in-castle',
  'placed-before-game',
  'ladders-gone',
  'fall-waits',
] as const;
export type TrackerEffect = (typeof trackerEffects)[number];

export type SiegeEffect =
  | TrackerEffect
  | AccessEffect
  | ActionEffect
  | BreachEffect
  | CollapseEffect
  | DoorEffect
  | LadderEffect
  | VictoryEffect;

/** `otherwise` is a rule whose other reading would answer the opposite: allow what is refused, refuse what is allowed. */
export interface SiegeReason extends CastleReason<SiegeEffect> {
  readonly otherwise?: MageKnightRuleId;
}

/** Why an event did not happen: not possible at all, or against a rule, which `forced` overrules. */
export type SiegeIssue =
  | { readonly code: SiegeImpossibility }
  | { readonly code: 'refused'; readonly reason: SiegeReason };
