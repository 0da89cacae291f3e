import { createCastleShotsModel } from './model.ts';
import { ShotsMode } from './screen.tsx';

export const mode = { createModel: createCastleShotsModel, Screen: ShotsMode };
