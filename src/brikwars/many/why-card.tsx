import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import type { VolleyReason } from '../../rules/brikwars/volley-effects.ts';
import { manyReasons } from './phrases.ts';

interface ManyWhyProps {
  readonly label: string;
  readonly reasons: readonly VolleyReason[];
}

/** Why a number of the answer is what it is. */
export function ManyWhy({ label, reasons }: ManyWhyProps) {
  const t = useTexts('many');
  const more = useTexts('manymore');
  const fight = useTexts('fightwhy');
  const format = useFormat();
  return (
    <>
      <h3 class="label">{t.why(label)}</h3>
      <Reasons items={manyReasons(fight, more, format, reasons)} />
    </>
  );
}
