import {
  type BattleEvent,
  type BattleMark,
  type BattleSetup,
  type BattleSide,
  type BattleUnit,
  type BattleWay,
  battleLimits,
  type DiceSum,
  type FightChange,
  type FightEvent,
  type Marks,
  otherBattleSide,
  type UnitState,
} from './battle.ts';
import { battleAfter } from './battle-after.ts';
import type { BattleChoice } from './battle-choice.ts';
import { choiceKept } from './battle-choices.ts';
import { diceTogether } from './battle-dice.ts';
import { pointMarks } from './battle-points.ts';
import { mostOfUnit } from './battle-supply.ts';
import type { BattleWreck } from './battle-wreck.ts';
import { within } from './within.ts';

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
  readonly changes: readonly FightChange[];
  /** What the players say before it is written. */
  readonly asks?: readonly FightAsk[];
  /** Who has come to the table by it since it began. */
  readonly comes?: readonly Unit[];
  /** What each unit threw. */
  readonly dice: readonly { readonly unit: string; readonly dice: readonly DiceSum[] }[];
  /** From 0 to 1. */
  readonly likely?: number;
  /** The choice that cost or brought most, by so much from 0 to 1. */
  readonly look?: BattleChoice;
}

/** The first dice without the others. */
function without(all: readonly DiceSum[], others: readonly DiceSum[]): readonly DiceSum[] {
  const less = others.map(({ sides, count, sum }) => ({ sides, count: -count, sum: -sum }));
  return diceTogether([...all, ...less]).filter(
    ({ sides, count, sum }) => sum >= count && sum <= sides * count && count <= battleLimits.dice,
  );
}

/** Signs added up; those that come to nothing are left out. */
function marksTogether(all: readonly Marks[], sign: 1 | -1 = 1): Marks {
  const sums = new Map<string, number>();
  for (const marks of all)
    for (const [mark, by = 0] of Object.entries(marks)) sums.set(mark, (sums.get(mark) ?? 0) + sign * by);
  return Object.fromEntries([...sums].filter(([, by]) => by !== 0));
}

/** What a unit can really use up of it: what it has none of is not counted, nor more than there is. */
function usable({ game }: BattleSetup, unit: BattleUnit, now: UnitState, more: Marks): Marks {
  const bounded = Object.entries(more).map(([name, by = 0]): [string, number] => {
    const mark = name as BattleMark;
    const before = now.marks[mark] ?? 0;
    // With its last point a model falls: the player who records it says so.
    if (unit.points !== undefined && mark === pointMarks[game]) return [mark, by];
    return [mark, within(before + by, 0, mostOfUnit(game, mark, unit)) - before];
  });
  return Object.fromEntries(bounded.filter(([, by]) => by !== 0));
}

/** What became of a creation, with the Grinding that was known before on all other parts of it. */
function wreckTogether(before: BattleWreck | undefined, after: BattleWreck | undefined) {
  if (!after) return before;
  const { ground: more = [], ...rest } = after;
  const others = (before?.ground ?? []).filter((known) =>
    more.every(
      ({ part, place, attack }) => part !== known.part || place !== known.place || attack !== known.attack,
    ),
  );
  const ground = [...others, ...more].slice(-battleLimits.ground);
  return { ...rest, ...(ground.length > 0 && { ground }) };
}

/** The same for all that says the same. */
function wreckText({ weaponsOff = [], partsOff = [], controlsOff, size, ground = [] }: BattleWreck = {}) {
  const points = ground.map(({ part, place, attack, points }) => [part, place, attack, points].join());
  return JSON.stringify([weaponsOff, partsOff, controlsOff, size, points.toSorted()]);
}

/** What happened to a unit in several turns of a fight, in one: losses together, signs as they are at last. */
function togetherOf(changes: readonly FightChange[]): readonly FightChange[] {
  const by = new Map<string, FightChange>();
  for (const change of changes) {
    const before = by.get(change.unit);
    const acted = change.acted ?? before?.acted;
    const wreck = wreckTogether(before?.wreck, change.wreck);
    by.set(change.unit, {
      unit: change.unit,
      lost: change.lost + (before?.lost ?? 0),
      marks: { ...before?.marks, ...change.marks },
      turned: (change.turned ?? 0) + (before?.turned ?? 0),
      more: marksTogether([before?.more ?? {}, change.more ?? {}]),
      ...(wreck && { wreck }),
      ...(acted && { acted }),
    });
  }
  return [...by.values()];
}

