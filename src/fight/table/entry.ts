// What a fight shows from its first roll on, which its first sight does not need: fetched once that is drawn, in one file.
export { AfterTries } from '../after-tries.tsx';
export { Played } from './played.tsx';
