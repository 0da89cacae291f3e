export { createCastleModel } from '../../state/castle.ts';
export { default } from './castle-screen.tsx';
