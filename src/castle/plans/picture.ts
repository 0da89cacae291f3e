import { enclosedGround } from '../../rules/mage-knight/plan/enclosure.ts';
import { checkPlan, type Violation } from '../../rules/mage-knight/plan/placement.ts';
import type { CastlePlan, Outline, Point, TableEdge } from '../../rules/mage-knight/plan/plan.ts';
import { halfOfMark } from '../drawing/labels.ts';
import { nameBelow } from '../drawing/names.ts';
import { pieceOf } from '../drawing/oblique.ts';
import { flagOfPawn, pawnOf } from '../drawing/pawn.ts';
import type { Box } from '../plan/castle-box.ts';
import { wrongAmong } from '../plan/findings-text.ts';
import {
  areaOf,
  halfExtent,
  outlineOf,
  ownerOf,
  thousandth as round,
  sizeOf,
  type Thing,
  type TrayKind,
  thingsOf,
  trayKindOf,
} from '../plan/model.ts';
import { coverOf, marksOf, spreadLabels, thingsAsTheyStand } from '../plan/shapes.ts';
import { colours, lordOf, strokesOf } from './on-paper.ts';
import { type Block, escapeXml, flow, gap, linesNeeded, type PictureWords, wrap } from './picture-text.ts';

function textAt(text: string, x: number, y: number, size: number, more = ''): string {
  return `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}"${more}>${escapeXml(text)}</text>`;
}

/**
 * The table from above as SVG, in inches from its far left corner; `em` is the size of letters, `loops` the enclosed
 * ground, `seen` the part of it that the picture shows.
 */
export function drawTable(
  plan: CastlePlan,
  words: PictureWords,
  findings: readonly Violation[],
  loops: readonly (readonly Point[])[],
  em: number,
  seen: Box = { left: 0, far: 0, right: plan.width, near: plan.depth },
): string {
  const markAt = marksOf(plan, markSize * em, words.mark);
  const isWrong = wrongAmong(findings);
  const distances = distancesOf(words, findings);
  return [
    groundOf(plan, words, em, seen),
    loopsOf(loops),
    ...thingsAsTheyStand(plan).map((thing) => thingOf(plan, thing, isWrong(thing), em)),
    ...distances.map((line) => lineOf(line, em)),
    ...thingsOf(plan).map((thing) => markOf(plan, words, thing, markAt(thing), em)),
    labelsOf(plan, distances, em),
  ].join('');
}

/** The table with its areas, marked every 6 inches, and a scale below it. */
function groundOf(plan: CastlePlan, words: PictureWords, em: number, seen: Box): string {
  const { width, depth } = plan;
  const step = Math.max(width, depth) > 96 ? 12 : 6;
  const marks = (length: number) =>
    Array.from({ length: Math.floor(length / step) + 1 }, (_, place) => place * step);
  const [across, along] = [marks(width), marks(depth)];
  const grid = [...across.map((x) => `M${x} 0V${depth}`), ...along.map((y) => `M0 ${y}H${width}`)].join('');
  const small = 0.8 * em;
  const soft = ` fill="${colours.soft}"`;
  const bar = depth + 1.4 * em;
  return [
    `<rect width="${width}" height="${depth}" fill="${colours.table}"/>`,
    `<path d="${grid}" fill="none" stroke="${colours.grid}" stroke-width="${round(0.06 * em)}"/>`,
    ...plan.players.map((_, player) => areaText(plan, words, player, em, seen)),
    `<rect width="${width}" height="${depth}" fill="none" stroke="${colours.ink}" stroke-width="${round(0.16 * em)}"/>`,
    ...across.map((x) => textAt(String(x), x, -0.6 * em, small, `${soft} text-anchor="middle"`)),
    ...along.map((y) => textAt(String(y), -0.5 * em, y + 0.3 * em, small, `${soft} text-anchor="end"`)),
    ...[0, 1].map(
      (place) =>
        `<rect x="${place * 6}" y="${round(bar)}" width="6" height="${round(0.5 * em)}" fill="${place ? '#fff' : colours.ink}" stroke="${colours.ink}" stroke-width="${round(0.08 * em)}"/>`,
    ),
    ...[0, 6, 12].map((x) => textAt(words.inches(x), x, bar + 1.6 * em, small, ' text-anchor="middle"')),
  ].join('');
}

