// Tests of units on the board of a battle: what they need, the die, and what is written of them.
import {
  type BattleEvent,
  type BattleMark,
  type BattleSetup,
  type BattleSide,
  type BattleState,
  battleSides,
  type FightChange,
  type TestEvent,
} from './battle.ts';
import { heroJoined, lockedWith, ofEachUnit, type ResultChange } from './battle-bonds.ts';
import { diceTogether } from './battle-dice.ts';
import type { TestCause } from './battle-steps.ts';
import { handedOnce } from './battle-turn.ts';
import type { RandomSource } from './dice/random.ts';

/** One way that the test of a unit can end. */
export interface TestEnd {
  readonly passed: boolean;
  /** By how much a failed die stayed below what it needs; 0 where it passed. */
  readonly margin: number;
  /** What becomes of the unit, if anything. */
  readonly change?: ResultChange;
}

/** The test that a unit has to take. */
export interface UnitTest {
  readonly unit: string;
  /** The face that the die needs; 7 for a second six after a six (USB-TEST-03). */
  readonly need: number;
  readonly passes: number;
  readonly ends: readonly TestEnd[];
  /** Points of Standfast that it costs on average. */
  readonly costs?: number;
  /** The same with a hero of its side within 10 inches, where that helps: nobody but the players knows (USB-HERO-01). */
  readonly near?: UnitTest;
}

/** How a test came out; with the faces where the app threw the die. */
export interface SettledTest {
  readonly test: UnitTest;
  readonly end: TestEnd;
  readonly faces: readonly number[];
}

/** The ends that differ by what they do to the unit: one where it passes, and of most units one where it fails. */
export function differentEnds({ ends }: UnitTest): readonly TestEnd[] {
  const known = new Map<string, TestEnd>();
  for (const end of ends) {
    const text = JSON.stringify([end.passed, end.change]);
    if (!known.has(text)) known.set(text, end);
  }
  return [...known.values()].toSorted((one, other) => one.margin - other.margin);
}

/** Throws the die of a test. */
export function throwTest(test: UnitTest, random: RandomSource): SettledTest {
  const first = random(6);
  // One never passes, and what needs more than a six needs two of them (USB-TEST-02, USB-TEST-03).
  const again = test.need > 6 && first === 6 ? random(6) : undefined;
  const passed = again === undefined ? first > 1 && first >= test.need : again === 6;
  const margin = passed ? 0 : again === undefined ? Math.max(1, test.need - first) : 1;
  const end = test.ends.find((one) => one.passed === passed && one.margin === margin);
  if (!end) throw new RangeError(`no end for a die that shows ${first}`);
  return { test, end, faces: again === undefined ? [first] : [first, again] };
}

/**
 * Who stays in panic may only run (USB-MOR-06): its activation is over with the test, and that of the hero in it. Who is
 * locked in a fight still fights first (USB-MELEE-12).
 */
function onlyRuns(
  setup: BattleSetup,
  state: BattleState,
  { test: { unit: id }, end: { passed } }: SettledTest,
): Pick<TestEvent, 'changes' | 'hand'> {
  const unit = setup.units.find((one) => one.id === id);
  if (passed || !unit || !state.units.get(id)?.marks.panicked || lockedWith(setup, state, id))
    return { changes: [] };
  const hand = handedOnce(setup, state, unit.side);
  const hero = heroJoined(setup, state, id);
  const acts = [unit, ...(hero ? [hero] : [])];
  return { changes: acts.map((one) => ({ unit: one.id, lost: 0, acted: true })), ...(hand && { hand }) };
}

/** What is written of tests that are settled: only what they change. */
export function testEvent(
  setup: BattleSetup,
  state: BattleState,
  why: TestCause,
  settled: readonly SettledTest[],
): BattleEvent {
  const came = settled.flatMap(({ end: { change } }) => change ?? []);
  const changes = ofEachUnit(setup, state, came).flatMap((change): readonly FightChange[] => {
    const now = state.units.get(change.unit);
    if (!now) return [];
    const { marks = {}, ...rest } = change;
    const changed = Object.entries(marks).filter(([mark, to]) => to !== (now.marks[mark as BattleMark] ?? 0));
    if (rest.lost === 0 && changed.length === 0) return [];
    return [{ ...rest, ...(changed.length > 0 && { marks: Object.fromEntries(changed) }) }];
  });
  const [only] = settled;
  const runs: ReturnType<typeof onlyRuns> =
    why === 'recover' && only ? onlyRuns(setup, state, only) : { changes: [] };
  const thrown = (side: BattleSide) =>
    diceTogether(
      settled
        .filter(({ test }) => setup.units.find(({ id }) => id === test.unit)?.side === side)
        .flatMap(({ faces }) => faces.map((face) => ({ sides: 6, count: 1, sum: face }))),
    );
  const dice = battleSides.flatMap((side) => {
    const of = thrown(side);
    return of.length > 0 ? [[side, of] as const] : [];
  });
  const expected = { mine: 0, theirs: 0 };
  for (const { test } of settled) {
    const side = setup.units.find(({ id }) => id === test.unit)?.side;
    if (side) expected[side] += Math.round(100 * (test.costs ?? 0));
  }
  return {
    do: 'test',
    why,
    tests: settled.map(({ test: { unit, need }, end: { passed }, faces }) => {
      const face = faces.at(-1);
      return { unit, passed, need, ...(face !== undefined && { face }) };
    }),
    changes: [...changes, ...runs.changes],
    ...(dice.length > 0 && { dice: Object.fromEntries(dice) }),
    ...(expected.mine + expected.theirs > 0 && { expected }),
    ...(runs.hand && { hand: runs.hand }),
  };
}
