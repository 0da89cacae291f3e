import { useId } from 'preact/hooks';
import { useTexts } from '../kit/context.ts';
import type { Chapter } from '../reference/types.ts';
import { chapterName } from './chapter-name.ts';
import { chapterKey, chaptersOf } from './chapters.ts';
import type { LookupModel } from './model.ts';
import { GamesSwitch } from './results.tsx';
import { RuleList } from './rule-list.tsx';

/** The chapters of each game; one stands open. */
export function Browse({ model }: { readonly model: LookupModel }) {
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
