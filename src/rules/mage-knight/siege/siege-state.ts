import type { AttackMode } from '../attack/attack.ts';
import type { FigureClick, FigureKind } from '../attack/figure.ts';
import type { DoorId } from '../kinds.ts';
import { sectionFacts } from '../kinds.ts';
import type { Point } from '../plan/plan.ts';
import type { SectionPart } from '../sections.ts';
import type { BreachCause, SiegeHabits } from './siege-events.ts';
import type { DialClick, SiegeSection, SiegeSetup } from './siege-setup.ts';

/** Before the game everything may be put in its place; then each turn begins before the command phase. */
export const siegePhases = ['set-up', 'before-command', 'command'] as const;
export type SiegePhase = (typeof siegePhases)[number];

export interface SiegeTurn {
  readonly phase: SiegePhase;
  /** Round of the game, from 1: each player has one turn in it. */
  readonly round: number;
  readonly player: number;
  /** Actions given this turn to warriors, formations among them. */
  readonly warriorActions: number;
}

/** Who did it, as far as it was said. */
export interface Deed {
  readonly by?: number;
}

/** A section as it stands now. */
export interface SectionState extends SiegeSection {
  /** Where its dial stands, in clicks from the first position. */
  readonly click: number;
  readonly openDoors: readonly DoorId[];
  readonly tokens: number;
  /** It was given an action this turn (MK-ACT-01). */
  readonly acted: boolean;
  readonly breached?: Deed & { readonly cause: BreachCause };
  readonly destroyed?: Deed;
  readonly planking: boolean;
}

export interface SiegeLadder {
  readonly id: number;
  readonly section: number;
  readonly owner: number;
}

/** A figure in or at the castle. `rubble` is the ground where a section was; without `at` and `spot` it stands elsewhere. */
export interface SiegeFigure {
  readonly id: number;
  readonly name: string;
  readonly owner: number;
  readonly kind: FigureKind;
  readonly at?: { readonly section: number; readonly part: SectionPart | 'rubble' };
  /**
   * Where it stands on the ground: inches of the plan, or of the drawing of a castle that nobody planned. Never beside
   * `at`.
   */
  readonly spot?: Point;
  /** In inches, if somebody said so. */
  readonly range?: number;
  /** Clicks left, where the player counts them. */
  readonly clicks?: number;
  /** Its dial, where somebody typed it: damage turns it, and without clicks left the figure is out. */
  readonly dial?: readonly FigureClick[];
  /** What it costs, if somebody said so. */
  readonly points?: number;
  readonly eliminated?: true;
  /** Who scores its points. */
  readonly outBy?: number;
}

/** What a figure shows at the click that it stands at; undefined where nobody typed that. */
export function clickShown({ dial, clicks }: Pick<SiegeFigure, 'dial' | 'clicks'>): FigureClick | undefined {
  if (!dial || dial.length === 0) return undefined;
  // Of one whose clicks nobody counted the one that is known is that which it stands at.
  if (clicks === undefined) return dial.length === 1 ? dial[0] : undefined;
  return dial[Math.min(dial.length - 1, Math.max(0, dial.length - clicks))];
}

/** A figure that came down with its section: it waits for its die, or has had its damage (MK-DST-03). */
export interface SiegeFall {
  readonly section: number;
  readonly figure: number;
  readonly face?: number;
  readonly typed?: boolean;
  readonly damage?: number;
}

export interface SiegeState extends Pick<SiegeSetup, 'game' | 'players'> {
  readonly turn: SiegeTurn;
  readonly sections: readonly SectionState[];
  readonly ladders: readonly SiegeLadder[];
  readonly figures: readonly SiegeFigure[];
  readonly falls: readonly SiegeFall[];
  /** The number of the next ladder, never given twice. */
  readonly nextLadder: number;
  /** Undefined until somebody was asked. */
  readonly habits?: SiegeHabits;
  /** What each who joins an attack adds to it, once the table has said it (MK-A-36). */
  readonly helper?: { readonly [Mode in AttackMode]?: number };
}

/** The siege before anything happened: all doors closed (MK-ENT-01), no tokens, every dial at its start. */
export function startOf({ game, players, sections }: SiegeSetup): SiegeState {
  return {
    game,
    players,
    turn: { phase: 'set-up', round: 1, player: 0, warriorActions: 0 },
    sections: sections.map((section) => ({
      ...section,
      click: section.start,
      openDoors: [],
      tokens: 0,
      acted: false,
      planking: false,
    })),
    ladders: [],
    figures: [],
    falls: [],
    nextLadder: 0,
  };
}

/** The values that a section shows, with its range; undefined where only clicks are counted. */
export function shownValues({
  dial,
  click,
}: Pick<SectionState, 'dial' | 'click'>): (DialClick & { readonly range: number }) | undefined {
  if (dial.kind === 'clicks') return undefined;
  const values = dial.profile.clicks[Math.min(click, dial.profile.clicks.length - 1)];
  return values && { ...values, range: dial.profile.range };
}

/** The doors through which figures go: all of a breached section, for good (MK-BRE-03). */
export function doorsOpen(section: SectionState): readonly DoorId[] {
  if (section.destroyed) return [];
  return section.breached ? sectionFacts[section.kind].doors : section.openDoors;
}

export const waits = (fall: SiegeFall): boolean => fall.face === undefined;

/** The figures that came down and still need their die. */
export function waitingFalls({ falls }: SiegeState): readonly SiegeFall[] {
  return falls.filter(waits);
}

/** The figures at a section that are still in the game. */
export function figuresAt({ figures }: SiegeState, section: number): readonly SiegeFigure[] {
  return figures.filter(({ at, eliminated }) => !eliminated && at?.section === section);
}

/** A state in which one section is another. */
export function withSection(state: SiegeState, index: number, change: Partial<SectionState>): SiegeState {
  return {
    ...state,
    sections: state.sections.map((section, at) => (at === index ? { ...section, ...change } : section)),
  };
}

/** A state in which one figure is another. */
export function withFigure(
  state: SiegeState,
  id: number,
  change: (figure: SiegeFigure) => SiegeFigure,
): SiegeState {
  return { ...state, figures: state.figures.map((figure) => (figure.id === id ? change(figure) : figure)) };
}
