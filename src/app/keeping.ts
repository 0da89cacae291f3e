import type { LanguageModel } from '../platform/language.ts';
import type { NoticesModel } from '../platform/notices.ts';
import type { OfflineModel } from '../platform/offline.ts';

interface KeepingNeeds {
  readonly offline: Pick<OfflineModel, 'askPersistence' | 'persistence' | 'needsHowTo'>;
  readonly language: Pick<LanguageModel, 'texts' | 'load'>;
  readonly notices: Pick<NoticesModel, 'show'>;
  readonly toSettings: () => void;
  /** Whether it was told on this device before; and that it is told now. */
  readonly told: { readonly before: () => boolean; readonly now: () => void };
}

/** Where the device remembers that it was told what becomes of its data. */
const toldKey = 'adjutant-told';

export function toldIn(mirror: Storage | undefined): KeepingNeeds['told'] {
  return {
    before: () => mirror?.getItem(toldKey) !== null,
    now: () => {
      try {
        mirror?.setItem(toldKey, '1');
      } catch {
        // Full: it is told again at the next visit.
      }
    },
  };
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
