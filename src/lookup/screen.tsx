import { useEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Field } from '../kit/controls/field.tsx';
import { PageHeading } from '../kit/page-heading.tsx';
import { GameHead } from '../kit/question/game-head.tsx';
import type { RuleId } from '../rules/ids.ts';
import { Browse, GameChips, GamesSwitch, Suggestions } from './browse.tsx';
import { EntryActs } from './entry-acts.tsx';
import { EntryBody } from './entry-body.tsx';
import { chapterOf, hasEntry, isRuling } from './finder.ts';
import { KeptRow } from './kept-row.tsx';
import { type LookupModel, longestQuery } from './model.ts';
import { chapterName, EntryLinks, EntrySource, ResultRow } from './rule-sheet.tsx';
import { useEntry } from './use-entry.ts';

import './rules.css';

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
      <DidYouMean model={model} />
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

/** What was meant by a word that no rule has: a tap looks for it. */
function DidYouMean({ model }: { readonly model: LookupModel }) {
  const t = useTexts('rules');
  const meant = model.meant.value;
  if (!meant) return null;
  return (
    <section class="meant" aria-label={t.meant(meant.typed)}>
      <p>{t.meant(meant.typed)}</p>
      {meant.words.map(({ word, query }) => (
        <button key={word} type="button" class="chip" onClick={() => model.search(query)}>
          {word}
        </button>
      ))}
    </section>
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
  useEffect(() => model.kept.read(id), [model, id]);
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
          <PageHeading class="entry-title" name={entry.text.title} />
          <EntryBody
            {...entry}
            id={id}
            model={model}
            beside={beside}
            onBeside={(language) => model.showBeside(language)}
          />
          <EntryActs model={model} id={id} settling={model.settling.value} />
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
        placeholder={t.searchHint}
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
          <GameChips model={model} {...(model.results.value ? { counts: model.results.value.counts } : {})} />
          {searching && <ResultList model={model} />}
          {!searching && <KeptRow model={model} />}
          {!searching && id !== undefined && <Browse model={model} />}
        </div>
        <div class={searching && id === undefined ? 'wide-only' : ''}>
          {id === undefined && <Browse model={model} />}
          {id !== undefined &&
            (hasEntry(id) ? <EntryPage key={id} id={id} model={model} /> : <MissingEntry id={id} />)}
        </div>
      </div>
    </div>
  );
}
