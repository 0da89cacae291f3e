import { halfOfMark } from './labels.ts';
import type { PlacedName } from './names.ts';
import { flagOfPawn, pawnOf } from './pawn.ts';
import type { Stroke } from './strokes.ts';
import './standing.css';

/** The strokes of a piece, in the colour of who is its lord (`data-player` above it). */
export function Strokes({ strokes }: { readonly strokes: readonly Stroke[] }) {
  return (
    <>
      {strokes.map(({ paint, d }, place) => (
        <path key={place} class="stone" data-paint={paint} d={d} />
      ))}
    </>
  );
}

interface PawnProps {
  /** Of its base. */
  readonly radius: number;
  readonly demoralised?: boolean | undefined;
}

export function Pawn({ radius, demoralised }: PawnProps) {
  const [base, body] = pawnOf(radius);
  return (
    <>
      <path class="pawn-base" d={base} />
      <path class="pawn" d={body} />
      {demoralised && <Strokes strokes={flagOfPawn(radius)} />}
    </>
  );
}

/** Its outline, as it is seen through the stone before it. */
export function HiddenPawn({ radius }: Pick<PawnProps, 'radius'>) {
  return <path class="pawn-hidden" d={pawnOf(radius)[1]} />;
}

interface MarkProps {
  readonly text: string;
  /** Its middle, and the height of its letters, in inches. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The letter and number on a piece. */
export function Mark({ text, x, y, size }: MarkProps) {
  const half = halfOfMark(text, size);
  return (
    <g class="piece-mark" transform={`translate(${x} ${y})`}>
      <rect x={-half.x} y={-half.y} width={2 * half.x} height={2 * half.y} rx={half.y * 0.5} />
      <text y={size * 0.36} font-size={size}>
        {text}
      </text>
    </g>
  );
}

/** What a pawn is called, in letters of so many inches. */
export function PawnName({ x, y, text, size }: PlacedName & { readonly size: number }) {
  return (
    <text class="pawn-name" x={x} y={y} font-size={size} stroke-width={size * 0.23}>
      {text}
    </text>
  );
}
