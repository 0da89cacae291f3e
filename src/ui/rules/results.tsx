import type { LookupModel } from '../../state/lookup.ts';
import { useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { ResultRow } from './result-row.tsx';
import { Suggestions } from './suggestions.tsx';

/** What the query found, as it is typed. */
export function ResultList({ model }: { readonly model: LookupModel }) {
  const t = useTexts('rules');
  const results = model.results.value;
  const { query, everyGame } = model.inputs.value;
  if (!results) return <p class="hint">{t.preparing}</p>;
  const rows = model.rows.value;
  const rest = model.rest.value;
  return (
    <section class="stack" aria-label={t.results}>
      <h2>{results.found.length > 0 ? t.hits(results.found.length) : t.nothing(query.trim())}</h2>
      {rows.length > 0 && (
        <ul class="hits">
          {rows.map((row) => (
            <ResultRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button wide onClick={() => model.more()}>
          {t.more(rest)}
        </Button>
      )}
      {results.elsewhere > 0 && (
        <Button kind="quiet" onClick={() => model.showEveryGame(true)}>
          {t.elsewhere(results.elsewhere)}
        </Button>
      )}
      {everyGame && <GamesSwitch model={model} />}
      {results.found.length === 0 && <Suggestions model={model} title={t.nothingHint} most={5} />}
    </section>
  );
}

/** The way back from all games to the games played, and the other way. */
export function GamesSwitch({ model }: { readonly model: LookupModel }) {
  const t = useTexts('rules');
  const { everyGame } = model.inputs.value;
  if (!model.playsSome.value) return null;
  return (
    <Button kind="quiet" onClick={() => model.showEveryGame(!everyGame)}>
      {everyGame ? t.playedOnly : t.everyGame}
    </Button>
  );
}
