export { createArmiesModel } from '../../state/armies.ts';
export { default } from './armies-screen.tsx';
