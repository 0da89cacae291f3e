import { Button } from './button.tsx';
import { useTexts } from './context.ts';
import type { InputsModel } from './inputs.ts';

/** What was tapped goes away with it: who stood on it goes on at the top of the place. */
export function andGoOn(act: () => void): () => void {
  return () => {
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    act();
  };
}

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
        <Button onClick={andGoOn(inputs.keep)}>{t.keepLinked}</Button>
        <Button kind="quiet" onClick={andGoOn(inputs.discard)}>
          {t.discardLinked}
        </Button>
      </div>
    </div>
  );
}
