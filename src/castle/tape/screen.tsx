import { useSignal } from '@preact/signals';
import { useFormat, useTexts } from '../../kit/context.ts';
import { LinkedNote } from '../../kit/question/linked-note.tsx';
import type { TapeCheck } from '../../rules/mage-knight/plan/checklist.ts';
import { Verdict } from '../question-frame.tsx';
import { CheckSheet } from './check-sheet.tsx';
import { type CastleTapeModel, wrongText } from './model.ts';
import { TapeButtons } from './tape-buttons.tsx';
import { TapeLineRow } from './tape-line.tsx';
import './tape.css';

/** Legal, legal so far, or the first thing that is wrong. */
function TapeAnswer({ model }: { readonly model: CastleTapeModel }) {
  const t = useTexts('castletape');
  const { andMore } = useTexts('castle');
  const format = useFormat();
  const { answer, open } = model.verdict.value;
  const lines = model.lines.value;
  const wrong = lines.filter(({ state }) => state === 'broken');
  const [first] = wrong;
  const more = wrong.length > 1 ? ` ${andMore(wrong.length - 1)}` : '';
  return (
    <Verdict
      answer={answer === 'legal' ? 'yes' : answer === 'illegal' ? 'no' : 'open'}
      word={`${t.answers[answer]} · ${t.progress(lines.length - open.length, lines.length)}`}
      reason={first && wrongText(t, format, first) + more}
    />
  );
}

/** The rules of placing as a short list beside the tape: the answer on top, following every tap. */
export function TapeMode({ model }: { readonly model: CastleTapeModel }) {
  const t = useTexts('castletape');
  const asked = useSignal<TapeCheck | undefined>(undefined);
  const ask = (check: TapeCheck | undefined) => {
    asked.value = check;
  };
  return (
    <div class="castle-question castle-tape">
      <LinkedNote inPage inputs={model.inputs} />
      <div class="castle-answer">
        <p class="visually-hidden">{t.question}</p>
        <TapeAnswer model={model} />
        <TapeButtons model={model} />
      </div>
      <section class="castle-form" aria-label={t.list}>
        <ul class="tape-lines">
          {model.lines.value.map((line) => (
            <TapeLineRow key={line.check} line={line} onOpen={() => ask(line.check)} />
          ))}
        </ul>
      </section>
      {asked.value && <CheckSheet model={model} check={asked.value} onGoOn={ask} />}
    </div>
  );
}
