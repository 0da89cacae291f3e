import { type ReadonlySignal, signal } from '@preact/signals';
import { recognise } from '../../kit/send/parcel.ts';
import type { BackupModel } from '../../platform/backup.ts';
import { createCodeReader } from '../../storage/code-series.ts';
import { type ParcelIssue, parcelBounds, unpack } from '../../storage/parcel.ts';

/** What went wrong with what was scanned, chosen or pasted; nothing was stored. */
export type ReceiveTrouble = ParcelIssue['code'] | 'no-code';

export interface Receiver {
  /** The codes of a series that are read; undefined before the first. */
  readonly progress: ReadonlySignal<{ readonly read: number; readonly count: number } | undefined>;
  readonly trouble: ReadonlySignal<ReceiveTrouble | undefined>;
  /** Counts how often codes of something else took the place of those read before. */
  readonly changed: ReadonlySignal<number>;
  /** A code that was read; whether it is one of ours that was not read before. */
  takeCode(code: string): boolean;
  /** A link or the text of a file; `name` is what a trouble with it is called by. */
  open(text: string, name: string): Promise<void>;
  openFile(file: File): Promise<void>;
  fail(trouble: ReceiveTrouble): void;
}

/** Leads all that may be received to the one preview of what it brings. `name` says what was sent, `follow` goes to an address of the app. */
export function createReceiver(
  backup: Pick<BackupModel, 'read'>,
  name: () => string,
  follow: (address: string) => void,
): Receiver {
  let reader = createCodeReader();
  /** What was read is being shown: codes that are still in sight wait. */
  let showing = false;
  const progress = signal<{ readonly read: number; readonly count: number } | undefined>(undefined);
  const trouble = signal<ReceiveTrouble | undefined>(undefined);
  const changed = signal(0);

  async function show(text: string, called: string): Promise<void> {
    trouble.value = undefined;
    await backup.read({ name: called, size: text.length, text: () => Promise.resolve(text) }, 'player');
  }

  async function showBytes(bytes: Uint8Array, called: string): Promise<void> {
    const text = await unpack(bytes);
    if (text.ok) await show(text.value, called);
    else trouble.value = text.issues[0]?.code;
  }

  async function finish(bytes: Uint8Array): Promise<void> {
    showing = true;
    await showBytes(bytes, name());
    showing = false;
    // Who looks again may want the same again.
    reader = createCodeReader();
    progress.value = undefined;
  }

  async function open(text: string, called: string): Promise<void> {
    const known = recognise(text);
    if (!known.ok) trouble.value = known.issues[0]?.code;
    else if ('bytes' in known.value) await showBytes(known.value.bytes, called);
    else if ('address' in known.value) {
      trouble.value = undefined;
      follow(known.value.address);
    } else await show(known.value.document, called);
  }

  return {
    progress,
    trouble,
    changed,
    takeCode(code) {
      if (showing) return false;
      const taken = reader.take(code);
      if (taken === 'foreign' || taken === 'known') return false;
      trouble.value = undefined;
      if (taken === 'other') changed.value += 1;
      progress.value = { read: reader.read, count: reader.count };
      if (reader.bytes) void finish(reader.bytes);
      return true;
    },
    open,
    async openFile(file) {
      // A file larger than any parcel is a backup of much, or nothing of ours: who reads backups says which.
      if (file.size > parcelBounds.text) {
        trouble.value = undefined;
        return backup.read(file, 'player');
      }
      try {
        await open(await file.text(), file.name);
      } catch {
        trouble.value = 'damaged';
      }
    },
    fail(what) {
      trouble.value = what;
    },
  };
}
