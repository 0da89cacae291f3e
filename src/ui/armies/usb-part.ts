import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Part } from '../../i18n/messages.ts';
import type { ArmiesModel } from '../../state/armies.ts';
import type { UsbArmyModel } from '../../state/usb-army.ts';
import { useServices } from '../context.ts';

interface UsbPart {
  readonly code: typeof import('./usb/usb-army.tsx');
  readonly army: UsbArmyModel;
}

const texts: readonly Part[] = ['usbarmy', 'usbunits', 'usbrules'];

/** What only an army of USB needs, fetched with the first of them that is `wanted`; undefined until it has arrived. */
export function useUsbPart(model: ArmiesModel, wanted: boolean): UsbPart | undefined {
  const { offline, language } = useServices();
  const arrived = useSignal<UsbPart | undefined>(undefined);
  useEffect(() => {
    if (!wanted || arrived.peek()) return;
    Promise.all([import('./usb/usb-army.tsx'), model.usb(), language.load(texts)]).then(
      ([code, army]) => {
        arrived.value = { code, army };
      },
      () => offline.markOutdated(),
    );
  }, [model, wanted, offline, language, arrived]);
  return wanted ? arrived.value : undefined;
}
