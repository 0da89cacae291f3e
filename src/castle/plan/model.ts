import { type SectionKind, sectionKinds } from '../../rules/mage-knight/kinds.ts';
import { areaOutline } from '../../rules/mage-knight/plan/battlefield.ts';
import { measureSection as measureOf } from '../../rules/mage-knight/plan/measurements.ts';
import type { Violation } from '../../rules/mage-knight/plan/placement.ts';
import {
  type CastlePlan,
  type Outline,
  type PlacedFigure,
  type PlanPlayer,
  type Point,
  placingSteps,
  type StartingArea,
  type TableEdge,
} from '../../rules/mage-knight/plan/plan.ts';

export { measureOf };

/** So much still fits into a link, at the longest numbers. */
export const mostSections = 30;

export const mostTerrain = 12;

export const mostFigures = 12;

/** Letters of the name of a figure. */
export const longestFigureName = 16;

/** A name as it may stand in a plan; none at all is one, too. */
export function isFigureName(name: string): boolean {
  return name === name.trim() && [...name].length <= longestFigureName;
}

export const mostPlayers = 4;

/** Inches. */
export const leastTable = 12;

export const mostTable = 144;

export const mostSize = 36;

export const leastSize = 0.5;

export const leastArea = 1;

export const tableSizes = [
  { width: 36, depth: 36 },
  { width: 48, depth: 48 },
  { width: 36, depth: 72 },
] as const;

/** What stands in the tray: the sections, and what else the rules of placing ask about. */
export type TrayKind = SectionKind | 'terrain' | 'figure';

export type ThingKind = 'section' | 'terrain' | 'figure';

/** Everything that is put on the table. */
export const trayKinds: readonly TrayKind[] = [...sectionKinds, 'terrain', 'figure'];

/** One thing on the table: its place in the list of its kind. */
export interface Thing {
  readonly kind: ThingKind;
  readonly index: number;
}

/** Width and depth in inches; the diameter twice for what is round. */
export interface Footprint {
  readonly width: number;
  readonly depth: number;
}

/** Rough guesses, for the castle text names no sizes. */
export const guessedFootprints: Readonly<Record<TrayKind, Footprint>> = {
  keep: { width: 6, depth: 6 },
  'round-tower': { width: 4, depth: 4 },
  gatehouse: { width: 6, depth: 4 },
  wall: { width: 6, depth: 2 },
  'door-wall': { width: 6, depth: 2 },
  terrain: { width: 6, depth: 4 },
  figure: { width: 1.5, depth: 1.5 },
};

/** Inches along an edge of the table. */
export function edgeLength(edge: TableEdge, width: number, depth: number): number {
  return edge === 'near' || edge === 'far' ? width : depth;
}

/** 3 inches deep, along the whole of the near and the far edge, and along the middle of the others. */
export function defaultArea(edge: TableEdge, width: number, depth: number): StartingArea {
  const length = edgeLength(edge, width, depth);
  const side = edge === 'left' || edge === 'right';
  const margin = side ? Math.floor(length / 4) : 0;
  return { edge, from: margin, to: length - margin, depth: 3 };
}

export function defaultPlayers(count: number, width: number, depth: number): readonly PlanPlayer[] {
  const edges: readonly TableEdge[] = ['near', 'far', 'left', 'right'];
  return edges.slice(0, count).map((edge) => ({ area: defaultArea(edge, width, depth) }));
}

export const emptyPlan: CastlePlan = {
  width: 36,
  depth: 72,
  players: defaultPlayers(2, 36, 72),
  sections: [],
  terrain: [],
  figures: [],
  consent: true,
  order: placingSteps,
};

/** Nobody measures finer, and links stay short. */
export const thousandth = (value: number): number => Math.round(value * 1000) / 1000;

export function outlineOf(plan: CastlePlan, { kind, index }: Thing): Outline | undefined {
  if (kind === 'section') return plan.sections[index]?.outline;
  if (kind === 'terrain') return plan.terrain[index]?.outline;
  const figure = plan.figures[index];
  return figure && { shape: 'circle', centre: figure.centre, radius: figure.radius };
}

export function sizeOf(outline: Outline): Footprint {
  if (outline.shape === 'rectangle') return { width: outline.width, depth: outline.depth };
  return { width: outline.radius * 2, depth: outline.radius * 2 };
}

export function ownerOf(plan: CastlePlan, { kind, index }: Thing): number {
  const list = kind === 'section' ? plan.sections : kind === 'terrain' ? plan.terrain : plan.figures;
  return list[index]?.owner ?? 0;
}

/** What in the tray a thing is like. */
export function trayKindOf(plan: CastlePlan, { kind, index }: Thing): TrayKind {
  return kind === 'section' ? (plan.sections[index]?.kind ?? 'wall') : kind;
}

