import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { useSpoken } from '../../fight/answer-tiles.tsx';
import { Ends } from '../../fight/ends.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { UsbShootModel } from './model.ts';
import { ShootWhy, shootEnds, shootFaults, shootSentence } from './odds-details.tsx';
import { shootTries } from './tries.ts';

/** The answer that follows every tap: what becomes of the target, each figure with its reasons. */
export function ShootAnswerTop({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbshoot');
  const format = useFormat();
  const { value } = model.answer;
  const answer = value.ok ? value.value : undefined;
  const ahead = useAhead(model.play);
  const thrown = ahead?.odds.whole;
  // Given what has been rolled: the same words, of other odds.
  const now = answer && thrown ? { ...answer, odds: { ...answer.odds, ...thrown.odds } } : answer;
  const sentence = answer ? shootSentence(t, format, answer) : '';
  const faults = value.ok ? [] : shootFaults(t, value.issues);
  useSpoken(answer ? sentence : faults.join(' '));
  if (!answer || !now) return <AnswerSection title={t.answer} faults={faults} />;
  return (
    <AnswerSection title={t.answer} given={thrown && ahead?.given}>
      <p class="visually-hidden">{shootSentence(t, format, now)}</p>
      <Ends
        {...shootEnds(t, format, now, thrown !== undefined)}
        begun={thrown && shootEnds(t, format, answer, true)}
        tries={{
          ask: shootTries(model.inputs.value.value, t.tiles.broken),
          of: model.inputs.value.value,
        }}
        why={({ id }) => <ShootWhy of={id} answer={answer} />}
      />
    </AnswerSection>
  );
}
