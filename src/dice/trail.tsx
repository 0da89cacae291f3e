import { useFormat, useTexts } from '../kit/context.ts';
import { Fold } from '../kit/fold.tsx';
import { Reasons } from '../kit/reasons.tsx';
import { phraseStep } from './step-phrases.ts';
import type { TrailStep } from './trail-model.ts';

/** How the total came about: each die, each bonus die, each modifier, with its rule. */
export function Trail({ steps }: { readonly steps: readonly TrailStep[] }) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const format = useFormat();
  if (steps.length === 0) return null;
  return (
    <Fold title={t.trail}>
      <Reasons
        items={steps.map((step) => ({ text: phraseStep(step, { t, dice, format }), rule: step.rule }))}
      />
    </Fold>
  );
}
