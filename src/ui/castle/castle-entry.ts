import { createCastleModel as create } from '../../state/castle.ts';
import type { Services } from '../../state/services.ts';
import { castleCode } from './castle-modes.ts';

export { default } from './castle-screen.tsx';

export const createCastleModel = (services: Services) => create(services, castleCode);
