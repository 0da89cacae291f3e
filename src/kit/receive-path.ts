/** The rest of the address where armies, battles and sieges are received; no id begins with this sign. */
export const receivePath = '~receive';

/** Where one comes from who wants to receive, but for the armies themselves; there the way back leads. */
const origins = { siege: 'castle/siege' } as const;

type Origin = keyof typeof origins;

export const receiveFrom = (origin: Origin): string => `armies/${receivePath}?from=${origin}`;

/** Of the address of the receiving page: where it was opened from; undefined where that were the armies. */
export function cameFrom(query: string): { readonly origin: Origin; readonly path: string } | undefined {
  const origin = new URLSearchParams(query).get('from');
  return origin === 'siege' ? { origin, path: origins[origin] } : undefined;
}
