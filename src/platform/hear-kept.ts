import type { Sync, SyncChange } from '../storage/sync.ts';

type Kind = SyncChange['kind'];

/** What a player would miss. */
const worthKeeping: ReadonlySet<Kind> = new Set<Kind>([
  ...(['army', 'armies', 'saved-rolls', 'profiles', 'usb-units', 'castle-figures', 'castle-dials'] as const),
  ...(['castle-plans', 'sieges', 'fights'] as const),
]);

/** The same, heard of whenever something worth keeping was stored in this tab. */
export function hearKept(sync: Sync, kept: () => void): Sync {
  const heard =
    (tell: (change: SyncChange) => void) =>
    (change: SyncChange): void => {
      tell(change);
      if (worthKeeping.has(change.kind)) kept();
    };
  return { ...sync, tell: heard(sync.tell), tellAll: heard(sync.tellAll) };
}
