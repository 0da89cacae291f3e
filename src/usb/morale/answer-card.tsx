import { useAhead } from '../../fight/ahead.ts';
import { AnswerSection } from '../../fight/answer-section.tsx';
import { AnswerTiles } from '../../fight/answer-tiles.tsx';
import { useSpoken } from '../../fight/spoken.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { begun } from '../odds-begun.ts';
import type { UsbMoraleModel } from './model.ts';
import { moraleTold } from './summary.ts';
import { MoraleWhy } from './why-card.tsx';

/** The answer that follows every tap: one sentence, and its figures with their reasons. */
export function MoraleAnswerTop({ model }: { readonly model: UsbMoraleModel }) {
  const t = useTexts('usbmorale');
  const format = useFormat();
  const answer = model.answer.value;
  const ahead = useAhead(model.play);
  const thrown = ahead && begun.morale.get(ahead.odds);
  const told = moraleTold(t, format, answer);
  useSpoken(told.sentence);
  const now = thrown ? { ...answer, verdict: thrown.odds } : answer;
  const { sentence, tiles } = moraleTold(t, format, now);
  return (
    <>
      <p class="answer-sentence">{sentence}</p>
      {tiles.length > 0 && (
        <AnswerSection title={t.answer} given={thrown && ahead?.given}>
          <AnswerTiles
            tiles={tiles}
            begun={thrown && told}
            why={({ label }) => <MoraleWhy label={label} answer={answer} />}
          />
        </AnswerSection>
      )}
    </>
  );
}