/** How its name is turned to be read along an edge. */
const turns: Readonly<Record<TableEdge, number>> = { near: 0, far: 0, left: -90, right: 90 };

/** A start area, and its name in the middle of what is seen of it; a name that would be cut is left out. */
function areaText(plan: CastlePlan, words: PictureWords, player: number, em: number, seen: Box): string {
  const edge = plan.players[player]?.area.edge ?? 'near';
  const { x, y, width, depth } = areaOf(plan, player);
  const colour = lordOf(player);
  const [left, right] = [Math.max(x, seen.left), Math.min(x + width, seen.right)];
  const [far, near] = [Math.max(y, seen.far), Math.min(y + depth, seen.near)];
  const lies = edge === 'near' || edge === 'far';
  const [deep, long] = lies ? [near - far, right - left] : [right - left, near - far];
  const size = Math.min(0.95 * em, deep * 0.7);
  const place = `translate(${round((left + right) / 2)} ${round((far + near) / 2)}) rotate(${turns[edge]})`;
  const text = words.area(player);
  const fits = size > 0.5 * em && 2 * halfOfMark(text, size).x < long;
  return [
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(depth)}" fill="${colour}" fill-opacity="0.18" stroke="${colour}" stroke-width="${round(0.12 * em)}"/>`,
    fits && textAt(text, 0, size * 0.35, size, ` transform="${place}" text-anchor="middle" fill="${colour}"`),
  ]
    .filter(Boolean)
    .join('');
}

function loopsOf(loops: readonly (readonly Point[])[]): string {
  const polygons = loops.map(
    (loop) => `<polygon points="${loop.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')}"/>`,
  );
  return polygons.length === 0 ? '' : `<g fill="${colours.enclosed}" opacity="0.8">${polygons.join('')}</g>`;
}

function thingOf(plan: CastlePlan, thing: Thing, wrong: boolean, em: number): string {
  const outline = outlineOf(plan, thing);
  if (!outline) return '';
  const kind = trayKindOf(plan, thing);
  const lord = lordOf(ownerOf(plan, thing));
  const { x, y } = outline.centre;
  const cover = coverOf(kind, outline);
  const figure = thing.kind === 'figure' ? plan.figures[thing.index] : undefined;
  return [
    `<g data-thing="${thing.kind}-${thing.index}" transform="translate(${round(x)} ${round(y)})">`,
    drawn(kind, outline, lord, em),
    figure?.demoralised && strokesOf(flagOfPawn(figure.radius), lord),
    wrong &&
      `<path d="${cover}" fill="url(#wrong)" stroke="${colours.bad}" stroke-width="${round(0.3 * em)}"/>`,
    '</g>',
  ]
    .filter((part) => typeof part === 'string')
    .join('');
}

function drawn(kind: TrayKind, outline: Outline, lord: string, em: number): string {
  if (kind === 'terrain') {
    return `<path d="${coverOf(kind, outline)}" fill="${colours.terrain}" stroke="${colours.terrainEdge}" stroke-width="${round(0.2 * em)}" stroke-dasharray="${round(0.5 * em)}"/>`;
  }
  if (kind === 'figure') {
    const [base, body] = pawnOf(sizeOf(outline).width / 2);
    return `<path d="${base}" fill="${lord}" fill-opacity="0.4"/><path d="${body}" fill="${lord}" stroke="#fff" stroke-width="0.12"/>`;
  }
  return strokesOf(pieceOf(kind, outline).strokes, lord);
}

/** Of the marks of sections and terrain, in letters of the text. */
const markSize = 1.2;

function markOf(
  plan: CastlePlan,
  words: PictureWords,
  thing: Thing,
  at: Point | undefined,
  em: number,
): string {
  const { x, y } = at ?? { x: 0, y: 0 };
  const size = thing.kind === 'figure' ? Math.min(0.9 * em, 1.2) : markSize * em;
  const halo = ` stroke="#fff" stroke-width="${round(0.25 * em)}" paint-order="stroke" stroke-linejoin="round"`;
  const bold = ' text-anchor="middle" font-weight="bold"';
  const figure = thing.kind === 'figure' ? plan.figures[thing.index] : undefined;
  if (figure?.name) return textAt(figure.name, x, y + nameBelow(figure.radius, size), size, bold + halo);
  const text = words.mark(thing);
  const half = halfOfMark(text, size);
  const box = `x="${round(x - half.x)}" y="${round(y - half.y)}" width="${round(2 * half.x)}" height="${round(2 * half.y)}"`;
  return (
    `<rect ${box} rx="${round(half.y * 0.5)}" fill="#fff" stroke="${colours.ink}" stroke-width="${round(0.08 * em)}"/>` +
    textAt(text, x, y + size * 0.36, size, bold)
  );
}

