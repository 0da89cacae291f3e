import { useEffect } from 'preact/hooks';
import { useTexts } from '../kit/context.ts';
import { Browse } from './browse.tsx';
import { hasEntry } from './chapters.ts';
import { EntryPage } from './entry-page.tsx';
import { MissingEntry } from './missing-entry.tsx';
import type { LookupModel } from './model.ts';
import { ResultList } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { Suggestions } from './suggestions.tsx';
import './rules.css';

/** Search first; on wide screens the list stays beside the entry. */
export default function RulesScreen({ model }: { readonly model: LookupModel }) {
  useEffect(() => model.start(), [model]);
  const t = useTexts('rules');
  const shell = useTexts('shell');
  const id = model.entryId.value;
  const searching = model.searching.value;
  return (
    <div class="screen">
      <div class="columns">
        <div class={id === undefined ? '' : 'wide-only'}>
          <SearchBox model={model} />
          {model.unreadable.value && <p class="note">{shell.unreadableLink}</p>}
          {searching && <ResultList model={model} />}
          {!searching && <Suggestions model={model} title={t.suggest} most={2} />}
          {!searching && id !== undefined && <Browse model={model} />}
        </div>
        <div class={searching && id === undefined ? 'wide-only' : ''}>
          {id === undefined && <Browse model={model} />}
          {id !== undefined &&
            (hasEntry(id) ? <EntryPage id={id} model={model} /> : <MissingEntry id={id} />)}
        </div>
      </div>
    </div>
  );
}
