import { type SectionKind, sectionKinds } from '../../rules/mage-knight/kinds.ts';
import {
  type CastlePlan,
  type Outline,
  type PlacingStep,
  type PlanPlayer,
  placingSteps,
  tableEdges,
} from '../../rules/mage-knight/plan.ts';
import {
  edgeLength,
  leastArea,
  leastTable,
  mostFigures,
  mostPlayers,
  mostSections,
  mostSize,
  mostTable,
  mostTerrain,
} from './model.ts';

const kindLetters: Readonly<Record<SectionKind, string>> = {
  keep: 'k',
  'round-tower': 'r',
  gatehouse: 'g',
  wall: 'w',
  'door-wall': 'd',
};
const stepLetters: Readonly<Record<PlacingStep, string>> = {
  castle: 'c',
  planks: 'p',
  terrain: 't',
  figures: 'f',
};

const numbers = (values: readonly number[]): string =>
  values.map((value) => Number(value.toFixed(3))).join('-');

function outlineText(outline: Outline): string {
  const { x, y } = outline.centre;
  return outline.shape === 'circle'
    ? numbers([x, y, outline.radius])
    : numbers([x, y, outline.width, outline.depth, outline.angle]);
}

/**
 * A plan as text for links and drafts: `v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3&s=k0-18-60-6-6-0,r0-…`, with `x`
 * for terrain and `f` for figures. Lengths in inches to a thousandth, at most 2,000 characters with everything full.
 */
export function encodePlan(plan: CastlePlan): string {
  const fields = [
    'v=1',
    `t=${numbers([plan.width, plan.depth])}`,
    `c=${plan.consent ? 1 : 0}`,
    `o=${plan.order.map((step) => stepLetters[step]).join('')}`,
    ...plan.players.map(({ area }) => `a=${area.edge}-${numbers([area.from, area.to, area.depth])}`),
  ];
  const things: readonly (readonly [string, readonly string[]])[] = [
    ['s', plan.sections.map((it) => `${kindLetters[it.kind]}${it.owner}-${outlineText(it.outline)}`)],
    ['x', plan.terrain.map((it) => `${it.owner}-${outlineText(it.outline)}`)],
    ['f', plan.figures.map((it) => `${it.owner}-${numbers([it.centre.x, it.centre.y, it.radius])}`)],
  ];
  for (const [key, texts] of things) if (texts.length > 0) fields.push(`${key}=${texts.join(',')}`);
  return fields.join('&');
}

function readNumbers(texts: readonly string[]): readonly number[] | undefined {
  if (!texts.every((text) => /^\d{1,3}(?:\.\d{1,3})?$/.test(text))) return undefined;
  return texts.map(Number);
}

const within = (value: number | undefined, least: number, most: number): value is number =>
  value !== undefined && value >= least && value <= most;

function readOutline(texts: readonly string[], width: number, depth: number): Outline | undefined {
  const read = readNumbers(texts);
  const [x, y, across, along, angle] = read ?? [];
  if (!within(x, 0, width) || !within(y, 0, depth) || !within(across, 0.125, mostSize)) return undefined;
  const centre = { x, y };
  if (texts.length === 3) return { shape: 'circle', centre, radius: across };
  if (texts.length !== 5 || !within(along, 0.125, mostSize) || !within(angle, 0, 359.999)) return undefined;
  return { shape: 'rectangle', centre, width: across, depth: along, angle };
}

function readPlayer(text: string, width: number, depth: number): PlanPlayer | undefined {
  const [edgeText, ...rest] = text.split('-');
  const edge = tableEdges.find((known) => known === edgeText);
  const read = readNumbers(rest);
  if (!edge || read?.length !== 3) return undefined;
  const [from, to, deep] = read;
  const long = edgeLength(edge, width, depth);
  const across = edgeLength(edge === 'near' || edge === 'far' ? 'left' : 'near', width, depth);
  if (!within(from, 0, long) || !within(to, from + leastArea, long) || !within(deep, leastArea, across))
    return undefined;
  return { area: { edge, from, to, depth: deep } };
}

/** All of a list, or nothing: a link that is not wholly understood is no plan. */
function readAll<T>(texts: readonly string[], most: number, read: (text: string) => T | undefined) {
  const found = texts.map(read).filter((value) => value !== undefined);
  return texts.length <= most && found.length === texts.length ? found : undefined;
}

/** The plan that a text says; undefined for anything that is not wholly understood. */
export function decodePlan(text: string): CastlePlan | undefined {
  const fields = new URLSearchParams(text);
  const listOf = (key: string) => (fields.get(key) ?? '').split(',').filter((item) => item !== '');
  const [width, depth, ...more] = readNumbers((fields.get('t') ?? '').split('-')) ?? [];
  if (fields.get('v') !== '1' || more.length > 0) return undefined;
  if (!within(width, leastTable, mostTable) || !within(depth, leastTable, mostTable)) return undefined;

  const players = readAll(fields.getAll('a'), mostPlayers, (player) => readPlayer(player, width, depth));
  if (!players || players.length < 2) return undefined;
  const ownerOf = (text: string | undefined) => {
    const owner = /^\d$/.test(text ?? '') ? Number(text) : players.length;
    return owner < players.length ? owner : undefined;
  };

  const sections = readAll(listOf('s'), mostSections, (item) => {
    const [head = '', ...rest] = item.split('-');
    const kind = sectionKinds.find((known) => kindLetters[known] === head[0]);
    const owner = ownerOf(head.slice(1));
    const outline = readOutline(rest, width, depth);
    return kind && owner !== undefined && outline ? { kind, owner, outline } : undefined;
  });
  const terrain = readAll(listOf('x'), mostTerrain, (item) => {
    const [head, ...rest] = item.split('-');
    const owner = ownerOf(head);
    const outline = readOutline(rest, width, depth);
    return owner !== undefined && outline ? { owner, outline } : undefined;
  });
  const figures = readAll(listOf('f'), mostFigures, (item) => {
    const [head, ...rest] = item.split('-');
    const owner = ownerOf(head);
    const outline = readOutline(rest, width, depth);
    return owner !== undefined && outline?.shape === 'circle'
      ? { owner, centre: outline.centre, radius: outline.radius }
      : undefined;
  });

  const letters = fields.get('o') ?? '';
  const order = placingSteps
    .filter((step) => letters.includes(stepLetters[step]))
    .sort((a, b) => letters.indexOf(stepLetters[a]) - letters.indexOf(stepLetters[b]));
  const consent = fields.get('c');
  if (!sections || !terrain || !figures || order.length !== letters.length) return undefined;
  if (consent !== '0' && consent !== '1') return undefined;
  return { width, depth, players, sections, terrain, figures, consent: consent === '1', order };
}
