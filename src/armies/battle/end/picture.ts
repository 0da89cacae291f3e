import { linesOf } from '../../../kit/stage/paint.ts';
import type { BattleSide } from '../../../rules/battle.ts';
import type { LinePoint } from '../../../rules/battle-story.ts';
import { pathsOf } from './line.tsx';
import type { MomentText } from './story.ts';

/** What the picture of a battle says. */
interface BattlePicture {
  readonly sides: readonly {
    readonly side: BattleSide;
    readonly name: string;
    readonly score: string;
    readonly won: boolean;
    /** Models that stand, of so many. */
    readonly left: number;
    readonly of: number;
  }[];
  readonly winner: string | undefined;
  /** What the line is of. */
  readonly line: string;
  readonly points: readonly LinePoint[];
  readonly moments: readonly (MomentText & { readonly steps: number })[];
  readonly facts: string;
  /** Whose app it is. */
  readonly sign: string;
  readonly number: (value: number) => string;
}

const wide = 1080;
const tall = 1350;
const edge = 52;
const banner = 600;
/** The border between both sides leans by so much. */
const lean = 58;

type Ink = CanvasRenderingContext2D;

interface Written {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly weight?: number;
  readonly colour: string;
  readonly align?: 'left' | 'right' | 'center';
  /** So many lines at most. */
  readonly lines?: number;
}

const setFont = (ink: Ink, size: number, weight: number) => {
  ink.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
};

/** The text in lines that fit; what has no room ends in dots. */
function linesIn(ink: Ink, text: string, width: number, most: number): readonly string[] {
  const lines = linesOf(ink, text, width);
  const shown = lines.slice(0, most);
  return shown.map((line, at) => {
    const cut = at === most - 1 && lines.length > most;
    let fits = cut ? `${line}…` : line;
    while (fits.length > 2 && ink.measureText(fits).width > width) fits = `${fits.slice(0, -2).trimEnd()}…`;
    return fits;
  });
}

/** Writes a text; answers how tall it came out. */
function write(ink: Ink, text: string, place: Written): number {
  const { x, y, width, size, weight = 400, colour, align = 'left', lines: most = 1 } = place;
  setFont(ink, size, weight);
  ink.fillStyle = colour;
  ink.textAlign = align;
  const lines = linesIn(ink, text, width, most);
  for (const [at, line] of lines.entries()) ink.fillText(line, x, y + size * (0.85 + at * 1.2));
  return lines.length * size * 1.2;
}

const standing = 'M7 2a4 4 0 0 1 2.600 7L12 20q0 2-2 2H4q-2 0-2-2L4.400 9A4 4 0 0 1 7 2z';
const lying = 'M1 20h8l2-3-2-3-8 3zM12.500 15.500a1.500 1.500 0 1 1-.1 3';

/** More than these a banner cannot show. */
const mostPawns = 16;

/** Who stands of a side, and who has fallen. */
function paintPawns(ink: Ink, { left, of }: BattlePicture['sides'][number], x: number, colour: string): void {
  const shown = Math.min(of, mostPawns);
  const stand = of === 0 ? 0 : Math.round((left / of) * shown);
  for (let at = 0; at < shown; at++) {
    ink.save();
    ink.translate(x + (at % 8) * 44, 180 + Math.floor(at / 8) * 66);
    ink.scale(2.8, 2.8);
    ink.globalAlpha = at < stand ? 1 : 0.45;
    ink.fillStyle = colour;
    ink.fill(new Path2D(at < stand ? standing : lying));
    ink.restore();
  }
}

/** A word on a raised brick. */
function paintPill(ink: Ink, text: string, x: number, y: number, fill: string, ink2: string): void {
  setFont(ink, 44, 800);
  const width = Math.min(400, ink.measureText(text).width + 68);
  const brick = (top: number, colour: string) => {
    ink.fillStyle = colour;
    ink.beginPath();
    ink.roundRect(x, top, width, 82, 20);
    ink.fill();
  };
  brick(y + 8, 'rgb(0 0 0 / 0.35)');
  brick(y, fill);
  write(ink, text, {
    x: x + width / 2,
    y: y + 18,
    width: width - 40,
    size: 44,
    weight: 800,
    colour: ink2,
    align: 'center',
  });
}

