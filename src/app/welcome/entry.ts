// The first start: which games, and one example that is rolled at once (model.ts).
export { default } from './screen.tsx';
