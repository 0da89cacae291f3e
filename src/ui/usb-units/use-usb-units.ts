import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { openUsbUnits, type UsbUnitsModel } from '../../state/usb-units.ts';
import { useServices } from '../context.ts';

/** The player's own units of USB, with his armies and house rules as they are now; undefined until they are read. */
export function useUsbUnits(): UsbUnitsModel | undefined {
  const services = useServices();
  const model = useSignal<UsbUnitsModel | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void openUsbUnits(services).then(async (opened) => {
      await opened.refresh();
      if (current) model.value = opened;
    });
    return () => {
      current = false;
    };
  }, [services, model]);
  return model.value;
}
