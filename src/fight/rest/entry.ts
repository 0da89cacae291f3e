// What the first sight of a fight does not need: its dice once they roll, what is kept of it, and the fights kept before.
// Fetched once that sight is drawn, in one file.
export { AfterTries } from '../after-tries.tsx';
export { KeepButtons } from '../keep-bar.tsx';
export { FoundFight } from '../saved/found-fight.tsx';
export { SavedPage } from '../saved/saved-page.tsx';
export { Played } from './played.tsx';
