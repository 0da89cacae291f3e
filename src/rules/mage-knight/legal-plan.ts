import { edgeGap } from './battlefield.ts';
import { castleOwners, chainsAmong, linksAmong, pairsOf, sectionsOf } from './chain.ts';
import { apart, bounds, distance } from './geometry.ts';
import { nearestFirst } from './lattice.ts';
import { atNearestLegalPlace, faultsOf, goodGround, type Movable, names, outlineOf } from './legal-place.ts';
import { checkPlan, type Violation } from './placement.ts';
import { keepsLimit, limits } from './placement-limits.ts';
import {
  type CastlePlan,
  type Outline,
  type PlacedSection,
  type Point,
  type TableEdge,
  tableEdges,
} from './plan.ts';

/** A plan after its pieces were moved to where the rules allow them. */
export interface LegalPlan {
  readonly plan: CastlePlan;
  readonly moved: readonly Movable[];
  /** What moving cannot mend: a castle without an entrance, say, or a piece for which there is no place. */
  readonly left: readonly Violation[];
}

/** In inches; a tape shows no less. */
const step = 0.25;

/** One thing at the nearest place that keeps the rules; undefined where there is none. */
export function legalByMoving(plan: CastlePlan, thing: Movable): LegalPlan | undefined {
  const next = atNearestLegalPlace(plan, thing);
  return next && compared(plan, next);
}

/**
 * Everything that breaks a rule at a place that keeps them, each as near as may be to where it stood. Where one section
 * mends a castle, only that one moves. A castle of which several sections stand on wrong ground is also tried as a whole,
 * as it was built; then what is still wrong with it
 * joins what stands right, the nearest first. Castles go before terrain, and terrain before figures (MK-SET-02).
 */
export function legalPlan(plan: CastlePlan): LegalPlan {
  let next = plan;
  for (const owner of castleOwners(plan)) next = castleMended(next, owner);
  const rest: readonly Movable[] = [
    ...plan.terrain.map((_, index) => ({ kind: 'terrain', index }) as const),
    ...plan.figures.map((_, index) => ({ kind: 'figure', index }) as const),
  ];
  for (const thing of rest) {
    const wrong = checkPlan(next).some((found) => names(found, thing));
    if (wrong) next = atNearestLegalPlace(next, thing) ?? next;
  }
  return compared(plan, next);
}

function compared(before: CastlePlan, plan: CastlePlan): LegalPlan {
  const all: readonly Movable[] = [
    ...plan.sections.map((_, index) => ({ kind: 'section', index }) as const),
    ...plan.terrain.map((_, index) => ({ kind: 'terrain', index }) as const),
    ...plan.figures.map((_, index) => ({ kind: 'figure', index }) as const),
  ];
  const moved = all.filter((thing) => {
    const [was, is] = [outlineOf(before, thing), outlineOf(plan, thing)];
    return was && is && (apart(was.centre, is.centre) > 0 || angleOf(was) !== angleOf(is));
  });
  return { plan, moved, left: checkPlan(plan) };
}

const angleOf = (outline: Outline): number => (outline.shape === 'circle' ? 0 : outline.angle);

/** Sections that could not stand where they do even alone. */
function onWrongGround(plan: CastlePlan, owner: number): readonly number[] {
  const good = goodGround(plan, owner);
  return sectionsOf(plan, owner).filter((index) => {
    const outline = plan.sections[index]?.outline;
    const inside = (edge: TableEdge) => outline && keepsLimit('EDGE3', edgeGap(outline, edge, plan).distance);
    return outline && !(tableEdges.every(inside) && good(outline));
  });
}

function castleMended(plan: CastlePlan, owner: number): CastlePlan {
  const own = sectionsOf(plan, owner);
  const isWrong = (found: Violation) => own.some((index) => names(found, { kind: 'section', index }));
  if (!checkPlan(plan).some(isWrong)) return plan;
  const one = oneMoved(plan, owner);
  if (one) return one;
  const faults = (way: CastlePlan) => checkPlan(way).filter(isWrong).length;
  const whole = onWrongGround(plan, owner).length > 1 ? shifted(plan, owner) : undefined;
  if (whole && faults(whole) === 0) return whole;
  const [best] = [rebuilt(plan, owner), ...(whole ? [rebuilt(whole, owner)] : [])]
    .map((way) => ({ way, wrong: faults(way), moved: totalMove(plan, way) }))
    .sort((a, b) => a.wrong - b.wrong || a.moved - b.moved);
  return best?.way ?? plan;
}

