import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { languageName } from '../platform/language-name.ts';
import type { Messages } from '../platform/words.ts';
import { readSource } from '../reference/books.ts';
import type { Chapter } from '../reference/types.ts';
import type { RuleId } from '../rules/ids.ts';
import type { Language } from '../rules/languages.ts';
import { EntryActs } from './entry-acts.tsx';
import { EntryBody } from './entry-body.tsx';
import { chapterKey, chapterOf, hasEntry, type Row } from './finder.ts';
import type { LookupModel } from './model.ts';
import { RuleLink } from './rule-link.tsx';
import { useEntry } from './use-entry.ts';
import './rules.css';

interface RuleListProps {
  readonly ids: readonly RuleId[];
  readonly model: LookupModel;
  readonly over?: boolean;
}

/** Rules by title, one link a line. */
export function RuleList({ ids, model, over }: RuleListProps) {
  const { language: speech, offline } = useServices();
  const language = speech.language.value;
  const wanted = ids.join(' ');
  // `wanted` stands for the ids, whose list is made again each time.
  useEffect(() => {
    model.openTitles(ids).catch(() => offline.markOutdated());
  }, [model, wanted, language, offline]);
  return (
    <ul class="rule-list">
      {ids.map((id) => (
        <li key={id}>
          <RuleLink id={id} class="rule-link" over={over}>
            <span>{model.entries.text(id, language)?.title}</span> <code>{id}</code>
          </RuleLink>
        </li>
      ))}
    </ul>
  );
}

/** The name of a chapter in the texts given; a test holds the names complete. */
export function chapterName(t: Messages['rules'], chapter: Chapter): string {
  const names: Readonly<Record<string, string>> = t.chapters;
  return names[chapterKey(chapter)] ?? chapter.id;
}

/** A text with the found words marked. */
export function Marked({ pieces }: { readonly pieces: Row['title'] }) {
  return <>{pieces.map(({ text, marked }) => (marked ? <mark>{text}</mark> : text))}</>;
}

/** One hit: title, where it stands, and the words around what was found. */
export function ResultRow({ row }: { readonly row: Row }) {
  const t = useTexts('rules');
  const shell = useTexts('shell');
  const chapter = chapterOf(row.id);
  return (
    <li data-game={chapter.game}>
      <RuleLink id={row.id} class="hit">
        <b>
          <Marked pieces={row.title} />
        </b>
        {row.other && (
          <span class="hit-other">
            {t.foundIn[row.other.language] ?? `${languageName(row.other.language)}:`}{' '}
            <span lang={row.other.language}>
              <Marked pieces={row.other.title} />
            </span>
          </span>
        )}
        <span class="hit-text">
          <Marked pieces={row.excerpt} />
        </span>
        <span class="hit-place">
          {shell.games[chapter.game]} · {chapterName(t, chapter)} <code>{row.id}</code>
        </span>
      </RuleLink>
    </li>
  );
}

/** The books that say so, with their chapters and headings. */
export function EntrySource({ source }: { readonly source: string }) {
  const t = useTexts('rules');
  const books = readSource(source);
  return (
    <section class="entry-source">
      <h3>{t.source}</h3>
      {books.length === 0 && <p>{t.ownRuling}</p>}
      <ul class="stack">
        {books.map(({ book, language, chapters }) => (
          <li key={book}>
            {t.books[book]}
            <br />
            <span lang={language}>{chapters.join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntryLinksProps {
  readonly title: string;
  readonly ids: readonly RuleId[];
  readonly model: LookupModel;
}

/** Where an entry leads, under a heading; nothing where it leads nowhere. */
export function EntryLinks({ title, ids, model }: EntryLinksProps) {
  if (ids.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <RuleList ids={ids} model={model} />
    </section>
  );
}

interface RuleSheetProps {
  readonly id: string;
  readonly model: LookupModel;
}

/** A rule on the spot, or a list of them, over any place; fetches nothing but the chapter it stands in. */
export default function RuleSheet({ id, model }: RuleSheetProps) {
  const t = useTexts('rules');
  if (id.includes(' ')) return <RuleList ids={id.split(' ').filter(hasEntry)} model={model} over />;
  return hasEntry(id) ? <Sheet key={id} id={id} model={model} /> : <p class="note">{t.missing(id)}</p>;
}

/** How far rules were read that led on to another, until Back returns to them. */
const left = new Map<RuleId, number>();

function Sheet({ id, model }: { readonly id: RuleId; readonly model: LookupModel }) {
  const { navigation } = useServices();
  const sheet = useRef<HTMLDivElement>(null);
  const t = useTexts('rules');
  const shell = useTexts('shell');
  const beside = useSignal<Language | undefined>(undefined);
  const entry = useEntry(model, id, beside.value);
  const chapter = chapterOf(id);
  useEffect(() => model.kept.read(id), [model, id]);
  const scroller = () => sheet.current?.closest('dialog');
  const ready = entry !== undefined;
  useLayoutEffect(() => {
    scroller()?.scrollTo(0, left.get(id) ?? 0);
    return () => {
      if (navigation.rule.peek() === undefined) left.clear();
    };
  }, [ready]);
  if (!entry) return <p class="hint">{shell.loading}</p>;
  return (
    <div ref={sheet} class="stack" data-game={chapter.game}>
      <p class="hint">
        {shell.games[chapter.game]} · {chapterName(t, chapter)}
      </p>
      <h3 class="entry-title">{entry.text.title}</h3>
      <EntryBody
        {...entry}
        id={id}
        model={model}
        onTerm={(named) => {
          left.set(id, scroller()?.scrollTop ?? 0);
          navigation.openRule(named);
        }}
        beside={beside.value}
        onBeside={(language) => {
          beside.value = language;
        }}
      />
      <EntryActs model={model} id={id} />
      <EntryLinks title={t.rulings} ids={entry.facts.rulings ?? []} model={model} />
      <EntrySource source={entry.facts.source} />
    </div>
  );
}
