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

/** A QR code, dark on light in every theme: what cameras read best. */
export function CodePicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, side } = useMemo(() => {
    const squares = encodeQR(text, 'raw', { ecc: 'low', border: quiet });
    return { path: drawing(squares), side: squares.length };
  }, [text]);
  return (
    <svg class="code-picture" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path d={path} shape-rendering="crispEdges" />
    </svg>
  );
}
