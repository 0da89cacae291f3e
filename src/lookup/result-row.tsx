import { useTexts } from '../kit/context.ts';
import { chapterName } from './chapter-name.ts';
import { chapterOf } from './chapters.ts';
import type { Row } from './finder.ts';
import { Marked } from './marked.tsx';
import { RuleLink } from './rule-link.tsx';

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
            {t.foundIn[row.other.language]}{' '}
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
