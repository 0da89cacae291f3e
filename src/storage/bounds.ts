export interface Bounds {
  readonly depth: number;
  readonly values: number;
  readonly text: number;
}

export interface BoundsIssue {
  readonly code: 'depth' | 'values' | 'text';
  readonly path: string;
}

/** The first place where plain JSON goes past the bounds: nested too deep, too many values, a text too long. Never recursive. */
export function checkBounds(document: unknown, bounds: Bounds): BoundsIssue | undefined {
  const open: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value: document, path: '', depth: 0 },
  ];
  let seen = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    seen += 1;
    if (seen > bounds.values) return { code: 'values', path };
    if (typeof value === 'string' && value.length > bounds.text) return { code: 'text', path };
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= bounds.depth) return { code: 'depth', path };
    for (const [key, inner] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (key.length > bounds.text) return { code: 'text', path: at.slice(0, 200) };
      open.push({ value: inner, path: at, depth: depth + 1 });
    }
  }
  return undefined;
}
