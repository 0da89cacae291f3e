import { useServices } from '../kit/context.ts';
import { unitInAddress } from '../kit/units/address.ts';
import type { PickedUnit } from './side.ts';
import { TakeUsbUnit } from './take-usb-unit.tsx';

/** Takes over the unit that an army's line sent here to fight. Shows nothing. */
export function IncomingUsbUnit({ onTake }: { readonly onTake: (picked: PickedUnit) => void }) {
  const named = unitInAddress(useServices().navigation.location.value.query);
  return named ? <TakeUsbUnit army={named.army} line={named.line} onTake={onTake} /> : null;
}
