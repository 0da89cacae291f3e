import { linesOf, paintSvg } from '../../../kit/stage/paint.ts';

/** What the picture of a siege says. */
export interface SiegePicture {
  readonly sides: readonly {
    readonly name: string;
    readonly role: string;
    readonly points: string;
    readonly colour: string;
  }[];
  readonly facts: readonly { readonly title: string; readonly detail: string }[];
  readonly won: string;
  /** Whose app it is, and what was played when. */
  readonly sign: string;
  readonly played: string;
}

const wide = 1080;
const tall = 1350;
const edge = 52;
const banner = 208;
/** Where the castle ends and the facts begin. */
const land = 1010;

type Ink = CanvasRenderingContext2D;

function letters(ink: Ink, size: number, weight: number, colour: string): void {
  ink.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  ink.fillStyle = colour;
}

/** Writes a text in so many lines at most, what does not fit cut off; answers where it ends. */
function write(
  ink: Ink,
  text: string,
  left: number,
  top: number,
  width: number,
  size: number,
  most: number,
): number {
  const lines = linesOf(ink, text, width);
  for (const [at, line] of lines.slice(0, most).entries()) {
    const cut = at === most - 1 && lines.length > most ? `${line}…` : line;
    ink.fillText(cut, left, top + size * (0.85 + at * 1.2), width);
  }
  return top + Math.min(most, lines.length) * size * 1.2;
}

/** The players as plates of their colours, leaning against each other. */
function paintSides(ink: Ink, sides: SiegePicture['sides']): void {
  const room = wide / sides.length;
  const lean = 36;
  for (const [at, { name, role, points, colour }] of sides.entries()) {
    const left = at * room;
    ink.fillStyle = colour;
    ink.beginPath();
    ink.moveTo(at === 0 ? 0 : left + lean / 2, 0);
    ink.lineTo(wide, 0);
    ink.lineTo(wide, banner);
    ink.lineTo(at === 0 ? 0 : left - lean / 2, banner);
    ink.fill();
    const inside = room - edge - lean;
    const place = left + (at === 0 ? edge : lean);
    ink.textAlign = 'left';
    const size = sides.length > 2 ? 72 : 112;
    letters(ink, size, 800, 'white');
    const number = ink.measureText(points).width;
    ink.fillText(points, place + inside - number, banner - 34);
    // Above the number: a long name is written smaller before it is cut.
    for (let letter = sides.length > 2 ? 34 : 50; letter >= 26; letter -= 2) {
      letters(ink, letter, 800, 'white');
      if (ink.measureText(name).width <= inside) break;
    }
    const fits = ink.measureText(name).width <= inside;
    write(ink, fits ? name.replaceAll(' ', '\u00a0') : name, place, 22, inside, 50, 1);
    letters(ink, 28, 600, 'white');
    write(ink, role, place, 100, inside - number - 20, 28, 2);
  }
}

/** A siege that is over, as a picture to send: the score, the castle as it stands, three deeds. */
export function drawSiege(
  board: SVGSVGElement,
  { sides, facts, won, sign, played }: SiegePicture,
): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = tall;
  const ink = canvas.getContext('2d');
  if (!ink) return undefined;
  const { color: dark, backgroundColor: paper } = getComputedStyle(board.parentElement ?? document.body);
  ink.fillStyle = getComputedStyle(board).backgroundColor;
  ink.fillRect(0, 0, wide, tall);
  const { width, height } = board.viewBox.baseVal;
  const scale = Math.min(wide / width, (land - banner) / height);
  ink.save();
  ink.beginPath();
  ink.rect(0, banner, wide, land - banner);
  ink.clip();
  paintSvg(
    ink,
    board,
    (wide - width * scale) / 2,
    banner + (land - banner - height * scale) / 2,
    width * scale,
  );
  ink.restore();
  paintSides(ink, sides);
  ink.fillStyle = paper;
  ink.fillRect(0, land, wide, tall - land);
  letters(ink, 48, 800, dark);
  ink.textAlign = 'left';
  write(ink, won, edge, land + 26, wide - 2 * edge, 48, 1);
  const room = (wide - 2 * edge) / 3;
  for (const [at, { title, detail }] of facts.entries()) {
    const left = edge + at * room;
    letters(ink, 30, 800, dark);
    const below = write(ink, title, left, land + 100, room - 24, 30, 3);
    letters(ink, 26, 400, dark);
    write(ink, detail, left, below + 4, room - 24, 26, 2);
  }
  letters(ink, 34, 800, dark);
  ink.fillText(sign, edge, tall - 44);
  const after = edge + ink.measureText(`${sign}  `).width;
  letters(ink, 28, 500, dark);
  ink.fillText(played, after, tall - 44, wide - edge - after);
  return canvas;
}
