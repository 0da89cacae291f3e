import { useMemo } from 'preact/hooks';
import { encodeQR } from 'qr';

/** The light frame that readers want around a code, in squares. */
const quiet = 4;

/** The dark squares of each row, drawn as runs. */
function drawing(squares: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of squares.entries()) {
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (row[x]) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  }
  return path;
}

/** The dark squares of a QR code as a path, and how many squares stand side by side, its light frame too. */
export function codeOf(text: string): { readonly path: string; readonly side: number } {
  const squares = encodeQR(text, 'raw', { ecc: 'low', border: quiet });
  return { path: drawing(squares), side: squares.length };
}

/** A QR code, dark on light in every theme: what cameras read best. */
export function CodePicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, side } = useMemo(() => codeOf(text), [text]);
  return (
    <svg class="code-picture" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path d={path} shape-rendering="crispEdges" />
    </svg>
  );
}
