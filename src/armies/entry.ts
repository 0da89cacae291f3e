export { createArmiesModel } from './model.ts';
export { default } from './screen.tsx';
