import { createUsbChargeModel } from '../../../src/usb/charge/model.ts';
import { fightDevice } from '../../brikwars/duel/device.ts';

/** A device with the charge of USB opened. */
export async function openUsbCharge(given?: Parameters<typeof fightDevice>[0]) {
  const { used, device } = fightDevice({ hash: '#/fight/usb/charge', ...given });
  const model = await createUsbChargeModel(device);
  return { ...device, used, model };
}
