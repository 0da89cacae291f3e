export { createFightPlaceModel } from './model.ts';
export { default } from './screen.tsx';
