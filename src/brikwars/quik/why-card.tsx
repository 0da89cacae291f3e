import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import type { QuikReason } from '../../rules/brikwars/quik-effects.ts';
import { quikReasonItems } from './more-phrases.ts';

interface QuikWhyProps {
  readonly label: string;
  readonly reasons: readonly QuikReason[];
}

/** Why a number of the answer is what it is. */
export function QuikWhy({ label, reasons }: QuikWhyProps) {
  const t = useTexts('quik');
  const more = useTexts('quikmore');
  const format = useFormat();
  return (
    <>
      <h3 class="label">{t.why(label)}</h3>
      <Reasons items={quikReasonItems(more, format, reasons)} />
    </>
  );
}
