/** The rest of the address where armies, battles and sieges are received; no id begins with this sign. */
export const receivePath = '~receive';

/** The address of the receiving page, which keeps where it was opened from: who came from the armies themselves says nothing. With the army that something is received for. */
export const receiveFrom = (origin: string, army?: string): string =>
  `armies/${receivePath}?from=${origin}${army === undefined ? '' : `&army=${army}`}`;

/** Of the address of the receiving page: where it was opened from, and the way back there; undefined where that were the armies. */
export function cameFrom<Origin extends string>(
  query: string,
  origins: Readonly<Record<Origin, string>>,
): { readonly origin: Origin; readonly path: string } | undefined {
  const from = new URLSearchParams(query).get('from');
  // A table has no names but those of its type.
  const origin = (Object.keys(origins) as Origin[]).find((known) => known === from);
  return origin && { origin, path: origins[origin] };
}