/** A battle as a picture to send, in the colours that it has on the screen; the same size for all. */
export function drawBattle(page: Element, of: BattlePicture): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = tall;
  const ink = canvas.getContext('2d');
  if (!ink) return undefined;
  const styles = getComputedStyle(page);
  const half = (side: BattleSide) => page.querySelector(`.end-half[data-side="${side}"]`) ?? page;
  const colours = (side: BattleSide) => {
    const { backgroundColor, color } = getComputedStyle(half(side));
    return { fill: backgroundColor, on: color };
  };
  const pill = page.querySelector('.end-pill');
  const soft = getComputedStyle(page.querySelector('.hint') ?? page).color;
  const { color: colour } = styles;
  const card = getComputedStyle(page.querySelector('.end-card') ?? page).backgroundColor;
  ink.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  ink.fillRect(0, 0, wide, tall);

  const [first] = of.sides;
  ink.fillStyle = colours(first?.side ?? 'mine').fill;
  ink.fillRect(0, 0, wide, banner);
  const border = of.sides.length > 1 ? wide / 2 : wide;
  if (of.sides[1]) {
    ink.fillStyle = colours(of.sides[1].side).fill;
    ink.beginPath();
    ink.moveTo(border + lean, 0);
    ink.lineTo(wide, 0);
    ink.lineTo(wide, banner);
    ink.lineTo(border - lean, banner);
    ink.fill();
  }
  for (const [at, each] of of.sides.entries()) {
    const { on } = colours(each.side);
    const right = at > 0;
    const width = border - 2 * edge - lean / 2;
    const x = right ? wide - edge : edge;
    const align = right ? 'right' : 'left';
    write(ink, each.name, { x, y: 44, width, size: 54, weight: 800, colour: on, align, lines: 2 });
    paintPawns(ink, each, right ? border + edge + lean / 2 : edge, on);
    write(ink, each.score, {
      x: right ? wide - edge : border - lean - edge / 2,
      y: 400,
      width: 300,
      size: 190,
      weight: 850,
      colour: on,
      align: 'right',
    });
    if (each.won && of.winner && pill) {
      const { backgroundColor, color } = getComputedStyle(pill);
      paintPill(ink, of.winner, right ? border + edge : edge, 326, backgroundColor, color);
    }
  }

  let top = banner + 32;
  top +=
    write(ink, of.line, { x: edge, y: top, width: wide - 2 * edge, size: 32, weight: 700, colour: soft }) +
    14;
  const room = { left: edge + 12, top: top + 16, width: wide - 2 * edge - 24, height: 250 };
  const { rounds, x, lines, place } = pathsOf(
    { line: of.points, sides: of.sides.map(({ side }) => side) },
    room,
  );
  ink.fillStyle = card;
  ink.beginPath();
  ink.roundRect(edge, top, wide - 2 * edge, room.height + 32, 20);
  ink.fill();
  ink.strokeStyle = soft;
  ink.lineWidth = 2;
  ink.setLineDash([4, 8]);
  for (let at = 1; at < rounds; at++) {
    ink.beginPath();
    ink.moveTo(x(at), room.top - 8);
    ink.lineTo(x(at), room.top + room.height + 8);
    ink.stroke();
  }
  for (const { side, path } of lines) {
    ink.strokeStyle = colours(side).fill;
    ink.lineWidth = 8;
    ink.lineJoin = 'round';
    ink.setLineDash(side === 'mine' ? [] : [22, 12]);
    ink.stroke(new Path2D(path));
  }
  ink.setLineDash([]);
  const badge = (number: number, side: BattleSide, across: number, down: number) => {
    const { fill, on } = colours(side);
    ink.fillStyle = fill;
    ink.strokeStyle = on;
    ink.lineWidth = 4;
    ink.beginPath();
    ink.arc(across, down, 24, 0, 2 * Math.PI);
    ink.fill();
    ink.stroke();
    write(ink, of.number(number), {
      x: across,
      y: down - 17,
      width: 40,
      size: 32,
      weight: 800,
      colour: on,
      align: 'center',
    });
  };
  for (const [at, moment] of of.moments.entries())
    badge(at + 1, moment.side, ...place(moment.steps, moment.side));
  top += room.height + 32;
  const every = Math.ceil(rounds / 12);
  for (let at = 0; at < rounds; at += every)
    write(ink, of.number(at + 1), {
      x: x(at + 0.5),
      y: top + 10,
      width: 80,
      size: 28,
      weight: 700,
      colour: soft,
      align: 'center',
    });
  top += 66;
  const columns = Math.max(1, of.moments.length);
  const column = (wide - 2 * edge - (columns - 1) * 28) / columns;
  for (const [at, moment] of of.moments.entries()) {
    const left = edge + at * (column + 28);
    badge(at + 1, moment.side, left + 26, top + 26);
    write(ink, moment.kind === 'dice' ? `${moment.amount} ${moment.unit}` : moment.amount, {
      x: left + 66,
      y: top + 6,
      width: column - 66,
      size: 34,
      weight: 800,
      colour,
    });
    const high = write(ink, moment.title, {
      x: left,
      y: top + 66,
      width: column,
      size: 28,
      weight: 700,
      colour,
      lines: 3,
    });
    write(ink, moment.why, { x: left, y: top + 70 + high, width: column, size: 26, colour: soft, lines: 2 });
  }
  setFont(ink, 36, 800);
  const foot = tall - 68;
  const named = ink.measureText(of.sign).width;
  write(ink, of.sign, { x: edge, y: foot, width: 400, size: 36, weight: 800, colour });
  write(ink, of.facts, {
    x: edge + named + 28,
    y: foot + 4,
    width: wide - 2 * edge - named - 28,
    size: 27,
    weight: 600,
    colour: soft,
  });
  return canvas;
}
