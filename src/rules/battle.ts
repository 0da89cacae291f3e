import type { Game } from './ids.ts';

/** Whose a unit is: the player's own, or the enemy's. */
export const battleSides = ['mine', 'theirs'] as const;
export type BattleSide = (typeof battleSides)[number];

/** A unit on the table, as it began. */
export interface BattleUnit {
  readonly id: string;
  readonly side: BattleSide;
  readonly name: string;
  /** How many models it began with. */
  readonly models: number;
  /** How many losses it counts for at the end: 1 if nothing else is said, a hero of USB 2 (USB-VIC-01). */
  readonly weight?: number;
  /** The line of the army that it came from. */
  readonly line?: string;
}

/** Signs that a unit may bear, by game: a yes or no, or counted up to so many. */
export const battleMarks = {
  brikwars: { saved: 1, disrupted: 1, squad: 1, pips: 30, cranky: 5 },
  usb: { shaken: 1, panicked: 1, blessed: 1, fatigue: 9 },
  'mage-knight': { demoralised: 1, pushed: 1, clicks: 20, tokens: 9 },
} as const satisfies Readonly<Record<Game, Readonly<Record<string, number>>>>;

type MarksOf<One> = One extends unknown ? keyof One : never;
export type BattleMark = MarksOf<(typeof battleMarks)[Game]>;

/** The signs that a game knows, in their order. */
export function marksOf(game: Game): readonly BattleMark[] {
  return Object.keys(battleMarks[game]) as BattleMark[];
}

/** How high a sign of a game counts; 0 where it has none. */
export function mostOf(game: Game, mark: BattleMark): number {
  const known: Readonly<Partial<Record<string, number>>> = battleMarks[game];
  return known[mark] ?? 0;
}

/** Signs that last only till the unit's side has a new round: a saved Action lapses, who was disrupted has risen. */
const passing: readonly BattleMark[] = ['saved', 'disrupted', 'pushed'];

/** Everything that can happen in a battle, one tap each. */
export type BattleEvent =
  | { readonly do: 'lose'; readonly unit: string; readonly by: number }
  | { readonly do: 'act'; readonly unit: string; readonly done: boolean }
  | { readonly do: 'mark'; readonly unit: string; readonly mark: BattleMark; readonly to: number }
  | { readonly do: 'hand'; readonly to: BattleSide }
  | { readonly do: 'score'; readonly side: BattleSide; readonly by: number }
  | { readonly do: 'power'; readonly side: BattleSide; readonly to: number }
  | { readonly do: 'round' }
  | { readonly do: 'note'; readonly text: string };

export interface UnitState {
  /** Models that stand. */
  readonly left: number;
  /** It has acted in this round. */
  readonly acted: boolean;
  readonly marks: Readonly<Partial<Record<BattleMark, number>>>;
}

export interface BattleState {
  readonly round: number;
  /** Whose activation it is. */
  readonly turn: BattleSide;
  readonly score: Readonly<Record<BattleSide, number>>;
  /** Points of Power that are left. */
  readonly power: Readonly<Record<BattleSide, number>>;
  readonly units: ReadonlyMap<string, UnitState>;
}

/** Bounds of a battle: far more than a table holds. */
export const battleLimits = {
  units: 120,
  models: 999,
  events: 3000,
  round: 99,
  score: 999,
  power: 99,
  note: 200,
  name: 80,
} as const;

/** A battle as it is set up. */
export interface BattleSetup {
  readonly game: Game;
  readonly units: readonly BattleUnit[];
}

/** A battle before the first tap: everybody stands, nobody has acted, the player's own side begins. */
export function battleStart({ units }: BattleSetup): BattleState {
  return {
    round: 1,
    turn: 'mine',
    score: { mine: 0, theirs: 0 },
    power: { mine: 0, theirs: 0 },
    units: new Map(units.map(({ id, models }) => [id, { left: models, acted: false, marks: {} }])),
  };
}

const within = (value: number, lowest: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, value));

/** The signs of a unit when a new round begins. */
function rested(marks: UnitState['marks']): UnitState['marks'] {
  const kept = Object.entries(marks).filter(([mark]) => !passing.some((one) => one === mark));
  return Object.fromEntries(kept);
}

