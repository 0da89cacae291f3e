import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import type { ChargeReason } from '../../rules/brikwars/charge-effects.ts';
import { chargeReasons } from './reason-phrases.ts';

interface ChargeWhyProps {
  readonly label: string;
  readonly reasons: readonly ChargeReason[];
}

/** Why a number of the answer is what it is. */
export function ChargeWhy({ label, reasons }: ChargeWhyProps) {
  const t = useTexts('charge');
  const more = useTexts('chargemore');
  const format = useFormat();
  return (
    <>
      <h3 class="label">{t.why(label)}</h3>
      <Reasons items={chargeReasons(more, format, reasons)} />
    </>
  );
}
