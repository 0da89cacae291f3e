import {
  type BattleEvent,
  type BattleMark,
  type BattleSetup,
  type BattleSide,
  type BattleState,
  battleLimits,
  battleStart,
  cameWith,
  type FightChange,
  freshUnit,
  type Marks,
  otherBattleSide,
  passingMarks,
  type UnitState,
} from './battle.ts';
import { heroJoined } from './battle-bonds.ts';
import { shuffled, withoutOne } from './battle-cards.ts';
import { pointMarks } from './battle-points.ts';
import { mostOfUnit } from './battle-supply.ts';
import type { BattleUnit } from './battle-unit.ts';
import { within } from './within.ts';

const passes = (mark: string): boolean => passingMarks.some((one) => one === mark);

/** The signs of a unit when a new round begins: who did not act in Mage Knight lays down its tokens. */
function rested(game: BattleSetup['game'], { marks, acted }: UnitState, all: boolean): Marks {
  const kept = Object.entries(marks).filter(
    ([mark]) => !(all && passes(mark)) && (game !== 'mage-knight' || mark !== 'tokens' || acted),
  );
  return Object.fromEntries(kept);
}

/** The units of a side that are on the table, those that fell too. */
export function unitsOnTable(
  { units }: BattleSetup,
  state: BattleState,
  side: BattleSide,
): readonly BattleUnit[] {
  return units.filter((unit) => unit.side === side && state.units.has(unit.id));
}

/** Games in which a player has a turn with all his units, and does not activate one after the other. */
const byTurns = ({ game }: BattleSetup): boolean => game !== 'usb';

/** The turn of this side begins: where a player has one with all his units, what lasted till then is over (BW-RESP-01, BW-RESP-08). */
function begunTurn(setup: BattleSetup, state: BattleState, turn: BattleSide): BattleState {
  if (!byTurns(setup)) return { ...state, turn };
  const own = new Set(setup.units.filter(({ side }) => side === turn).map(({ id }) => id));
  const units = [...state.units].map(([id, unit]): [string, UnitState] => {
    const kept = Object.entries(unit.marks).filter(([mark]) => !passes(mark));
    return [id, own.has(id) ? { ...unit, marks: Object.fromEntries(kept) } : unit];
  });
  const acted = turn !== state.turn && units.some(([, unit]) => unit.acted);
  const had = [...(state.had ?? []), ...(acted ? [state.turn] : [])];
  return { ...state, turn, had, units: new Map(units) };
}

/** A unit with its activation over, or taken back: in Mage Knight a figure that acts takes a token, with two it may not act (MK-ACT-02, MK-ACT-05). */
function withActed({ game }: BattleSetup, unit: UnitState, done: boolean): UnitState {
  if (game !== 'mage-knight' || unit.acted === done) return { ...unit, acted: done };
  const tokens = within((unit.marks.tokens ?? 0) + (done ? 1 : -1), 0, 2);
  return { ...unit, acted: done, marks: { ...unit.marks, tokens } };
}

function withMarks({ game }: BattleSetup, unit: UnitState, marks: Marks, of: BattleUnit): UnitState {
  const bounded = Object.entries(marks).map(([mark, to]) => [
    mark,
    within(to ?? 0, 0, mostOfUnit(game, mark as BattleMark, of)),
  ]);
  return { ...unit, marks: { ...unit.marks, ...Object.fromEntries(bounded) } };
}

function withFight(setup: BattleSetup, unit: UnitState, of: BattleUnit, change: FightChange): UnitState {
  const { lost, marks = {}, turned = 0, more = {}, acted } = change;
  const point = pointMarks[setup.game];
  const taken = turned + (more[point] ?? 0);
  const points = (unit.marks[point] ?? 0) + taken;
  // With its last point a model falls, and the next one begins with all of his.
  const falls = taken > 0 && of.points !== undefined ? Math.floor(points / of.points) : 0;
  const hurt = taken === 0 ? {} : { [point]: points - falls * (of.points ?? 0) };
  const uses = Object.entries(more).map(([mark, by = 0]) => [
    mark,
    (unit.marks[mark as BattleMark] ?? 0) + by,
  ]);
  const left = within(unit.left - lost - falls, 0, of.models);
  // The next one of them is whole.
  const { wreck: before, ...rest } = unit;
  const wreck = left < unit.left ? undefined : (change.wreck ?? before);
  const now: UnitState = { ...rest, left, ...(wreck && Object.keys(wreck).length > 0 && { wreck }) };
  const hit = withMarks(setup, now, { ...marks, ...Object.fromEntries(uses), ...hurt }, of);
  return acted ? withActed(setup, hit, true) : hit;
}

/** The same units with another one; nobody has them yet but who makes the state, so they need not be copied. */
function withUnit(units: BattleState['units'], id: string, unit: UnitState): BattleState['units'] {
  return (units as Map<string, UnitState>).set(id, unit);
}

