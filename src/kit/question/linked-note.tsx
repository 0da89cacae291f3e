import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../context.ts';
import { Button, focusMainThen } from '../controls/button.tsx';
import type { InputsModel, LinkFault } from './inputs.ts';
import './linked-note.css';

/** What of a link is not understood, as the link itself says it. */
function saidIn(fault: LinkFault | undefined): string | undefined {
  if (fault === undefined || !('name' in fault)) return undefined;
  return fault.issue === 'value' ? `${fault.name}=${fault.text}` : fault.name;
}

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
    const said = saidIn(inputs.fault.value);
    return (
      <div class={`note ${bar ?? ''}`} data-tone="bad" role="status">
        <p>
          {t.unreadableLink}
          {said && ` ${t.notUnderstood(said)}`}
        </p>
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
