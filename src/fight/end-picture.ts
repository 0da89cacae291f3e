import { linesOf, paintSvg } from '../kit/stage/paint.ts';

/** What the picture of an end says besides what stands on its card. */
export interface EndWords {
  /** Whose app it is. */
  readonly sign: string;
  /** What was played, and by which rules. */
  readonly rules: string;
  readonly date: string;
}

const size = 1080;

const edge = 60;

/** The lower part of the picture of both sides: above them there is nothing but sky. */
const picture = 634;

const column = { left: 480, top: picture + 84 } as const;

const foot = size - 46;

type Ink = CanvasRenderingContext2D;

interface Letters {
  readonly size: number;
  readonly weight?: number;
  readonly colour: string;
}

/** Sets the letters of what is written next. */
function letters(ink: Ink, { size: px, weight = 400, colour }: Letters): void {
  ink.font = `${weight} ${px}px ${getComputedStyle(document.body).fontFamily}`;
  ink.fillStyle = colour;
}

/** Writes a text in at most so many lines, the letters as large as that allows; answers where it ends. */
function write(
  ink: Ink,
  text: string,
  left: number,
  top: number,
  width: number,
  given: Letters,
  most = 2,
): number {
  letters(ink, given);
  const longest = Math.max(...text.split(' ').map((word) => ink.measureText(word).width));
  let px = Math.min(given.size, (given.size * width) / longest);
  let lines: readonly string[];
  do {
    letters(ink, { ...given, size: px });
    lines = linesOf(ink, text, width);
    px *= 0.92;
  } while (lines.length > most);
  px /= 0.92;
  for (const [at, line] of lines.entries()) ink.fillText(line, left, top + px * (0.85 + at * 1.1));
  return top + lines.length * px * 1.1;
}

/** The brick of the bar with its chance, and the words beside it. */
function drawBrick(ink: Ink, card: Element, top: number, soft: string): void {
  const brick = card.querySelector('.end-brick');
  if (!brick) return;
  const { backgroundColor, color } = getComputedStyle(brick);
  const shown = brick.textContent ?? '';
  letters(ink, { size: 46, weight: 700, colour: color });
  const width = ink.measureText(shown).width + 48;
  ink.fillStyle = backgroundColor;
  for (const at of [0.12, 0.6]) ink.fillRect(edge + width * at, top, width * 0.28, 14);
  ink.beginPath();
  ink.roundRect(edge, top + 10, width, 76, 14);
  ink.fill();
  ink.fillStyle = 'rgb(0 0 0 / 0.22)';
  ink.beginPath();
  ink.roundRect(edge, top + 74, width, 12, [0, 0, 14, 14]);
  ink.fill();
  ink.fillStyle = color;
  ink.fillText(shown, edge + 24, top + 62);
  const words = brick.previousElementSibling?.textContent ?? '';
  const left = edge + width + 16;
  const room = column.left - left - 10;
  letters(ink, { size: 30, colour: soft });
  const lines = linesOf(ink, words, room);
  const first = top + 58 - (lines.length - 1) * 17;
  for (const [at, line] of lines.entries()) ink.fillText(line, left, first + at * 34, room);
}

/** The line of the chance: what it is of, its course, and the dice below it. */
function drawLine(ink: Ink, line: Element, ground: string): void {
  const curve = line.querySelector<SVGSVGElement>(':scope > svg');
  if (!curve) return;
  const width = size - edge / 2 - column.left;
  let left = column.left + 20;
  let top = picture + 44;
  for (const name of line.querySelectorAll('figcaption b, .chance-chose')) {
    const mark = getComputedStyle(name, '::before').backgroundColor;
    const colour = getComputedStyle(name).color;
    letters(ink, { size: 27, weight: 700, colour });
    const text = name.textContent ?? '';
    const wide = ink.measureText(text).width + 40;
    if (left + wide > size - 20 && left > column.left + 20) {
      left = column.left + 20;
      top += 34;
    }
    ink.fillStyle = mark;
    ink.fillRect(left, top - 12, 24, 8);
    ink.fillStyle = colour;
    ink.fillText(text, left + 32, top);
    left += wide + 14;
  }
  const below = Math.max(column.top, top + 16);
  // Points are hollow: what is behind them is the ground of the picture.
  ink.fillStyle = ground;
  const scale = width / curve.getBoundingClientRect().width;
  paintSvg(ink, curve, column.left, below, width);
  const from = curve.getBoundingClientRect();
  for (const die of line.querySelectorAll<SVGSVGElement>('.chance-feet .die')) {
    const box = die.getBoundingClientRect();
    paintSvg(
      ink,
      die,
      column.left + (box.x - from.x) * scale,
      below + (box.y - from.y) * scale,
      box.width * scale,
    );
  }
}

/** How a fight ended, as a square picture to send: what stands and what fell, the end of the bar with its chance, the line of the card shown, and by which rules. */
export function drawEnd(card: HTMLElement, { sign, rules, date }: EndWords): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const ink = canvas.getContext('2d');
  if (!ink) return undefined;
  const { color: dark } = getComputedStyle(card);
  const soft = getComputedStyle(card.querySelector('.end-chance') ?? card).color;
  const ground = getComputedStyle(card.querySelector('.moment-head') ?? card).backgroundColor;
  ink.fillStyle = ground;
  ink.fillRect(0, 0, size, size);
  const scene = card.querySelector<SVGSVGElement>('.moment-end-picture > svg');
  if (scene) {
    const { width, height } = scene.viewBox.baseVal;
    ink.save();
    ink.beginPath();
    ink.rect(0, 0, size, picture);
    ink.clip();
    // A little is cut of the sky, and of the ground.
    paintSvg(ink, scene, 0, picture + 14 - (size * height) / width, size);
    ink.restore();
  }
  const word = card.querySelector('.fight-outcome-word')?.textContent ?? '';
  const inside = column.left - edge - 20;
  const bottom = write(ink, word, edge, picture + 30, inside, { size: 74, weight: 800, colour: dark });
  drawBrick(ink, card, bottom + 22, soft);
  const detail = card.querySelector('.end-detail')?.textContent;
  if (detail && bottom < 850) write(ink, detail, edge, bottom + 116, inside, { size: 28, colour: soft });
  const line = card.querySelector('.chance-line');
  if (line) drawLine(ink, line, ground);
  ink.fillStyle = getComputedStyle(card.querySelector('.chance-grid') ?? card).stroke;
  ink.fillRect(edge, foot - 48, size - 2 * edge, 2);
  letters(ink, { size: 30, weight: 700, colour: dark });
  ink.fillText(sign, edge, foot);
  const after = edge + ink.measureText(`${sign} `).width + 8;
  letters(ink, { size: 28, colour: soft });
  const late = ink.measureText(date).width;
  ink.fillText(date, size - edge - late, foot);
  const room = size - edge - late - 30 - after;
  const wide = ink.measureText(rules).width;
  // What is too long for one line has two smaller ones.
  if (wide <= room * 1.1) ink.fillText(rules, after, foot, room);
  else write(ink, rules, after, foot - 36, room, { size: 24, colour: soft });
  return canvas;
}
