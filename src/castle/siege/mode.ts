export { createCastleSiegeModel as createModel } from './model.ts';
export { SiegeMode as Screen } from './screen.tsx';
