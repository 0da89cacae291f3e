import { enclosedGround } from '../../rules/mage-knight/enclosure.ts';
import { checkPlan, type Violation } from '../../rules/mage-knight/placement.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan.ts';
import { outlineOf, ownerOf, thingsOf } from '../plan/model.ts';
import { colours, drawTable, lordOf, round, textAt } from './picture-drawing.ts';
import { type Block, escapeXml, flow, gap, linesNeeded, type PictureWords, wrap } from './picture-text.ts';

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
      const indent = swatch ? 1.8 * em : 0;
      return (
        mark +
        lines
          .map((text, at) => textAt(text, x + (at > 0 && !swatch ? em : indent), y + at * line, em, weight))
          .join('')
      );
    })
    .join('');
}
