// Two armies side by side: lines.ts says each line as its game does, view.ts works out what they share and what not.
export { CompareScreen } from './compare-screen.tsx';
