import { createChargeModel } from '../../src/state/charge.ts';
import { fightDevice } from './fight-device.ts';

/** A device with the Charge opened. */
export async function openCharge(given?: Parameters<typeof fightDevice>[0]) {
  const { used, device } = fightDevice({ hash: '#/fight/charge', ...given });
  const model = await createChargeModel(device);
  return { ...device, used, model };
}
