import { type ReadonlySignal, signal } from '@preact/signals';
import type { RandomSource } from '../rules/dice/random.ts';
import type { HeldStore } from '../storage/memory.ts';
import type { Sync } from '../storage/sync.ts';
import type { Drafts } from './drafts.ts';
import type { DrawCounter } from './draw-tally.ts';
import type { LanguageModel } from './language.ts';
import type { NavigationModel } from './navigation.ts';
import type { NoticesModel } from './notices.ts';
import type { OfflineModel } from './offline.ts';
import type { SettingsModel } from './settings.ts';
import type { StorageStatusModel } from './storage-status.ts';

interface Announcement {
  readonly text: string;
  readonly count: number;
}

/** Results read out by screen readers: each one once. */
interface AnnouncerModel {
  readonly current: ReadonlySignal<Announcement>;
  announce(text: string): void;
  /** What was said so far is no longer there to be read again; what is said meanwhile stays. */
  forget(count: number): void;
}

export function createAnnouncerModel(): AnnouncerModel {
  const current = signal<Announcement>({ text: '', count: 0 });
  return {
    current,
    announce(said) {
      const { text, count } = current.peek();
      // The same words twice are a change, which a screen reader would not hear of otherwise.
      current.value = { text: text === said ? `${said}\u00a0` : said, count: count + 1 };
    },
    forget(count) {
      if (current.peek().count === count) current.value = { text: '', count };
    },
  };
}

/** What main.tsx builds once and every model and screen may use. */
export interface Services {
  /** Of package.json, and the commit that it was built from. */
  readonly version: { readonly number: string; readonly commit: string };
  readonly settings: SettingsModel;
  readonly language: LanguageModel;
  readonly navigation: NavigationModel;
  readonly announcer: AnnouncerModel;
  readonly notices: NoticesModel;
  readonly offline: OfflineModel;
  /** All records on the device; in memory for this visit where the browser refuses storage. */
  readonly store: HeldStore;
  /** Failures of the store are reported here, in words, once. */
  readonly storage: StorageStatusModel;
  /** The other tabs of the app. */
  readonly sync: Sync;
  readonly drafts: Drafts;
  /** Secure dice: uniform 1..sides. */
  readonly random: RandomSource;
  /** What `random` drew, counted by face. */
  readonly draws: DrawCounter;
  /** Secure bytes, for ids of records. */
  readonly fill: (bytes: Uint8Array) => void;
  /** A buzz of so many milliseconds, where the device can and the player has not turned it off. */
  readonly vibrate: (milliseconds: number) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
