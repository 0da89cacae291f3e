import type { MageKnightRuleId } from '../ids.ts';
import { areaOutline, figureOutline } from './battlefield.ts';
import { chainsOf, linksAmong, pairsOf, sectionsOf } from './chain.ts';
import { loopsAlong, outlinesOf, reachesInto } from './enclosure.ts';
import { distance } from './geometry.ts';
import { measureSection } from './measurements.ts';
import { entrancesOf, nearestSection } from './placement.ts';
import {
  checkOrder,
  codeRules,
  type DistanceCode,
  distanceLimits,
  keepsLimit,
  type PlacementCode,
} from './placement-limits.ts';
import type { CastlePlan, PlacingStep } from './plan.ts';

/** The distances of one section as a tape gives them, in inches; what was not measured is left out. */
export interface TapeRow {
  readonly own?: number;
  /** To the nearest starting area of an opponent. */
  readonly opponent?: number;
  /** To the nearest other section of the castle. */
  readonly neighbour?: number;
  readonly edge?: number;
}

/** One player's castle as it is measured at the table: distances without a place. Inches. */
export interface Tape {
  readonly sections: readonly TapeRow[];
  /** All sections are one chain (MK-A-02). */
  readonly linked: boolean;
  readonly entrances: number;
  /** Pieces of terrain in the enclosed ground. */
  readonly enclosedTerrain: number;
  readonly order: readonly PlacingStep[];
  readonly consent: boolean;
  /** From each figure of the castle's lord to the nearest starting area of an opponent. */
  readonly figures: readonly number[];
  /** From each opposing figure to the castle. */
  readonly opposingFigures: readonly number[];
}

/** A code that the tape can find; what a map alone can show is not among them. */
export type TapeCode = Exclude<PlacementCode, 'OVERLAP' | 'OUTSIDE'>;

/** What is wrong: in which row, where it is a distance of a section or figure, and by how much. */
export interface TapeIssue {
  readonly rule: MageKnightRuleId;
  readonly code: TapeCode;
  readonly row?: number;
  readonly distance?: number;
  readonly limit?: number;
}

/**
 * What is wrong with a castle that was measured with a tape (MK-SET-01 to MK-SET-09, MK-SET-11, MK-PLK-01); empty: all
 * that was measured is legal.
 */
export function checkTape(tape: Tape): readonly TapeIssue[] {
  const column = (name: keyof TapeRow) => tape.sections.map((row) => row[name]);
  const gaps = tooFarOrNear('GAP3', column('neighbour'));
  return [
    ...(tape.consent ? [] : [issue('CONSENT')]),
    ...checkOrder(tape.order).map(issue),
    ...tooFarOrNear('OWN18', column('own')),
    ...tooFarOrNear('OPP30', column('opponent')),
    ...gaps,
    ...(tape.linked || gaps.length > 0 ? [] : [issue('GAP3')]),
    ...tooFarOrNear('EDGE3', column('edge')),
    ...(tape.entrances > 0 ? [] : [issue('DOOR')]),
    ...(tape.enclosedTerrain > 0 ? [issue('TERRAIN')] : []),
    ...tooFarOrNear('FIG18', tape.figures),
    ...tooFarOrNear('OPPFIG30', tape.opposingFigures),
  ];
}

function issue(code: TapeCode): TapeIssue {
  return { rule: codeRules[code], code };
}

function tooFarOrNear(code: DistanceCode, measured: readonly (number | undefined)[]): readonly TapeIssue[] {
  const { limit } = distanceLimits[code];
  return measured.flatMap((found, row) =>
    found === undefined || keepsLimit(code, found) ? [] : [{ ...issue(code), row, distance: found, limit }],
  );
}

/** What the tape would show of a player's castle on a planned table. */
export function tapeOf(plan: CastlePlan, owner: number): Tape {
  const own = sectionsOf(plan, owner);
  const loops = loopsAlong(plan, linksAmong(pairsOf(plan, owner)));
  const outlines = outlinesOf(plan, owner);
  return {
    sections: own.map((index) => rowOf(plan, index)),
    linked: chainsOf(plan, owner).length <= 1,
    entrances: entrancesOf(plan, owner),
    enclosedTerrain: plan.terrain.filter(({ outline }) => reachesInto(loops, outlines, outline)).length,
    order: plan.order,
    consent: plan.consent,
    ...figureDistances(plan, owner),
  };
}

function rowOf(plan: CastlePlan, index: number): TapeRow {
  const { own, opponents, neighbour, edge } = measureSection(plan, index);
  const [opponent] = opponents;
  return {
    own: own.distance,
    ...(opponent ? { opponent: opponent.distance } : {}),
    ...(neighbour ? { neighbour: neighbour.distance } : {}),
    edge: edge.distance,
  };
}

function figureDistances(plan: CastlePlan, owner: number): Pick<Tape, 'figures' | 'opposingFigures'> {
  const areas = plan.players.flatMap(({ area }, player) =>
    player === owner ? [] : [areaOutline(area, plan)],
  );
  const figures: number[] = [];
  const opposingFigures: number[] = [];
  for (const figure of plan.figures) {
    const base = figureOutline(figure);
    if (figure.owner === owner && areas.length > 0) {
      figures.push(Math.min(...areas.map((area) => distance(base, area))));
    } else if (figure.owner !== owner) {
      const nearest = nearestSection(plan, owner, base);
      if (nearest) opposingFigures.push(nearest.gap.distance);
    }
  }
  return { figures, opposingFigures };
}
