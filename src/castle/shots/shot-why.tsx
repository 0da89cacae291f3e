import { Reasons } from '../../kit/reasons.tsx';
import type { CastleShotsModel } from './model.ts';
import { changeText, othersOf, reasonsOf } from './text.ts';
import { useShotTexts } from './use-shot-texts.ts';

/** Every reason, what other readings say, and what would turn a "no" into a "yes". */
export function ShotWhy({ model }: { readonly model: CastleShotsModel }) {
  const texts = useShotTexts();
  const { t } = texts;
  const answer = model.answer.value;
  const { allowed, changes } = answer;
  return (
    <>
      {!allowed && (
        <section class="card">
          <h2 class="card-title">{changes.length > 0 ? t.wouldHelp : t.noChangeHelps}</h2>
          {changes.length > 0 && (
            <ul class="shot-changes">
              {changes.map((change) => (
                <li key={change.change}>{changeText(texts, change)}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      <section class="card">
        <h2 class="card-title">{t.why}</h2>
        <Reasons items={[...reasonsOf(texts, answer), ...othersOf(texts, answer)]} />
      </section>
    </>
  );
}
