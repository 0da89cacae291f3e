export { createCastleShotsModel as createModel } from '../../../state/castle-shots.ts';
export { ShotsMode as Screen } from './shots-mode.tsx';