/** With a unit that comes while the battle goes on; where each has a card, it has one too (USB-TURN-04). */
function joined(setup: BattleSetup, state: BattleState, id: string): BattleState {
  const unit = setup.units.find((one) => one.id === id);
  if (!unit || state.units.has(id)) return state;
  const { cards } = state;
  const dealt = state.pack === 'matched' ? { ...cards, [unit.side]: cards[unit.side] + 1 } : cards;
  return { ...state, cards: dealt, units: withUnit(state.units, id, freshUnit(unit)) };
}

/** The battle after something has happened; nothing that it says can leave the bounds, and what it does not know changes nothing. */
function afterEvent(setup: BattleSetup, state: BattleState, event: BattleEvent): BattleState {
  const change = (
    id: string,
    next: (unit: UnitState, of: BattleUnit) => UnitState,
    from = state,
  ): BattleState => {
    const unit = from.units.get(id);
    const of = setup.units.find((one) => one.id === id);
    if (!unit || !of) return from;
    const after = next(unit, of);
    const units = withUnit(from.units, id, after);
    // A unit that had a card to come has none any more (USB-TURN-04).
    const gone = from.pack === 'matched' && unit.left > 0 && after.left === 0 && !unit.acted;
    return { ...from, units, ...(gone && { cards: withoutOne(from.cards, of.side) }) };
  };
  switch (event.do) {
    case 'lose':
      return change(event.unit, (unit, of) => {
        const left = within(unit.left - event.by, 0, of.models);
        // The one that was hurt falls first (USB-WOUND-02).
        const hurt = of.points !== undefined && left < unit.left && { [pointMarks[setup.game]]: 0 };
        const { wreck, ...rest } = unit;
        const stays = left >= unit.left && wreck;
        return {
          ...rest,
          left,
          ...(stays && { wreck }),
          ...(hurt && { marks: { ...unit.marks, ...hurt } }),
        };
      });
    case 'act': {
      // Who has joined a unit acts with it (USB-HERO-02).
      const after = [event.unit, heroJoined(setup, state, event.unit)?.id ?? ''].reduce(
        (now, id) => change(id, (unit) => withActed(setup, unit, event.done), now),
        state,
      );
      return event.hand ? begunTurn(setup, after, event.hand) : after;
    }
    case 'mark':
      return change(event.unit, (unit, of) => withMarks(setup, unit, { [event.mark]: event.to }, of));
    case 'test':
    case 'fight': {
      const { hand } = event;
      // Who fights after all of the other side have acted has begun his turn with it.
      const begins = setup.units.some(
        ({ id, side }) => event.do === 'fight' && id === event.by && side === hand,
      );
      const before = hand && begins ? begunTurn(setup, state, hand) : state;
      const after = event.changes.reduce(
        (now, each) => change(each.unit, (unit, of) => withFight(setup, unit, of, each), now),
        cameWith(event).reduce((now, id) => joined(setup, now, id), before),
      );
      return hand && !begins ? begunTurn(setup, after, hand) : after;
    }
    case 'join':
      return joined(setup, state, event.unit);
    case 'hand':
      return begunTurn(setup, state, event.to);
    case 'score': {
      const least = setup.counted ? -battleLimits.score : 0;
      const now = within(state.score[event.side] + event.by, least, battleLimits.score);
      return { ...state, score: { ...state.score, [event.side]: now } };
    }
    case 'power':
      return { ...state, power: { ...state.power, [event.side]: within(event.to, 0, battleLimits.power) } };
    case 'set':
      return { ...state, round: within(event.round, 1, battleLimits.round) };
    case 'pack': {
      const { drawn: _, ...rest } = state;
      return { ...rest, pack: event.pack, cards: shuffled(setup, state, event.pack) };
    }
    case 'card':
      return { ...state, turn: event.to, drawn: event.to, cards: withoutOne(state.cards, event.to) };
    case 'round': {
      const { drawn: _, had = [], ...rest } = state;
      const turns = byTurns(setup) && unitsOnTable(setup, state, 'theirs').length > 0;
      const next: BattleState = {
        ...rest,
        round: Math.min(battleLimits.round, state.round + 1),
        // What is left of a whole pack is gone through first.
        cards: state.pack === 'matched' ? shuffled(setup, state, 'matched') : state.cards,
        units: new Map(
          [...state.units].map(([id, unit]) => [
            id,
            { ...unit, acted: false, marks: rested(setup.game, unit, !turns) },
          ]),
        ),
      };
      // Players who take turns begin the round with the next of them, to whom the last may have handed over already.
      const begins = had.includes(state.turn) ? state.turn : otherBattleSide(state.turn);
      if (turns) return begunTurn(setup, next, event.to ?? begins);
      return event.to ? { ...next, turn: event.to } : next;
    }
    default:
      return state;
  }
}

/** The battle after all that has happened. `notify` hears of each event before it is done, and after. */
export function battleAfter(
  setup: BattleSetup,
  events: readonly BattleEvent[],
  notify?: (event: BattleEvent, before: BattleState) => (after: BattleState) => void,
): BattleState {
  return events.reduce((state, event) => {
    const announce = notify?.(event, state);
    const after = afterEvent(setup, state, event);
    announce?.(after);
    return after;
  }, battleStart(setup));
}
