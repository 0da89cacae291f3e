import { useEffect, useId, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Choice } from '../kit/controls/choice.tsx';
import { Field } from '../kit/controls/field.tsx';
import { GameHead } from '../kit/question/game-head.tsx';
import type { Chapter } from '../reference/types.ts';
import type { RuleId } from '../rules/ids.ts';
import { EntryBody } from './entry-body.tsx';
import { chapterKey, chapterOf, chaptersOf, hasEntry, isRuling } from './finder.ts';
import { type LookupModel, longestQuery, type Results } from './model.ts';
import { chapterName, EntryLinks, EntrySource, ResultRow, RuleList, useEntry } from './rule-sheet.tsx';

import './rules.css';

interface SuggestionsProps {
  readonly model: LookupModel;
  readonly title: string;
  /** How many for each game. */
  readonly most: number;
}

/** Words that surely find something, for the games shown. */
function Suggestions({ model, title, most }: SuggestionsProps) {
  const t = useTexts('rules');
  return (
    <section class="stack" aria-label={title}>
      <p class="label">{title}</p>
      <ul class="chips">
        {model.gamesShown.value.flatMap((game) =>
          t.suggestions[game].slice(0, most).map((word) => (
            <li key={word} data-game={game}>
              <button type="button" class="chip suggestion" onClick={() => model.search(word)}>
                {word}
              </button>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

/** What the query found, as it is typed. */
function ResultList({ model }: { readonly model: LookupModel }) {
  const t = useTexts('rules');
  const results = model.results.value;
  const { query, everyGame } = model.inputs.value;
  if (!results) return <p class="hint">{t.preparing}</p>;
  const rows = model.rows.value;
  const rest = model.rest.value;
  return (
    <section class="stack" aria-label={t.results}>
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
function GamesSwitch({ model }: { readonly model: LookupModel }) {
  const t = useTexts('rules');
  const { everyGame } = model.inputs.value;
  if (!model.playsSome.value) return null;
  return (
    <Button kind="quiet" onClick={() => model.showEveryGame(!everyGame)}>
      {everyGame ? t.playedOnly : t.everyGame}
    </Button>
  );
}

/** The chapters of each game; one stands open. */
function Browse({ model }: { readonly model: LookupModel }) {
  const t = useTexts('rules');
  const shell = useTexts('shell');
  return (
    <nav class="stack" aria-label={t.browse}>
      {model.gamesShown.value.map((game) => (
        <section key={game} class="card" data-game={game}>
          <h2>{shell.games[game]}</h2>
          <ul class="chapter-list">
            {chaptersOf(game).map((chapter) => (
              <ChapterItem key={chapter.id} chapter={chapter} model={model} />
            ))}
          </ul>
        </section>
      ))}
      <GamesSwitch model={model} />
    </nav>
  );
}

function ChapterItem({ chapter, model }: { readonly chapter: Chapter; readonly model: LookupModel }) {
  const t = useTexts('rules');
  const content = useId();
  const open = model.inputs.value.open === chapterKey(chapter);
  return (
    <li>
      <button
        type="button"
        class="chapter"
        aria-expanded={open}
        aria-controls={open ? content : undefined}
        onClick={() => model.toggleChapter(chapter)}
      >
        <span>{chapterName(t, chapter)}</span>
        <span class="hint">{t.entries(chapter.ids.length)}</span>
      </button>
      {open && (
        <div id={content}>
          <RuleList ids={chapter.ids} model={model} />
        </div>
      )}
    </li>
  );
}

interface EntryPageProps {
  readonly id: RuleId;
  readonly model: LookupModel;
}

/** One rule with all that leads on from it. */
function EntryPage({ id, model }: EntryPageProps) {
  const { navigation, offline } = useServices();
  const t = useTexts('rules');
  const shell = useTexts('shell');
  const chapter = chapterOf(id);
  const { beside } = model.inputs.value;
  const entry = useEntry(model, id, beside);
  useEffect(() => {
    if (isRuling(id)) model.openLinks(id).catch(() => offline.markOutdated());
  }, [model, id, offline]);
  const back = () => (navigation.location.peek().linked ? navigation.go('rules') : navigation.back());
  return (
    <article class="card" data-game={chapter.game} aria-busy={!entry}>
      <div class="entry-head">
        <Button kind="quiet" icon="back" label={shell.back} onClick={back} />
        <p class="hint">
          {shell.games[chapter.game]} · {chapterName(t, chapter)} · <code>{id}</code>
        </p>
      </div>
      {!entry && <p class="hint">{shell.loading}</p>}
      {entry && (
        <>
          <h2 class="entry-title">{entry.text.title}</h2>
          <EntryBody {...entry} beside={beside} onBeside={(language) => model.showBeside(language)} />
          <EntryLinks title={t.rulings} ids={entry.facts.rulings ?? []} model={model} />
          <EntryLinks title={t.settles} ids={model.entries.settledBy(id)} model={model} />
          <EntryLinks title={t.related} ids={entry.facts.related} model={model} />
          <EntrySource source={entry.facts.source} />
        </>
      )}
    </article>
  );
}

/** Enter goes to the first hit, which also puts the phone's keyboard away. */
function SearchBox({ model }: { readonly model: LookupModel }) {
  const t = useTexts('rules');
  const shell = useTexts('shell');
  const box = useRef<HTMLElement>(null);
  const { query } = model.inputs.value;
  return (
    <search ref={box} class="search-box" onFocusIn={() => model.begin()}>
      <Field
        type="search"
        inputMode="search"
        label={t.search}
        maxLength={longestQuery}
        value={query}
        onInput={(text) => model.search(text)}
        onEnter={() => document.querySelector<HTMLElement>('.hit')?.focus()}
        {...(query === '' ? { hint: t.searchHint } : {})}
      />
      {query !== '' && (
        <Button
          kind="quiet"
          icon="close"
          label={shell.clear}
          onClick={() => {
            model.search('');
            box.current?.querySelector('input')?.focus();
          }}
        />
      )}
    </search>
  );
}

/** The address names a rule that is not there. */
function MissingEntry({ id }: { readonly id: string }) {
  const { navigation } = useServices();
  const t = useTexts('rules');
  return (
    <div class="note stack">
      <p>{t.missing(id)}</p>
      <Button icon="search" onClick={() => navigation.go('rules')}>
        {t.toSearch}
      </Button>
    </div>
  );
}

/** Search first; on wide screens the list stays beside the entry. */
export default function RulesScreen({ model }: { readonly model: LookupModel }) {
  useEffect(() => model.start(), [model]);
  const t = useTexts('rules');
  const linked = useTexts('linked');
  const id = model.entryId.value;
  const searching = model.searching.value;
  return (
    <div class="screen rules-screen">
      <GameHead place="rules" />
      <div class="columns">
        <div class={id === undefined ? '' : 'wide-only'}>
          <SearchBox model={model} />
          {model.unreadable.value && <p class="note">{linked.unreadableLink}</p>}
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