interface Distance {
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
  /** Where there are many, of each rule and each other thing only the worst is drawn. */
  readonly group: string;
  readonly excess: number;
}

const mostLines = 12;

/** The distances that break a rule. */
function distancesOf(words: PictureWords, findings: readonly Violation[]): readonly Distance[] {
  const lines = findings.flatMap(({ code, other, from, to, distance, limit = 0 }) =>
    from && to && distance !== undefined && code !== 'OVERLAP'
      ? [
          {
            from,
            to,
            text: words.inches(Math.abs(distance), limit),
            group: `${code} ${other?.kind} ${other?.index}`,
            excess: Math.abs(distance - limit),
          },
        ]
      : [],
  );
  if (lines.length <= mostLines) return lines;
  return lines.filter(
    (line, place) =>
      !lines.some(
        ({ group, excess }, other) =>
          group === line.group && (excess > line.excess || (excess === line.excess && other < place)),
      ),
  );
}

const lineColour = (em: number): string => `stroke="${colours.bad}" stroke-width="${round(0.14 * em)}"`;

function lineOf({ from, to }: Distance, em: number): string {
  const dashes = `stroke-dasharray="${round(0.5 * em)} ${round(0.3 * em)}"`;
  return `<path d="M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}" fill="none" ${lineColour(em)} ${dashes}/>`;
}

function labelsOf(plan: CastlePlan, lines: readonly Distance[], em: number): string {
  const size = 0.95 * em;
  const things = thingsOf(plan).flatMap((thing) => {
    const outline = outlineOf(plan, thing);
    return outline ? [{ centre: outline.centre, half: halfExtent(outline) }] : [];
  });
  const bold = ` fill="${colours.bad}" font-weight="bold" text-anchor="middle"`;
  return spreadLabels(lines, size, things)
    .map(({ x, y, width }, place) => {
      const corner = `x="${round(x - width / 2)}" y="${round(y - size * 0.75)}"`;
      const box = `width="${round(width)}" height="${round(size * 1.5)}" rx="${round(size * 0.4)}"`;
      return (
        `<rect ${corner} ${box} fill="#fff" ${lineColour(em)}/>` +
        textAt(`✗ ${lines[place]?.text}`, x, y + size * 0.36, size, bold)
      );
    })
    .join('');
}

/** The longer side in pixels. */
export const pictureSize = 2_000;

/** All lengths of a picture, in inches of the table; `em` is the size of its letters. */
interface Layout {
  readonly em: number;
  readonly table: { readonly x: number; readonly y: number };
  readonly legend: {
    readonly x: number;
    readonly y: number;
    readonly column: number;
    readonly lines: number;
  };
  readonly width: number;
  readonly height: number;
}

const lineHeight = 1.45;

/** Letters in the width of a column of the legend, 31 em wide. */
const lettersInColumn = 66;

const columnWidth = 31;

function layoutOf(plan: CastlePlan, title: readonly string[], blocks: readonly Block[]): Layout {
  const em = Math.max(plan.width, plan.depth) / 60;
  const [margin, ruler, between, scaleBar] = [2 * em, 2.6 * em, 2.5 * em, 4 * em];
  const table = { x: margin + ruler, y: margin + (title.length * 2.2 + 2) * em + ruler };
  const column = (columnWidth + 2.5) * em;
  const right = table.x + plan.width;
  const below = table.y + plan.depth + scaleBar;
  const line = lineHeight * em;
  // A table that is longer than broad has its legend beside it, another below it.
  if (plan.depth >= plan.width) {
    const lines = Math.floor((below - table.y) / line);
    const placed = flow(blocks, lines);
    const columns = (placed.at(-1)?.column ?? 0) + 1;
    const most = Math.max(...placed.map((block) => block.line + block.lines.length));
    return {
      em,
      table,
      legend: { x: right + between, y: table.y, column, lines },
      width: right + between + columns * column,
      height: Math.max(below, table.y + most * line) + margin / 2,
    };
  }
  const columns = Math.max(1, Math.floor((right - margin + between) / column));
  const lines = linesNeeded(blocks, columns);
  return {
    em,
    table,
    legend: { x: margin, y: below + em, column, lines },
    width: Math.max(right, margin + columns * column) + margin,
    height: below + em + lines * line + margin,
  };
}

