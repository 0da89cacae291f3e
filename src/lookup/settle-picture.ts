import { linesOf } from '../kit/stage/paint.ts';

const size = 1080;

const edge = 64;

/** What stands below both texts. */
const foot = 150;

type Ink = CanvasRenderingContext2D;

function letters(ink: Ink, px: number, weight: number): void {
  ink.font = `${weight} ${px}px ${getComputedStyle(document.body).fontFamily}`;
}

/** The texts of a half in lines, the letters as large as the height allows. */
function fitted(ink: Ink, texts: readonly string[], height: number) {
  for (let px = 46; ; px -= 2) {
    letters(ink, px, 500);
    const lines = texts.flatMap((text) => linesOf(ink, text, size - 2 * edge));
    if (lines.length * px * 1.3 <= height || px <= 20) return { px, lines };
  }
}

/** One half from here on: its language, its title and its text, all upright. */
function drawHalf(ink: Ink, half: Element, top: number, height: number): void {
  const { backgroundColor, color } = getComputedStyle(half);
  ink.fillStyle = backgroundColor;
  ink.fillRect(0, top, size, height);
  ink.fillStyle = color;
  const said = (of: string) => Array.from(half.querySelectorAll(of), ({ textContent }) => textContent ?? '');
  letters(ink, 28, 600);
  ink.fillText(said('small').join(), edge, top + 62);
  letters(ink, 60, 800);
  const [title = ''] = said('h3');
  ink.fillText(title, edge, top + 138, size - 2 * edge);
  const { px, lines } = fitted(ink, said('p'), height - 190);
  letters(ink, px, 500);
  for (const [at, line] of lines.entries()) ink.fillText(line, edge, top + 170 + px * (0.9 + at * 1.3));
}

/** A settled rule as a picture to send: the reader's half above, the other below where it says it in another language. */
export function drawSettled(
  card: Element,
  { where, sign }: { readonly where: string; readonly sign: string },
): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  const ink = canvas.getContext('2d');
  if (!ink) return undefined;
  const of = (side: string) => card.querySelector(`.settle-half[data-side="${side}"]`);
  const [mine, theirs] = [of('mine'), of('theirs')];
  const halves = [mine, theirs].flatMap((half) =>
    half && (half === mine || half.getAttribute('lang') !== mine?.getAttribute('lang')) ? [half] : [],
  );
  const height = halves.length > 1 ? 600 : 760;
  canvas.width = size;
  canvas.height = halves.length * height + foot;
  for (const [at, half] of halves.entries()) drawHalf(ink, half, at * height, height);
  const below = halves.length * height;
  const { backgroundColor, color } = getComputedStyle(card);
  ink.fillStyle = backgroundColor;
  ink.fillRect(0, below, size, foot);
  ink.fillStyle = color;
  letters(ink, 30, 600);
  const lines = linesOf(ink, where, size - 2 * edge).slice(0, 2);
  for (const [at, line] of lines.entries()) ink.fillText(line, edge, below + 46 + at * 36, size - 2 * edge);
  letters(ink, 26, 400);
  ink.fillText(sign, edge, below + 128);
  return canvas;
}
