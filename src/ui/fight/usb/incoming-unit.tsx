import { unitInAddress } from '../../../state/unit-address.ts';
import type { PickedUnit } from '../../../state/usb-side.ts';
import { useServices } from '../../context.ts';
import { later } from '../../parts/later.tsx';

const TakeUsbUnit = later(
  () => import('./take-usb-unit.tsx').then((module) => module.TakeUsbUnit),
  ['units', 'usbunits'],
);

/** Takes over the unit that an army's line sent here to fight. Shows nothing. */
export function IncomingUsbUnit({ onTake }: { readonly onTake: (picked: PickedUnit) => void }) {
  const named = unitInAddress(useServices().navigation.location.value.query);
  return named ? <TakeUsbUnit army={named.army} line={named.line} onTake={onTake} /> : null;
}