/**
 * A plan as a drawing to keep, print and send: SVG text that needs nothing else, light as paper, with a scale, numbered
 * sections, their places in words, and every distance that breaks a rule. Everything inserted is escaped.
 */
export function pictureOf(plan: CastlePlan, words: PictureWords): string {
  const findings = checkPlan(plan);
  const loops = plan.players.flatMap((_, player) => enclosedGround(plan, player));
  const blocks = legendOf(plan, words, findings, loops.length > 0);
  // The title is in larger letters.
  const across = plan.depth >= plan.width ? plan.width / Math.max(plan.width, plan.depth) + 0.5 : 1;
  const title = wrap(words.title, Math.max(12, Math.floor(58 * across)));
  const layout = layoutOf(plan, title, blocks);
  const { em, table, width, height } = layout;
  const scale = pictureSize / Math.max(width, height);
  const lines = (text: readonly string[], size: number, y: number, more = '') =>
    text.map((line, place) => textAt(line, 2 * em, y + place * size * 1.1, size, more)).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}"`,
    ` width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`,
    ` xml:lang="${words.language}" font-family="sans-serif" fill="${colours.ink}">`,
    `<title>${escapeXml(words.title)}</title>`,
    `<defs><pattern id="wrong" width="${round(em * 0.7)}" height="${round(em * 0.7)}" patternUnits="userSpaceOnUse"`,
    ` patternTransform="rotate(45)"><rect width="${round(em * 0.25)}" height="${round(em * 0.7)}" fill="${colours.bad}"/></pattern></defs>`,
    `<rect width="${round(width)}" height="${round(height)}" fill="#fff"/>`,
    lines(title, 2 * em, 3.4 * em, ' font-weight="bold"'),
    textAt(words.table, 2 * em, table.y - 2.6 * em - 0.6 * em, 1.1 * em, ` fill="${colours.soft}"`),
    `<g transform="translate(${round(table.x)} ${round(table.y)})">`,
    drawTable(plan, words, findings, loops, em),
    '</g>',
    legendText(blocks, layout),
    '</svg>',
  ].join('');
}

function legendOf(
  plan: CastlePlan,
  words: PictureWords,
  findings: readonly Violation[],
  encloses: boolean,
): readonly Block[] {
  const block = (text: string, more: Omit<Block, 'lines'> = {}): Block => ({
    lines: wrap(text, lettersInColumn - (more.swatch ? 3 : 0)),
    ...more,
  });
  const things = thingsOf(plan);
  return [
    ...plan.players.flatMap((_, player) => [
      block(words.player(player), { heading: true, swatch: lordOf(player) }),
      ...things
        .filter((thing) => ownerOf(plan, thing) === player)
        .map((thing) => {
          const outline = outlineOf(plan, thing);
          const size = outline ? words.size(outline) : '';
          return block(`${words.called(thing)} · ${size} · ${words.position(thing)}`);
        }),
      gap,
    ]),
    ...(encloses ? [block(words.enclosed, { swatch: colours.enclosed }), gap] : []),
    ...(plan.sections.length > 0
      ? [
          block(`${findings.length === 0 ? '✓' : '✗'} ${words.found(findings.length)}`, { heading: true }),
          ...findings.map((found) => block(words.finding(found))),
          gap,
        ]
      : []),
    block(words.note),
  ];
}

function legendText(blocks: readonly Block[], { em, legend }: Layout): string {
  const line = lineHeight * em;
  return flow(blocks, legend.lines)
    .filter(({ lines }) => lines !== gap.lines)
    .map(({ lines, heading, swatch, column, line: place }) => {
      const x = legend.x + column * legend.column;
      const y = legend.y + (place + 0.8) * line;
      const mark = swatch
        ? `<rect x="${round(x)}" y="${round(y - em)}" width="${round(1.2 * em)}" height="${round(1.2 * em)}" fill="${swatch}"/>`
        : '';
      const weight = heading ? ' font-weight="bold"' : '';
      const indent = (at: number) => (swatch ? 1.8 * em : at > 0 ? em : 0);
      const texts = lines.map((text, at) => textAt(text, x + indent(at), y + at * line, em, weight));
      return mark + texts.join('');
    })
    .join('');
}
