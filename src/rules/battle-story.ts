// A battle step by step: what each of them cost, what stood after it, and which of them decided most.
import {
  type BattleEvent,
  type BattleSetup,
  type BattleSide,
  battleSides,
  cameWith,
  freshUnit,
  type UnitState,
} from './battle.ts';
import { battleAfter } from './battle-after.ts';
import type { BattleChoice } from './battle-choice.ts';
import { pointsLeft } from './battle-points.ts';
import type { BattleUnit } from './battle-unit.ts';

type OfSides = Readonly<Record<BattleSide, number>>;

/** Something that happened. */
export interface BattleStep {
  /** How many had happened before it. */
  readonly at: number;
  readonly round: number;
  readonly event: BattleEvent;
  /** What of each side fell by it, as the line counts. */
  readonly lost: OfSides;
  /** What was to fall by it on average, counted alike; absent where its odds were not recorded. */
  readonly expected?: OfSides;
  /** Points that stand after it: what they cost, where that is counted. */
  readonly standing: OfSides;
}

/** Which units it may have changed. */
function unitsIn(event: BattleEvent): readonly string[] {
  switch (event.do) {
    case 'lose':
    case 'mark':
      return [event.unit];
    case 'test':
    case 'fight':
      return [...new Set([...event.changes.map(({ unit }) => unit), ...cameWith(event)])];
    case 'join':
      return [event.unit];
    default:
      return [];
  }
}

/** What the line counts: CP, the points that units have, or clicks of dials. */
export type LineCount = 'cp' | 'points' | 'clicks';

export const lineCount = (setup: BattleSetup): LineCount =>
  countsCost(setup) ? 'cp' : setup.game === 'mage-knight' ? 'clicks' : 'points';

/** Whether what stands is counted in CP: what a tank is to a Minifig only its price says, and of each side one is known. */
function countsCost({ game, units }: BattleSetup): boolean {
  const sides = battleSides.map((side) => units.filter((unit) => unit.side === side));
  return (
    game === 'brikwars' &&
    units.length > 0 &&
    sides.every((own) => own.length === 0 || own.some(({ cost }) => cost))
  );
}

/** What counts of a unit that stands so. */
type Count = (unit: BattleUnit, state: UnitState) => number;

function standingOf(setup: BattleSetup): Count {
  const { game } = setup;
  const points = (unit: BattleUnit, state: UnitState) => pointsLeft(game, unit, state);
  if (!countsCost(setup)) return points;
  return (unit, state) => ((unit.cost ?? 0) * points(unit, state)) / points(unit, freshUnit(unit));
}

/** What an act was to cost on average, as its odds were recorded in points, counted by what those who were in it are worth. */
function expectedIn(setup: BattleSetup, event: BattleEvent, count: Count): OfSides | undefined {
  if ((event.do !== 'fight' && event.do !== 'test') || !event.expected) return undefined;
  const { mine = 0, theirs = 0 } = event.expected;
  const acting = new Set(event.do === 'fight' ? [event.by, event.at, ...unitsIn(event)] : unitsIn(event));
  const worth = (side: BattleSide) => {
    let [counts, points] = [0, 0];
    for (const unit of setup.units) {
      if (unit.side !== side || !acting.has(unit.id)) continue;
      counts += count(unit, freshUnit(unit));
      points += pointsLeft(setup.game, unit, freshUnit(unit));
    }
    return points > 0 ? counts / points : 1;
  };
  return { mine: (worth('mine') * mine) / 100, theirs: (worth('theirs') * theirs) / 100 };
}

/** All points of each side before anything has happened. */
function pointsAtStart(setup: BattleSetup, count: Count): OfSides {
  const all = { mine: 0, theirs: 0 };
  for (const unit of setup.units) if (!unit.late) all[unit.side] += count(unit, freshUnit(unit));
  return all;
}

