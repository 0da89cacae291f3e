/** What changed in another tab; the receiver reads it again from the store. */
export type SyncChange =
  | { readonly kind: 'army'; readonly id: string }
  | { readonly kind: 'armies' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'rolls' }
  | { readonly kind: 'saved-rolls' }
  | { readonly kind: 'profiles' }
  | { readonly kind: 'usb-units' }
  | { readonly kind: 'castle-figures' }
  | { readonly kind: 'castle-dials' }
  | { readonly kind: 'castle-plans' }
  | { readonly kind: 'sieges' }
  | { readonly kind: 'seasons' }
  | { readonly kind: 'plays' }
  | { readonly kind: 'fights' }
  | { readonly kind: 'tally' }
  | { readonly kind: 'draft'; readonly place: string };

/** Every kind of record that a tab can be notified of as a whole. */
export const keptKinds = [
  'armies',
  'settings',
  'rolls',
  'saved-rolls',
  'profiles',
  'usb-units',
  'castle-figures',
  'castle-dials',
  'castle-plans',
  'sieges',
  'seasons',
  'plays',
  'fights',
  'tally',
] as const satisfies readonly SyncChange['kind'][];

export interface Sync {
  readonly notify: (change: SyncChange) => void;
  /** Notifies this tab too: of what changed behind the back of its models, such as by an import. */
  readonly notifyAll: (change: SyncChange) => void;
  /** Hears what other tabs send, of this one only what `tellAll` says; returns the way to stop. */
  readonly listen: (heard: (change: SyncChange) => void) => () => void;
  readonly close: () => void;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'>;

function openChannel(): Channel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('adjutant');
}

/** Changes travelling between tabs. Where the browser has no BroadcastChannel, tabs meet again at the next read. */
export function openSync(open: () => Channel | undefined = openChannel): Sync {
  let channel = open();
  const listeners = new Set<(change: SyncChange) => void>();
  const notify = (change: SyncChange) => channel?.postMessage(change);
  return {
    notify,
    notifyAll: (change) => {
      notify(change);
      for (const heard of listeners) heard(change);
    },
    listen: (heard) => {
      listeners.add(heard);
      const hear = (event: MessageEvent): void => {
        const change = decodeChange(event.data);
        if (change) heard(change);
      };
      channel?.addEventListener('message', hear);
      return () => {
        listeners.delete(heard);
        channel?.removeEventListener('message', hear);
      };
    },
    close: () => {
      channel?.close();
      // What is still being stored may report it later.
      channel = undefined;
    },
  };
}

/** A tab of another version may send things unknown here: those are passed over. */
function decodeChange(data: unknown): SyncChange | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  const { kind } = data;
  if (kind === 'army') return 'id' in data && typeof data.id === 'string' ? { kind, id: data.id } : undefined;
  if (kind === 'draft')
    return 'place' in data && typeof data.place === 'string' ? { kind, place: data.place } : undefined;
  const known = keptKinds.find((one) => one === kind);
  return known && { kind: known };
}
