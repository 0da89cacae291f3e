import type { UsbUnit } from '../rules/usb/unit.ts';
import type { PickedUnit } from './side.ts';
import type { UnitKind } from './units/choices.ts';
import { UnitBench } from './units/unit-bench.tsx';

interface UnitSourceProps {
  /** The unit in hand, to build on. */
  readonly from?: UsbUnit;
  /** Only units of this kind. */
  readonly only?: UnitKind;
  readonly onPick: (picked: PickedUnit) => void;
  readonly onClose: () => void;
}

/** Units of one's own and of stored armies in a sheet, and the bench where new ones are built. */
export function UnitSource({ from, only, onPick, onClose }: UnitSourceProps) {
  return (
    <UnitBench
      takes="take"
      only={only}
      from={from && { name: '', unit: from }}
      onPick={({ unit }, id) => onPick({ unit, ...(id !== undefined && { id }) })}
      onClose={onClose}
    />
  );
}
