import { createCastleSiegeModel } from './model.ts';
import { SiegeMode } from './screen.tsx';

export const mode = { createModel: createCastleSiegeModel, Screen: SiegeMode };
