import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { type UnitOfArmy, unitInAddress } from '../kit/units/army-lines.ts';
import type { PickedUnit } from './side.ts';
import { openUsbUnits } from './units/model.ts';
import { useUnitName } from './units/usb-unit-row.tsx';

interface TakeUsbUnitProps extends UnitOfArmy {
  readonly onTake: (picked: PickedUnit) => void;
}

/** Takes over the unit of an army's line, and clears the address that named it. */
function TakeUsbUnit({ army, line, onTake }: TakeUsbUnitProps) {
  const services = useServices();
  const t = useTexts('units');
  const nameOf = useUnitName();
  useEffect(() => {
    let current = true;
    void openUsbUnits(services)
      .then((model) => model.lines.find(army, line))
      .then((found) => {
        if (!current) return;
        services.navigation.describe('');
        if (found) {
          onTake({ unit: found.unit, id: line });
          services.announcer.announce(t.attacks(nameOf(found)));
        } else services.notices.show(t.notThere);
      });
    return () => {
      current = false;
    };
  }, [army, line]);
  return null;
}

/** Takes over the unit that an army's line sent here to fight. Shows nothing. */
export function IncomingUsbUnit({ onTake }: { readonly onTake: (picked: PickedUnit) => void }) {
  const named = unitInAddress(useServices().navigation.location.value.query);
  return named ? <TakeUsbUnit army={named.army} line={named.line} onTake={onTake} /> : null;
}