/** A player's starting area from its far left corner. */
export function areaOf(plan: CastlePlan, player: number): Point & Footprint {
  const area = plan.players[player]?.area;
  const outline = area && areaOutline(area, plan);
  if (outline?.shape !== 'rectangle') return { x: 0, y: 0, width: 0, depth: 0 };
  const { centre, width, depth } = outline;
  return { x: centre.x - width / 2, y: centre.y - depth / 2, width, depth };
}

/** Every thing on the table, sections first. */
export function thingsOf(plan: CastlePlan): readonly Thing[] {
  return [
    ...plan.sections.map((_, index) => ({ kind: 'section', index }) as const),
    ...plan.terrain.map((_, index) => ({ kind: 'terrain', index }) as const),
    ...plan.figures.map((_, index) => ({ kind: 'figure', index }) as const),
  ];
}

/** The plan with one thing changed in outline, owner or both. */
export function withThing(
  plan: CastlePlan,
  { kind, index }: Thing,
  change: { readonly outline?: Outline; readonly owner?: number },
): CastlePlan {
  if (kind === 'figure') {
    const figure = plan.figures[index];
    if (!figure) return plan;
    const { outline, owner = figure.owner } = change;
    const round = outline?.shape === 'circle' ? { centre: outline.centre, radius: outline.radius } : {};
    return { ...plan, figures: plan.figures.with(index, { ...figure, ...round, owner }) };
  }
  if (kind === 'terrain') {
    const piece = plan.terrain[index];
    return piece ? { ...plan, terrain: plan.terrain.with(index, { ...piece, ...change }) } : plan;
  }
  const section = plan.sections[index];
  return section ? { ...plan, sections: plan.sections.with(index, { ...section, ...change }) } : plan;
}

export function withoutThing(plan: CastlePlan, { kind, index }: Thing): CastlePlan {
  if (kind === 'section') return { ...plan, sections: plan.sections.toSpliced(index, 1) };
  if (kind === 'terrain') return { ...plan, terrain: plan.terrain.toSpliced(index, 1) };
  return { ...plan, figures: plan.figures.toSpliced(index, 1) };
}

/** The plan with something else said of one of its figures: its name, without blanks around it, and whether it has lost heart. */
export function withFigure(plan: CastlePlan, index: number, part: FigureLabel): CastlePlan {
  const figure = plan.figures[index];
  if (!figure) return plan;
  const { name, demoralised, ...base } = { ...figure, ...part };
  const called = [...(name ?? '').trim()].slice(0, longestFigureName).join('').trim();
  const shown = { ...base, ...(called && { name: called }), ...(demoralised && { demoralised }) };
  return { ...plan, figures: plan.figures.with(index, shown) };
}

/** What may be said of a figure in a plan. */
export type FigureLabel = Pick<PlacedFigure, 'name' | 'demoralised'>;

/** Whether a plan holds as many as it may. */
export function isFull(plan: CastlePlan, kind: TrayKind): boolean {
  if (kind === 'terrain') return plan.terrain.length >= mostTerrain;
  if (kind === 'figure') return plan.figures.length >= mostFigures;
  return plan.sections.length >= mostSections;
}

/** The plan with one thing more, and which one it is. */
export function withNew(
  plan: CastlePlan,
  kind: TrayKind,
  owner: number,
  outline: Outline,
): readonly [CastlePlan, Thing] {
  if (kind === 'terrain') {
    const thing: Thing = { kind: 'terrain', index: plan.terrain.length };
    return [{ ...plan, terrain: [...plan.terrain, { owner, outline }] }, thing];
  }
  if (kind === 'figure') {
    const radius = outline.shape === 'circle' ? outline.radius : outline.width / 2;
    const thing: Thing = { kind: 'figure', index: plan.figures.length };
    return [{ ...plan, figures: [...plan.figures, { owner, centre: outline.centre, radius }] }, thing];
  }
  const thing: Thing = { kind: 'section', index: plan.sections.length };
  return [{ ...plan, sections: [...plan.sections, { kind, owner, outline }] }, thing];
}

/** Round towers and bases are round; all else has four corners. */
export function outlineAt(kind: TrayKind, size: Footprint, centre: Point, angle = 0): Outline {
  if (kind === 'round-tower' || kind === 'figure') return { shape: 'circle', centre, radius: size.width / 2 };
  return { shape: 'rectangle', centre, width: size.width, depth: size.depth, angle };
}

