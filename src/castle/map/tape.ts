import type { Measure, SectionMeasures } from '../../rules/mage-knight/plan/measurements.ts';
import { measureSection } from '../../rules/mage-knight/plan/measurements.ts';
import type { Violation } from '../../rules/mage-knight/plan/placement.ts';
import {
  type Comparison,
  type DistanceCode,
  distanceLimits,
} from '../../rules/mage-knight/plan/placement-limits.ts';
import type { CastlePlan, Point } from '../../rules/mage-knight/plan/plan.ts';

/**
 * The distance that is shown of all: of those that break a rule the one that does so most, else the one with the least
 * to spare. Inches.
 */
export interface Tape {
  readonly from: Point;
  readonly to: Point;
  readonly distance: number;
  readonly limit: number;
  readonly comparison: Comparison;
  readonly kept: boolean;
}

/** Negative by so much as a rule is broken. */
const toSpare = ({ distance, limit, comparison }: Tape): number =>
  comparison === 'at-most' ? limit - distance : distance - limit;

function worst(tapes: readonly Tape[]): Tape | undefined {
  // Of what touches there is nothing to be drawn.
  const rated = tapes
    .filter(({ kept, distance }) => !kept || distance > 0)
    .map((tape) => ({ tape, spare: toSpare(tape) }));
  rated.sort((a, b) => Number(a.tape.kept) - Number(b.tape.kept) || a.spare - b.spare);
  return rated[0]?.tape;
}

function tapesOf({ own, opponents, neighbour, edge }: SectionMeasures): readonly Tape[] {
  const tape = (code: DistanceCode, measures: readonly (Measure | undefined)[]) =>
    measures.flatMap((measure) =>
      measure ? [{ ...measure, comparison: distanceLimits[code].comparison }] : [],
    );
  return [
    ...tape('OWN18', [own]),
    ...tape('OPP30', opponents),
    ...tape('GAP3', [neighbour]),
    ...tape('EDGE3', [edge]),
  ];
}

/** The worst distance of one section. */
export function tapeOfSection(measures: SectionMeasures): Tape | undefined {
  return worst(tapesOf(measures));
}

/** The worst distance among what is wrong. */
function tapeOfFindings(findings: readonly Violation[]): Tape | undefined {
  return worst(
    findings.flatMap(({ code, from, to, distance, limit }) =>
      code in distanceLimits && from && to && distance !== undefined && limit !== undefined
        ? [
            {
              from,
              to,
              distance,
              limit,
              kept: false,
              comparison: distanceLimits[code as DistanceCode].comparison,
            },
          ]
        : [],
    ),
  );
}

/** The worst distance of all that stands on the table. */
export function tapeOfPlan(plan: CastlePlan, findings: readonly Violation[]): Tape | undefined {
  return (
    tapeOfFindings(findings) ??
    worst(plan.sections.flatMap((_, index) => tapesOf(measureSection(plan, index))))
  );
}
