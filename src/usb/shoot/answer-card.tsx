import { useAhead } from '../../fight/ahead.ts';
import { AnswerSection } from '../../fight/answer-section.tsx';
import { AnswerTiles } from '../../fight/answer-tiles.tsx';
import { useSpoken } from '../../fight/spoken.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { begun } from '../odds-begun.ts';
import type { UsbShootModel } from './model.ts';
import { shootFaults, shootSentence, shootTiles } from './phrases.ts';
import { ShootWhy } from './why-card.tsx';

/** The answer that follows every tap: a sentence, and its figures with their reasons. */
export function ShootAnswerTop({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbshoot');
  const format = useFormat();
  const { value } = model.answer;
  const answer = value.ok ? value.value : undefined;
  const ahead = useAhead(model.play);
  const thrown = ahead && begun.shots.get(ahead.odds);
  // Given what has been rolled: the same words, of other odds.
  const now = answer && thrown ? { ...answer, odds: { ...answer.odds, ...thrown.odds } } : answer;
  const sentence = answer ? shootSentence(t, format, answer) : '';
  const faults = value.ok ? [] : shootFaults(t, value.issues);
  useSpoken(answer ? sentence : faults.join(' '));
  return (
    <>
      {now && <p class="answer-sentence">{shootSentence(t, format, now)}</p>}
      <AnswerSection title={t.answer} faults={faults} given={thrown && ahead?.given}>
        {now && answer && (
          <AnswerTiles
            tiles={shootTiles(t, format, now)}
            begun={thrown && { tiles: shootTiles(t, format, answer) }}
            why={({ id: tile, label }) => <ShootWhy label={label} tile={tile} answer={answer} />}
          />
        )}
      </AnswerSection>
    </>
  );
}
