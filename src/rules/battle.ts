import type { BattleChoice } from './battle-choice.ts';
import { battleMarks } from './battle-marks.ts';
import type { RollOff, TestsEvent } from './battle-steps.ts';
import { type BattleUnit, battleUnitFields } from './battle-unit.ts';
import type { BattleWinner } from './battle-winner.ts';
import type { BattleWreck } from './battle-wreck.ts';
import type { Game } from './ids.ts';

/** Whose a unit is: the player's own, or the enemy's. */
export const battleSides = ['mine', 'theirs'] as const;
export type BattleSide = (typeof battleSides)[number];

export const otherBattleSide = (side: BattleSide): BattleSide => (side === 'mine' ? 'theirs' : 'mine');

type MarksOf<One> = One extends unknown ? keyof One : never;
export type BattleMark = MarksOf<(typeof battleMarks)[Game]>;
export type Marks = Readonly<Partial<Record<BattleMark, number>>>;

/** The signs that a game knows, in their order. */
export function marksOf(game: Game): readonly BattleMark[] {
  return Object.keys(battleMarks[game]) as BattleMark[];
}

/** How high a sign of a game counts; 0 where it has none. */
export function mostOf(game: Game, mark: BattleMark): number {
  return (battleMarks[game] as Readonly<Partial<Record<string, number>>>)[mark] ?? 0;
}

/** Signs that last only till the unit's side has a new round: a saved Action lapses, a magic shield falls (BW-MAG-04), who was disrupted has risen, who fought has rested (USB-FAT-01). */
export const passingMarks: readonly BattleMark[] = ['saved', 'disrupted', 'shield', 'pushed', 'fatigue'];

/** What kind of fight it was. */
export const battleWays = [
  'shoot',
  'charge',
  'morale',
  'fight',
  'many',
  'squads',
  'wreck',
  'magic',
  'heal',
  'castle',
] as const;
export type BattleWay = (typeof battleWays)[number];

/** What a fight did to a unit. */
export interface FightChange {
  readonly unit: string;
  readonly lost: number;
  readonly marks?: Marks;
  /** So many more clicks of its dial. */
  readonly turned?: number;
  /** So many more of what is used up, whatever was before. */
  readonly more?: Marks;
  /** As it is now; of Grinding only what this fight knows of. */
  readonly wreck?: BattleWreck;
  /** It was its activation. */
  readonly acted?: true;
}

/** So many dice with so many sides were thrown, which showed this together. */
export interface DiceSum {
  readonly sides: number;
  readonly count: number;
  readonly sum: number;
}

/** What each side threw. */
export type SideDice = { readonly [Side in BattleSide]?: readonly DiceSum[] };

/** A fight of this battle that was written back. */
export interface FightEvent {
  readonly do: 'fight';
  /** By which the same fight is known where it goes on. */
  readonly stamp: string;
  readonly way: BattleWay;
  readonly by: string;
  readonly at?: string;
  readonly changes: readonly FightChange[];
  /** Units that came to the table by it: who was summoned, or rose (BW-MAG-06, BW-MAG-08). */
  readonly came?: readonly string[];
  readonly dice?: SideDice;
  /** How likely it was to end so, in hundredths of a percent. */
  readonly likely?: number;
  /** What each side was to lose by it on average, as the odds were when it began, in hundredths of a point. */
  readonly expected?: { readonly mine?: number; readonly theirs?: number };
  /** The choice that cost or brought most. */
  readonly look?: BattleChoice;
  /** Whose turn it is by that: it was an activation. */
  readonly hand?: BattleSide;
}

export type TestEvent = TestsEvent<FightChange, SideDice, BattleSide>;

/** Which cards say who is next: a whole pack, or one card for each activation (USB-TURN-03, USB-TURN-04). */
export const battlePacks = ['none', 'whole', 'matched'] as const;
export type BattlePack = (typeof battlePacks)[number];

