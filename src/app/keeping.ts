import type { LanguageModel } from '../platform/language.ts';
import type { NoticesModel } from '../platform/notices.ts';
import type { OfflineModel } from '../platform/offline.ts';
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

interface KeepingNeeds {
  readonly offline: Pick<OfflineModel, 'askPersistence' | 'persistence' | 'needsHowTo'>;
  readonly language: Pick<LanguageModel, 'texts' | 'load'>;
  readonly notices: Pick<NoticesModel, 'show'>;
  readonly toSettings: () => void;
  /** Whether it was told on this device before; and that it is told now. */
  readonly told: { readonly before: () => boolean; readonly now: () => void };
}

/** Asks the browser to keep the data when the first of it is stored; on an iPhone one is told once what becomes of it. */
export function createKeeping({ offline, language, notices, toSettings, told }: KeepingNeeds): () => void {
  let asked = false;
  async function ask(): Promise<void> {
    await offline.askPersistence();
    // Only there the browser says for certain that it erases; elsewhere the settings say how it stands.
    if (!offline.needsHowTo || offline.persistence.peek() === 'granted' || told.before()) return;
    told.now();
    await language.load(['kit']);
    notices.show(language.texts('trouble').keptForDays, {
      action: { label: language.texts('shell').openSettings, run: toSettings },
    });
  }
  return () => {
    if (asked) return;
    asked = true;
    void ask();
  };
}