/** The battle after something has happened; nothing that it says can leave the bounds, and what it does not know changes nothing. */
export function afterEvent(setup: BattleSetup, state: BattleState, event: BattleEvent): BattleState {
  const change = (id: string, next: (unit: UnitState, of: BattleUnit) => UnitState): BattleState => {
    const unit = state.units.get(id);
    const of = setup.units.find((one) => one.id === id);
    return unit && of ? { ...state, units: new Map(state.units).set(id, next(unit, of)) } : state;
  };
  switch (event.do) {
    case 'lose':
      return change(event.unit, (unit, { models }) => ({
        ...unit,
        left: within(unit.left - event.by, 0, models),
      }));
    case 'act':
      return change(event.unit, (unit) => ({ ...unit, acted: event.done }));
    case 'mark': {
      const most = mostOf(setup.game, event.mark);
      return change(event.unit, (unit) => ({
        ...unit,
        marks: { ...unit.marks, [event.mark]: within(event.to, 0, most) },
      }));
    }
    case 'hand':
      return { ...state, turn: event.to };
    case 'score':
      return {
        ...state,
        score: {
          ...state.score,
          [event.side]: within(state.score[event.side] + event.by, 0, battleLimits.score),
        },
      };
    case 'power':
      return { ...state, power: { ...state.power, [event.side]: within(event.to, 0, battleLimits.power) } };
    case 'round':
      return {
        ...state,
        round: Math.min(battleLimits.round, state.round + 1),
        units: new Map(
          [...state.units].map(([id, unit]) => [id, { ...unit, acted: false, marks: rested(unit.marks) }]),
        ),
      };
    case 'note':
      return state;
  }
}

/** The battle after all that has happened. */
export function battleAfter(setup: BattleSetup, events: readonly BattleEvent[]): BattleState {
  return events.reduce((state, event) => afterEvent(setup, state, event), battleStart(setup));
}

/** How a side stands: units alive, those of them that may still act in this round, models that stand and all it had. */
export interface SideCount {
  readonly alive: number;
  readonly toAct: number;
  readonly models: number;
  readonly of: number;
  /** What its fallen units count for, those of which nobody stands. */
  readonly lost: number;
}

export function sideCount({ units }: BattleSetup, state: BattleState, side: BattleSide): SideCount {
  const own = units.filter((unit) => unit.side === side);
  const states = own.flatMap(({ id }) => state.units.get(id) ?? []);
  const fallen = own.filter(({ id }) => state.units.get(id)?.left === 0);
  const alive = states.filter(({ left }) => left > 0);
  return {
    alive: alive.length,
    toAct: alive.filter(({ acted }) => !acted).length,
    models: states.reduce((sum, { left }) => sum + left, 0),
    of: own.reduce((sum, { models }) => sum + models, 0),
    lost: fallen.reduce((sum, { weight = 1 }) => sum + weight, 0),
  };
}

/** What the rules ask for next. */
export type BattleHint =
  /** A unit has lost a quarter, half or three quarters of its models in this round: test morale (USB-MOR-02 to USB-MOR-04). */
  | { readonly asks: 'morale'; readonly unit: BattleUnit; readonly share: 25 | 50 | 75 }
  /** One side has nobody left. */
  | { readonly asks: 'over'; readonly winner: BattleSide | undefined }
  /** All who live have acted. */
  | { readonly asks: 'round' }
  /** Five rounds are over: who lost fewer activations has won (USB-VIC-01). */
  | { readonly asks: 'count'; readonly winner: BattleSide | undefined };

/** Rounds of a usual battle of USB. */
export const usualRounds = 5;

const shares = [75, 50, 25] as const;

/** The highest threshold of losses that a unit has passed since the round began; `undefined` for none. */
export function passedShare(models: number, before: number, now: number): 25 | 50 | 75 | undefined {
  const lost = (left: number) => ((models - left) / models) * 100;
  return shares.find((share) => lost(now) >= share && lost(before) < share);
}

/** What comes next, the most urgent first; `undefined` while players simply go on. */
export function battleHint(setup: BattleSetup, events: readonly BattleEvent[]): BattleHint | undefined {
  const state = battleAfter(setup, events);
  const counts = { mine: sideCount(setup, state, 'mine'), theirs: sideCount(setup, state, 'theirs') };
  const fought = setup.units.some(({ side }) => side === 'theirs');
  if (fought && (counts.mine.alive === 0 || counts.theirs.alive === 0)) {
    const winner = counts.mine.alive > 0 ? 'mine' : counts.theirs.alive > 0 ? 'theirs' : undefined;
    return { asks: 'over', winner };
  }
  if (setup.game === 'usb') {
    const last = events.at(-1);
    const unit = last?.do === 'lose' ? setup.units.find(({ id }) => id === last.unit) : undefined;
    const begun = events.findLastIndex((event) => event.do === 'round') + 1;
    const before = unit && battleAfter(setup, events.slice(0, begun)).units.get(unit.id)?.left;
    const now = unit && state.units.get(unit.id)?.left;
    const share = unit && now ? passedShare(unit.models, before ?? unit.models, now) : undefined;
    if (unit && share) return { asks: 'morale', unit, share };
  }
  if (counts.mine.toAct + counts.theirs.toAct > 0) return undefined;
  if (setup.game === 'usb' && fought && state.round >= usualRounds) {
    const by = counts.theirs.lost - counts.mine.lost;
    return { asks: 'count', winner: by > 0 ? 'mine' : by < 0 ? 'theirs' : undefined };
  }
  return { asks: 'round' };
}
