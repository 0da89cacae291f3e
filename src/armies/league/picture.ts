import { paintText } from '../../kit/stage/paint.ts';

/** What the picture of a table says. */
export interface TablePicture {
  readonly title: string;
  readonly rows: readonly {
    readonly place: string;
    readonly name: string;
    readonly points: string;
    readonly played: string;
    readonly first: boolean;
  }[];
  readonly foot: string;
  /** Whose app it is. */
  readonly sign: string;
}

const wide = 1080;
const edge = 60;
const tall = 92;
const gap = 12;

/** The table of a season as a picture to send, in the colours that it has on the screen. */
export function drawTable(
  standing: Element,
  { title, rows, foot, sign }: TablePicture,
): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = 6 * edge + 600 + rows.length * (tall + gap);
  const ink = canvas.getContext('2d');
  if (!ink) return undefined;
  const style = getComputedStyle(standing);
  const colour = style.color;
  const mark = style.getPropertyValue('border-inline-start-color') || colour;
  const { fontFamily } = getComputedStyle(document.body);
  ink.fillStyle = getComputedStyle(document.body).backgroundColor;
  ink.fillRect(0, 0, canvas.width, canvas.height);
  const written = { middle: wide / 2, width: wide - 2 * edge, colour };
  let top = edge + paintText(ink, title, { ...written, top: edge, size: 64, weight: 800 }) + 30;
  const cell = (text: string, at: number, align: CanvasTextAlign, weight: number, room: number) => {
    ink.font = `${weight} 46px ${fontFamily}`;
    ink.textAlign = align;
    ink.fillText(text, at, top + tall * 0.66, room);
  };
  for (const { place, name, points, played, first } of rows) {
    ink.fillStyle = style.backgroundColor;
    ink.fillRect(edge, top, wide - 2 * edge, tall);
    ink.fillStyle = mark;
    if (first) ink.fillRect(edge, top, 14, tall);
    ink.fillStyle = colour;
    cell(place, edge + 80, 'right', 600, 60);
    cell(name, edge + 110, 'left', first ? 800 : 600, 480);
    cell(points, edge + 730, 'right', 800, 130);
    cell(played, wide - edge - 30, 'right', 400, 190);
    top += tall + gap;
  }
  top += 20 + paintText(ink, foot, { ...written, top: top + 20, size: 38 });
  top += 20 + paintText(ink, sign, { ...written, top: top + 20, size: 30, weight: 600 }) + edge / 2;
  // Only as tall as it came out.
  const cut = document.createElement('canvas');
  cut.width = wide;
  cut.height = Math.ceil(top);
  cut.getContext('2d')?.drawImage(canvas, 0, 0);
  return cut;
}
