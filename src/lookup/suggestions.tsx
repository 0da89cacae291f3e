import { useTexts } from '../kit/context.ts';
import type { LookupModel } from './model.ts';

interface SuggestionsProps {
  readonly model: LookupModel;
  readonly title: string;
  /** How many for each game. */
  readonly most: number;
}

/** Words that surely find something, for the games shown. */
export function Suggestions({ model, title, most }: SuggestionsProps) {
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
