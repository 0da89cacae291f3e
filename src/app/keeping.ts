import type { LanguageModel } from '../platform/language.ts';
import type { NoticesModel } from '../platform/notices.ts';
import type { OfflineModel } from '../platform/offline.ts';

interface KeepingNeeds {
  readonly offline: Pick<OfflineModel, 'askPersistence' | 'persistence' | 'needsHowTo'>;
  readonly language: Pick<LanguageModel, 'texts' | 'load'>;
  readonly notices: Pick<NoticesModel, 'show'>;
  readonly toSettings: () => void;
  /** Whether the player was informed on this device before; and that he is informed now. */
  readonly informed: { readonly before: () => boolean; readonly now: () => void };
}

/** Where the device remembers that the player was informed what becomes of its data. */
const informedKey = 'adjutant-told';

export function informedIn(mirror: Storage | undefined): KeepingNeeds['informed'] {
  return {
    before: () => mirror?.getItem(informedKey) !== null,
    now: () => {
      try {
        mirror?.setItem(informedKey, '1');
      } catch {
        // Full: the notice comes again at the next visit.
      }
    },
  };
}

/**
 * Asks the browser to keep the data when the first of it is stored; on an iPhone a notice says once what becomes of it.
 */
export function createKeeping({
  offline,
  language,
  notices,
  toSettings,
  informed,
}: KeepingNeeds): () => void {
  let asked = false;
  async function ask(): Promise<void> {
    await offline.askPersistence();
    // Only there the browser says for certain that it erases; elsewhere the settings say how it stands.
    if (!offline.needsHowTo || offline.persistence.peek() === 'granted' || informed.before()) return;
    informed.now();
    await language.load(['kit']);
    notices.show(language.texts('trouble').keptForDays, {
      sticky: true,
      action: { label: language.texts('shell').openSettings, run: toSettings },
    });
  }
  return () => {
    if (asked) return;
    asked = true;
    void ask();
  };
}
