// Several armies at once: selecting.tsx is the bar under the thumb, tag-sheet.tsx gives and takes tags, model.ts does all
// of it with one way back; grip.tsx drags a card to its place in the player's own order.
export { Grip } from './grip.tsx';
export { Selecting } from './selecting.tsx';
