import type { QuikReason } from '../../../rules/brikwars/quik-effects.ts';
import { useFormat, useTexts } from '../../context.ts';
import { Reasons } from '../../parts/reasons.tsx';
import { quikReasonItems } from './quik-more-phrases.ts';
import '../fight-rest.css';

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
