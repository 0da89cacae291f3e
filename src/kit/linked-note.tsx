import { useEffect, useRef } from 'preact/hooks';
import { Button, focusMainThen } from './button.tsx';
import { useTexts } from './context.ts';
import type { InputsModel } from './inputs.ts';
import './linked-note.css';

interface LinkedNoteProps {
  readonly inputs: Omit<InputsModel<unknown>, 'value' | 'set'>;
  /** It stands in the page itself, and asks a newcomer too. */
  readonly inPage?: boolean;
}

/** Says that the inputs shown came with a link, or that the link could not be read: over the head, and moves nothing. */
export function LinkedNote({ inputs, inPage = false }: LinkedNoteProps) {
  const t = useTexts('linked');
  const shell = useTexts('shell');
  const bar = inPage ? undefined : 'linked-bar';
  const asks = inPage || inputs.own.value;
  const text = inputs.text.value;
  const opened = useRef(text);

  // Who has entered nothing has nothing to go back to: what he makes of what he was sent is his.
  useEffect(() => {
    if (!asks && inputs.linked.peek() && text !== opened.current) inputs.keep();
  }, [asks, text, inputs]);
  if (inputs.unreadable.value) {
    return (
      <div class={`note ${bar ?? ''}`} data-tone="bad" role="status">
        <p>{t.unreadableLink}</p>
        {bar && (
          <Button kind="quiet" icon="close" label={shell.close} onClick={focusMainThen(inputs.discard)} />
        )}
      </div>
    );
  }
  if (!inputs.linked.value || !asks) return null;
  return (
    <div class={`note ${bar ?? 'linked-line'}`} role={bar && 'status'}>
      <p>{t.linkedInputs}</p>
      <div class="row">
        <Button onClick={focusMainThen(inputs.keep)}>{t.keepLinked}</Button>
        <Button kind="quiet" onClick={focusMainThen(inputs.discard)}>
          {t.discardLinked}
        </Button>
      </div>
    </div>
  );
}
