import { createCastleSiegeModel } from './model.ts';
import { SiegeMode } from './screen.tsx';

export { listSieges } from './listed.ts';

export const mode = { createModel: createCastleSiegeModel, Screen: SiegeMode };
