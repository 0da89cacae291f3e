import type { MageKnightRuleId } from '../ids.ts';
import { sectionFacts } from '../kinds.ts';
import { areaOutline, edgeGap, figureOutline } from './battlefield.ts';
import { castleOwners, chainsAmong, type Link, linksAmong, pairsOf, sectionsOf } from './chain.ts';
import { loopsAlong, outlinesOf, reachesInto } from './enclosure.ts';
import { type Gap, gapBetween } from './geometry.ts';
import { gapOnce } from './known-gaps.ts';
import { penetration } from './overlap.ts';
import {
  checkOrder,
  codeRules,
  type DistanceCode,
  distanceLimits,
  keepsLimit,
  type PlacementCode,
} from './placement-limits.ts';
import { type CastlePlan, type Outline, type Point, tableEdges } from './plan.ts';
import { tolerance } from './tolerance.ts';

/** What a violation is about; an area and a castle have the place of their player, an edge its place in `tableEdges`. */
const thingKinds = ['section', 'area', 'edge', 'figure', 'terrain', 'castle'] as const;
export type ThingKind = (typeof thingKinds)[number];

export interface Thing {
  readonly kind: ThingKind;
  readonly index: number;
}

/** One thing that a plan may not do. Distances in inches, measured from `from` on the thing to `to` on the other. */
export interface Violation {
  readonly rule: MageKnightRuleId;
  readonly code: PlacementCode;
  readonly thing: Thing;
  readonly other?: Thing;
  readonly distance?: number;
  readonly limit?: number;
  readonly from?: Point;
  readonly to?: Point;
  /** All sections of the chain that stands apart from the rest, `thing` among them (GAP3). */
  readonly cutOff?: readonly number[];
}

/** Sections drawn in quarter inches may run into each other by as much before it is called an overlap. */
export const overlapAllowance = 0.25;

const thing = (kind: ThingKind, index: number): Thing => ({ kind, index });

function violation(
  code: PlacementCode,
  about: Thing,
  rest: Omit<Violation, 'rule' | 'code' | 'thing'> = {},
): Violation {
  return { rule: codeRules[code], code, thing: about, ...rest };
}

function tooFarOrNear(code: DistanceCode, about: Thing, other: Thing, gap: Gap): readonly Violation[] {
  if (keepsLimit(code, gap.distance)) return [];
  return [violation(code, about, { other, limit: distanceLimits[code].limit, ...gap })];
}

/**
 * Everything that is wrong with a table set up with castles (MK-SET-01 to MK-SET-09, MK-SET-11, MK-PLK-01), for each
 * player who has a castle against each opponent (MK-A-07); edge to edge in inches (MK-A-01). Empty: the plan is legal.
 */
export function checkPlan(plan: CastlePlan): readonly Violation[] {
  const owners = castleOwners(plan);
  return [
    ...wholeTable(plan, owners),
    ...overlaps(plan),
    ...owners.flatMap((owner) => castleViolations(plan, owner)),
  ];
}

function wholeTable(plan: CastlePlan, [first]: readonly number[]): readonly Violation[] {
  if (first === undefined) return [];
  const castle = thing('castle', first);
  return [
    ...(plan.consent ? [] : [violation('CONSENT', castle)]),
    ...checkOrder(plan.order).map((code) => violation(code, castle)),
  ];
}

function overlaps({ sections }: CastlePlan): readonly Violation[] {
  return sections.flatMap((one, index) =>
    sections.slice(index + 1).flatMap((other, further) => {
      const { distance: apart, from, to } = gapOnce(one.outline, other.outline);
      const distance = apart > 0 ? 0 : penetration(one.outline, other.outline);
      if (distance <= overlapAllowance + tolerance) return [];
      const place = thing('section', index + 1 + further);
      return [violation('OVERLAP', thing('section', index), { other: place, distance, limit: 0, from, to })];
    }),
  );
}

function castleViolations(plan: CastlePlan, owner: number): readonly Violation[] {
  const pairs = pairsOf(plan, owner);
  return [
    ...sectionsOf(plan, owner).flatMap((index) => sectionViolations(plan, owner, index)),
    ...brokenChain(plan, owner, pairs),
    ...(entrancesOf(plan, owner) > 0 ? [] : [violation('DOOR', thing('castle', owner))]),
    ...terrainInside(plan, owner, pairs),
    ...figureViolations(plan, owner),
  ];
}

