// How what a fight did to a unit is put together: losses, signs, what was used up, parts of a creation.
import {
  type BattleMark,
  type BattleSetup,
  type BattleWay,
  battleLimits,
  type DiceSum,
  type FightChange,
  type Marks,
  type UnitState,
} from './battle.ts';
import { diceTogether } from './battle-dice.ts';
import { pointMarks } from './battle-points.ts';
import { mostOfUnit } from './battle-supply.ts';
import type { BattleUnit } from './battle-unit.ts';
import type { BattleWreck } from './battle-wreck.ts';
import { within } from './within.ts';

/** The first dice without the others. */
export function without(all: readonly DiceSum[], others: readonly DiceSum[]): readonly DiceSum[] {
  const less = others.map(({ sides, count, sum }) => ({ sides, count: -count, sum: -sum }));
  return diceTogether([...all, ...less]).filter(
    ({ sides, count, sum }) => sum >= count && sum <= sides * count && count <= battleLimits.dice,
  );
}

/** Signs added up; those that come to nothing are left out. */
export function marksTogether(all: readonly Marks[], sign: 1 | -1 = 1): Marks {
  const sums = new Map<string, number>();
  for (const marks of all)
    for (const [mark, by = 0] of Object.entries(marks)) sums.set(mark, (sums.get(mark) ?? 0) + sign * by);
  return Object.fromEntries([...sums].filter(([, by]) => by !== 0));
}

/** What a unit can really use up of it: what it has none of is not counted, nor more than there is. */
export function usable({ game }: BattleSetup, unit: BattleUnit, now: UnitState, more: Marks): Marks {
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
export function wreckTogether(before: BattleWreck | undefined, after: BattleWreck | undefined) {
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
export function wreckText({
  weaponsOff = [],
  partsOff = [],
  controlsOff,
  size,
  ground = [],
}: BattleWreck = {}) {
  const points = ground.map(({ part, place, attack, points }) => [part, place, attack, points].join());
  return JSON.stringify([weaponsOff, partsOff, controlsOff, size, points.toSorted()]);
}

/** What happened to a unit in several turns of a fight, in one: losses together, signs as they are at last. */
export function togetherOf(changes: readonly FightChange[]): readonly FightChange[] {
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

/**
 * Fights that know the pips of the battle; in all others of BrikWars each hit is one, no matter which model falls
 * (BW-DMG-03).
 */
const countsPips: readonly BattleWay[] = ['wreck'];

/** Who falls by a hit of a fight loses a pip where it has several; who has but one, and falls, has no pips beside that. */
export function inPips(setup: BattleSetup, way: BattleWay, change: FightChange): FightChange {
  const { points = 1 } = setup.units.find(({ id }) => id === change.unit) ?? {};
  if (setup.game !== 'brikwars' || change.lost === 0 || countsPips.includes(way)) return change;
  const { lost, more = {} } = change;
  const { pips = 0, ...others } = more;
  if (points === 1) return pips === 0 ? change : { ...change, more: others };
  return { ...change, lost: 0, more: { ...others, pips: pips + lost } };
}
