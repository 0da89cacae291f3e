export const figureIds = [
  'hits',
  'target-dies',
  'defender-dies',
  'attacker-dies',
  'both-die',
  'nobody-dies',
  'any-dies',
  // Of an Explosive, which may kill on either side.
  'enemy-dies',
  'own-dies',
  'flies',
  // A unit of USB loses a model, is broken (panicked, on its way off the table, or gone), or is gone to the last one.
  'usb-falls',
  'usb-broken',
  // The charged are broken, as the chargers may be.
  'usb-beaten',
  'usb-wiped',
  // The same for the unit that attacks.
  'usb-repelled',
  'usb-lost',
  // A pool has the successes that are wanted.
  'usb-wanted',
] as const;
export type FigureId = (typeof figureIds)[number];

/** What a fight comes to, in the few chances by which fights are compared. */
export interface Verdict {
  readonly figures: readonly { readonly id: FigureId; readonly chance: number }[];
}

/** Who dies, where not both can: ends that exclude each other and leave nothing open. */
const deaths: ReadonlySet<FigureId> = new Set(['defender-dies', 'attacker-dies', 'nobody-dies']);

/** The figures are all the ends there are: written together they make a hundred. */
export function areAllEnds({ figures }: Verdict): boolean {
  return figures.length === deaths.size && figures.every(({ id }) => deaths.has(id));
}
