import { computed, type ReadonlySignal } from '@preact/signals';
import type { SectionMeasures } from '../../rules/mage-knight/plan/measurements.ts';
import type {
  CastlePlan,
  Outline,
  Point,
  StartingArea,
  TableEdge,
} from '../../rules/mage-knight/plan/plan.ts';
import { edgeLength, turnedBy } from '../plan/model.ts';
import type { Held } from './held.ts';
import type { CastleMapModel } from './map-model.ts';

/** A table, and how many quarters clockwise it is turned: 0 to 3. */
interface Turn {
  readonly width: number;
  readonly depth: number;
  readonly quarters: number;
}

/** Where a point of the table lies once the table is turned. */
export function turnPoint({ x, y }: Point, { width, depth, quarters }: Turn): Point {
  switch (quarters) {
    case 1:
      return { x: depth - y, y: x };
    case 2:
      return { x: width - x, y: depth - y };
    case 3:
      return { x: y, y: width - x };
    default:
      return { x, y };
  }
}

/** The table as it lies then, and what turns it back. */
export function turnBack({ width, depth, quarters }: Turn): Turn {
  const across = quarters % 2 === 1;
  return { width: across ? depth : width, depth: across ? width : depth, quarters: (4 - quarters) % 4 };
}

/** A way on the turned table, as it goes on the table that is not turned. */
export function wayBack(right: number, down: number, quarters: number): readonly [number, number] {
  const { x, y } = turnPoint({ x: right, y: down }, { width: 0, depth: 0, quarters: (4 - quarters) % 4 });
  return [x, y];
}

function turnOutline(outline: Outline, turn: Turn): Outline {
  return { ...turnedBy(outline, 90 * turn.quarters), centre: turnPoint(outline.centre, turn) };
}

const around: readonly TableEdge[] = ['near', 'left', 'far', 'right'];

/** Along which edge it lies then; lengths are counted from the left and from the far end. */
function turnArea(area: StartingArea, { width, depth, quarters }: Turn): StartingArea {
  let turned = area;
  let table = { width, depth };
  for (let done = 0; done < quarters; done++) {
    const { edge, from, to } = turned;
    const length = edgeLength(edge, table.width, table.depth);
    const next = around[(around.indexOf(edge) + 1) % around.length] ?? edge;
    const sideways = edge === 'left' || edge === 'right';
    turned = {
      ...turned,
      edge: next,
      from: sideways ? length - to : from,
      to: sideways ? length - from : to,
    };
    table = { width: table.depth, depth: table.width };
  }
  return turned;
}

const known = new WeakMap<CastlePlan, Map<number, CastlePlan>>();

/** The same plan as seen from another side of the table. */
export function turnPlan(plan: CastlePlan, quarters: number): CastlePlan {
  if (quarters === 0) return plan;
  const of = known.get(plan) ?? new Map<number, CastlePlan>();
  known.set(plan, of);
  const there = of.get(quarters);
  if (there) return there;
  const turn = { width: plan.width, depth: plan.depth, quarters };
  const { width, depth } = turnBack(turn);
  const placed = <Item extends { readonly outline: Outline }>(item: Item): Item => ({
    ...item,
    outline: turnOutline(item.outline, turn),
  });
  const turned: CastlePlan = {
    ...plan,
    width,
    depth,
    players: plan.players.map((player) => ({ ...player, area: turnArea(player.area, turn) })),
    sections: plan.sections.map(placed),
    terrain: plan.terrain.map(placed),
    figures: plan.figures.map((figure) => ({ ...figure, centre: turnPoint(figure.centre, turn) })),
  };
  of.set(quarters, turned);
  return turned;
}

type Ended = { readonly from?: Point; readonly to?: Point };

const turnEnds = <Line extends Ended>(line: Line, turn: Turn): Line => ({
  ...line,
  ...(line.from && { from: turnPoint(line.from, turn) }),
  ...(line.to && { to: turnPoint(line.to, turn) }),
});

function turnMeasures(measures: SectionMeasures, turn: Turn): SectionMeasures {
  const { own, opponents, neighbour, edge } = measures;
  return {
    own: turnEnds(own, turn),
    opponents: opponents.map((each) => turnEnds(each, turn)),
    ...(neighbour && { neighbour: turnEnds(neighbour, turn) }),
    edge: turnEnds(edge, turn),
  };
}

function turnHeld(held: Held, turn: Turn): Held {
  const together = held.together.map(({ thing, outline }) => ({
    thing,
    outline: turnOutline(outline, turn),
  }));
  return {
    ...held,
    together,
    outline: turnOutline(held.outline, turn),
    base: turnPlan(held.base, turn.quarters),
  };
}

/** The model as the player sees it, who turns the table: all that is drawn and where fingers are; what is said stays. */
export function turnedModel(model: CastleMapModel): CastleMapModel {
  const turn = computed((): Turn => {
    const { width, depth } = model.plan.value;
    return { width, depth, quarters: model.habits.value.value.turned };
  });
  const seen = <Value>(value: ReadonlySignal<Value>, turned: (value: Value, turn: Turn) => Value) =>
    computed(() => (turn.value.quarters === 0 ? value.value : turned(value.value, turn.value)));
  const back = (at: Point): Point => turnPoint(at, turnBack(turn.peek()));
  const plan = seen(model.plan, (value, { quarters }) => turnPlan(value, quarters));
  const measures = (value: SectionMeasures | undefined, by: Turn) => value && turnMeasures(value, by);
  return {
    ...model,
    plan,
    tableSize: computed(() => ({ width: plan.value.width, height: plan.value.depth })),
    held: seen(model.held, (value, by) => value && turnHeld(value, by)),
    laid: seen(model.laid, (value, { quarters }) => turnPlan(value, quarters)),
    findings: seen(model.findings, (value, by) => value.map((found) => turnEnds(found, by))),
    measures: seen(model.measures, measures),
    laidMeasures: seen(model.laidMeasures, measures),
    enclosed: seen(model.enclosed, (value, by) =>
      value.map((loop) => loop.map((point) => turnPoint(point, by))),
    ),
    lift: (what, at) => model.lift(what, back(at)),
    dragTo: (at) => model.dragTo(back(at)),
  };
}
