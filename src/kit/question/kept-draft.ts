import { type ReadonlySignal, signal } from '@preact/signals';
import type { Drafts } from '../../platform/drafts.ts';

/** What is being entered, kept on the device with every letter; undefined while nothing is. */
export interface KeptDraft<Value> {
  readonly draft: ReadonlySignal<Value | undefined>;
  /** What was kept is read; nothing entered meanwhile gives way to it. */
  readonly arrived: Promise<void>;
  set(value: Value | undefined): void;
}

/** `place` names the draft that keeps it. */
export function createKeptDraft<Value>(
  drafts: Drafts,
  place: string,
  decode: (stored: string) => Value | undefined,
): KeptDraft<Value> {
  const draft = signal<Value | undefined>(undefined);
  let touched = false;

  async function load(): Promise<void> {
    const stored = await drafts.load(place);
    if (!stored) return;
    const decoded = decode(stored);
    if (decoded && !touched) draft.value = decoded;
  }

  return {
    draft,
    arrived: load(),
    set(value) {
      touched = true;
      draft.value = value;
      drafts.save(place, value ? JSON.stringify(value) : '');
    },
  };
}