/** Everything that can happen in a battle, one tap each. */
export type BattleEvent =
  | { readonly do: 'lose'; readonly unit: string; readonly by: number }
  | {
      readonly do: 'act';
      readonly unit: string;
      readonly done: boolean;
      /** Whose turn it is by that. */
      readonly hand?: BattleSide;
    }
  | {
      readonly do: 'mark';
      readonly unit: string;
      readonly mark: BattleMark;
      readonly to: number;
      /** What it was for, as the player saw it. */
      readonly note?: string;
    }
  | { readonly do: 'join'; readonly unit: string }
  | { readonly do: 'hand'; readonly to: BattleSide; readonly rolled?: RollOff }
  | { readonly do: 'score'; readonly side: BattleSide; readonly by: number }
  | { readonly do: 'power'; readonly side: BattleSide; readonly to: number }
  /** With who begins it, where that is said at once (USB-TURN-01). */
  | { readonly do: 'round'; readonly to?: BattleSide; readonly rolled?: RollOff }
  | { readonly do: 'note'; readonly text: string }
  /** The round, set by hand: nothing else is changed by it. */
  | { readonly do: 'set'; readonly round: number }
  | { readonly do: 'pack'; readonly pack: BattlePack }
  | { readonly do: 'card'; readonly to: BattleSide }
  | TestEvent
  | FightEvent;

/** The units that come to the table with an event. */
export function cameWith(event: BattleEvent): readonly string[] {
  if (event.do === 'join') return [event.unit];
  return event.do === 'fight' ? (event.came ?? []) : [];
}

export interface UnitState {
  /** Models that stand. */
  readonly left: number;
  /** It has acted in this round. */
  readonly acted: boolean;
  readonly marks: Marks;
  readonly wreck?: BattleWreck;
}

type OfSides = Readonly<Record<BattleSide, number>>;

export interface BattleState {
  readonly round: number;
  /** Whose activation it is. */
  readonly turn: BattleSide;
  /** Whose turn was over in this round, where somebody had acted in it. */
  readonly had?: readonly BattleSide[];
  readonly score: OfSides;
  /** Points of Power that are left to a side whose heroes are not known. */
  readonly power: OfSides;
  readonly pack: BattlePack;
  /** Cards that are still to be drawn. */
  readonly cards: OfSides;
  /** Whose card was drawn last. */
  readonly drawn?: BattleSide;
  readonly units: ReadonlyMap<string, UnitState>;
}

/** Bounds of a battle: far more than a table holds. */
export const battleLimits = {
  units: 120,
  models: 999,
  events: 3000,
  round: 99,
  score: 999,
  power: battleUnitFields.power.most,
  note: 200,
  name: 80,
  changes: 20,
  takenOut: 40,
  ground: 20,
  dice: 5000,
} as const;

/** A battle as it is set up. */
export interface BattleSetup {
  readonly game: Game;
  /** The score counts the losses of the other side by itself; what is entered corrects it. */
  readonly counted?: true | undefined;
  /** Who has won where the players say so, whatever was counted: an objective was reached (BW-GEN-05). */
  readonly won?: BattleWinner | undefined;
  /** Who begins, where it is not the player's own side: the battle was begun on the phone of the other. */
  readonly begins?: 'theirs' | undefined;
  readonly units: readonly BattleUnit[];
}

/** A unit that nothing has happened to. */
export const freshUnit = ({ models }: BattleUnit): UnitState => ({ left: models, acted: false, marks: {} });

/** A battle before the first tap: everybody stands, nobody has acted, the player's own side begins if nobody said otherwise. */
export function battleStart({ units, begins }: BattleSetup): BattleState {
  return {
    round: 1,
    turn: begins ?? 'mine',
    score: { mine: 0, theirs: 0 },
    power: { mine: 0, theirs: 0 },
    pack: 'none',
    cards: { mine: 0, theirs: 0 },
    units: new Map(units.filter(({ late }) => !late).map((unit) => [unit.id, freshUnit(unit)])),
  };
}
