export { createCastleTapeModel as createModel } from './model.ts';
export { TapeMode as Screen } from './screen.tsx';
