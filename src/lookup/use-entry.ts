import { useEffect } from 'preact/hooks';
import { useServices } from '../kit/context.ts';
import type { EntryFacts, EntryText } from '../reference/types.ts';
import type { RuleId } from '../rules/ids.ts';
import type { Language } from '../rules/languages.ts';
import type { LookupModel } from './model.ts';

interface ShownEntry {
  readonly text: EntryText;
  readonly facts: EntryFacts;
  readonly besideText: EntryText | undefined;
}

/** An entry in the player's language, and in a second one; undefined until its chapter is there. */
export function useEntry(
  model: LookupModel,
  id: RuleId,
  beside: Language | undefined,
): ShownEntry | undefined {
  const { language, offline } = useServices();
  const own = language.language.value;
  useEffect(() => {
    model.open(id, beside ? [own, beside] : [own]).catch(() => offline.markOutdated());
  }, [model, id, own, beside, offline]);
  const text = model.entries.text(id, own);
  const facts = model.entries.facts(id);
  return text && facts && { text, facts, besideText: beside && model.entries.text(id, beside) };
}
