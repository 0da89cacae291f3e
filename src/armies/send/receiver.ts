import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { recognise, type SentIssue } from '../../kit/send/parcel.ts';
import type { BackupModel } from '../../platform/backup.ts';
import { createCodeReader } from '../../storage/backup/code-series.ts';
import { createDepthGuard, parcelBounds, unpack } from '../../storage/backup/parcel.ts';
import { codesIn } from './scanner.ts';

/** What went wrong with what was scanned, chosen or pasted; nothing was stored. */
export type ReceiveTrouble = SentIssue['code'] | 'no-code';

export interface Receiver {
  /** The codes of a series that are read; undefined before the first. */
  readonly progress: ReadonlySignal<{ readonly read: number; readonly count: number } | undefined>;
  readonly trouble: ReadonlySignal<ReceiveTrouble | undefined>;
  /** Counts how often codes of something else took the place of those read before. */
  readonly changed: ReadonlySignal<number>;
  /** What came as an army list and has not been looked at yet. */
  readonly list: ReadonlySignal<string | undefined>;
  /** A text that nobody could read: it stays in sight. */
  readonly left: ReadonlySignal<string | undefined>;
  /** Files that came together with what is open now. */
  readonly waiting: ReadonlySignal<readonly File[]>;
  /** Pictures in which no code was found, as long as what they belong to is not there: they stay in sight. */
  readonly unread: ReadonlySignal<readonly File[]>;
  /** A code that was read; whether it is one of ours that was not read before. */
  takeCode(code: string): boolean;
  /** A link, a code, a list or the text of a file; `name` is what a trouble with it is called by. */
  open(text: string, name: string): Promise<void>;
  /** The first of them; photos are all looked at, the others wait. */
  openFiles(files: readonly File[]): Promise<void>;
  /** The next of those that wait. */
  openNext(): Promise<void>;
  /** What was shown of a list or a text is put away. */
  putAway(): void;
  fail(trouble: ReceiveTrouble): void;
}

/** A file with these among its letters is no text. */
const noText = /[\0\ufffd]/;

/** Leads all that may be received to who can read it. `name` says what was sent, `follow` goes to an address of the app. */
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
  const list = signal<string | undefined>(undefined);
  const left = signal<string | undefined>(undefined);
  const waiting = signal<readonly File[]>([]);
  const unread = signal<readonly File[]>([]);

  function putAway(): void {
    batch(() => {
      list.value = undefined;
      left.value = undefined;
    });
  }

  function fail(what: ReceiveTrouble | undefined, text?: string): void {
    batch(() => {
      trouble.value = what;
      left.value = text !== undefined && text.trim() !== '' && !noText.test(text) ? text : undefined;
    });
  }

  async function show(text: string, called: string): Promise<void> {
    trouble.value = undefined;
    await backup.read({ name: called, size: text.length, text: () => Promise.resolve(text) }, 'player');
  }

  function goTo(place: string): void {
    trouble.value = undefined;
    follow(place);
  }

  async function showBytes(bytes: Uint8Array, called: string): Promise<void> {
    const text = await unpack(bytes);
    if (!text.ok) {
      trouble.value = text.issues[0]?.code;
      return;
    }
    // A question whose link was too long for a message.
    const known = recognise(text.value);
    if (known.ok && 'address' in known.value) goTo(known.value.address);
    else await show(text.value, called);
  }

  async function finish(bytes: Uint8Array): Promise<void> {
    showing = true;
    unread.value = [];
    await showBytes(bytes, name());
    showing = false;
    // Who looks again may want the same again.
    reader = createCodeReader();
    progress.value = undefined;
  }

  /** A code that is an address of the app, as every camera opens it. */
  function takeAddress(code: string): boolean {
    const known = /^https?:/i.test(code) ? recognise(code) : undefined;
    if (!known?.ok || !('bytes' in known.value || 'address' in known.value)) return false;
    trouble.value = undefined;
    if ('bytes' in known.value) void finish(known.value.bytes);
    else goTo(known.value.address);
    return true;
  }

  function takeCode(code: string): boolean {
    if (showing) return false;
    const taken = reader.take(code);
    if (taken === 'foreign') return takeAddress(code);
    if (taken === 'known') return false;
    trouble.value = undefined;
    if (taken === 'other') changed.value += 1;
    progress.value = { read: reader.read, count: reader.count };
    if (reader.bytes) void finish(reader.bytes);
    return true;
  }

  /** As a list of an army; false where it says no unit, or is not of the kind that it is to be. */
  async function openList(text: string, kind?: 'generator'): Promise<boolean> {
    const { readArmyText } = await import('../lists/entry.ts');
    const read = readArmyText(text);
    if (read.units.length === 0 || (kind && read.kind !== kind)) return false;
    batch(() => {
      trouble.value = undefined;
      list.value = text;
    });
    return true;
  }

  async function openDocument(text: string, called: string): Promise<void> {
    if (createDepthGuard()(text)) return fail('not-a-parcel');
    if (await openList(text, 'generator')) return;
    await show(text, called);
  }

  async function open(text: string, called: string): Promise<void> {
    putAway();
    const known = recognise(text);
    if (!known.ok) {
      const code = known.issues[0]?.code;
      if (code !== 'not-a-parcel' || !(await openList(text))) fail(code, text);
      return;
    }
    const sent = known.value;
    if ('bytes' in sent) await showBytes(sent.bytes, called);
    else if ('codes' in sent) {
      const taken = sent.codes.filter(takeCode);
      if (taken.length === 0 && progress.peek() === undefined) fail('damaged', text);
    } else if ('address' in sent) goTo(sent.address);
    else await openDocument(sent.document, called);
  }

  async function openFile(file: File): Promise<void> {
    // A file larger than any parcel is a backup of much, or nothing of ours: who reads backups says which.
    if (file.size > parcelBounds.text) {
      putAway();
      trouble.value = undefined;
      return backup.read(file, 'player');
    }
    try {
      const { textOfFile } = await import('../lists/entry.ts');
      await open(await textOfFile(file), file.name);
    } catch {
      fail('damaged');
    }
  }

  async function openNext(): Promise<void> {
    const [file, ...others] = waiting.peek();
    waiting.value = others;
    if (file) await openFile(file);
  }

  return {
    progress,
    trouble,
    changed,
    list,
    left,
    waiting,
    unread,
    takeCode,
    open,
    async openFiles(files) {
      const photos = files.filter(({ type }) => type.startsWith('image/'));
      waiting.value = files.filter((file) => !photos.includes(file));
      const codes = await Promise.all(photos.map(codesIn));
      const empty = photos.filter((_, at) => codes[at]?.length === 0);
      unread.value = empty;
      // Each of them is taken, whatever the one before was.
      const taken = codes.flat().filter(takeCode);
      if (photos.length === 0) await openNext();
      else if (taken.length === 0 || unread.peek().length > 0) fail('no-code');
    },
    openNext,
    putAway,
    fail,
  };
}
