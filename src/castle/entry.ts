import type { Services } from '../platform/services.ts';
import { createCastleModel as create } from './model.ts';
import { castleCode } from './modes.ts';

export { default } from './screen.tsx';

export const createCastleModel = (services: Services) => create(services, castleCode);
