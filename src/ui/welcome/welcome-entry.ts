export { createExampleModel } from '../../state/example.ts';
export { default } from './welcome-screen.tsx';
