import {
  type BattleEvent,
  type BattleMark,
  type BattleSetup,
  type BattleSide,
  type BattleState,
  type BattleWay,
  type DiceSum,
  type FightChange,
  type FightEvent,
  type Marks,
  otherBattleSide,
} from './battle.ts';
import { battleAfter } from './battle-after.ts';
import { ofEachUnit, type ResultChange } from './battle-bonds.ts';
import type { BattleChoice } from './battle-choice.ts';
import { choiceKept } from './battle-choices.ts';
import { diceTogether } from './battle-dice.ts';
import { type ExpectedLoss, expectedOf } from './battle-expected.ts';
import {
  inPips,
  marksTogether,
  togetherOf,
  usable,
  without,
  wreckText,
  wreckTogether,
} from './battle-fight-changes.ts';
import { handedBy } from './battle-turn.ts';
import type { BattleUnit } from './battle-unit.ts';

/** A unit that comes to the table by a fight. */
export type Comer = Pick<BattleUnit, 'name' | 'models'>;

/** What the dice of a fight do not say: whether somebody who flew lies on the ground, and who was treated. */
export type FightAsk =
  | { readonly ask: 'over'; readonly unit: string; readonly marks: Marks }
  | {
      readonly ask: 'patient';
      readonly healed: boolean;
      /** He may be counted among the fallen already. */
      readonly wounded: boolean;
    };

/** What a patient's treatment has come to: who is well again has spent that turn on it (BW-HEAL-03, BW-HEAL-04). */
export function patientChange(unit: string, healed: boolean, fallen: boolean): FightChange {
  const lost = Number(!healed) - Number(fallen);
  return { unit, lost, ...(healed && { marks: { disrupted: 1 } }) };
}

/** What a fight has done since it began to the units of a battle; who comes by it has all that the battle keeps of a unit. */
export interface FightResult<Unit extends Comer = Comer> {
  /** By which the same fight is known where it goes on. */
  readonly stamp: string;
  /** That of the fight it goes on from: both have used up the same. */
  readonly after?: string;
  readonly way: BattleWay;
  readonly by: string;
  readonly at?: string;
  /** Lost since the fight began; marks as they are now. */
  readonly changes: readonly ResultChange[];
  /** What the players say before it is written. */
  readonly asks?: readonly FightAsk[];
  /** Who has come to the table by it since it began. */
  readonly comes?: readonly Unit[];
  /** What each unit threw. */
  readonly dice: readonly { readonly unit: string; readonly dice: readonly DiceSum[] }[];
  /** From 0 to 1. */
  readonly likely?: number;
  /** Points that each unit was to lose by it on average, in all turns so far, as the odds were when each began. */
  readonly expected?: readonly ExpectedLoss[];
  /** The choice that cost or brought most, by so much from 0 to 1. */
  readonly look?: BattleChoice;
}

/** What was written of this fight before it went on. */
export function writtenBefore(events: readonly BattleEvent[], stamp: string): readonly FightEvent[] {
  return events.filter((event): event is FightEvent => event.do === 'fight' && event.stamp === stamp);
}

/** Who comes by the fight and is not on the table yet. */
export function comersOf<Unit extends Comer>(
  events: readonly BattleEvent[],
  { stamp, comes = [] }: FightResult<Unit>,
): readonly Unit[] {
  return comes.slice(writtenBefore(events, stamp).reduce((sum, { came = [] }) => sum + came.length, 0));
}

/** Whose turn it is after a fight that was an activation, where that is another's: who has fallen in it acts no more. */
function handedAfter(
  setup: BattleSetup,
  state: BattleState,
  changes: readonly FightChange[],
): BattleSide | undefined {
  const acts = changes.find(({ acted }) => acted);
  const side = setup.units.find(({ id }) => id === acts?.unit)?.side;
  if (side === undefined) return undefined;
  const changed = new Map(changes.map((change) => [change.unit, change]));
  return handedBy(setup, state, side, (of) =>
    setup.units.some((one) => {
      const unit = state.units.get(one.id);
      const { lost = 0, acted = false } = changed.get(one.id) ?? {};
      return one.side === of && unit && !unit.acted && !acted && unit.left - lost > 0;
    }),
  );
}

/** Where the events of a fight stand in the battle: how many came before the first of them, and how many with the last. */
export function writtenPlaces(
  events: readonly BattleEvent[],
  stamp: string,
): readonly [first: number, end: number] {
  const is = (event: BattleEvent) => event.do === 'fight' && event.stamp === stamp;
  const first = events.findIndex(is);
  return first < 0 ? [events.length, events.length] : [first, events.findLastIndex(is) + 1];
}

/** The battle as this fight has left it: what the turn that began with its end has ended is still so. */
export function leftBy(setup: BattleSetup, events: readonly BattleEvent[], stamp: string): BattleState {
  const fought = events.slice(0, writtenPlaces(events, stamp)[1]).map((event): BattleEvent => {
    if (event.do !== 'fight' || event.stamp !== stamp) return event;
    const { hand, ...kept } = event;
    const own = setup.units.some(({ id, side }) => id === event.by && side === hand);
    return own ? event : kept;
  });
  return battleAfter(setup, fought);
}