/** One section elsewhere mends the whole castle: of all such ways the shortest, for what stands right should stay. */
function oneMoved(plan: CastlePlan, owner: number): CastlePlan | undefined {
  const own = sectionsOf(plan, owner);
  const isNamed = (index: number) => (found: Violation) => names(found, { kind: 'section', index });
  const findings = checkPlan(plan);
  const wrong = onWrongGround(plan, owner);
  if (wrong.length > 1) return undefined;
  const others = faultsOf(findings.filter((found) => !own.some((index) => isNamed(index)(found))));
  return (wrong.length > 0 ? wrong : own.filter((index) => findings.some(isNamed(index))))
    .flatMap((index) => atNearestLegalPlace(plan, { kind: 'section', index }, others) ?? [])
    .toSorted((a, b) => totalMove(plan, a) - totalMove(plan, b))[0];
}

function totalMove(before: CastlePlan, after: CastlePlan): number {
  return before.sections.reduce((sum, { outline }, index) => {
    const next = after.sections[index]?.outline.centre ?? outline.centre;
    return sum + apart(outline.centre, next);
  }, 0);
}

/** The whole castle moved as it stands to the nearest ground where all of it may stand. */
function shifted(plan: CastlePlan, owner: number): CastlePlan | undefined {
  const wrong = onWrongGround(plan, owner);
  // Those that stand wrong fail first.
  const order = sectionsOf(plan, owner).toSorted(
    (a, b) => Number(wrong.includes(b)) - Number(wrong.includes(a)),
  );
  const outlines = order.flatMap((index) => plan.sections[index]?.outline ?? []);
  const good = goodGround(plan, owner);
  const boxes = outlines.map(bounds);
  const room = {
    left: limits.edge - Math.min(...boxes.map(({ left }) => left)),
    right: plan.width - limits.edge - Math.max(...boxes.map(({ right }) => right)),
    far: limits.edge - Math.min(...boxes.map(({ top }) => top)),
    near: plan.depth - limits.edge - Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  const steps = (from: number, to: number): readonly number[] => {
    const first = Math.ceil(from / step);
    return Array.from(
      { length: Math.max(0, Math.floor(to / step) - first + 1) },
      (_, at) => (first + at) * step,
    );
  };
  const lattice = { xs: steps(room.left, room.right), ys: steps(room.far, room.near) };
  const fits = (way: Point) => outlines.every((outline) => good(movedBy(outline, way)));
  let by: Point | undefined;
  for (const way of nearestFirst(lattice, { x: 0, y: 0 })) {
    if (fits(way)) {
      by = way;
      break;
    }
  }
  if (!by) return undefined;
  const sections = plan.sections.map((section) =>
    section.owner === owner ? { ...section, outline: movedBy(section.outline, by) } : section,
  );
  return { ...plan, sections };
}

const movedBy = (outline: Outline, { x, y }: Point): Outline => ({
  ...outline,
  centre: { x: outline.centre.x + x, y: outline.centre.y + y },
});

/** The sections that stay where they are: the longest chain of those that stand on good ground and in nothing else. */
function standing(plan: CastlePlan, owner: number): readonly number[] {
  const wrong = new Set(onWrongGround(plan, owner));
  for (const { code, thing, other } of checkPlan(plan)) {
    if (code !== 'OVERLAP' || !other || wrong.has(thing.index) || wrong.has(other.index)) continue;
    // The one that was put there later makes way.
    wrong.add(plan.sections[other.index]?.owner === owner ? other.index : thing.index);
  }
  const good = sectionsOf(plan, owner).filter((index) => !wrong.has(index));
  const links = linksAmong(pairsOf(plan, owner)).filter(
    ({ one, other }) => good.includes(one) && good.includes(other),
  );
  return chainsAmong(good, links)[0] ?? [];
}

/** Section after section joins those that stand right, at the nearest place to where it was. */
function rebuilt(plan: CastlePlan, owner: number): CastlePlan {
  const placed = new Map<number, PlacedSection>();
  for (const [index, section] of plan.sections.entries())
    if (section.owner !== owner) placed.set(index, section);
  for (const index of standing(plan, owner)) {
    const section = plan.sections[index];
    if (section) placed.set(index, section);
  }
  let loose = sectionsOf(plan, owner).filter((index) => !placed.has(index));
  while (loose.length > 0) {
    const [next = 0] = loose.toSorted((a, b) => awayFrom(a) - awayFrom(b));
    loose = loose.filter((index) => index !== next);
    const section = plan.sections[next];
    const found = section && joined([...placed.values()], section);
    if (found) placed.set(next, found);
  }
  return { ...plan, sections: plan.sections.map((section, index) => placed.get(index) ?? section) };

  function awayFrom(index: number): number {
    const outline = plan.sections[index]?.outline;
    const own = [...placed.values()].filter((section) => section.owner === owner);
    return outline ? Math.min(...own.map((section) => distance(outline, section.outline))) : 0;
  }

  function joined(others: readonly PlacedSection[], section: PlacedSection): PlacedSection | undefined {
    const without = { ...plan, sections: others };
    const before = faultsOf(checkPlan(without));
    const thing: Movable = { kind: 'section', index: others.length };
    const next = atNearestLegalPlace({ ...plan, sections: [...others, section] }, thing, before);
    return next?.sections[others.length];
  }
}
