import { useSignal } from '@preact/signals';
import { useTexts } from '../kit/context.ts';
import type { Language } from '../platform/languages.ts';
import type { RuleId } from '../rules/ids.ts';
import { chapterName } from './chapter-name.ts';
import { chapterOf, hasEntry } from './chapters.ts';
import { EntryBody } from './entry-body.tsx';
import { EntryLinks } from './entry-links.tsx';
import { EntrySource } from './entry-source.tsx';
import type { LookupModel } from './model.ts';
import { useEntry } from './use-entry.ts';
import './rules.css';

interface RuleSheetProps {
  readonly id: string;
  readonly model: LookupModel;
}

/** A rule on the spot, over any place; fetches nothing but the chapter it stands in. */
export default function RuleSheet({ id, model }: RuleSheetProps) {
  const t = useTexts('rules');
  return hasEntry(id) ? <Sheet key={id} id={id} model={model} /> : <p class="note">{t.missing(id)}</p>;
}

function Sheet({ id, model }: { readonly id: RuleId; readonly model: LookupModel }) {
  const t = useTexts('rules');
  const shell = useTexts('shell');
  const beside = useSignal<Language | undefined>(undefined);
  const entry = useEntry(model, id, beside.value);
  const chapter = chapterOf(id);
  if (!entry) return <p class="hint">{shell.loading}</p>;
  return (
    <div class="stack" data-game={chapter.game}>
      <p class="hint">
        {shell.games[chapter.game]} · {chapterName(t, chapter)}
      </p>
      <h3 class="entry-title">{entry.text.title}</h3>
      <EntryBody
        {...entry}
        beside={beside.value}
        onBeside={(language) => {
          beside.value = language;
        }}
      />
      <EntryLinks title={t.rulings} ids={entry.facts.rulings ?? []} model={model} />
      <EntrySource source={entry.facts.source} />
    </div>
  );
}
