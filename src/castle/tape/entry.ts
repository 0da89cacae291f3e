import { createCastleTapeModel } from './model.ts';
import { TapeMode } from './screen.tsx';

export const mode = { createModel: createCastleTapeModel, Screen: TapeMode };
