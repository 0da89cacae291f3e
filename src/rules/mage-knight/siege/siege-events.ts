import type { AccessEffect } from '../access.ts';
import type { ActionEffect, ActionType } from '../actions.ts';
import type { CastleReason } from '../answer.ts';
import type { AttackMode } from '../attack/attack.ts';
import type { FigureClick, FigureKind } from '../attack/figure.ts';
import type { BreachEffect } from '../breach.ts';
import type { CollapseEffect } from '../collapse.ts';
import type { DoorEffect } from '../doors.ts';
import type { MageKnightRuleId } from '../ids.ts';
import type { DoorId } from '../kinds.ts';
import type { LadderEffect } from '../ladders.ts';
import type { Point } from '../plan/plan.ts';
import type { SectionPart } from '../sections.ts';
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

/** Which action tokens come off when a turn ends (MK-A-26): those of sections that did not act, all, none, or as the player says each time. */
export const tokenHabits = ['not-acted', 'all', 'none', 'ask'] as const;
export type TokenHabit = (typeof tokenHabits)[number];

/** How turns go by: the one who acts is at turn, or each step has its tap. */
export const turnHabits = ['deed', 'tap'] as const;
export type TurnHabit = (typeof turnHabits)[number];

/** What is asked once in a siege and then done by itself. */
export interface SiegeHabits {
  readonly tokens: TokenHabit;
  readonly turns: TurnHabit;
}

/** Two dice thrown for an attack, and what a hit did. */
export interface Thrown {
  readonly faces: readonly [number, number];
  readonly typed: boolean;
  readonly hit: boolean;
  /** In clicks; 0 where it missed. */
  readonly damage: number;
  /** So many of the 36 throws would have hit; of old that was not written down. */
  readonly ways?: number;
}

/** A figure as it comes into the record. */
interface Came {
  readonly name: string;
  readonly owner: number;
  readonly kind: FigureKind;
  readonly clicks?: number;
  /** From its first click on; of those it has so many left. */
  readonly dial?: readonly FigureClick[];
  /** What it costs, which its enemy scores for it. */
  readonly points?: number;
  /** In inches. */
  readonly range?: number;
}

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
  | (On &
      Came & {
        readonly do: 'figure';
        readonly part: SectionPart;
        /** From the ground where nothing is said. */
        readonly from?: FigureOrigin;
      })
  /** A figure comes to stand on the ground. */
  | (Came & { readonly do: 'field'; readonly spot: Point })
  | { readonly do: 'stand'; readonly figure: number; readonly spot: Point }
  | (On & { readonly do: 'figure-to'; readonly figure: number; readonly part: SectionPart })
  | { readonly do: 'figure-down'; readonly figure: number }
  | { readonly do: 'figure-clicks'; readonly figure: number; readonly clicks: number }
  | { readonly do: 'eliminate'; readonly figure: number }
  | { readonly do: 'fall'; readonly figure: number; readonly face: number; readonly typed: boolean }
  | (SiegeHabits & {
      readonly do: 'habits';
      /** Of each player; null where nobody counts. */
      readonly actions: readonly (number | null)[];
    })
  /** A figure of this player attacks a section; `name` is empty where only its values are known. */
  | (On &
      Thrown & {
        readonly do: 'attack';
        readonly by: number;
        readonly name: string;
        readonly mode: AttackMode;
        /** Who ganged up or shot with him, by their names. */
        readonly helpers?: readonly string[];
      })
  /** What each of those adds to the attack, as the table has it (MK-A-36). */
  | { readonly do: 'helper'; readonly mode: AttackMode; readonly bonus: number }
  /** A section shoots: at a figure of the record, or at what is only named. */
  | (On & Thrown & { readonly do: 'shot'; readonly name: string; readonly figure?: number })
  /** A figure of the record is attacked by one of this player. */
  | (Thrown & {
      readonly do: 'strike';
      readonly figure: number;
      readonly by: number;
      readonly name: string;
      /** Who joined him (MK-A-36). */
      readonly helpers?: readonly string[];
      readonly mode: AttackMode;
    });

/** `forced`: the table decided otherwise than the rules, and wants it so. `also`: of one tap with the event before it. */
export type SiegeEvent = SiegeDeed & { readonly forced?: true; readonly also?: true };

/** What cannot be, no matter who decides: there is no such thing, or it is so already. */
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
  'castle-parted',
  'turns-by-habit',
  'helper-by-table',
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
