export { createCastleTapeModel as createModel } from '../../../state/castle-tape.ts';
export { TapeMode as Screen } from './tape-mode.tsx';
