import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useFormat, useTexts } from '../kit/context.ts';
import { phraseFault } from '../kit/dice-faults.ts';
import { Field } from '../kit/field.tsx';
import type { NotationIssue } from '../rules/dice/notation.ts';
import type { ComposerProps } from './composer.tsx';
import { NotationPad } from './notation-pad.tsx';

const mostFaults = 3;

/** The dice as text, on keys of our own: a phone's keyboard would hide the result. Real keyboards type too. */
export function NotationField({ model, composer }: ComposerProps) {
  const t = useTexts('compose');
  const shell = useTexts('shell');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const pad = useSignal(false);
  const text = model.text.value;
  const issues = model.issues.value;
  const empty = issues.some((issue) => issue.code === 'empty');
  const faults = issues.slice(0, mostFaults).map((issue) => phraseFault(issue, text, format, t));
  return (
    <div class="dice-notation">
      <div class="dice-notation-row">
        <Field
          label={t.notation}
          value={text}
          maxLength={200}
          inputMode="none"
          inputRef={input}
          {...(empty ? { hint: t.faults.empty } : {})}
          error={issues.length === 0 || empty ? undefined : faults.join(' ')}
          onInput={composer.setText}
          onEnter={model.roll}
          onPress={() => {
            pad.value = true;
          }}
        />
        <Button
          icon="close"
          label={shell.clear}
          disabled={text === ''}
          onClick={() => composer.setText('')}
        />
        <Button
          icon="keypad"
          label={pad.value ? t.closePad : t.openPad}
          expanded={pad.value}
          onClick={() => {
            pad.value = !pad.value;
          }}
        />
      </div>
      {issues.length > 0 && !empty && <Marked text={text} issues={issues.slice(0, mostFaults)} />}
      {pad.value && <NotationPad input={input} text={text} onText={composer.setText} />}
    </div>
  );
}

/** The text with its faulty pieces marked where they stand; the words are with the field. */
function Marked({ text, issues }: { readonly text: string; readonly issues: readonly NotationIssue[] }) {
  const faulty = (at: number) => issues.some((issue) => at >= issue.at && at < issue.at + issue.length);
  const pieces: { readonly text: string; readonly faulty: boolean; readonly at: number }[] = [];
  for (let at = 0; at < text.length; ) {
    const from = at;
    const marked = faulty(from);
    while (at < text.length && faulty(at) === marked) at += 1;
    pieces.push({ text: text.slice(from, at), faulty: marked, at: from });
  }
  return (
    <p class="dice-marked" aria-hidden="true">
      {pieces.map((piece) =>
        piece.faulty ? <mark key={piece.at}>{piece.text}</mark> : <span key={piece.at}>{piece.text}</span>,
      )}
    </p>
  );
}
