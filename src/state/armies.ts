import type { Services } from './services.ts';

export type ArmiesModel = Readonly<Record<string, never>>;

export async function createArmiesModel(_services: Services): Promise<ArmiesModel> {
  return {};
}
