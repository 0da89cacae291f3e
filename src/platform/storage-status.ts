import { type ReadonlySignal, signal } from '@preact/signals';
import type { MemoryState } from '../storage/memory.ts';
import type { SettingsIssue } from '../storage/settings.ts';
import type { StorageIssue } from '../storage/store.ts';
import type { Sync, SyncChange } from '../storage/sync.ts';
import type { LanguageModel } from './language.ts';
import type { NoticesModel } from './notices.ts';

type Kind = SyncChange['kind'];

/** What comes and goes by itself; everything else a player would miss. */
const passing: ReadonlySet<Kind> = new Set<Kind>(['settings', 'rolls', 'tally', 'draft']);

/** The same, heard of whenever something worth keeping was stored in this tab. */
export function hearKept(sync: Sync, kept: () => void): Sync {
  const heard =
    (notify: (change: SyncChange) => void) =>
    (change: SyncChange): void => {
      notify(change);
      if (!passing.has(change.kind)) kept();
    };
  return { ...sync, notify: heard(sync.notify), notifyAll: heard(sync.notifyAll) };
}

export interface StorageStatusModel {
  /** Why records are held in memory only, if they are. */
  readonly trouble: ReadonlySignal<StorageIssue | undefined>;
  /** True while something that was entered is in this window only. */
  readonly unstored: ReadonlySignal<boolean>;
  /** Called by the store at each change. */
  follow(state: MemoryState): void;
  /** Says once more why something is not stored. */
  explain(): void;
  /** Calls when storage is there again after nothing could be read or written. */
  onReturn(run: () => void): void;
  /** Tells the player what could not be stored and what to do: each kind of trouble once. */
  report(issue: StorageIssue | SettingsIssue): void;
  /** The texts are there: what was reported before can be said now. */
  speak(language: LanguageModel, notices: NoticesModel): void;
}

const words = {
  'storage-refused': 'storageRefused',
  'storage-full': 'storageFull',
  'storage-silent': 'storageSilent',
  'storage-failed': 'storageFailed',
  'settings-newer': 'settingsNewer',
  'settings-damaged': 'settingsDamaged',
} as const;

export function createStorageStatusModel(): StorageStatusModel {
  const trouble = signal<StorageIssue | undefined>(undefined);
  const unstored = signal(false);
  const returned = new Set<() => void>();
  const said = new Set<string>();
  const unsaid: (keyof typeof words)[] = [];
  let say: ((code: keyof typeof words) => void) | undefined;

  function report(issue: StorageIssue | SettingsIssue): void {
    if (said.has(issue.code)) return;
    said.add(issue.code);
    if (say) say(issue.code);
    else unsaid.push(issue.code);
  }

  return {
    trouble,
    unstored,
    follow({ issue, waiting }) {
      const before = trouble.peek();
      trouble.value = issue;
      unstored.value = waiting > 0;
      if (issue) report(issue);
      else for (const code of Object.keys(words)) said.delete(code);
      if (!issue && before?.code === 'storage-silent') for (const run of returned) run();
    },
    explain() {
      const issue = trouble.peek();
      if (issue) say?.(issue.code);
    },
    onReturn: (run) => void returned.add(run),
    report,
    speak(language, notices) {
      say = (code) => {
        void language.load(['kit']).then(() => {
          notices.show(language.texts('trouble')[words[code]], { sticky: true });
        });
      };
      for (const code of unsaid.splice(0)) say(code);
    },
  };
}
