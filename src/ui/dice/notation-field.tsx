import type { NotationIssue } from '../../rules/dice/notation.ts';
import type { DiceModel } from '../../state/dice.ts';
import { useFormat, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { phraseFault } from './fault-phrases.ts';

const mostFaults = 3;

/** The dice as text: typed by players who know what they want, and following the pad. */
export function NotationField({ model }: { readonly model: DiceModel }) {
  const t = useTexts('dice');
  const shell = useTexts('shell');
  const format = useFormat();
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
          {...(empty ? { hint: t.faults.empty } : issues.length === 0 ? { hint: t.notationHint } : {})}
          error={issues.length === 0 || empty ? undefined : faults.join(' ')}
          onInput={model.setText}
          onEnter={model.roll}
        />
        <Button icon="close" label={shell.clear} disabled={text === ''} onClick={() => model.setText('')} />
      </div>
      {issues.length > 0 && !empty && <Marked text={text} issues={issues.slice(0, mostFaults)} />}
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
