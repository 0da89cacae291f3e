// The place Fight: which game is fought; the games themselves are src/brikwars and src/usb, what they share src/fight.
export { createFightPlaceModel } from './model.ts';
export { default } from './screen.tsx';
