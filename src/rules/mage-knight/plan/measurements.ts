import { areaOutline, nearestEdge } from './battlefield.ts';
import { type Gap, gapBetween } from './geometry.ts';
import type { Thing } from './placement.ts';
import { type DistanceCode, distanceLimits, keepsLimit } from './placement-limits.ts';
import { type CastlePlan, type PlacedSection, tableEdges } from './plan.ts';

/** A distance of a section that a rule limits, kept or not. Inches. */
export interface Measure extends Gap {
  readonly other: Thing;
  readonly limit: number;
  readonly kept: boolean;
}

/** What is measured from one section; a castle of one section has no neighbour. */
export interface SectionMeasures {
  /** To the starting area of its lord (MK-SET-03). */
  readonly own: Measure;
  /** To that of each opponent, the nearest first (MK-SET-04). */
  readonly opponents: readonly Measure[];
  /** To the nearest section of the same castle (MK-SET-05); that all are one chain is not said here. */
  readonly neighbour?: Measure;
  /** To the nearest edge of the table (MK-SET-06). */
  readonly edge: Measure;
}

function measure(code: DistanceCode, other: Thing, { distance, from, to }: Gap): Measure {
  const { limit } = distanceLimits[code];
  return { other, distance, from, to, limit, kept: keepsLimit(code, distance) };
}

const byDistance = (a: Measure, b: Measure) => a.distance - b.distance;

/** The distances of one section, by its place in the plan's list; a place without a section or owner throws. */
export function measureSection(plan: CastlePlan, index: number): SectionMeasures {
  const section = plan.sections[index];
  if (!section) throw new Error(`no section ${index}`);
  const [own] = areaMeasures(plan, section, (player) => player === section.owner);
  if (!own) throw new Error(`no player ${section.owner}`);
  const neighbour = nearestNeighbour(plan, section);
  const edge = nearestEdge(section.outline, plan);
  return {
    own,
    opponents: areaMeasures(plan, section, (player) => player !== section.owner).sort(byDistance),
    ...(neighbour ? { neighbour } : {}),
    edge: measure('EDGE3', { kind: 'edge', index: tableEdges.indexOf(edge.edge) }, edge),
  };
}

/** The distances of every section of a plan, in its order. */
export function measurements(plan: CastlePlan): readonly SectionMeasures[] {
  return plan.sections.map((_, index) => measureSection(plan, index));
}

function areaMeasures(
  plan: CastlePlan,
  section: PlacedSection,
  wanted: (player: number) => boolean,
): Measure[] {
  return plan.players.flatMap(({ area }, player) => {
    if (!wanted(player)) return [];
    const gap = gapBetween(section.outline, areaOutline(area, plan));
    return [measure(player === section.owner ? 'OWN18' : 'OPP30', { kind: 'area', index: player }, gap)];
  });
}

function nearestNeighbour(plan: CastlePlan, section: PlacedSection): Measure | undefined {
  return plan.sections
    .flatMap((other, index) =>
      other === section || other.owner !== section.owner
        ? []
        : [measure('GAP3', { kind: 'section', index }, gapBetween(section.outline, other.outline))],
    )
    .sort(byDistance)[0];
}
