import { useSignal } from '@preact/signals';
import { useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Stepper } from '../parts/stepper.tsx';
import type { TypingProps } from './typing-card.tsx';

/** Only how many succeeded. */
export function SuccessesPad({ model, composer }: TypingProps) {
  const t = useTexts('table');
  const successes = useSignal(0);
  const most = model.expression.value?.groups[0]?.count ?? 0;
  return (
    <>
      <Stepper
        label={t.successesTyped}
        value={successes.value}
        min={0}
        max={most}
        onChange={(value) => {
          successes.value = value;
        }}
      />
      <Button kind="primary" wide onClick={() => composer.typeSuccesses(successes.peek())}>
        {t.takeCounts}
      </Button>
    </>
  );
}
