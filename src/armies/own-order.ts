interface Ordered {
  readonly id: string;
  readonly created: number;
}

/** In a player's own order; what it does not know yet comes first, the newest at the top. */
export function inOwnOrder<Item extends Ordered>(
  items: readonly Item[],
  order: readonly string[],
): readonly Item[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Ordered) => places.get(id) ?? -1;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b) || b.created - a.created || (a.id < b.id ? -1 : 1));
}

/**
 * The order with some ids one place further up (-1) or down (1) among those in sight, together; undefined where they
 * stand at the end already.
 */
export function movedBy(
  order: readonly string[],
  inSight: readonly string[],
  moving: ReadonlySet<string>,
  by: -1 | 1,
): readonly string[] | undefined {
  const places = inSight.flatMap((id, place) => (moving.has(id) ? [place] : []));
  const [first = -1] = places;
  const last = places.at(-1) ?? -1;
  if (first < 0) return undefined;
  const next = inSight[by < 0 ? first - 1 : last + 1];
  // Those that stand apart first come together.
  const apart = last - first >= places.length;
  if (next === undefined)
    return apart ? movedTo(order, moving, inSight[by < 0 ? first : last], by) : undefined;
  return movedTo(order, moving, next, by);
}

/** The order with some ids right before (-1) or behind (1) another. */
export function movedTo(
  order: readonly string[],
  moving: ReadonlySet<string>,
  anchor: string | undefined,
  side: -1 | 1,
): readonly string[] | undefined {
  const moved = order.filter((id) => moving.has(id));
  const rest = order.filter((id) => !moving.has(id));
  const place = anchor === undefined ? -1 : order.indexOf(anchor);
  if (anchor === undefined || place < 0) return undefined;
  const before = order.slice(0, place).filter((id) => !moving.has(id)).length;
  // They gather around one of themselves.
  const past = side > 0 && !moving.has(anchor) ? 1 : 0;
  return rest.toSpliced(before + past, 0, ...moved);
}

const separator = '.';

/** The text that keeps an order. */
export function makeOrder(order: readonly string[]): string {
  return `v=1&ids=${order.join(separator)}`;
}

export function parseOrder(text: string | undefined): readonly string[] {
  const ids = new URLSearchParams(text).get('ids')?.split(separator) ?? [];
  return [...new Set(ids)].filter(Boolean);
}