/** Half of the room that an outline takes left to right and far to near. */
export function halfExtent(outline: Outline): Point {
  if (outline.shape === 'circle') return { x: outline.radius, y: outline.radius };
  const { width, depth } = outline;
  if (outline.angle % 180 === 0) return { x: width / 2, y: depth / 2 };
  if (outline.angle % 90 === 0) return { x: depth / 2, y: width / 2 };
  const turn = (outline.angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return { x: (width * cos + depth * sin) / 2, y: (width * sin + depth * cos) / 2 };
}

/** The same outline elsewhere, no further out than the edge of the table, unless it is larger than the table. */
export function movedTo(outline: Outline, to: Point, plan: CastlePlan): Outline {
  const half = halfExtent(outline);
  const inside = (value: number, room: number, length: number) =>
    2 * room >= length ? length / 2 : Math.min(length - room, Math.max(room, value));
  const x = thousandth(inside(to.x, half.x, plan.width));
  const y = thousandth(inside(to.y, half.y, plan.depth));
  return { ...outline, centre: { x, y } };
}

export function turnedBy(outline: Outline, degrees: number): Outline {
  if (outline.shape === 'circle') return outline;
  return { ...outline, angle: (((outline.angle + degrees) % 360) + 360) % 360 };
}

/**
 * The plan on a table of another size: what is a player's stays as it stands to his starting area, his castle in its
 * shape, and no further out than the edge; default areas stay default.
 */
export function withTable(plan: CastlePlan, width: number, depth: number): CastlePlan {
  const players = plan.players.map(({ area }) => ({ area: fittedArea(plan, area, width, depth) }));
  const sized: CastlePlan = { ...plan, width, depth, players };
  const shifts = players.map((_, owner) => castleShift(plan, sized, owner));
  return thingsOf(sized).reduce((next: CastlePlan, thing) => {
    const outline = outlineOf(next, thing);
    const shift = shifts[ownerOf(next, thing)];
    if (!outline || !shift) return next;
    const to = { x: outline.centre.x + shift.x, y: outline.centre.y + shift.y };
    return withThing(next, thing, { outline: movedTo(outline, to, next) });
  }, sized);
}

/** How far a player's starting area is from where it was, on a table of another size. */
export function areaShift(before: CastlePlan, now: CastlePlan, owner: number): Point {
  const [was, is] = [areaOf(before, owner), areaOf(now, owner)];
  return { x: is.x + is.width / 2 - was.x - was.width / 2, y: is.y + is.depth / 2 - was.y - was.depth / 2 };
}

/** The same for his castle, which as a whole stays on the table if it has room there. */
function castleShift(before: CastlePlan, now: CastlePlan, owner: number): Point {
  const shift = areaShift(before, now, owner);
  const own = before.sections.filter((section) => section.owner === owner);
  if (own.length === 0) return shift;
  const boxes = own.map(({ outline: { centre }, outline }) => ({ centre, half: halfExtent(outline) }));
  const inside = (along: 'x' | 'y', length: number): number => {
    const from = Math.min(...boxes.map(({ centre, half }) => centre[along] - half[along]));
    const to = Math.max(...boxes.map(({ centre, half }) => centre[along] + half[along]));
    const by = shift[along];
    return from + by < 0 ? -from : to + by > length ? Math.max(-from, length - to) : by;
  };
  return { x: inside('x', now.width), y: inside('y', now.depth) };
}

function fittedArea(plan: CastlePlan, area: StartingArea, width: number, depth: number): StartingArea {
  const plain = defaultArea(area.edge, plan.width, plan.depth);
  const next = defaultArea(area.edge, width, depth);
  if (area.from === plain.from && area.to === plain.to) return { ...next, depth: area.depth };
  return boundedArea(area, width, depth);
}

/** An area with every number where the table allows it. */
export function boundedArea(area: StartingArea, width: number, depth: number): StartingArea {
  const length = edgeLength(area.edge, width, depth);
  const across = width + depth - length;
  const from = Math.min(Math.max(0, area.from), length - leastArea);
  return {
    edge: area.edge,
    from,
    to: Math.min(length, Math.max(from + leastArea, area.to)),
    depth: Math.min(across, Math.max(leastArea, area.depth)),
  };
}

/** More or fewer players: who leaves takes his things along. */
export function withPlayers(plan: CastlePlan, count: number): CastlePlan {
  const plain = defaultPlayers(count, plan.width, plan.depth);
  const stays = ({ owner }: { readonly owner: number }) => owner < count;
  return {
    ...plan,
    players: plain.map((player, index) => plan.players[index] ?? player),
    sections: plan.sections.filter(stays),
    terrain: plan.terrain.filter(stays),
    figures: plan.figures.filter(stays),
  };
}

type Named = Violation['thing'];

export function isSameThing(one: Named, other: Named | undefined): boolean {
  return one.kind === other?.kind && one.index === other.index;
}