/** The entrances of a player's castle, all its sections together (MK-SET-09). */
export function entrancesOf(plan: CastlePlan, owner: number): number {
  const own = plan.sections.filter((section) => section.owner === owner);
  return own.reduce((sum, { kind }) => sum + sectionFacts[kind].doors.length, 0);
}

function sectionViolations(plan: CastlePlan, owner: number, index: number): readonly Violation[] {
  const outline = plan.sections[index]?.outline;
  if (!outline) return [];
  const section = thing('section', index);
  return [
    ...plan.players.flatMap(({ area }, player) => {
      const gap = gapBetween(outline, areaOutline(area, plan));
      return tooFarOrNear(player === owner ? 'OWN18' : 'OPP30', section, thing('area', player), gap);
    }),
    ...tableEdges.flatMap((edge, place) => {
      const gap = edgeGap(outline, edge, plan);
      const other = thing('edge', place);
      return gap.distance < -tolerance
        ? [violation('OUTSIDE', section, { other, limit: 0, ...gap })]
        : tooFarOrNear('EDGE3', section, other, gap);
    }),
  ];
}

/** Each chain but the longest is cut off: the nearest way from it to any other section says by how much. */
function brokenChain(plan: CastlePlan, owner: number, pairs: readonly Link[]): readonly Violation[] {
  const [, ...cut] = chainsAmong(sectionsOf(plan, owner), linksAmong(pairs));
  return cut.flatMap((chain) => {
    const ways = pairs.flatMap(({ one, other, gap }) => {
      if (chain.includes(one) === chain.includes(other)) return [];
      return chain.includes(one)
        ? [{ section: one, rest: other, gap }]
        : [{ section: other, rest: one, gap: { distance: gap.distance, from: gap.to, to: gap.from } }];
    });
    const [nearest] = ways.sort((a, b) => a.gap.distance - b.gap.distance);
    if (!nearest) return [];
    const { section, rest, gap } = nearest;
    return tooFarOrNear('GAP3', thing('section', section), thing('section', rest), gap).map((found) => ({
      ...found,
      cutOff: chain,
    }));
  });
}

function terrainInside(plan: CastlePlan, owner: number, pairs: readonly Link[]): readonly Violation[] {
  if (plan.terrain.length === 0) return [];
  const loops = loopsAlong(plan, linksAmong(pairs));
  const sections = outlinesOf(plan, owner);
  return plan.terrain.flatMap(({ outline }, index) =>
    reachesInto(loops, sections, outline)
      ? [violation('TERRAIN', thing('terrain', index), { other: thing('castle', owner) })]
      : [],
  );
}

/** His figures stay out of every opponent's reach, and the opponents' figures out of the reach of his castle. */
function figureViolations(plan: CastlePlan, owner: number): readonly Violation[] {
  return plan.figures.flatMap((figure, index) => {
    const base = figureOutline(figure);
    const about = thing('figure', index);
    if (figure.owner !== owner) {
      const nearest = nearestSection(plan, owner, base);
      return nearest ? tooFarOrNear('OPPFIG30', about, thing('section', nearest.index), nearest.gap) : [];
    }
    return plan.players.flatMap(({ area }, player) =>
      player === owner
        ? []
        : tooFarOrNear('FIG18', about, thing('area', player), gapBetween(base, areaOutline(area, plan))),
    );
  });
}

/** The section of a castle that is nearest to an outline, and the way to it. */
export function nearestSection(
  plan: CastlePlan,
  owner: number,
  outline: Outline,
): { readonly index: number; readonly gap: Gap } | undefined {
  const ways = plan.sections.flatMap((section, index) =>
    section.owner === owner ? [{ index, gap: gapBetween(outline, section.outline) }] : [],
  );
  return ways.reduce<(typeof ways)[number] | undefined>(
    (best, next) => (best && best.gap.distance <= next.gap.distance ? best : next),
    undefined,
  );
}
