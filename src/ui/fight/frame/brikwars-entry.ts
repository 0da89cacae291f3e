import type { ReadonlySignal } from '@preact/signals';
import { createFightFrame } from '../../../state/fight-frame.ts';
import type { FrameServices } from '../../../state/kept-models.ts';
import { brikwarsModes } from './brikwars-modes.ts';

export { BrikwarsPlace } from './brikwars-place.tsx';

export const createFrame = (services: FrameServices, shown: ReadonlySignal<boolean>) =>
  createFightFrame(services, shown, brikwarsModes);
