import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import type { QuikReason } from '../../rules/brikwars/quik-effects.ts';
import { quikReasonItems } from './more-phrases.ts';
import '../../fight/steps.css';

interface QuikFigureProps {
  readonly label: string;
  /** The number as shown. */
  readonly shown: string;
  readonly reasons: readonly QuikReason[];
}

/** A number that unfolds into its reasons. */
export function QuikFigure({ label, shown, reasons }: QuikFigureProps) {
  const t = useTexts('quikmore');
  const format = useFormat();
  return (
    <details class="figure">
      <summary>
        <span>{label}</span>
        <b>{shown}</b>
      </summary>
      <Reasons items={quikReasonItems(t, format, reasons)} />
    </details>
  );
}
