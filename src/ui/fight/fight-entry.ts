export { createFightPlaceModel } from '../../state/fight-place.ts';
export { default } from './fight-screen.tsx';
