// The fights of BrikWars in the place Fight.
// modes.ts names the modes, each a folder that is fetched when it is first opened: duel (one against one), many
// (volleys, ganging up, blasts), charge, quik (the short games). place.ts says which is shown and by which edition and
// house rules; situation.ts holds the circumstances of an attack, units/ the player's own units. The rules are in
// src/rules/brikwars.
import type { ReadonlySignal } from '@preact/signals';
import type { FrameServices } from '../fight/kept-models.ts';
import { brikwarsModes } from './modes.ts';
import { createBrikwarsPlace } from './place.ts';

export { BrikwarsPlace } from './place-screen.tsx';

export const createFrame = (services: FrameServices, shown: ReadonlySignal<boolean>) =>
  createBrikwarsPlace(services, shown, brikwarsModes);