/** What was written of this fight before it went on. */
function before(events: readonly BattleEvent[], stamp: string): readonly FightEvent[] {
  return events.filter((event): event is FightEvent => event.do === 'fight' && event.stamp === stamp);
}

/** Who comes by the fight and is not on the table yet. */
export function comersOf<Unit extends Comer>(
  events: readonly BattleEvent[],
  { stamp, comes = [] }: FightResult<Unit>,
): readonly Unit[] {
  return comes.slice(before(events, stamp).reduce((sum, { came = [] }) => sum + came.length, 0));
}

/**
 * Fights that know the pips of the battle; in all others of BrikWars each hit is one, no matter which model falls
 * (BW-DMG-03).
 */
const countsPips: readonly BattleWay[] = ['wreck'];

/** Who falls by a hit of a fight loses a pip where it has several; who has but one, and falls, has no pips beside that. */
function inPips(setup: BattleSetup, way: BattleWay, change: FightChange): FightChange {
  const { points = 1 } = setup.units.find(({ id }) => id === change.unit) ?? {};
  if (setup.game !== 'brikwars' || change.lost === 0 || countsPips.includes(way)) return change;
  const { lost, more = {} } = change;
  const { pips = 0, ...others } = more;
  if (points === 1) return pips === 0 ? change : { ...change, more: others };
  return { ...change, lost: 0, more: { ...others, pips: pips + lost } };
}

/**
 * What is written into the battle: what is new since the same fight was written last. Undefined where that is nothing, or
 * where nobody of the battle is in it.
 */
export function fightEventOf(
  setup: BattleSetup,
  events: readonly BattleEvent[],
  result: FightResult,
): FightEvent | undefined {
  const state = battleAfter(setup, events);
  const written = before(events, result.stamp);
  const first = result.after === undefined ? [] : before(events, result.after);
  const known = (id: string) => setup.units.find((unit) => unit.id === id);
  const changes = togetherOf(result.changes.map((one) => inPips(setup, result.way, one))).flatMap(
    (change): readonly FightChange[] => {
      const { unit, lost, marks = {}, turned = 0, more: uses = {}, acted } = change;
      const now = state.units.get(unit);
      const of = known(unit);
      if (!now || !of) return [];
      const shown = written.flatMap((event) => event.changes.filter((one) => one.unit === unit));
      const more = lost - shown.reduce((sum, one) => sum + one.lost, 0);
      const turns = turned - shown.reduce((sum, one) => sum + (one.turned ?? 0), 0);
      const usesShown = marksTogether(
        [...first, ...written].flatMap((event) =>
          event.changes.map((one) => (one.unit === unit && one.more) || {}),
        ),
        -1,
      );
      const used = usable(setup, of, now, marksTogether([uses, usesShown]));
      const changed: Marks = Object.fromEntries(
        Object.entries(marks).filter(([mark, to]) => to !== (now.marks[mark as BattleMark] ?? 0)),
      );
      const acts = acted && !shown.some((one) => one.acted) && !now.acted;
      const bare = Object.keys(changed).length === 0;
      const spares = Object.keys(used).length === 0;
      const wreck = more > 0 ? undefined : wreckTogether(now.wreck, change.wreck);
      const broken = wreck && wreckText(wreck) !== wreckText(now.wreck);
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
    },
  );
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
  return {
    do: 'fight',
    stamp,
    way,
    by,
    ...(at !== undefined && known(at) && { at }),
    changes,
    ...(rolled && { dice }),
    ...(likely !== undefined && { likely: Math.round(likely * 10_000) }),
    ...(look && { look: choiceKept(look, known) }),
  };
}

/** Whether the same fight has been written already. */
export function isWritten(events: readonly BattleEvent[], stamp: string): boolean {
  return before(events, stamp).length > 0;
}
