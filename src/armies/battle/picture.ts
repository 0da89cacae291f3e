import { paintText } from '../../kit/stage/paint.ts';

/** What the picture of a battle says. */
export interface BattlePicture {
  readonly title: string;
  readonly sides: readonly { readonly name: string; readonly score: string; readonly colour: string }[];
  readonly verdict: string | undefined;
  readonly luck: readonly string[];
  readonly rounds: readonly { readonly title: string; readonly events: readonly string[] }[];
  /** Whose app it is. */
  readonly sign: string;
}

const wide = 1080;
const edge = 60;
const plate = 230;
/** A battle of many rounds is shown as far as a picture can be read. */
const mostLines = 60;

type Ink = CanvasRenderingContext2D;

/** The two sides as plates of their colours, each with what it has. */
function paintSides(ink: Ink, sides: BattlePicture['sides'], top: number): number {
  const room = (wide - 2 * edge) / sides.length;
  const { fontFamily } = getComputedStyle(document.body);
  for (const [at, { name, score, colour }] of sides.entries()) {
    const left = edge + at * room;
    ink.fillStyle = colour;
    ink.fillRect(left, top, room, plate);
    const written = { middle: left + room / 2, width: room - 40, colour: 'white' };
    ink.font = `800 130px ${fontFamily}`;
    paintText(ink, score, { ...written, top: top + 10, size: 120, weight: 800 });
    paintText(ink, name, { ...written, top: top + 150, size: 40, weight: 600 });
  }
  return plate;
}

/** A battle as a picture to send, in the colours that it has on the screen. */
export function drawBattle(
  report: Element,
  { title, sides, verdict, luck, rounds, sign }: BattlePicture,
): HTMLCanvasElement | undefined {
  const lines = rounds.reduce((sum, { events }) => sum + 1 + events.length, 0);
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = 1200 + luck.length * 150 + Math.min(mostLines, lines) * 170;
  const ink = canvas.getContext('2d');
  if (!ink) return undefined;
  const { color: colour } = getComputedStyle(report);
  ink.fillStyle = getComputedStyle(document.body).backgroundColor;
  ink.fillRect(0, 0, canvas.width, canvas.height);
  const written = { middle: wide / 2, width: wide - 2 * edge, colour };
  let top = edge;
  const write = (text: string, size: number, weight: number, after: number) => {
    top += paintText(ink, text, { ...written, top, size, weight }) + after;
  };
  write(title, 56, 800, 24);
  top += paintSides(ink, sides, top) + 24;
  if (verdict) write(verdict, 64, 800, 16);
  for (const line of luck) write(line, 36, 400, 8);
  let described = 0;
  for (const { title: round, events } of rounds) {
    if (described >= mostLines) break;
    top += 16;
    write(round, 40, 800, 4);
    const shown = events.slice(0, mostLines - described);
    for (const event of shown) write(event, 34, 400, 4);
    described += 1 + shown.length;
  }
  top += 24;
  write(sign, 30, 600, edge / 2);
  // Only as tall as it came out.
  const cut = document.createElement('canvas');
  cut.width = wide;
  cut.height = Math.min(canvas.height, Math.ceil(top));
  cut.getContext('2d')?.drawImage(canvas, 0, 0);
  return cut;
}
