import type { Services } from './services.ts';

export type FightModel = Readonly<Record<string, never>>;

export async function createFightModel(_services: Services): Promise<FightModel> {
  return {};
}
