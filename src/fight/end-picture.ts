import { paintSvg, paintText } from '../kit/stage/paint.ts';

/** The words of a picture of how a fight ended. */
export interface EndWords {
  readonly title: string;
  readonly end: string;
  readonly likely?: string | undefined;
  /** Whose app it is. */
  readonly sign: string;
}

const wide = 1080;

const edge = 60;

const dieSize = 84;

/** More dice than this are not drawn. */
const mostDice = 22;

/** How a fight ended, as a picture to send: both sides, the words, the line of the chance and the dice of the card shown. */
export function drawEnd(
  card: HTMLElement,
  { title, end, likely, sign }: EndWords,
): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = 2 * wide;
  const ink = canvas.getContext('2d');
  if (!ink) return undefined;
  const { color } = getComputedStyle(card);
  ink.fillStyle = getComputedStyle(card.querySelector('.moment-head') ?? card).backgroundColor;
  ink.fillRect(0, 0, canvas.width, canvas.height);
  const inside = wide - 2 * edge;
  const middle = wide / 2;
  const written = { middle, width: inside, colour: color };
  let top = edge;
  top += paintText(ink, title, { ...written, top, size: 36, weight: 600 }) + 30;
  const scene = card.querySelector<SVGSVGElement>('.moment-end-picture > svg');
  if (scene) top += paintSvg(ink, scene, middle - 400, top, 800) + 30;
  top += paintText(ink, end, { ...written, top, size: 84, weight: 800 });
  if (likely) top += paintText(ink, likely, { ...written, top, size: 44 });
  top += 30;
  const line = card.querySelector('.chance-line');
  const curve = line?.querySelector('svg');
  const label = line?.querySelector('b');
  if (curve && label) {
    const { color: colour } = getComputedStyle(label);
    top += paintText(ink, label.textContent ?? '', { ...written, top, size: 36, weight: 700, colour });
    top += paintSvg(ink, curve, edge, top, inside) + 30;
  }
  const dice = [...card.querySelectorAll<SVGSVGElement>('.play-log .die')];
  const inRow = Math.floor(inside / (dieSize + 16));
  const drawn = dice.length > mostDice ? [] : dice;
  for (const [at, die] of drawn.entries()) {
    const row = Math.floor(at / inRow);
    const left = middle - (Math.min(inRow, drawn.length - row * inRow) * (dieSize + 16) - 16) / 2;
    paintSvg(ink, die, left + (at % inRow) * (dieSize + 16), top + row * (dieSize + 24), dieSize);
  }
  if (drawn.length > 0) top += Math.ceil(drawn.length / inRow) * (dieSize + 24) + 20;
  top += paintText(ink, sign, { ...written, top, size: 30, weight: 600 }) + edge / 2;
  // Only as tall as it came out.
  const cut = document.createElement('canvas');
  cut.width = wide;
  cut.height = Math.ceil(top);
  cut.getContext('2d')?.drawImage(canvas, 0, 0);
  return cut;
}
