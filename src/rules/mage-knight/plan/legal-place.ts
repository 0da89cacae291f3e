import { areaOutline, figureOutline } from './battlefield.ts';
import { castleOwners, chainsAmong, linksAmong, pairsOf } from './chain.ts';
import { enclosedGround, outlinesOf, reachesInto } from './enclosure.ts';
import { apart, bounds, distance } from './geometry.ts';
import { nearestFirst, placesOn } from './lattice.ts';
import { overlap, penetration } from './overlap.ts';
import { checkPlan, overlapAllowance, type Thing, type Violation } from './placement.ts';
import { keepsLimit, limits, type PlacementCode } from './placement-limits.ts';
import type { CastlePlan, Outline } from './plan.ts';
import { tolerance } from './tolerance.ts';

/** What stands on the table and can be put elsewhere. */
export interface Movable extends Thing {
  readonly kind: 'section' | 'terrain' | 'figure';
}

/** A tape shows no less, in inches. */
const quarter = 0.25;

export function outlineOf(plan: CastlePlan, { kind, index }: Movable): Outline | undefined {
  if (kind === 'figure') {
    const figure = plan.figures[index];
    return figure && figureOutline(figure);
  }
  return (kind === 'section' ? plan.sections : plan.terrain)[index]?.outline;
}

/** The plan with one thing elsewhere or turned. */
export function withOutline(plan: CastlePlan, { kind, index }: Movable, outline: Outline): CastlePlan {
  const put = <Item>(list: readonly Item[], change: object): readonly Item[] =>
    list.map((item, place) => (place === index ? { ...item, ...change } : item));
  if (kind === 'section') return { ...plan, sections: put(plan.sections, { outline }) };
  if (kind === 'terrain') return { ...plan, terrain: put(plan.terrain, { outline }) };
  return { ...plan, figures: put(plan.figures, { centre: outline.centre }) };
}

const isThis = (one: Thing, other: Thing | undefined): boolean =>
  one.kind === other?.kind && one.index === other.index;

/** Whether a finding is about a thing: by itself, with another, or as a part of a chain that is cut off, which is not about its neighbour. */
export function names({ thing, other, cutOff }: Violation, movable: Movable): boolean {
  if (cutOff) return movable.kind === 'section' && cutOff.includes(movable.index);
  return isThis(movable, thing) || isThis(movable, other);
}

/** How often each rule of places is broken. */
export type Faults = ReadonlyMap<PlacementCode, number>;

/** No place fixes them, and none brings them about. */
const ofNoPlace: readonly PlacementCode[] = ['CONSENT', 'ORDER', 'PLANK_ORDER', 'DOOR'];