/**
 * What is written into the battle: what is new since the same fight was written last, and what of that is no longer so.
 * Undefined where that is nothing, or where nobody of the battle is in it.
 */
export function fightEventOf(
  setup: BattleSetup,
  events: readonly BattleEvent[],
  result: FightResult,
): FightEvent | undefined {
  const state = battleAfter(setup, events);
  const written = writtenBefore(events, result.stamp);
  const first = result.after === undefined ? [] : writtenBefore(events, result.after);
  const [begins] = writtenPlaces(events, result.stamp);
  // Taps since it was written are no part of it: who looks at it again changes nothing.
  const left = leftBy(setup, events, result.stamp);
  const begun = written.length === 0 ? state : battleAfter(setup, events.slice(0, begins));
  const known = (id: string) => setup.units.find((unit) => unit.id === id);
  const changes = togetherOf(
    ofEachUnit(setup, begun, result.changes).map((one) => inPips(setup, result.way, one)),
  ).flatMap((change): readonly FightChange[] => {
    const { unit, lost, marks = {}, turned = 0, more: uses = {}, acted } = change;
    const now = state.units.get(unit);
    const of = known(unit);
    if (!now || !of) return [];
    const shown = written.flatMap((event) => event.changes.filter((one) => one.unit === unit));
    const then = left.units.get(unit) ?? now;
    const at = begun.units.get(unit) ?? now;
    const more = lost - shown.reduce((sum, one) => sum + one.lost, 0);
    const turns = turned - shown.reduce((sum, one) => sum + (one.turned ?? 0), 0);
    const usesShown = marksTogether(
      [...first, ...written].flatMap((event) =>
        event.changes.map((one) => (one.unit === unit && one.more) || {}),
      ),
      -1,
    );
    const uncounted = marksTogether([uses, usesShown]);
    const idle = Object.keys(usable(setup, of, then, uncounted)).length === 0;
    const used = idle ? {} : usable(setup, of, now, uncounted);
    // What it has set, and does not any more, is as it was.
    const dropped = shown
      .flatMap((one) => Object.keys(one.marks ?? {}) as BattleMark[])
      .filter((mark) => !(mark in marks));
    const back: Marks = Object.fromEntries(dropped.map((mark) => [mark, at.marks[mark] ?? 0]));
    const changed: Marks = Object.fromEntries(
      Object.entries({ ...back, ...marks }).filter(
        ([mark, to]) => to !== (then.marks[mark as BattleMark] ?? 0),
      ),
    );
    const acts = acted && !shown.some((one) => one.acted) && !then.acted;
    const bare = Object.keys(changed).length === 0;
    const spares = Object.keys(used).length === 0;
    const whole = shown.some((one) => one.wreck) && !change.wreck ? (at.wreck ?? {}) : undefined;
    const wreck = more > 0 ? undefined : (whole ?? wreckTogether(then.wreck, change.wreck));
    const broken = wreck && wreckText(wreck) !== wreckText(then.wreck);
    if (more === 0 && turns === 0 && spares && bare && !broken && !acts) return [];
    return [
      {
        unit,
        lost: more,
        ...(!bare && { marks: changed }),
        ...(turns !== 0 && { turned: turns }),
        ...(!spares && { more: used }),
        ...(broken && { wreck }),
        ...(acts && { acted: true as const }),
      },
    ];
  });
  if (!known(result.by)) return undefined;
  const thrown = (side: BattleSide) =>
    without(
      diceTogether(
        result.dice.flatMap(({ unit, dice }) => {
          const of = known(unit)?.side ?? otherBattleSide(known(result.by)?.side ?? 'mine');
          return of === side ? dice : [];
        }),
      ),
      written.flatMap(({ dice }) => dice?.[side] ?? []),
    );
  const mine = thrown('mine');
  const theirs = thrown('theirs');
  const dice = { ...(mine.length > 0 && { mine }), ...(theirs.length > 0 && { theirs }) };
  const rolled = mine.length + theirs.length > 0;
  const comes = comersOf(events, result).length > 0;
  if (changes.length === 0 && !comes && (!rolled || written.length > 0)) return undefined;
  const { stamp, way, by, at, likely, look } = result;
  const hand = handedAfter(setup, state, changes);
  const expected = expectedOf(setup, written, result.expected);
  return {
    do: 'fight',
    stamp,
    way,
    by,
    ...(at !== undefined && known(at) && { at }),
    changes,
    ...(rolled && { dice }),
    ...(likely !== undefined && { likely: Math.round(likely * 10_000) }),
    ...(expected && { expected }),
    ...(look && { look: choiceKept(look, known) }),
    ...(hand && { hand }),
  };
}

/** Whether the same fight has been written already. */
export function isWritten(events: readonly BattleEvent[], stamp: string): boolean {
  return writtenBefore(events, stamp).length > 0;
}
