import type { ReadonlySignal } from '@preact/signals';
import { createFightFrame, type FrameServices } from '../../../state/fight-frame.ts';
import { brikwarsModes } from './brikwars-modes.ts';

export { BrikwarsPlace } from './brikwars-place.tsx';

export const createFrame = (services: FrameServices, shown: ReadonlySignal<boolean>) =>
  createFightFrame(services, shown, brikwarsModes);
