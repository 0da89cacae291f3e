import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Drafts } from '../../platform/drafts.ts';
import type { NavigationModel } from '../../platform/navigation.ts';

/** How a screen answers to other tabs that change its inputs. */
export interface SharedInputs<T> {
  changed(): void;
  overruled(theirs: T): void;
}

/** Why a link cannot be read: what it says under a name, or in which version it is. */
export type LinkFault =
  | { readonly issue: 'version'; readonly text: string }
  | { readonly issue: 'value'; readonly name: string; readonly text: string }
  | { readonly issue: 'unknown' | 'twice'; readonly name: string }
  | { readonly issue: 'together' };

/** Text form of a screen's inputs: one codec serves the address, shared links and the stored draft. */
export interface InputCodec<T> {
  readonly initial: T;
  /** Ids and numbers only, with every switch explicit, `v=` first; at most 2,000 characters. */
  encode(value: T): string;
  /** Undefined for anything that is not wholly understood. */
  decode(query: string): T | undefined;
  /** Why it is not understood, where that can be said. */
  faultOf?(query: string): LinkFault | undefined;
}

export interface InputsModel<T> {
  readonly value: ReadonlySignal<T>;
  /** The inputs shown, as links and drafts carry them. */
  readonly text: ReadonlySignal<string>;
  /** True while the inputs of an opened link are shown; the own draft waits untouched. */
  readonly linked: ReadonlySignal<boolean>;
  /** Whether anything was entered here before: only then is there something to go back to. */
  readonly own: ReadonlySignal<boolean>;
  /** True when the last opened link could not be read. */
  readonly unreadable: ReadonlySignal<boolean>;
  /** Why that was so, as far as it can be said. */
  readonly fault: ReadonlySignal<LinkFault | undefined>;
  set(value: T): void;
  /** Makes what a text says the own draft; false where it cannot be read. */
  take(text: string): boolean;
  /** Takes the linked inputs as the own draft. */
  keep(): void;
  /** Returns from the linked inputs to the own draft. */
  discard(): void;
}

/** The inputs of a place: draft in hand, address and opened links kept apart and in step. */
export async function createInputsModel<T>(
  place: string,
  codec: InputCodec<T>,
  navigation: NavigationModel,
  drafts: Drafts,
  shared?: SharedInputs<T>,
): Promise<InputsModel<T>> {
  const stored = await drafts.load(place);
  const restored = stored === undefined ? undefined : codec.decode(stored);
  const draft = signal<T>(restored ?? codec.initial);
  const foreign = signal<T | undefined>(undefined);
  const unreadable = signal(false);
  const entered = signal(restored !== undefined);
  // The address follows a moment behind the draft: after a reload the draft is the newer of the two.
  let draftIsNewer = restored !== undefined;

  effect(() => {
    const location = navigation.location.value;
    if (location.place !== place) {
      unreadable.value = false;
      return;
    }
    const kept = draftIsNewer;
    draftIsNewer = false;
    if (location.query === '') {
      foreign.value = undefined;
      return;
    }
    const decoded = codec.decode(location.query);
    if (location.linked) {
      unreadable.value = decoded === undefined;
      const same = decoded !== undefined && codec.encode(decoded) === codec.encode(draft.peek());
      foreign.value = same ? undefined : decoded;
    } else if (decoded !== undefined && foreign.peek() === undefined && !kept) {
      const text = codec.encode(decoded);
      if (text !== codec.encode(draft.peek())) draft.value = decoded;
    }
  });

  if (shared) {
    drafts.follow?.(place, {
      changed(query) {
        const theirs = codec.decode(query);
        if (theirs === undefined) return;
        shared.changed();
        draft.value = theirs;
        entered.value = true;
        if (foreign.peek() === undefined) navigation.describe(query);
      },
      overruled(query) {
        const theirs = codec.decode(query);
        if (theirs !== undefined) shared.overruled(theirs);
      },
    });
  }

  function own(value: T): void {
    draft.value = value;
    entered.value = true;
    drafts.save(place, codec.encode(value));
  }

  const value = computed(() => foreign.value ?? draft.value);
  return {
    value,
    text: computed(() => codec.encode(value.value)),
    linked: computed(() => foreign.value !== undefined),
    own: entered,
    unreadable,
    fault: computed(() => (unreadable.value ? codec.faultOf?.(navigation.location.value.query) : undefined)),
    set(value) {
      unreadable.value = false;
      if (foreign.peek() === undefined) own(value);
      else foreign.value = value;
      navigation.describe(codec.encode(value));
    },
    take(text) {
      const read = codec.decode(text);
      if (read === undefined) return false;
      foreign.value = undefined;
      unreadable.value = false;
      own(read);
      navigation.describe(text);
      return true;
    },
    keep() {
      batch(() => {
        const value = foreign.peek();
        foreign.value = undefined;
        if (value !== undefined) own(value);
      });
    },
    discard() {
      foreign.value = undefined;
      unreadable.value = false;
      navigation.describe(codec.encode(draft.peek()));
    },
  };
}
