export { createCastleShotsModel as createModel } from './model.ts';
export { ShotsMode as Screen } from './screen.tsx';
