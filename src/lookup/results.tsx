import { Button } from '../kit/button.tsx';
import { Choice } from '../kit/choice.tsx';
import { useTexts } from '../kit/context.ts';
import type { LookupModel, Results } from './model.ts';
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
  const absent = model.absent.value;
  return (
    <section class="stack" aria-label={t.results}>
      {absent && <p class="note">{t.absent[absent]}</p>}
      <GameChips model={model} counts={results.counts} />
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

interface GameChipsProps {
  readonly model: LookupModel;
  readonly counts: Results['counts'];
}

/** Of which game the rules are to be: all, or one, with what was found of it. */
function GameChips({ model, counts }: GameChipsProps) {
  const t = useTexts('rules');
  const shell = useTexts('shell');
  const shown = model.gamesShown.value;
  if (shown.length < 2) return null;
  const { game } = model.inputs.value;
  const all = shown.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
  return (
    <Choice
      legend={t.ofGame}
      hideLegend
      value={game && shown.includes(game) ? game : 'all'}
      options={[
        { value: 'all' as const, label: t.gameCount(t.allGames, all) },
        ...shown.map((each) => ({ value: each, label: t.gameCount(shell.games[each], counts[each] ?? 0) })),
      ]}
      onChange={(chosen) => model.showGame(chosen === 'all' ? undefined : chosen)}
    />
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
