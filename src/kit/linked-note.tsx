import { Button, focusMainThen } from './button.tsx';
import { useTexts } from './context.ts';
import type { InputsModel } from './inputs.ts';

/** Says that the inputs shown came with a link, or that the link could not be read. */
export function LinkedNote({ inputs }: { readonly inputs: Omit<InputsModel<unknown>, 'value' | 'set'> }) {
  const t = useTexts('shell');
  if (inputs.unreadable.value) {
    return (
      <p class="note" data-tone="bad">
        {t.unreadableLink}
      </p>
    );
  }
  if (!inputs.linked.value) return null;
  return (
    <div class="note stack">
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
