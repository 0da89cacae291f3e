import type { UsbChargeAnswer } from '../../../state/usb-charge-answer.ts';
import { useTexts } from '../../context.ts';
import { Fold } from '../../parts/fold.tsx';
import { UsbChargeFigures } from './usb-charge-figures.tsx';

/** Every figure of a melee, folded: made when somebody asks. */
export function UsbChargeAllFigures({ answer }: { readonly answer: UsbChargeAnswer }) {
  const t = useTexts('usbchargemore');
  return (
    <section class="card">
      <Fold title={t.figures}>{() => <UsbChargeFigures answer={answer} />}</Fold>
    </section>
  );
}