export function faultsOf(findings: readonly Violation[]): Faults {
  const counts = new Map<PlacementCode, number>();
  for (const { code } of findings)
    if (!ofNoPlace.includes(code)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/**
 * Whether a thing stands by the rules where the plan has it, and nothing else is worse for it: no finding is about it, no
 * rule is broken more often than in `before`, a section is within 3 inches of another one of its castle (MK-SET-05), and
 * sections and terrain share no ground.
 */
export function standsLegally(plan: CastlePlan, thing: Movable, before: Faults): boolean {
  const outline = outlineOf(plan, thing);
  if (!outline || !hasRoom(plan, thing, outline) || !isLinked(plan, thing, outline)) return false;
  const findings = checkPlan(plan);
  if (findings.some((found) => names(found, thing))) return false;
  return [...faultsOf(findings)].every(([code, count]) => count <= (before.get(code) ?? 0));
}

/** The outlines of the other sections of its castle. */
function castleWithout({ sections }: CastlePlan, { kind, index }: Movable): readonly Outline[] {
  const owner = kind === 'section' ? sections[index]?.owner : undefined;
  return sections.flatMap((section, place) =>
    section.owner === owner && place !== index ? [section.outline] : [],
  );
}

function isLinked(plan: CastlePlan, thing: Movable, outline: Outline): boolean {
  const others = castleWithout(plan, thing);
  return others.length === 0 || others.some((other) => keepsLimit('GAP3', distance(outline, other)));
}

/** A figure may stand on anything. */
function hasRoom({ sections, terrain }: CastlePlan, { kind, index }: Movable, outline: Outline): boolean {
  if (kind === 'figure') return true;
  const others = kind === 'section' ? terrain : [...sections, ...terrain.filter((_, at) => at !== index)];
  return !others.some((other) => overlap(outline, other.outline));
}

/** What the rules say of a place at a glance; a place that fails cannot be legal. */
function glance(plan: CastlePlan, thing: Movable, before: Faults): (outline: Outline) => boolean {
  if (thing.kind === 'section') return sectionGlance(plan, thing, before);
  if (thing.kind === 'terrain') {
    const castles = castleOwners(plan).map((owner) => ({
      loops: enclosedGround(plan, owner),
      sections: outlinesOf(plan, owner),
    }));
    return (outline) =>
      hasRoom(plan, thing, outline) &&
      !castles.some(({ loops, sections }) => reachesInto(loops, sections, outline));
  }
  const owner = plan.figures[thing.index]?.owner;
  const castles = castleOwners(plan);
  const areas = plan.players.flatMap(({ area }, player) =>
    owner !== undefined && castles.includes(owner) && player !== owner ? [areaOutline(area, plan)] : [],
  );
  const sections = plan.sections.flatMap((section) =>
    section.owner === owner ? [] : [{ outline: section.outline, box: bounds(section.outline) }],
  );
  return (outline) => {
    const box = bounds(outline);
    return (
      sections.every(
        (section) =>
          boxesApart(box, section.box) >= limits.opposingFigure ||
          keepsLimit('OPPFIG30', roughlyApart(outline, section.outline, limits.opposingFigure)),
      ) && areas.every((area) => keepsLimit('FIG18', distance(outline, area)))
    );
  };
}

/** How far two outlines are apart; where that is clearly less than the limit, no more than so far. */
function roughlyApart(a: Outline, b: Outline, limit: number): number {
  const within = (outline: Outline) =>
    outline.shape === 'circle' ? outline.radius : Math.min(outline.width, outline.depth) / 2;
  const most = apart(a.centre, b.centre) - within(a) - within(b);
  return most < limit - 1 ? most : distance(a, b);
}

type Box = ReturnType<typeof bounds>;

/** Never more than the outlines in them are apart. */
function boxesApart(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right);
  return Math.hypot(across, Math.max(0, a.top - b.bottom, b.top - a.bottom));
}

function sectionGlance(plan: CastlePlan, thing: Movable, before: Faults): (outline: Outline) => boolean {
  const { sections } = plan;
  const owner = sections[thing.index]?.owner;
  const places = sections.map((_, place) => place).filter((place) => place !== thing.index);
  const boxes = sections.map((section) => bounds(section.outline));
  const own = places.filter((place) => sections[place]?.owner === owner);
  const links = owner === undefined ? [] : linksAmong(pairsOf(plan, owner));
  const chains = chainsAmong(
    own,
    links.filter(({ one, other }) => one !== thing.index && other !== thing.index),
  );
  const good = goodGround(plan, owner ?? 0);
  const figures = plan.figures.filter((figure) => figure.owner !== owner).map(figureOutline);
  const nearest = figures.map((figure) =>
    Math.min(limits.opposingFigure, ...own.map((place) => apartFrom(place, figure, bounds(figure)))),
  );
  return (outline) => {
    const box = bounds(outline);
    if (!good(outline)) return false;
    const near = places.filter((place) => boxesApart(box, boxes[place] ?? box) <= limits.gap + tolerance);
    const touched = near.filter((place) => keepsLimit('GAP3', apartFrom(place, outline, box)));
    const apartChains = chains.filter((chain) => !chain.some((place) => touched.includes(place)));
    const joined = own.length + 1 - apartChains.reduce((sum, chain) => sum + chain.length, 0);
    return (
      (own.length === 0 || joined > 1) &&
      apartChains.every((chain) => chain.length <= joined) &&
      apartChains.length <= (before.get('GAP3') ?? 0) &&
      near.every((place) => {
        const other = sections[place]?.outline;
        return !other || penetration(outline, other) <= overlapAllowance + tolerance;
      }) &&
      figures.every((figure, at) => distance(outline, figure) >= (nearest[at] ?? 0) - tolerance) &&
      hasRoom(plan, thing, outline)
    );
  };

  function apartFrom(place: number, outline: Outline, box: Box): number {
    const other = sections[place]?.outline;
    if (!other) return Number.POSITIVE_INFINITY;
    return boxesApart(box, boxes[place] ?? box) > limits.opposingFigure
      ? Number.POSITIVE_INFINITY
      : distance(outline, other);
  }
}

/** Whether a section of a player may stand somewhere as far as the starting areas say (MK-SET-03, MK-SET-04). */
export function goodGround(plan: CastlePlan, owner: number): (outline: Outline) => boolean {
  const areas = plan.players.map(({ area }, player) => {
    const outline = areaOutline(area, plan);
    return { own: player === owner, outline, box: bounds(outline) };
  });
  return (outline) => {
    const box = bounds(outline);
    // An area is its own box, and so is what is not askew.
    const exact = outline.shape === 'rectangle' && outline.angle % 90 === 0;
    return areas.every((area) => {
      const atLeast = boxesApart(box, area.box);
      if (exact) return keepsLimit(area.own ? 'OWN18' : 'OPP30', atLeast);
      if (area.own) {
        return keepsLimit('OWN18', atLeast) && keepsLimit('OWN18', distance(outline, area.outline));
      }
      return keepsLimit('OPP30', atLeast) || keepsLimit('OPP30', distance(outline, area.outline));
    });
  };
}

/**
 * The plan with one thing at the nearest place on whole steps of the table where it stands legally (see `standsLegally`),
 * measured from middle to middle; a section or terrain that finds none as it is turned is tried a quarter turn on.
 * Undefined: there is no such place.
 */
export function atNearestLegalPlace(
  plan: CastlePlan,
  thing: Movable,
  before: Faults = faultsOf(checkPlan(plan)),
  step = quarter,
): CastlePlan | undefined {
  const outline = outlineOf(plan, thing);
  if (!outline) return undefined;
  const may = glance(plan, thing, before);
  const margin = thing.kind === 'section' ? limits.edge : 0;
  for (const turned of turnsOf(outline)) {
    for (const centre of nearestFirst(placesOn(plan, turned, step, margin), outline.centre)) {
      const there = { ...turned, centre };
      if (!may(there)) continue;
      const next = withOutline(plan, thing, there);
      if (standsLegally(next, thing, before)) return next;
    }
  }
  return undefined;
}

/** As it is, then a quarter turn on. */
export function turnsOf(outline: Outline): readonly Outline[] {
  if (outline.shape === 'circle' || outline.width === outline.depth) return [outline];
  return [outline, { ...outline, angle: (outline.angle + 90) % 360 }];
}
