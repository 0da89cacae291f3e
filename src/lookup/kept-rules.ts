import { computed, type ReadonlySignal } from '@preact/signals';
import { createKeptDraft } from '../kit/question/kept-draft.ts';
import type { Drafts } from '../platform/drafts.ts';
import type { RuleId } from '../rules/ids.ts';
import { hasEntry } from './finder.ts';

/** What a reader pinned, and read last: newest first. */
interface KeptRules {
  readonly pinned: readonly RuleId[];
  readonly read: readonly RuleId[];
}

export interface KeptRulesModel {
  readonly rules: ReadonlySignal<KeptRules>;
  /** What was kept is read. */
  readonly arrived: Promise<void>;
  pin(id: RuleId, on: boolean): void;
  read(id: RuleId): void;
}

export const keptRulesPlace = 'rules-kept';

const mostPinned = 24;

const mostRead = 8;

const nothing: KeptRules = { pinned: [], read: [] };

const rulesIn = (value: unknown): readonly RuleId[] =>
  Array.isArray(value) ? [...new Set(value.filter((id) => typeof id === 'string' && hasEntry(id)))] : [];

export function decodeKeptRules(stored: string): KeptRules | undefined {
  try {
    const { pinned, read }: Readonly<Record<string, unknown>> = Object(JSON.parse(stored));
    return { pinned: rulesIn(pinned).slice(0, mostPinned), read: rulesIn(read).slice(0, mostRead) };
  } catch {
    return undefined;
  }
}

/** The rules that a reader keeps at hand, on the device. */
export function createKeptRules(drafts: Drafts): KeptRulesModel {
  const { draft, set, arrived } = createKeptDraft(drafts, keptRulesPlace, decodeKeptRules);
  const rules = computed(() => draft.value ?? nothing);
  // What was kept comes first: nothing read meanwhile may take its place.
  const change = (act: (rules: KeptRules) => KeptRules) =>
    void arrived.then(() => {
      const next = act(rules.peek());
      if (next !== rules.peek()) set(next);
    });
  const first = (id: RuleId, ids: readonly RuleId[]) => [id, ...ids.filter((other) => other !== id)];
  return {
    rules,
    arrived,
    pin: (id, on) =>
      change((kept) => ({
        ...kept,
        pinned: on ? first(id, kept.pinned).slice(0, mostPinned) : kept.pinned.filter((one) => one !== id),
      })),
    read: (id) =>
      change((kept) =>
        kept.read[0] === id ? kept : { ...kept, read: first(id, kept.read).slice(0, mostRead) },
      ),
  };
}
