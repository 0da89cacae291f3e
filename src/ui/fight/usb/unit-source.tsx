import type { UsbUnit } from '../../../rules/usb/unit.ts';
import { later } from '../../parts/later.tsx';

const UnitBench = later(
  () => import('../../usb-units/unit-bench.tsx').then((module) => module.UnitBench),
  ['units', 'usbunits', 'usbbuild'],
);

interface UnitSourceProps {
  /** The unit in hand, to build on. */
  readonly from?: UsbUnit;
  readonly onPick: (unit: UsbUnit) => void;
  readonly onClose: () => void;
}

/** Units of one's own and of stored armies in a sheet, and the bench where new ones are built. */
export function UnitSource({ from, onPick, onClose }: UnitSourceProps) {
  return (
    <UnitBench
      takes="take"
      from={from && { name: '', unit: from }}
      onPick={({ unit }) => onPick(unit)}
      onClose={onClose}
    />
  );
}
