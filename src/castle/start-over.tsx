import type { ReadonlySignal } from '@preact/signals';
import { Button } from '../kit/button.tsx';
import { useServices, useTexts } from '../kit/context.ts';

/** What was tapped is gone: who stood on it goes on at the answer that has become of it. */
export function focusVerdict(): void {
  setTimeout(() => document.querySelector<HTMLElement>('.verdict-word')?.focus());
}

interface StartOverProps<Inputs> {
  readonly model: {
    readonly inputs: { readonly value: ReadonlySignal<Inputs> };
    readonly untouched: ReadonlySignal<boolean>;
    startOver(): void;
    restore(inputs: Inputs): void;
  };
  readonly words: { readonly startOver: string; readonly startedOver: string };
  /** Who stood on the button that is gone goes on there; at the answer when absent. */
  readonly goOn?: () => void;
}

/** Empties a question of the castle place; it can be undone. */
export function StartOver<Inputs>({ model, words, goOn = focusVerdict }: StartOverProps<Inputs>) {
  const { notices } = useServices();
  const shell = useTexts('shell');
  if (model.untouched.value) return null;
  function startOver(): void {
    goOn();
    const before = model.inputs.value.peek();
    model.startOver();
    notices.show(words.startedOver, { action: { label: shell.undo, run: () => model.restore(before) } });
  }
  return (
    <div class="row">
      <Button kind="quiet" icon="undo" onClick={startOver}>
        {words.startOver}
      </Button>
    </div>
  );
}
