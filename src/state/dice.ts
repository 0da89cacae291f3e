import type { Services } from './services.ts';

export type DiceModel = Readonly<Record<string, never>>;

export async function createDiceModel(_services: Services): Promise<DiceModel> {
  return {};
}
