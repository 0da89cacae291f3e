import { useServices, useTexts } from '../kit/context.ts';
import type { FightFrameModel } from './place.ts';
import './start-question.css';

/** Asked once. The full game stands below it already, so nobody has to answer. */
export function StartQuestion({ frame }: { readonly frame: FightFrameModel }) {
  const { announcer } = useServices();
  const t = useTexts('fightsaved');
  const answer = (quick: boolean) => () => {
    frame.begin(quick);
    announcer.announce(quick ? t.quick : t.full);
    document.querySelector<HTMLElement>('#fight-rules')?.focus();
  };
  return (
    <section class="card start-question" aria-label={t.startQuestion}>
      <h2 class="card-title">{t.startQuestion}</h2>
      <div class="start-answers">
        <button type="button" class="button" onClick={answer(true)}>
          <span>{t.quick}</span>
          <small>{t.quickHint}</small>
        </button>
        <button type="button" class="button" onClick={answer(false)}>
          <span>{t.full}</span>
          <small>{t.fullHint}</small>
        </button>
      </div>
    </section>
  );
}
