import { armyBounds } from '../../rules/army.ts';
import type { Entry, RecordStore, Stored } from '../store.ts';
import { type Army, armyKey, armyKind } from './army.ts';
import { type ArmySummary, summaryKey, summaryKind, summaryOf } from './summary.ts';

/** A tag as it was typed: without blanks at its ends, no longer than a tag may be; empty for none. */
export function asTag(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, armyBounds.tag).trim();
}

export function withTags(army: Army, tags: readonly string[]): Army {
  const { tags: _before, ...rest } = army;
  const kept = [...new Set(tags.map(asTag))].filter(Boolean).slice(0, armyBounds.tags);
  return kept.length > 0 ? { ...rest, tags: kept } : rest;
}

/**
 * Changes the tags of armies in one transaction and answers with the tags that those changed had before. What cannot be
 * read stays as it is.
 */
export function tagArmies(
  store: RecordStore,
  ids: readonly string[],
  change: (tags: readonly string[], id: string) => readonly string[],
  now: number,
): Stored<ReadonlyMap<string, readonly string[]>> {
  const reads = { keys: () => [...ids.map(armyKey), ...ids.map(summaryKey)] };
  return store.change<ReadonlyMap<string, readonly string[]>>(reads, (raws) => {
    const put: Entry[] = [];
    const before = new Map<string, readonly string[]>();
    ids.forEach((id, index) => {
      const decoded = armyKind.decode(raws[index]);
      if (decoded.state !== 'ok') return;
      const army = decoded.value;
      const tagged = withTags(army, change(army.tags ?? [], id));
      if (String(tagged.tags ?? []) === String(army.tags ?? [])) return;
      const saved = { ...tagged, changed: now, revision: army.revision + 1 };
      put.push([armyKey(id), saved], [summaryKey(id), taggedSummary(saved, army, raws[ids.length + index])]);
      before.set(id, army.tags ?? []);
    });
    return { put, answer: before };
  });
}

/** Tags are no matter of the rules and the units: what the summary said of those still holds. */
function taggedSummary(saved: Army, before: Army, raw: unknown): ArmySummary {
  const fresh = summaryOf(saved);
  const summary = summaryKind.decode(raw);
  if (summary.state !== 'ok' || summary.value.revision !== before.revision) return fresh;
  const { tags: _before, ...known } = summary.value;
  const { tags, changed, revision } = fresh;
  return { ...known, ...(tags && { tags }), changed, revision };
}
