export interface Bounds {
  readonly depth: number;
  readonly values: number;
  readonly text: number;
}

export interface BoundsIssue {
  readonly code: 'depth' | 'values' | 'text';
  readonly path: string;
}

interface Spot {
  readonly value: unknown;
  readonly key: string;
  readonly depth: number;
  readonly outer: Spot | undefined;
}

/** The first place where plain JSON goes past the bounds: nested too deep, too many values, a text too long. Never recursive. */
export function checkBounds(document: unknown, bounds: Bounds): BoundsIssue | undefined {
  const open: Spot[] = [{ value: document, key: '', depth: 0, outer: undefined }];
  let seen = 0;
  for (let spot = open.pop(); spot; spot = open.pop()) {
    const { value, key, depth } = spot;
    seen += 1;
    if (seen > bounds.values) return { code: 'values', path: pathOf(spot) };
    if (key.length > bounds.text) return { code: 'text', path: pathOf(spot) };
    if (typeof value === 'string' && value.length > bounds.text) return { code: 'text', path: pathOf(spot) };
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= bounds.depth) return { code: 'depth', path: pathOf(spot) };
    for (const inner in value) {
      open.push({ value: value[inner as keyof typeof value], key: inner, depth: depth + 1, outer: spot });
    }
  }
  return undefined;
}

/** `drafts.0.data`; only ever needed once, so no path is built on the way. */
function pathOf(spot: Spot): string {
  const keys: string[] = [];
  for (let at: Spot | undefined = spot; at?.outer; at = at.outer) keys.unshift(at.key.slice(0, 100));
  return keys.join('.');
}
