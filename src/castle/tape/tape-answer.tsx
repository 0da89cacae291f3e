import { useFormat, useTexts } from '../../kit/context.ts';
import { Verdict } from '../verdict.tsx';
import type { CastleTapeModel } from './model.ts';
import { wrongText } from './text.ts';

/** Legal, legal so far, or the first thing that is wrong. */
export function TapeAnswer({ model }: { readonly model: CastleTapeModel }) {
  const t = useTexts('castletape');
  const format = useFormat();
  const { answer, open } = model.verdict.value;
  const lines = model.lines.value;
  const first = lines.find(({ state }) => state === 'broken');
  return (
    <Verdict
      answer={answer === 'legal' ? 'yes' : answer === 'illegal' ? 'no' : 'open'}
      word={t.answers[answer]}
      reason={first && { text: wrongText(t, format, first), rule: first.rule }}
    >
      {answer !== 'untouched' && t.progress(lines.length - open.length, lines.length)}
    </Verdict>
  );
}
