import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import type { UsbChargeAnswer } from './answer.ts';
import { UsbChargeFigures } from './odds-details.tsx';

/** Every figure of a melee, folded: made when somebody asks. */
export function UsbChargeAllFigures({ answer }: { readonly answer: UsbChargeAnswer }) {
  const t = useTexts('usbchargemore');
  return (
    <section class="card">
      <Fold title={t.figures}>{() => <UsbChargeFigures answer={answer} />}</Fold>
    </section>
  );
}
