import type { Services } from './services.ts';

export type CastleModel = Readonly<Record<string, never>>;

export async function createCastleModel(_services: Services): Promise<CastleModel> {
  return {};
}
