import { useEffect, useMemo } from 'preact/hooks';
import type { HitsProps } from '../kit/ask/hits.ts';
import { useServices } from '../kit/context.ts';
import type { RuleId } from '../rules/ids.ts';
import { chapterOf, chaptersOf, hasEntry } from './finder.ts';
import { Marked } from './rule-sheet.tsx';
import { createEntries, createLookupSearch } from './search.ts';

const most = 5;

const soon = (run: () => void) => {
  setTimeout(run, 300);
};

/** What the entries of one game say of a question; a tap opens the rule over it. */
export function GameHits({ title, query, game, first = [], nothing }: HitsProps) {
  const { language, navigation, offline } = useServices();
  const search = useMemo(() => {
    const entries = createEntries();
    const { markOutdated } = offline;
    return createLookupSearch(entries, language.language, soon, markOutdated, chaptersOf(game));
  }, [game, language, offline]);
  useEffect(search.beginAll, [search]);
  const found = search.find(query);
  if (!found) return null;
  const known = first.map((id: RuleId) => ({ id, language: undefined, terms: [] }));
  const others = found.filter(({ id }) => !first.includes(id) && hasEntry(id) && chapterOf(id).game === game);
  const rows = search.rows([...known, ...others].slice(0, most), query);
  if (rows.length === 0) return <>{nothing}</>;
  return (
    <section aria-label={title} data-game={game}>
      <h2 class="label">{title}</h2>
      <ul class="stack">
        {rows.map(({ id, title: name, excerpt }) => (
          <li key={id}>
            <button type="button" class="hit" onClick={() => navigation.openRule(id)}>
              <b>
                <Marked pieces={name} />
              </b>
              <span class="hit-text">
                <Marked pieces={excerpt} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