/** A battle step by step. */
export function battleSteps(setup: BattleSetup, events: readonly BattleEvent[]): readonly BattleStep[] {
  const known = new Map(setup.units.map((unit) => [unit.id, unit]));
  const steps: BattleStep[] = [];
  const count = standingOf(setup);
  let standing = pointsAtStart(setup, count);
  battleAfter(setup, events, (event, { units, round }) => {
    const points = (id: string, of: typeof units) => {
      const unit = known.get(id);
      const state = of.get(id);
      return unit && state ? count(unit, state) : 0;
    };
    const before = unitsIn(event).map((id) => [id, points(id, units), units.has(id)] as const);
    const expected = expectedIn(setup, event, count);
    return (next) => {
      const lost = { mine: 0, theirs: 0 };
      const left = { ...standing };
      for (const [id, had, stood] of before) {
        const side = known.get(id)?.side;
        if (!side) continue;
        const falls = had - points(id, next.units);
        left[side] -= falls;
        // Who arrives is no loss taken back.
        if (stood) lost[side] += falls;
      }
      standing = left;
      steps.push({ at: steps.length, round, event, lost, ...(expected && { expected }), standing: left });
    };
  });
  return steps;
}

/** What stood at one moment: the rounds before it, and how far the round had come. */
export interface LinePoint {
  /** So many things had happened. */
  readonly steps: number;
  /** From 0, when the battle begins, to the number of its rounds. */
  readonly time: number;
  readonly standing: OfSides;
}

/** How the points of both sides went: the beginning, each step that changed them, and the end of each round. */
export function battleLine(setup: BattleSetup, steps: readonly BattleStep[]): readonly LinePoint[] {
  const start = pointsAtStart(setup, standingOf(setup));
  const points: LinePoint[] = [{ steps: 0, time: 0, standing: start }];
  const last = steps.at(-1)?.round ?? 1;
  for (let round = 1; round <= last; round++) {
    const all = steps.filter((step) => step.round === round);
    let before = points.at(-1)?.standing ?? start;
    const changing = all.filter(({ standing }) => {
      const changed = standing.mine !== before.mine || standing.theirs !== before.theirs;
      before = standing;
      return changed;
    });
    for (const [place, { at, standing }] of changing.entries())
      points.push({ steps: at + 1, time: round - 1 + (place + 1) / (changing.length + 1), standing });
    points.push({ steps: (all.at(-1)?.at ?? -1) + 1, time: round, standing: before });
  }
  return points;
}

/** A step that decided much: by its dice, or by what was chosen in it. */
export type BattleMoment = { readonly step: BattleStep } & (
  | {
      readonly kind: 'dice';
      /** What it brought to the player's own side, more than its odds had promised, as the line counts; of the enemy's less than 0. */
      readonly swing: number;
    }
  | { readonly kind: 'choice'; readonly look: BattleChoice }
);

/** So many moments are named. */
const named = 3;

/** Less than this nobody would call luck: a tenth of a point. */
const noticed = 0.1;

/** How far an act came out otherwise than its odds were, as the line counts; undefined where they were not recorded. */
export function swingOf({ lost, expected }: BattleStep): number | undefined {
  return expected && lost.theirs - expected.theirs - (lost.mine - expected.mine);
}

/**
 * The moments that decided a battle, in their order: the choice that gave away most by the odds known then, and acts
 * whose result differed most from what was to be expected of them, in points; where there are too few of these, further
 * choices. Acts without recorded odds are no moments.
 */
export function battleMoments(steps: readonly BattleStep[]): readonly BattleMoment[] {
  const dice = steps
    .flatMap((step): (BattleMoment & { kind: 'dice' })[] => {
      const swing = swingOf(step);
      return swing === undefined || Math.abs(swing) < noticed ? [] : [{ kind: 'dice', step, swing }];
    })
    .toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing));
  // A fight that went on was looked back at once more, from its beginning.
  const looks = new Map<string, BattleMoment & { kind: 'choice' }>();
  for (const step of steps) {
    const { event } = step;
    if (event.do === 'fight' && event.look)
      looks.set(event.stamp, { kind: 'choice', step, look: event.look });
  }
  const choices = [...looks.values()]
    .filter(({ look }) => look.by < 0)
    .toSorted((one, other) => one.look.by - other.look.by);
  const few = Math.min(choices.length, Math.max(1, named - dice.length));
  return [...choices.slice(0, few), ...dice]
    .slice(0, named)
    .toSorted((one, other) => one.step.at - other.step.at);
}
