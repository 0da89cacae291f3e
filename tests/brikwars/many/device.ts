import { createManyModel } from '../../../src/brikwars/many/model.ts';
import { fightDevice } from '../duel/device.ts';

/** A device with the model of many attackers, its code for rolling there. */
export async function openMany(given?: Parameters<typeof fightDevice>[0]) {
  const { used, device } = fightDevice({ hash: '#/fight/many', ...given });
  const model = await createManyModel(device);
  return { ...device, used, model };
}
