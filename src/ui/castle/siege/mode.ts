export { createCastleSiegeModel as createModel } from '../../../state/castle-siege.ts';
export { SiegeMode as Screen } from './siege-mode.tsx';
