import { enclosedGround } from '../../rules/mage-knight/plan/enclosure.ts';
import { checkPlan } from '../../rules/mage-knight/plan/placement.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan/plan.ts';
import { castleBox } from '../plan/castle-box.ts';
import { thousandth as round } from '../plan/model.ts';
import { colours, lordOf } from './on-paper.ts';
import { drawTable } from './picture.ts';
import { escapeXml, type PictureWords, wrap } from './picture-text.ts';

/** The code of the plan: the squares as a path, and how many stand side by side. */
export interface PlanCode {
  readonly path: string;
  readonly side: number;
}

/** What a shared picture says beside what every picture does. */
export interface SharedWords extends PictureWords {
  /** What the code is for. */
  readonly scan: string;
  readonly app: string;
  sections(count: number): string;
}

/** Pixels. */
const width = 1080;
const margin = 48;
const inside = width - 2 * margin;
/** A castle that is deeper than broad takes no more than so much. */
const highest = 900;
const titleSize = 56;
const textSize = 30;
const codeSize = 400;

/** Letters on the castle, in pixels. */
const marks = 30;

/** The castle of a plan for a chat: its ground and no more of the table, legible on a phone, with the code that opens it. */
export function sharedPictureOf(plan: CastlePlan, words: SharedWords, code: PlanCode): string {
  const box = castleBox(plan, 0) ?? { left: 0, far: 0, right: plan.width, near: plan.depth };
  const [wide, deep] = [box.right - box.left, box.near - box.far];
  const scale = Math.min(inside / wide, highest / deep);
  // Beside a castle that is narrow or low its ground goes on.
  const seen = { width: inside / scale, height: Math.max(deep, (inside * 0.5) / scale) };
  const left = (box.left + box.right - seen.width) / 2;
  const far = (box.far + box.near - seen.height) / 2;
  const title = wrap(words.title, 34).slice(0, 2);
  const top = margin + title.length * titleSize * 1.15;
  const drawn = seen.height * scale;
  const below = top + 24 + drawn + 40;
  const height = below + codeSize + margin;
  const wrong = checkPlan(plan).length;
  const loops = plan.players.flatMap((_, player) => enclosedGround(plan, player));
  const facts = [
    ...plan.players.flatMap((_, player) => {
      const sections = plan.sections.filter(({ owner }) => owner === player).length;
      return sections > 0
        ? [{ text: `${words.player(player)} · ${words.sections(sections)}`, swatch: lordOf(player) }]
        : [];
    }),
    { text: words.table },
    { text: `${wrong === 0 ? '✓' : '✗'} ${words.found(wrong)}` },
    { text: words.scan, soft: true },
  ];
  let y = below + textSize;
  const lines = facts.flatMap((fact) =>
    wrap(fact.text, 32).map((line, place) => {
      const swatch =
        'swatch' in fact && place === 0
          ? `<rect x="${margin}" y="${y - textSize * 0.8}" width="26" height="26" rx="5" fill="${fact.swatch}"/>`
          : '';
      const x = 'swatch' in fact ? margin + 40 : margin;
      const colour = 'soft' in fact ? ` fill="${colours.soft}"` : '';
      const text = `<text x="${x}" y="${y}" font-size="${textSize}"${colour}>${escapeXml(line)}</text>`;
      y += textSize * 1.5;
      return swatch + text;
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${round(height)}" width="${width}"`,
    ` height="${Math.round(height)}" xml:lang="${words.language}" font-family="sans-serif" fill="${colours.ink}">`,
    `<title>${escapeXml(words.title)}</title>`,
    `<rect width="${width}" height="${round(height)}" fill="#fffaf1"/>`,
    ...title.map(
      (line, place) =>
        `<text x="${margin}" y="${round(margin + (place + 0.85) * titleSize * 1.1)}" font-size="${titleSize}" font-weight="bold">${escapeXml(line)}</text>`,
    ),
    `<svg x="${margin}" y="${round(top + 24)}" width="${inside}" height="${round(drawn)}"`,
    ` viewBox="${[left, far, seen.width, seen.height].map(round).join(' ')}">`,
    `<rect x="${round(left)}" y="${round(far)}" width="${round(seen.width)}" height="${round(seen.height)}" fill="#7a5434"/>`,
    drawTable(plan, words, [], loops, marks / 1.2 / scale, {
      left,
      far,
      right: left + seen.width,
      near: far + seen.height,
    }),
    '</svg>',
    ...lines,
    `<text x="${margin}" y="${round(height - margin)}" font-size="${textSize}" font-weight="bold">${escapeXml(words.app)}</text>`,
    `<svg x="${width - margin - codeSize}" y="${round(below)}" width="${codeSize}" height="${codeSize}"`,
    ` viewBox="0 0 ${code.side} ${code.side}"><rect width="${code.side}" height="${code.side}" fill="#fff"/>`,
    `<path d="${code.path}" fill="#000" shape-rendering="crispEdges"/></svg>`,
    '</svg>',
  ].join('');
}
