export { createExampleModel } from './model.ts';
export { default } from './screen.tsx';
