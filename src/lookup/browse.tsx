import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Choice } from '../kit/controls/choice.tsx';
import type { Chapter } from '../reference/types.ts';
import type { Game } from '../rules/ids.ts';
import { ChapterPicture } from './chapter-picture.tsx';
import { chapterKey, chaptersOf } from './finder.ts';
import type { LookupModel, Results } from './model.ts';
import { chapterName, RuleList } from './rule-sheet.tsx';
import './browse.css';

/** The chapters that stand in sight, those asked for most first; a game not played last shows the first three. */
const first: Readonly<Record<Game, readonly string[]>> = {
  brikwars: ['dice', 'units', 'weapons', 'close-combat', 'attack', 'charge', 'creations'],
  usb: ['shooting', 'melee', 'morale', 'test', 'actions', 'movement', 'heroes'],
  'mage-knight': ['eligibility', 'access', 'setup', 'attack', 'sections', 'turn', 'immunities'],
};

const short = 3;

interface SuggestionsProps {
  readonly model: LookupModel;
  readonly title: string;
  /** How many for each game. */
  readonly most: number;
  /** In one line, which scrolls. */
  readonly line?: boolean;
  /** At the end of the title. */
  readonly children?: ComponentChildren;
}

/** Words that surely find something, for the games shown. */
export function Suggestions({ model, title, most, line, children }: SuggestionsProps) {
  const t = useTexts('rules');
  return (
    <section class={line ? 'kept' : 'stack'} aria-label={title}>
      <div class="kept-head">
        <p class="label">{title}</p>
        {children}
      </div>
      <ul class="chips" data-scroller={line}>
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

/** Of which game the rules are to be: all, or one, with what was found of it while something is looked for. */
export function GameChips({
  model,
  counts,
}: {
  readonly model: LookupModel;
  readonly counts?: Results['counts'];
}) {
  const t = useTexts('rules');
  const shown = model.gamesShown.value;
  if (shown.length < 2) return null;
  const { game } = model.inputs.value;
  const all = shown.reduce((sum, each) => sum + (counts?.[each] ?? 0), 0);
  const named = (name: string, found: number) => (counts ? t.gameCount(name, found) : name);
  return (
    <div class="game-chips">
      <Choice
        legend={t.ofGame}
        hideLegend
        value={game && shown.includes(game) ? game : 'all'}
        options={[
          { value: 'all' as const, label: named(t.allGames, all) },
          ...shown.map((each) => ({
            value: each,
            label: (
              <>
                <i data-game={each} />
                {named(t.gameChips[each], counts?.[each] ?? 0)}
              </>
            ),
          })),
        ]}
        onChange={(chosen) => model.showGame(chosen === 'all' ? undefined : chosen)}
      />
    </div>
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

/** The chapters of each game as pictures; one stands open. Those of one game stand there all. */
export function Browse({ model }: { readonly model: LookupModel }) {
  const t = useTexts('rules');
  const shown = model.gamesShown.value;
  const { game } = model.inputs.value;
  const one = game && shown.includes(game) ? game : undefined;
  return (
    <nav class="browse" aria-label={t.browse}>
      {shown
        .filter((each) => !one || each === one)
        .map((each, place) => (
          <GameChapters key={each} model={model} game={each} all={each === one} long={place === 0} />
        ))}
      <GamesSwitch model={model} />
    </nav>
  );
}

interface GameChaptersProps {
  readonly model: LookupModel;
  readonly game: Game;
  readonly all: boolean;
  readonly long: boolean;
}

function GameChapters({ model, game, all, long }: GameChaptersProps) {
  const t = useTexts('rules');
  const shell = useTexts('shell');
  const chapters = chaptersOf(game);
  const asked = first[game];
  const open = model.inputs.value.open;
  const others = all ? t.fewerChapters : t.allChapters;
  const inSight = all ? chapters : asked.flatMap((id) => chapters.find((chapter) => chapter.id === id) ?? []);
  // The one that stands open is in sight, wherever it was opened.
  const other = chapters.find((chapter) => chapterKey(chapter) === open && !inSight.includes(chapter));
  return (
    <section data-game={game} data-all={all || undefined}>
      <h2>
        {shell.games[game]} <small>{t.chapterCount(chapters.length)}</small>
      </h2>
      <ul class="chapters">
        {[...inSight, ...(other ? [other] : [])].map((chapter, at) => (
          <ChapterCard
            key={chapter.id}
            chapter={chapter}
            model={model}
            all={all}
            wide={!all && !long && at >= short && chapter !== other}
          />
        ))}
        <li>
          <button type="button" class="chapter" onClick={() => model.showGame(all ? undefined : game)}>
            <span class="chapter-picture" aria-hidden="true">
              <b>{all ? '–' : chapters.length}</b>
            </span>
            <span aria-hidden="true">{others}</span>
            <span class="visually-hidden">{`${others}: ${shell.games[game]}`}</span>
          </button>
        </li>
      </ul>
    </section>
  );
}

interface ChapterCardProps {
  readonly chapter: Chapter;
  readonly model: LookupModel;
  /** All chapters of the game stand there, with their whole names. */
  readonly all: boolean;
  /** Only where there is room beside the others. */
  readonly wide: boolean;
}

function ChapterCard({ chapter, model, all, wide }: ChapterCardProps) {
  const t = useTexts('rules');
  const content = useId();
  const key = chapterKey(chapter);
  const open = model.inputs.value.open === key;
  const shortNames: Readonly<Record<string, string>> = t.shortChapters;
  const name = chapterName(t, chapter);
  const shown = all ? undefined : shortNames[key];
  return (
    <>
      <li data-wide={(wide && !open) || undefined}>
        <button
          type="button"
          class="chapter"
          aria-expanded={open}
          aria-controls={open ? content : undefined}
          onClick={() => model.toggleChapter(chapter)}
        >
          <ChapterPicture chapter={chapter} />
          {shown && <span aria-hidden="true">{shown}</span>}
          <span class={shown ? 'visually-hidden' : undefined}>{name}</span>
        </button>
      </li>
      {open && (
        <li id={content} class="chapter-open">
          <h3>
            {name} <small>{t.entries(chapter.ids.length)}</small>
          </h3>
          <RuleList ids={chapter.ids} model={model} />
        </li>
      )}
    </>
  );
}
