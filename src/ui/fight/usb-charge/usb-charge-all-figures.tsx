import type { UsbChargeAnswer } from '../../../state/usb-charge-answer.ts';
import { useTexts } from '../../context.ts';
import { later } from '../../parts/later.tsx';
import { LateFold } from '../late-fold.tsx';

const UsbChargeFigures = later(
  () => import('./usb-charge-figures.tsx').then((module) => module.UsbChargeFigures),
  ['usbchargemore', 'usbchargeplay'],
);

/** Every figure of a melee, folded: made and fetched when somebody asks. */
export function UsbChargeAllFigures({ answer }: { readonly answer: UsbChargeAnswer }) {
  const t = useTexts('usbchargemore');
  return (
    <section class="card">
      <LateFold title={t.figures}>{() => <UsbChargeFigures answer={answer} />}</LateFold>
    </section>
  );
}
