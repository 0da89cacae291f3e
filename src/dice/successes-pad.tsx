import { useTexts } from '../kit/context.ts';
import { Stepper } from '../kit/stepper.tsx';
import type { TypingProps } from './typing-card.tsx';

/** Only how many succeeded. */
export function SuccessesPad({ model, composer }: TypingProps) {
  const t = useTexts('table');
  return (
    <Stepper
      label={t.successesTyped}
      value={model.inputs.value.value.successes ?? 0}
      min={0}
      max={model.expression.value?.groups[0]?.count ?? 0}
      onChange={composer.setSuccesses}
    />
  );
}
