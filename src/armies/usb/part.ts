import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices } from '../../kit/context.ts';
import type { ArmiesModel } from '../model.ts';
import type { usbArmyCode } from './entry.ts';
import type { UsbArmyModel } from './model.ts';

interface UsbMode {
  readonly code: typeof usbArmyCode;
  readonly army: UsbArmyModel;
}

/** What only an army of USB needs, fetched with the first of them that is `wanted`; undefined until it has arrived. */
export function useUsbPart(model: ArmiesModel, wanted: boolean): UsbMode | undefined {
  const { offline, language } = useServices();
  const arrived = useSignal<UsbMode | undefined>(undefined);
  useEffect(() => {
    if (!wanted || arrived.peek()) return;
    const arrive = async (): Promise<UsbMode> => {
      const [{ usbArmyCode: code }] = await Promise.all([import('./entry.ts'), language.load(['usb'])]);
      return { code, army: await model.usb(code.createUsbArmyModel) };
    };
    arrive().then(
      (part) => {
        arrived.value = part;
      },
      () => offline.markOutdated(),
    );
  }, [model, wanted, offline, language, arrived]);
  return wanted ? arrived.value : undefined;
}
