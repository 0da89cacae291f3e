import { type SectionKind, sectionKinds } from '../../rules/mage-knight/kinds.ts';
import {
  type CastlePlan,
  type Outline,
  type PlacedFigure,
  type PlacingStep,
  type PlanPlayer,
  placingSteps,
  tableEdges,
} from '../../rules/mage-knight/plan/plan.ts';
import {
  edgeLength,
  guessedFootprints,
  isFigureName,
  isFull,
  leastArea,
  leastTable,
  mostFigures,
  mostPlayers,
  mostSections,
  mostSize,
  mostTable,
  mostTerrain,
  outlineAt,
  type TrayKind,
  withNew,
} from './model.ts';

/** Letters of a link. */
const longestLink = 2000;

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
 * for terrain and `f` for figures, `n` for the name of each figure up to the last that has one and `d` for those that are
 * demoralised. Lengths in inches to a thousandth, at most 2,000 characters with everything full.
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
  fields.push(...namesOf(plan).map((name) => `n=${name}`));
  const lost = plan.figures.flatMap(({ demoralised }, place) => (demoralised ? [place] : []));
  if (lost.length > 0) fields.push(`d=${numbers(lost)}`);
  return fields.join('&');
}

/** The names of the figures as a link has them, up to the last one. */
function namesOf({ figures }: CastlePlan): readonly string[] {
  const last = figures.findLastIndex(({ name }) => name !== undefined);
  return figures.slice(0, last + 1).map(({ name = '' }) => encodeURIComponent(name).replaceAll('%20', '+'));
}

/** What each piece takes of a link at the longest numbers, and what the table does. */
const room = { section: 36, terrain: 34, figure: 25, player: 32, table: 32 } as const;

/** Whether a link holds a plan, wherever its pieces go: names of figures share the room with the pieces. */
export function fitsLink(plan: CastlePlan): boolean {
  const { sections, terrain, figures, players } = plan;
  const names = namesOf(plan).reduce((sum, name) => sum + name.length + 3, 0);
  const lost = figures.some(({ demoralised }) => demoralised) ? 3 * figures.length : 0;
  if (names + lost === 0) return true;
  return (
    room.table +
      room.player * players.length +
      room.section * sections.length +
      room.terrain * terrain.length +
      room.figure * figures.length +
      names +
      lost <=
    longestLink
  );
}

/** Whether a plan, or a link, has no room for one thing more. */
export function noRoomFor(plan: CastlePlan, kind: TrayKind): boolean {
  return (
    isFull(plan, kind) ||
    !fitsLink(withNew(plan, kind, 0, outlineAt(kind, guessedFootprints[kind], { x: 0, y: 0 }))[0])
  );
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

/** The figures with what was said of each; nothing where that is not understood. */
function withNames(
  figures: readonly PlacedFigure[],
  names: readonly string[],
  demoralised: string | null,
): readonly PlacedFigure[] | undefined {
  const lost = demoralised === null ? [] : demoralised.split('-');
  const isPlace = (text: string) => /^\d{1,2}$/.test(text) && Number(text) < figures.length;
  if (names.length > figures.length || !names.every(isFigureName) || !lost.every(isPlace)) return undefined;
  return figures.map((figure, place) => ({
    ...figure,
    ...(names[place] ? { name: names[place] } : {}),
    ...(lost.includes(String(place)) ? { demoralised: true } : {}),
  }));
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
  const bases = readAll(listOf('f'), mostFigures, (item) => {
    const [head, ...rest] = item.split('-');
    const owner = ownerOf(head);
    const outline = readOutline(rest, width, depth);
    return owner !== undefined && outline?.shape === 'circle'
      ? { owner, centre: outline.centre, radius: outline.radius }
      : undefined;
  });

  const figures = bases && withNames(bases, fields.getAll('n'), fields.get('d'));

  const letters = fields.get('o') ?? '';
  const order = placingSteps
    .filter((step) => letters.includes(stepLetters[step]))
    .sort((a, b) => letters.indexOf(stepLetters[a]) - letters.indexOf(stepLetters[b]));
  const consent = fields.get('c');
  if (!sections || !terrain || !figures || order.length !== letters.length) return undefined;
  if (consent !== '0' && consent !== '1') return undefined;
  return { width, depth, players, sections, terrain, figures, consent: consent === '1', order };
}
