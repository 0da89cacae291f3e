import { createChargeModel } from '../../../src/brikwars/charge/model.ts';
import { fightDevice } from '../duel/device.ts';

/** A device with the Charge opened. */
export async function openCharge(given?: Parameters<typeof fightDevice>[0]) {
  const { used, device } = fightDevice({ hash: '#/fight/charge', ...given });
  const model = await createChargeModel(device);
  return { ...device, used, model };
}
